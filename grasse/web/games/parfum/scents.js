// The five scents of Parfum: a colour and a drawn sign for each, so that colour is never the only sign.

import { svg } from "../../vendor/lit.js";

/** @typedef {import("../../vendor/lit.js").SVGTemplateResult} Drawing */

/** Every sign is drawn around 0,0 and fits a circle of radius 10; `ink` is the ground it lies on.
 * @type {Record<string, Drawing>}
 */
const SIGNS = {
  violet: svg`
    <g class="pale">
      <ellipse cx="0" cy="-5.4" rx="3.6" ry="4.6" transform="rotate(-32)"/>
      <ellipse cx="0" cy="-5.4" rx="3.6" ry="4.6" transform="rotate(32)"/>
      <ellipse cx="0" cy="-5.2" rx="3.2" ry="4.4" transform="rotate(104)"/>
      <ellipse cx="0" cy="-5.2" rx="3.2" ry="4.4" transform="rotate(-104)"/>
      <ellipse cx="0" cy="5.6" rx="4" ry="4.6"/>
    </g>
    <path class="ink-line" d="M-2 3.2 L-2.8 7 M0 3.6 V8 M2 3.2 L2.8 7" />
    <circle r="2" class="gold"/>`,
  bergamot: svg`
    <circle r="9.2" class="pale"/>
    <circle r="7.6" class="ink"/>
    ${[0, 45, 90, 135, 180, 225, 270, 315].map(
      (turn) => svg`<path class="pale" d="M0 -1 L2.2 -5.4 Q0 -7.6 -2.2 -5.4 Z" transform="rotate(${turn})"/>`,
    )}`,
  rose: svg`
    <path class="pale" d="M0 -9.4 C4 -10 9.6 -6.8 9.2 -1.4 C10.4 4 6 9.6 0 9.4 C-6 9.6 -10.4 4 -9.2 -1.4 C-9.6 -6.8 -4
        -10 0 -9.4 Z"/>
    <path class="ink-line" d="M-1.4 -1.6 C-0.6 -4 3.4 -3.6 3.4 -0.4 C3.4 3.4 -3.6 3.8 -4.6 -0.2 C-5.4 -4.8 0.6 -7.6 4.8
        -4.8 C9 -1.4 6.6 5.4 1.4 6.4 C-3.6 7.2 -7.4 4 -8 0.6"/>
    <path class="ink-line" d="M-7.4 -4.6 C-5.8 -7 -3.4 -8.2 -0.6 -8"/>`,
  vanilla: svg`
    <g class="pale">
      <path d="M0 -9.6 Q3 -5 0 -1 Q-3 -5 0 -9.6 Z"/>
      <path d="M0 -9.6 Q3 -5 0 -1 Q-3 -5 0 -9.6 Z" transform="rotate(72)"/>
      <path d="M0 -9.6 Q3 -5 0 -1 Q-3 -5 0 -9.6 Z" transform="rotate(-72)"/>
      <path d="M0 -9 Q2.4 -5 0 -1 Q-2.4 -5 0 -9 Z" transform="rotate(128)"/>
      <path d="M0 -9 Q2.4 -5 0 -1 Q-2.4 -5 0 -9 Z" transform="rotate(-128)"/>
      <path d="M-3 0.6 Q0 9.6 3 0.6 Q0 -2.4 -3 0.6 Z"/>
    </g>
    <circle r="1.7" class="gold"/>`,
  lavender: svg`
    <path class="pale-line" d="M0 9.6 V-4"/>
    <path class="pale-line" d="M0 8 Q-4 6.6 -5 3.4 M0 8 Q4 6.6 5 3.4"/>
    <g class="pale">
      <ellipse cx="0" cy="-8" rx="1.7" ry="2.3"/>
      <ellipse cx="-2.6" cy="-5.2" rx="2.4" ry="1.7" transform="rotate(28 -2.6 -5.2)"/>
      <ellipse cx="2.6" cy="-5.2" rx="2.4" ry="1.7" transform="rotate(-28 2.6 -5.2)"/>
      <ellipse cx="-3" cy="-1.8" rx="2.7" ry="1.8" transform="rotate(28 -3 -1.8)"/>
      <ellipse cx="3" cy="-1.8" rx="2.7" ry="1.8" transform="rotate(-28 3 -1.8)"/>
      <ellipse cx="-2.6" cy="1.6" rx="2.4" ry="1.6" transform="rotate(28 -2.6 1.6)"/>
      <ellipse cx="2.6" cy="1.6" rx="2.4" ry="1.6" transform="rotate(-28 2.6 1.6)"/>
    </g>`,
};

/** The sign of a scent around 0,0; a scent of somebody's own box is the beginning of its name.
 * @param {string} aroma
 */
export function sign(aroma) {
  return SIGNS[aroma] ?? svg`<text class="scent-name" y="4">${aroma.slice(0, 2)}</text>`;
}

/** A scent on its colour: a rounded square of this size with its middle at x,y.
 * @param {string} aroma @param {number} x @param {number} y @param {number} size
 */
export function scent(aroma, x, y, size) {
  return svg`
    <g class="scent aroma-${aroma}" transform="translate(${x} ${y}) scale(${size / 24})">
      <rect class="ground" x="-12" y="-12" width="24" height="24" rx="6.5"/>
      ${sign(aroma)}
    </g>`;
}

/** Scents in a row around x,y: 2 rose and 1 vanilla are three squares.
 * @param {Record<string, number>} counts @param {number} x @param {number} y @param {number} size
 */
export function scents(counts, x, y, size) {
  const all = Object.entries(counts).flatMap(([aroma, count]) => Array(count).fill(aroma));
  const step = size + 3;
  return all.map((aroma, at) => scent(aroma, x + (at - (all.length - 1) / 2) * step, y, size));
}
