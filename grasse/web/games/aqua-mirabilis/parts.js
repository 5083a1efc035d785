// What is chosen already of a decision of several parts, as it lies on the desk of Aqua Mirabilis.

import { nothing, svg } from "../../vendor/lit.js";
import { number, shorten, text } from "../drawing.js";
import { anyEssence, essence, flower, row } from "./scents.js";
import { book, bottle, crown, fan, house, star, still, wheel } from "./signs.js";

/** @typedef {import("../../types").Piece} Piece */
/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../speech.js").Speech} Speech */

const NAME = 68; // how wide a name may be

/** What a family of the school teaches.
 * @type {Record<string, () => unknown>}
 */
const FAMILIES = {
  "base-essence": () => svg`${book(-13, 0, 22)}${bottle(13, 0, 26)}`,
  specialisation: () => svg`${book(-13, 0, 22)}${anyEssence(13, 2, 24)}`,
  "special-ability": () => svg`${book(-13, 0, 22)}${wheel(13, 0, 22)}`,
  "production-method": () => svg`${book(-13, 0, 22)}${still(13, 0, 24, "")}`,
};

/** Each part of a decision as a sign, in a field of about 40.
 * @type {Record<string, (node: TableNode, speech: Speech) => unknown>}
 */
const PARTS = {
  stall: (node) => flower(text(node, "scent"), 0, 0, 30),
  school: (node) => FAMILIES[text(node, "family")]?.() ?? book(0, 0, 26),
  road: (node, speech) =>
    svg`${house(0, -5, 24)}<text class="part-name"
      y="17">${shorten(speech.name("city", text(node, "city")), NAME, 5.6)}</text>`,
  audience: (node) => svg`${fan(0, -5, 26)}<text class="dame-letter" y="19">${text(node, "dame")}</text>`,
  gallery: () => crown(0, 0, 28),
  worker_move: (node) =>
    svg`<path class="into" d="M-16 0 h10 m-4 -4 l4 4 l-4 4"/>${flower(text(node, "scent"), 8, 0, 22)}`,
  cost: (node) => row(flower, { [text(node, "scent")]: 2 }, 0, 0, 22),
  using: (node, speech) =>
    svg`${still(0, -5, 24, "")}<text class="part-name"
      y="18">${shorten(speech.name("method", text(node, "method")), NAME, 5.6)}</text>`,
  inputs: (node) => row(flower, node.counts ?? {}, 0, 0, 22, 52),
  chosen: (node) => row(essence, node.counts ?? {}, 0, 0, 22, 52),
  essences_given: (node) => row(essence, node.counts ?? {}, 0, 0, 22, 52),
  complements: (node) => row(essence, node.counts ?? {}, 0, 0, 22, 52),
  tokens_given: (node) => counted(star(-9, 0, 22), node),
  perfumes_given: (node) => counted(bottle(-9, 0, 26), node),
  placed: (node) =>
    svg`${fan(0, -7, 22)}<text class="figure" y="17">${text(node, "dame")} +${number(node, "count")}</text>`,
  migrated: (node) =>
    svg`${fan(0, -7, 22)}<text class="figure" y="17">${text(node, "dame")} −${number(node, "count")}</text>`,
  kept: (node) =>
    svg`${fan(0, -7, 22)}<path class="keep" d="M-14 12 l4 4 l7 -8"/>
      <text class="figure" x="9" y="17">${text(node, "dame")}</text>`,
};

/** @param {unknown} drawing @param {TableNode} node */
const counted = (drawing, node) => svg`${drawing}<text class="figure" x="14" y="5">×${number(node, "count")}</text>`;

/** @param {Piece} piece @param {Speech} speech */
export function drawPart({ node, w, h }, speech) {
  if (!node) return nothing;
  return svg`<g class="part"><rect class="part-ground" x="${-w / 2}" y="${-h / 2}" width="${w}" height="${h}" rx="7"/>
    ${PARTS[node.kind]?.(node, speech) ?? nothing}</g>`;
}
