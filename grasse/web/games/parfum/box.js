// A box of Parfum as a form: which of its parts are drawn and how, and what is called what.

/** @type {Record<string, import("../../types").BoxPiece>} */
export const boxPieces = {
  "notes/tiles": { noun: "note", face: "note", w: 72, h: 112, zoom: 1 },
  "customers/tokens": { noun: "customer", face: "customer", w: 76, h: 116, zoom: 1 },
  "clocks/tokens": { noun: "clock", face: "clock", w: 62, h: 62, zoom: 1.3, make: clock },
};

/** A clock, which is no face of a box: where it lies and how many actions it gives.
 * @param {string} name "tan 1" @param {import("../../types").BoxField[]} fields
 * @returns {import("../../types").TableNode}
 */
function clock(name, fields) {
  const actions = Number(fields.find(({ place }) => place.endsWith("/actions"))?.value ?? 0);
  return { id: name, kind: "clock", values: { position: Number(name.split(" ").at(-1)), actions, owner: 0 } };
}

/** Flacons that are fewer than one perfume gets: the rules allow it, for matches that have begun with such a box.
 * @param {(place: string) => unknown} valueAt
 */
function doubts(valueAt) {
  const [supply, ...each] = ["flacons/total", "perfume/minor/flacons", "perfume/major/flacons"]
    .map(valueAt)
    .map(Number);
  const places = supply < Math.max(...each) ? ["flacons/total"] : [];
  if (!each[0]) places.push("perfume/minor/flacons");
  if (!each[1]) places.push("perfume/major/flacons");
  return places.map((place) => ({ place, key: "box-doubt-flacons" }));
}

/** @type {import("../../types").BoxNames} */
export const boxNames = { nouns: ["type", "aroma"], fields: { scents: "box-field-note-scents" }, doubts };
