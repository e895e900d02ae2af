// The messages of docs/protocol.md. Names here are what the rest of the page imports.

export type Lang = 'en' | 'de';
export type Level = 'easy' | 'normal' | 'hard';
export type Stage = 'open' | 'dealing' | 'running' | 'over' | 'closed';
export type ErrorCode =
  | 'malformed'
  | 'unknown_type'
  | 'version'
  | 'unknown'
  | 'not_yours'
  | 'not_now'
  | 'stale'
  | 'illegal'
  | 'limit';

// ---------------------------------------------------------------- what a match looks like

/** One thing that happened, in the words of the game: see the game's README. */
export interface GameEvent {
  kind: string;
  seat?: number;
  [field: string]: unknown;
}

export interface LegalMove {
  move: string;
  text: string;
  parts: Record<string, unknown>;
  preview?: { event: GameEvent; text: string }[];
}

export interface RefusedMove {
  move: string;
  parts: Record<string, unknown>;
  text: string;
}

export interface StoryEvent {
  n: number;
  event: GameEvent;
  text: string;
}

export interface Undo {
  takes_back: number[];
  free: boolean;
}

export interface Outcome {
  shares: number[];
  scores: number[];
  winners: number[];
  text: string;
}

/** The table now, through the eyes of one seat or of a stranger. */
export interface State {
  number: number;
  view: any;
  to_act: number[];
  simultaneous: boolean;
  legal: LegalMove[];
  refused: RefusedMove[];
  /** Takes nothing back: there is nothing to undo. */
  undo: Undo;
  time: number;
  due: number | null;
  outcome: Outcome | null;
}

// ---------------------------------------------------------------- what comes

export interface OptionInfo {
  name: string;
  kind: 'number' | 'choice' | 'text';
  low?: number;
  high?: number;
  choices?: string[];
  usual: string;
  help: string;
}

export interface GameInfo {
  id: string;
  name: string;
  about: string;
  least: number;
  most: number;
  usual: number;
  options: OptionInfo[];
}

export interface Limits {
  message_bytes: number;
  messages_per_second: number;
  tables_per_hour: number;
  chat_letters: number;
}

export interface WelcomeMessage {
  type: 'welcome';
  re?: string;
  version: number;
  lang: Lang;
  games: GameInfo[];
  levels: Level[];
  limits: Limits;
}

export interface ErrorMessage {
  type: 'error';
  re?: string;
  code: ErrorCode;
  text: string;
}

export interface CreatedMessage {
  type: 'created';
  re?: string;
  table: string;
  host: string;
  watch: string;
  seats: { seat: number; key: string }[];
  imagined?: boolean;
}

export interface JoinedMessage {
  type: 'joined';
  re?: string;
  table: string;
  role: 'seat' | 'watch' | 'host';
  seat?: number | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  who: 'person' | 'bot';
  level?: Level;
  here: boolean;
  bot_for_now?: Level | null;
}

export interface TableMessage {
  type: 'table';
  table: string;
  game: string;
  options: Record<string, string>;
  stage: Stage;
  hints: boolean;
  listed: boolean;
  pace: number;
  created: number;
  seats: SeatInfo[];
  /** It goes on from a position of another match, and that may have been imagined. */
  set_up?: boolean;
  imagined?: boolean;
  watchers: number;
  yours: number[];
  host: boolean;
}

export interface DealMessage {
  type: 'deal';
  table: string;
  step: 'commit' | 'reveal' | 'done' | 'restart';
  attempt: number;
  match?: string;
  server_commit?: string;
  seats?: number[];
  commits?: { seat: number; commit: string }[];
  missing?: number[];
}

export interface UpdateMessage {
  type: 'update';
  table: string;
  seat: number | null;
  from: number;
  number: number;
  events: StoryEvent[];
  state: State;
}

export interface MovedMessage {
  type: 'moved';
  re?: string;
  number: number;
}

export interface UndoAskedMessage {
  type: 'undo_asked';
  table: string;
  seat: number;
  takes_back: number[];
  waiting: number[];
}

export interface UndoRefusedMessage {
  type: 'undo_refused';
  table: string;
  seat: number;
  by: number;
}

export interface HintMessage {
  type: 'hint';
  re?: string;
  table: string;
  seat: number;
  number: number;
  move: string;
  text: string;
}

