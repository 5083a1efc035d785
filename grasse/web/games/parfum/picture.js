// The table of Parfum as a picture: a pure function from the tree to placed pieces.

import { nothing, svg } from "../../vendor/lit.js";
import { coin, number, seatShape, shorten } from "../drawing.js";
import { draw, drop } from "./pieces.js";
import { backdrop, scenery } from "./scenery.js";

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

export const LAP = 50; // spaces of the money track; whoever passes them all begins again
const FRAME = 24; // how wide the track around the board is
const GAP = 8;
const HEAD = 32; // of a perfumery: name, money, water
const TWO_SHELVES = 190; // so much room makes a second shelf
const PART = { w: 58, h: 30, neck: 15 }; // a part of a bottle
const DIE = 30; // the edge of a die
const LAYERS = [
  "dice",
  "perfume",
  "new_minor",
  "new_major",
  "token",
  "clock",
  "stack",
  "bag",
  "booth",
  "supply",
  "well",
  "discards",
];

/** Where everything lies, on a wide screen or on one held upright. */
const WIDE = {
  width: 1000,
  board: { x: 0, y: 0, w: 616, h: 640 },
  across: 13,
  clocks: { x: 34, y: 34, w: 280, h: 126 },
  wells: { x: 322, y: 34, w: 260, h: 126 },
  street: { x: 34, y: 168, w: 548, h: 150 },
  distillery: { x: 34, y: 326, w: 548, h: 148 },
  market: { x: 34, y: 482, w: 312, h: 124 },
  bench: { x: 354, y: 482, w: 228, h: 124 },
};
const TALL = {
  width: 390,
  board: { x: 0, y: 0, w: 390, h: 990 },
  across: 8,
  clocks: { x: 30, y: 30, w: 330, h: 104 },
  street: { x: 30, y: 140, w: 330, h: 256 },
  distillery: { x: 30, y: 402, w: 330, h: 240 },
  market: { x: 30, y: 648, w: 330, h: 112 },
  wells: { x: 30, y: 766, w: 330, h: 106 },
  bench: { x: 30, y: 878, w: 330, h: 84 },
};

/** The whole picture.
 * @param {TableNode} tree @param {Speech} speech @param {boolean} tall
 * @returns {Picture}
 */
export function lay(tree, speech, tall) {
  const plan = tall ? TALL : WIDE;
  const places = new Map((tree.children ?? []).map((place) => [place.kind, place]));
  const seats = (tree.children ?? []).filter((place) => place.kind === "perfumery");
  /** @type {Piece[]} */
  const pieces = [];
  /** @type {Ground[]} */
  const grounds = [{ id: "board", drawing: backdrop(plan.board) }];
  /** @param {string} kind @param {Area} area @param {(place: TableNode, area: Area) => void} fill */
  const at = (kind, area, fill) => {
    const place = places.get(kind);
    if (!place) return;
    grounds.push({ id: place.id, drawing: ground(place, area, speech) });
    fill(place, area);
  };
  const track = places.get("track");
  if (track) grounds.push({ id: "track", drawing: trackGround(plan.board, plan.across) });
  at("clock_market", plan.clocks, (place, area) => pieces.push(...clockPieces(place, area, tree)));
  at("street", plan.street, (place, area) => pieces.push(...streetPieces(place, area, tall)));
  at("distillery", plan.distillery, (place, area) => pieces.push(...distilleryPieces(place, area, tall)));
  at("market", plan.market, (place, area) => pieces.push(...marketPieces(place, area)));
  at("well_place", plan.wells, (place, area) => pieces.push(...wellPieces(place, area, places.get("market"))));
  at("workbench", plan.bench, (place, area) => pieces.push(...benchPieces(place, area)));
  let height = plan.board.h;
  for (const [seat, area] of seatAreas(seats, plan, tall)) {
    grounds.push({ id: seat.id, drawing: seatGround(seat, area, speech, tree) });
    pieces.push(...seatPieces(seat, area, tall));
    height = Math.max(height, area.y + area.h);
  }
  if (track) pieces.push(...markerPieces(track, plan.board, plan.across));
  pieces.sort((a, b) => a.layer - b.layer || (a.id < b.id ? -1 : 1));
  return { width: plan.width, height, grounds, pieces };
}

