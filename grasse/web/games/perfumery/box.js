// A box of Perfumery as a form: which of its parts are drawn, and how.

/** @type {Record<string, import("../../types").BoxPiece>} */
export const boxPieces = {
  "cards/recipes": { noun: "card", face: "card", w: 105, h: 135, zoom: 1 },
  "cards/perfumes": { noun: "card", face: "card", w: 105, h: 135, zoom: 1 },
};
