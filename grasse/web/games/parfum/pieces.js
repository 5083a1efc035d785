// How each piece of Parfum is drawn, around the middle of its own place.

import { nothing, svg } from "../../vendor/lit.js";
import { coin, letters, number, seatShape, text } from "../drawing.js";
import { scent, scents, sign } from "./scents.js";

/** @typedef {import("../../vendor/lit.js").SVGTemplateResult} Drawing */
/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../speech.js").Speech} Speech */

/** @type {Record<string, (piece: Piece, speech: Speech) => unknown>} */
const DRAWINGS = {
  clock: drawClock,
  customer: drawCustomer,
  empty_street: drawEmptyStreet,
  stack: drawStack,
  note: drawNote,
  segment: drawSegment,
  empty_distillery: drawEmptySpace,
  bag: drawBag,
  booth: drawBooth,
  die: drawDie,
  supply: drawSupply,
  well: drawWell,
  discards: drawDiscards,
  perfume: drawPerfume,
  new_minor: drawNewPerfume,
  new_major: drawNewPerfume,
  token: drawToken,
  marker: drawMarker,
  dice: drawDiceGround,
};

/** A piece, drawn around 0,0.
 * @param {Piece} piece @param {Speech} speech
 */
export function draw(piece, speech) {
  return DRAWINGS[piece.face]?.(piece, speech) ?? nothing;
}

// ---------------------------------------------------------------- signs

/** A flacon as sold: a small bottle with a golden cap.
 * @param {number} x @param {number} y @param {number} size
 */
export function flacon(x, y, size) {
  return svg`
    <g class="flacon" transform="translate(${x} ${y}) scale(${size / 24})">
      <rect class="cap" x="-3" y="-12" width="6" height="5" rx="1.4"/>
      <path class="glass" d="M-2.4 -7 H2.4 V-4.6 C8 -3.6 9 0 9 4 C9 9 6 11.6 0 11.6 C-6 11.6 -9 9 -9 4 C-9 0 -8 -3.6
          -2.4 -4.6 Z"/>
      <path class="liquid" d="M-7.6 3 H7.6 C7.8 8 5.4 10.2 0 10.2 C-5.4 10.2 -7.8 8 -7.6 3 Z"/>
      <path class="shine" d="M-5.6 -0.6 C-5 -2 -4 -2.6 -2.8 -3"/>
    </g>`;
}

/** A drop of water.
 * @param {number} x @param {number} y @param {number} size
 */
export function drop(x, y, size) {
  return svg`<path class="drop" transform="translate(${x} ${y}) scale(${size / 24})"
    d="M0 -11 C5 -4 8 -0.4 8 4 A8 7.6 0 0 1 -8 4 C-8 -0.4 -5 -4 0 -11 Z"/>`;
}

/** A laboratory flask, for success. */
const FLASK = svg`
  <path class="die-sign" d="M-3 -9 H3 M-2 -9 V-3.4 L-7.4 6 A2.6 2.6 0 0 0 -5 9 H5 A2.6 2.6 0 0 0 7.4 6 L2 -3.4 V-9"/>
  <path class="die-fill" d="M-4 2.6 H4 L6 6.2 A1.4 1.4 0 0 1 4.6 7.8 H-4.6 A1.4 1.4 0 0 1 -6 6.2 Z"/>`;

/** A fly, for failure. */
const FLY = svg`
  <ellipse class="die-wing" cx="-5" cy="1" rx="2.8" ry="6" transform="rotate(28 -5 1)"/>
  <ellipse class="die-wing" cx="5" cy="1" rx="2.8" ry="6" transform="rotate(-28 5 1)"/>
  <ellipse class="die-fill" cx="0" cy="2.4" rx="2.8" ry="6"/>
  <circle class="die-fill" cx="0" cy="-5.4" r="2.6"/>
  <path class="die-sign thin" d="M-1.4 -7.6 L-3.4 -9.8 M1.4 -7.6 L3.4 -9.8"/>`;

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII"];

/** A number that stays the same for the same text, to give each customer a face.
 * @param {string} name
 */
function hash(name) {
  let sum = 7;
  for (const sign of name) sum = (sum * 31 + (sign.codePointAt(0) ?? 0)) % 9973;
  return sum;
}

