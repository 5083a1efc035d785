// What somebody does not want to be asked: kept in this browser for each game, and answered by the page.

import { isAsked } from "./asking.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").GameInfo} GameInfo */

export const HOUSE = "house"; // the answer: as the house would, as long as only small things are asked

/** @param {string} game */
const memory = (game) => `grasse-habits-${game}`;

/** What is answered by itself in a game: for each kind of question the answer.
 * @param {string} game @returns {Record<string, string>}
 */
export function habitsOf(game) {
  try {
    return JSON.parse(localStorage.getItem(memory(game)) ?? "{}");
  } catch {
    return {}; // somebody wrote something else there
  }
}

/** Answers a kind of question by itself from now on; without an answer it is asked again.
 * @param {string} game @param {string} phase @param {string} [answer]
 */
export function setHabit(game, phase, answer) {
  const { [phase]: _, ...others } = habitsOf(game);
  localStorage.setItem(memory(game), JSON.stringify(answer ? { ...others, [phase]: answer } : others));
}

/** The kind of question that is asked.
 * @param {Table} table
 */
export const phaseOf = (table) => String(table.tree?.values?.phase ?? "");

/** What a habit decides at this table; nothing where it says nothing.
 * @param {Table} table @param {GameInfo} game @param {Record<string, string>} habits @returns {number[]}
 */
export function habitual(table, game, habits) {
  const answer = habits[phaseOf(table)];
  if (!isAsked(table) || table.status !== "playing" || !table.ways) return [];
  if (table.tree?.values?.moot) return moot(table, game);
  if (!answer) return [];
  if (answer === HOUSE) return table.ways.rest;
  return table.options.filter((action) => written(action, game) === answer).slice(0, 1);
}

/** The answer where nothing can come of a question: what only goes on, or else the first.
 * @param {Table} table @param {GameInfo} game @returns {number[]}
 */
function moot({ options }, game) {
  const last = options.find((action) => game.decisions[game.actions[action].name].last);
  return [last ?? options[0]];
}

/** A decision as a habit remembers it: it means the same in every match, whatever the box.
 * @param {number} action @param {GameInfo} game
 */
export function written(action, game) {
  const { name, arguments: given } = game.actions[action];
  return [name, ...Object.values(given)].join(" ");
}

/** Whether an option can become a habit.
 * @param {number} action @param {GameInfo} game
 */
export const canBeHabit = (action, game) => game.decisions[game.actions[action].name].habit;
