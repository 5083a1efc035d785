// How each piece of Perfumery is drawn, around the middle of its own place; its cards are in cards.js.

import { nothing, svg } from "../../vendor/lit.js";
import { coin, number, seatShape, shorten, text, wrap } from "../drawing.js";
import { drawBottle, drawCard, drawInstalled, drawSlip, layers } from "./cards.js";
import { effect, effectWidth, essence, essences } from "./essences.js";

/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../speech.js").Speech} Speech */

/** @type {Record<string, (piece: Piece, speech: Speech) => unknown>} */
const DRAWINGS = {
  card: drawCard,
  slip: drawSlip,
  installed: drawInstalled,
  bottle: drawBottle,
  column: drawColumn,
  deck: drawDeck,
  sort_space: drawSpace,
  replenish_space: drawSpace,
  essence_space: drawSpace,
  hire_space: drawSpace,
  start_marker_space: drawSpace,
  offer: drawOffer,
  note: drawNote,
  stock: drawStock,
  essence: drawEssence,
  position: drawPosition,
  kind: drawKind,
  payment: drawPayment,
  effect: drawEffect,
  use: drawChoice,
  skip: drawChoice,
  owed: drawOwed,
};

/** A piece, drawn around 0,0.
 * @param {Piece} piece @param {Speech} speech
 */
export function draw(piece, speech) {
  return DRAWINGS[piece.face]?.(piece, speech) ?? nothing;
}

const ROMAN = ["", "I", "II", "III"];
const NAMED = 90; // how wide a Stockyard is that has its name written in it

// ---------------------------------------------------------------- perfumers and markers

/** A perfumer: a figure in the colour of its seat, with the shape of the seat on it.
 * @param {number} seat @param {number} x @param {number} y @param {number} size
 * @param {string} state "out" in its perfumery while it stands elsewhere, "parked" before it is hired
 */
export function perfumer(seat, x, y, size, state = "") {
  return svg`
    <g class="perfumer seat-${seat} ${state}" transform="translate(${x} ${y}) scale(${size / 24})">
      <g class="figurine">
        <path class="body" d="M0 -12 A5 5 0 0 1 3.6 -3.6 C8 -2 10 4 10 11 H-10 C-10 4 -8 -2 -3.6 -3.6 A5 5 0 0 1 0 -12
            Z"/>
        ${
          state === "out"
            ? nothing
            : svg`<g class="badge" transform="translate(0 4.2) scale(.46)">${seatShape(seat)}
            </g>`
        }
      </g>
    </g>`;
}

/** The marker of the starting player is a flag, that of the next one a disc with an arrow: they lie side by side.
 * @param {boolean} next @param {number} x @param {number} y @param {number} size
 */
export function pennant(next, x, y, size) {
  return svg`
    <g class="pennant ${next ? "next" : ""}" transform="translate(${x} ${y}) scale(${size / 24})">
      <path class="pole" d="M-8 -11 V11"/>
      ${
        next
          ? svg`<circle class="flag" cx="1" cy="-3" r="8.6"/>
            <path class="pole thin" d="M-3.6 -3 H5 M1.6 -6.6 L5.2 -3 L1.6 .6"/>`
          : svg`<path class="flag" d="M-8 -10 H10 L5 -4 L10 2 H-8 Z"/>`
      }
    </g>`;
}

/** The perfumers that stand on a space, from the right, and left of them a ring for each that may still come. Where
 * every seat has a place of its own, the ring bears the sign of the seat: nobody may take that of another.
 * @param {string} here @param {number} right @param {number} y @param {number} size
 * @param {number} room they stand closer where it is little
 * @param {number} places how many may stand there
 */
function standing(here, right, y, size, room, places = 1) {
  const seats = here.split(" ").filter(Boolean).map(Number);
  const free = Array.from({ length: places }, (_, at) => at + 1).filter((seat) => !seats.includes(seat));
  const rings = places > 1 ? free.length : Math.max(0, 1 - seats.length);
  const all = rings + seats.length;
  const step = Math.min(size * 0.92, (room - size) / Math.max(all - 1, 1));
  const x = (/** @type {number} */ at) => right - size / 2 - (all - 1 - at) * step;
  return svg`
    ${Array.from({ length: rings }, (_, at) => vacancy(x(at), y, size, places > 1 ? free[at] : 0))}
    ${seats.map((seat, at) => perfumer(seat, x(rings + at), y, size))}`;
}

