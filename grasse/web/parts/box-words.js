// What the parts, rows, fields and values of a box are called.

import { lastOf, partOf, rowAt } from "../boxes.js";
import { loadBoxNames } from "../games/index.js";
import { Refusal } from "../server.js";
import { speak } from "../words.js";

/** @typedef {import("../words.js").Words} Words */

/** What a game calls what is in its box, by the words that speak of it.
 * @type {WeakMap<Words, import("../types").BoxNames>}
 */
const known = new WeakMap();

/** The words of a language for a game and for its box.
 * @param {string} language @param {string} game
 */
export async function speakOfBox(language, game) {
  const [words, names] = await Promise.all([speak(language, game), loadBoxNames(game)]);
  return withNames(words, names);
}

/** Words that also know what a game calls what is in its box.
 * @param {Words} words @param {import("../types").BoxNames} names
 */
export function withNames(words, names) {
  known.set(words, names);
  return words;
}

/** @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** @param {Words} words @param {string} part */
export function partName(words, part) {
  const key = `box-part-${part.replaceAll("/", "-")}`;
  return words.say(words.has(key) ? key : "box-part-other");
}

/** @param {Words} words @param {string} place */
export function fieldName(words, place) {
  const name = lastOf(place);
  const key = known.get(words)?.fields?.[name] ?? `box-field-${name}`;
  if (words.has(key)) return words.say(key);
  return known.get(words)?.field?.(words, name) || capital(name.replaceAll("_", " "));
}

/** @param {Words} words @param {unknown} value */
export function wordOf(words, value) {
  const text = String(value);
  const { nouns = [], values = {} } = known.get(words) ?? {};
  const own = `box-value-${text}`;
  if (words.has(own)) return words.say(own);
  const noun = nouns.find((each) => words.has(`${each}-${text}`));
  if (noun) return capital(String(words.name(noun, text)));
  return values[text] ? capital(words.say(values[text])) : text;
}

/** A row of a part: "A-03", or "tan 1".
 * @param {Words} words @param {string} name
 */
export function rowName(words, name) {
  const [set, ...rest] = name.split(" ");
  const key = `box-value-${set}`;
  if (rest.length && words.has(key)) return `${words.say(key)} ${rest.join(" ")}`;
  const { rows = [] } = known.get(words) ?? {};
  const said = rows.map((noun) => words.name(noun, name)).find((each) => each !== name);
  return said ? capital(String(said)) : name;
}

/** What may be played with in this box, and is hardly meant.
 * @param {Words} words @param {import("../types").BoxField[]} fields @returns {import("../types").Doubt[]}
 */
export const doubtsOf = (words, fields) =>
  known.get(words)?.doubts?.((place) => fields.find((field) => field.place === place)?.value) ?? [];

/** A fault in words, as `grasse box check` says it.
 * @param {Words} words @param {import("../types").BoxFault} fault
 */
export const faultText = (words, { key, values }) => words.say(`fault-${key}`, values);

/** What a place is called: its part, its row, its field. Where the form has no such row, the table of the file and
 * the number of the row in it.
 * @param {Words} words @param {import("../types").BoxRow[]} rows @param {string} place
 */
export function placeName(words, rows, place) {
  const row = rowAt(rows, place);
  const steps = place.split("/");
  const at = steps.findLastIndex((step) => /^\d+$/.test(step));
  const table = steps.slice(0, at < 0 ? -1 : at).join(".");
  const field = at === steps.length - 1 ? "" : fieldName(words, place);
  const where = row
    ? [partName(words, partOf(row.place)), row.name ? rowName(words, row.name) : ""]
    : [table ? `[${table}]` : "", at < 0 ? "" : words.say("box-row", { number: Number(steps[at]) + 1 })];
  return [...where, field].filter(Boolean).join(" ");
}

/** What there is to say besides the reason of a refusal.
 * @param {Words} words @param {import("../types").BoxRow[]} rows @param {unknown} error
 */
export function besidesOf(words, rows, error) {
  const said = error instanceof Refusal ? error.besides : null;
  if (!said) return "";
  const { key, values = {}, place = "" } = said;
  if (!place) return words.say(`besides-${key}`, values);
  return `${words.say("box-what", { field: placeName(words, rows, place) })} ${words.say(`fault-${key}`, values)}`;
}

/** A value of a box in words.
 * @param {Words} words @param {unknown} value @returns {string}
 */
export function valueText(words, value) {
  if (value === null || value === undefined || value === "") return words.say("box-nothing");
  if (typeof value === "boolean") return words.say(`box-${value ? "yes" : "no"}`);
  if (Array.isArray(value)) {
    if (value.some(Array.isArray)) return value.map((pair) => pair.join(": ")).join(", ");
    const counts = new Map();
    for (const each of value) counts.set(each, (counts.get(each) ?? 0) + 1);
    const numbers = value.every((each) => typeof each === "number");
    if (numbers) return value.join(", ");
    return (
      [...counts].map(([each, count]) => (count > 1 ? `${count} × ` : "") + wordOf(words, each)).join(", ") ||
      words.say("box-nothing")
    );
  }
  if (typeof value === "object")
    return Object.entries(value)
      .map(([name, count]) => `${count} × ${wordOf(words, name)}`)
      .join(", ");
  const letters = known.get(words)?.values ?? {}; // "GG": two of a thing that a box writes as a letter
  if (typeof value === "string" && value.length > 1 && [...value].every((letter) => letters[letter]))
    return valueText(words, [...value]);
  return typeof value === "string" ? wordOf(words, value) : String(value);
}
