// The tiles of Aqua Mirabilis: city tiles, apprenticeship tiles, production methods, end bonuses.

import { nothing, svg } from "../../vendor/lit.js";
import { number, shorten, text } from "../drawing.js";
import { DROP, anyEssence, anyFlower, essence, flower, row } from "./scents.js";
import { book, bottle, fan, house, laurel, seal, star, still, sun, wheel } from "./signs.js";

/** @typedef {import("../../vendor/lit.js").SVGTemplateResult} Drawing */
/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../speech.js").Speech} Speech */

const ROOMY = 34; // a tile of this height has room for what it is worth

/** The outline of a city tile: each city has its own roof.
 * @param {string} city @param {number} w @param {number} h
 */
function outline(city, w, h) {
  const [x, y, cut] = [w / 2, h / 2, Math.min(w, h) * 0.22];
  const foot = `V${y - 3} Q${x} ${y} ${x - 3} ${y} H${-x + 3} Q${-x} ${y} ${-x} ${y - 3} Z`;
  const roofs = {
    london: `M${-x} ${-y + cut} H${-x + cut} V${-y} H${x - cut} V${-y + cut} H${x} ${foot}`, // battlements
    koln: `M${-x} ${-y + cut} L${-x + cut} ${-y} H${x - cut} L${x} ${-y + cut} ${foot}`, // slopes
    firenze: `M${-x} ${-y + 2 * cut} Q${-x} ${-y} 0 ${-y} Q${x} ${-y} ${x} ${-y + 2 * cut} ${foot}`, // a dome
  };
  return (
    /** @type {Record<string, string>} */ (roofs)[city] ??
    `M${-x} ${-y + 3} Q${-x} ${-y} ${-x + 3} ${-y} H${x - 3} Q${x} ${-y} ${x} ${-y + 3} ${foot}`
  );
}

/** A sum that is not bound to a scent: "+2".
 * @param {string} words @param {number} x @param {number} y
 */
const plus = (words, x, y) => svg`<text class="figure tile-figure" x="${x}" y="${y + 4.6}">${words}</text>`;

/** The same sign several times, side by side.
 * @param {(x: number, y: number, size: number) => Drawing} sign @param {number} count @param {number} u
 */
const several = (sign, count, u) => Array.from({ length: count }, (_, at) => sign((at - (count - 1) / 2) * u, 0, u));

const LEGIBLE = 13; // a unit of this size has room for figures; smaller tiles have signs only

/** What a city tile gives when it is flipped; u is the unit of its signs.
 * @type {Record<string, (node: TableNode, u: number, w: number) => unknown>}
 */
const EFFECTS = {
  flowers_tile: (node, u, w) => pairs(flower, node.counts ?? {}, u, w),
  essences_tile: (node, u, w) => pairs(essence, node.counts ?? {}, u, w),
  recipe_tile: (node, u) => svg`${bottle(-u * 0.3, 0, u * 1.3)}${
    number(node, "any")
      ? u < LEGIBLE
        ? nothing
        : svg`<text
          class="figure tile-figure" x="${-u * 0.3}"
          y="${u * 0.5}">?</text>`
      : flower(text(node, "scent"), -u * 0.3, u * 0.22, u * 0.72)
  }
    ${Array.from(
      { length: number(node, "slots") },
      (_, at) => svg`<circle class="slot" cx="${u * 0.62}"
        cy="${(at - (number(node, "slots") - 1) / 2) * u * 0.56}" r="${u * 0.2}"/>`,
    )}`,
  choice_tile: (node, u) => several(anyEssence, number(node, "amount"), u),
  originality_tile: (node, u) => several(star, number(node, "amount"), u),
  influence_tile: (node, u) => several(fan, number(node, "amount"), u),
  points_tile: (node, u) => still(0, 0, u * 1.25, u < LEGIBLE ? "" : `+${number(node, "amount")}`),
  action_tile: (node, u) => sun(0, 0, u * 1.25, u < LEGIBLE ? "" : number(node, "amount")),
  second_tile: (_, u) => svg`${bottle(-u * 0.42, 0, u)}${bottle(u * 0.42, 0, u)}`,
  half_tile: (_, u) => (u < LEGIBLE ? plus("½", 0, 0) : svg`${bottle(-u * 0.4, 0, u)}${plus("½", u * 0.5, 0)}`),
};

/** Flowers or essences side by side; more than two lie in two rows.
 * @param {(scent: string, x: number, y: number, size: number) => Drawing} one
 * @param {Record<string, number>} counts @param {number} u @param {number} w
 */
function pairs(one, counts, u, w) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (all <= 2) return row(one, counts, 0, 0, u, w);
  const kinds = Object.entries(counts);
  return kinds.map(([scent, count], at) =>
    row(one, { [scent]: count }, 0, (at - (kinds.length - 1) / 2) * u * 0.82, u * 0.8, w),
  );
}

/** A city tile: what it gives, or on its back what it is worth.
 * @param {Piece} piece
 */
