// How the pieces of Aqua Mirabilis are drawn, each around the middle of its own place.

import { nothing, svg } from "../../vendor/lit.js";
import { number, seatShape, text } from "../drawing.js";
import { drawPart } from "./parts.js";
import { EDGE } from "./plan.js";
import { essence, flower, row } from "./scents.js";
import { ROMAN, bottle, coach, crown, cube, eye, mask, seal, star, still, sun, wheel } from "./signs.js";
import { drawBonus, drawLesson, drawMethod, drawMethodLesson, drawTile } from "./tiles.js";

/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../speech.js").Speech} Speech */

/** @type {Record<string, (piece: Piece, speech: Speech) => unknown>} */
const DRAWINGS = {
  stall: drawStall,
  worker: drawWorker,
  school: drawSpace,
  audience: drawSpace,
  gallery: drawSpace,
  road: drawSpace,
  stock: drawStock,
  sunday: drawSunday,
  king: drawKing,
  court: drawCourt,
  cell: drawCell,
  recipe: drawRecipe,
  perfume: drawPerfume,
  lesson: drawLesson,
  method_lesson: drawMethodLesson,
  tile: drawTile,
  stop: drawStop,
  dame: drawDame,
  influence: drawInfluence,
  bonus: drawBonus,
  dial: drawDial,
  flower: drawFlower,
  essence: drawEssence,
  originality: drawOriginality,
  method: drawMethod,
  stored: drawStored,
  perfumer: drawPerfumer,
  coach: drawCoach,
  part: drawPart,
};

/** A piece, drawn around 0,0.
 * @param {Piece} piece @param {Speech} speech
 */
export function draw(piece, speech) {
  return DRAWINGS[piece.face]?.({ ...piece, w: piece.w + EDGE, h: piece.h + EDGE }, speech) ?? nothing;
}

// ---------------------------------------------------------------- the market

/** A stall: its scent, how many flowers lie there, and a place for a perfumer and workers below.
 * @param {Piece} piece
 */
function drawStall({ node, w, h }) {
  const scent = text(node, "scent");
  const left = number(node, "left");
  const stripes = [0, 1, 2, 3, 4];
  const [step, top] = [w / stripes.length, -h / 2];
  return svg`
    <g class="stall scent-${scent} ${left ? "" : "sold-out"}">
      <rect class="stand" x="${-w / 2 + 1}" y="${top + 8}" width="${w - 2}" height="${h - 9}" rx="5"/>
      ${stripes.map(
        (at) => svg`<path class="${at % 2 ? "stripe light" : "stripe"}"
          d="M${-w / 2 + at * step} ${top} h${step} v10 a${step / 2} ${step / 2.2} 0 0 1 ${-step} 0 Z"/>`,
      )}
      ${flower(scent, -w * 0.23, top + 29, 18)}
      <text class="figure stall-figure" x="${w * 0.25}" y="${top + 35}">${left}</text>
      <path class="counter" d="M${-w / 2 + 1} ${top + 44} H${w / 2 - 1}"/>
    </g>`;
}

/** A worker of the market: nobody's. */
function drawWorker() {
  return svg`<g class="worker"><ellipse class="shade" cy="11" rx="8" ry="2.4"/>
    <path class="smock" d="M-7 11 C-7 3 -4 -1 0 -1 C4 -1 7 3 7 11 Z"/><circle class="head" cy="-4" r="4.2"/>
    <path class="hat" d="M-8.4 -5 Q0 -8.4 8.4 -5 Q5.4 -7 4.6 -7.4 C4 -11 -4 -11 -4.6 -7.4 Q-5.4 -7 -8.4 -5 Z"/></g>`;
}

/** Flowers and essences of a scent that are in the supply.
 * @param {Piece} piece
 */
function drawStock({ node, w, h }) {
  const left = number(node, "left");
  return svg`
    <g class="stock ${left ? "" : "sold-out"}">
      <rect class="hollow" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="5"/>
      ${essence(text(node, "scent"), -w / 2 + w * 0.23, 0.6, 14)}
      <text class="figure" x="${w * 0.2}" y="4.8">${left}</text>
    </g>`;
}

/** A Sunday to come, in how many days, and what it brings; `scale` is how wide a column of the market is.
 * @param {Piece} piece @param {Speech} speech
 */
