// Finds what somebody asks for in How to play and in the rules, best first: pure functions.

import { fold } from "./speech.js";

/** @typedef {import("./types").How} How */
/** @typedef {import("./types").HowSection} Section */

const LEAST = 3; // letters that the beginnings of two words must share
const WEIGHTS = { search: 8, title: 5, text: 1 }; // what a word counts where it is found

/** Whether two folded words mean the same: one begins like the other, but for its ending ("gewinne", "gewinnen").
 * @param {string} one @param {string} other
 */
export function alike(one, other) {
  if (one === other) return true;
  const shared = Math.max(LEAST, Math.min(one.length, other.length) - (one.length > 5 ? 2 : 0));
  return one.length >= LEAST && other.length >= LEAST && one.slice(0, shared) === other.slice(0, shared);
}

/** The words of a section, by where they stand.
 * @param {Section} section
 */
function wordsOf({ search, title, blocks }) {
  const text = blocks.map((block) => block.text).join(" ");
  return { search: fold(search).split(" "), title: fold(title).split(" "), text: fold(text).split(" ") };
}

/** The sections that speak of what is wanted, best first.
 *
 * A word counts more the fewer sections have it, so that "how", "do" and "I" count little. A phrase that leads to a
 * section, word for word, counts most.
 * @param {Section[]} sections @param {string} wanted
 */
export function rank(sections, wanted) {
  const asked = fold(wanted).split(" ").filter(Boolean);
  const known = sections.map(wordsOf);
  const scores = sections.map((section, at) => {
    const phrases = section.search.split(",").map(fold);
    let score = phrases.includes(fold(wanted)) ? 100 : 0;
    for (const word of asked) {
      const having = known.filter((each) => Object.values(each).some((all) => all.some((one) => alike(word, one))));
      const rare = 1 / Math.max(having.length, 1) ** 2;
      for (const [where, weight] of Object.entries(WEIGHTS)) {
        const all = known[at][/** @type {keyof typeof WEIGHTS} */ (where)];
        const exact = all.includes(word);
        if (exact || all.some((one) => alike(word, one))) score += weight * rare * (exact ? 1.5 : 1);
      }
    }
    return score;
  });
  return sections
    .map((section, at) => ({ section, score: scores[at] }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ section }) => section);
}

/** The rules in which all wanted words occur, or whose name is asked for.
 * @param {How["clauses"]} clauses @param {string} wanted
 */
export function findClauses(clauses, wanted) {
  const asked = fold(wanted).split(" ").filter(Boolean);
  const named = wanted.trim().toUpperCase();
  if (!asked.length) return [];
  return clauses.filter(({ id, text }) => {
    const words = fold(text).split(" ");
    return id === named || id.endsWith(`-${named}`) || asked.every((word) => words.some((one) => one.startsWith(word)));
  });
}