/** A ring for a perfumer: of anybody, or of one seat.
 * @param {number} x @param {number} y @param {number} size @param {number} seat
 */
function vacancy(x, y, size, seat) {
  const ring = svg`<circle class="vacant" cx="${x}" cy="${y}" r="${size * 0.46}"/>`;
  if (!seat) return ring;
  return svg`<g class="reserved seat-${seat}">${ring}<g class="badge" transform="translate(${x} ${y}) scale(${
    size / 58
  })">${seatShape(seat)}</g></g>`;
}

// ---------------------------------------------------------------- the columns and decks

/** The tile of a column lies above its cards; the column as a whole is touched.
 * @param {Piece} piece
 */
function drawColumn({ node, w, h }) {
  const [left, top, right] = [-w / 2, -h / 2, w / 2];
  return svg`
    <g class="column">
      <rect class="plaque" x="${left}" y="${top}" width="${w}" height="25" rx="7"/>
      <text class="plaque-name" x="${left + 14}" y="${top + 18.4}">${number(node, "column")}</text>
      ${number(node, "next_marker") ? pennant(true, 0, top + 13, 17) : nothing}
      ${standing(text(node, "here"), right - 4, top + 12.5, 20, w / 2)}
    </g>`;
}

/** @param {Piece} piece */
function drawDeck({ node, w, h }) {
  const kind = text(node, "deck");
  const left = number(node, "left");
  const lifts = left > 12 ? [3, 1.5, 0] : left > 1 ? [1.5, 0] : [0];
  return svg`
    <g class="deck deck-${kind} ${left ? "" : "gone"}">
      ${lifts.map(
        (lift) => svg`<rect class="back" x="${-w / 2 + lift}" y="${-h / 2 - lift}" width="${w - 3}"
          height="${h}" rx="4"/>`,
      )}
      ${deckSign(kind, -w / 2 + 12)}
      <text class="roman" x="${-w / 2 + 27}" y="4.6">${ROMAN[number(node, "tier")] ?? ""}</text>
      <text class="figure count" x="${w / 2 - 14}" y="4.8">${left}</text>
    </g>`;
}

/** What a deck holds: bottles or recipes.
 * @param {string} kind @param {number} x
 */
function deckSign(kind, x) {
  return kind === "perfume"
    ? svg`<path class="deck-sign" transform="translate(${x} 0) scale(.8)"
      d="M-2.6 -9 H2.6 V-4.6 C6 -3.6 7 -1.6 7 1.4 V5 Q7 8 4 8 H-4 Q-7 8 -7 5 V1.4 C-7 -1.6 -6 -3.6 -2.6 -4.6 Z"/>`
    : svg`<path class="deck-sign" transform="translate(${x} 0) scale(.8)"
      d="M-6 -9 H6 V8 H-6 Z M-3 -5 H3 M-3 -1 H3 M-3 3 H1"/>`;
}

// ---------------------------------------------------------------- the action tiles

/** @param {Piece} piece @param {Speech} speech */
function drawSpace({ node, w, h, places }, speech) {
  const [left, top, right, bottom] = [-w / 2, -h / 2, w / 2, h / 2];
  const lines = node ? wrap(speech.piece(node), w - 6, 6.2, 3) : [];
  const first = top + [0, 21, 15.4, 11.4][lines.length];
  const y = bottom - 14;
  return svg`
    <g class="space ${node?.kind}">
      <rect class="tile" x="${left}" y="${top}" width="${w}" height="${h}" rx="8"/>
      ${lines.map(
        (line, at) => svg`<text class="space-name"
          y="${first + at * (lines.length === 3 ? 11.8 : 13)}">${line}</text>`,
      )}
      ${spaceSign(node, left, y)}
      ${standing(text(node, "here"), right - 4, y, 21, roomFor(node, w), places)}
    </g>`;
}

/** How much room perfumers have beside the signs of a space.
 * @param {TableNode | undefined} node @param {number} w
 */
function roomFor(node, w) {
  const parked = text(node, "parked").split(" ").filter(Boolean).length;
  return w - (node?.children?.length ? 75 : Math.max(46, parked && 32 + parked * 15));
}

/** What a space does, in signs: what it costs, who can still hire, who holds the marker.
 * @param {TableNode | undefined} node @param {number} left @param {number} y
 */