/** A piece of the tree at its place.
 * @param {TableNode} node @param {string} face @param {number} x @param {number} y @param {number} w @param {number} h
 * @param {Partial<Piece>} more
 * @returns {Piece}
 */
function piece(node, face, x, y, w, h, more = {}) {
  const layer = node.kind === "note" ? 20 : node.kind === "customer" ? 15 : Math.max(LAYERS.indexOf(face), 0);
  return { id: node.id, face, layer, x, y, w, h, node, ...more };
}

// ---------------------------------------------------------------- grounds

/** A place with its name on it.
 * @param {TableNode} place @param {Area} area @param {Speech} speech
 */
function ground(place, area, speech) {
  return svg`
    <rect class="place place-${place.kind}" x="${area.x}" y="${area.y}" width="${area.w}" height="${area.h}" rx="10"/>
    ${scenery(place.kind, area)}
    <text class="place-name" x="${area.x + 10}" y="${area.y + 18}">${speech.piece(place)}</text>
    ${
      place.kind === "workbench" && number(place, "actions")
        ? svg`<text class="place-note" x="${area.x + area.w - 10}"
          y="${area.y + 18}">${speech.say("label-actions_left", { actions: number(place, "actions") })}</text>`
        : nothing
    }`;
}

/** The space of the track for an amount: around the board, clockwise from the upper left.
 * @param {number} at @param {Area} board @param {number} across
 * @returns {Area}
 */
export function trackSpace(at, board, across) {
  const down = LAP / 2 - across;
  const w = board.w / across;
  const h = (board.h - 2 * FRAME) / down;
  const { x, y } = board;
  if (at < across) return { x: x + at * w, y, w, h: FRAME };
  if (at < across + down) return { x: x + board.w - FRAME, y: y + FRAME + (at - across) * h, w: FRAME, h };
  if (at < 2 * across + down)
    return { x: x + board.w - (at - across - down + 1) * w, y: y + board.h - FRAME, w, h: FRAME };
  return { x, y: y + board.h - FRAME - (at - 2 * across - down + 1) * h, w: FRAME, h };
}

/** @param {Area} board @param {number} across */
function trackGround(board, across) {
  return svg`${Array.from({ length: LAP }, (_, at) => {
    const space = trackSpace(at, board, across);
    const round = at % 5 === 0;
    return svg`
      <rect class="space ${round ? "fifth" : ""}" x="${space.x + 1}" y="${space.y + 1}" width="${space.w - 2}"
        height="${space.h - 2}" rx="4"/>
      <text class="space-name ${round ? "fifth" : ""}" x="${space.x + space.w / 2}"
        y="${space.y + space.h / 2 + 3.6}">${at}</text>`;
  })}`;
}

/** @param {TableNode} track @param {Area} board @param {number} across */
function markerPieces(track, board, across) {
  /** @type {Map<number, Set<number>>} */
  const amounts = new Map(); // space -> amounts on it, for those who are a lap apart
  for (const marker of track.children ?? []) {
    const money = number(marker, "money");
    amounts.set(money % LAP, (amounts.get(money % LAP) ?? new Set()).add(money));
  }
  return (track.children ?? []).map((marker) => {
    const money = number(marker, "money");
    const space = trackSpace(money % LAP, board, across);
    const rivals = [...(amounts.get(money % LAP) ?? [])].sort((a, b) => a - b);
    const aside = (rivals.indexOf(money) - (rivals.length - 1) / 2) * 16;
    const level = number(marker, "height") - 1;
    const flat = space.w > space.h;
    const x = space.x + space.w / 2 + (flat ? aside : 0) + level * 1.5;
    const y = space.y + space.h / 2 + (flat ? 0 : aside) - level * 7;
    return piece(marker, "marker", x, y, 20, 20, { layer: 40 + level });
  });
}

