// The perfumeries: where on a board its Notes, its shelf, its hand and the work at hand lie.

import { nothing, svg } from "../../vendor/lit.js";
import { coin, number, seatShape, shorten, text } from "../drawing.js";
import { BOTTLE, CARD, WHOLE, seal } from "./cards.js";
import { pennant, perfumer, tileWidth } from "./pieces.js";
import { grid, gridPieces, place } from "./places.js";

/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../speech.js").Speech} Speech */
/** @typedef {import("../drawing.js").Area} Area */

const HEAD = 29; // of a perfumery: name, points, perfumers, markers
const GAP = 6;
const FOOT = 28; // of a Note: its tile
const TRAY = 27; // of a Note: its Stockyard
const EMPTY = 5; // the same where there is little room, and nothing lies there
const RECIPE = 30; // the highest a recipe in a Note is, with the gap below it
const ACROSS = 4; // cards beside each other on a phone
const LEAST_SLIP = 112; // how wide a card as a slip is at least, with its gap
const SLIPS = 4; // of them beside each other: a narrower hand has small cards
const TAB = { w: 24, h: 17 }; // where a recipe can go

/** @param {TableNode} seat @param {string} kind */
const children = (seat, kind) => (seat.children ?? []).filter((each) => each.kind === kind);
/** @param {TableNode} seat */
const handOf = (seat) => children(seat, "hand")[0]?.children ?? [];
/** @param {TableNode} seat */
const shelfOf = (seat) => children(seat, "shelf")[0]?.children ?? [];

/** What a board must know of its table; the first board is that of whoever looks, or of the first seat for watchers.
 * @typedef {{tree: TableNode, speech: Speech, bench: TableNode | undefined, first: boolean, tall: boolean}} Table
 */

/** Where everything lies on a board; the bench lies on the first one.
 * @typedef {{notes: Area, shelf: Area, hand: Area, bench: Area | null}} Plan
 */

/** @param {TableNode} seat @param {Area} area @param {boolean} first @param {boolean} tall @returns {Plan} */
function planOf(seat, area, first, tall) {
  const [x, w, top] = [area.x + GAP, area.w - 2 * GAP, area.y + HEAD + 4];
  const bottom = area.y + area.h - GAP;
  if (first && tall) return ownTall(seat, { x, y: top, w, h: bottom - top });
  if (first) return ownWide({ x, y: top, w, h: bottom - top });
  if (area.h > 420) return roomy({ x, y: top, w, h: bottom - top });
  const hand = 64;
  const notes = { x, y: top, w: w * 0.68, h: bottom - top - hand - GAP };
  return {
    notes,
    shelf: { x: x + notes.w + GAP, y: top, w: w - notes.w - GAP, h: notes.h },
    hand: { x, y: bottom - hand, w, h: hand },
    bench: null,
  };
}

/** One's own board on a wide screen: the Notes, beside them the shelf and the work at hand, below them the hand.
 * @param {Area} inner @returns {Plan}
 */
function ownWide({ x, y, w, h }) {
  const hand = 119;
  const notes = { x, y, w: w * 0.585, h: h - hand - GAP };
  const right = { x: x + notes.w + GAP, w: w - notes.w - GAP };
  const bench = 64;
  return {
    notes,
    shelf: { ...right, y, h: notes.h - bench - GAP },
    bench: { ...right, y: y + notes.h - bench, h: bench },
    hand: { x, y: y + h - hand, w, h: hand },
  };
}

/** The only other board on a wide screen.
 * @param {Area} inner @returns {Plan}
 */
function roomy({ x, y, w, h }) {
  const [notes, shelf] = [h * 0.4, h * 0.19];
  const hand = y + notes + shelf + 2 * GAP;
  return {
    notes: { x, y, w, h: notes },
    shelf: { x, y: y + notes + GAP, w, h: shelf },
    hand: { x, y: hand, w, h: y + h - hand },
    bench: null,
  };
}

/** One's own board on a phone: everything below each other, as high as it needs to be.
 * @param {TableNode} seat @param {Area} inner @returns {Plan}
 */
function ownTall(seat, { x, y, w }) {
  const { notes, shelf, hand, bench } = tallHeights(seat);
  const below = y + notes + GAP;
  return {
    notes: { x, y, w, h: notes },
    bench: { x, y: below, w, h: bench },
    hand: { x, y: below + bench + GAP, w, h: hand },
    shelf: { x, y: below + bench + hand + 2 * GAP, w, h: shelf },
  };
}

/** How many rows a hand takes on a phone.
 * @param {TableNode} seat
 */
const handRows = (seat) => Math.max(1, Math.ceil(handOf(seat).length / ACROSS));

