// What is told of a match of Perfumery: by which clause things happen, and where points come from.

/** The clause by which each event happens.
 * @type {Record<string, string>}
 */
export const CLAUSES = {
  perfume_dealt: "PY-3.12.2",
  recipe_dealt: "PY-3.12.2",
  funds_taken: "PY-2.7",
  starter_chosen: "PY-2.8",
  next_marker_laid: "PY-3.12.3",
  final_round_announced: "PY-3.12.4",
  round_began: "PY-3.2.1",
  placed: "PY-3.3.3",
  forced_to_pass: "PY-3.3.4",
  card_taken: "PY-3.6.1.1",
  next_marker_taken: "PY-3.6.1.1",
  marker_taken: "PY-3.6.7.1",
  next_marker_received: "PY-3.6.7.2",
  card_discarded: "PY-3.6.1.3",
  card_paid: "PY-3.5.1",
  recipe_installed: "PY-3.6.2.1",
  recipe_moved: "PY-3.6.3.1",
  replenished: "PY-3.6.4.1",
  essence_taken: "PY-3.6.5.3",
  perfumer_hired: "PY-3.6.6.1",
  blending_began: "PY-3.7.1",
  tile_used: "PY-3.8.2",
  tile_skipped: "PY-3.8.2",
  recipe_used: "PY-3.8.2",
  recipe_skipped: "PY-3.8.2",
  blended: "PY-3.8.6",
  paid_from_stock: "PY-3.9.2",
  paid_from_storage: "PY-3.9.2",
  produced: "PY-3.9.5",
  stored: "PY-3.10.1",
  volatilised: "PY-3.11.1",
  round_ended: "PY-3.12",
  perfumer_joined: "PY-3.12.1",
  ended: "PY-3.13.1",
};

/** Where the points of a seat come from: the events that give them, and the value that counts.
 * @type {Record<string, string>}
 */
export const SCORING = {
  produced: "points",
};
