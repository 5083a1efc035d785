// Made by docs/make.py from grasse/server/messages.py: edit that.

/** Makes this browser that of somebody: by a link, or by their recovery phrase. */
export interface AddDevice {
  link?: string;
  phrase?: string;
  instead?: boolean;
  along?: boolean;
}

/** Agrees to what another asked for. */
export interface Agree {
  type: "agree";
  number: number;
}

/** What somebody decides in a position, and the card of how well they remember it. */
export interface Answer {
  action: number;
  card?: Card | null;
}

/** Asks the others whether the match may be closed as it stands. */
export interface AskEnd {
  type: "ask_end";
  number: number;
}

/** Asks the others whether hints may be given in this match. */
export interface AskHints {
  type: "ask_hints";
  number: number;
}

/** Asks for the whole table again, and for what happened after table since. */
export interface AskWhole {
  type: "whole";
  since: number;
}

/** Asks why a bot did what it did from entry number on; if seat is given, that one. */
export interface AskWhy {
  type: "why";
  number: number;
  seat?: number;
}

/** Does not play the next round, or does. */
export interface BeAbsent {
  absent: boolean;
}

/** Whether one's name is shown to others while one is here. */
export interface BeSeen {
  shown: boolean;
}

/** Does not want to meet somebody, nor to hear them, or does again. */
export interface Block {
  name: string;
  blocked?: boolean;
}

/** A value of a box, and where it stands. */
export interface BoxValue {
  place: string;
  value: boolean | number | string | (number | string | number[])[] | Record<string, number | string> | null;
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

/** Changes what a box is called and what stands in it; confirmed rows are as an owner's. */
export interface ChangeBox {
  name?: string;
  values?: BoxValue[];
  confirmed?: string[];
}

/** What somebody wants to be called, and to look like; what is left out stays. */
export interface ChangeMe {
  name?: string | null;
  colour?: string | null;
  sign?: string | null;
  shown?: Shown | null;
}

/** What one wants to be told, and what not. */
export interface ChooseKinds {
  kinds: Record<string, boolean>;
}

/** How long one may think: about each decision, or in the whole match. */
export interface Clock {
  kind?: "decision" | "match" | "none";
  seconds?: number;
  increment?: number;
}

/** What stands in the link that was sent to an address. */
export interface ConfirmMail {
  token: string;
}

/** Answers the question that table number asks, and those that come then. */
export interface Decide {
  type: "decide";
  number: number;
  action: number;
  link?: string;
  then?: number[];
  along?: boolean;
  links?: string[];
}

/** Does not. */
export interface Disagree {
  type: "disagree";
  number: number;
}

/** Takes part. */
export interface EnterTournament {
  name?: string;
}

/** Up to which round a decision is to be explored; whoever wants more asks for the next. */
export interface ExploreWish {
  round: number;
}

/** Plays on from a decision of a finished match. */
export interface Fork {
  number: number;
  seat: number;
  name: string;
  player?: string;
  pledges?: boolean;
}

/** An address for mail, or nothing if there shall be none. */
export interface GiveMail {
  mail: string;
  language?: string;
}

/** Asks somebody to a table. */
export interface Invite {
  name: string;
}

/** Takes a chair by its invitation, for oneself or for a bot. */
export interface Join {
  invite: string;
  name?: string;
  player?: string;
  pledge?: string;
}

/** Changes that somebody thinks of; without box they are changes of ours. */
export interface LabDraft {
  game: string;
  box?: string;
  settings?: LabSetting[];
}

/** A place of the box, and the values that it is given: one, or several to be compared. */
export interface LabSetting {
  place: string;
  values: (boolean | number | string | (number | string | number[])[] | Record<string, number | string> | null)[];
}

/** Changes to be tried. An own box without any is compared with ours. */
export interface LabWish {
  game: string;
  name: string;
  seats: number;
  players: string[];
  matches: number;
  box?: string;
  settings?: LabSetting[];
  alone?: boolean;
}

/** Gives the chair to a bot. */
export interface Leave {
  type: "leave";
}

/** Leaves for good; the name says that it is meant. */
export interface LeaveForGood {
  name: string;
}

/** Asks what the table would look like after an action. */
export interface LookAhead {
  type: "preview";
  number: number;
  action: number;
}

/** A box to be made: of a file, of another box or that of a match, ours, or proposed. */
export interface NewBox {
  game?: string;
  name?: string;
  file?: string;
  copy?: string;
  hash?: string;
  proposed?: boolean;
}

/** The match of a day to be played: the try that counts, or another one for practice. */
export interface OpenDay {
  game: string;
  name: string;
  day?: string;
  practice?: boolean;
}

/** A lesson to be taken: the one that was begun and is not over, or again from the start. */
export interface OpenLesson {
  game: string;
  lesson: string;
  name: string;
  again?: boolean;
}

/** A match to be opened. */
export interface OpenMatch {
  game: string;
  chairs: WantedChair[];
  options?: Record<string, boolean | number>;
  clock?: Clock;
  listed?: boolean;
  public?: boolean;
  rated?: boolean;
  language?: string;
  box?: string;
}

/** A tournament to be opened; it begins when starts comes, or when its host says so (0). */
export interface OpenTournament {
  title: string;
  game: string;
  settings: TournamentSettings;
  starts?: number;
  listed?: boolean;
  name?: string;
  enter?: boolean;
}

/** Asks whether anybody is there. */
export interface Ping {
  type: "ping";
}

/** Gives the word of a chair for what it will contribute to the luck. */
export interface Pledge {
  type: "pledge";
  pledge: string;
}

/** Takes it back. */
export interface Return {
  type: "return";
}

/** Says something. */
export interface Say {
  type: "chat";
  text: string;
}

/** Plays with somebody: sits down at a table that waits for one, or opens one and waits. */
export interface Seek {
  game: string;
  seats: number;
  pace: "live" | "slow";
  rated?: boolean;
  name?: string;
  language?: string;
  pledges?: boolean;
}

/** Whether everybody who has the link of a finished match may look at it. */
export interface ShareMatch {
  shared: boolean;
}

/** What others may see of somebody besides name, colour and sign. */
export interface Shown {
  statistics?: boolean;
  matches?: boolean;
}

/** Takes a free chair at a table that is open to anyone, or to which one was invited. */
export interface Sit {
  name?: string;
  pledge?: string;
}

/** Gives the chair of somebody who is away to a bot. */
export interface StandIn {
  type: "stand_in";
  seat: number;
}

/** Lets this browser be called, by what its push service gave it. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

/** What is agreed before a tournament begins. */
export interface TournamentSettings {
  system?: "groups" | "swiss";
  seats?: number;
  rounds?: number;
  clock?: Clock;
  every?: number;
  same?: boolean;
  fill?: string;
  size?: number;
  late?: boolean;
  rated?: boolean;
}

/** Undoes the last choice, or asks the others whether it may. */
export interface Undo {
  type: "undo";
  number: number;
}

/** Does not let it be called any more. */
export interface Unsubscribe {
  endpoint: string;
}

/** Asks what the best bot thinks. */
export interface WantHint {
  type: "hint";
  number: number;
}

/** Who shall sit on a chair. */
export interface WantedChair {
  kind: "bot" | "me" | "open";
  name?: string;
  player?: string;
  pledges?: boolean;
}

/** What a chair may say. */
export type Incoming =
  | Agree
  | AskEnd
  | AskHints
  | AskWhole
  | AskWhy
  | Decide
  | Disagree
  | Leave
  | LookAhead
  | Ping
  | Pledge
  | Return
  | Say
  | StandIn
  | Undo
  | WantHint;
