// The small signs of Aqua Mirabilis: what things cost, what they give, and who they are.

import { svg } from "../../vendor/lit.js";
import { letters } from "../drawing.js";

/** @typedef {import("../../vendor/lit.js").SVGTemplateResult} Drawing */

export const ROMAN = ["–", "I", "II", "III", "IV", "V", "VI"];

/** A sign at x,y; all are drawn in a field of 20 and scaled from there.
 * @param {string} name @param {number} x @param {number} y @param {number} size @param {Drawing} drawing
 */
function at(name, x, y, size, drawing) {
  return svg`<g class="sign sign-${name}" transform="translate(${x} ${y}) scale(${size / 20})">${drawing}</g>`;
}

/** @param {number | string} value @param {number} size of the sign @param {number} y */
const figure = (value, size, y = 4.6) =>
  svg`<text class="figure sign-figure" y="${y}" .style=${letters(size / 20, 13)}>${value}</text>`;

/** Action points: a little sun, as they are paid on the sundial.
 * @param {number} x @param {number} y @param {number} size @param {number | string} value
 */
export function sun(x, y, size, value) {
  const rays = Array.from({ length: 12 }, (_, ray) => ray * 30);
  return at(
    "sun",
    x,
    y,
    size,
    svg`${rays.map((turn) => svg`<path class="ray" d="M-1.7 -8.4 L0 -10.8 L1.7 -8.4 Z" transform="rotate(${turn})"/>`)}
      <circle class="disc" r="8.6"/>${figure(value, size)}`,
  );
}

/** Production points: a copper still.
 * @param {number} x @param {number} y @param {number} size @param {number | string} value
 */
export function still(x, y, size, value) {
  return at(
    "still",
    x,
    y,
    size,
    svg`<path class="pipe" d="M1 -8 C3 -11.6 8 -10 9.6 -4"/>
      <path class="copper" d="M-8.8 5.6 C-8.8 -0.6 -6 -4 -2.6 -5.2 V-9 H2.6 V-5.2 C6 -4 8.8 -0.6 8.8 5.6 Q8.8 8.8 5.6
        8.8 H-5.6 Q-8.8 8.8 -8.8 5.6 Z"/>${figure(value, size, 6.6)}`,
  );
}

/** Steps of the coach: a wheel.
 * @param {number} x @param {number} y @param {number} size @param {number | string} value
 */
export function wheel(x, y, size, value = "") {
  const spokes = [0, 45, 90, 135];
  return at(
    "wheel",
    x,
    y,
    size,
    svg`<circle class="rim" r="8.6"/>
      ${spokes.map((turn) => svg`<path class="spoke" d="M0 -8.6 V8.6" transform="rotate(${turn})"/>`)}
      <circle class="hub" r="${value === "" ? 2 : 6}"/>${figure(value, size)}`,
  );
}

/** Experience: an open book.
 * @param {number} x @param {number} y @param {number} size @param {number | string} value
 */
export function book(x, y, size, value = "") {
  return at(
    "book",
    x,
    y,
    size,
    svg`<path class="cover" d="M0 -6.6 C-3 -9 -7 -8.8 -10 -8 V6.8 C-7 6 -3 6 0 8.4 C3 6 7 6 10 6.8 V-8 C7 -8.8 3 -9 0
        -6.6 Z"/><path class="fold" d="M0 -6.6 V8"/>${figure(value, size)}`,
  );
}

/** A letter of reference: its seal with its level.
 * @param {number} x @param {number} y @param {number} size @param {number} level 0 is none
 */
export function seal(x, y, size, level) {
  const edge = Array.from({ length: 10 }, (_, dent) => dent * 36);
  return at(
    level ? "seal" : "no-seal",
    x,
    y,
    size,
    svg`${level ? edge.map((turn) => svg`<circle class="wax" cy="-7.8" r="2.6" transform="rotate(${turn})"/>`) : ""}
      <circle class="wax" r="8.6"/><text class="figure sign-figure roman" y="4.4"
        .style=${letters(size / 20, 12.6)}>${ROMAN[level] ?? level}</text>`,
  );
}

/** Points: a laurel wreath around them.
 * @param {number} x @param {number} y @param {number} size @param {number | string} value
 */
export function laurel(x, y, size, value) {
  const leaves = [24, 52, 80, 108, 136];
  return at(
    "laurel",
    x,
    y,
    size,
    svg`${leaves
      .flatMap((turn) => [turn, -turn])
      .map(
        (turn) => svg`<ellipse class="leaf" cy="9.6" rx="1.6" ry="3.3"
          transform="rotate(${turn}) rotate(${turn < 0 ? -58 : 58} 0 9.6)"/>`,
      )}${figure(value, size)}`,
  );
}

/** An originality token: a star of eight rays.
 * @param {number} x @param {number} y @param {number} size
 */
export function star(x, y, size) {
  return at(
    "star",
    x,
    y,
    size,
    svg`<circle class="token-ground" r="9.4"/>
      <path class="rays" d="M0 -8.2 L1.7 -2.6 L5.8 -5.8 L2.6 -1.7 L8.2 0 L2.6 1.7 L5.8 5.8 L1.7 2.6 L0 8.2 L-1.7 2.6
        L-5.8 5.8 L-2.6 1.7 L-8.2 0 L-2.6 -1.7 L-5.8 -5.8 L-1.7 -2.6 Z"/>`,
  );
}

/** A blue cube, as it lies in a cell of Versailles.
 * @param {number} x @param {number} y @param {number} size
 */
