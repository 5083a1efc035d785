// What bots think, in plain words: why one did something, and what the best one advises.

import { whyText } from "./review.js";

/** @param {import("./types").Why} why @param {string} name @param {import("./speech.js").Speech} speech */
export function reasonText({ bot, ahead, tries, times, points, source }, name, speech) {
  if (bot === "uniform") return speech.say("page-why-chance", { name });
  if (!source) return speech.say(ahead ? "page-why-ahead-later" : "page-why-glance-later", { name });
  const values = {
    name,
    points: Math.max(1, Math.round(points)),
    times,
    tries,
    source: speech.say(`scoring-${source}`),
  };
  return speech.say(ahead ? "page-why-ahead" : "page-why-glance", values);
}

const OPEN = 0.2; // an error from which on nobody can say who wins

/** What the best bot advises: the best option first; what reads alike is told once, and nothing stands above the first.
 * @param {import("./types").Hint["opinions"]} opinions @param {number} seat whose chances they are, from 1
 * @param {import("./speech.js").Speech} speech @param {import("./types").TableNode | null} tree
 * @returns {{action: number, label: string, chance: string, why: string}[]}
 */
export function hinted(opinions, seat, speech, tree) {
  const first = opinions[0];
  const known = new Set();
  const told = [];
  for (const opinion of opinions) {
    const label = speech.label(opinion.action, tree);
    if (known.has(label)) continue;
    known.add(label);
    const chance = opinion === first ? chanceText(first, seat, speech) : comparedText(first, opinion, seat, speech);
    const why = opinion.why ? whyText(opinion.why, speech) : soonText(opinion, speech);
    told.push({ action: opinion.action, label, chance, why });
  }
  return told;
}

/** @typedef {import("./types").Hint["opinions"][number]} Opinion */

/** @param {Opinion} best @param {number} seat @param {import("./speech.js").Speech} speech */
function chanceText({ chances, error, points }, seat, speech) {
  const percent = Math.round((chances[seat - 1] ?? 0) * 100);
  if (error * 2 >= OPEN) return speech.say("page-hint-open");
  return speech.say("page-hint-wins", { percent, points: Math.round(points) });
}

/** @param {Opinion} best @param {Opinion} other @param {number} seat @param {import("./speech.js").Speech} speech */
function comparedText(best, other, seat, speech) {
  const less = Math.round(((best.chances[seat - 1] ?? 0) - (other.chances[seat - 1] ?? 0)) * 100);
  if (less < 1 || less <= other.error * 200) return speech.say("page-hint-alike"); // hardly ever off by more
  if (Math.max(best.error, other.error) * 2 >= OPEN) return speech.say("page-hint-worse");
  const points = Math.round(best.points - other.points);
  return speech.say(points > 0 ? "page-hint-less-points" : "page-hint-less", { less, points });
}

/** @param {Opinion} opinion @param {import("./speech.js").Speech} speech */
function soonText({ soon, source }, speech) {
  if (soon === null || soon === undefined) return "";
  if (!source || soon < 0.5) return speech.say("page-hint-later");
  return speech.say("page-hint-soon", { points: Math.round(soon), source: speech.say(`scoring-${source}`) });
}
