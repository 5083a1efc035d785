// What the log of Parfum draws beside what it tells: the piece that a line is about.

/** @typedef {import("../../types").ToldPiece} ToldPiece */

const LANDED = { fly_turned: "flask", colour_rerolled: "fly" };

/** @param {import("../../types").GameEvent} event @param {import("../../speech.js").Speech} speech
 * @returns {ToldPiece | null}
 */
export function toldPiece({ name, values }, speech) {
  const { customer, note, aroma, perfume, position } = values;
  if (customer) return piece("customer", 76, 116, speech.game.faces[`customer ${customer}`]);
  if (note) return piece("note", 72, 112, speech.game.faces[`note ${note}`]);
  if (aroma)
    return {
      ...piece("die", 32, 32, { id: "", kind: "die", values: { aroma } }),
      state: LANDED[/** @type {keyof typeof LANDED} */ (name)] ?? "",
    };
  if (name.startsWith("clock_") || name === "turn_began")
    return piece("clock", 62, 62, {
      id: "",
      kind: "clock",
      values: { position: Number(position), actions: values.actions ?? 0 },
    });
  if (name.startsWith("token_"))
    return piece("token", 34, 34, { id: "", kind: "token", values: { value: values.value ?? 0, count: 1 } });
  const kind = values.kind ?? "minor"; // a bottle of either kind: which one it was is written beside it
  if (perfume)
    return piece("perfume", 66, 86, { id: "", kind: "perfume", values: { perfume, kind, complete: 1, flacons: 0 } });
  return null;
}

/** @param {string} face @param {number} w @param {number} h @param {import("../../types").ToldPiece["node"]} node */
const piece = (face, w, h, node) => ({ face, w, h, node });