// ---------------------------------------------------------------- the board

/** @param {Piece} piece */
function drawClock({ node, active, mine }) {
  const position = number(node, "position");
  const actions = number(node, "actions");
  const owner = number(node, "owner");
  const turn = (position - 1) * 60 + 210;
  const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);
  return svg`
    <g class="clock ${owner ? "taken" : ""} ${active ? "active" : ""} ${mine ? "mine" : ""}">
      <circle class="shade" r="29" cy="2"/>
      <circle class="rim" r="29"/>
      <circle class="dial" r="25.4"/>
      ${hours.map(
        (hour) => svg`<path class="tick" d="M0 -24 V${hour % 90 ? -22 : -20.4}"
          transform="rotate(${hour})"/>`,
      )}
      <path class="hand" d="M0 3 L-1.6 0 L0 -17 L1.6 0 Z" transform="rotate(${turn})"/>
      <text class="roman" y="-6.6">${ROMAN[position] ?? position}</text>
      <text class="figure big" y="15.6">${actions}</text>
      ${
        owner
          ? svg`<g transform="translate(20 20)"><circle class="badge" r="12"/>
            <g class="seat-${owner} seat-mark" transform="scale(.82)">${seatShape(owner)}</g></g>`
          : nothing
      }
    </g>`;
}

const COATS = ["#7d4e6d", "#3f6b78", "#a5603b", "#556b3e", "#8a3f46", "#5b5590", "#9a7a2f"];
const SKINS = ["#f1cfae", "#e3b68d", "#c98f63", "#9a6744", "#f5dcc3"];
const HAIRS = ["#3b2a22", "#6d4428", "#b98138", "#8d8a86", "#26232b", "#a2502f"];

/** A person of the street: coat, hair and hat come from the name of the customer.
 * @param {string} name
 */
function person(name) {
  const seed = hash(name);
  const coat = COATS[seed % COATS.length];
  const skin = SKINS[Math.floor(seed / 7) % SKINS.length];
  const hair = HAIRS[Math.floor(seed / 31) % HAIRS.length];
  const hats = [
    svg`<path d="M-15 -13 Q0 -19 15 -13 Q0 -9.5 -15 -13 Z" fill="${coat}"/>
      <path d="M-9 -14.4 V-27 Q0 -29.4 9 -27 V-14.4 Q0 -17 -9 -14.4 Z" fill="${coat}"/>
      <path d="M-9 -17.6 Q0 -20 9 -17.6" class="band"/>`,
    svg`<path d="M-13 -8 C-16 -24 16 -24 13 -8 C10 -15 -10 -15 -13 -8 Z" fill="${coat}"/>
      <path d="M-12 -9 C-13 -2 -11 3 -9 5 M12 -9 C13 -2 11 3 9 5" class="ribbon" stroke="${coat}"/>
      <circle cx="9" cy="-17" r="3" class="petal"/><circle cx="12.4" cy="-14" r="2.2" class="petal"/>`,
    svg`<ellipse cx="0" cy="-14" rx="18" ry="4.6" fill="#d9b968"/>
      <path d="M-9 -15 C-9 -25 9 -25 9 -15 Q0 -13 -9 -15 Z" fill="#e6cb80"/>
      <path d="M-9 -15.8 Q0 -13.4 9 -15.8" class="ribbon" stroke="${coat}"/>`,
    svg`<circle cx="0" cy="-21" r="5" fill="${hair}"/>
      <path d="M-10 -6 C-12 -20 12 -20 10 -6 C7 -12 -7 -12 -10 -6 Z" fill="${hair}"/>`,
    svg`<path d="M-11 -11 C-11 -21 11 -21 11 -11 C5 -14 -5 -14 -11 -11 Z" fill="${coat}"/>
      <path d="M-11.6 -11 C-4 -14 6 -14 13 -9.6 L15 -8.6 C8 -10.4 -4 -11 -11.6 -11 Z" fill="${coat}"/>`,
  ];
  const kind = Math.floor(seed / 3) % hats.length;
  const longHair = kind === 1 || kind === 2 || kind === 3;
  return svg`
    ${longHair ? svg`<path d="M-10 -8 C-14 4 -12 12 -8 15 H8 C12 12 14 4 10 -8 Z" fill="${hair}"/>` : nothing}
    <path d="M-23 32 C-23 17 -13 12 0 12 C13 12 23 17 23 32 Z" fill="${coat}"/>
    <path d="M-6 11 L0 20 L6 11 L3 8 H-3 Z" fill="#fff8ea"/>
    <path d="M-3.4 5 H3.4 V11 Q0 14 -3.4 11 Z" fill="${skin}"/>
    <ellipse cx="0" cy="-3" rx="9.4" ry="11" fill="${skin}"/>
    ${longHair ? nothing : svg`<path d="M-9.6 -5 C-9.6 -14 9.6 -14 9.6 -5 C8 -9 -8 -9 -9.6 -5 Z" fill="${hair}"/>`}
    <circle cx="-3.4" cy="-3" r="1.1" class="eye"/><circle cx="3.4" cy="-3" r="1.1" class="eye"/>
    ${
      longHair || seed % 3
        ? svg`<path class="mouth" d="M-3 3.2 Q0 5.4 3 3.2"/>`
        : svg`<path
          d="M-5 2.4 Q-2.4 0.4 0 1.6 Q2.4 0.4 5 2.4 Q2 4 0 2.8 Q-2 4 -5 2.4 Z" fill="${hair}"/>`
    }
    ${hats[kind]}`;
}

