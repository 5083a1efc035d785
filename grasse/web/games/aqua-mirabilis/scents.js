// The six scents of Aqua Mirabilis: a sign of its own for each, so that colour is never the only sign.
// A flower is round, an essence is a drop, as the two faces of one token.

import { nothing, svg } from "../../vendor/lit.js";
import { letters } from "../drawing.js";

/** @typedef {import("../../vendor/lit.js").SVGTemplateResult} Drawing */

// In a field of 24.
export const DROP = "M0 -14 C3.4 -8 10.6 -3 10.6 3.2 A10.6 9.4 0 0 1 -10.6 3.2 C-10.6 -3 -3.4 -8 0 -14 Z";
const LEGIBLE = 16; // from this size on there is room for a figure

/** @param {number} count @param {(turn: number) => Drawing} petal */
const around = (count, petal) => Array.from({ length: count }, (_, at) => petal((at * 360) / count));

/** Every sign is drawn around 0,0 and fits a circle of radius 9; `tint` is the colour that it lies on.
 * @type {Record<string, Drawing>}
 */
const SIGNS = {
  // a slice of the fruit
  B: svg`<circle r="9" class="pale"/>
    ${around(
      8,
      (turn) => svg`<path class="tint" d="M0 -1.6 L2.3 -5.8 Q0 -8.4 -2.3 -5.8 Z"
        transform="rotate(${turn})"/>`,
    )}`,
  // five narrow petals, like a star
  J: svg`${around(
    5,
    (turn) => svg`<path class="pale" d="M0 1 C-3.6 -3 -2.8 -7 0 -9.6 C2.8 -7 3.6 -3 0 1 Z"
      transform="rotate(${turn})"/>`,
  )}<circle class="tint" r="1.5"/>`,
  // a spike with its leaves
  L: svg`<path class="pale-line" d="M0 9.4 V-2 M0 8.4 Q-4.6 7 -5.4 3.6 M0 8.4 Q4.6 7 5.4 3.6"/>
    <g class="pale"><ellipse cy="-7.6" rx="2" ry="2.4"/>
    ${[-4.6, -1.4, 1.8].map(
      (y) => svg`<ellipse cx="-2.7" cy="${y}" rx="2.7" ry="1.7" transform="rotate(28 -2.7 ${y})"/>
        <ellipse cx="2.7" cy="${y}" rx="2.7" ry="1.7" transform="rotate(-28 2.7 ${y})"/>`,
    )}</g>`,
  // six broad petals around a trumpet
  N: svg`${around(6, (turn) => svg`<ellipse class="pale" cy="-5.8" rx="3.4" ry="4" transform="rotate(${turn})"/>`)}
    <circle class="tint" r="4"/><circle class="pale" r="2.3"/>`,
  // the fruit with its leaf
  O: svg`<circle class="pale" r="7.4" cy="1.8"/>
    <path class="pale" d="M0.4 -5.4 C1 -9.4 5 -10.2 8.4 -8.8 C7.2 -5.4 3.6 -4 0.4 -5.4 Z"/>
    <path class="tint-line" d="M-4.2 2.4 A4.6 4.6 0 0 1 -0.6 -2.2"/>`,
  // petals wound around each other
  R: svg`<circle class="pale" r="9"/>
    <path class="tint-line" d="M-1.2 -1.4 C-0.4 -3.6 3.2 -3.2 3.2 -0.2 C3.2 3.2 -3.2 3.6 -4.2 0 C-5 -4.2 0.6 -6.8 4.4
      -4.4 C8 -1.2 6 4.8 1.4 5.8 C-3 6.4 -6.4 3.8 -7 0.8"/>`,
};

/** The sign of a scent around 0,0; a scent of somebody's own box is the beginning of its name.
 * @param {string} scent
 */
const sign = (scent) => SIGNS[scent] ?? svg`<text class="scent-name" y="4">${scent.slice(0, 2)}</text>`;

/** A flower of this scent: a round token with its middle at x,y.
 * @param {string} scent @param {number} x @param {number} y @param {number} size
 */
export function flower(scent, x, y, size) {
  return svg`<g class="scent scent-${scent}" transform="translate(${x} ${y}) scale(${size / 24})">
    <circle class="scent-ground" r="11.4"/>${sign(scent)}</g>`;
}

/** An essence of this scent: a drop with its middle at x,y.
 * @param {string} scent @param {number} x @param {number} y @param {number} size
 */
export function essence(scent, x, y, size) {
  return svg`
    <g class="scent scent-${scent}" transform="translate(${x} ${y}) scale(${size / 24})">
      <path class="scent-ground" d="${DROP}"/>
      <g transform="translate(0 2.6) scale(.76)">${sign(scent)}</g>
    </g>`;
}

/** A flower of one's choice.
 * @param {number} x @param {number} y @param {number} size
 */
export function anyFlower(x, y, size) {
  return svg`<g transform="translate(${x} ${y}) scale(${size / 24})"><circle class="any" r="11"/>${question(size, 5.4)}
  </g>`;
}

/** An essence of one's choice.
 * @param {number} x @param {number} y @param {number} size
 */
export function anyEssence(x, y, size) {
  return svg`<g transform="translate(${x} ${y}) scale(${size / 24})"><path class="any" d="${DROP}"/>${question(size, 9)}
  </g>`;
}

/** @param {number} size @param {number} y */
const question = (size, y) =>
  size < LEGIBLE
    ? nothing
    : svg`<text class="figure any-figure" y="${y}"
        .style=${letters(size / 24, 16)}>?</text>`;

/** Several flowers or essences in a row around x,y: 2 rose and 1 jasmine are three tokens.
 * @param {(scent: string, x: number, y: number, size: number) => Drawing} one
 * @param {Record<string, number>} counts @param {number} x @param {number} y @param {number} size @param {number} room
 */
export function row(one, counts, x, y, size, room = Infinity) {
  const all = Object.entries(counts).flatMap(([scent, count]) => Array(count).fill(scent));
  const step = Math.min(size + 2, (room - size) / Math.max(1, all.length - 1));
  return all.map((scent, at) => one(scent, x + (at - (all.length - 1) / 2) * step, y, size));
}
