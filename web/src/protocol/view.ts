// A view as boards want it: with what messages leave out.
import { leftOut } from './generated';
import type { GameId, State, View } from './types';

export function viewOf<G extends GameId>(game: G, state: State<G>): View<G> {
  // `View` is defined by `leftOut`; the compiler does not follow that while the game is not known.
  return { ...leftOut[game], ...state.view } as unknown as View<G>;
}