// ---------------------------------------------------------------- the board

/** @param {TableNode} place @param {Area} area @param {TableNode} tree */
function clockPieces(place, area, tree) {
  const clocks = place.children ?? [];
  const bench = (tree.children ?? []).find((each) => each.kind === "workbench");
  const owner = bench ? number(bench, "seat") : 0;
  const step = Math.min(80, (area.w - 12) / clocks.length);
  const first = area.x + area.w / 2 - ((clocks.length - 1) / 2) * step;
  return clocks.map((clock, at) => {
    const mine = number(clock, "owner") > 0 && number(clock, "owner") === owner;
    return piece(clock, "clock", first + at * step, area.y + 22 + (area.h - 22) / 2, 62, 62, { mine });
  });
}

/** @param {TableNode} place @param {Area} area @param {boolean} tall */
function streetPieces(place, area, tall) {
  const people = (place.children ?? []).filter((child) => child.kind !== "stack");
  const stack = (place.children ?? []).find((child) => child.kind === "stack");
  const columns = tall ? Math.ceil((people.length + 1) / 2) : people.length + 1;
  const rows = tall ? 2 : 1;
  const w = (area.w - 12) / columns;
  const h = (area.h - 26 - 6) / rows;
  const found = people.map((child, at) => {
    const x = area.x + 6 + ((at % columns) + 0.5) * w;
    const y = area.y + 26 + (Math.floor(at / columns) + 0.5) * h;
    return piece(child, child.kind, x, y, w - 8, h - 6);
  });
  if (stack) {
    const at = columns * rows - 1;
    const x = area.x + 6 + ((at % columns) + 0.5) * w;
    found.push(piece(stack, "stack", x, area.y + 26 + (rows - 0.5) * h, w - 14, h - 8));
  }
  return found;
}

/** @param {TableNode} place @param {Area} area @param {boolean} tall */
function distilleryPieces(place, area, tall) {
  const notes = (place.children ?? []).filter((child) => child.kind !== "bag");
  const bag = (place.children ?? []).find((child) => child.kind === "bag");
  const columns = tall ? Math.ceil((notes.length + 1) / 2) : notes.length + 1;
  const rows = tall ? 2 : 1;
  const w = (area.w - 12) / columns;
  const h = (area.h - 24 - 6) / rows;
  const found = notes.map((child, at) => {
    const x = area.x + 6 + ((at % columns) + 0.5) * w;
    const y = area.y + 24 + (Math.floor(at / columns) + 0.5) * h;
    return piece(child, child.kind, x, y, Math.min(w - 6, 76), h - 4);
  });
  if (bag) {
    const x = area.x + 6 + (columns - 0.5) * w;
    found.push(piece(bag, "bag", x, area.y + 24 + (rows - 0.5) * h, 66, 86));
  }
  return found;
}

/** @param {TableNode} market @param {Area} area */
function marketPieces(market, area) {
  const booths = (market.children ?? []).filter((child) => child.kind === "booth");
  const w = (area.w - 10) / booths.length;
  const y = area.y + 22 + (area.h - 26) / 2;
  return booths.flatMap((booth, at) => {
    const x = area.x + 5 + (at + 0.5) * w;
    const dice = Array.from({ length: number(booth, "left") }, (_, die) => {
      const aroma = String(booth.values?.aroma);
      const node = { id: booth.id, kind: "die", values: { aroma } };
      const size = 15;
      return {
        ...piece(node, "die", x + (die - 1) * (size + 1.5), y + 13, DIE, DIE),
        id: `die ${aroma} ${die + 1}`,
        layer: 30,
        quiet: true,
        state: "waiting",
        zoom: size / DIE,
      };
    });
    return [piece(booth, "booth", x, y, w - 5, area.h - 28), ...dice];
  });
}

