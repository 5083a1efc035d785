// What was practised in this browser: puzzles and their streak, and positions that come again when they are due.

/** @typedef {import("./types").Card} Card */

/** One position that comes again: a puzzle that was missed, or a decision of a match of one's own.
 * @typedef {object} Exercise
 * @property {string} game
 * @property {string} match the match, or nothing for a puzzle
 * @property {string} id the puzzle, or nothing
 * @property {number} number decisions before it, in a match
 * @property {Card | null} card how well it is remembered; nothing before it was decided here
 */

/** @typedef {{solved: Record<string, boolean>, streak: number, best: number}} Progress */

const PUZZLES = "grasse-puzzles"; // where this browser keeps them: [game] its progress
const EXERCISES = "grasse-exercises"; // [name] one exercise
const MOST = 500; // exercises that are kept; those that are due last go first

/** @template T @param {string} place @param {T} nothing @returns {T} */
function kept(place, nothing) {
  try {
    const found = JSON.parse(localStorage.getItem(place) ?? "null");
    return found && typeof found === "object" && !Array.isArray(found) ? found : nothing;
  } catch {
    return nothing; // something else wrote there
  }
}

/** What was done of a game's puzzles.
 * @param {string} game @returns {Progress}
 */
export function progressOf(game) {
  const { solved = {}, streak = 0, best = 0 } = kept(PUZZLES, /** @type {Record<string, any>} */ ({}))[game] ?? {};
  return { solved, streak, best };
}

/** Remembers an answer to a puzzle: only the first one counts for the streak.
 * @param {string} game @param {string} id @param {boolean} right
 */
export function solved(game, id, right) {
  const now = progressOf(game);
  if (!(id in now.solved)) {
    now.streak = right ? now.streak + 1 : 0;
    now.best = Math.max(now.best, now.streak);
  }
  now.solved[id] = right || now.solved[id] === true;
  const all = kept(PUZZLES, /** @type {Record<string, Progress>} */ ({}));
  localStorage.setItem(PUZZLES, JSON.stringify({ ...all, [game]: now }));
  return now;
}

/** The puzzle to solve next: the easiest that was not tried, then the easiest that was missed, then any other.
 * @param {{id: string, difficulty: number}[]} puzzles the easiest first
 * @param {Progress} progress @param {string} last the one that was solved just now @param {number} level 0 for all
 */
export function nextPuzzle(puzzles, { solved: done }, last, level = 0) {
  const wanted = puzzles.filter(({ id, difficulty }) => id !== last && (!level || difficulty === level));
  return (
    wanted.find(({ id }) => !(id in done)) ?? wanted.find(({ id }) => !done[id]) ?? wanted[0] ?? puzzles[0] ?? null
  );
}

// ---------------------------------------------------------------- what comes again

/** @param {{match: string, id: string, game: string, number: number}} exercise */
export const nameOf = ({ match, id, game, number }) => (match ? `${match}/${number}` : `${game}/${id}`);

/** All exercises of this browser.
 * @returns {Exercise[]}
 */
export const exercises = () => Object.values(kept(EXERCISES, /** @type {Record<string, Exercise>} */ ({})));

/** The card of an exercise, if it was decided here before.
 * @param {Parameters<typeof nameOf>[0]} exercise
 */
export const cardOf = (exercise) =>
  kept(EXERCISES, /** @type {Record<string, Exercise>} */ ({}))[nameOf(exercise)]?.card ?? null;

/** Keeps exercises: new ones, or those that were decided again.
 * @param {Exercise[]} some
 */
export function keep(some) {
  const all = { ...kept(EXERCISES, /** @type {Record<string, Exercise>} */ ({})) };
  for (const exercise of some) all[nameOf(exercise)] = exercise;
  const latest = Object.entries(all).sort(([, one], [, other]) => dueOf(one) - dueOf(other));
  localStorage.setItem(EXERCISES, JSON.stringify(Object.fromEntries(latest.slice(0, MOST))));
}

/** Takes an exercise out: its match is gone, or it is of other rules.
 * @param {Parameters<typeof nameOf>[0]} exercise
 */
export function drop(exercise) {
  const { [nameOf(exercise)]: _, ...rest } = kept(EXERCISES, /** @type {Record<string, Exercise>} */ ({}));
  localStorage.setItem(EXERCISES, JSON.stringify(rest));
}

/** When an exercise is due, in seconds; one that was never decided is due at once.
 * @param {Exercise} exercise
 */
export const dueOf = ({ card }) => card?.due ?? 0;

/** The exercises that are due, the longest waiting first.
 * @param {Exercise[]} all @param {number} now in seconds
 */
export const due = (all, now) => all.filter((each) => dueOf(each) <= now).sort((a, b) => dueOf(a) - dueOf(b));

/** How long until something is due, as one says it: whole minutes, hours or days, at least one.
 * @param {number} seconds @returns {{unit: "minutes" | "hours" | "days", number: number}}
 */
export function spanOf(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return { unit: "minutes", number: minutes };
  const hours = Math.round(minutes / 60);
  return hours < 24 ? { unit: "hours", number: hours } : { unit: "days", number: Math.round(hours / 24) };
}