/** @param {TableNode} seat */
function tallHeights(seat) {
  const most = Math.max(3, ...children(seat, "note").map((note) => number(note, "recipes")));
  return { notes: FOOT + TRAY + most * 26 + 16, bench: 64, hand: handRows(seat) * 119, shelf: 70 };
}

/** How high a board is on a phone.
 * @param {TableNode} seat @param {boolean} first
 */
export function boardHeight(seat, first) {
  if (!first) return 206;
  const { notes, shelf, hand, bench } = tallHeights(seat);
  return HEAD + 4 + notes + shelf + hand + bench + 4 * GAP;
}

// ---------------------------------------------------------------- grounds

/** A board with its banner, its shelf, and the bench if it lies here.
 * @param {TableNode} seat @param {Area} area @param {Table} table
 */
export function boardGround(seat, area, { tree, speech, bench, first, tall }) {
  const place = number(seat, "seat");
  const turn = number(tree, "seat") === place;
  const right = area.x + area.w;
  const plan = planOf(seat, area, first, tall);
  const { shelf, hand } = plan;
  return svg`
    <g class="seat-${place} ${turn ? "turn" : ""}" data-board="${seat.id}">
      <rect class="perfumery" x="${area.x}" y="${area.y}" width="${area.w}" height="${area.h}" rx="12"/>
      <path class="banner" d="M${area.x + 12} ${area.y} H${right - 12} Q${right} ${area.y} ${right} ${area.y + 12}
          V${area.y + HEAD} H${area.x} V${area.y + 12} Q${area.x} ${area.y} ${area.x + 12} ${area.y} Z"/>
      ${banner(seat, area, speech, turn, number(tree, "limit"))}
      <rect class="rack" x="${hand.x}" y="${hand.y}" width="${hand.w}" height="${hand.h}" rx="8"/>
      ${hiddenHand(seat, inset(hand, 3), first)}
      ${cabinet(seat, shelf, first)}
      ${bench && plan.bench ? benchGround(bench, plan.bench, speech) : nothing}
    </g>`;
}

/** The backs of the cards in a hand that is not shown, where the cards themselves would lie.
 * @param {TableNode} seat @param {Area} area @param {boolean} first
 */
function hiddenHand(seat, area, first) {
  const cards = handOf(seat).length ? 0 : number(seat, "cards");
  const gap = first ? 5 : 4;
  const { across, rows, scale } = grid(Math.max(cards, 7), area, CARD, { most: 1.04, gap });
  const [w, h] = [CARD.w * scale, CARD.h * scale];
  return Array.from({ length: cards }, (_, at) => {
    const x = area.x + (at % across) * (w + gap) + gap / 2;
    const y = area.y + ((Math.floor(at / across) + 0.5) * area.h) / rows - h / 2;
    return svg`<rect class="card-back" x="${x}" y="${y}" width="${w}" height="${h}" rx="${6 * scale}"/>`;
  });
}

/** Who it is, and what tells most: points, perfumers, cards in hand with what they are worth, markers. One's own hand
 * tells how many it may hold.
 * @param {TableNode} seat @param {Area} area @param {Speech} speech @param {boolean} turn @param {number} limit
 */
function banner(seat, area, speech, turn, limit) {
  const place = number(seat, "seat");
  const y = area.y + HEAD / 2;
  const right = area.x + area.w;
  const hand = children(seat, "hand")[0];
  const perfumers = number(seat, "perfumers");
  const left = number(seat, "perfumers_left");
  const markers = (number(seat, "start_marker") ? 18 : 0) + (number(seat, "next_marker") ? 18 : 0);
  const isOwn = Boolean(hand?.values && "worth" in hand.values);
  const cards = `${number(seat, "cards")}${isOwn && limit ? `/${limit}` : ""}`;
  const many = (cards.length - 1) * 7; // room for more than one figure
  const aside = right - (isOwn ? 14 : 0);
  const room = area.w - 33 - 190 - markers - (right - aside);
  return svg`
    <g class="seat-mark" transform="translate(${area.x + 17} ${y}) scale(.86)">${seatShape(place)}</g>
    <text class="seat-name" x="${area.x + 33}" y="${y + 5}">${shorten(speech.seat(place), room, 6.9)}</text>
    ${number(seat, "start_marker") ? pennant(false, aside - 186 - markers + 18, y, 18) : nothing}
    ${number(seat, "next_marker") ? pennant(true, aside - 186, y, 18) : nothing}
    ${turn ? svg`<circle class="turn-dot" cx="${aside - 168}" cy="${y}" r="4.4"/>` : nothing}
    ${Array.from({ length: perfumers }, (_, at) =>
      perfumer(place, aside - 152 + at * 15, y, 18, at < left ? "" : "out"),
    )}
    ${
      text(seat, "third") === "paid_for"
        ? svg`<text class="figure small" x="${aside - 118}"
          y="${y + 4.4}">+1</text>`
        : nothing
    }
    <path class="banner-sign" transform="translate(${right - 96 - many} ${y})"
      d="M-7 -5 L2 -8 L6 5 L-3 8 Z M3 -6.6 H8 V6 H6.4"/>
    <text class="figure beside" x="${right - 85 - many}" y="${y + 5}">${cards}</text>
    ${
      isOwn
        ? svg`${coin(right - 63, y, 14)}
          <text class="figure beside" x="${right - 54}" y="${y + 5}">${number(hand, "worth")}</text>`
        : nothing
    }
    ${seal(right - 20, y, 25, number(seat, "score"))}`;
}

