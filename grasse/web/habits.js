// What somebody does not want to be asked: kept in this browser for each game, and answered by the page.

import { isAsked } from "./asking.js";
import { withPeople } from "./chairs.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").GameInfo} GameInfo */

export const HOUSE = "house"; // the answer: as the house would, as long as only small things are asked

const TWICE = 2; // the same answer by hand so often: perhaps one wants to be asked no more
const FAMILIAR = 3; // answers by hand, after which somebody knows what a small question is about

/** @param {string} game */
const known = (game) => `grasse-answered-${game}`;

/** @param {string} game */
const repeated = (game) => `grasse-repeated-${game}`;

/** @param {string} game */
const memory = (game) => `grasse-habits-${game}`;

/** What is answered by itself in a game: for each kind of question the answer.
 * @param {string} game @returns {Record<string, string>}
 */
export const habitsOf = (game) => remembered(memory(game));

/** What this browser has written down under a name.
 * @param {string} name
 */
function remembered(name) {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "{}");
  } catch {
    return {}; // somebody wrote something else there
  }
}

/** Somebody answered a small question themselves: counted for each kind, until it is familiar.
 * @param {Table} table @param {string} game
 */
export function noteAnswer(table, game) {
  if (!table.ways?.rest.length || isFamiliar(table, game)) return;
  const [answers, phase] = [remembered(known(game)), phaseOf(table)];
  localStorage.setItem(known(game), JSON.stringify({ ...answers, [phase]: (answers[phase] ?? 0) + 1 }));
}

/** Whether somebody has answered this kind of question often enough to leave it to the house.
 * @param {Table} table @param {string} game
 */
export const isFamiliar = (table, game) => (remembered(known(game))[phaseOf(table)] ?? 0) >= FAMILIAR;

/** Somebody gave an answer that can become a habit: whether it was the same as last time is remembered for each kind of
 * question.
 * @param {Table} table @param {GameInfo} game @param {number} action
 */
export function noteRepeated(table, game, action) {
  if (!table.options.some((option) => canBeHabit(option, table, game))) return;
  const [answers, phase, answer] = [remembered(repeated(game.name)), phaseOf(table), written(action, game)];
  const times = answers[phase]?.answer === answer ? answers[phase].times + 1 : 1;
  localStorage.setItem(repeated(game.name), JSON.stringify({ ...answers, [phase]: { answer, times } }));
}

/** Whether this option can become a habit and was the answer the last two times: only then it is offered.
 * @param {number} action @param {Table} table @param {GameInfo} game
 */
export function isRepeated(action, table, game) {
  const { answer = "", times = 0 } = remembered(repeated(game.name))[phaseOf(table)] ?? {};
  return times >= TWICE && answer === written(action, game) && canBeHabit(action, table, game);
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
  if (isMoot(table)) return moot(table, game);
  if (!answer) return [];
  if (answer === HOUSE) return settled(table, game);
  const isLast = (/** @type {number} */ action) => game.decisions[game.actions[action].name].last;
  const fits = (/** @type {number} */ action) => !isLast(action) || canBeHabit(action, table, game);
  return table.options.filter((action) => written(action, game) === answer && fits(action)).slice(0, 1);
}

/** What the house would settle; nothing where it would only go on although something else is sure to bring points: that
 * is never a small thing.
 * @param {Table} table @param {GameInfo} game @returns {number[]}
 */
export function settled({ ways, prospects }, game) {
  const rest = ways?.rest ?? [];
  const goesOn = (/** @type {number} */ action) => game.decisions[game.actions[action].name].last;
  const brings = (prospects ?? []).some(({ action, adds }) => adds > 0 && !goesOn(action));
  return rest.length && goesOn(rest[0]) && brings ? [] : rest;
}

/** Whether nothing can come of a question. Where that is a secret, the time of the answer would tell it to others.
 * @param {Table} table
 */
function isMoot(table) {
  const { moot: known = 0, secret = 0 } = table.tree?.values ?? {};
  return Boolean(known) && !(secret && withPeople(table));
}

const FREE = 3; // moot: to do it costs nothing, and to go on without it is not better

/** The answer where nothing can come of a question: what only goes on, or else the first; the other way round where it
 * is free.
 * @param {Table} table @param {GameInfo} game @returns {number[]}
 */
function moot({ options, tree }, game) {
  const isFree = tree?.values?.moot === FREE;
  const best = options.find((action) => game.decisions[game.actions[action].name].last !== isFree);
  return [best ?? options[0]];
}

/** A decision as a habit remembers it: it means the same in every match, whatever the box.
 * @param {number} action @param {GameInfo} game
 */
export function written(action, game) {
  const { name, arguments: given } = game.actions[action];
  return [name, ...Object.values(given)].join(" ");
}

/** Whether an option can become a habit: the game says so, or it goes on where else little can be done.
 * @param {number} action @param {Table} table @param {GameInfo} game
 */
export function canBeHabit(action, table, game) {
  const { habit, last } = game.decisions[game.actions[action].name];
  return habit || (last && isLittleLeft(table, game));
}

/** Whether one could go on, and all else that can be done is aside and besides what is asked, and not sure to bring
 * points.
 * @param {Table} table @param {GameInfo} game
 */
export function isLittleLeft({ options, prospects }, game) {
  const kinds = options.map((action) => game.decisions[game.actions[action].name]);
  const others = kinds.filter(({ last }) => !last);
  const brings = (prospects ?? []).some(({ adds }) => adds > 0);
  const isOneWay = others.length > 0 && kinds.length - others.length === 1;
  return isOneWay && others.every(({ aside, besides }) => aside && besides) && !brings;
}
