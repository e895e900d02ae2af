// What the host tells about Phaktionz, by the names that its board uses. The types are made from the C++
// descriptions; games/phaktionz/README.md explains the words.
import type * as told from '../../protocol/types';

export type Game = 'phaktionz';
export type State = told.State<Game>;
export type Move = told.LegalMove<Game>;
export type StoryEvent = told.StoryEvent<Game>;
export type Happening = told.Happening<Game>;
export type Kind = StoryEvent['event']['kind'];
export type Content = told.Content<Game>;
export type Design = Content['designs'][number];
export type View = told.View<Game>;
export type Player = View['players'][number];
export type Unit = Player['units'][number];
export type Link = View['chain'][number];
export type MoveKind = Move['parts']['kind'];
export type Ask = View['ask'];
export type Phase = View['phase'];

export const HIDDEN = '?';
