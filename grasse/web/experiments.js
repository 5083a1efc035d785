// Experiments of the laboratory as data: their figures, ranges, the rows that are looked for, what is told first.

import { partOf } from "./boxes.js";
import { fold } from "./speech.js";

/** @typedef {import("./types").LabChange} LabChange */
/** @typedef {import("./types").Experiment} Experiment */
/** @typedef {import("./types").BoxField} BoxField */
/** @typedef {import("./boxes.js").FormRow} FormRow */
/** @typedef {import("./boxes.js").FormPart} FormPart */
/** @typedef {{first: string, last: string, step: string}} Range as it is typed */
/** @typedef {{row: FormRow, field: BoxField, value: unknown, range: Range | null}} Change */

const MOST = 24; // values of a range, as the server has it
const FEW = 10; // values of a range that nobody has chosen yet: matches are divided among them
const FIRST = ["length", "points", "margin", "wins"]; // what is told before tiles

/** A number with about three digits that matter.
 * @param {number} value @param {string} language @param {boolean} [signed]
 */
export function figure(value, language, signed = false) {
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 1 ? 2 : 3;
  return value.toLocaleString(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "auto",
  });
}

/** A change as a share of what was before, with its interval.
 * @param {LabChange} row
 */
export function relative({ before, change, low, high }) {
  const whole = Math.abs(before) || 1;
  return [change / whole, low / whole, high / whole];
}

/** What stands behind the kind of a measure: the number of a seat, a source, or the name of a tile.
 * @param {string} name
 */
export function measureOf(name) {
  const [kind, first = "", ...rest] = name.split(" ");
  return { kind, noun: first, about: kind === "use" ? rest.join(" ") : first };
}

/** All values of a range; nothing if it is none, or too long.
 * @param {Range} range @returns {number[]}
 */
export function valuesOf(range) {
  const [first, last, by] = [range.first, range.last, range.step].map((text) =>
    /^\s*-?\d{1,6}\s*$/.test(text) ? Number(text) : Number.NaN,
  );
  const count = Math.floor((last - first) / by) + 1;
  if (!(by > 0) || !(count > 1) || count > MOST) return [];
  return Array.from({ length: count }, (_, at) => first + at * by);
}

/** A step for a range: as few values as fit a plot, and the last one among them if that is possible.
 * @param {number} first @param {number} last
 */
export function stepFor(first, last) {
  const span = last - first;
  const least = Math.max(1, Math.ceil(span / (FEW - 1)));
  const steps = Array.from({ length: least + 1 }, (_, at) => least + at);
  return steps.find((step) => span % step === 0) ?? least;
}

/** What is sent of a change.
 * @param {Change} change @returns {{place: string, values: any[]}}
 */
export const settingOf = ({ field, value, range }) => ({
  place: field.place,
  values: range ? valuesOf(range) : [value],
});

/** Whether two values of a box are the same.
 * @param {unknown} one @param {unknown} other
 */
export const isSame = (one, other) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The rows that speak of all wanted words, in the order of the parts; *name* says what each is called by. One that has
 * just this name comes first.
 * @param {FormPart[]} parts @param {string} wanted @param {(row: FormRow) => string} name
 */
export function findRows(parts, wanted, name) {
  const asked = fold(wanted).split(" ").filter(Boolean);
  if (!asked.length) return [];
  const found = parts
    .flatMap(({ rows }) => rows)
    .filter((row) => {
      const known = fold(name(row)).split(" ");
      return asked.every((word) => known.some((one) => one.startsWith(word)));
    });
  const other = (/** @type {FormRow} */ row) => Number(fold(row.name) !== asked.join(" "));
  return found.sort((a, b) => other(a) - other(b));
}

/** The row that a measure of use speaks of: first one that is drawn for this noun, else any of that name.
 * @param {FormRow[]} rows @param {string} noun @param {string} name @param {import("./boxes.js").BoxPieces} drawn
 */
export function rowOfTile(rows, noun, name, drawn) {
  const named = rows.filter((row) => row.name === name);
  const fits = (/** @type {FormRow} */ row) =>
    drawn[partOf(row.place)]?.noun === noun || partOf(row.place).includes(noun);
  return named.find(fits) ?? named.find((row) => drawn[partOf(row.place)]) ?? named[0] ?? null;
}

/** What is beyond chance, what matters most first, then the surest.
 * @param {LabChange[]} changes
 */
export function told(changes) {
  const rank = (/** @type {LabChange} */ { name }) => {
    const at = FIRST.indexOf(measureOf(name).kind);
    return at < 0 ? FIRST.length : at;
  };
  const surety = (/** @type {LabChange} */ { change, low, high }) => Math.abs(change) / Math.max(high - low, 1e-9);
  return changes.filter(({ sure }) => sure).sort((a, b) => rank(a) - rank(b) || surety(b) - surety(a));
}

/** A span of time in rough words: seconds, minutes or hours, and how many.
 * @param {number} seconds @returns {["seconds" | "minutes" | "hours", number]}
 */
export function roughly(seconds) {
  if (seconds < 90) return ["seconds", Math.max(5, Math.round(seconds / 5) * 5)];
  if (seconds < 5400) return ["minutes", Math.round(seconds / 60)];
  return ["hours", Math.round(seconds / 1800) / 2];
}

/** The places of an experiment that have several values.
 * @param {Experiment} experiment
 */
export const rangesOf = ({ chosen }) => chosen.filter(({ values }) => values.length > 1);

/** What came of a measure for each value of a range, the box as it is among them where it belongs.
 * @param {Experiment} experiment @param {string} name
 * @returns {{value: number, change: LabChange | null}[]}
 */
export function curveOf({ chosen, arms }, name) {
  const at = chosen.findIndex(({ values }) => values.length > 1);
  const points = arms.map(({ values, changes }) => ({
    value: Number(values[at]),
    change: changes.find((each) => each.name === name) ?? null,
  }));
  const alone = chosen.every(({ values }, other) => other === at || values.length > 1);
  const now = Number(chosen[at]?.before);
  if (alone && Number.isFinite(now)) points.push({ value: now, change: null });
  return points.sort((a, b) => a.value - b.value);
}

/** Round numbers that enclose values, three to six of them.
 * @param {number} least @param {number} most
 */
export function marksFor(least, most) {
  const span = most - least || Math.abs(most) || 1;
  const size = 10 ** Math.floor(Math.log10(span / 3));
  const step = [1, 2, 5, 10].map((each) => each * size).find((each) => span / each <= 4) ?? 10 * size;
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
