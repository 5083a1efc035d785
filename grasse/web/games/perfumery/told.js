// What the log of Perfumery draws beside what it tells: the piece that a line is about.

import { CARD } from "./cards.js";

/** @typedef {import("../../types").ToldPiece} ToldPiece */

/** @param {import("../../types").GameEvent} event @param {import("../../speech.js").Speech} speech
 * @returns {ToldPiece | null}
 */
export function toldPiece({ values }, speech) {
  const { letter, card, recipe, perfume } = values;
  if (letter) return { face: "kind", w: 28, h: 28, node: { kind: "kind", values: { letter, essence: letter } } };
  const node = speech.game.faces[`card ${card ?? recipe ?? perfume}`];
  if (!node) return null;
  if (node.kind === "recipe") return { face: "installed", w: 80, h: 24, node };
  if (node.kind === "perfume") return { face: "bottle", w: 36, h: 60, node };
  return { face: "card", w: CARD.w, h: CARD.h, node };
}