function drawSunday({ node, w, h, scale, state }, speech) {
  const columns = (state ?? "").split(" ");
  const counts = node?.counts ?? {};
  const step = scale ?? 44;
  const first = w / 2 - columns.length * step;
  return svg`
    <g class="sunday">
      <rect class="day-ground" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="5"/>
      <path class="sunrise" d="M${-w / 2 + 4} 3.4 a5.6 5.6 0 0 1 11.2 0 Z"/>
      <path class="horizon" d="M${-w / 2 + 3} 6 h13.4 M${-w / 2 + 9.6} -6.8 v2.4 M${-w / 2 + 3.6} -4 l1.6 1.6
          M${-w / 2 + 15.6} -4 l-1.6 1.6"/>
      <text class="figure small" x="${-w / 2 + 25}" y="4.4">${number(node, "days")}</text>
      ${
        number(node, "last")
          ? svg`<text class="last-sunday" x="${first + (columns.length * step) / 2}"
            y="4.6">${speech.say("label-last_sunday")}</text>`
          : columns.map((scent, at) => {
              const x = first + (at + 0.5) * step;
              return counts[scent]
                ? svg`${flower(scent, x - 8, 0, 14)}
                  <text class="figure small" x="${x + 8}" y="4.4">+${counts[scent]}</text>`
                : svg`<circle class="nothing" cx="${x}" r="1.4"/>`;
            })
      }
    </g>`;
}

// ---------------------------------------------------------------- action spaces

/** An action space: its price, and a place for a perfumer.
 * @param {Piece} piece
 */
function drawSpace({ node, w, h }) {
  return svg`
    <g class="space">
      <rect class="space-ground" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="${h / 2}"/>
      ${sun(-w / 2 + h / 2, 0, h - 1.6, number(node, "cost"))}
      <circle class="stand-here" cx="${w / 2 - h / 2 + 0.5}" r="${h / 2 - 4}"/>
    </g>`;
}

/** A perfumer: who stands there is told by shape and colour.
 * @param {Piece} piece
 */
function drawPerfumer({ node }) {
  const seat = number(node, "seat");
  return svg`
    <g class="perfumer seat-${seat} seat-mark">
      <ellipse class="shade" cy="9.6" rx="9" ry="2.6"/>
      <g transform="scale(.98)">${seatShape(seat)}</g>
    </g>`;
}

/** A stop of the coach track.
 * @param {Piece} piece @param {Speech} speech
 */
function drawStop({ node }, speech) {
  const visit = number(node, "visit");
  if (visit === 0) return svg`<circle class="road-stop" r="5"/>`;
  const name = visit === 1 ? speech.name("city", text(node, "city")) : "";
  return svg`<g class="city-stop ${visit === 2 ? "home" : ""}"><circle class="road-stop city" r="9.5"/>
    ${
      visit === 2
        ? svg`<path class="sign-home" d="M-5.4 0 L0 -5 L5.4 0 V5 H-5.4 Z"/>`
        : svg`<text
          class="figure small stop-letter" y="4.4">${name.slice(0, 1)}</text>`
    }</g>`;
}

/** @param {Piece} piece */
function drawCoach({ node }) {
  const seat = number(node, "seat");
  return svg`<g class="coach seat-${seat}"><g class="seat-mark">${coach(0, 0, 21)}</g>
    <g class="seat-mark" transform="translate(0 -9) scale(.5)">${seatShape(seat)}</g></g>`;
}

// ---------------------------------------------------------------- Versailles

/** The King, above the column of the base that he likes. */
function drawKing() {
  return svg`<g class="pawn king"><path class="robe" d="M-8 12 C-8 3 -5 -2 0 -2 C5 -2 8 3 8 12 Z"/>
    <circle class="head" cy="-4" r="4"/>${crown(0, -10.4, 13)}</g>`;
}

/** The Court, beside the row of the complement in fashion. */
function drawCourt() {
  return svg`<g class="pawn court"><path class="robe" d="M-9 12 C-9 3 -5 -2 0 -2 C5 -2 9 3 9 12 Z"/>
    <circle class="head" cy="-5" r="4.4"/>${mask(0, -4.6, 12)}</g>`;
}

/** A cell of the preference matrix: room for cubes, and before the first of them an originality token.
 * @param {Piece} piece
 */
