// Made by docs/make.py from grasse/server/messages.py: edit that.

/** A seat's ledger: final = initial + own + sum of others and stand-ins + luck + revisions. */
export interface Account {
  seat: number;
  initial: number;
  final: number;
  own: number;
  others: number[];
  stand_ins: number[];
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

/** Who wants to undo how many decisions, hints for all (0) or the end (-1); who agreed. */
export interface Asked {
  seat: number;
  agreed: number[];
  back: number;
}

/** What the page can say besides the reason of a refusal: a key of its words, and its values. */
export interface Besides {
  key: string;
  values: Record<string, string | number>;
  place: string;
}

/** A value that is another one in our box; null where there is none. */
export interface BoxDifference {
  place: string;
  before: unknown;
  after: unknown;
  title: string;
}

/** Something that is wrong in a box: the key of a reason, and its values. */
export interface BoxFault {
  place: string;
  row: string;
  field: string;
  key: string;
  values: Record<string, string>;
}

/** A field of a box that may be changed; value is a text if it is nothing that fits. */
export interface BoxField {
  place: string;
  kind: string;
  value: unknown;
  low: number;
  high: number;
  known: string[];
  size: number;
}

/** A box in a list; hash is empty as long as it has faults. */
export interface BoxLine {
  box: string;
  game: string;
  name: string;
  hash: string;
  faults: number;
  changed: number;
}

/** A row of a box: what it is called, where its values come from, whether ours has others. */
export interface BoxRow {
  place: string;
  name: string;
  origin: string;
  changed: boolean;
}

/** The boxes that are one's own. */
export interface Boxes {
  boxes: BoxLine[];
  most: number;
}

/** How well a position is remembered; the words are those of FSRS. */
export interface Card {
  state: number;
  step: number | null;
  stability: number | null;
  difficulty: number | null;
  due: number;
  last: number | null;
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
  grace: number | null;
}

/** What is another with a chair. */
export interface ChairChange {
  seat: number;
  kind?: string;
  name?: string;
  bot?: string;
  here?: boolean;
  left?: number | null;
  pledge?: string;
  grace?: number | null;
}

/** What is another with a piece that is still there; null is a value that it has no more. */
export interface Change {
  id: string;
  values?: Record<string, string | number | null>;
  counts?: Record<string, number | null>;
  touches?: number[] | null;
  gone?: string[];
  new?: [number, Node][];
  nodes?: Change[];
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
  increment: number;
}

/** The address that was confirmed. */
export interface Confirmed {
  mail: string;
}

/** The matches of a day: today's, or one of the archive. */
export interface Day {
  day: string;
  today: string;
  first: string;
  changes: number;
  ends: number;
  shown: boolean;
  games: DayGame[];
}

/** The match of a day of one game. */
export interface DayGame {
  game: string;
  seat: number;
  players: string[];
  hash: string;
  secret: string;
  tomorrow: string;
  match: string;
  status: string;
  practice: string;
  field: number;
  ranks: DayRank[];
  mine: DayRank | null;
  signs: number[];
}

/** A try of a day that counts: its rank by points, and how much of the field it beat. */
export interface DayRank {
  rank: number;
  name: string;
  points: number;
  place: number;
  percent: number | null;
  mine: boolean;
  match: string;
}

/** A kind of decision: the noun of each argument, who takes it, and how people are asked. */
export interface DecisionKind {
  arguments: Record<string, string>;
  hidden: boolean;
  alike: boolean;
  last: boolean;
  aside: boolean;
  besides: boolean;
  small: boolean;
  habit: boolean;
  chance: boolean;
}

/** A link for another browser, and until when it works. */
export interface DeviceLink {
  address: string;
  until: number;
}

/** Somebody who takes part: a person by name, or a bot. */
export interface Entrant {
  entrant: number;
  name: string;
  bot: string;
  mine: boolean;
  pool: number;
  absent: boolean;
  withdrawn: boolean;
}

/** A kind of event: its values, its clause, the value that is scored, and what it begins. */
export interface EventKind {
  values: string[];
  clause: string;
  points: string;
  chapter: string;
}

/** A change that is tried: how far it is, and what was found so far. */
export interface Experiment {
  experiment: string;
  game: string;
  box_name: string;
  compared: boolean;
  chosen: LabChosen[];
  seats: number;
  players: string[];
  wanted: number;
  played: number;
  seconds: number;
  status: "done" | "failed" | "stopped" | "waiting" | "working";
  clear: boolean;
  mine: boolean;
  arms: LabArm[];
  tiles: LabTile[];
  faces: Record<string, Node>;
  alone: boolean;
  luck: LabLuck[];
  reviewing: boolean;
  goes_on: boolean;
  former: Record<string, Node>;
  renewed: boolean;
}

/** What somebody tried, the latest first; without what was found. */
export interface Experiments {
  experiments: Experiment[];
}

/** A decision that is explored, the best option first. */
export interface Explored {
  round: number;
  rounds: number;
  played: number;
  options: ExploredOption[];
  starts: ExploredStart[];
  matches: number;
}

/** What is known of an option. */
export interface ExploredOption {
  action: number;
  chance: number;
  error: number;
  points: number;
  close: boolean;
  trials: number;
  won: number;
  low: number;
  high: number;
  played: number;
  line: LineStep[];
}

/** What an option has brought at starts; with one thing of this start each, if that matters. */
export interface ExploredStart {
  action: number;
  all: ExploredTally;
  shown: ExploredTally[];
}

/** How often seats won that decided so at a start; low and high enclose 95 %. */
export interface ExploredTally {
  matches: number;
  won: number;
  low: number;
  high: number;
  event: GameEvent | null;
}

/** The table as a seat would see it after an action, as far as that is certain; or nothing. */
export interface Foreseen {
  number: number;
  action: number;
  tree: Node | null;
}

/** A moment of luck that changed much for a seat. */
export interface Fortune {
  moment: number;
  seat: number;
  amount: number;
}

/** Somebody with whom one has played: how often, and when the last match ended or moved. */
export interface Friend {
  name: string;
  here: boolean;
  matches: number;
  moved: number;
}

/** People with whom one has played, and those whom one has blocked. */
export interface Friends {
  friends: Friend[];
  blocked: string[];
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
  ladder: string[];
  proposed: boolean;
}

/** What happened, as one reader may know it; why: a bot chose it, and can be asked for it. */
export interface GameEvent {
  number: number;
  name: string;
  seat: number;
  values: Record<string, string | number | null>;
  why?: boolean;
}

/** How strong somebody is in a game, by how many matches. */
export interface GameRating {
  game: string;
  rating: Rating;
  matches: number;
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

/** A table to which somebody asks one. */
export interface Invitation {
  by: string;
  match: Summary;
}

/** What an option is worth to the seat that decides; why speaks for the best one instead. */
export interface JudgedOption {
  action: number;
  chance: number;
  points: number;
  why: MistakeReason | null;
}

/** A seat's decision beside the best one, by what that seat could know then. */
export interface Judgement {
  chosen: number;
  best: number;
  cost: number;
  points: number;
  error: number;
  points_error: number;
  size: "blunder" | "inaccuracy" | "mistake" | "none";
  options: number;
}

/** One of the boxes: the value of everything that is changed, and what came of it. */
export interface LabArm {
  values: unknown[];
  changes: LabChange[];
}

/** A measure before and after; low and high enclose the change. */
export interface LabChange {
  name: string;
  before: number;
  after: number;
  change: number;
  low: number;
  high: number;
  sure: boolean;
}

/** What is changed: its place by the name of its row, and its values. */
export interface LabChosen {
  place: string;
  before: unknown;
  values: unknown[];
}

/** What can be tried with a game and one of its boxes: its form, as in *My boxes*. */
export interface LabGame {
  game: string;
  seats: number[];
  players: string[];
  seconds: Record<string, number>;
  most: number;
  box_name: string;
  fields: BoxField[];
  rows: BoxRow[];
  faces: Record<string, Node>;
  differences: BoxDifference[];
  fitting: number[];
}

/** How much of the result the review books on luck, with one box; low and high enclose it. */
export interface LabLuck {
  share: number;
  low: number;
  high: number;
  decisions: number;
  rest: number;
  matches: number;
}

/** What changes would be: their faults, the pieces that look different, and how many boxes. */
export interface LabSketch {
  faults: BoxFault[];
  faces: Record<string, Node>;
  boxes: number;
  fitting: number[];
}

/** A tile's worth before and after: points for one use, and how much more often users win. */
export interface LabTile {
  noun: string;
  name: string;
  worth: (number | null)[];
  lift: (number | null)[];
  lift_between: (number[] | null)[];
}

/** People and bots of a game on one scale, the strongest first. */
export interface Ladder {
  rungs: Rung[];
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

/** A decision of a line, or a draw: then seat is 0. */
export interface LineStep {
  seat: number;
  action: number;
}

/** The matches that one may go to, and one's own name here, if one has a profile. */
export interface Lobby {
  me: string;
  mine: Summary[];
  listed: Summary[];
  finished: Summary[];
  preparing: string[];
}

/** The box of a match: what differs from ours. */
export interface MatchBox {
  game: string;
  hash: string;
  differences: BoxDifference[];
}

/** Whose browser this is; without a name, nobody's yet. */
export interface Me {
  name: string;
  colour: string;
  sign: string;
  created: number;
  shown: ShownToOthers;
  devices: number;
  phrase: boolean;
  colours: string[];
  signs: string[];
}

/** Where people meet: tables with a free chair, invitations, and who is here. */
export interface Meeting {
  open: Summary[];
  invited: Invitation[];
  here: number;
  people: string[];
  shown: boolean | null;
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
  count: number;
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
  stood_in: boolean;
}

/** A recovery phrase, told once. */
export interface NewPhrase {
  phrase: string;
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
  touches?: number[];
}

/** What the best bot thinks of an option, and what it soon led to whenever it was tried. */
export interface Opinion {
  action: number;
  share: number;
  chances: number[];
  error: number;
  points: number;
  why: MistakeReason | null;
  soon: number | null;
  source: string;
}

/** Who else played: the name at the table, or the bot; and whose profile that is, if any. */
export interface Opponent {
  seat: number;
  name: string;
  bot: string;
  profile: string;
  points: number;
  place: number;
}

/** What is certain of some options alike: a prospect of each. */
export interface Outlook {
  actions: number[];
  then?: number[];
  points?: number;
  least?: number;
  most?: number;
  adds?: number;
  events?: GameEvent[];
  next?: string;
  phase?: string;
  odds?: [number, number][];
}

/** A box: its form, its faults, its pieces as they are drawn, and what differs from ours. */
export interface OwnBox {
  box: string;
  game: string;
  name: string;
  hash: string;
  mine: boolean;
  changed: number;
  fields: BoxField[];
  rows: BoxRow[];
  faults: BoxFault[];
  differences: BoxDifference[];
  faces: Record<string, Node>;
}

/** Somebody is there. */
export interface Pong {
  type: "pong";
}

/** A moment to be decided, as the seat saw it: of a puzzle, or of a match. */
export interface Position {
  game: string;
  box: string;
  difficulty: number;
  table: TableMessage;
}

/** The table as it would be after an action, as far as that is certain. */
export interface Preview {
  type: "preview";
  number: number;
  action: number;
  tree: Node | null;
}

/** Somebody, as others may see them. */
export interface Profile {
  name: string;
  colour: string;
  sign: string;
  created: number;
  shown: ShownToOthers;
  mine: boolean;
}

/** What is certain of an option, or of several in one go (the others are then). */
export interface Prospect {
  action: number;
  then: number[];
  points: number;
  least: number;
  most: number;
  adds: number;
  events: GameEvent[];
  next: string;
  phase: string;
  odds: [number, number][];
}

/** A puzzle of a list: how hard it is, 1 to 5, and how many play. */
export interface PuzzleLine {
  id: string;
  difficulty: number;
  seats: number;
}

/** The puzzles of a game, the easiest first. */
export interface Puzzles {
  puzzles: PuzzleLine[];
}

/** What a rated match changed about a seat. */
export interface RatedSeat {
  seat: number;
  before: Rating;
  after: Rating;
}

/** How strong somebody is, and how many points that may be off, 19 times out of 20. */
export interface Rating {
  points: number;
  doubt: number;
  provisional: boolean;
}

/** What a rated match changed; nobody is here as long as it is not counted. */
export interface RatingChange {
  seats: RatedSeat[];
}

/** A rating before a match, and after it. */
export interface RatingStep {
  before: Rating;
  after: Rating;
}

/** Why a request was refused. */
export interface RefusalBody {
  reason: string;
  detail: string;
  besides?: Besides | null;
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

/** What came of a match for one chair. */
export interface Result {
  match: string;
  game: string;
  seats: number;
  seat: number;
  at: number;
  points: number;
  place: number;
  against: string;
  opponents: Opponent[];
  sources: Record<string, number>;
  accuracy: number | null;
  counts: boolean;
  forked: boolean;
  listed: boolean;
  abandoned: boolean;
  early: boolean;
  rating: RatingStep | null;
}

/** What came of somebody's matches, the latest first; more were over before until. */
export interface Results {
  results: Result[];
  more: boolean;
  until: number;
  ratings: GameRating[];
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
  stand_ins: number[][];
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
  warming: boolean;
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

/** Somebody on the ladder: a person by name, or a bot. */
export interface Rung {
  name: string;
  bot: string;
  rating: Rating;
  matches: number;
  mine: boolean;
}

/** What others may see of somebody besides name, colour and sign. */
export interface ShownToOthers {
  statistics: boolean;
  matches: boolean;
}

/** The table of a finished match after some decisions. */
export interface Step {
  number: number;
  eyes: number;
  turn: number;
  choices: number;
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
  public: boolean;
  rated: boolean;
  language: string;
  day: string;
  practice: boolean;
  tournament: string;
  box_name: string;
  shared: boolean;
  place: number;
  abandoned: boolean;
}

/** A chair, as one browser sees it from outside; rating is told of open tables. */
export interface SummaryChair {
  seat: number;
  kind: string;
  name: string;
  bot: string;
  here: boolean;
  mine: boolean;
  invite: string;
  rating: Rating | null;
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
  forced: number[];
}

/** What has changed of it since the last step. */
export interface TableStep {
  type: "step";
  step: number;
  check: number;
  number: number;
  question?: number;
  status?: string;
  turn?: number;
  decisions?: number;
  chairs?: ChairChange[];
  tree?: Change;
  options?: number[];
  refused?: Record<string, number[]> | null;
  prospects?: Outlook[];
  ways?: Ways | null;
  undo?: number;
  asked?: Asked | null;
  hints?: boolean;
  warming?: boolean;
  links?: number;
  scores?: [number, number][];
  secret?: string;
  rematch?: string;
  lesson?: Lesson | null;
  events?: GameEvent[];
  forced?: number[];
}

/** How one can be told something while no page is open, and what. */
export interface Telling {
  key: string;
  devices: number;
  mails: boolean;
  mail: string;
  confirmed: boolean;
  kinds: Record<string, boolean>;
}

/** A tournament as somebody may see it; next is when its next round begins, 0 if unknown. */
export interface Tournament {
  tournament: string;
  title: string;
  game: string;
  settings: TournamentSettings;
  status: string;
  round: number;
  rounds: number;
  starts: number;
  next: number;
  listed: boolean;
  host: string;
  hosting: boolean;
  entered: number;
  late: boolean;
  fill: string;
  entrants: Entrant[];
  standings: TournamentStanding[];
  played: TournamentRound[];
}

/** A tournament in a list. */
export interface TournamentLine {
  tournament: string;
  title: string;
  game: string;
  settings: TournamentSettings;
  status: string;
  round: number;
  rounds: number;
  entrants: number;
  starts: number;
  mine: boolean;
  listed: boolean;
}

/** A round: its tables, and who has a bye. ends: when bots play on for all; 0: never. */
export interface TournamentRound {
  round: number;
  final: boolean;
  began: number;
  ends: number;
  over: boolean;
  tables: TournamentTable[];
  byes: number[];
}

/** What is agreed before a tournament begins. */
export interface TournamentSettings {
  system: "groups" | "swiss";
  seats: number;
  rounds: number;
  clock: Clock;
  every: number;
  same: boolean;
  fill: string;
  size: number;
  late: boolean;
  rated: boolean;
}

/** A line of the standings. */
export interface TournamentStanding {
  entrant: number;
  points: number;
  strength: number;
  share: number;
  wins: number;
  played: number;
  final: number;
}

/** A table of a round: who sits where, 0 for a bot that only fills; and what came of it. */
export interface TournamentTable {
  number: number;
  match: string;
  entrants: number[];
  scores: [number, number][];
  points: number[];
  mine: boolean;
}

/** The tournaments of this server, and one's own. */
export interface Tournaments {
  tournaments: TournamentLine[];
}

/** What a decision in a position is worth, beside others, the best first. */
export interface Verdict {
  right: boolean;
  answer: number;
  played: number;
  options: JudgedOption[];
  found: number[];
  asked: number[];
  card: Card;
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
  ladder: string[];
  proposed: boolean;
  box: string;
  nouns: Record<string, (string | number)[]>;
  decisions: Record<string, DecisionKind>;
  actions: Action[];
  events: Record<string, EventKind>;
  phases: string[];
  clauses: Record<string, string>;
  faces: Record<string, Node>;
}

/** The table as one reader may see it, from which its steps go on. */
export interface WholeTable {
  type: "whole";
  step: number;
  check: number;
  number: number;
  seat: number;
  not_now: number;
  question: number;
  status: string;
  turn: number;
  decisions: number;
  chairs: Chair[];
  tree: Node;
  options: number[];
  refused: Record<string, number[]> | null;
  prospects: Outlook[];
  ways: Ways | null;
  undo: number;
  asked: Asked | null;
  hints: boolean;
  warming: boolean;
  links: number;
  scores: [number, number][];
  secret: string;
  rematch: string;
  lesson: Lesson | null;
  events?: GameEvent[];
  forced?: number[];
}

/** What came of a bot's decision whenever it was tried, by what everybody saw. */
export interface Why {
  type: "why";
  number: number;
  seat: number;
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
