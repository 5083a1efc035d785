// How long one may think: the clocks to choose from, and what each is called.

import { spanName } from "./chairs.js";

/** @typedef {import("./types").Clock} Clock */

const DAY = 86400;
/** The clocks that a form offers, the quickest first. @type {Clock[]} */
export const CLOCKS = [
  { kind: "none", seconds: 0, increment: 0 },
  { kind: "decision", seconds: 60, increment: 0 },
  { kind: "decision", seconds: 180, increment: 0 },
  { kind: "match", seconds: 900, increment: 20 },
  { kind: "match", seconds: 1800, increment: 0 },
  { kind: "decision", seconds: DAY, increment: 0 },
  { kind: "decision", seconds: 3 * DAY, increment: 0 },
  { kind: "match", seconds: 3 * DAY, increment: DAY / 2 },
  { kind: "match", seconds: 14 * DAY, increment: 0 },
];

/** The clock that a table open to anyone has, unless somebody chooses another: three days for each decision. */
export const SLOW = 6;
/** The clock of somebody who plays now. */
export const LIVE = 3;

/** What a clock is called.
 * @param {Clock} clock @param {import("./words.js").Words} words
 */
export function clockName({ kind, seconds, increment }, words) {
  if (kind === "none") return words.say("page-clock-none");
  const span = spoken(seconds, words);
  if (!increment) return words.say(`lobby-clock-${kind}`, { span });
  return words.say("lobby-clock-increment", { span, more: spoken(increment, words) });
}

/** A span in the largest unit that divides it.
 * @param {number} seconds @param {import("./words.js").Words} words
 */
export function spoken(seconds, words) {
  for (const [unit, size] of /** @type {[string, number][]} */ (Object.entries(UNITS)))
    if (seconds >= size && seconds % size === 0) return words.say(`lobby-${unit}`, { number: seconds / size });
  return spanName(seconds, words);
}

const UNITS = { days: DAY, hours: 3600, minutes: 60, seconds: 1 };