function drawCell({ node, w, h, state }) {
  const cubes = number(node, "cubes");
  const token = number(node, "token") > 0;
  const size = Math.min(12, h / 2 - 2.5);
  const room = token ? 0 : cubes + number(node, "left");
  return svg`
    <g class="cell ${state}">
      <rect class="cell-ground" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="4"/>
      ${Array.from({ length: room }, (_, at) => {
        const row = Math.floor(at / 2);
        const inRow = Math.min(2, room - 2 * row); // one alone stands in the middle, so that it is seen to be one more
        const x = ((at % 2) - (inRow - 1) / 2) * (size + 4);
        const y = (row - (Math.ceil(room / 2) - 1) / 2) * (size + 0.5);
        return at < cubes
          ? cube(x, y, size)
          : svg`<rect class="cube-place" x="${x - size / 2 + 1}" y="${y - size / 2 + 1}" width="${size - 2}"
            height="${size - 2}" rx="1.5"/>`;
      })}
      ${token ? star(0, 0, Math.min(19, h - 7)) : nothing}
    </g>`;
}

/** A recipe of the display: base, room for complements, and the experience that it takes.
 * @param {Piece} piece
 */
function drawRecipe({ node, w, h }) {
  const slots = number(node, "slots");
  return svg`
    <g class="recipe scent-${text(node, "scent")}">
      <path class="parchment" d="M${-w / 2 + 3} ${-h / 2} H${w / 2 - 3} q3 0 3 3 V${h / 2 - 3} q0 3 -3 3 H${-w / 2 + 3}
          q-3 0 -3 -3 V${-h / 2 + 3} q0 -3 3 -3 Z"/>
      ${flower(text(node, "scent"), -w / 2 + h * 0.46, 0, Math.min(h - 6, 22))}
      ${Array.from(
        { length: slots },
        (_, at) => svg`<circle class="slot"
          cx="${-w / 2 + h * 0.46 + Math.min(h - 6, 22) / 2 + 5}" cy="${(at - (slots - 1) / 2) * 8.4}" r="3"/>`,
      )}
      <text class="figure level" x="${w / 2 - 7}" y="4.6">${number(node, "level")}</text>
    </g>`;
}

/** A perfume on somebody's board; one that was presented this week has its ribbon.
 * @param {Piece} piece
 */
function drawPerfume({ node, w, h }) {
  const added = [text(node, "complement"), text(node, "second_complement")].filter(Boolean);
  const high = h > w * 1.35; // then the complements lie below the bottle
  const size = Math.min(h, high ? w * 1.05 : w * 0.92);
  const presented = number(node, "presented") > 0;
  return svg`
    <g class="perfume scent-${text(node, "scent")} ${presented ? "presented" : ""}">
      <rect class="perfume-ground" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="6"/>
      <g transform="translate(${high ? 0 : -w * 0.18} ${high ? -h * 0.15 : presented ? -2 : 0}) scale(${size / 46})">
        <rect class="stopper" x="-5" y="-21" width="10" height="7" rx="2.4"/>
        <path class="flask" d="M-3.6 -14 H3.6 V-10.6 C10 -9 14 -3.6 14 3.6 C14 14.6 9.4 20 0 20 C-9.4 20 -14 14.6 -14
            3.6 C-14 -3.6 -10 -9 -3.6 -10.6 Z"/>
        ${flower(text(node, "scent"), 0, 5.4, 22)}
      </g>
      ${added.map((scent, at) => {
        const aside = (at - (added.length - 1) / 2) * size * 0.42;
        return high
          ? essence(scent, aside, h * 0.28, size * 0.38)
          : essence(scent, w * 0.3, aside - (presented ? 2 : 0), size * 0.4);
      })}
      ${
        presented
          ? svg`<path class="ribbon"
            d="M${-w / 2} ${h / 2 - 8} H${w / 2} V${h / 2 - 3} Q${w / 2} ${h / 2} ${w / 2 - 4} ${h / 2} H${-w / 2 + 4}
              Q${-w / 2} ${h / 2} ${-w / 2} ${h / 2 - 3} Z"/>
            <path class="tick" d="M-4 ${h / 2 - 4.4} l2.8 2.6 l5 -5"/>`
          : nothing
      }
    </g>`;
}

// ---------------------------------------------------------------- court life

const GOWNS = ["#8a4f7d", "#3f6f8c", "#a5643b", "#4d7350"];
const HAIRS = ["#d8c7a6", "#8a5a33", "#5a3a28", "#bcb3b8"];

