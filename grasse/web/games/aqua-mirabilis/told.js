// What the log of Aqua Mirabilis draws beside what it tells: the piece that a line is about.

/** @typedef {import("../../types").ToldPiece} ToldPiece */
/** @typedef {Record<string, string | number>} Values */

/** @param {string} face @param {number} w @param {number} h @param {ToldPiece["node"]} node */
const piece = (face, w, h, node) => ({ face, w, h, node });

/** @param {string} face @param {number} w @param {number} h @param {Values} values */
const made = (face, w, h, values) => piece(face, w, h, { kind: face, values });

/** @param {string | number} scent */
const flower = (scent) => made("flower", 30, 30, { scent, count: 0 });

/** @param {string | number} scent */
const essence = (scent) => made("essence", 30, 30, { scent, count: 0 });

const king = () => made("king", 22, 32, {});
const court = () => made("court", 22, 32, {});
const worker = () => made("worker", 20, 28, {});

/** What is drawn for which event.
 * @type {Record<string, (values: Values, faces: Record<string, import("../../types").TableNode>, seat: number) =>
 *   ToldPiece>}
 */
const TOLD = {
  worker_placed: worker,
  worker_moved: worker,
  flower_taken: ({ stall }) => flower(stall),
  compensated: ({ scent }) => flower(scent),
  flowers_gained: ({ scent }) => flower(scent),
  flowers_discarded: ({ scent }) => flower(scent),
  flowers_delivered: ({ scent }) => flower(scent),
  flower_stored: ({ scent }) => flower(scent),
  flower_dropped: ({ scent }) => flower(scent),
  essences_gained: ({ scent }) => essence(scent),
  essences_discarded: ({ scent }) => essence(scent),
  lesson_learned: ({ lesson }, faces) => lessonPiece(faces[`lesson ${lesson}`]),
  tile_taken: ({ tile }, faces) => piece("tile", 56, 44, faces[`tile ${tile}`]),
  tile_flipped: ({ tile }, faces) => piece("tile", 56, 44, faces[`tile ${tile}`]),
  top_turned: ({ tile }, faces) => piece("tile", 56, 44, faces[`tile ${tile}`]),
  created: ({ recipe }, faces) => perfume(faces[`recipe ${recipe}`]),
  presented: ({ recipe }, faces) => perfume(faces[`recipe ${recipe}`]),
  perfume_discarded: ({ recipe }, faces) => perfume(faces[`recipe ${recipe}`]),
  paraded: ({ recipe }, faces) => perfume(faces[`recipe ${recipe}`]),
  king_placed: king,
  king_moved: king,
  king_points: king,
  court_placed: court,
  court_moved: court,
  court_stepped: court,
  court_points: court,
  coach_moved: (_, __, seat) => made("coach", 24, 26, { seat }),
  coach_returned: (_, __, seat) => made("coach", 24, 26, { seat }),
  city_visited: (_, __, seat) => made("coach", 24, 26, { seat }),
};

/** A method is larger than the other lessons.
 * @param {import("../../types").TableNode | undefined} node
 */
const lessonPiece = (node) =>
  node?.kind === "method_lesson" ? piece("method_lesson", 62, 40, node) : piece("lesson", 46, 40, node);

/** A perfume as it stands on a board, without what was added to it.
 * @param {import("../../types").TableNode | undefined} recipe
 */
const perfume = (recipe) => piece("perfume", 46, 46, recipe && { ...recipe, kind: "perfume" });

/** @param {import("../../types").GameEvent} event @param {import("../../speech.js").Speech} speech
 * @returns {ToldPiece | null}
 */
export function toldPiece({ name, values, seat }, speech) {
  return TOLD[name]?.(/** @type {Values} */ (values), speech.game.faces, seat) ?? null;
}
