// The boards of the perfumers: where they lie, and what lies on them.

import { nothing, svg } from "../../vendor/lit.js";
import { number, seatShape, shorten } from "../drawing.js";
import { ofKind, piece } from "./plan.js";
import { named } from "./scenery.js";
import { book, fan, laurel, seal } from "./signs.js";

/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../speech.js").Speech} Speech */
/** @typedef {import("../drawing.js").Area} Area */

const GAP = 7;
const BAND = 28; // the head of a board: name, score and what counts besides
const ROOMY = 260; // a board of this height has a row for perfumes and one for methods
const SMALLEST = 24; // a tile that can still be told from others
const SLOTS = 3; // for perfumes, and for methods (AM-1.4)

/** Each board with its place: one's own is the largest.
 * @param {TableNode[]} boards @param {{width: number, board: Area}} plan @param {boolean} tall
 * @returns {[TableNode, Area][]}
 */
export function boardAreas(boards, plan, tall) {
  const mine = boards.some((board) => number(board, "mine"));
  const x = tall ? 4 : plan.board.w + 8;
  const w = plan.width - x - (tall ? 4 : 0);
  const others = boards.length - (mine ? 1 : 0);
  const own = tall ? 292 : ({ 2: 330, 3: 274 }[boards.length] ?? 226);
  const rest = plan.board.h - (mine ? own + GAP : 0);
  const other = tall ? 148 : (rest - GAP * (others - 1)) / others;
  let y = tall ? plan.board.h + GAP : 0;
  return boards.map((board) => {
    const area = { x, y, w, h: number(board, "mine") ? own : other };
    y += area.h + GAP;
    return [board, area];
  });
}

/** The rows of a board: tokens, perfumes, methods, then what one has learned and the city tiles.
 *
 * Where there is little room, perfumes and methods share a row.
 * @param {Area} area
 */
function rows(area) {
  const top = area.y + BAND + 4;
  const body = area.h - BAND - 8;
  const dial = Math.min(96, Math.max(60, body * 0.5));
  const apart = area.h >= ROOMY;
  const [tokens, each] = apart
    ? [Math.min(46, body * 0.165), Math.min(66, body * 0.235)]
    : [Math.max(27, body * 0.2), Math.max(38, body * 0.4)];
  const [left, w] = [area.x + dial + 10, area.w - dial - 16];
  const second = top + tokens + each;
  const perfumes = { x: left, y: top + tokens, w: apart ? w : w / 2, h: each };
  const methods = apart ? { x: left, y: second, w, h: each } : { x: left + w / 2, y: top + tokens, w: w / 2, h: each };
  const shelf = { x: left, y: apart ? second + each : second, w, h: body - tokens - each * (apart ? 2 : 1) };
  return { top, dial, tokens: { x: left, y: top, w, h: tokens }, perfumes, methods, shelf };
}

/** Places for perfumes or methods that are not there yet.
 * @param {Area} row
 */
function slots(row) {
  const step = row.w / SLOTS;
  return Array.from(
    { length: SLOTS },
    (_, at) =>
      svg`<rect class="slot-place" x="${row.x + at * step + 2}" y="${row.y + 3}" width="${step - 4}"
        height="${row.h - 6}" rx="6"/>`,
  );
}

/** @param {TableNode} board @param {Area} area @param {Speech} speech @param {TableNode} tree */
export function boardGround(board, area, speech, tree) {
  const seat = number(board, "seat");
  const turn = number(tree, "seat") === seat;
  const right = area.x + area.w;
  const y = area.y + BAND / 2;
  const { perfumes, methods } = rows(area);
  return svg`
    <g class="seat-${seat} ${turn ? "turn" : ""}" data-board="${board.id}">
      <rect class="perfumery" x="${area.x}" y="${area.y}" width="${area.w}" height="${area.h}" rx="10"/>
      <path class="banner" d="M${area.x + 10} ${area.y} H${right - 10} Q${right} ${area.y} ${right} ${area.y + 10}
          V${area.y + BAND - 2} H${area.x} V${area.y + 10} Q${area.x} ${area.y} ${area.x + 10} ${area.y} Z"/>
      <g class="seat-mark" transform="translate(${area.x + 16} ${y}) scale(.84)">${seatShape(seat)}</g>
      <text class="seat-name" x="${area.x + 31}" y="${y + 5}">${shorten(speech.seat(seat), area.w - 257, 6.9)}</text>
      ${turn ? svg`<circle class="turn-dot" cx="${right - 222}" cy="${y}" r="4.4"/>` : nothing}
      ${named(
        speech.say("label-score"),
        svg`${laurel(right - 204, y - 0.6, 18, "")}
          <text class="figure score" x="${right - 183}" y="${y + 5.6}">${number(board, "score")}</text>`,
      )}
      ${named(speech.say("label-experience"), book(right - 153, y, 22, number(board, "experience")))}
      ${named(speech.say("label-letter"), seal(right - 120, y, 20, number(board, "letter")))}
      ${named(
        speech.say("label-influence"),
        svg`<g class="seat-mark">${fan(right - 94, y, 18)}</g>
          <text class="figure banner-figure" x="${right - 76}" y="${y + 5}">${number(board, "reserve")}</text>`,
      )}
      ${slots(perfumes)}${slots(methods)}
    </g>`;
}