/** The portrait of a dame: gown and hair come from her letter.
 * @param {string} dame
 */
function portrait(dame) {
  const which = Math.max(0, dame.codePointAt(0) ?? 65) % 4;
  const [gown, hair] = [GOWNS[which], HAIRS[which]];
  return svg`
    <path d="M-10 -4 C-15 -22 15 -22 10 -4 C14 6 11 12 9 15 H-9 C-11 12 -14 6 -10 -4 Z" fill="${hair}"/>
    <path d="M-6 -15 C-8 -26 8 -26 6 -15 Z" fill="${hair}"/>
    <path d="M-18 26 C-18 16 -10 12 0 12 C10 12 18 16 18 26 Z" fill="${gown}"/>
    <path class="skin" d="M-7 13 Q0 22 7 13 L3 6 H-3 Z"/><ellipse class="skin" cy="-2" rx="7.6" ry="9"/>
    <path d="M-8 -4 C-8 -13 8 -13 8 -4 C5 -9 -5 -9 -8 -4 Z" fill="${hair}"/>
    <circle class="ink" cx="-2.8" cy="-2" r="1"/><circle class="ink" cx="2.8" cy="-2" r="1"/>
    <path class="lips" d="M-2 3.4 Q0 5 2 3.4"/>
    <path class="pearls" d="M-5 11.4 Q0 16 5 11.4"/>
    ${
      which % 2
        ? svg`<circle class="jewel" cx="6" cy="-14" r="2.6"/>`
        : svg`<path class="jewel"
          d="M0 -27 q5 -5 8 0 q-4 1 -8 4 q-4 -3 -8 -4 q3 -5 8 0"/>`
    }`;
}

/** What a dame's favour is good for, as signs.
 * @type {Record<string, () => unknown>}
 */
const FAVOURS = {
  court_step: () => svg`${mask(-4, -2, 14)}<path class="down" d="M8 -6 V5 m-3.4 -3.4 l3.4 3.4 l3.4 -3.4"/>`,
  king_5: () => svg`${crown(-5, 0, 13)}<text class="figure small" x="8" y="4.4">5</text>`,
  present_2: () => svg`${bottle(-5, 0, 14)}${bottle(5, 0, 14)}`,
  cube_2: () => svg`${cube(-6, 0, 12)}<text class="figure small" x="7" y="4.4">+2</text>`,
};

/** What a dame likes to be given.
 * @param {TableNode | undefined} node @param {number} x @param {number} y
 */
function wish(node, x, y) {
  const kind = text(node, "wish");
  if (kind === "originality") return star(x, y, 15);
  if (kind === "perfume") return bottle(x, y, 17);
  return row(essence, node?.counts ?? {}, x, y, 12.5, 36);
}

/** A dame: portrait, the letter that she can raise, what she likes, and her favour with whoever holds it.
 * @param {Piece} piece
 */
function drawDame({ node, w, h }) {
  const dame = text(node, "dame");
  const owner = number(node, "owner");
  const [top, x] = [-h / 2, w / 2 - 20];
  return svg`
    <g class="dame">
      <rect class="card" x="${-w / 2}" y="${top}" width="${w}" height="${h}" rx="7"/>
      <g transform="translate(${-w / 2 + 19} ${top + 29.6}) scale(.76)">${portrait(dame)}</g>
      <text class="dame-letter" x="${-w / 2 + 9}" y="${top + 14}">${dame}</text>
      ${seal(w / 2 - 11.5, top + 12, 18, number(node, "letter_given"))}
      <path class="upward" d="M${x - 6.4} ${top + 12} h4.6 m-2.2 -2.2 l2.2 2.2 l-2.2 2.2"/>
      <text class="figure small roman before" x="${x - 13}"
        y="${top + 15.4}">${ROMAN[number(node, "letter_needed")]}</text>
      <g class="likes">${wish(node, x, top + 33)}</g>
      <g class="favour ${owner ? "held" : ""}">
        <rect class="favour-ground" x="${-w / 2 + 3}" y="${top + 52}" width="${w - 6}" height="21" rx="10.5"/>
        <g transform="translate(${-w / 2 + 21} ${top + 62.5})">${FAVOURS[text(node, "favour")]?.() ?? nothing}</g>
        ${
          owner
            ? svg`<g class="seat-${owner} seat-mark" transform="translate(${w / 2 - 15} ${top + 62.5}) scale(.72)">
              ${seatShape(owner)}</g>`
            : svg`<circle class="stand-here" cx="${w / 2 - 15}" cy="${top + 62.5}" r="6"/>`
        }
      </g>
    </g>`;
}

