// Plots of what came of matches: points match by match, where they came from, and the rating.

import { html, nothing, svg } from "../vendor/lit.js";
import { Part } from "../part.js";
import { isOwn, isWon, ratingOver, smoothed, sourcesOver, ticks } from "../results.js";

/** @typedef {import("../types").Result} Result */

const EDGE = { left: 38, right: 10, top: 10, bottom: 8 };
const TALL = 200;
const SHOWN = 60; // matches side by side; earlier ones are in the figures
const NEAR = 10; // matches that the smooth line looks at
const COLOURS = 8;

/** Results of one game, the latest first. */
export class GrassePlots extends Part {
  static properties = { results: { attribute: false }, title: { attribute: false }, width: { state: true } };

  constructor() {
    super();
    /** @type {Result[]} */
    this.results = [];
    this.title = ""; // of the game
    this.width = 640;
    this.watch = new ResizeObserver(([{ contentRect }]) => {
      this.width = Math.max(280, Math.round(contentRect.width));
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch.disconnect();
  }

  render() {
    const own = this.results.filter(isOwn);
    const rating = this.rating();
    if (own.length < 2 && rating === nothing) return nothing;
    return html`<section class="plots" aria-labelledby="people-plots">
      <h2 id="people-plots">${this.say("people-plots", { game: this.title })}</h2>
      ${own.length < 2 ? nothing : html`${this.points(own)}${this.sources(own)}`}${rating}
    </section>`;
  }

  /** The rating after each rated match. */
  rating() {
    const { values, marks } = ratingOver(this.results.filter(({ rating }) => rating).slice(0, SHOWN));
    if (values.length < 2) return nothing;
    const label = this.say("people-rating-about", {
      count: values.length,
      first: String(values[0]),
      last: String(values[values.length - 1]),
    });
    return html`<figure class="panel">
      <figcaption>${this.say("lobby-ladder-points")}</figcaption>
      ${this.frame(
        marks,
        values.length,
        label,
        (x, y) =>
          svg`<polyline class="plot-average" points=${values
            .map((value, at) => `${x(at)},${y(value)}`)
            .join(" ")}/>${values.map((value, at) => svg`<circle cx=${x(at)} cy=${y(value)} r="3"/>`)}`,
      )}
      <p class="quiet-text">${label}</p>
    </figure>`;
  }

  /** A drawing with an axis; *draw* gets where each match and each value lies.
   * @param {number[]} marks @param {number} count @param {string} label
   * @param {(x: (at: number) => number, y: (value: number) => number, wide: number) => unknown} draw
   */
  frame(marks, count, label, draw) {
    const { width } = this;
    const [least, most] = [marks[0], marks[marks.length - 1]];
    const wide = (width - EDGE.left - EDGE.right) / count;
    const x = (/** @type {number} */ at) => EDGE.left + wide * (at + 0.5);
    const y = (/** @type {number} */ value) =>
      TALL - EDGE.bottom - ((value - least) / (most - least)) * (TALL - EDGE.top - EDGE.bottom);
    return html`<svg class="plot" viewBox="0 0 ${width} ${TALL}" width=${width} height=${TALL} role="img"
      aria-label=${label}>
      ${marks.map(
        (mark) => svg`<line class="plot-line" x1=${EDGE.left} x2=${width - EDGE.right} y1=${y(mark)} y2=${y(mark)}/>
          <text class="plot-mark" x=${EDGE.left - 6} y=${y(mark) + 4} text-anchor="end">${mark}</text>`,
      )}${draw(x, y, wide)}</svg>`;
  }

  /** @param {Result[]} results */
  points(results) {
    const shown = results.slice(0, SHOWN).reverse();
    const values = shown.map(({ points }) => points);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const average = values.reduce((all, each) => all + each, 0) / values.length;
    const label = this.say("people-points-about", {
      count: shown.length,
      least: String(least),
      most: String(most),
      average: String(Math.round(average)),
    });
    const line = smoothed(values, NEAR);
    return html`<figure class="panel">
      <figcaption>${this.say("people-points")} <span
        class="quiet-text">${this.say("people-points-legend")}</span></figcaption>
      ${this.frame(
        ticks(least, most),
        shown.length,
        label,
        (x, y, wide) => svg`
        <polyline class="plot-average" points=${line.map((value, at) => `${x(at)},${y(value)}`).join(" ")}/>
        ${shown.map(
          (each, at) =>
            svg`<circle class=${isWon(each) ? "won" : ""} cx=${x(at)} cy=${y(each.points)}
              r=${Math.min(5, Math.max(2.5, wide / 3))}/>`,
        )}`,
      )}
      <p class="quiet-text">${label}</p>
    </figure>`;
  }

  /** @param {Result[]} results */
  sources(results) {
    const { sources, matches } = sourcesOver(results.slice(0, SHOWN));
    if (!sources.length) return nothing;
    const most = Math.max(...matches.map(({ parts }) => heap(parts, 1)));
    const least = Math.min(...matches.map(({ parts }) => heap(parts, -1)));
    const names = sources.map(({ name }) => this.say(`scoring-${name}`));
    const label = this.say("people-sources-about", { first: names[0] });
    return html`<figure class="panel">
      <figcaption>${this.say("people-sources")}</figcaption>
      ${this.frame(ticks(least, most), matches.length, label, (x, y, wide) =>
        matches.map(({ parts }, at) => this.stack(parts, x(at), y, Math.max(1.5, wide * 0.8))),
      )}
      <ul class="plot-legend">${sources.map(
        ({ name, average }, at) => html`<li><span class="swatch source-${at % COLOURS}"
          aria-hidden="true"></span>${names[at]} <b>${this.say("people-each", {
            points: average.toLocaleString(this.words.language, { maximumFractionDigits: 1 }),
          })}</b><span hidden>${name}</span></li>`,
      )}</ul>
    </figure>`;
  }

  /** What a match brought, one source upon the other; what it cost hangs below.
   * @param {number[]} parts @param {number} x @param {(value: number) => number} y @param {number} wide
   */
  stack(parts, x, y, wide) {
    let [above, below] = [0, 0];
    return parts.map((part, at) => {
      if (!part) return nothing;
      const from = part > 0 ? above : below;
      if (part > 0) above += part;
      else below += part;
      const [top, bottom] = [y(Math.max(from, from + part)), y(Math.min(from, from + part))];
      return svg`<rect class="source-${at % COLOURS}" x=${x - wide / 2} y=${top} width=${wide}
        height=${bottom - top}/>`;
    });
  }
}

/** What is above the line, or below it.
 * @param {number[]} parts @param {number} sign
 */
const heap = (parts, sign) => parts.reduce((all, part) => all + (part * sign > 0 ? part : 0), 0);

customElements.define("grasse-plots", GrassePlots);
