// What the host tells about Phase Away, by the names that its board uses. The types are made from the
// C++ descriptions; games/phase_away/README.md explains the words.
import type * as told from '../../protocol/types';

export type Game = 'phase-away';
export type State = told.State<Game>;
export type View = told.View<Game>;
export type Move = told.LegalMove<Game>;
export type StoryEvent = told.StoryEvent<Game>;
export type Happening = told.Happening<Game>;
export type Kind = Happening['event']['kind'];
export type Event = Happening['event'];
export type Content = told.Content<Game>;

export type Step = View['step'];
export type Player = View['players'][number];
export type RoomOf = View['rooms'][number];
export type Tile = NonNullable<RoomOf['tile']>;
export type Prowler = View['monsters'][number];
export type Purse = Player['purse'];
export type Dimension = Player['dimension'];
export type Character = Content['characters'][number];
export type CharacterId = Character['character'];
export type Monster = Content['monsters'][number];
export type Thing = Content['things'][number];
export type MoveKind = Move['parts']['kind'];
export type Direction = NonNullable<Move['parts']['direction']>;
export type End = NonNullable<View['end']>;
