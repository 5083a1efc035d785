// How fast what others did is shown: one table after the other, so that one can follow.

/** @type {Record<string, {each: number, all: number}>} */
const PACES = {
  slow: { each: 1400, all: 20000 }, // milliseconds between two tables, and for all that wait, however many they are
  lesson: { each: 1200, all: 12000 }, // whoever learns looks at every step
  normal: { each: 550, all: 2600 },
  instant: { each: 0, all: 0 },
};

export const PACE_NAMES = Object.keys(PACES).filter((name) => name !== "lesson");

/** Milliseconds until the next table is shown, if this many wait.
 * @param {string} pace @param {number} waiting
 */
export function waitFor(pace, waiting) {
  const { each, all } = PACES[pace] ?? PACES.normal;
  return Math.min(each, all / Math.max(waiting, 1));
}