/** How the produced perfumes stand on their shelf.
 * @param {boolean} first
 */
const shelved = (first) => ({ most: 1.15, gap: 3, least: first ? 6 : 4, face: "bottle" });

/** The shelf, with a board below each row.
 * @param {TableNode} seat @param {Area} area @param {boolean} first
 */
function cabinet(seat, area, first) {
  const how = shelved(first);
  const inner = inset(area, 3);
  const { rows, scale } = grid(Math.max(shelfOf(seat).length, how.least), inner, BOTTLE, how);
  const boards = Array.from(
    { length: rows },
    (_, row) => inner.y + ((row + 0.5) * inner.h) / rows + (BOTTLE.h / 2 - 2) * scale,
  );
  return svg`
    <rect class="cabinet" x="${area.x}" y="${area.y}" width="${area.w}" height="${area.h}" rx="8"/>
    ${boards.map(
      (y) => svg`<rect class="shelf" x="${area.x + 2}" y="${y}" width="${area.w - 4}" height="4"
        rx="1"/>`,
    )}`;
}

/** The workbench, with a still on it while nobody works.
 * @param {TableNode} bench @param {Area} area @param {Speech} speech
 */
function benchGround(bench, { x, y, w, h }, speech) {
  const idle = !(bench.children ?? []).length;
  return svg`
    <rect class="bench" x="${x}" y="${y}" width="${w}" height="${h}" rx="8"/>
    ${
      idle
        ? svg`
          <text class="bench-name" x="${x + 10}" y="${y + 18}">${speech.piece(bench)}</text>
          <g class="scenery" transform="translate(${x + w / 2} ${y + h - 9})">
            <path class="top" d="M-70 4 H70"/>
            <path class="copper" d="M-34 2 C-42 -14 -34 -22 -28 -24 V-30 H-20 V-24 C-14 -22 -6 -14 -14 2 Z"/>
            <path class="pipe" d="M-20 -28 C-4 -32 8 -22 18 -12"/>
            <path class="glass" d="M14 -12 H22 V-8 L29 2 H7 L14 -8 Z"/>
            <path class="glass" d="M42 -16 H48 V-8 Q54 -6 54 2 H36 Q36 -6 42 -8 Z"/>
          </g>`
        : nothing
    }`;
}

// ---------------------------------------------------------------- pieces

/** All pieces of a board.
 * @param {TableNode} seat @param {Area} area @param {Table} table
 * @returns {Piece[]}
 */
export function boardPieces(seat, area, { bench, first, tall }) {
  const plan = planOf(seat, area, first, tall);
  const notes = children(seat, "note");
  const w = (plan.notes.w - GAP * (notes.length - 1)) / notes.length;
  const working = workingOn(bench, seat);
  const bottles = gridPieces(shelfOf(seat), inset(plan.shelf, 3), BOTTLE, shelved(first));
  return [
    ...notes.flatMap((note, at) => notePieces(note, { ...plan.notes, x: plan.notes.x + at * (w + GAP), w }, working)),
    ...bottles,
    ...shelfOf(seat).flatMap((perfume, at) => kindPieces(perfume, bottles[at])),
    ...handPieces(handOf(seat), inset(plan.hand, 3), {
      most: 1.04,
      gap: first ? 5 : 4,
      least: tall && first ? ACROSS * handRows(seat) : 7,
      face: "card",
    }),
    ...(bench && plan.bench ? benchPieces(bench, plan.bench) : []),
  ];
}

/** A hand: whole cards, or slips where there are so many that cards would have neither name nor coin. That is when one
 * has to discard some.
 * @param {TableNode[]} cards @param {Area} area @param {Parameters<typeof gridPieces>[3]} how
 */
