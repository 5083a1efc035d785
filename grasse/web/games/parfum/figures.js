// The figures of How to play Parfum, made of its own pieces.

import { bottlePieces } from "./picture.js";

/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../types").Figures} Figures */

/** A die that has landed.
 * @param {string} aroma @param {string} state
 */
const die = (aroma, state) => ({ face: "die", w: 30, h: 30, state, node: { kind: "die", values: { aroma } } });

/** @param {number} position @param {number} actions */
const clock = (position, actions) => ({
  face: "clock",
  w: 62,
  h: 62,
  node: { kind: "clock", values: { position, actions, owner: 0 } },
});

/** A finished perfume with its flacons.
 * @param {string} kind @param {number} flacons @param {(TableNode | undefined)[]} notes
 */
const bottle = (kind, flacons, notes) => [
  ...bottlePieces(
    /** @type {TableNode} */ ({
      id: kind,
      kind: "perfume",
      values: { perfume: 1, kind, complete: 1, flacons, missing: "" },
      children: notes.filter(Boolean),
    }),
    0,
    0,
    1,
  ),
  { face: "room", w: 66, h: 44, x: 0, y: 0, node: { kind: "room" } }, // its flacons stand before it
];

/** @type {Figures} */
export function figures(speech, numbers) {
  /** @param {string} id */
  const note = (id) => ({ face: "note", w: 72, h: 112, node: speech.game.faces[`note ${id}`] });
  /** @param {string} id */
  const customer = (id) => ({ face: "customer", w: 76, h: 116, node: speech.game.faces[`customer ${id}`] });
  const minor = bottle("minor", numbers.minor_flacons, [note("HD-06").node, note("BS-01").node]);
  const major = bottle("major", numbers.major_flacons, [note("HD-03").node, note("HT-09").node, note("BS-10").node]);
  const rosy = bottle("minor", numbers.minor_flacons, [note("HD-03").node, note("BS-01").node]);
  return {
    goal: [note("HD-06"), "+", note("BS-01"), "→", minor, "→", customer("A-06")],
    clocks: [clock(1, numbers.first_actions), clock(2, numbers.first_actions + 1)],
    flask: [die("rose", "flask"), "→", note("HD-03")],
    flacon: [rosy, "→", customer("A-03")],
    dice: [die("violet", "flask"), die("violet", "fly")],
    claim: [die("rose", "flask"), die("lavender", "flask"), "→", note("HT-09")],
    bottles: [minor, major],
    customer: [customer("A-06")],
    stack: [
      {
        face: "stack",
        w: 76,
        h: 116,
        node: { kind: "stack", values: { height: 20, until_closing: 15, letter: "A", final: 0 } },
      },
    ],
  };
}