/** @param {TableNode} place @param {Area} area @param {TableNode | undefined} market */
function wellPieces(place, area, market) {
  const y = area.y + 18 + (area.h - 20) / 2;
  const supply = (market?.children ?? []).find((child) => child.kind === "supply");
  const stops = [area.x + area.w * 0.2, area.x + area.w * 0.52, area.x + area.w * 0.82];
  const scale = Math.min(1, (area.h - 30) / 92);
  const found = (place.children ?? []).map((child, at) =>
    piece(child, child.kind, stops[at], y + 3, at ? 64 : 80, area.h - 32, { scale }),
  );
  if (supply) found.push(piece(supply, "supply", stops[2], y, 78, 84));
  return found;
}

/** The dice in front of the seat whose turn it is, and the notes that it claimed.
 * @param {TableNode} bench @param {Area} area
 */
function benchPieces(bench, area) {
  const groups = (bench.children ?? []).filter((child) => child.kind === "dice");
  const notes = (bench.children ?? []).filter((child) => child.kind === "note");
  /** @type {Piece[]} */
  const found = [];
  const all = groups.reduce((sum, group) => sum + number(group, "dice"), 0);
  const room = area.w - 16 - Math.min(notes.length, 2) * 74;
  const wide = all * 35 + groups.length * 10;
  const rows = wide > room ? 2 : 1;
  const size = wide > room * 2 ? 22 : 30;
  let [x, row] = [area.x + 10, 0];
  const middle = area.y + 24 + (area.h - 30) / 2;
  const rowY = (/** @type {number} */ at) => (rows === 1 ? middle : middle + (at - 0.5) * (size + 14));
  for (const group of groups) {
    const count = number(group, "dice");
    const w = count * (size + 4) + 6;
    if (x > area.x + 10 && x + w > area.x + 10 + room && row + 1 < rows) [x, row] = [area.x + 10, row + 1];
    const y = rowY(row);
    found.push(piece(group, "dice", x + w / 2, y, w, size + 12));
    found.push(...groupDice(group, x + 3 + (size + 4) / 2, y, size));
    x += w + 5;
  }
  notes.forEach((note, at) => {
    const shift = notes.length > 2 ? (130 - 74) / (notes.length - 1) : 74;
    const right = area.x + area.w - 42;
    found.push(piece(note, "note", right - (notes.length - 1 - at) * shift, middle + 4, 70, Math.min(92, area.h - 28)));
  });
  return found;
}

/** The single dice of one aroma: flasks first, then flies, then those that still roll.
 * @param {TableNode} group @param {number} x @param {number} y @param {number} size
 * @returns {Piece[]}
 */
function groupDice(group, x, y, size) {
  const aroma = String(group.values?.aroma);
  const states = [
    ...Array(number(group, "flasks")).fill("flask"),
    ...Array(number(group, "spent")).fill("spent"),
    ...Array(number(group, "flies")).fill("fly"),
    ...Array(number(group, "rolling")).fill("rolling"),
  ];
  // Dice leave their booth from the right, so the third die is the first one here.
  return states.map((state, at) => ({
    id: `die ${aroma} ${states.length > 3 ? at + 1 : 3 - at}`,
    face: "die",
    layer: 30,
    x: x + at * (size + 4),
    y,
    w: DIE,
    h: DIE,
    zoom: size / DIE,
    state,
    quiet: true,
    node: { id: group.id, kind: "die", values: { aroma } },
  }));
}

// ---------------------------------------------------------------- the perfumeries

/** Each perfumery with its place: one's own is the largest.
 * @param {TableNode[]} seats @param {{width: number, board: Area}} plan @param {boolean} tall
 * @returns {[TableNode, Area][]}
 */
function seatAreas(seats, plan, tall) {
  if (tall) {
    let y = plan.board.h + GAP;
    return seats.map((seat) => {
      const h = number(seat, "mine") ? 316 : 158;
      const area = { x: 4, y, w: plan.width - 8, h };
      y += h + GAP;
      return [seat, area];
    });
  }
  const x = plan.board.w + 12;
  const mine = seats.some((seat) => number(seat, "mine"));
  const own = seats.length === 2 ? 340 : seats.length === 3 ? 300 : 222;
  const rest = plan.board.h - (mine ? own + GAP : 0);
  const others = seats.length - (mine ? 1 : 0);
  const h = (rest - GAP * (others - 1)) / others;
  let y = 0;
  return seats.map((seat) => {
    const area = { x, y, w: plan.width - x, h: number(seat, "mine") ? own : h };
    y += area.h + GAP;
    return [seat, area];
  });
}

