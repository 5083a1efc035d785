// The ground of the table of Parfum: the board, and what is drawn on its places.

import { svg } from "../../vendor/lit.js";

/** @typedef {import("../drawing.js").Area} Area */

/** The board itself.
 * @param {Area} board
 */
export function backdrop({ x, y, w, h }) {
  return svg`
    <rect class="board-edge" x="${x}" y="${y}" width="${w}" height="${h}" rx="12"/>
    <rect class="board" x="${x + 24}" y="${y + 24}" width="${w - 48}" height="${h - 48}" rx="6"/>`;
}

/** What is drawn on the ground of a place, behind its pieces.
 * @param {string} kind @param {Area} area
 */
export function scenery(kind, area) {
  if (kind === "street") return street(area);
  if (kind === "distillery") return still(area);
  if (kind === "market") return bunting(area);
  if (kind === "clock_market") return sunrise(area);
  return svg``;
}

/** The roofs of Grasse above the street, from right to left.
 * @param {Area} area
 */
function street({ x, y, w, h }) {
  const houses = [30, 22, 34, 26, 20, 38, 24, 30, 22, 34, 28, 20, 36, 26, 32, 24];
  let at = x + w - 14;
  const drawn = [];
  for (const [number, wide] of houses.entries()) {
    at -= wide;
    if (at < x + 92) break;
    const high = 11 + ((number * 7) % 9);
    const top = y + 25 - high;
    drawn.push(svg`
      <path class="house-${number % 3}" d="M${at} ${y + 26} V${top} H${at + wide} V${y + 26} Z"/>
      <path class="roof" d="M${at - 2} ${top + 1} L${at + wide / 2} ${top - 6} L${at + wide + 2} ${top + 1} Z"/>
      <rect class="window" x="${at + wide / 2 - 5}" y="${top + 4}" width="3.6" height="5" rx="1.8"/>
      <rect class="window" x="${at + wide / 2 + 2}" y="${top + 4}" width="3.6" height="5" rx="1.8"/>`);
  }
  return svg`<g class="scenery">${drawn}
    <path class="pavement" d="M${x + 1} ${y + 26} H${x + w - 1} V${y + h - 10} Q${x + w - 1} ${y + h - 1} ${x + w - 10}
        ${y + h - 1} H${x + 10} Q${x + 1} ${y + h - 1} ${x + 1} ${y + h - 10} Z"/></g>`;
}

/** Copper stills beside the name of the distillery, with their vapour.
 * @param {Area} area
 */
function still({ x, y, w }) {
  const one = svg`<path class="copper" d="M-12 9 C-14 0 -8 -4 -3 -5 V-8 H3 V-5 C8 -4 14 0 12 9 Z"/>
    <path class="pipe" d="M0 -8 C0 -13 8 -13 14 -8 L24 4"/><path class="glass" d="M21 4 H27 L29 9 H19 Z"/>`;
  return svg`<g class="scenery">${[0, 1, 2].map(
    (at) => svg`<g transform="translate(${x + w - 40 - at * 52} ${y + 14})">
      ${one}</g>`,
  )}</g>`;
}

/** Pennants over the market.
 * @param {Area} area
 */
function bunting({ x, y, w }) {
  const [from, to] = [x + 78, x + w - 8];
  const step = (to - from) / 9;
  return svg`<g class="scenery"><path class="cord" d="M${from} ${y + 6} Q${(from + to) / 2} ${y + 16} ${to} ${y + 6}"/>
    ${Array.from({ length: 9 }, (_, at) => {
      const place = from + (at + 0.5) * step;
      const sag = 10 * (1 - ((at - 4) / 4.6) ** 2) * 0.52;
      return svg`<path class="pennant-${at % 5}" d="M${place - 5} ${y + 6 + sag} h10 l-5 9 Z"/>`;
    })}</g>`;
}

/** The sun that wakes the perfumers.
 * @param {Area} area
 */
function sunrise({ x, y, w }) {
  const rays = Array.from({ length: 7 }, (_, at) => at * 30);
  return svg`<g class="scenery" transform="translate(${x + w - 30} ${y + 24})">
    <path class="sun" d="M-10 0 A10 10 0 0 1 10 0 Z"/>
    ${rays.map((turn) => svg`<path class="ray" d="M-13 0 H-17" transform="rotate(${turn})"/>`)}</g>`;
}
