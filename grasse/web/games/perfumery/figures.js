// The figures of How to play Perfumery, made of its own pieces.

import { CARD } from "./cards.js";

/** @typedef {import("../../types").Figures} Figures */

const LARGE = { w: CARD.w * 1.25, h: CARD.h * 1.25 };
/** An essence that can be had, and what it costs.
 * @param {string} letter @param {number} cost
 */
const offer = (letter, cost) => ({
  face: "offer",
  w: cost ? 39 : 25,
  h: 22,
  node: { kind: "offer", values: { letter, cost } },
});

const LINE = { w: 100, h: 26 }; // a recipe in a Note

/** @type {Figures} */
export function figures(speech, numbers) {
  /** @param {string} id */
  const card = (id) => ({ face: "card", ...LARGE, node: speech.game.faces[`card ${id}`] });
  /** @param {string} letter */
  const essence = (letter) => ({
    face: "kind",
    w: 28,
    h: 28,
    node: { kind: "kind", values: { letter, essence: letter } },
  });
  const tile = { kind: "tile", values: { note: "top", pay: "", gain: "F", effect: "→ F" } };
  const stack = [
    { face: "installed", ...LINE, x: 0, y: 15, node: tile },
    { face: "installed", ...LINE, x: 0, y: -15, node: speech.game.faces["card R106"] },
  ];
  return {
    goal: [card("R106"), "→", essence("F"), essence("G"), "→", card("P103")],
    cards: [card("P104"), card("R102")],
    recipe: [card("R106")],
    actions: [
      offer("F", 0),
      offer("S", numbers.synthetic),
      { face: "hire_space", w: 104, h: 50, node: { kind: "hire_space", values: { cost: numbers.hire, parked: "1" } } },
    ],
    pay: [card("IF1"), "→", card("R106")],
    blend: [stack, "→", essence("F"), essence("G")],
    perfume: [card("P104")],
  };
}
