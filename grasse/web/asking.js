// What is asked at a table, who is asked, and for how long: pure functions of the table.

import { sentence } from "./story.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./speech.js").Speech} Speech */

/** Whether the seat that looks at a table is asked, and not the bot that stands in for it.
 * @param {Table | null | undefined} table
 */
export function isAsked(table) {
  if (!table || table.seat === 0 || table.turn !== table.seat) return false;
  return !table.chairs.find((chair) => chair.seat === table.seat)?.bot;
}

/** Whether two tables ask the same: somebody spoke, came or pledged in between, and nothing was decided.
 * @param {Table | null} before @param {Table} table
 */
export function isSameQuestion(before, table) {
  return before?.question === table.question && isAsked(before) === isAsked(table);
}

/** Whether an answer of the server is about what a table asks.
 * @param {{number: number}} answer @param {Table | null | undefined} table
 */
export function isAbout({ number }, table) {
  return Boolean(table && number >= table.question);
}

/** A table as it is looked at by somebody who is not asked: nothing on it can be pressed.
 * @param {import("./types").TableNode} tree @returns {import("./types").TableNode}
 */
export function untouched(tree) {
  return { ...tree, actions: [], children: tree.children?.map(untouched) };
}

/** What is asked, in words.
 * @param {Table} table @param {Speech} speech
 */
export function question(table, speech) {
  if (table.status === "waiting") return speech.say("page-waiting");
  if (table.turn > 0 && !isAsked(table)) return speech.say("page-turn-of", { name: speech.seat(table.turn) });
  return speech.say(`phase-${table.tree?.values?.phase}`);
}

/** What the question is about, where a game has words for it.
 * @param {Table} table @param {Speech} speech
 */
export function detail(table, speech) {
  const key = `detail-${table.tree?.values?.phase}`;
  return table.tree && speech.words.has(key) ? speech.say(key, speech.values(table.tree)) : "";
}

/** What happened, to be read aloud.
 * @param {import("./types").GameEvent} event @param {Speech} speech
 */
export function announce(event, speech) {
  return event.seat > 0 ? `${speech.seat(event.seat)}: ${sentence(event, speech)}` : sentence(event, speech);
}

/** The seconds that a seat has left, or nothing where no clock runs.
 * @param {Table} table @param {number} seat @param {number} since milliseconds since the table was told
 */
export function secondsLeft(table, seat, since) {
  const left = table.chairs.find((chair) => chair.seat === seat)?.left ?? null;
  return left === null ? null : left - (table.turn === seat ? since / 1000 : 0);
}

/** The seconds in which somebody for whom a bot plays can return before the others may end the match; of whoever is
 * there all they would have, and nothing where nobody waits for them.
 * @param {Table["chairs"][number]} chair @param {number} since milliseconds since the table was told
 */
export function graceLeft({ grace, bot }, since) {
  if (grace === null) return null;
  return bot ? Math.max(0, grace - since / 1000) : grace;
}
