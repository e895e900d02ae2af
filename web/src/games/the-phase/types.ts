// What the host tells about THE Phase, by the names that its board uses. The types are made from the
// C++ descriptions; games/the_phase/README.md explains the words.
import type * as told from '../../protocol/types';

export type Game = 'the-phase';
export type State = told.State<Game>;
export type View = told.View<Game>;
export type LegalMove = told.LegalMove<Game>;
export type StoryEvent = told.StoryEvent<Game>;
export type Happening = told.Happening<Game>;
export type Told = told.Told<Game>;
export type Kind = Told['event']['kind'];
export type Content = told.Content<Game>;

export type TrickCard = View['trick'][number];
export type SeenCard = View['seen'][number];
export type CardInfo = Content['cards'][number];
export type Colour = CardInfo['colour'];
export type Grid = CardInfo['grid'];
export type Shape = CardInfo['shape'];
export type Wedge = CardInfo['wedge'];
export type PhaseInfo = Content['phases'][number];
export type PhaseName = PhaseInfo['phase'];
export type Trait = Exclude<PhaseInfo['trait'], ''>;

export const PHASES: readonly PhaseName[] = ['0', 'I', 'II', 'III', 'IV'];
export const HIDDEN = '?';
