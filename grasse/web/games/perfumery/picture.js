// The table of Perfumery as a picture: a pure function from the tree to placed pieces.

import { svg } from "../../vendor/lit.js";
import { number } from "../drawing.js";
import { boardGround, boardHeight, boardPieces } from "./boards.js";
import { LAYERED, SLIP, isNarrow, isSlim } from "./cards.js";
import { draw } from "./pieces.js";
import { place } from "./places.js";

export { boxPieces } from "./box.js";
export { sounds } from "./sounds.js";
export { toldPiece } from "./told.js";
export { draw };

/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../types").Ground} Ground */
/** @typedef {import("../../types").Picture} Picture */
/** @typedef {import("../../speech.js").Speech} Speech */
/** @typedef {import("../drawing.js").Area} Area */

const GAP = 8;
const BETWEEN = 5; // two tiles, or two columns
const TILE = 62; // how high an action tile is
const LINE = 27; // how high the line with the round and the decks is
const PLAQUE = 29; // of a column, with the gap below it
const LOWEST = 14; // a card in a column that holds very many

/** Where everything lies, on a wide screen or on one held upright. */
const WIDE = { width: 1000, middle: 648, height: 640, columns: 326 };
const TALL = { width: 390, middle: 390, height: 0, columns: 0 };

const OF_EACH = ["essence_space", "hire_space"]; // one perfumer of each player may stand there (PY-1.7)

/** The whole picture.
 * @param {TableNode} tree @param {Speech} speech @param {boolean} tall
 * @returns {Picture}
 */
export function lay(tree, speech, tall) {
  const plan = tall ? TALL : WIDE;
  const places = new Map((tree.children ?? []).map((each) => [each.kind, each]));
  const seats = (tree.children ?? []).filter((each) => each.kind === "perfumery");
  const display = places.get("display");
  /** @type {Piece[]} */
  const pieces = [];
  /** @type {Ground[]} */
  const grounds = [];
  const tiles = places.get("action_tiles")?.children ?? [];
  const above = tall ? 2 * (TILE + BETWEEN) + 6 : TILE + 11;
  const needed = columnsHeight(display, plan.middle);
  const board = { x: 0, y: 0, w: plan.middle, h: tall ? above + LINE + needed + 6 : plan.columns };
  grounds.push({ id: "board", drawing: backdrop(board, above, tree, speech) });
  pieces.push(...tilePieces(tiles, board, tall, seats.length));
  if (display) {
    const area = { x: 6, y: above + LINE, w: board.w - 12, h: board.h - above - LINE - 6 };
    grounds.push({ id: display.id, drawing: columnGrounds(display, area) });
    pieces.push(...deckPieces(display, board.w, above), ...columnPieces(display, area));
  }
  let height = plan.height;
  const bench = places.get("workbench");
  for (const [seat, area] of seatAreas(seats, board, plan, tall)) {
    const table = { tree, speech, bench, tall, first: seat === seats[0] };
    grounds.push({ id: seat.id, drawing: boardGround(seat, area, table) });
    pieces.push(...boardPieces(seat, area, table));
    height = Math.max(height, area.y + area.h);
  }
  pieces.sort((a, b) => a.layer - b.layer || (a.id < b.id ? -1 : 1));
  return { width: plan.width, height, grounds, pieces };
}

/** Each perfumery with its place: one's own is the largest.
 * @param {TableNode[]} seats @param {Area} board @param {typeof WIDE} plan @param {boolean} tall
 * @returns {[TableNode, Area][]}
 */
function seatAreas(seats, board, plan, tall) {
  const [own, ...others] = seats;
  const below = board.h + GAP;
  if (tall) {
    let y = below;
    return seats.map((seat) => {
      const area = { x: 0, y, w: plan.width, h: boardHeight(seat, seat === own) };
      y += area.h + GAP;
      return [seat, area];
    });
  }
  const x = plan.middle + GAP;
  const h = (plan.height - GAP * (others.length - 1)) / others.length;
  return seats.map((seat, at) => [
    seat,
    at
      ? { x, y: (at - 1) * (h + GAP), w: plan.width - x, h }
      : { x: 0, y: below, w: plan.middle, h: plan.height - below },
  ]);
}

// ---------------------------------------------------------------- the middle of the table

/** The table itself, with the round on it.
 * @param {Area} board @param {number} above @param {TableNode} tree @param {Speech} speech
 */