function spaceSign(node, left, y) {
  const signs = {
    sort_space: () => svg`
      <g class="sign" transform="translate(${left + 22} ${y})"><rect x="-13" y="-9" width="15" height="7" rx="2"/>
        <rect x="-13" y="2" width="15" height="7" rx="2"/><path d="M7 -6 C14 -6 14 6 7 6 M10 3 L6.6 6 L10 9"/></g>`,
    replenish_space: () => svg`
      <g class="sign" transform="translate(${left + 20} ${y})">
        <path d="M-9 -11 H-3 V-6 C2 -5 3 -2 3 1 V6 Q3 9 0 9 H-12 Q-15 9 -15 6 V1 C-15 -2 -14 -5 -9 -6 Z M12 9 V-6 M7.6
            -2
            L12 -7 L16.4 -2"/></g>`,
    essence_space: () => nothing, // its offers are pieces of their own
    hire_space: () => svg`
      ${coin(left + 15, y, 20, number(node, "cost"))}
      ${text(node, "parked")
        .split(" ")
        .filter(Boolean)
        .map((seat, at) => perfumer(Number(seat), left + 35 + at * 15, y, 18, "parked"))}`,
    start_marker_space: () => svg`
      ${pennant(false, left + 18, y, 20)}
      ${
        number(node, "holder")
          ? svg`<g class="seat-mark seat-${number(node, "holder")}"
            transform="translate(${left + 40} ${y}) scale(.72)">${seatShape(number(node, "holder"))}</g>`
          : nothing
      }`,
  };
  return signs[/** @type {keyof typeof signs} */ (node?.kind ?? "")]?.() ?? nothing;
}

/** @param {Piece} piece */
function drawOffer({ node, w, h }) {
  const cost = number(node, "cost");
  return svg`
    <g class="offer">
      <rect class="chip" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="6"/>
      ${essence(text(node, "letter"), cost ? -9.6 : 0, 0, 16)}
      ${cost ? coin(9, 0, 20, cost) : nothing}
    </g>`;
}

// ---------------------------------------------------------------- the Notes

/** A Note with the place of its tile below, where its perfumer stands.
 * @param {Piece} piece @param {Speech} speech
 */
function drawNote({ node, w, h, scale = 1 }, speech) {
  const [left, right, bottom] = [-w / 2, w / 2, h / 2];
  const note = text(node, "note");
  const foot = 28 * scale;
  const y = bottom - foot / 2;
  const busy = number(node, "perfumer") > 0;
  const tile = tileWidth(node, w);
  const room = w - tile - 10 - (busy || scale === 1 ? 20 * scale : 0);
  return svg`
    <g class="note note-${note}">
      <rect class="bed" x="${left}" y="${-h / 2}" width="${w}" height="${h}" rx="9"/>
      <path class="foot" d="M${left} ${bottom - foot} H${right} V${bottom - 9} Q${right} ${bottom} ${right - 9}
          ${bottom} H${left + 9} Q${left} ${bottom} ${left} ${bottom - 9} Z"/>
      <text class="${scale === 1 ? "note-name" : "note-name small"}" x="${left + 5}"
        y="${y + 4.6}">${shorten(speech.name("note", note), room, scale === 1 ? 6.2 : 5.1)}</text>
      ${
        busy
          ? perfumer(number(node, "seat"), right - tile - 6 - 10 * scale, y, 21 * scale)
          : scale === 1
            ? svg`<circle
              class="vacant" cx="${right - tile - 15}" cy="${y}" r="9"/>`
            : nothing
      }
    </g>`;
}

/** How wide the effect of a Note tile is drawn, in a Note of this width.
 * @param {TableNode | undefined} note @param {number} w
 */
export function tileWidth(note, w) {
  const tile = (note?.children ?? []).find((each) => each.kind === "tile");
  const single = !text(tile, "pay") && text(tile, "gain").length === 1;
  return w > 112 ? 38 : w > 90 ? 33 : single ? 21 : 36;
}

/** @param {Piece} piece @param {Speech} speech */
function drawStock({ node, w, h }, speech) {
  const isNamed = w >= NAMED && !node?.children?.length; // what lies there takes the room of the name
  return svg`
    <g class="stock note-${text(node, "note")}">
      <rect class="tray" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="6"/>
      ${isNamed ? svg`<text class="tray-name" y="4.4">${speech.say("label-stockyard")}</text>` : nothing}
    </g>`;
}

