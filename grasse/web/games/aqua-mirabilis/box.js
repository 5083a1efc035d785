// A box of Aqua Mirabilis as a form: which of its parts are drawn and how, and what is called what.

/** @type {Record<string, import("../../types").BoxPiece>} */
export const boxPieces = {
  recipe: { noun: "recipe", face: "recipe", w: 60, h: 40, zoom: 1.6 },
  city_tile: { noun: "tile", face: "tile", w: 56, h: 44, zoom: 1.9 },
  production_method: { noun: "lesson", face: "method", w: 92, h: 60, zoom: 1.3 },
  apprenticeship_tile: { noun: "lesson", face: "lesson", w: 46, h: 40, zoom: 1.9 },
  end_bonus: { noun: "bonus", face: "bonus", w: 150, h: 52, zoom: 1 },
};

/** @type {import("../../types").BoxNames} */
export const boxNames = { nouns: ["scent", "city", "favour", "rule", "method"], rows: ["city", "method"], field };

/** What a seat begins with has a field for each seat.
 * @param {import("../../words.js").Words} words @param {string} name
 */
function field(words, name) {
  const [, seat] = /^seat_(\d)_flowers$/.exec(name) ?? [];
  return seat ? words.say("box-seat-flowers", { seat }) : "";
}
