// The essences of Perfumery: an outline of its own for each, so that colour is never the only sign.

import { svg } from "../../vendor/lit.js";

/** @typedef {import("../../vendor/lit.js").SVGTemplateResult} Drawing */

/** Every sign is drawn around 0,0 and fits a circle of radius 10.
 * @type {Record<string, Drawing>}
 */
const SIGNS = {
  F: svg`
    ${[0, 72, 144, 216, 288].map(
      (turn) => svg`<ellipse class="body" cy="-5.3" rx="4.2" ry="4.7"
        transform="rotate(${turn})"/>`,
    )}
    <circle class="heart" r="3"/>`,
  G: svg`
    <path class="body" d="M-8.6 9 C-10.6 -3 -4 -9.6 9.4 -9.4 C10 4 3.4 10.6 -8.6 9 Z"/>
    <path class="vein" d="M-9 9.4 C-4 4 0 0 5 -5 M-2.4 2.4 V-3.4 M-2.4 2.4 H3.4"/>`,
  A: svg`
    <path class="body" d="M0 -1 C4.4 -1 8 3.8 6.6 7.4 C5.4 10.2 2.6 8.8 0 8.8 C-2.6 8.8 -5.4 10.2 -6.6 7.4 C-8 3.8 -4.4
        -1 0 -1 Z"/>
    <ellipse class="body" cx="-7.6" cy="-1.4" rx="2.3" ry="3.1" transform="rotate(-18 -7.6 -1.4)"/>
    <ellipse class="body" cx="-2.9" cy="-6.2" rx="2.4" ry="3.3"/>
    <ellipse class="body" cx="2.9" cy="-6.2" rx="2.4" ry="3.3"/>
    <ellipse class="body" cx="7.6" cy="-1.4" rx="2.3" ry="3.1" transform="rotate(18 7.6 -1.4)"/>`,
  S: svg`
    <path class="body" d="M0 -10 L8.7 -5 V5 L0 10 L-8.7 5 V-5 Z"/>
    <path class="vein" d="M0 -5.6 L4.9 -2.8 V2.8 L0 5.6 L-4.9 2.8 V-2.8 Z"/>`,
};

/** One essence of this size with its middle at x,y.
 * @param {string} letter @param {number} x @param {number} y @param {number} size
 */
export function essence(letter, x, y, size) {
  return svg`
    <g class="essence essence-${letter}" transform="translate(${x} ${y}) scale(${size / 21})">
      ${SIGNS[letter] ?? svg`<text class="figure" y="5">${letter}</text>`}
    </g>`;
}

/** Essences in a row around x,y, as the box writes them: "FFG" are three.
 * @param {string} letters @param {number} x @param {number} y @param {number} size
 */
export function essences(letters, x, y, size) {
  const step = size + 1;
  return [...letters].map((letter, at) => essence(letter, x + (at - (letters.length - 1) / 2) * step, y, size));
}

/** An effect in a row that begins at x: what it takes, an arrow, what it gives. It is as large as the room allows.
 * @param {string} pay @param {string} gain
 * @param {number} x @param {number} y @param {number} room @param {number} most
 */
export function effect(pay, gain, x, y, room, most) {
  const arrow = 13;
  const size = Math.min(most, (room - arrow) / (pay.length + gain.length) - 1);
  const from = x + pay.length * (size + 1);
  const to = from + arrow;
  return svg`
    ${essences(pay, x + (pay.length * (size + 1)) / 2, y, size)}
    <path class="arrow" d="M${from + 2} ${y} H${to - 4} M${to - 7} ${y - 3} L${to - 3.6} ${y} L${to - 7} ${y + 3}"/>
    ${essences(gain, to + (gain.length * (size + 1)) / 2, y, size)}`;
}

/** How wide an effect is when its essences have this size.
 * @param {string} pay @param {string} gain @param {number} size
 */
export const effectWidth = (pay, gain, size) => 13 + (pay.length + gain.length) * (size + 1);