/** @param {Piece} piece */
function drawCustomer({ node, w, h }) {
  const counts = node?.counts ?? {};
  return svg`
    <g class="customer">
      <rect class="card" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="9"/>
      <g transform="translate(0 ${-h / 2 + 34})">
        ${person(text(node, "customer"))}
      </g>
      <rect class="wish" x="${-w / 2 + 4}" y="${h / 2 - 50}" width="${w - 8}" height="26" rx="7"/>
      ${scents(counts, 0, h / 2 - 37, 20)}
      ${coin(0, h / 2 - 11, 23, number(node, "price"))}
    </g>`;
}

/** @param {Piece} piece */
function drawEmptyStreet({ w, h }) {
  return svg`
    <rect class="empty" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="9"/>
    <path class="cobbles" d="M-16 14 q4 -6 8 0 q4 -6 8 0 q4 -6 8 0 q4 -6 8 0 M-12 22 q4 -6 8 0 q4 -6 8 0 q4 -6 8 0"/>`;
}

/** The customers who are still to come, with their letter, and how many until closing time.
 * @param {Piece} piece
 */
function drawStack({ node, w, h }) {
  const height = number(node, "height");
  const cards = Math.min(5, Math.ceil(height / 4));
  const final = number(node, "final");
  return svg`
    <g class="stack">
      ${Array.from({ length: Math.max(cards, 1) }, (_, at) => {
        const lift = (cards - 1 - at) * 3;
        return svg`<rect class="back" x="${-w / 2 + lift / 2}" y="${-h / 2 + 6 + lift}" width="${w - 12}"
          height="${h - 58}" rx="8"/>`;
      })}
      <text class="letter" x="-6" y="${-h / 2 + (h - 58) / 2 + 18}">${text(node, "letter")}</text>
      <text class="figure" x="-6" y="${h / 2 - 25}">${height}</text>
      ${
        final
          ? svg`<g transform="translate(-6 ${h / 2 - 10})">
            <rect class="closing now" x="-30" y="-9" width="60" height="18" rx="9"/>
            <path class="moon" d="M4 -5 A5.6 5.6 0 1 0 4 5 A4.6 4.6 0 0 1 4 -5 Z"/></g>`
          : svg`<g transform="translate(-6 ${h / 2 - 10})">
            <rect class="closing" x="-30" y="-9" width="60" height="18" rx="9"/>
            <path class="moon" d="M-14 -5 A5.6 5.6 0 1 0 -14 5 A4.6 4.6 0 0 1 -14 -5 Z"/>
            <text class="figure small" x="6" y="4.4">${number(node, "until_closing")}</text></g>`
      }
    </g>`;
}