export interface ChatMessage {
  type: 'chat';
  table: string;
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface RemovedMessage {
  type: 'removed';
  re?: string;
  seat: number;
  key: string;
}

export interface ReplayMessage {
  type: 'replay';
  re?: string;
  table: string;
  seat: number | null;
  at: number;
  of: number;
  events: StoryEvent[];
  state: State;
}

export interface RecordMessage {
  type: 'record';
  re?: string;
  record: unknown;
}

export interface RulesMessage {
  type: 'rules';
  re?: string;
  game: string;
  text: string;
  content: any;
}

export interface ListedTable {
  table: string;
  game: string;
  watch: string;
  stage: Stage;
  names: string[];
}

export interface TablesMessage {
  type: 'tables';
  re?: string;
  tables: ListedTable[];
}

export interface VerdictMessage {
  type: 'verdict';
  re?: string;
  flaw: string;
  text: string;
  checks: { name: string; ok: boolean; text: string }[];
}

/** Something was done that has no other answer. */
export interface DoneMessage {
  type: 'done' | 'pong';
  re?: string;
}

export type Incoming =
  | WelcomeMessage
  | ErrorMessage
  | CreatedMessage
  | JoinedMessage
  | TableMessage
  | DealMessage
  | UpdateMessage
  | MovedMessage
  | UndoAskedMessage
  | UndoRefusedMessage
  | HintMessage
  | ChatMessage
  | RemovedMessage
  | ReplayMessage
  | RecordMessage
  | RulesMessage
  | TablesMessage
  | VerdictMessage
  | DoneMessage;

// ---------------------------------------------------------------- what goes

export interface HelloRequest {
  type: 'hello';
  id?: string;
  version: 1;
  lang: Lang;
  previews: boolean;
}

export interface SeatRequest {
  who: 'person' | 'bot';
  name?: string;
  level?: Level;
}

export interface CreateRequest {
  type: 'create';
  id?: string;
  game: string;
  options?: Record<string, string>;
  seats?: SeatRequest[];
  hints?: boolean;
  listed?: boolean;
  pace?: number;
}

export interface JoinRequest {
  type: 'join';
  id?: string;
  key: string;
  since?: number;
}

export interface LeaveRequest {
  type: 'leave';
  id?: string;
  table: string;
}

export interface RenameRequest {
  type: 'rename';
  id?: string;
  table: string;
  seat: number;
  name: string;
}

export interface StartRequest {
  type: 'start';
  id?: string;
  table: string;
}

export interface CommitRequest {
  type: 'commit';
  id?: string;
  table: string;
  seat: number;
  commit: string;
}

export interface RevealRequest {
  type: 'reveal';
  id?: string;
  table: string;
  seat: number;
  reveal: string;
}

export interface MoveRequest {
  type: 'move';
  id: string;
  table: string;
  seat: number;
  seen: number;
  move: string;
}

export interface UndoRequest {
  type: 'undo';
  id?: string;
  table: string;
  seat: number;
  seen: number;
}

export interface AgreeRequest {
  type: 'agree';
  id?: string;
  table: string;
  seat: number;
  agree: boolean;
}

export interface HintRequest {
  type: 'hint';
  id?: string;
  table: string;
  seat: number;
}

export interface ChatRequest {
  type: 'chat';
  id?: string;
  table: string;
  seat: number;
  text: string;
}

export interface StandInRequest {
  type: 'stand_in';
  id?: string;
  table: string;
  seat: number;
  level: Level | null;
}

export interface RemoveRequest {
  type: 'remove';
  id?: string;
  table: string;
  seat: number;
}

export interface CloseRequest {
  type: 'close';
  id?: string;
  table: string;
}

export interface ReplayRequest {
  type: 'replay';
  id?: string;
  table: string;
  seat: number | null;
  at: number;
}

export interface RecordRequest {
  type: 'record';
  id?: string;
  table: string;
}

export interface ContinueRequest {
  type: 'continue';
  id?: string;
  table: string;
  seat: number;
  at: number;
  level: Level;
}

export interface RulesRequest {
  type: 'rules';
  id?: string;
  game: string;
  options: Record<string, string>;
}

export interface ListRequest {
  type: 'list';
  id?: string;
}

export interface VerifyRequest {
  type: 'verify';
  id?: string;
  record: unknown;
}

export interface PingRequest {
  type: 'ping';
  id?: string;
}

export type Outgoing =
  | HelloRequest
  | CreateRequest
  | JoinRequest
  | LeaveRequest
  | RenameRequest
  | StartRequest
  | CommitRequest
  | RevealRequest
  | MoveRequest
  | UndoRequest
  | AgreeRequest
  | HintRequest
  | ChatRequest
  | StandInRequest
  | RemoveRequest
  | CloseRequest
  | ReplayRequest
  | RecordRequest
  | ContinueRequest
  | RulesRequest
  | ListRequest
  | VerifyRequest
  | PingRequest;
