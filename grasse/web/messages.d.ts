// Made by docs/make.py from grasse/server/messages.py: edit that.

/** A seat's ledger: final = initial + own + sum of others + luck + revisions. */
export interface Account {
  seat: number;
  initial: number;
  final: number;
  own: number;
  others: number[];
  luck: number;
  revisions: number;
  luck_error: number;
  accuracy: number;
  choices: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
}

/** What an action decides. */
export interface Action {
  name: string;
  arguments: Record<string, string | number>;
}

/** Who wants to take back how many decisions, hints for all (0) or the end (-1); who agreed. */
export interface Asked {
  seat: number;
  agreed: number[];
  back: number;
}

/** A chair, as everyone sees it. */
export interface Chair {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  here: boolean;
  left: number | null;
  pledge: string;
}

/** What was said since. */
export interface Chat {
  type: "chat";
  lines: ChatLine[];
}

/** What somebody said. */
export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
}

/** How long one may think: about each decision, or in the whole match. */
export interface Clock {
  kind: "decision" | "match" | "none";
  seconds: number;
}

/** A kind of decision: the noun of each argument, who takes it, and how people are asked. */
export interface DecisionKind {
  arguments: Record<string, string>;
  hidden: boolean;
  alike: boolean;
  last: boolean;
  aside: boolean;
  small: boolean;
  habit: boolean;
  chance: boolean;
}

/** A kind of event: its values, its clause, the value that is scored, and what it begins. */
export interface EventKind {
  values: string[];
  clause: string;
  points: string;
  chapter: string;
}

/** A moment of luck that changed much for a seat. */
export interface Fortune {
  moment: number;
  seat: number;
  amount: number;
}

/** A game in a few words. */
export interface GameCard {
  name: string;
  title: string;
  prefix: string;
  version: number;
  seats: number[];
  options: Record<string, boolean | number>;
  picture: boolean;
  lessons: string[];
}

/** What happened, as one reader may know it. */
export interface GameEvent {
  number: number;
  name: string;
  seat: number;
  values: Record<string, string | number | null>;
}

/** What can be played here, by whom else, and in which languages. */
export interface Games {
  games: GameCard[];
  players: string[];
  levels: Record<string, number>;
  languages: Record<string, string>;
}

/** Whether a server can do its work, and the games that it still compiles. */
export interface Health {
  status: string;
  preparing: string[];
}

/** The best few options, the best first. */
export interface Hint {
  type: "hint";
  number: number;
  opinions: Opinion[];
}

/** How a game is played, in one language. */
export interface How {
  title: string;
  sections: HowSection[];
  numbers: Record<string, number>;
  phases: Record<string, string>;
  kinds: Record<string, string>;
  clauses: HowClause[];
}

/** A paragraph, an item of a list, or a figure; texts have Markdown's bold and italics. */
export interface HowBlock {
  kind: "figure" | "item" | "text";
  text: string;
  figure: string;
}

/** A rule in one or two sentences, and the section that tells of the same. */
export interface HowClause {
  id: string;
  text: string;
  section: string;
}

/** A section of How to play; search has words that lead to it and need not stand in it. */
export interface HowSection {
  id: string;
  title: string;
  search: string;
  blocks: HowBlock[];
}

/** A seat's decision beside the best one, by what that seat could know then. */
export interface Judgement {
  chosen: number;
  best: number;
  cost: number;
  points: number;
  error: number;
  size: "blunder" | "inaccuracy" | "mistake" | "none";
  options: number;
}

/** Where a lesson stands: what is said before the next answer, and which answers go on. */
export interface Lesson {
  name: string;
  step: number;
  of: number;
  lines: LessonLine[];
  answers: number[];
  otherwise: Record<string, string>;
  over: boolean;
}

/** What a lesson says, by its key in the words, the piece that it speaks of, and a drawing. */
export interface LessonLine {
  says: string;
  points_at: string;
  figure: string;
}

/** The matches that one may go to. */
export interface Lobby {
  mine: Summary[];
  listed: Summary[];
  finished: Summary[];
  preparing: string[];
}

/** One of the costliest decisions. */
export interface Mistake {
  moment: number;
  seat: number;
  why: MistakeReason;
}

/** Why a decision was a mistake: a message of the catalogues and what it speaks of. */
export interface MistakeReason {
  id: string;
  points: number;
  source: string;
  seat: number;
}

/** A decision of a seat that had a choice, or luck: whatever can change the chances. */
export interface Moment {
  number: number;
  until: number;
  seat: number;
  before: number[];
  after: number[];
  points_before: number[];
  points_after: number[];
  revision: number[];
  error: number;
  judgement: Judgement | null;
}

/** A piece or a place of the table, as one seat may see it. */
export interface Node {
  id: string;
  kind: string;
  values?: Record<string, string | number>;
  counts?: Record<string, number>;
  actions?: number[];
  clause?: number;
  children?: Node[];
  refused?: Record<string, number>;
}