/** The little bottle that shows which part of a perfume a note is.
 * @param {string} type @param {number} x @param {number} y @param {number} size
 */
function typeSign(type, x, y, size) {
  return svg`
    <g class="type-sign" transform="translate(${x} ${y}) scale(${size / 24})">
      <path class="${type === "head" ? "on" : "off"}"
        d="M-2.4 -12 H2.4 V-8.6 C5.6 -8 7 -6.4 7.4 -4.4 H-7.4 C-7 -6.4 -5.6 -8 -2.4 -8.6 Z"/>
      <path class="${type === "heart" ? "on" : "off"}" d="M-7.8 -3.2 H7.8 V3.8 H-7.8 Z"/>
      <path class="${type === "base" ? "on" : "off"}"
        d="M-7.8 5 H7.8 V8.6 A3 3 0 0 1 4.8 11.6 H-4.8 A3 3 0 0 1 -7.8 8.6 Z"/>
    </g>`;
}

/** The formula side of a note: which dice it takes, which part it is, what it pays.
 * @param {Piece} piece @param {Speech} speech
 */
function drawNote({ node, w, h }, speech) {
  const type = text(node, "type");
  const counts = node?.counts ?? {};
  const all = Object.entries(counts).flatMap(([aroma, count]) => Array(count).fill(aroma));
  const size = all.length > 2 ? Math.min(21, (h - 64) / 2) : 25;
  return svg`
    <g class="note type-${type}">
      <rect class="card" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="8"/>
      <rect class="head-band" x="${-w / 2 + 4}" y="${-h / 2 + 4}" width="${w - 8}" height="28" rx="5"/>
      ${typeSign(type, -w / 2 + 17, -h / 2 + 18, 21)}
      <text class="type-name" x="9" y="${-h / 2 + 22}">${speech.name("type", type)}</text>
      ${noteScents(all, 0, -h / 2 + 32 + (h - 32 - 26) / 2, size)}
      ${coin(0, h / 2 - 14, 22, number(node, "coins"))}
    </g>`;
}

/** Up to three scents: one alone, two side by side, three as a triangle.
 * @param {string[]} all @param {number} x @param {number} y @param {number} size
 */
function noteScents(all, x, y, size) {
  const half = size / 2 + 1.5;
  if (all.length === 3) {
    return [
      scent(all[0], x, y - half, size),
      scent(all[1], x - half, y + half, size),
      scent(all[2], x + half, y + half, size),
    ];
  }
  return all.map((aroma, at) => scent(aroma, x + (at - (all.length - 1) / 2) * (size + 3), y, size));
}

/** The perfume side of a note: a part of a bottle.
 * @param {Piece} piece
 */
function drawSegment({ node, w, h }) {
  const type = text(node, "type");
  const counts = node?.counts ?? {};
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return svg`
    <g class="segment type-${type}">
      <path class="liquid" d="${segmentShape(type, w, h)}"/>
      ${scents(counts, 0, 0, Math.min(h * 0.66, (w - 4) / all - 3))}
    </g>`;
}

/** The outline of a part of a bottle: shoulders, belly or foot.
 * @param {string} type @param {number} w @param {number} h
 */
function segmentShape(type, w, h) {
  const [x, y] = [w / 2, h / 2];
  if (type === "head")
    return `M${-x} ${y} V${-y + 10} Q${-x} ${-y} ${-x + 12} ${-y} H${x - 12} Q${x} ${-y} ${x} ${-y + 10} V${y} Z`;
  if (type === "base")
    return `M${-x} ${-y} H${x} V${y - 9} Q${x} ${y} ${x - 10} ${y} H${-x + 10} Q${-x} ${y} ${-x} ${y - 9} Z`;
  return `M${-x} ${-y} H${x} V${y} H${-x} Z`;
}

/** @param {Piece} piece */
function drawEmptySpace({ w, h }) {
  return svg`<rect class="empty" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="8"/>`;
}