/** The lessons or the tiles of a board, of whatever kind.
 * @param {TableNode} board @param {string} ending
 */
const allOf = (board, ending) => (board.children ?? []).filter((child) => child.kind.endsWith(ending));

/** Pieces side by side from the left.
 * @param {TableNode[]} nodes @param {string} face @param {number} x @param {number} y @param {number} size
 */
const line = (nodes, face, x, y, size) =>
  nodes.map((node, at) => piece(node, face, x + size / 2 + at * (size + 3), y, size, size));

/** All that lies on a board.
 * @param {TableNode} board @param {Area} area
 */
export function boardPieces(board, area) {
  const { top, dial, tokens, perfumes, methods, shelf } = rows(area);
  const flowers = ofKind(board, "flower");
  const essences = ofKind(board, "essence");
  const size = Math.min(tokens.h - 1, 38, (tokens.w - 8) / Math.max(flowers.length + essences.length, 1) - 3);
  const y = tokens.y + tokens.h / 2 - 0.5;
  const next = Math.max(
    Math.min(tokens.w / 2, tokens.w - essences.length * (size + 3)),
    flowers.length * (size + 3) + 4,
  );
  const high = Math.min(dial + 20, area.h - BAND - 8);
  return [
    ...ofKind(board, "dial").map((node) => piece(node, "dial", area.x + 5 + dial / 2, top + high / 2, dial, high)),
    ...ofKind(board, "originality").map((node) =>
      piece(node, "originality", area.x + area.w - 29, area.y + BAND / 2 - 1, 44, 23),
    ),
    ...line(flowers, "flower", tokens.x, y, size),
    ...line(essences, "essence", tokens.x + next, y, size),
    ...ofKind(board, "perfume").map((node, at) =>
      piece(
        node,
        "perfume",
        perfumes.x + (at + 0.5) * (perfumes.w / SLOTS),
        perfumes.y + perfumes.h / 2,
        perfumes.w / SLOTS - 4,
        perfumes.h - 6,
      ),
    ),
    ...ofKind(board, "method").flatMap((node, at) => methodPieces(node, methods, at)),
    ...shelfPieces(board, shelf),
  ];
}

/** A method, and the flowers that are stored on it.
 * @param {TableNode} node @param {Area} row @param {number} at
 */
function methodPieces(node, row, at) {
  const step = row.w / SLOTS;
  const [x, y] = [row.x + (at + 0.5) * step, row.y + row.h / 2];
  const stored = node.children ?? [];
  const size = step > 70 ? 20 : 16;
  return [
    piece(node, "method", x, y, step - 4, row.h - 6),
    ...stored.map((each, n) => {
      const [dx, dy] = storedAt(step, row.h, n, stored.length);
      return piece(each, "stored", x + dx, y + dy, size, size);
    }),
  ];
}

/** Where a stored flower lies on its method: beside what the method does, below it, or above it, as there is room.
 * @param {number} w @param {number} h @param {number} at @param {number} all
 */
function storedAt(w, h, at, all) {
  if (w > 70) return [w / 2 - 14 - at * 22, h / 2 - 14];
  if (h > 60) return [(at - (all - 1) / 2) * 19, h / 2 - 13];
  return [w / 2 - 10 - at * 12, 12 - h / 2];
}

/** What was learned and the city tiles, those that are flipped at the end; in two rows where there is room.
 * @param {TableNode} board @param {Area} area
 */
function shelfPieces(board, { x, y, w, h }) {
  const lessons = allOf(board, "_lesson");
  const tiles = allOf(board, "_tile");
  tiles.sort((a, b) => number(a, "flipped") - number(b, "flipped"));
  const all = [...lessons, ...tiles];
  const lines = h >= 70 ? 2 : 1;
  const most = Math.ceil(all.length / lines);
  const size = Math.min(h / lines - 3, 44, Math.max(w / Math.max(most, 1) - 3, SMALLEST));
  const each = Math.max(most, Math.floor(w / (size + 3)));
  const step = Math.min(size + 3, (w - size) / Math.max(each - 1, 1)); // more than that lie on each other
  return all.map((node, at) =>
    piece(
      node,
      node.kind.endsWith("_tile") ? "tile" : "lesson",
      x + size / 2 + (at % each) * step,
      y + (Math.floor(at / each) + 0.5) * (h / lines),
      size,
      size,
    ),
  );
}
