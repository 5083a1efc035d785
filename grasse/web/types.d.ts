// Types of the page: what the server sends (messages.d.ts is made from its messages), and what pictures and
// pages are made of.

import type { SVGTemplateResult } from "lit";
import type { Answers } from "./answers.js";
import type { Foresight } from "./foresight.js";
import type { Hearing } from "./hearing.js";
import type { Chair as TableChair, Games, Hint, Node, SummaryChair, Why } from "./messages";
import type { Meanwhile } from "./meanwhile.js";
import type { Part } from "./part.js";
import type { Loaded } from "./parts/loaded.js";
import type { Notice } from "./parts/notices.js";
import type { Past } from "./parts/past.js";
import type { Sure } from "./parts/sure.js";
import type { Touch } from "./parts/touch.js";
import type { Tutoring } from "./parts/tutoring.js";
import type { Zoom } from "./parts/zoom.js";
import type { Room } from "./room.js";
import type { Speech } from "./speech.js";

export * from "./messages";
export type { Node as TableNode, TableMessage as Table, WholeGame as GameInfo } from "./messages";

export type Value = string | number | null;

/** A chair, seen at the table or from outside. */
export type Chair = TableChair | SummaryChair;

/** A piece with its place in a picture: x and y are those of its middle. */
export interface Piece {
  id: string;
  face: string; // which drawing; a note in a bottle is drawn unlike one on the board
  layer: number; // what lies above what; never changes for a piece
  x: number;
  y: number;
  w: number;
  h: number;
  node?: Node;
  scale?: number; // of the drawing inside
  zoom?: number; // of the whole piece; it grows on its way
  state?: string;
  places?: number; // how many may stand there
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
  lay(tree: Node, speech: Speech, tall: boolean): Picture;
  draw(piece: Piece, speech: Speech): unknown;
  sounds?: Record<string, string>; // of events, by their names: which of voices.js
  boxPieces: Record<string, BoxPiece>; // of the parts of a box file
  toldPiece(event: GameEvent, speech: Speech, happened: Happened): ToldPiece | null; // the piece that an event is about
}

/** Where the log finds what an event itself does not say of its piece: the table, and all that happened. */
export interface Happened {
  tree: Node | null;
  events: GameEvent[];
}

/** A piece that the log draws beside a line; without a node the box does not have it. */
export type ToldPiece = Pick<FigurePiece, "face" | "w" | "h" | "state" | "node">;

/** What the fields, rows and values of a box are called: by nouns of the game's catalogue, or messages of it. */
export interface BoxNames {
  nouns?: string[]; // of values
  rows?: string[];
  values?: Record<string, string>; // the messages of values that the box writes in letters
  field?(words: Words, name: string): string; // of a field that has no message of its own; else nothing
  fields?: Record<string, string>; // the messages of fields that are something else here than in other games
  doubts?(valueAt: (place: string) => unknown): Doubt[];
}

/** A value that may be played with, and that hardly anybody means: its place, and the message that says why. */
export interface Doubt {
  place: string;
  key: string;
}

/** How a row of a part of a box is drawn: by the noun of its face in the box, or as the game makes it. */
export interface BoxPiece {
  noun: string;
  face: string;
  w: number;
  h: number;
  zoom: number;
  make?: (name: string, fields: BoxField[]) => Node;
}

/** A piece of a figure; one of several has its place among them. */
export interface FigurePiece {
  face: string;
  w: number;
  h: number;
  x?: number;
  y?: number;
  state?: string;
  scale?: number;
  node?: Omit<Node, "id"> & { id?: string };
}

/** What a game's figures.js gives: by name, pieces, groups of pieces, and signs between them. */
export type Figures = (
  speech: Speech,
  numbers: Record<string, number>,
) => Record<string, (string | FigurePiece | FigurePiece[])[]>;

/** The page of a table, as what belongs to it knows it. */
export interface TablePage extends Part {
  match: string;
  games: Games;
  room: Room | null;
  loaded: Loaded | null;
  problem: string; // why the match cannot be shown
  readonly speech: Speech | null;
  hearing: Hearing;
  answers: Answers;
  touch: Touch;
  tutoring: Tutoring;
  zoom: Zoom;
  past: Past;
  sure: Sure;
  foresight: Foresight;
  meanwhile: Meanwhile;
  notice: Notice;
  hint: Hint | "thinking" | null;
  told: string; // the piece that is pointed at
  said: string; // what is read aloud
  sheet: string; // what stands beside the table: the story or the chat
  returning: boolean; // the chair was asked for, and is not there yet
  readonly chatInSight: boolean;
  askHint(): void;
  closeHint(): void;
  refresh(): Promise<void>;
  sendNow(type: string): void;
  setPace(pace: string): void;
  turnSheet(sheet: string): void;
}
