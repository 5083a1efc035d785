// The piece that a line of the log is about, drawn small beside it.

import { nothing, render } from "../vendor/lit.js";
import { sketch } from "./sketch.js";

/** @typedef {import("../types").GameEvent} GameEvent */
/** @typedef {import("../types").PictureModule} PictureModule */
/** @typedef {import("../speech.js").Speech} Speech */

const HIGH = 22; // pixels: a line of the log is not higher for it
const WIDE = 56;

/** What a log draws: each piece once, and copies of it, as the whole log is told again with every event. */
export class ToldSigns {
  constructor() {
    /** @type {Map<string, Element>} */
    this.drawn = new Map();
    /** @type {Record<"gist" | "said", WeakMap<GameEvent, {key: string, sign: Element}>>} */
    this.placed = { gist: new WeakMap(), said: new WeakMap() };
  }

  /** The sign of an event where its turn is told in short, or where it is told itself.
   * @param {"gist" | "said"} where @param {GameEvent} event @param {PictureModule | null} picture
   * @param {Speech} speech @param {import("../types").Happened} happened
   */
  sign(where, event, picture, speech, happened) {
    const piece = event.name in speech.game.events ? picture?.toldPiece(event, speech, happened) : null;
    if (!picture || !piece?.node) return nothing;
    const key = JSON.stringify([speech.words.language, piece.face, piece.state, piece.node.values]);
    const before = this.placed[where].get(event);
    if (before?.key === key) return before.sign;
    const sign = /** @type {Element} */ (this.draw(key, piece, picture, speech).cloneNode(true));
    this.placed[where].set(event, { key, sign });
    return sign;
  }

  /** @param {string} key @param {import("../types").ToldPiece} piece
   * @param {PictureModule} picture @param {Speech} speech
   */
  draw(key, piece, picture, speech) {
    const known = this.drawn.get(key);
    if (known) return known;
    const sign = document.createElement("span");
    sign.className = "picture told-sign"; // for the colours of the game; the drawing itself is no picture of a table
    render(sketch(picture, speech, [piece], Math.min(HIGH / (piece.h + 8), WIDE / (piece.w + 8))), sign);
    sign.querySelector("svg")?.setAttribute("class", "sketch");
    this.drawn.set(key, sign);
    return sign;
  }
}
