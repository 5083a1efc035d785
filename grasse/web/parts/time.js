// The time that a seat has left.

import { html, nothing } from "../vendor/lit.js";
import { secondsLeft } from "../asking.js";
import { spanName } from "../chairs.js";

const SHORT = 20; // seconds: soon it is up

/** @param {import("../types").Table} table @param {number} seat @param {number} heard when the table was told
 * @param {import("../words.js").Words} words
 */
export function timeLeft(table, seat, heard, words) {
  const left = secondsLeft(table, seat, performance.now() - heard);
  if (left === null) return nothing;
  return html`<span class="time-left ${left < SHORT ? "short" : ""}">${spanName(left, words)}</span>`;
}
