// What came of somebody's matches, added up: wins, streaks, the best and the worst, and where points came from.

/** @typedef {import("./types").Result} Result */
/**
 * Which results somebody wants to see; what is empty leaves none out.
 * @typedef {object} Filter
 * @property {string} game
 * @property {number} seats
 * @property {string} against "person", or a bot
 * @property {number} days
 */

const DAY = 86_400;

/** Those that a filter leaves; *now* in seconds.
 * @param {Result[]} results @param {Filter} filter @param {number} now
 */
export function filtered(results, { game, seats, against, days }, now) {
  return results.filter(
    (each) =>
      (!game || each.game === game) &&
      (!seats || each.seats === seats) &&
      (!against || each.against === against) &&
      (!days || each.at >= now - days * DAY),
  );
}

/** @param {Result} result */
export const isWon = ({ place }) => place === 1;

/** Whether the points are one's own: not of a match that a bot has finished, or that was ended early.
 * @param {Result} result
 */
export const isOwn = ({ abandoned, early }) => !abandoned && !early;

/** How many were played and won of each kind, the most played first.
 * @template Key
 * @param {Result[]} results @param {(result: Result) => Key} kindOf
 */
export function tallies(results, kindOf) {
  /** @type {Map<Key, {kind: Key, played: number, won: number}>} */
  const found = new Map();
  for (const result of results) {
    const kind = kindOf(result);
    const tally = found.get(kind) ?? { kind, played: 0, won: 0 };
    tally.played += 1;
    tally.won += isWon(result) ? 1 : 0;
    found.set(kind, tally);
  }
  return [...found.values()].sort((one, other) => other.played - one.played);
}

/** How many were won one after the other: up to now, and at best. The latest result comes first.
 * @param {Result[]} results
 */
export function streaks(results) {
  const lost = results.findIndex((each) => !isWon(each));
  let best = 0;
  let run = 0;
  for (const result of results) {
    run = isWon(result) ? run + 1 : 0;
    best = Math.max(best, run);
  }
  return { now: lost < 0 ? results.length : lost, best };
}

/** The most and the least points, and all on average; of one game.
 * @param {Result[]} results
 */
export function extremes(results) {
  if (!results.length) return null;
  const order = [...results].sort((one, other) => other.points - one.points);
  const sum = results.reduce((all, { points }) => all + points, 0);
  return { best: order[0], worst: order[order.length - 1], average: sum / results.length };
}

/** How accurate the decisions were on average, of the matches that were reviewed.
 * @param {Result[]} results
 */
export function accuracyOf(results) {
  const known = results.flatMap(({ accuracy }) => (accuracy === null ? [] : [accuracy]));
  return known.length ? known.reduce((all, each) => all + each, 0) / known.length : null;
}

/** The game that most results are of.
 * @param {Result[]} results
 */
export const mainGame = (results) => tallies(results, ({ game }) => game)[0]?.kind ?? "";

/** From where the points of each match came, the oldest first: all sources in one order, with what they brought.
 * @param {Result[]} results of one game, the latest first
 */
export function sourcesOver(results) {
  const matches = [...results].reverse();
  const sums = new Map();
  for (const { sources } of matches)
    for (const [name, points] of Object.entries(sources)) sums.set(name, (sums.get(name) ?? 0) + points);
  const names = [...sums.keys()].sort((one, other) => sums.get(other) - sums.get(one));
  return {
    sources: names.map((name) => ({ name, average: sums.get(name) / matches.length })),
    matches: matches.map((result) => ({ result, parts: names.map((name) => result.sources[name] ?? 0) })),
  };
}

/** The average of each value and those shortly before it.
 * @param {number[]} values @param {number} width
 */
export const smoothed = (values, width) =>
  values.map((_, at) => {
    const near = values.slice(Math.max(0, at + 1 - width), at + 1);
    return near.reduce((all, each) => all + each, 0) / near.length;
  });

/** What each rated match made of a rating, the oldest first, and round numbers for the axis.
 * @param {Result[]} results of one game, the latest first
 */
export function ratingOver(results) {
  const values = results.flatMap(({ rating }) => (rating ? [rating.after.points] : [])).reverse();
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = [50, 100, 200].find((each) => (most - least) / each <= 4) ?? 500;
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return { values, marks: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step) };
}

/** Round numbers for an axis from 0, or below, to the most.
 * @param {number} least @param {number} most
 */
export function ticks(least, most) {
  const span = Math.max(1, most - Math.min(0, least));
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((each) => span / each <= 5) ?? 1000;
  const first = Math.floor(Math.min(0, least) / step);
  const last = Math.ceil(Math.max(1, most) / step);
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}