/** @param {TableNode} seat @param {Area} area @param {Speech} speech @param {TableNode} tree */
function seatGround(seat, area, speech, tree) {
  const place = number(seat, "seat");
  const turn = number(tree, "seat") === place;
  const sold = perfumes(seat).filter(isSold).length;
  const served = number(seat, "customers");
  const right = area.x + area.w;
  return svg`
    <g class="seat-${place} ${turn ? "turn" : ""}" data-board="${seat.id}">
      <rect class="perfumery" x="${area.x}" y="${area.y}" width="${area.w}" height="${area.h}" rx="12"/>
      <path class="banner" d="M${area.x + 12} ${area.y} H${right - 12} Q${right} ${area.y} ${right} ${area.y + 12}
          V${area.y + 28} H${area.x} V${area.y + 12} Q${area.x} ${area.y} ${area.x + 12} ${area.y} Z"/>
      <g class="seat-mark" transform="translate(${area.x + 17} ${area.y + 14.4}) scale(.86)">${seatShape(place)}</g>
      <text class="seat-name" x="${area.x + 33}"
        y="${area.y + 19.6}">${shorten(speech.seat(place), area.w - 218)}</text>
      ${turn ? svg`<circle class="turn-dot" cx="${right - 178}" cy="${area.y + 14}" r="4.4"/>` : nothing}
      ${coin(right - 158, area.y + 14, 18)}
      <text class="figure banner-figure" x="${right - 133}" y="${area.y + 19}">${number(seat, "money")}</text>
      ${drop(right - 108, area.y + 13, 18)}
      <text class="figure banner-figure" x="${right - 92}" y="${area.y + 19}">${number(seat, "tokens")}</text>
      <g class="banner-sign" transform="translate(${right - 68} ${area.y + 14})"><circle r="3.8" cy="-4.4"/>
        <path d="M-7 8 C-7 1.6 -3.6 0.6 0 0.6 C3.6 0.6 7 1.6 7 8 Z"/></g>
      <text class="figure banner-figure" x="${right - 52}" y="${area.y + 19}">${served}</text>
      <g class="banner-sign" transform="translate(${right - 29} ${area.y + 14})">
        <path d="M-2.6 -8.6 H2.6 V-5 C6 -4 7 -1.6 7 1.4 C7 5.8 4.6 7.6 0 7.6 C-4.6 7.6 -7 5.8 -7 1.4 C-7 -1.6 -6 -4 -2.6
            -5 Z" class="hollow"/></g><text class="figure banner-figure" x="${right - 13}"
        y="${area.y + 19}">${sold}</text>
      ${shelvesOf(seat, area).map(
        (y) => svg`<path class="shelf"
          d="M${area.x + 8} ${y} H${right - 8} v8 H${area.x + 8} Z"/>`,
      )}
    </g>`;
}

/** @param {TableNode} seat */
const perfumes = (seat) => (seat.children ?? []).filter((child) => child.kind === "perfume");

/** @param {TableNode} perfume */
const isSold = (perfume) => number(perfume, "complete") > 0 && number(perfume, "flacons") === 0;

/** How high the shelves of a perfumery are: two where there is room, for minor and for major perfumes.
 * @param {TableNode} seat @param {Area} area
 */
function shelvesOf(seat, area) {
  const lowest = area.y + area.h - (number(seat, "mine") ? 66 : 22);
  const room = lowest - area.y - HEAD;
  return room > TWO_SHELVES ? [area.y + HEAD + room * 0.43, lowest] : [lowest];
}

/** The bottles, minor ones before major ones, and the tokens.
 * @param {TableNode} seat @param {Area} area @param {boolean} tall
 */