/** What the best bot thinks of an option, and what it soon led to whenever it was tried. */
export interface Opinion {
  action: number;
  share: number;
  chances: number[];
  error: number;
  soon: number | null;
  source: string;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
}

/** The table as it would be after an action, as far as that is certain. */
export interface Preview {
  type: "preview";
  number: number;
  action: number;
  tree: Node | null;
}

/** What is certain of an option: points, what happens besides, and what comes then. */
export interface Prospect {
  action: number;
  points: number;
  events: GameEvent[];
  next: string;
  phase: string;
  odds: [number, number][];
}

/** Why a request was refused. */
export interface RefusalBody {
  reason: string;
  detail: string;
}

/** What was asked for is not done. */
export interface RefusalMessage {
  type: "refused";
  reason: string;
  clause: number;
  action: number;
  number: number;
  detail: string;
}

/** A finished match, to step through. */
export interface Replay {
  last: number;
  decisions: ReplayDecision[];
  rounds: ReplayRound[];
  rounds_are: string;
}

/** A decision of a finished match. */
export interface ReplayDecision {
  number: number;
  seat: number;
  name: string;
  arguments: Record<string, string | number>;
}

/** Where a round, or whatever is a chapter of this game, began. */
export interface ReplayRound {
  round: number;
  number: number;
}

/** A match, reviewed. */
export interface Review {
  game: string;
  seats: number;
  names: string[];
  scores: [number, number][];
  settings: ReviewSettings;
  moments: Moment[];
  ledger: Account[];
  table: number[][];
  worst: Mistake[];
  fortunes: Fortune[];
}

/** How a review was made; the same settings find the same. */
export interface ReviewSettings {
  thinking: number;
  deep: boolean;
  seed: string;
  method: number;
  version: number;
}

/** How far the review of a match is; while it goes on, with the moments found so far. */
export interface ReviewState {
  status: "done" | "failed" | "none" | "waiting" | "working";
  done: number;
  moments: Moment[];
  review: Review | null;
}

/** The rules of a game. */
export interface Rules {
  blocks: RulesBlock[];
}

/** A part of the rules; its text has Markdown's signs for bold and code. */
export interface RulesBlock {
  kind: "heading" | "item" | "table" | "text";
  text: string;
  level: number;
  clause: string;
  rows: RulesRow[];
}

/** A row of a table of the rules, and the clause that it is, if any. */
export interface RulesRow {
  clause: string;
  cells: string[];
}

/** The table of a finished match after some decisions. */
export interface Step {
  number: number;
  eyes: number;
  turn: number;
  tree: Node;
  events: GameEvent[];
  scores: [number, number][];
}

/** A match, as one browser sees it from outside. */
export interface Summary {
  match: string;
  game: string;
  version: number;
  box: string;
  status: string;
  number: number;
  turn: number;
  chairs: SummaryChair[];
  options: Record<string, boolean | number>;
  clock: Clock;
  listed: boolean;
  created: number;
  moved: number;
  scores: [number, number][];
  hash: string;
  secret: string;
  forked: number;
  luck: number;
  rematch: string;
  lesson: string;
}

/** A chair, as one browser sees it from outside. */
export interface SummaryChair {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  here: boolean;
  mine: boolean;
  invite: string;
}

/** The table as one reader may see it. */
export interface TableMessage {
  type: "table";
  number: number;
  question: number;
  seat: number;
  status: string;
  turn: number;
  decisions: number;
  chairs: Chair[];
  tree: Node | null;
  options: number[];
  prospects: Prospect[];
  ways: Ways | null;
  events: GameEvent[];
  undo: number;
  asked: Asked | null;
  hints: boolean;
  warming: boolean;
  links: number;
  scores: [number, number][];
  secret: string;
  rematch: string;
  lesson: Lesson | null;
}

/** Several decisions in one go, each with the first one now: for whoever is asked. */
export interface Ways {
  again: number[][];
  rest: number[];
  pieces: Record<string, number[][]>;
}

/** Everything about a game that does not change during a match. */
export interface WholeGame {
  name: string;
  title: string;
  prefix: string;
  version: number;
  seats: number[];
  options: Record<string, boolean | number>;
  picture: boolean;
  lessons: string[];
  box: string;
  nouns: Record<string, (string | number)[]>;
  decisions: Record<string, DecisionKind>;
  actions: Action[];
  events: Record<string, EventKind>;
  phases: string[];
  clauses: Record<string, string>;
  faces: Record<string, Node>;
}

/** What came of a bot's decision whenever it was tried, by what everybody saw. */
export interface Why {
  type: "why";
  number: number;
  bot: string;
  ahead: boolean;
  tries: number;
  times: number;
  points: number;
  source: string;
}

/** A match as it was written down. */
export interface Written {
  summary: Summary;
  entries: WrittenEntry[];
  chat: ChatLine[];
}

/** An entry of a match as it was written down; value is told when the match is over. */
export interface WrittenEntry {
  number: number;
  kind: string;
  seat: number;
  value: number | null;
  at: number;
}