export function drawTile({ node, w, h }) {
  if (!node) return nothing;
  const flipped = number(node, "flipped") > 0;
  const roomy = h >= ROOMY;
  const unit = Math.min(h * (roomy ? 0.46 : 0.62), w * 0.44);
  return svg`
    <g class="tile city-${text(node, "city")} ${flipped ? "flipped" : ""}">
      <path class="tile-ground" d="${outline(text(node, "city"), w, h)}"/>
      ${
        flipped
          ? laurel(0, h * 0.04, Math.max(19, Math.min(w, h) * 0.7), number(node, "prestige"))
          : svg`<g transform="translate(0 ${roomy ? -h * 0.09 : h * 0.05})">
            ${EFFECTS[node.kind]?.(node, unit, w - 4) ?? nothing}</g>
            ${
              roomy
                ? svg`${book(-w / 2 + 7.4, h / 2 - 6.4, 10)}
                  <text class="figure worth" x="${w / 2 - 8}" y="${h / 2 - 3}">${number(node, "prestige")}</text>`
                : nothing
            }`
      }
    </g>`;
}

/** "+1" on the edge of a sign.
 * @param {number} amount @param {number} u
 */
const more = (amount, u) =>
  svg`<circle class="more-ground" cx="${u * 0.42}" cy="${u * 0.4}" r="7.8"/>
    <text class="figure small" x="${u * 0.42 - 0.4}" y="${u * 0.4 + 4.2}">+${amount}</text>`;

/** What an apprenticeship tile teaches; u is the unit of its signs.
 * @type {Record<string, (node: TableNode, u: number) => unknown>}
 */
const LESSONS = {
  base_lesson: (node, u) => svg`${bottle(0, -u * 0.05, u * 1.7)}${flower(text(node, "scent"), 0, u * 0.25, u * 0.92)}`,
  specialisation_lesson: (node, u) => svg`${essence(text(node, "scent"), -u * 0.1, 0, u * 1.2)}${more(1, u)}`,
  flower_lesson: (node, u) => svg`${anyFlower(-u * 0.14, -u * 0.1, u * 1.2)}${more(number(node, "amount"), u)}`,
  points_lesson: (node, u) => still(0, 0, u * 1.2, `+${number(node, "amount")}`),
  step_lesson: (node, u) => svg`${wheel(-u * 0.14, -u * 0.1, u * 1.1)}${more(number(node, "amount"), u)}`,
};

/** @param {Piece} piece */
export function drawLesson({ node, w, h }) {
  if (!node) return nothing;
  return svg`
    <g class="lesson ${node.kind}">
      <rect class="lesson-ground" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="5"/>
      ${LESSONS[node.kind]?.(node, Math.min(h * 0.54, w * 0.5)) ?? nothing}
    </g>`;
}

/** What a production method does: flowers that go in, essences that come out; unlike flowers look unlike.
 * @param {TableNode} node @param {number} y @param {number} room
 */
function formula(node, y, room) {
  const [flowers, essences] = [number(node, "flowers"), number(node, "essences")];
  const unlike = text(node, "rule") === "different";
  const u = Math.min(11, room / (1.76 + 0.62 * flowers + 0.52 * essences)); // the width of one sign
  const [flowersWide, essencesWide, arrow] = [u + (flowers - 1) * u * 0.62, u + (essences - 1) * u * 0.52, u * 0.9];
  const x = -(flowersWide + arrow + essencesWide) / 2;
  return svg`
    ${Array.from(
      { length: flowers },
      (_, at) => svg`<circle class="in ${unlike && at ? "unlike" : ""}"
        cx="${x + u / 2 + at * u * 0.62}" cy="${y}" r="${u * 0.46}"/>`,
    )}
    <path class="into" d="M${x + flowersWide + 1.4} ${y} h${arrow - 3} m-2.8 -2.6 l2.8 2.6 l-2.8 2.6"/>
    ${Array.from(
      { length: essences },
      (_, at) => svg`<path class="out"
        transform="translate(${x + flowersWide + arrow + u / 2 + at * u * 0.52} ${y}) scale(${u / 23})" d="${DROP}"/>`,
    )}`;
}

/** The few flowers that a method takes, or does not take: as few signs as tell it.
 * @param {TableNode} node @param {Speech} speech @param {number} x @param {number} y @param {number} size
 */
function accepted(node, speech, x, y, size) {
  const allowed = text(node, "allowed").split(" ");
  const scents = scentsOf(speech);
  const refused = scents.filter((scent) => !allowed.includes(scent));
  if (!refused.length) return nothing;
  const only = allowed.length <= refused.length;
  const shown = only ? allowed : refused;
  return shown.map((scent, at) => {
    const place = x + (at - (shown.length - 1) / 2) * (size + 1.5);
    return svg`${flower(scent, place, y, size)}${
      only
        ? nothing
        : svg`<path class="refused"
          d="M${place - size / 2} ${y + size / 2} L${place + size / 2} ${y - size / 2}"/>`
    }`;
  });
}

