// What the host tells about Phase 10 Masters, by the names that its board uses. The types are made
// from the C++ descriptions; games/phase10_masters/README.md explains the words.
import type * as told from '../../protocol/types';

export type Game = 'phase10-masters';
export type State = told.State<Game>;
export type View = told.View<Game>;
export type Move = told.LegalMove<Game>;
export type StoryEvent = told.StoryEvent<Game>;
export type Happening = told.Happening<Game>;
export type Kind = Happening['event']['kind'];
export type Content = told.Content<Game>;
export type Wish = told.Wish<Game>;
export type Arrangement = NonNullable<told.ArrangedMessage<Game>['arrangement']>;
export type LayDown = Arrangement['ways'][number];

export type Parts = Move['parts'];
export type MoveKind = Parts['kind'];
export type LaidGroup = View['groups'][number];
export type LaidCard = LaidGroup['cards'][number];
export type CardInfo = Content['cards'][number];
export type Colour = Exclude<CardInfo['colour'], ''>;
export type PhaseInfo = Content['phases'][number];

export const HIDDEN = '?';
export const WILD = 'wild';
export const SKIP = 'skip';
export const PHASES: readonly number[] = Array.from({ length: 10 }, (_, i) => i + 1);
