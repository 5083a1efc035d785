// A range of values in the laboratory: a curve for each measure, and of two ranges a heat map.

import { html, nothing, svg } from "../vendor/lit.js";
import { curveOf, marksFor, rangesOf } from "../experiments.js";
import { fieldValue } from "../part.js";
import { fieldName, valueText } from "./box-words.js";

/** @typedef {import("../types").Experiment} Experiment */
/** @typedef {import("../words.js").Words} Words */
/**
 * @typedef {object} Plots
 * @property {Words} words
 * @property {(value: number, signed?: boolean) => string} figure
 * @property {(name: string) => string} named
 */

const WIDE = 300;
const TALL = 150;
const EDGE = { left: 44, right: 10, top: 10, bottom: 24 };

/** What came of each value, measure by measure; a filled point is beyond chance.
 * @param {Plots} plots @param {Words} words of the game @param {Experiment} told @param {string[]} names
 */
export function curves(plots, words, told, names) {
  const [range] = rangesOf(told);
  const field = fieldName(words, range.place);
  return html`<div class="lab-curves">${names.map((name) => curve(plots, told, name, field))}</div>
    ${numbers(plots, told, names, field)}`;
}

/** @param {Plots} plots @param {Experiment} told @param {string} name @param {string} field */
function curve({ words, named, figure }, told, name, field) {
  const before = told.arms[0].changes.find((each) => each.name === name)?.before ?? 0;
  const points = curveOf(told, name).map(({ value, change }) => ({
    value,
    sure: change?.sure ?? false,
    is: !change, // the box as it is
    at: before + (change?.change ?? 0),
    low: before + (change?.low ?? 0),
    high: before + (change?.high ?? 0),
  }));
  const marks = marksFor(Math.min(...points.map(({ low }) => low)), Math.max(...points.map(({ high }) => high)));
  const [least, most] = [marks[0], marks[marks.length - 1]];
  const short = (/** @type {number} */ mark) => Number(mark.toPrecision(6)); // 0.3, not 0.30000000000000004
  const [first, last] = [points[0].value, points[points.length - 1].value];
  const x = (/** @type {number} */ value) =>
    EDGE.left + ((value - first) / (last - first || 1)) * (WIDE - EDGE.left - EDGE.right);
  const y = (/** @type {number} */ value) =>
    TALL - EDGE.bottom - ((value - least) / (most - least || 1)) * (TALL - EDGE.top - EDGE.bottom);
  const label = words.say("lab-curve-about", {
    measure: named(name),
    first,
    last,
    before: figure(points[0].at),
    after: figure(points[points.length - 1].at),
  });
  return html`<figure><figcaption>${named(name)}</figcaption>
    <svg class="lab-curve" viewBox="0 0 ${WIDE} ${TALL}" role="img" aria-label=${label}>
      ${marks.map(
        (mark) => svg`<line class="plot-line" x1=${EDGE.left} x2=${WIDE - EDGE.right} y1=${y(mark)} y2=${y(mark)}/>
          <text class="plot-mark" x=${EDGE.left - 6} y=${y(mark) + 4} text-anchor="end">${short(mark)}</text>`,
      )}
      <polyline points=${points.map(({ value, at }) => `${x(value)},${y(at)}`).join(" ")}/>
      ${points.map(
        ({ value, at, low, high, sure, is }) => svg`<g class=${is ? "is" : sure ? "sure" : ""}>
          <line class="whisker" x1=${x(value)} x2=${x(value)} y1=${y(low)} y2=${y(high)}/>
          <circle cx=${x(value)} cy=${y(at)} r="4"/>
          <text class="plot-mark" x=${x(value)} y=${TALL - 6} text-anchor="middle">${value}</text></g>`,
      )}</svg><p class="quiet-text">${field}</p></figure>`;
}

/** The same as a table, for whoever does not see the curves.
 * @param {Plots} plots @param {Experiment} told @param {string[]} names @param {string} field
 */
function numbers({ words, named, figure }, told, names, field) {
  const points = curveOf(told, names[0]).map(({ value }) => value);
  const title = words.say("lab-figures");
  return html`<details class="lab-figures"><summary>${title}</summary>
    <div class="lab-wide" tabindex="0" role="region" aria-label=${title}><table>
      <thead><tr><th scope="col">${field}</th>${points.map((value) => html`<th scope="col">${value}</th>`)}</tr></thead>
      <tbody>${names.map((name) => {
        const before = told.arms[0].changes.find((each) => each.name === name)?.before ?? 0;
        return html`<tr><th scope="row">${named(name)}</th>${curveOf(told, name).map(
          ({ change }) => html`<td class=${change?.sure ? "sure" : ""}>${figure(change?.after ?? before)}</td>`,
        )}</tr>`;
      })}</tbody></table></div></details>`;
}

/** Two ranges: a table whose cells are the darker the more a measure changed.
 * @param {Plots} plots @param {Words} spoken of the game @param {Experiment} told @param {string[]} names
 * @param {string} measure @param {(name: string) => void} choose
 */
export function heat({ words, named, figure }, spoken, told, names, measure, choose) {
  const ranges = rangesOf(told);
  const [down, across] = ranges.map((range) => told.chosen.indexOf(range));
  const cell = (/** @type {unknown} */ one, /** @type {unknown} */ other) =>
    told.arms
      .find(({ values }) => values[down] === one && values[across] === other)
      ?.changes.find(({ name }) => name === measure);
  const all = told.arms.flatMap(({ changes }) => changes.filter(({ name }) => name === measure));
  const most = Math.max(...all.map(({ change }) => Math.abs(change)), 1e-9);
  const before = all[0]?.before ?? 0;
  return html`<label class="field">${words.say("lab-measure")}
      <select @change=${(/** @type {Event} */ event) => choose(fieldValue(event))}>${names.map(
        (name) => html`<option value=${name} ?selected=${name === measure}>${named(name)}</option>`,
      )}</select></label>
    <div class="lab-wide" tabindex="0" role="region" aria-label=${named(measure)}><table class="lab-heat">
      <thead><tr><th scope="col">${fieldName(spoken, ranges[0].place)} \\ ${fieldName(spoken, ranges[1].place)}</th>
        ${ranges[1].values.map((value) => html`<th scope="col">${valueText(spoken, value)}</th>`)}</tr></thead>
      <tbody>${ranges[0].values.map(
        (one) =>
          html`<tr><th scope="row">${valueText(spoken, one)}</th>${ranges[1].values.map((other) => {
            const found = cell(one, other);
            const share = found ? Math.round((Math.abs(found.change) / most) * 55) : 0;
            const way = found ? (found.change > 0 ? "up" : "down") : "is";
            return html`<td class="${way} ${found?.sure ? "sure" : ""}" .style=${`--share: ${share}%`}>${figure(
              found?.after ?? before,
            )}${found?.sure ? html`<span class="unseen"> ${words.say("lab-sure")}</span>` : nothing}</td>`;
          })}</tr>`,
      )}</tbody></table></div>`;
}
