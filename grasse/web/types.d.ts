// What docs/protocol.md says, as types.

import type { SVGTemplateResult } from "lit";
import type { Speech } from "./speech.js";

export type Value = string | number | null;

export interface TableNode {
  id: string;
  kind: string;
  values?: Record<string, Value>;
  counts?: Record<string, number>;
  actions?: number[];
  clause?: number;
  refused?: Record<string, number>;
  children?: TableNode[];
}

export interface GameEvent {
  number: number;
  name: string;
  seat: number;
  values: Record<string, Value>;
}

export interface Chair {
  seat: number;
  kind: "person" | "open" | "bot";
  name: string;
  bot: string;
  here: boolean;
  left?: number | null;
  mine?: boolean;
  invite?: string;
}

export interface Clock {
  kind: "none" | "decision" | "match";
  seconds: number;
}

export interface Summary {
  match: string;
  game: string;
  version: number;
  status: "waiting" | "playing" | "over";
  number: number;
  turn: number;
  chairs: Chair[];
  options: Record<string, boolean>;
  clock: Clock;
  listed: boolean;
  created: number;
  moved: number;
  scores: [number, number][];
  hash: string;
  secret: string;
  forked: number;
  rematch: string;
}

export interface Table {
  type: "table";
  number: number;
  seat: number;
  status: "waiting" | "playing" | "over";
  turn: number;
  decisions: number;
  chairs: Chair[];
  tree: TableNode | null;
  options: number[];
  events: GameEvent[];
  undo: number;
  asked: { seat: number; agreed: number[]; back: number } | null;
  hints: boolean;
  warming: boolean; // who thinks now, or could be asked for a hint, is prepared this first time
  scores: [number, number][];
  secret: string;
  rematch: string;
}

/** What the best bot thinks, of the best option first. */
export interface Hint {
  type: "hint";
  number: number;
  opinions: { action: number; share: number; chances: number[]; error: number }[];
}

export interface ChatLine {
  number: number;
  seat: number;
  text: string;
  at: number;
}

export interface GameCard {
  name: string;
  title: string;
  prefix: string;
  version: number;
  seats: number[];
  options: Record<string, boolean>;
  picture: boolean;
}

export interface GameInfo extends GameCard {
  box: string;
  nouns: Record<string, Value[]>;
  decisions: Record<string, { arguments: Record<string, string>; hidden: boolean; alike: boolean; chance: boolean }>;
  actions: { name: string; arguments: Record<string, Value> }[];
  events: Record<string, { values: string[]; clause: string; points: string; chapter: string }>;
  phases: string[];
  clauses: Record<string, string>;
  faces: Record<string, TableNode>;
}

export interface Games {
  games: GameCard[];
  players: string[];
  levels: Record<string, number>;
  languages: Record<string, string>;
}

export interface Lobby {
  mine: Summary[];
  listed: Summary[];
  finished: Summary[];
  preparing: string[];
}

export interface Replay {
  last: number;
  decisions: { number: number; seat: number; name: string; arguments: Record<string, Value> }[];
  rounds: { round: number; number: number }[];
  rounds_are: "round" | "day" | "";
}

export interface Step {
  number: number;
  eyes: number;
  turn: number;
  tree: TableNode;
  events: GameEvent[];
  scores: [number, number][];
}

/** A piece with its place in a picture: x and y are those of its middle. */
export interface Piece {
  id: string;
  face: string; // which drawing; a note in a bottle is drawn unlike one on the board
  layer: number; // what lies above what; never changes for a piece
  x: number;
  y: number;
  w: number;
  h: number;
  node?: TableNode;
  scale?: number; // of the drawing inside
  zoom?: number; // of the whole piece; it grows on its way
  state?: string;
  active?: boolean;
  mine?: boolean;
  quiet?: boolean; // is only to be looked at: what may be done is done with the piece around it
}

/** A place under the pieces: ground, heading. */
export interface Ground {
  id: string;
  drawing: SVGTemplateResult;
}

export interface Picture {
  width: number;
  height: number;
  grounds: Ground[];
  pieces: Piece[];
}

/** What a game's picture.js gives. */
export interface PictureModule {
  lay(tree: TableNode, speech: Speech, tall: boolean): Picture;
  draw(piece: Piece, speech: Speech): unknown;
}

/** What need not be told of others. */
export interface Brevity {
  silent: Set<string>;
  minor: Set<string>;
}
