// What the log of Aqua Mirabilis draws beside what it tells: the piece that a line is about.

/** @typedef {import("../../types").ToldPiece} ToldPiece */
/** @typedef {import("../../types").GameEvent} GameEvent */
/** @typedef {Record<string, string | number>} Values */
/** @typedef {Record<string, import("../../types").TableNode>} Faces */

/** @param {string} face @param {number} w @param {number} h @param {ToldPiece["node"]} node */
const piece = (face, w, h, node) => ({ face, w, h, node });

/** @param {string} face @param {number} w @param {number} h @param {Values} values */
const made = (face, w, h, values) => piece(face, w, h, { kind: face, values });

/** @param {string | number} scent @param {string | number} count */
const flower = (scent, count = 1) => made("flower", 30, 30, { scent, count });

/** @param {string | number} scent @param {string | number} count */
const essence = (scent, count = 1) => made("essence", 30, 30, { scent, count });

const king = () => made("king", 22, 32, {});
const court = () => made("court", 22, 32, {});
const worker = () => made("worker", 20, 28, {});

/** What is drawn for which event.
 * @type {Record<string, (values: Values, faces: Faces, seat: number) => ToldPiece>}
 */
const TOLD = {
  worker_placed: worker,
  worker_moved: worker,
  flower_taken: ({ stall }) => flower(stall),
  compensated: ({ scent }) => flower(scent),
  flowers_gained: ({ scent, count }) => flower(scent, count),
  flowers_discarded: ({ scent, count }) => flower(scent, count),
  flowers_delivered: ({ scent, count }) => flower(scent, count),
  flower_stored: ({ scent }) => flower(scent),
  flower_dropped: ({ scent }) => flower(scent),
  essences_gained: ({ scent, count }) => essence(scent, count),
  essences_discarded: ({ scent, count }) => essence(scent, count),
  lesson_learned: ({ lesson }, faces) => lessonPiece(faces[`lesson ${lesson}`]),
  tile_taken: ({ tile }, faces) => piece("tile", 56, 44, faces[`tile ${tile}`]),
  tile_flipped: ({ tile }, faces) => piece("tile", 56, 44, faces[`tile ${tile}`]),
  top_turned: ({ tile }, faces) => piece("tile", 56, 44, faces[`tile ${tile}`]),
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

const PRESENTED = ["presented", "paraded"];

/** What is told of a perfume that was created. */
const OF_A_PERFUME = ["perfume_created", "perfume_discarded", ...PRESENTED];

/** A perfume as it stood on a board, with the complements that it was created with.
 * @param {GameEvent} event @param {Faces} faces @param {GameEvent[]} events
 */
function perfume({ name, values, seat, number }, faces, events) {
  const recipe = faces[`recipe ${values.recipe}`];
  const created = events.findLast(
    (each) =>
      each.name === "perfume_created" &&
      each.seat === seat &&
      each.number <= number &&
      each.values.recipe === values.recipe,
  );
  const nameOf = (/** @type {unknown} */ scent) => (typeof scent === "string" ? scent : ""); // or -1: there is none
  const { complement, second_complement } = created?.values ?? {};
  const added = { complement: nameOf(complement), second_complement: nameOf(second_complement) };
  const shown = { ...recipe?.values, ...added, presented: Number(PRESENTED.includes(name)) };
  return piece("perfume", 46, 46, recipe && { ...recipe, kind: "perfume", values: shown });
}

/** @param {GameEvent} event @param {import("../../speech.js").Speech} speech
 * @param {import("../../types").Happened} happened
 * @returns {ToldPiece | null}
 */
export function toldPiece(event, { game }, { events }) {
  const { name, values, seat } = event;
  if (OF_A_PERFUME.includes(name)) return perfume(event, game.faces, events);
  return TOLD[name]?.(/** @type {Values} */ (values), game.faces, seat) ?? null;
}
