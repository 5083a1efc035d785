// How the cards of Perfumery are drawn: whole in a hand, as slips in the columns and Notes, as bottles on a shelf.

import { nothing, svg } from "../../vendor/lit.js";
import { coin, letters, number, shorten, sizeOf, text, wrap } from "../drawing.js";
import { effect, effectWidth, essence, essences } from "./essences.js";

/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../speech.js").Speech} Speech */

const NOTES = ["top", "middle", "base"];
export const CARD = { w: 84, h: 108 }; // a whole card
export const BOTTLE = { w: 42, h: 60 }; // a produced perfume
export const SLIP = 38; // how high a slip with two lines is
export const WHOLE = { w: 70, h: 90 }; // a smaller card has no title
const TWO_LINES = 36; // a lower slip is tight: its figures are smaller,
const TIGHT = 24.6; // or has all in one line
export const LAYERED = 64; // how high a perfume with layers is
const BARE = 26; // a narrower Note tile has no arrow
const TITLE = 6.4; // how wide a letter of a title is as a rule,
const NATURAL = 6.7; // of a broad title,
const SQUEEZED = 4.7; // and at least
const SMALL = 12; // signs of a low slip, to make room for its name
const SMALLEST = 8; // and for its coin

// ---------------------------------------------------------------- signs

/** What a perfume scores, on a seal.
 * @param {number} x @param {number} y @param {number} size @param {number} brand
 */
export function seal(x, y, size, brand, within = 1) {
  const rays = Array.from({ length: 12 }, (_, at) => at * 30);
  return svg`
    <g class="seal" transform="translate(${x} ${y}) scale(${size / 24})">
      ${rays.map((turn) => svg`<circle class="wax" cy="-9.4" r="2.9" transform="rotate(${turn})"/>`)}
      <circle class="wax" r="10"/>
      <text class="figure seal-figure" y="${sizeOf((within * size) / 24, 14.6) * 0.35}"
        .style=${letters((within * size) / 24, 14.6)}>${brand}</text>
    </g>`;
}

/** The storage space of a perfume: empty it has a broken ring and shows what belongs there.
 * @param {string} kinds @param {string} stored @param {number} x @param {number} y @param {number} size
 */
function storage(kinds, stored, x, y, size) {
  return [...kinds].map((letter, at) => {
    const full = stored.includes(letter);
    return svg`
      <g class="storage ${full ? "full" : "free"}" transform="translate(${x - at * (size + 1)} ${y})">
        <rect class="socket" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="3.4"/>
        ${essence(letter, 0, 0, size * (full ? 0.84 : 0.62))}
      </g>`;
  });
}

/** The tier of a card: as many strokes.
 * @param {TableNode | undefined} node @param {number} x @param {number} y
 */
function tier(node, x, y) {
  return Array.from(
    { length: number(node, "tier") },
    (_, at) => svg`<path class="tier" d="M${x + at * 3.6} ${y} v5.6"/>`,
  );
}

/** What a perfume asks for, in a row that begins at x: one part for each Note, in their order.
 * @param {TableNode | undefined} node @param {number} x @param {number} y @param {number} room @param {number} most
 */
function needs(node, x, y, room, most) {
  const asked = NOTES.map((note) => text(node, note));
  const all = asked.join("").length;
  const size = Math.min(most, (room - 16 - 6 * asked.filter((letters) => !letters).length) / all - 0.6);
  let left = x;
  return asked.map((letters, at) => {
    const w = letters ? letters.length * (size + 0.6) + 4 : 8;
    const from = left;
    left += w + 2;
    return svg`
      <rect class="layer layer-${NOTES[at]}" x="${from}" y="${y - size / 2 - 1.6}" width="${w}" height="${size + 3.2}"
        rx="3.4"/>
      ${
        letters
          ? [...letters].map((letter, place) => essence(letter, from + 2 + (place + 0.5) * (size + 0.6), y, size))
          : svg`<path class="none" d="M${from + 2.4} ${y} h3.2"/>`
      }`;
  });
}

/** How wide that row is when its essences have this size.
 * @param {TableNode | undefined} node @param {number} size
 */
const needsWidth = (node, size) =>
  NOTES.reduce((sum, note) => sum + (text(node, note) ? text(node, note).length * (size + 0.6) + 6 : 10), 0);

/** What a perfume asks for, as layers of a bottle: Top, Middle, Base from above.
 * @param {TableNode | undefined} node
 * @param {number} x @param {number} y of its upper left corner @param {number} w @param {number} h
 */
