// The figures of the explorer: where a decision is, how wide its bars are, and how they are written.

/** @typedef {import("./types").ExploredOption} ExploredOption */
/** @typedef {import("./types").ExploredTally} ExploredTally */

/** A deal of a game, or a decision of a finished match.
 * @typedef {{game: string, seats: number, deal: string, match: string, number: number}} Place
 */

const STEP = 0.1; // a scale ends at a whole one of these
const SURE = 1.96; // standard errors in which the truth lies 19 times out of 20
const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"; // that are not mistaken for each other
const LONG = 8; // letters of the name of a deal

/** The place that an address names: game, seats and deal, or "match", its name and a number.
 * @param {string} first @param {string} second @param {string} third @returns {Place}
 */
export function placeOf(first, second, third) {
  if (first === "match") return { game: "", seats: 0, deal: "", match: second, number: Number(third) || 0 };
  return { game: first, seats: Number(second) || 0, deal: third, match: "", number: 0 };
}

/** Where a place is in the address of the page.
 * @param {Place} place
 */
export function addressOf({ game, seats, deal, match, number }) {
  return match ? `#/explore/match/${match}/${number}` : `#/explore/${[game, seats, deal].filter(Boolean).join("/")}`;
}

/** A name for a deal that nobody has seen.
 * @param {(most: number) => number} below a number from 0 to below this
 */
export const newDeal = (below = (most) => Math.floor(Math.random() * most)) =>
  Array.from({ length: LONG }, () => LETTERS[below(LETTERS.length)]).join("");

/** The share at which all bars end: the highest that is told, rounded up.
 * @param {ExploredOption[]} options
 */
export function scaleOf(options) {
  const most = Math.max(STEP, ...options.flatMap(({ chance, error, high }) => [chance + SURE * error, high]));
  return Math.min(1, Math.ceil(most / STEP - 1e-9) * STEP);
}

/** A value and its interval in percent of the width of a bar.
 * @param {number} value @param {number} low @param {number} high @param {number} scale
 */
export function barOf(value, low, high, scale) {
  const place = (/** @type {number} */ share) => Math.round((Math.min(Math.max(share, 0), scale) / scale) * 1000) / 10;
  return { value: place(value), low: place(low), high: place(high) };
}

/** What the search says of an option, with the interval of 95 %.
 * @param {ExploredOption} option
 */
export const searched = ({ chance, error }) => ({
  value: chance,
  low: chance - SURE * error,
  high: chance + SURE * error,
});

/** A share in percent, as a language writes it.
 * @param {number} share @param {string} language @param {number} digits
 */
export const shareText = (share, language, digits = 0) =>
  new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(share);

/** What is said of starts: how many matches, how many percent, and how far that may be off.
 * @param {ExploredTally} tally
 */
export const tallyValues = ({ matches, won, low, high }) => ({
  matches,
  percent: Math.round(won * 100),
  error: Math.max(1, Math.round((high - low) * 50)),
});

/** The option that is shown: the chosen one as long as there is one, else the best.
 * @param {ExploredOption[]} options @param {number | null} chosen
 */
export const shownOf = (options, chosen) => options.find(({ action }) => action === chosen) ?? options[0];

/** The option before or after another one in the list; it ends at its ends.
 * @param {ExploredOption[]} options @param {number} action @param {number} direction
 */
export function besideOf(options, action, direction) {
  const at = options.findIndex((each) => each.action === action) + direction;
  return options[Math.min(Math.max(at, 0), options.length - 1)];
}
