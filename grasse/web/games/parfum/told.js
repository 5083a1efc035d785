// What the log of Parfum draws beside what it tells: the piece that a line is about.

import { findNode } from "../../speech.js";

/** @typedef {import("../../types").ToldPiece} ToldPiece */

const LANDED = { fly_turned: "flask", colour_rerolled: "fly" };

/** @param {import("../../types").GameEvent} event @param {import("../../speech.js").Speech} speech
 * @param {import("../../types").Happened} happened
 * @returns {ToldPiece | null}
 */
export function toldPiece({ name, values, seat, number }, speech, { tree, events }) {
  const { customer, note, aroma, perfume, position } = values;
  if (customer) return piece("customer", 76, 116, speech.game.faces[`customer ${customer}`]);
  if (note) return piece("note", 72, 112, speech.game.faces[`note ${note}`]);
  if (aroma)
    return {
      ...piece("die", 32, 32, { id: "", kind: "die", values: { aroma } }),
      state: LANDED[/** @type {keyof typeof LANDED} */ (name)] ?? "",
    };
  if (name.startsWith("clock_") || name === "turn_began") {
    const id = `clock ${position}`;
    const actions = values.actions ?? findNode(tree, id)?.values?.actions;
    return actions
      ? piece("clock", 62, 62, { id, kind: "clock", values: { position: Number(position), actions } })
      : null;
  }
  if (name.startsWith("token_"))
    return piece("token", 34, 34, { id: "", kind: "token", values: { value: values.value ?? "", count: 1 } });
  if (!perfume) return null;
  const begun = (/** @type {import("../../types").GameEvent} */ event) =>
    event.name === "perfume_started" &&
    event.seat === seat &&
    event.values.perfume === perfume &&
    event.number <= number;
  const kind = values.kind ?? events.findLast(begun)?.values.kind; // when it is sold out, it is nowhere else
  const shown = { perfume, kind, complete: Number(name !== "perfume_started"), flacons: values.flacons ?? 0 };
  return kind ? piece("perfume", 66, 86, { id: `perfume ${seat}.${perfume}`, kind: "perfume", values: shown }) : null;
}

/** @param {string} face @param {number} w @param {number} h @param {import("../../types").ToldPiece["node"]} node */
const piece = (face, w, h, node) => ({ face, w, h, node });