export function layers(node, x, y, w, h) {
  const high = h / 3;
  const longest = Math.max(3, ...NOTES.map((note) => text(node, note).length));
  const size = Math.min(high - 2.4, (w - 3) / longest - 1, 16);
  return svg`
    <g class="layers">
      ${NOTES.map((note, at) => {
        const letters = text(node, note);
        const middle = y + (at + 0.5) * high;
        return svg`
          <path class="layer layer-${note}" d="${layerShape(at, x, y + at * high, w, high)}"/>
          ${
            letters
              ? essences(letters, x + w / 2, middle, size)
              : svg`<path class="none"
                d="M${x + w / 2 - 3} ${middle} h6"/>`
          }`;
      })}
    </g>`;
}

/** The outline of a layer: shoulders, belly or foot of the bottle.
 * @param {number} at @param {number} x @param {number} y @param {number} w @param {number} h
 */
function layerShape(at, x, y, w, h) {
  const round = Math.min(7, h / 2);
  if (at === 0)
    return [
      `M${x} ${y + h} V${y + round} Q${x} ${y} ${x + round} ${y}`,
      `H${x + w - round} Q${x + w} ${y} ${x + w} ${y + round} V${y + h} Z`,
    ].join(" ");
  if (at === 1) return `M${x} ${y} H${x + w} V${y + h} H${x} Z`;
  return [
    `M${x} ${y} H${x + w} V${y + h - round} Q${x + w} ${y + h} ${x + w - round} ${y + h}`,
    `H${x + round} Q${x} ${y + h} ${x} ${y + h - round} Z`,
  ].join(" ");
}

/** The paper of a card, or a Note tile, which has round ends.
 * @param {Piece} piece @param {string} kind
 */
function blank({ w, h }, kind) {
  return svg`<rect class="face face-${kind}" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}"
    rx="${kind === "tile" ? h / 2 : Math.min(7, h / 4)}"/>`;
}

// ---------------------------------------------------------------- whole cards

/** A card of a hand; a small one has no title.
 * @param {Piece} piece @param {Speech} speech
 */
export function drawCard(piece, speech) {
  const { node, w, h } = piece;
  const kind = node?.kind ?? "";
  const whole = w >= WHOLE.w && h >= WHOLE.h;
  const drawing = { perfume: perfumeFace, recipe: recipeFace, funds: fundsFace }[kind];
  return svg`
    <g class="card ${kind}">
      ${blank(piece, kind)}
      ${whole ? titleLines(node, speech, w, -h / 2 + 13) : nothing}
      ${drawing?.(node, w, h, whole)}
    </g>`;
}

/** @param {TableNode | undefined} node @param {Speech} speech @param {number} w @param {number} y */
function titleLines(node, speech, w, y) {
  const lines = node ? wrap(speech.short(node), w - 6, TITLE, 2) : [];
  return lines.map(
    (line, at) => svg`<text class="title" y="${y + (lines.length === 1 ? 6 : at * 12.4)}">${line}</text>`,
  );
}

/** @param {TableNode | undefined} node @param {number} w @param {number} h @param {boolean} whole */
function perfumeFace(node, w, h, whole) {
  const [left, top, right] = [-w / 2, -h / 2, w / 2];
  if (!whole) {
    return svg`
      ${seal(left + 10.6, top + 10, 19, number(node, "brand"))}
      ${storage(text(node, "storage"), "", right - 9, top + 9.4, 13)}
      ${layers(node, left + 3, top + 20.6, w - 6, h - 23.4)}`;
  }
  const [bottom, from] = [h / 2 - 5, top + 39];
  return svg`
    <rect class="cap" x="${left + (w - 31) / 2 - 4.5}" y="${from - 7}" width="17" height="6" rx="1.6"/>
    ${layers(node, left + 4, from, w - 31, bottom - from)}
    ${seal(right - 14, from + 5, 23, number(node, "brand"))}
    ${storage(text(node, "storage"), "", right - 14, from + 28, 17)}
    ${coin(right - 14, bottom - 9.4, 20, number(node, "value"))}
    ${tier(node, left + 6, from - 7)}`;
}

/** @param {TableNode | undefined} node @param {number} w @param {number} h @param {boolean} whole */
function recipeFace(node, w, h, whole) {
  const [pay, gain] = [text(node, "pay"), text(node, "gain")];
  const [left, top, right] = [-w / 2, -h / 2, w / 2];
  const from = whole ? top + 36 : top + 20;
  const to = h / 2 - (whole ? 24 : 2);
  const size = Math.min((w - 10) / Math.max(pay.length, gain.length, 3) - 1, whole ? 18 : 12, (to - from - 10) / 2);
  const middle = (from + to) / 2;
  const apart = size / 2 + (whole ? 8 : 6);
  return svg`
    ${essences(pay, 0, middle - apart, size)}
    <path class="arrow" d="M0 ${middle - 5} V${middle + 4} M-3.4 ${middle + 1} L0 ${middle + 4.6} L3.4 ${middle + 1}"/>
    ${essences(gain, 0, middle + apart, size)}
    ${
      whole
        ? coin(right - 14, h / 2 - 14.4, 20, number(node, "value"))
        : coin(left + 11.4, top + 11, 20, number(node, "value"))
    }
    ${whole ? still(left + 17, h / 2 - 12) : nothing}
    ${whole ? tier(node, left + 34, h / 2 - 12) : nothing}`;
}