/** The influence of a seat with a dame; an eye tells that it has seen her end bonus.
 * @param {Piece} piece
 */
function drawInfluence({ node, state }) {
  const seat = number(node, "seat");
  return svg`
    <g class="influence ${state}">
      <g class="seat-${seat} seat-mark" transform="scale(.86)">${seatShape(seat)}</g>
      <text class="figure small count" y="${seat === 4 ? 5.6 : 4.4}">${number(node, "count")}</text>
      ${number(node, "peeked") ? eye(0, 13.4, 10) : nothing}
    </g>`;
}

// ---------------------------------------------------------------- boards

/** The sundial: the action points that are left, and what a production would have.
 * @param {Piece} piece
 */
function drawDial({ node, w, h }) {
  const dial = number(node, "dial");
  const radius = Math.min(w / 2 - 1, h / 2 - 11);
  const y = -h / 2 + radius + 1;
  const points = number(node, "points");
  const numbers = [5, 4, 3, 2, 1];
  const large = radius > 30;
  return svg`
    <g class="dial">
      <g transform="translate(0 ${y})">
        <circle class="dial-rim" r="${radius}"/><circle class="dial-face" r="${radius - (large ? 14 : 7)}"/>
        ${numbers.map((value, at) => {
          const turn = at * 72;
          const away = radius - (large ? 7.4 : 3.6);
          const [x, up] = [Math.sin((turn * Math.PI) / 180) * away, -Math.cos((turn * Math.PI) / 180) * away];
          return svg`<circle class="hour ${value === dial ? "now" : value > dial ? "past" : ""}" cx="${x}" cy="${up}"
            r="${large ? 7.4 : 2.6}"/>${
              large
                ? svg`<text class="figure hour-name ${value === dial ? "now" : ""}"
                  x="${x}" y="${up + 4.4}">${value}</text>`
                : nothing
            }`;
        })}
        <path class="gnomon" d="M0 0 L-3 -2 L0 ${-radius + (large ? 16 : 9)} L3 -2 Z"
          transform="rotate(${(5 - dial) * 72})"/>
        <circle class="dial-hub" r="${large ? 15 : 11}"/>
        <text class="figure ${large ? "huge" : "big"}" y="${large ? 8 : 6.4}">${dial}</text>
      </g>
      ${
        points
          ? svg`${still(-w * 0.2, h / 2 - 9, 19, points)}
            ${wheel(w * 0.22, h / 2 - 9, 19, number(node, "steps"))}`
          : svg`<path class="rest" d="M-8 ${h / 2 - 9} H8"/>`
      }
    </g>`;
}

/** How many there are, on the edge of a token.
 * @param {number} count @param {number} w @param {number} h
 */
const times = (count, w, h) =>
  count > 1
    ? svg`<circle class="count-ground" cx="${w / 2 - 3.5}" cy="${h / 2 - 4.5}" r="7.6"/>
      <text class="figure small times" x="${w / 2 - 3.5}" y="${h / 2 - 0.3}">${count}</text>`
    : nothing;

/** @param {Piece} piece */
function drawFlower({ node, w, h }) {
  return svg`${flower(text(node, "scent"), 0, 0, Math.min(w, h) - 2)}${times(number(node, "count"), w, h)}`;
}

/** @param {Piece} piece */
function drawEssence({ node, w, h }) {
  return svg`${essence(text(node, "scent"), 0, 1.5, Math.min(w, h) - 3)}${times(number(node, "count"), w, h)}`;
}

/** @param {Piece} piece */
function drawStored({ node, w, h }) {
  return svg`${flower(text(node, "scent"), 0, 0, Math.min(w, h))}${times(number(node, "count"), w + 3, h + 3)}`;
}

/** @param {Piece} piece */
function drawOriginality({ node, w }) {
  const count = number(node, "count");
  return svg`<g class="${count ? "" : "none"}">${star(-w / 2 + 10, 0, 18)}
    <text class="figure banner-figure" x="${w / 2 - 9}" y="5">${count}</text></g>`;
}
