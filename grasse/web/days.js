// The match of the day: what this browser was promised of its luck, and the line by which a result is shared.

const PLACE = "grasse-days"; // in the storage of this browser
const KEPT = 120; // promises that are remembered
const SIGNS = ["🌹", "🌸", "🌿", "🍂"]; // the places one had, from the first on

/** @returns {Record<string, string>} */
function recall() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {}; // somebody else has written there
  }
}

/** The hash that was first shown here for a day of a game, if any.
 * @param {string} day @param {string} game
 */
export const promiseOf = (day, game) => recall()[`${day} ${game}`] ?? "";

/** Keeps the hashes that are shown; answers whether each is the one that was shown first.
 * @param {[day: string, game: string, hash: string][]} shown
 */
export function keepPromises(shown) {
  const known = recall();
  let kept = true;
  for (const [day, game, hash] of shown.filter((each) => each[2])) {
    const key = `${day} ${game}`;
    kept &&= (known[key] ?? hash) === hash;
    known[key] ??= hash;
  }
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(Object.entries(known).slice(-KEPT))));
  return kept;
}

/** The day some days later.
 * @param {string} day @param {number} days
 */
export function later(day, days) {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A result in signs, which give nothing away.
 * @param {string} title of the game @param {import("./types").Day} day @param {import("./types").DayGame} game
 * @param {string} place where others find it
 */
export function shared(title, day, { game, mine, signs }, place) {
  const row = signs.map((at) => SIGNS[Math.min(at, SIGNS.length) - 1]).join("");
  const percent = mine?.percent === null || mine?.percent === undefined ? "" : ` · ${Math.round(mine.percent)} %`;
  return `Grasse · ${title} · ${day.day}\n${row}\n${mine?.points ?? 0}${percent}\n${place}#/day/${day.day}/${game}`;
}