/** The scents of the box, as its faces name them.
 * @param {Speech} speech
 */
export function scentsOf(speech) {
  return Object.keys(speech.game.faces)
    .filter((id) => id.startsWith("column "))
    .map((id) => id.slice("column ".length));
}

/** A method that can be learned; those that are left of it lie below.
 * @param {Piece} piece @param {Speech} speech
 */
export function drawMethodLesson({ node, w, h }, speech) {
  if (!node) return nothing;
  const below = Math.max(0, number(node, "left") - 1);
  const lift = below * 1.2;
  return svg`
    <g class="lesson method_lesson">
      ${Array.from(
        { length: below + 1 },
        (_, at) => svg`<rect class="lesson-ground" x="${-w / 2 + lift - at * 1.2}"
          y="${-h / 2 + lift - at * 1.2}" width="${w - lift}" height="${h - lift}" rx="5"/>`,
      )}
      <g transform="translate(${-lift / 2} ${-lift / 2})">
        ${still(-w / 2 + lift / 2 + 10, -h / 2 + lift / 2 + 9.5, 17, number(node, "cost"))}
        ${accepted(node, speech, w * 0.2, -h / 2 + lift / 2 + 8.6, 11)}
        ${formula(node, h / 2 - lift / 2 - 7, w - lift - 5)}
      </g>
    </g>`;
}

/** A method on somebody's board; the flowers stored on it are pieces of their own below it.
 * @param {Piece} piece @param {Speech} speech
 */
export function drawMethod({ node, w, h }, speech) {
  if (!node) return nothing;
  const roomy = h >= 44 && w > 70; // for its name, and for what is stored beside the formula
  const top = -h / 2 + (roomy ? 25 : 11);
  const name = speech.name("method", text(node, "method"));
  return svg`
    <g class="method">
      <rect class="method-ground" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="6"/>
      ${roomy ? svg`<text class="method-name" y="${-h / 2 + 13}">${shorten(name, w - 4, 5.6)}</text>` : nothing}
      ${still(-w / 2 + 10.5, top, 17, number(node, "cost"))}
      ${accepted(node, speech, roomy ? w * 0.06 : w * 0.22, top, 11)}
      <g transform="translate(${roomy ? -w * 0.16 : 0} 0)">${formula(node, top + (roomy ? 16 : 14.6), w - 5)}</g>
    </g>`;
}

/** What an end bonus counts, as a sign.
 * @type {Record<string, (node: TableNode, speech: Speech) => unknown>}
 */
const BONUSES = {
  experience_bonus: () => book(0, 0, 17),
  cities_bonus: () => svg`${house(-4, 1, 12)}${house(5, -1, 12)}`,
  tiles_bonus: (node, speech) =>
    svg`${house(-4, 0, 15)}<text class="figure small" x="8"
      y="5">${speech.name("city", text(node, "city")).slice(0, 1)}</text>`,
  base_bonus: (node) => svg`${bottle(0, 0, 21)}${flower(text(node, "scent"), 0, 3.4, 12)}`,
  bases_bonus: () => svg`${bottle(-5, 0, 15)}${bottle(5, 0, 15)}`,
  methods_bonus: () => still(0, 0, 17, ""),
  influence_bonus: () => fan(0, 0, 17),
  originality_bonus: () => star(0, 0, 17),
  essences_bonus: () => anyEssence(0, 1, 18),
  letter_bonus: () => seal(0, 0, 17, 4),
  levels_bonus: () => svg`${bottle(-4, 0, 17)}${book(6, 4, 11)}`,
};

/** An end bonus, or its back: what it counts, and how much from how many on.
 * @param {Piece} piece @param {Speech} speech
 */
export function drawBonus({ node, w, h }, speech) {
  if (!node) return nothing;
  const tiers = text(node, "tiers")
    .split(", ")
    .map((tier) => tier.split("+ → "))
    .filter((tier) => tier.length === 2);
  const hidden = node.kind === "hidden_bonus";
  const room = w - 26;
  return svg`
    <g class="bonus ${hidden ? "hidden" : ""}">
      <rect class="bonus-ground" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="5"/>
      ${
        hidden
          ? svg`<path class="lily" d="M0 -9 C4 -5 4 -1 1.6 2 H6 C9 2 10 -3 6.6 -4 C11 -6 13 4 6 5 H1.4 V9 H-1.4 V5 H-6
              C-13 4 -11 -6 -6.6 -4 C-10 -3 -9 2 -6 2 H-1.6 C-4 -1 -4 -5 0 -9 Z"/>`
          : svg`<g transform="translate(${-w / 2 + 13} 0)">${BONUSES[node.kind]?.(node, speech) ?? nothing}</g>
            ${tiers.map(([least, points], at) => {
              const x = -w / 2 + 26 + (at + 0.5) * (room / tiers.length);
              return svg`<text class="tier" x="${x}" y="-2">${least}</text>
                <text class="figure tier-points" x="${x}" y="11">${points}</text>`;
            })}`
      }
    </g>`;
}
