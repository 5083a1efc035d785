// The grounds of the table of Aqua Mirabilis: the board, its places, and what is printed on them.

import { nothing, svg } from "../../vendor/lit.js";
import { number, shorten, text } from "../drawing.js";
import { anyEssence, anyFlower, flower } from "./scents.js";
import { basket, book, cube, seal, star } from "./signs.js";

/** @typedef {import("../../types").TableNode} TableNode */
/** @typedef {import("../../speech.js").Speech} Speech */
/** @typedef {import("../drawing.js").Area} Area */
/** @typedef {import("./picture.js").Columns} Columns */
/** @typedef {import("./picture.js").Stop} Stop */

/** The board itself.
 * @param {Area} board
 */
export function backdrop({ x, y, w, h }) {
  return svg`<rect class="board-edge" x="${x}" y="${y}" width="${w}" height="${h}" rx="12"/>
    <rect class="board" x="${x + 3}" y="${y + 3}" width="${w - 6}" height="${h - 6}" rx="9"/>`;
}

/** A sign that tells its name to whoever points at it.
 * @param {string} name @param {unknown} drawing
 */
export const named = (name, drawing) => svg`<g><title>${name}</title>${drawing}</g>`;

/** A place with its name on it.
 * @param {string} kind @param {Area} area @param {string} title @param {unknown} inside
 */
export function ground(kind, { x, y, w, h }, title, inside) {
  const beside = { versailles: 170, market: 112, choice: 100, travel: 0, calendar: 0 }; // what stands there
  const room = w - 16 - (beside[/** @type {keyof typeof beside} */ (kind)] ?? 60);
  const long = title.length * 7.2 > room;
  return svg`
    <rect class="place place-${kind}" x="${x}" y="${y}" width="${w}" height="${h}" rx="8"/>
    ${inside}
    <text class="place-name ${long ? "long" : ""}" x="${x + 9}"
      y="${y + 16.5}">${shorten(title, room, long ? 6.2 : 7.2)}</text>`;
}

/** The supply: originality tokens and cubes above, and a basket beside the row of flowers and essences.
 * @param {Area} area @param {TableNode} supply @param {Speech} speech
 */
export function marketGround({ x, y, w, h }, supply, speech) {
  const right = x + w;
  const name = speech.say("label-supply");
  return svg`
    ${named(name, basket(right - 106, y + 11, 15))}
    ${named(
      `${name}: ${speech.say("label-originality")}`,
      svg`${star(right - 82, y + 11.5, 15)}
        <text class="figure small" x="${right - 64}" y="${y + 16}">${number(supply, "originality")}</text>`,
    )}
    ${named(
      `${name}: ${speech.say("label-cube")}`,
      svg`${cube(right - 41, y + 11.5, 15)}
        <text class="figure small" x="${right - 22}" y="${y + 16}">${number(supply, "cubes")}</text>`,
    )}
    ${named(name, basket(x + 22, y + h - 13, 17))}`;
}

/** The Sundays that have passed.
 * @param {Area} area @param {TableNode} calendar
 */
export function calendarGround({ x, y, w, h }, calendar) {
  const row = (h - 25) / 4;
  const first = Math.min(5, ...(calendar.children ?? []).map((sunday) => number(sunday, "sunday")));
  return Array.from({ length: first - 1 }, (_, at) => {
    const middle = y + 22 + (at + 0.5) * row;
    return svg`<path class="passed" d="M${x + 16} ${middle} l4 4 l7 -8 M${x + 44} ${middle} H${x + w - 12}"/>`;
  });
}

/** The heads of rows and columns, and a floor where a scent meets itself.
 * @param {Area} area @param {Columns} columns @param {Area} grid
 */
export function versaillesGround(area, columns, grid) {
  const h = grid.h / columns.scents.length;
  return svg`${columns.scents.map((scent, at) => {
    const [x, y] = [columns.x + at * columns.step, grid.y + (at + 0.5) * h];
    return svg`
      ${flower(scent, x + 7, grid.y - 14, 20)}${flower(scent, area.x + 33, y, 18)}
      <path class="parquet" transform="translate(${x} ${y})" d="M-14 0 L0 -10 L14 0 L0 10 Z M-7 -5 L7 5 M-7 5 L7 -5"/>`;
  })}`;
}

/** Beside the recipes stands what they ask for: experience.
 * @param {Area} area
 */
export function recipesGround({ x, y, h }) {
  return svg`${book(x + 22, y + 22 + (h - 22) / 2, 20)}`;
}

/** What the families of the school ask for besides action points.
 *
 * An essence, a flower, an originality token, two flowers.
 * @type {((x: number, y: number) => unknown)[]}
 */
const PRICES = [
  (x, y) => anyEssence(x, y, 14),
  (x, y) => anyFlower(x, y, 13),
  (x, y) => star(x, y, 15),
  (x, y) => [anyFlower(x - 3.4, y, 12), anyFlower(x + 3.4, y, 12)],
];

/** The names of the families of the school, and what each asks for.
 * @param {Area} area @param {[string, number][]} families with the middle of each row
 */
export function schoolGround({ x, y, w }, families) {
  return svg`
    <g class="scenery">${book(x + w - 18, y + 12, 17)}</g>
    ${families.map(
      ([name, middle], at) => svg`
        ${
          at
            ? svg`<path class="rule-line"
              d="M${x + 8} ${(middle + families[at - 1][1]) / 2} H${x + w - 8}"/>`
            : nothing
        }
        <text class="family" x="${x + 7}" y="${middle - 7}">${shorten(name, 97, 5.35)}</text>
        ${PRICES[at](x + 94, middle + 7)}`,
    )}`;
}

