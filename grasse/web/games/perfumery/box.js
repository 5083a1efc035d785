// A box of Perfumery as a form: which of its parts are drawn and how, and what is called what.

/** @type {Record<string, import("../../types").BoxPiece>} */
export const boxPieces = {
  "cards/recipes": { noun: "card", face: "card", w: 105, h: 135, zoom: 1 },
  "cards/perfumes": { noun: "card", face: "card", w: 105, h: 135, zoom: 1 },
};

/** @type {import("../../types").BoxNames} */
export const boxNames = {
  rows: ["space"],
  values: { F: "essence-floral", G: "essence-green", A: "essence-animal", S: "essence-synthetic" },
};