function seatPieces(seat, area, tall) {
  /** @type {Piece[]} */
  const found = [];
  const shelves = shelvesOf(seat, area);
  const open = perfumes(seat).filter((perfume) => !isSold(perfume));
  /** @param {string} kind */
  const ofKind = (kind) => [
    ...open.filter((perfume) => perfume.values?.kind === kind),
    ...(seat.children ?? []).filter((child) => child.kind === `new_${kind}`),
  ];
  const [minor, major] = [ofKind("minor"), ofKind("major")];
  const step = PART.w + 13;
  const most = Math.max(shelves.length === 2 ? Math.max(minor.length, major.length) : minor.length + major.length, 1);
  const lower = shelves.at(-1) ?? 0;
  const tokens = (seat.children ?? []).filter((child) => child.kind === "token");
  const kept = (seat.children ?? []).filter((child) => child.kind === "note");
  const mine = number(seat, "mine") > 0;
  const top = HEAD + ((tokens.length || kept.length) && !mine && shelves.length === 1 ? 24 : 0);
  const room = shelves.length === 2 ? lower - shelves[0] - 20 : lower - area.y - top;
  const scale = Math.min(tall ? 1.1 : 1.2, room / (3 * PART.h + PART.neck + 8), (area.w - 26) / (most * step));
  minor.forEach((node, at) => {
    found.push(...bottlePieces(node, area.x + 10 + (at + 0.5) * step * scale, shelves[0], scale));
  });
  major.forEach((node, at) => {
    const x =
      shelves.length === 2
        ? area.x + 10 + (at + 0.5) * step * scale
        : area.x + area.w - 10 - (major.length - at - 0.5) * step * scale;
    found.push(...bottlePieces(node, x, lower, scale));
  });
  const size = mine ? 42 : 24;
  tokens.forEach((token, at) => {
    const x = mine ? area.x + 34 + at * 60 : area.x + area.w - 20 - (tokens.length - 1 - at) * 36;
    found.push(piece(token, "token", x, mine ? area.y + area.h - 25 : area.y + HEAD + 11, size, size, { layer: 25 }));
  });
  found.push(...keptPieces(kept, tokens.length, area, mine));
  return found;
}

/** The notes that a seat keeps for later: beside its own tokens, or below the name of another.
 * @param {TableNode[]} kept @param {number} tokens @param {Area} area @param {boolean} mine
 */
function keptPieces(kept, tokens, area, mine) {
  const size = mine ? 1 : 0.66;
  const room = mine ? area.w - 44 - tokens * 60 : area.w - 20 - tokens * 36;
  const step = Math.min((PART.w + 5) * size, room / Math.max(kept.length, 1));
  return kept.map((note, at) => {
    const x = mine
      ? area.x + area.w - 8 - (PART.w * size) / 2 - (kept.length - 1 - at) * step
      : area.x + 10 + (PART.w * size) / 2 + at * step;
    const y = mine ? area.y + area.h - 25 : area.y + HEAD + 11;
    return piece(note, "segment", x, y, PART.w * size, PART.h * size);
  });
}

/** A perfume, standing on the shelf, with the notes in it.
 * @param {TableNode} node @param {number} x @param {number} shelf @param {number} scale
 */
export function bottlePieces(node, x, shelf, scale) {
  const isNew = node.kind !== "perfume";
  const kinds = (isNew ? node.kind === "new_major" : node.values?.kind === "major")
    ? ["head", "heart", "base"]
    : ["head", "base"];
  const height = kinds.length * PART.h;
  const whole = height + PART.neck;
  const y = shelf - (whole / 2 + 2) * scale;
  const found = [piece(node, node.kind, x, y, (PART.w + 8) * scale, (whole + 8) * scale, { scale })];
  for (const note of node.children ?? []) {
    const at = kinds.indexOf(String(note.values?.type));
    const noteY = y + (PART.neck / 2 + (at + 0.5) * PART.h - height / 2) * scale;
    found.push(piece(note, "segment", x, noteY, PART.w * scale, PART.h * scale, { quiet: true }));
  }
  return found;
}