/** Essences of one kind, with their number.
 * @param {Piece} piece
 */
function drawEssence({ node, w, h }) {
  const size = Math.min(h - 2, w - 11, 18);
  return svg`
    <g>
      ${essence(text(node, "letter"), -w / 2 + size / 2 + 1, 0, size)}
      <text class="figure amount" x="${-w / 2 + size + 3}" y="4.6">${number(node, "count")}</text>
    </g>`;
}

/** Where in the stack a recipe can go.
 * @param {Piece} piece
 */
function drawPosition({ w, h }) {
  return svg`
    <g class="position">
      <path class="tab" d="M${-w / 2} 0 L${-w / 2 + 7} ${-h / 2} H${w / 2} V${h / 2} H${-w / 2 + 7} Z"/>
      <path class="plus" d="M-1 0 H7 M3 -4 V4"/>
    </g>`;
}

/** One of several essences that a storage space can hold.
 * @param {Piece} piece
 */
function drawKind({ node, w, h }) {
  return svg`
    <g class="offer"><rect class="chip" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="6"/>
      ${essence(text(node, "letter"), 0, 0, 16)}</g>`;
}

// ---------------------------------------------------------------- at work

/** What is paid of a cost, and to which column the next card goes.
 * @param {Piece} piece
 */
function drawPayment({ node, w }) {
  const column = number(node, "column");
  return svg`
    <g class="payment">
      ${coin(-w / 2 + 18, 0, 30)}
      <text class="figure big beside" x="${-w / 2 + 40}" y="7">${number(node, "paid")} / ${number(node, "cost")}</text>
      ${
        column
          ? svg`<g transform="translate(${w / 2 - 26} 0)">
            <path class="arrow" d="M-30 0 H-16 M-20 -4 L-15.4 0 L-20 4"/>
            <rect class="plaque" x="-10" y="-13" width="28" height="26" rx="7"/>
            <text class="plaque-name" x="4" y="6">${column}</text></g>`
          : nothing
      }
    </g>`;
}

/** The effect that is asked, and below it the pool that it works on.
 * @param {Piece} piece
 */
function drawEffect({ node, w, h }) {
  const [pay, gain, pool] = [text(node, "pay"), text(node, "gain"), text(node, "pool")];
  const size = Math.min(17, (w - 13) / (pay.length + gain.length) - 1);
  return svg`
    <g class="asked-effect">
      ${effect(pay, gain, -effectWidth(pay, gain, size) / 2, -h / 4, w, size)}
      <rect class="tray" x="${-w / 2}" y="1" width="${w}" height="${h / 2 - 1}" rx="6"/>
      ${essences(pool, 0, h / 4 + 0.6, Math.min(15, (w - 6) / Math.max(pool.length, 1) - 1))}
      ${pool ? nothing : svg`<path class="none" d="M-4 ${h / 4} h8"/>`}
    </g>`;
}

/** Using an effect, or skipping it.
 * @param {Piece} piece @param {Speech} speech
 */
function drawChoice({ node, w, h }, speech) {
  const use = node?.kind === "use";
  const label = speech.name("choice", node?.kind ?? "");
  return svg`
    <g class="choice">
      <rect class="key" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="8"/>
      <path class="key-sign" transform="translate(0 ${-h / 4 + 3})"
        d="${use ? "M-6 0 L-2 4.6 L6 -4.6" : "M-6 0 H5 M1 -4 L5.4 0 L1 4"}"/>
      <text class="key-name" y="${h / 2 - 6.4}">${shorten(label, w - 2, 6.2)}</text>
    </g>`;
}

/** What is still to be paid for a perfume.
 * @param {Piece} piece @param {Speech} speech
 */
function drawOwed({ node, w, h }, speech) {
  const wide = 64;
  const lines = node ? wrap(speech.piece(node), w - wide - 12, 6, 3) : [];
  return svg`
    <g class="owed">
      ${layers(node, w / 2 - wide, -h / 2, wide, h)}
      ${lines.map(
        (line, at) => svg`<text class="title beside" x="${-w / 2}"
          y="${(at - (lines.length - 1) / 2) * 14 + 4}">${line}</text>`,
      )}
    </g>`;
}