export function cube(x, y, size) {
  return at(
    "cube",
    x,
    y,
    size,
    svg`<path class="front" d="M-9 -5 L0 -9.6 L9 -5 V5.6 L0 10 L-9 5.6 Z"/>
      <path class="top" d="M-9 -5 L0 -9.6 L9 -5 L0 -0.6 Z"/><path class="edge" d="M0 -0.6 V10"/>`,
  );
}

/** A perfume without its scents: a small bottle.
 * @param {number} x @param {number} y @param {number} size
 */
export function bottle(x, y, size) {
  return at(
    "bottle",
    x,
    y,
    size,
    svg`<rect class="stopper" x="-2.6" y="-10" width="5.2" height="4.6" rx="1.4"/>
      <path class="glass" d="M-2 -5.4 H2 V-3.6 C6 -2.8 7.4 0 7.4 3.2 C7.4 7.6 5 9.6 0 9.6 C-5 9.6 -7.4 7.6 -7.4 3.2
        C-7.4 0 -6 -2.8 -2 -3.6 Z"/><path class="liquid"
      d="M-6.2 2.4 H6.2 C6.4 6.8 4.4 8.4 0 8.4 C-4.4 8.4 -6.4 6.8 -6.2 2.4 Z"/>`,
  );
}

/** A fan: influence with a dame, of whoever asks.
 * @param {number} x @param {number} y @param {number} size
 */
export function fan(x, y, size) {
  return at(
    "fan",
    x,
    y,
    size,
    svg`<path class="leaf" d="M0 8 L-9.4 -1.6 C-8 -6 -4 -8.6 0 -8.6 C4 -8.6 8 -6 9.4 -1.6 Z"/>
      <path class="rib" d="M0 8 L-5.4 -6.6 M0 8 V-8.6 M0 8 L5.4 -6.6"/><circle class="pin" cy="7.4" r="1.8"/>`,
  );
}

/** The crown of the King.
 * @param {number} x @param {number} y @param {number} size
 */
export function crown(x, y, size) {
  return at(
    "crown",
    x,
    y,
    size,
    svg`<path class="metal" d="M-9 7.6 L-10 -4.6 L-4.8 0.4 L0 -8.4 L4.8 0.4 L10 -4.6 L9 7.6 Z"/>
      <path class="band" d="M-8.6 4.4 H8.6"/><circle class="gem" cy="-8.4" r="1.6"/>
      <circle class="gem" cx="-10" cy="-4.8" r="1.4"/><circle class="gem" cx="10" cy="-4.8" r="1.4"/>`,
  );
}

/** A mask on its stick: the Court.
 * @param {number} x @param {number} y @param {number} size
 */
export function mask(x, y, size) {
  return at(
    "mask",
    x,
    y,
    size,
    svg`<path class="stick" d="M8 0 V10"/>
      <path class="face" d="M-10 -4 C-7 -7 -2.4 -6 0 -4.4 C2.4 -6 7 -7 10 -4 C10 2 7 5 3.6 4.6 C1.8 4.4 1 2.6 0 2.6 C-1
        2.6 -1.8 4.4 -3.6 4.6 C-7 5 -10 2 -10 -4 Z"/><ellipse class="hole" cx="-5" cy="-1" rx="2.4" ry="1.6"/>
      <ellipse class="hole" cx="5" cy="-1" rx="2.4" ry="1.6"/>`,
  );
}

/** An eye: somebody has looked at what lies hidden.
 * @param {number} x @param {number} y @param {number} size
 */
export function eye(x, y, size) {
  return at(
    "eye",
    x,
    y,
    size,
    svg`<path class="lid" d="M-9 0 Q0 -8.6 9 0 Q0 8.6 -9 0 Z"/><circle class="pupil" r="3"/>`,
  );
}

/** A house: a tile of some city.
 * @param {number} x @param {number} y @param {number} size
 */
export function house(x, y, size) {
  return at(
    "house",
    x,
    y,
    size,
    svg`<path class="wall" d="M-7 -1 H7 V9 H-7 Z"/><path class="roof" d="M-9.6 0 L0 -9 L9.6 0 Z"/>
      <path class="door" d="M-2 9 V4 H2 V9 Z"/>`,
  );
}

/** A coach as it drives on its track; its colour is that of its seat.
 * @param {number} x @param {number} y @param {number} size
 */
export function coach(x, y, size) {
  return at(
    "coach",
    x,
    y,
    size,
    svg`<path class="body" d="M-8 -6 H7 Q9 -6 8.6 -3 L7 3.6 H-6.6 L-9 -3 Q-9.6 -6 -8 -6 Z"/>
      <rect class="window" x="-3.6" y="-4.2" width="6" height="4" rx="1"/>
      <circle class="tyre" cx="-5" cy="5.4" r="3.2"/><circle class="tyre" cx="5.4" cy="5.4" r="3.2"/>`,
  );
}

/** A basket, for the supply of flowers and essences.
 * @param {number} x @param {number} y @param {number} size
 */
export function basket(x, y, size) {
  return at(
    "basket",
    x,
    y,
    size,
    svg`<path class="handle" d="M-6 -1 C-6 -11 6 -11 6 -1"/><path class="wicker" d="M-9 -1 H9 L6.8 8.6 H-6.8 Z"/>
      <path class="weave" d="M-8.2 2.2 H8.2 M-7.4 5.4 H7.4 M-3 -1 L-2.4 8.6 M3 -1 L2.4 8.6"/>`,
  );
}
