// The game that the lobby shows: the one that somebody chose there, or came back from.
import { load, save } from './store';

const STORE = 'penta.lobby.game';

export function lastGame(known: readonly string[], usual: string): string {
  const kept = load<unknown>(STORE, null);
  return typeof kept === 'string' && known.includes(kept) ? kept : usual;
}

export const rememberGame = (game: string): void => void save(STORE, game);
