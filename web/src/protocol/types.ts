// The messages of docs/protocol.md by the names that the page uses. The types themselves are made
// from the C++ descriptions when the page is built (tools/build-page).
import type * as made from './generated';

/** A message that serves several words, as one message for each. */
type EachWord<M extends { type: string }> = M extends unknown
  ? { [Word in M['type']]: Omit<M, 'type'> & { type: Word } }[M['type']]
  : never;

export type Lang = made.Welcome['lang'];
export type Level = made.Welcome['levels'][number];
export type Stage = made.Table['stage'];
export type ErrorCode = made.ErrorSent['code'];

/** Everything that is typed by a game is typed by all of them where none is named. */
export type GameId = made.GameId;
type Position<G extends GameId> = made.Games[G]['view'];
type LeftOut<G extends GameId> = keyof (typeof made.leftOut)[G] & keyof Position<G>;
/** What somebody sees, with what a message leaves out: `viewOf` makes it. */
export type View<G extends GameId> = Position<G> & Required<Pick<Position<G>, LeftOut<G>>>;
/** What the game says it needs to be drawn. */
export type Content<G extends GameId = GameId> = made.Games[G]['content'];

export type LegalMove<G extends GameId = GameId> = made.LegalMove<G>;
export type RefusedMove<G extends GameId = GameId> = made.RefusedMove<G>;
/** What a move would do. */
export type Told<G extends GameId = GameId> = made.Told<G>;
/** One thing that happened, or what somebody did at the table: took something back, conceded … */
export type StoryEvent<G extends GameId = GameId> = made.StoryEvent<G>;
/** One thing that happened in the game. */
export type Happening<G extends GameId = GameId> = StoryEvent<G> & Told<G>;
/** What kinds there are, with those that are no game's own. */
export type Kind<G extends GameId = GameId> = StoryEvent<G>['event']['kind'];
/** One step of a guided match. */
export type GuideStep = made.GuideStep;
/** Of those the ones that are no game's own. */
export type TableKind = (made.UndoEvent | made.PauseEvent | made.ConcededEvent | made.DrawEvent)['kind'];
export type Undo = made.UndoState;
export type Outcome = made.Ending;
export type ClockState = made.ClockState;
/** What a seat passes without being asked, and what the game can ask about. */
export type Standing = made.StandingState;
export type Until = Standing['until'];
export type Question = made.QuestionOffer;
/** The table now, through the eyes of one seat or of a stranger. */
export type State<G extends GameId = GameId> = made.State<G>;

// ---------------------------------------------------------------- what comes

export type OptionInfo = made.OptionOffer;
export type GameInfo = made.GameOffer;
export type Limits = made.StatedLimits;
export type SeatInfo = made.SeatInfo;
export type ListedTable = made.ListedTable;

/** What a seat chooses for itself before the deal. */
export type Choice = made.Choice;
export type ReadyChoice = made.ReadyChoice;
export type SeatChoice = made.SeatChoice;
export type ChoiceFlaw = made.ChoiceFlaw;

export type WelcomeMessage = made.Welcome;
export type ErrorMessage = made.ErrorSent;
export type CreatedMessage = made.Created;
export type JoinedMessage = made.Joined;
export type TableMessage = made.Table;
export type DealMessage = made.Deal;
export type UpdateMessage = made.Update;
export type MovedMessage = made.Moved;
export type UndoAskedMessage = made.UndoAsked;
export type UndoRefusedMessage = made.UndoRefused;
export type HintMessage = made.Hinted;
export type ArrangedMessage<G extends GameId = GameId> = made.Arranged<G>;
/** What somebody has put where, by the game. */
export type Wish<G extends GameId = GameId> = made.Games[G]['wish'];
export type ChatMessage = made.Said;
export type PointMessage = made.Pointed;
export type HighScore = made.HighScore;
export type HighScoresMessage = made.HighScores;
export type RemovedMessage = made.Removed;
export type ReplayMessage = made.Replayed;
export type RecordMessage = made.RecordSent;
export type RulesMessage = made.RulesSent;
export type ChoicesMessage = made.ChoicesSent;
export type TablesMessage = made.Tables;
export type VerdictMessage = made.VerdictSent;
export type DoneMessage = made.Done;
export type Incoming = EachWord<made.Message>;

// ---------------------------------------------------------------- what goes

export type SeatRequest = made.NewSeat;
export type CreateRequest = made.Create;
export type CommitRequest = made.Commit;
export type RevealRequest = made.Reveal;
export type Outgoing = EachWord<made.Request>;