/** The names of the cities, the letters that they ask for, Grasse on its hill, and the coach road.
 * @param {TableNode} travel @param {Area} area @param {Stop[]} stops @param {Speech} speech
 */
export function travelGround(travel, area, stops, speech) {
  const wide = area.w / 5;
  const cities = (travel.children ?? []).filter((node) => node.kind === "city");
  const home = stops.find(({ node }) => number(node, "visit") === 2);
  const grasse = speech.say("piece-stop", { visit: 2, city: "" });
  const road = stops.map(({ x, y }, at) => `${at ? "L" : "M"}${x} ${y}`).join(" ");
  return svg`
    <path class="road-edge" d="${road}"/><path class="road" d="${road}"/>
    ${cities.map((city) => {
      const stop = stops.find(({ node }) => text(node, "city") === text(city, "city")) ?? stops[0];
      const letter = number(city, "letter");
      const wanted = speech.say("label-needs_letter", { level: letter });
      return svg`<rect class="city-ground" x="${stop.x - wide / 2 + 2}" y="${area.y + 20}" width="${wide - 4}"
        height="${area.h - 48}" rx="6"/>
        <text class="city-name" x="${stop.x}"
        y="${area.y + 32}">${shorten(speech.name("city", text(city, "city")), wide - 4, 6)}</text>
        ${letter ? named(wanted, seal(stop.x - 20.5, area.y + area.h - 45, 17, letter)) : nothing}`;
    })}
    ${home ? hill(home.x, area.y + 24, wide - 4, area.h - 52, grasse) : nothing}`;
}

/** Grasse on its hill, above fields of lavender.
 * @param {number} x @param {number} y @param {number} w @param {number} h @param {string} name
 */
function hill(x, y, w, h, name) {
  const foot = y + h;
  const houses = [
    [-16, 30, 12, 13],
    [-5, 38, 11, 18],
    [6, 33, 12, 14],
    [-10, 22, 12, 11],
    [4, 21, 13, 10],
  ];
  return svg`
    <g class="scenery">
      <path class="hill" d="M${x - w / 2} ${foot} C${x - w / 3} ${foot - 30} ${x - w / 4} ${foot - 50} ${x} ${foot - 50}
          C${x + w / 4} ${foot - 50} ${x + w / 3} ${foot - 30} ${x + w / 2} ${foot} Z"/>
      ${houses.map(
        ([dx, up, wide, high], at) => svg`<rect class="house-${at % 3}" x="${x + dx}" y="${foot - up - high}"
          width="${wide}" height="${high}"/>
          <path class="roof" d="M${x + dx - 1.5} ${foot - up - high} L${x + dx + wide / 2} ${foot - up - high - 5}
            L${x + dx + wide + 1.5} ${foot - up - high} Z"/>`,
      )}
      ${[0, 1, 2].map(
        (at) => svg`<path class="lavender"
          d="M${x - 20 + at * 2} ${foot - 4 - at * 5} Q${x} ${foot - 9 - at * 5} ${x + 20 - at * 2}
            ${foot - 4 - at * 5}"/>`,
      )}
    </g>
    <text class="city-name" x="${x}" y="${y + 8}">${name}</text>`;
}

/** A curtain at the court.
 * @param {Area} area
 */
export function courtGround({ x, y, w }) {
  return svg`<g class="scenery"><path class="drape"
      d="M${x + w - 92} ${y + 3} q22 15 44 0 q22 15 44 0 V${y + 1} H${x + w - 92} Z"/>
    <circle class="tassel" cx="${x + w - 48}" cy="${y + 7}" r="2.6"/></g>`;
}

/** What is left to produce with stands beside the name of the desk; an empty desk has its inkpot.
 * @param {Area} area @param {TableNode} choice @param {Speech} speech @param {boolean} empty
 */
export function deskGround({ x, y, w, h }, choice, speech, empty) {
  if (empty) return inkpot(x + w / 2, y + h / 2);
  if (choice.values?.actions === undefined) return nothing;
  return svg`<text class="place-note" x="${x + w - 9}"
    y="${y + 16}">${speech.say("label-actions_left", { actions: number(choice, "actions") })}</text>`;
}

/** Ink, a quill and three vials: nothing is half decided.
 * @param {number} x @param {number} y
 */
function inkpot(x, y) {
  return svg`
    <g class="scenery desk-still" transform="translate(${x} ${y + 4})">
      <path class="wood" d="M-110 22 H110"/>
      <path class="pot" d="M-72 22 V8 Q-72 2 -66 2 H-52 Q-46 2 -46 8 V22 Z M-63 2 V-3 H-55 V2"/>
      <path class="quill" d="M-59 0 C-52 -18 -40 -26 -26 -30 C-28 -18 -40 -6 -56 2 M-59 0 L-34 -22"/>
      ${[0, 34, 68].map(
        (dx, at) => svg`<path class="vial"
          d="M${dx - 5} -8 H${dx + 5} V-2 C${dx + 13} 1 ${dx + 13} 6 ${dx + 13} 11 V18 Q${dx + 13} 22 ${dx + 9} 22
            H${dx - 9} Q${dx - 13} 22 ${dx - 13} 18 V11 C${dx - 13} 6 ${dx - 13} 1 ${dx - 5} -2 Z M${dx - 6} -8 V-14
            H${dx + 6} V-8"/><path class="vial-${at}"
          d="M${dx - 11} 11 H${dx + 11} V17 Q${dx + 11} 20 ${dx + 8} 20 H${dx - 8} Q${dx - 11} 20 ${dx - 11} 17
            Z"/>`,
      )}
    </g>`;
}
