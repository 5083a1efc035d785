// Lessons, apart from how they look: what was learnt in this browser, and where a bubble goes.

/** @typedef {import("./types").Lobby} Lobby */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Area */

export const FIRST = "first-match"; // the guided match of every game
const LEARNT = "grasse-lessons"; // where this browser keeps them

/** The lessons that were taken here: "parfum/water".
 * @returns {Set<string>}
 */
export function learnt() {
  try {
    const kept = JSON.parse(localStorage.getItem(LEARNT) ?? "[]");
    return new Set(Array.isArray(kept) ? kept : []);
  } catch {
    return new Set(); // something else wrote there
  }
}

/** Remembers that a lesson was taken to its end.
 * @param {string} game @param {string} lesson
 */
export function tick(game, lesson) {
  localStorage.setItem(LEARNT, JSON.stringify([...learnt().add(`${game}/${lesson}`)]));
}

/** Whether somebody is new to a game: has learnt nothing of it, and plays or has played no match.
 * @param {string} game @param {Lobby} lobby @param {Set<string>} done
 */
export function isNew(game, lobby, done) {
  const own = [...lobby.mine, ...lobby.finished].filter((match) => match.chairs.some((chair) => chair.mine));
  return !done.has(`${game}/${FIRST}`) && !own.some((match) => match.game === game && !match.lesson);
}

/** The matches to be offered again: lessons are begun from their own page, unless they went on as a match.
 * @param {import("./types").Summary[]} matches
 */
export const withoutLessons = (matches) => matches.filter((match) => !match.lesson || match.lesson === FIRST);

const GAP = 16; // pixels between a bubble and its piece, where its tail is

/** Where a bubble goes: beside its piece, in the room, where it covers least; without a piece, into a corner.
 * @param {Area | null} piece @param {Area} room @param {{width: number, height: number}} size
 * @param {Area[]} others what is better not covered
 * @returns {{x: number, y: number, side: string, tail: number}} tail: how far along its edge
 */
export function beside(piece, room, size, others = []) {
  if (!piece) return { x: room.right - size.width - GAP, y: room.bottom - size.height - GAP, side: "", tail: 0 };
  const middle = { x: (piece.left + piece.right) / 2, y: (piece.top + piece.bottom) / 2 };
  const x = between(middle.x - size.width / 2, room.left, room.right - size.width);
  const y = between(middle.y - size.height / 2, room.top, room.bottom - size.height);
  const sides = [
    { side: "right", x: piece.right + GAP, y, fits: piece.right + GAP + size.width <= room.right },
    { side: "left", x: piece.left - GAP - size.width, y, fits: piece.left - GAP - size.width >= room.left },
    { side: "below", x, y: piece.bottom + GAP, fits: piece.bottom + GAP + size.height <= room.bottom },
    { side: "above", x, y: piece.top - GAP - size.height, fits: piece.top - GAP - size.height >= room.top },
  ];
  const covers = (/** @type {{x: number, y: number}} */ at) =>
    others.reduce((sum, other) => sum + shared(at, size, other), 0);
  const fitting = sides.filter(({ fits }) => fits).map((each) => ({ ...each, covers: covers(each) }));
  const found = fitting.reduce(
    (best, each) => (each.covers < best.covers ? each : best),
    fitting[0] ?? { side: "", x, y: room.bottom - size.height, covers: 0 },
  );
  const upright = found.side === "right" || found.side === "left";
  const tail = upright
    ? between(middle.y - found.y, GAP, size.height - GAP)
    : between(middle.x - found.x, GAP, size.width - GAP);
  return { x: found.x, y: found.y, side: found.side, tail };
}

/** How much of an area a bubble would cover.
 * @param {{x: number, y: number}} at @param {{width: number, height: number}} size @param {Area} area
 */
function shared(at, size, area) {
  const width = Math.min(at.x + size.width, area.right) - Math.max(at.x, area.left);
  const height = Math.min(at.y + size.height, area.bottom) - Math.max(at.y, area.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

/** @param {number} value @param {number} least @param {number} most */
const between = (value, least, most) => Math.max(least, Math.min(value, most));