/** @param {Piece} piece */
function drawBag({ node }) {
  return svg`
    <g class="bag">
      <ellipse class="shade" cx="0" cy="38" rx="27" ry="5"/>
      <path class="cloth" d="M-11 -22 C-30 -4 -34 20 -27 33 C-20 41 20 41 27 33 C34 20 30 -4 11 -22 Z"/>
      <path class="cloth" d="M-11 -22 C-16 -30 -17 -36 -12 -38 C-6 -34 -4 -40 0 -36 C4 -40 6 -34 12 -38 C17 -36 16 -30
          11 -22 Z"/>
      <path class="fold" d="M-8 -16 C-16 -2 -18 14 -15 28 M6 -16 C12 0 14 14 12 30"/>
      <path class="cord" d="M-13 -22 Q0 -17 13 -22 M10 -21 Q17 -18 16 -10 M10 -21 Q14 -14 11 -8"/>
      <text class="figure big" y="16">${number(node, "left")}</text>
    </g>`;
}

/** A name that is set closer where it would be too long.
 * @param {string} name @param {number} y @param {number} room
 */
function label(name, y, room) {
  const long = name.length * 6.6 > room;
  return svg`<text class="label" y="${y}" textLength=${long ? room : nothing}
    lengthAdjust="spacingAndGlyphs">${name}</text>`;
}

/** @param {Piece} piece @param {Speech} speech */
function drawBooth({ node, w, h }, speech) {
  const aroma = text(node, "aroma");
  const stripes = [0, 1, 2, 3, 4, 5];
  const step = w / stripes.length;
  const top = -h / 2;
  const odds = number(node, "flasks");
  return svg`
    <g class="booth aroma-${aroma}">
      <rect class="stall" x="${-w / 2 + 2}" y="${top + 10}" width="${w - 4}" height="${h - 12}" rx="5"/>
      ${stripes.map(
        (at) => svg`<path class="${at % 2 ? "stripe pale" : "stripe"}"
          d="M${-w / 2 + at * step} ${top} h${step} v15 a${step / 2} ${step / 2.2} 0 0 1 ${-step} 0 Z"/>`,
      )}
      <g class="scent" transform="translate(0 ${top + 35}) scale(.88)">
        <rect class="ground" x="-12" y="-12" width="24" height="24" rx="6.5"/>${sign(aroma)}</g>
      ${label(speech.name("aroma", aroma), h / 2 - 13.4, w - 9)}
      <g transform="translate(0 ${h / 2 - 6.5})">
        ${Array.from(
          { length: 6 },
          (_, at) => svg`<circle class="${at < odds ? "odd on" : "odd"}"
            cx="${(at - 2.5) * 6.4}" r="2.2"/>`,
        )}</g>
    </g>`;
}

/** @param {Piece} piece */
function drawDie({ node, state }) {
  const aroma = text(node, "aroma");
  const landed = state === "flask" || state === "spent" ? FLASK : state === "fly" ? FLY : null;
  return svg`
    <g class="die aroma-${aroma} ${state}">
      <rect class="shade" x="-14" y="-12" width="29" height="29" rx="6"/>
      <g class="tumble">
        <rect class="ground" x="-15" y="-15" width="30" height="30" rx="6.5"/>
        <path class="gleam" d="M-12 -7 Q-12 -12 -7 -12 H7 Q12 -12 12 -7"/>
        ${
          landed
            ? svg`<g transform="translate(2.6 2.2) scale(.9)">${landed}</g>
              <g class="scent of-die" transform="translate(-9.4 -9.4) scale(.56)">
              <rect class="ground" x="-12" y="-12" width="24" height="24" rx="8"/>${sign(aroma)}</g>`
            : sign(aroma)
        }
      </g>
      ${state === "spent" ? svg`<path class="check" d="M3 10 L8 14 L15 4"/>` : nothing}
    </g>`;
}

/** @param {Piece} piece */
function drawDiceGround({ w, h }) {
  return svg`<rect class="hit" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="9"/>`;
}

/** @param {Piece} piece */
function drawSupply({ node, w }) {
  const left = number(node, "left");
  const seen = Math.min(left, 5);
  return svg`
    <g class="supply">
      <path class="crate" d="M${-w / 2 + 4} 8 H${w / 2 - 4} V34 H${-w / 2 + 4} Z"/>
      ${Array.from({ length: seen }, (_, at) => flacon((at - (seen - 1) / 2) * 13, at % 2 ? 0 : -3, 26))}
      <path class="crate front" d="M${-w / 2 + 2} 8 H${w / 2 - 2} V36 H${-w / 2 + 2} Z M${-w / 2 + 2} 16 H${w / 2 - 2}
          M${-w / 2 + 2} 26 H${w / 2 - 2}"/>
      <text class="figure plate" y="28">${left}</text>
    </g>`;
}