/** @param {TableNode | undefined} node @param {number} w @param {number} _h @param {boolean} whole */
function fundsFace(node, w, _h, whole) {
  return svg`
    <path class="guilloche" d="${rosette(w * 0.36)}" transform="translate(0 ${whole ? 12 : 4})"/>
    ${coin(0, whole ? 12 : 4, whole ? 34 : 22, number(node, "value"))}`;
}

/** The fine lines of a banknote.
 * @param {number} size
 */
function rosette(size) {
  return Array.from({ length: 8 }, (_, at) => {
    const turn = (at * Math.PI) / 8;
    const [x, y] = [Math.cos(turn) * size, Math.sin(turn) * size];
    return `M${-x} ${-y} C${-y} ${x} ${y} ${-x} ${x} ${y}`;
  }).join(" ");
}

/** A little still: the sign of a recipe.
 * @param {number} x @param {number} y
 */
function still(x, y) {
  return svg`<path class="still" transform="translate(${x} ${y})"
    d="M-9 6 C-12 -2 -7 -5 -4 -6 V-8 H0 L8 0 V6 M-4 -6 C0 -4 3 0 1 6 Z"/>`;
}

// ---------------------------------------------------------------- slips

/** A card in a column, or in a full hand: its title, what it asks or does, its figures.
 *
 * A very low one has all of it in a row, as far as there is room; a high perfume has layers instead, and so has a
 * narrow one.
 * @param {Piece} piece @param {Speech} speech
 */
export function drawSlip(piece, speech) {
  const { node, w, h } = piece;
  const kind = node?.kind ?? "";
  if (kind === "perfume" && isNarrow(w)) return drawCard(piece, speech);
  const { two, line, figures, lower } = linesOf(h);
  const [left, right] = [-w / 2, w / 2];
  const [said, kept] = [node ? speech.short(node) : "", text(node, "storage") ? 18 : 0];
  const begin = left + (kind === "perfume" ? figures + 5 : 6);
  const isLow = !two && kind !== "funds";
  const size = isLow ? lowSize(node, h, right - figures - 5 - kept - begin, said) : lower.size;
  const from = begin + (isLow ? signsWidth(node, size) : 0);
  const end = right - figures - 5 - (isLow ? kept : 0);
  const room = end - from;
  const fits = said.length * SQUEEZED <= room; // or else its large card tells it
  const name = fits ? said : isLow ? "" : shorten(said, room, SQUEEZED);
  const hasCoin = end >= from - (isLow && kept ? 0 : 6);
  const squeezed = name && name.length * NATURAL > room ? Math.max(room, 1) : nothing;
  return svg`
    <g class="slip ${kind}">
      ${blank(piece, kind)}
      <text class="title beside" x="${from}" y="${line + 4.2}" textLength=${squeezed}
        lengthAdjust="spacingAndGlyphs">${name}</text>
      ${hasCoin ? coin(right - figures / 2 - 2, line, figures + 1, number(node, "value")) : nothing}
      ${kind === "perfume" ? perfumeSlip(node, w, h, size, hasCoin) : nothing}
      ${
        kind === "recipe"
          ? effect(text(node, "pay"), text(node, "gain"), left + 6, lower.y, two ? w - 8 : w - 32, size)
          : nothing
      }
    </g>`;
}

/** Where the lines of a slip are: that of its title and figures, and below it that of its signs, if there are two.
 * @param {number} h
 */
function linesOf(h) {
  if (h < TIGHT) return { two: false, line: 0, figures: 19, lower: { y: 0, size: Math.min(16, h - 4) } };
  if (h >= TWO_LINES) return { two: true, line: 10.8 - h / 2, figures: 19, lower: { y: h / 2 - 10.4, size: 15 } };
  const size = Math.min(13, h - 17); // below the figures
  return { two: true, line: 7.6 - h / 2, figures: 14, lower: { y: h / 2 - size / 2 - 2.4, size } };
}

/** How large the signs of a low slip are at most.
 * @param {TableNode | undefined} node @param {number} h
 */
const mostOf = (node, h) => (node?.kind === "perfume" ? Math.min(15, h - 5) : Math.min(16, h - 4));

/** How large the signs of a low slip are: smaller where the whole name has room then, or else the coin.
 * @param {TableNode | undefined} node @param {number} h @param {number} room for signs and name @param {string} name
 */
