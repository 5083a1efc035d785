// Rows of a box in the laboratory: what they are called, and how they are drawn.

import { html, nothing } from "../vendor/lit.js";
import { lastOf, partOf, pieceOf } from "../boxes.js";
import { isSame } from "../experiments.js";
import { Speech } from "../speech.js";
import { fieldName, partName, rowName } from "./box-words.js";
import { sketch } from "./sketch.js";

/** @typedef {import("../boxes.js").FormRow} FormRow */
/** @typedef {import("../words.js").Words} Words */
/**
 * What it takes to draw and to name the pieces of a box.
 * @typedef {object} Pieces
 * @property {Words} words of the game
 * @property {import("../types").GameInfo} info
 * @property {import("../types").PictureModule | null} picture
 * @property {import("../types").LabGame["faces"]} faces
 */

/** What a row is called: its title, in the words of the game, if it has one, else its name; a table that is no row by
 * its part.
 * @param {Words} words @param {FormRow} row
 */
export function titleOf(words, row) {
  const title = row.fields.find(({ place }) => lastOf(place) === "name")?.value;
  if (typeof title === "string" && title) return String(words.name("title", title));
  return row.name ? rowName(words, row.name) : partName(words, partOf(row.place));
}

/** The title of the card that a place is about, if it has one. Rows are named there, not numbered.
 * @param {Pick<import("../types").LabGame, "rows" | "fields">} about @param {string} place
 */
export function titleAt({ rows, fields }, place) {
  const steps = place.split("/").slice(0, -1);
  const row = rows.find(({ name }) => name && steps.includes(name));
  const title = row && fields.find((field) => field.place === `${row.place}/name`)?.value;
  return typeof title === "string" ? title : "";
}

/** All that a row can be looked for by.
 * @param {Words} words @param {FormRow} row
 */
export const wordsFor = (words, row) =>
  [
    ...[partName(words, partOf(row.place)), titleOf(words, row), row.name],
    ...row.fields.filter(({ kind }) => kind === "text").map(({ value }) => String(value)),
    ...row.fields.map(({ place }) => fieldName(words, place)),
  ].join(" ");

/** A piece as it lies on the table; nothing if it is not drawn.
 * @param {Pieces} pieces @param {FormRow} row @param {number} larger
 */
export function pieceAt({ words, info, picture, faces }, row, larger = 1) {
  const found = picture ? pieceOf(row, faces, picture.boxPieces) : null;
  if (!picture || !found) return nothing;
  const speech = new Speech(words, { ...info, faces }, []);
  return html`<span class="box-piece">${sketch(picture, speech, [found.piece], found.zoom * larger)}</span>`;
}

/** A piece as it was and, where it looks different now, as it is with its new values.
 * @param {Pieces} pieces as they are now @param {Pieces["faces"]} former those that looked different
 * @param {FormRow} row @param {[place: string, value: unknown][]} values that are new in it
 * @param {number} larger
 */
export function pieceTurned({ words, info, picture, faces }, former, row, values, larger = 1) {
  if (!picture) return nothing;
  const given = new Map(values);
  const fields = row.fields.map((field) =>
    given.has(field.place) ? { ...field, value: /** @type {any} */ (given.get(field.place)) } : field,
  );
  const old = pieceOf(row, { ...faces, ...former }, picture.boxPieces);
  const found = pieceOf({ ...row, fields }, faces, picture.boxPieces);
  if (!found) return nothing;
  const items = old && !isSame(old.piece.node, found.piece.node) ? [old.piece, "→", found.piece] : [found.piece];
  const speech = new Speech(words, { ...info, faces }, []);
  return html`<span class="box-piece">${sketch(picture, speech, items, found.zoom * larger)}</span>`;
}