/** @param {Piece} piece */
function drawWell({ node, scale }) {
  return svg`
    <g class="well" transform="scale(${scale ?? 1})">
      <path class="roof" d="M-36 -24 L0 -46 L36 -24 L30 -20 L0 -38 L-30 -20 Z"/>
      <path class="post" d="M-26 -22 V10 M26 -22 V10"/>
      <path class="rope" d="M0 -36 V-10"/>
      <path class="bucket" d="M-7 -10 H7 L5 1 H-5 Z"/>
      <ellipse class="stone" cx="0" cy="10" rx="36" ry="11"/>
      <ellipse class="water" cx="0" cy="10" rx="29" ry="7.6"/>
      <path class="stone" d="M-36 10 C-36 17 -20 21 0 21 C20 21 36 17 36 10 V32 C36 39 20 43 0 43 C-20 43 -36 39 -36 32
          Z"/>
      <path class="joint" d="M-36 22 C-30 29 -14 31 0 31 C14 31 30 29 36 22 M-18 19 V30 M8 21 V31 M26 17 V27 M-28 28 V37
          M-6 31 V43 M18 30 V41"/>
      <circle class="plate-ground" r="13" cy="29"/>
      <text class="figure plate" y="34">${number(node, "left")}</text>
    </g>`;
}

/** The tokens that were discarded, open for all to see: how many of each value.
 * @param {Piece} piece
 */
function drawDiscards({ node, h }) {
  const counts = Object.entries(node?.counts ?? {}).filter(([, count]) => count > 0);
  const left = number(node, "left");
  return svg`
    <g class="discards">
      ${left === 0 ? svg`<circle class="empty" r="20"/>${drop(0, 0, 18)}` : nothing}
      ${counts.map(([value, count], at) => {
        const columns = counts.length > 2 && h < 84 ? 2 : 1; // side by side where they would lie on each other
        const rows = Math.ceil(counts.length / columns);
        const x = columns === 2 ? ((at % 2) - 0.5) * 58 : 0;
        const y = (Math.floor(at / columns) - (rows - 1) / 2) * Math.min(28, h / rows);
        return svg`${token(x - 10, y, 24, Number(value))}
          <text class="figure small times" x="${x + 16}" y="${y + 4.6}">×${count}</text>`;
      })}
    </g>`;
}

// ---------------------------------------------------------------- the perfumeries

/** A water token with its coin side up.
 * @param {number} x @param {number} y @param {number} size @param {number | string} value
 */
function token(x, y, size, value) {
  return svg`
    <g transform="translate(${x} ${y}) scale(${size / 30})">
      <circle class="token-edge" r="15"/><circle class="token" r="13"/>
      <path class="wave" d="M-9 7 q3 -3 6 0 q3 3 6 0 q3 -3 6 0"/>
      <text class="figure token-figure" y="4" .style=${letters(size / 30, 15.6)}>${value}</text>
    </g>`;
}

/** The tokens of one value; those that are chosen to be parted with lie aside, crossed out.
 * @param {Piece} piece
 */
function drawToken({ node, w }) {
  const [count, paid] = [number(node, "count"), number(node, "paid")];
  const value = node?.values?.value ?? ""; // nobody else is told which token somebody took
  const shown = Math.min(count, 4);
  const [x, y, size] = count ? [-w * 0.34, -w * 0.32, w * 0.5] : [0, 0, w * 0.76];
  return svg`
    ${
      paid
        ? svg`<g class="paid">${token(x, y, size, value)}<path
          d="M${x - size * 0.42} ${y + size * 0.42} l${size * 0.84} ${-size * 0.84}"/></g>`
        : nothing
    }
    ${Array.from({ length: shown }, (_, at) => token((at - (shown - 1)) * 5, 0, w * 0.76, value))}
    ${
      count > 1
        ? svg`<g transform="translate(${w * 0.34} ${-w * 0.32})"><circle class="count-ground" r="8.4"/>
          <text class="figure small count" y="3.8">${count}</text></g>`
        : nothing
    }`;
}

