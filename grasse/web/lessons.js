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

const GAP = 14; // pixels between a bubble and the edge of its room

/** Where a bubble goes: over the side if that is beside the stage, for there it covers no piece and its buttons stay
 * where they are; else into the corner where it covers least, and never its own piece if that can be.
 * @param {Area | null} piece @param {Area} room @param {{width: number, height: number}} size
 * @param {Area[]} others what is better not covered @param {Area | null} side
 * @returns {{x: number, y: number}}
 */
export function placeFor(piece, room, size, others = [], side = null) {
  if (side && side.left >= room.right && side.right - side.left >= size.width)
    return { x: side.left, y: Math.min(side.bottom, room.bottom) - size.height };
  const [left, right] = [room.left + GAP, Math.max(room.left, room.right - size.width - GAP)];
  const [top, bottom] = [room.top + GAP, Math.max(room.top, room.bottom - size.height - GAP)];
  const corners = [
    { x: right, y: bottom },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: left, y: top },
  ];
  const dear = room.right * room.bottom; // dearer than all others together
  const costs = corners.map((at) => {
    const own = piece && shared(at, size, piece) ? dear : 0;
    return own + others.reduce((sum, other) => sum + shared(at, size, other), 0);
  });
  return corners[costs.indexOf(Math.min(...costs))];
}

/** What somebody is told to press: a piece, a button, or, where several answers go on, any of their buttons.
 * @param {number} buttons how many have a ring @param {boolean} byPiece whether a piece is the answer itself
 */
export function dueKey(buttons, byPiece) {
  if (buttons > 1) return "page-lesson-due-any";
  return byPiece ? "page-lesson-due" : "page-lesson-due-button";
}

/** The line from a bubble to its piece: from the nearest point of the one to the nearest point of the other.
 * @param {Area} bubble @param {Area} piece
 * @returns {[number, number, number, number]}
 */
export function leader(bubble, piece) {
  const middle = [(piece.left + piece.right) / 2, (piece.top + piece.bottom) / 2];
  const x = between(middle[0], bubble.left, bubble.right);
  const y = between(middle[1], bubble.top + GAP, bubble.bottom - GAP);
  return [x, y, between(x, piece.left, piece.right), between(y, piece.top, piece.bottom)];
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

/** What is said, cut into paragraphs and lists: a line that begins with a dot is an item.
 * @param {string} text @returns {{text: string, items: string[]}[]}
 */
export function paragraphs(text) {
  /** @type {{text: string, items: string[]}[]} */
  const found = [];
  for (const line of text.split("\n")) {
    if (line.startsWith("• ") && found.length) found[found.length - 1].items.push(line.slice(2));
    else found.push({ text: line, items: [] });
  }
  return found;
}
