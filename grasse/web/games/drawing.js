// What the pictures of all games share: reading a node, the marks of seats, coins, and names that fit.

import { svg } from "../vendor/lit.js";

/** @typedef {import("../types").TableNode} TableNode */
/** @typedef {{x: number, y: number, w: number, h: number}} Area */

/** A value of a node as a number; 0 where it has none.
 * @param {TableNode | undefined} node @param {string} key
 */
export const number = (node, key) => Number(node?.values?.[key] ?? 0);

/** A value of a node as text; empty where it has none.
 * @param {TableNode | undefined} node @param {string} key
 */
export const text = (node, key) => String(node?.values?.[key] ?? "");

/** The mark of a seat: its shape as well as its colour tells whose it is.
 * @param {number} seat counts from 1
 */
export function seatShape(seat) {
  const shapes = [
    svg`<circle r="9"/>`,
    svg`<rect x="-8" y="-8" width="16" height="16" rx="2.5"/>`,
    svg`<path d="M0 -10 L10 0 L0 10 L-10 0 Z" stroke-linejoin="round"/>`,
    svg`<path d="M0 -9.6 L9.4 7 H-9.4 Z" stroke-linejoin="round"/>`,
  ];
  return shapes[(seat - 1) % shapes.length];
}

const LEGIBLE = 12.4; // units of a picture: 11 pixels on a screen of 1366 × 768

/** The size of letters in a drawing that is scaled: as it should be, but never too small to be read.
 * @param {number} scale @param {number} size
 */
export const sizeOf = (scale, size) => Math.max(size, LEGIBLE / scale);

/** The same as a style.
 * @param {number} scale @param {number} size
 */
export const letters = (scale, size) => `font-size: ${sizeOf(scale, size).toFixed(2)}px`;

/** A name that fits into so much room.
 * @param {string} name @param {number} room @param {number} letter how wide a letter is
 */
export function shorten(name, room, letter = 7.6) {
  const letters = Math.max(4, Math.floor(room / letter));
  return name.length > letters ? `${name.slice(0, letters - 1).trimEnd()}…` : name;
}

/** A text in lines that fit into so much room; what does not fit into the last one is left out.
 * @param {string} said @param {number} room @param {number} letter how wide a letter is @param {number} most lines
 */
export function wrap(said, room, letter, most) {
  const letters = Math.floor(room / letter);
  /** @type {string[]} */
  const lines = [];
  for (const word of said.split(" ")) {
    const last = lines.at(-1);
    const full = lines.length === most;
    if (last !== undefined && (full || last.length + 1 + word.length <= letters))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => shorten(line, room, letter));
}

/** A coin, with a value on it if there is one to tell.
 * @param {number} x @param {number} y @param {number} size @param {number | string} value
 */
export function coin(x, y, size, value = "") {
  return svg`
    <g transform="translate(${x} ${y}) scale(${size / 24})">
      <circle class="coin-edge" r="12"/><circle class="coin" r="10.6"/><circle class="coin-ring" r="8.6"/>
      <text class="figure coin-figure" y="${sizeOf(size / 24, 13) * 0.36}"
        .style=${letters(size / 24, 13)}>${value}</text>
    </g>`;
}