/** The glass of a perfume: its notes lie in it, its flacons stand before it.
 * @param {Piece} piece @param {Speech} speech
 */
function drawPerfume({ node, scale }, speech) {
  const kind = text(node, "kind");
  const missing = text(node, "missing").split(" ").filter(Boolean);
  const flacons = number(node, "flacons");
  const complete = number(node, "complete");
  const [w, part, neck] = [58, 30, 15];
  const parts = kind === "major" ? ["head", "heart", "base"] : ["head", "base"];
  const height = parts.length * part;
  return svg`
    <g class="perfume ${complete ? "complete" : "open"} ${kind}" transform="scale(${scale ?? 1})">
      <ellipse class="shade" cx="0" cy="${height / 2 + neck / 2 + 1}" rx="33" ry="4"/>
      <g transform="translate(0 ${neck / 2})">
        <path class="glass" d="${bottle(w + 5, height + 5)}"/>
        <rect class="stopper" x="-9" y="${-height / 2 - neck - 3}" width="18" height="10" rx="4"/>
        <rect class="collar" x="-6.5" y="${-height / 2 - 8}" width="13" height="5.4" rx="1"/>
        ${parts.map((type, at) =>
          missing.includes(type)
            ? svg`<g transform="translate(0 ${(at + 0.5) * part - height / 2})">
              <path class="gap" d="${segmentShape(type, w, part)}"/>
              <text class="gap-name" y="3.8" .style=${letters(scale ?? 1, 13)}>${speech.name("type", type)}</text></g>`
            : nothing,
        )}
        <g class="perfume-number" transform="translate(0 ${-height / 2 - neck + 2})">
          <circle r="10"/><text class="figure" y="4.6" .style=${letters(scale ?? 1, 13.6)}>${number(
            node,
            "perfume",
          )}</text>
        </g>
      </g>
      ${Array.from({ length: flacons }, (_, at) =>
        flacon((at - (flacons - 1) / 2) * 19, height / 2 + neck / 2 + 5, 29),
      )}
    </g>`;
}

/** The outline of a whole bottle.
 * @param {number} w @param {number} h
 */
function bottle(w, h) {
  const [x, y] = [w / 2, h / 2];
  return [
    `M${-x} ${-y + 12} Q${-x} ${-y} ${-x + 13} ${-y} H${x - 13} Q${x} ${-y} ${x} ${-y + 12}`,
    `V${y - 10} Q${x} ${y} ${x - 11} ${y} H${-x + 11} Q${-x} ${y} ${-x} ${y - 10} Z`,
  ].join(" ");
}

/** A perfume that could be begun.
 * @param {Piece} piece
 */
function drawNewPerfume({ node, scale }) {
  const parts = node?.kind === "new_major" ? 3 : 2;
  const height = parts * 30;
  return svg`
    <g class="new-perfume" transform="scale(${scale ?? 1})">
      <g transform="translate(0 7.5)">
        <path class="ghost" d="${bottle(63, height + 5)}"/>
        <rect class="ghost" x="-9" y="${-height / 2 - 18}" width="18" height="10" rx="4"/>
        ${Array.from(
          { length: parts - 1 },
          (_, at) => svg`<path class="ghost"
            d="M-31 ${(at + 1) * 30 - height / 2} H31"/>`,
        )}
        <path class="plus" d="M-9 0 H9 M0 -9 V9"/>
      </g>
    </g>`;
}

/** @param {Piece} piece */
function drawMarker({ node }) {
  const seat = number(node, "seat");
  const laps = Math.floor(number(node, "money") / 50) * 50;
  return svg`
    <g class="marker seat-${seat} seat-mark">
      <g class="under" transform="translate(0 3)">${seatShape(seat)}</g>
      ${seatShape(seat)}
      ${laps ? svg`<text class="figure lap" y="4.4">${laps}</text>` : nothing}
    </g>`;
}