function handPieces(cards, area, how) {
  const whole = gridPieces(cards, area, CARD, how);
  const tooSmall = whole.some(({ w, h }) => w < WHOLE.w || h < WHOLE.h);
  if (!tooSmall || area.w < SLIPS * LEAST_SLIP) return whole;
  const rows = Math.ceil(cards.length / Math.floor(area.w / LEAST_SLIP)) > 3 ? 4 : 3;
  const across = Math.ceil(cards.length / rows);
  const [w, h] = [area.w / across, area.h / rows];
  return cards.map((card, at) => {
    const [column, row] = [at % across, Math.floor(at / across)];
    return place(card, "slip", area.x + (column + 0.5) * w, area.y + (row + 0.5) * h, w - how.gap, h - 3);
  });
}

/** @param {Area} area @param {number} by */
const inset = ({ x, y, w, h }, by) => ({ x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by });

/** The id of the recipe or tile whose effect is asked now, if it is one of this seat.
 * @param {TableNode | undefined} bench @param {TableNode} seat
 */
function workingOn(bench, seat) {
  const asked = (bench?.children ?? []).find((each) => each.kind === "effect");
  if (!asked || number(bench, "seat") !== number(seat, "seat")) return "";
  return text(asked, "card") ? `card ${text(asked, "card")}` : `tile ${number(seat, "seat")}.${text(asked, "note")}`;
}

/** A Note from the bottom: its tile, the recipes, the Stockyard.
 *
 * While a position is asked for, there is a tab for each beside them.
 * @param {TableNode} note @param {Area} area @param {string} working
 */
function notePieces(note, area, working) {
  const { x, y, w, h } = area;
  const scale = h < 130 || w < 90 ? 0.8 : 1;
  const foot = FOOT * scale;
  const recipes = children(note, "recipe");
  const positions = children(note, "position");
  const tile = children(note, "tile")[0];
  const stock = children(note, "stock")[0];
  const tray = scale === 1 ? TRAY : stock?.children?.length ? TRAY * 0.75 : EMPTY;
  const room = h - foot - tray - 11;
  const step = Math.min(RECIPE, room / Math.max(recipes.length, positions.length - 1, 3));
  const wide = positions.length ? w - TAB.w - 10 : w - 10;
  const low = y + h - foot - 4;
  const state = (/** @type {TableNode} */ node) =>
    node.id === working ? "working" : number(node, "lifted") ? "lifted" : "";
  const found = [place(note, "note", x + w / 2, y + h / 2, w, h, { scale })];
  if (tile)
    found.push(
      place(tile, "installed", x + w - 3 - tileWidth(note, w) / 2, y + h - foot / 2, tileWidth(note, w), foot - 7, {
        state: state(tile),
      }),
    );
  recipes.forEach((recipe, at) => {
    found.push(
      place(recipe, "installed", x + 5 + wide / 2, low - (at + 0.5) * step, wide, step - 2, { state: state(recipe) }),
    );
  });
  const tab = Math.min(TAB.h, Math.max(step - 3, 9));
  positions.forEach((position, at) => {
    found.push(place(position, "position", x + w - 4 - TAB.w / 2, low - at * step + (at ? 0 : -2), TAB.w, tab));
  });
  if (stock) found.push(...stockPieces(stock, { x: x + 4, y: y + 4, w: w - 8, h: tray }));
  return found;
}

/** The Stockyard and what lies there.
 * @param {TableNode} stock @param {Area} area
 */
function stockPieces(stock, { x, y, w, h }) {
  const kinds = stock.children ?? [];
  const step = Math.min(36, (w - 2) / Math.max(kinds.length, 1));
  const first = x + w / 2 - ((kinds.length - 1) / 2) * step;
  return [
    place(stock, "stock", x + w / 2, y + h / 2, w, h),
    ...kinds.map((kind, at) => place(kind, "essence", first + at * step, y + h / 2, Math.min(step - 2, 32), h - 3)),
  ];
}

/** The kinds of essence that are to be chosen from for one perfume, above it.
 * @param {TableNode} perfume @param {Piece} bottle
 */
function kindPieces(perfume, bottle) {
  const kinds = children(perfume, "kind");
  return kinds.map((kind, at) =>
    place(kind, "kind", bottle.x + (at - (kinds.length - 1) / 2) * 25, bottle.y - bottle.h / 4, 23, 23),
  );
}

/** @param {TableNode} bench @param {Area} area */
function benchPieces(bench, { x, y, w, h }) {
  const y0 = y + h / 2;
  return (bench.children ?? []).flatMap((node) => {
    if (node.kind !== "effect") return [place(node, node.kind, x + w / 2, y0, w - 16, h - 10)];
    const key = 64;
    const asked = w - (node.children ?? []).length * (key + 9) - 14;
    return [
      place(node, "effect", x + 7 + asked / 2, y0, asked, h - 12),
      ...(node.children ?? []).map((choice, at) =>
        place(choice, choice.kind, x + w - (1 - at) * (key + 10) - key / 2 - 7, y0, key, h - 18),
      ),
    ];
  });
}