function lowSize(node, h, room, name) {
  const most = mostOf(node, h);
  const sizes = Array.from({ length: 17 }, (_, at) => most - at / 2).filter((size) => size >= SMALLEST);
  const fits = (/** @type {number} */ size, /** @type {number} */ more) => signsWidth(node, size) + more <= room;
  return (
    sizes.find((size) => size >= SMALL && fits(size, name.length * SQUEEZED)) ??
    sizes.find((size) => fits(size, 0)) ??
    most
  );
}

/** How much room the signs of a low slip take.
 * @param {TableNode | undefined} node @param {number} size
 */
function signsWidth(node, size) {
  if (node?.kind === "perfume") return needsWidth(node, size) + 2;
  return effectWidth(text(node, "pay"), text(node, "gain"), size) + 5;
}

/** @param {TableNode | undefined} node @param {number} w @param {number} h @param {number} low the size of its signs
 * @param {boolean} hasCoin whether there is room for its coin
 */
function perfumeSlip(node, w, h, low, hasCoin) {
  const { two, line, figures, lower } = linesOf(h);
  const [left, right] = [-w / 2, w / 2];
  const kept = text(node, "storage");
  const brand = seal(left + figures / 2 + 2.4, line, figures, number(node, "brand"));
  if (h >= LAYERED) {
    const top = line + 11;
    return svg`${layers(node, left + 4, top, w - 32, h / 2 - top - 4)}
      ${storage(kept, "", right - 14, (top + h / 2) / 2 - 2, 17)}${brand}`;
  }
  const size = two ? Math.min(w > 140 ? 15 : 13, lower.size) : low;
  const room = w - 28 - (kept ? 18 : 0); // right of the seal
  const fits = needsWidth(node, size) <= room;
  const from = two && !fits ? left + 4 : left + 24;
  const { y } = lower;
  const worth = !two && hasCoin ? 21 : 0; // its coin lies there
  return svg`${needs(node, from, y, right - 4 - from - (kept ? 18 : 0), size)}
    ${storage(kept, "", right - 10.6 - worth, y, Math.min(15, h - 3, lower.size + 3))}${brand}`;
}

/** Whether a column is too narrow to tell in one row what a perfume asks for.
 * @param {number} w
 */
export const isNarrow = (w) => w < 104;

/** Whether it can be told in one row, but small.
 * @param {number} w
 */
export const isSlim = (w) => w < 130;

/** A recipe in a Note, or the effect of the Note itself.
 * @param {Piece} piece
 */
export function drawInstalled(piece) {
  const { node, w, h, state } = piece;
  const [pay, gain] = [text(node, "pay"), text(node, "gain")];
  const size = Math.min(18, h - 5, (w - 16) / (pay.length + gain.length) - 1);
  const wide = effectWidth(pay, gain, size);
  const kind = node?.kind ?? "";
  const bare = w < BARE; // then it says only what comes out
  return svg`
    <g class="installed ${kind} ${state ?? ""}">
      ${blank(piece, kind)}
      ${bare ? essences(gain, 0, 0, Math.min(h - 4, w - 4)) : effect(pay, gain, -wide / 2, 0, w, size)}
      ${
        state === "working"
          ? svg`<path class="pointer"
            d="M${-w / 2 - 5} -5 L${-w / 2 + 3} 0 L${-w / 2 - 5} 5 Z"/>`
          : nothing
      }
      ${
        state === "lifted"
          ? svg`<path class="pointer"
            d="M${w / 2 - 9} 3 L${w / 2 - 5} -3 L${w / 2 - 1} 3 Z"/>`
          : nothing
      }
    </g>`;
}

// ---------------------------------------------------------------- bottles

/** A produced perfume: its seal on the label, and below its storage space.
 * @param {Piece} piece
 */
export function drawBottle({ node, scale = 1 }) {
  const kinds = text(node, "storage");
  const [seals, stores] = [Math.max(26, 18 / scale), Math.max(16, 13 / scale)]; // they stay readable on a small bottle
  return svg`
    <g class="bottle tier-${number(node, "tier")}" transform="scale(${scale})">
      <ellipse class="shade" cy="28" rx="18" ry="3"/>
      <rect class="cap" x="-7" y="-30" width="14" height="9" rx="2"/>
      <rect class="collar" x="-5" y="-21.6" width="10" height="4" rx="1"/>
      <path class="glass" d="M-5 -18 H5 C6 -14 18 -14 18 -6 V22 Q18 28 12 28 H-12 Q-18 28 -18 22 V-6 C-18 -14 -6 -14 -5
          -18 Z"/>
      <path class="liquid" d="M-15 -4 H15 V21 Q15 25 11 25 H-11 Q-15 25 -15 21 Z"/>
      ${seal(0, kinds ? 27 - stores - seals * 0.42 : 4, seals, number(node, "brand"), scale)}
      ${storage(kinds, text(node, "stored"), 0, 26 - stores / 2, stores)}
    </g>`;
}
