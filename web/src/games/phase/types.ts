// What the host tells about Phase, by the names that its board uses. The types are made from the C++
// descriptions; games/phase/README.md explains the words.
import type * as told from '../../protocol/types';

export type Game = 'phase';
export type State = told.State<Game>;
export type Move = told.LegalMove<Game>;
export type StoryEvent = told.StoryEvent<Game>;
export type Happening = told.Happening<Game>;
export type Kind = Happening['event']['kind'];
export type Content = told.Content<Game>;
export type Side = Content['sides'][number];
type Told = told.View<Game>;
type ToldPlayer = Told['players'][number];
/** In a view every card has its sleeve; only positions that people write leave it out. */
export type Placed = ToldPlayer['hand'][number] & { sleeve: string };
type Zone = 'play' | 'barracks' | 'hand' | 'discard' | 'deck';
export type Player = Omit<ToldPlayer, Zone> & Record<Zone, Placed[]>;
export type View = Omit<Told, 'players'> & { players: Player[] };
export type MoveKind = Move['parts']['kind'];
export type Ask = View['ask'];
export type Step = View['step'];

export const HIDDEN = '?';