function backdrop({ x, y, w, h }, above, tree, speech) {
  return svg`
    <rect class="counter-edge" x="${x}" y="${y}" width="${w}" height="${h}" rx="12"/>
    <rect class="counter" x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${h - 6}" rx="9.6"/>
    <text class="place-name ${number(tree, "final") ? "final" : ""}" x="${x + 12}"
      y="${above + 18}">${speech.piece(tree)}</text>`;
}

/** The action tiles: in one row, or in two.
 * @param {TableNode[]} tiles @param {Area} board @param {boolean} tall @param {number} seats
 */
function tilePieces(tiles, board, tall, seats) {
  const rows = tall ? [tiles.slice(0, 3), tiles.slice(3)] : [tiles];
  return rows.flatMap((row, line) => {
    const w = (board.w - 12 - (row.length - 1) * BETWEEN) / row.length;
    const y = 7 + line * (TILE + BETWEEN) + TILE / 2;
    return row.flatMap((tile, at) => {
      const x = 6 + at * (w + BETWEEN) + w / 2;
      const offers = (tile.children ?? []).map((offer, number) =>
        place(offer, "offer", x - w / 2 + 17 + number * 35, y + TILE / 2 - 14, number ? 39 : 25, 22),
      );
      const places = OF_EACH.includes(tile.kind) ? seats : 1;
      return [place(tile, tile.kind, x, y, w, TILE, { places }), ...offers];
    });
  });
}

/** @param {TableNode} display @param {number} w @param {number} above */
function deckPieces(display, w, above) {
  const decks = (display.children ?? []).filter((each) => each.kind === "deck");
  return decks.map((deck, at) =>
    place(deck, "deck", w - 44 - (decks.length - 1 - at) * 80, above + LINE / 2 - 0.6, 70, 20),
  );
}

/** @param {TableNode} display */
const columnsOf = (display) => (display.children ?? []).filter((each) => each.kind === "column");

/** How high a card in a column would like to be, with the gap below it.
 * @param {TableNode} card @param {boolean} layered whether perfumes have layers
 */
const slipHeight = (card, layered) => (card.kind === "perfume" && layered ? LAYERED : SLIP) + 2;

/** How high all cards of a column would like to be.
 * @param {TableNode} column @param {boolean} layered
 */
const cardsHeight = (column, layered) =>
  (column.children ?? []).reduce((sum, card) => sum + slipHeight(card, layered), 0);

/** How wide a column of the display is.
 * @param {number} count @param {number} room
 */
const columnWidth = (count, room) => (room - (count - 1) * BETWEEN) / Math.max(count, 1);

/** How high the columns would like to be, on a screen that is scrolled anyway.
 * @param {TableNode | undefined} display @param {number} width
 */
function columnsHeight(display, width) {
  const columns = display ? columnsOf(display) : [];
  const w = columnWidth(columns.length, width - 12) - 8;
  const heights = columns.map((column) => PLAQUE + 8 + cardsHeight(column, isSlim(w)));
  return Math.max(...heights, PLAQUE + 3 * SLIP);
}

/** @param {TableNode} display @param {Area} area */
function columnGrounds(display, area) {
  const columns = columnsOf(display);
  const w = columnWidth(columns.length, area.w);
  return svg`${columns.map(
    (_, at) => svg`<rect class="lane" x="${area.x + at * (w + BETWEEN)}" y="${area.y}"
      width="${w}" height="${area.h}" rx="8"/>`,
  )}`;
}

/** The columns with their cards; whoever touches one takes them all.
 * @param {TableNode} display @param {Area} area
 */
function columnPieces(display, area) {
  const columns = columnsOf(display);
  const w = columnWidth(columns.length, area.w);
  const room = area.h - PLAQUE - 3;
  const layered = isNarrow(w - 8) || (isSlim(w - 8) && columns.every((column) => cardsHeight(column, true) <= room));
  return columns.flatMap((column, at) => {
    const x = area.x + at * (w + BETWEEN) + w / 2;
    const shrink = Math.min(1, room / Math.max(cardsHeight(column, layered), 1));
    let y = area.y + PLAQUE;
    const slips = (column.children ?? []).map((card) => {
      const step = slipHeight(card, layered) * shrink;
      const h = Math.max(step - 2, LOWEST);
      y += step;
      return place(card, "slip", x, y - step + h / 2, w - 8, h);
    });
    return [place(column, "column", x, area.y + area.h / 2, w, area.h), ...slips];
  });
}
