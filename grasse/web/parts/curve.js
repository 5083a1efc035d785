// The curve of everybody's chance to win: pressed, it leads to that moment; and the same as a table.

import { html, nothing, svg } from "../vendor/lit.js";
import { seatMark, seatShape } from "../icons.js";
import { Part } from "../part.js";
import { changesOf, curveOf, isMistake, momentAt, pathOf, percent, roundMarks, signed } from "../review.js";

/** @typedef {import("../types").Moment} Moment */

const EDGE = { left: 44, right: 16, top: 12, bottom: 22 };
const NARROW = 30; // pixels that a round's number needs
const RADII = { inaccuracy: 3.2, mistake: 4.8, blunder: 6.4 };

/** Fires `moment` with the place of a moment. */
export class GrasseCurve extends Part {
  static properties = {
    moments: { attribute: false },
    total: { attribute: false },
    final: { attribute: false },
    at: { attribute: false },
    rounds: { attribute: false },
    seats: { attribute: false },
    speech: { attribute: false },
    width: { state: true },
    tabled: { state: true },
  };

  constructor() {
    super();
    /** @type {Moment[]} */
    this.moments = [];
    this.total = 0; // moments of the match, of which some may not be known yet
    /** @type {number[] | null} */
    this.final = null; // the chances after the end, once they are known
    this.at = 0;
    /** @type {import("../types").ReplayRound[]} */
    this.rounds = [];
    /** @type {number[]} */
    this.seats = [];
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.width = 800;
    this.tabled = false;
    this.drags = false;
    this.watcher = new ResizeObserver(([entry]) => {
      this.width = Math.max(260, Math.round(entry.contentRect.width));
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.watcher.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  get height() {
    return this.width < 560 ? 170 : 190;
  }

  get area() {
    const { left, right, top, bottom } = EDGE;
    return { x: left, y: top, w: this.width - left - right, h: this.height - top - bottom };
  }

  render() {
    const moment = this.moments[this.at];
    return html`<ul class="curve-legend">${this.seats.map(
      (seat) => html`<li class="seat-chip"><svg class="curve-sample seat-${seat}" viewBox="0 0 34 16"
          aria-hidden="true"><path class="curve-line line-${seat}" d="M1 8H33"/></svg>${seatMark(seat)}<span
          class="curve-name">${this.speech.seat(seat)}</span> <b>${
            moment ? `${percent(moment.before[seat - 1])}\u00a0%` : ""
          }</b></li>`,
    )}</ul>
      ${this.drawing(moment)}
      <details class="curve-table" @toggle=${(/** @type {Event} */ event) => {
        this.tabled = /** @type {HTMLDetailsElement} */ (event.target).open;
      }}><summary>${this.say("page-review-as-table")}</summary>${this.tabled ? this.table() : nothing}</details>`;
  }

  /** @param {Moment | undefined} moment */
  drawing(moment) {
    const { width, height, area, moments, total } = this;
    const x = area.x + (area.w * this.at) / Math.max(1, total);
    return html`<svg class="curve" viewBox="0 0 ${width} ${height}" width=${width} height=${height} tabindex="0"
      role="slider" aria-label=${this.say("page-review-chances")} aria-valuemin="1"
      aria-valuemax=${Math.max(1, moments.length)} aria-valuenow=${Math.min(this.at + 1, Math.max(1, moments.length))}
      aria-valuetext=${moment ? this.said(moment) : this.say("page-loading")}
      @pointerdown=${this.take} @pointermove=${this.drag} @pointerup=${this.leave} @pointercancel=${this.leave}>
      <g aria-hidden="true">
        ${[0, 25, 50, 75, 100].map((chance) => {
          const y = area.y + area.h * (1 - chance / 100);
          return svg`<path class="curve-grid" d="M${area.x} ${y}H${area.x + area.w}"/>
            ${chance % 50 ? nothing : svg`<text class="curve-scale" x=${area.x - 6} y=${y + 4}>${chance} %</text>`}`;
        })}
        ${this.roundLines()}
        ${this.seats.map(
          (seat) => svg`<g class="seat-${seat}"><path class="curve-line line-${seat}"
            d=${pathOf(curveOf(moments, seat, this.final?.[seat - 1]), total, area)}/></g>`,
        )}
        ${moments.map((each, at) => this.mistake(each, at))}
        ${this.final ? this.seats.map((seat) => this.sign(seat, total, this.final?.[seat - 1] ?? 0, 7)) : nothing}
        ${
          moment
            ? svg`<path class="curve-now" d="M${x} ${area.y - 8}V${area.y + area.h + 4}"/>
            ${this.seats.map((seat) => this.sign(seat, this.at, moment.before[seat - 1], 6))}`
            : nothing
        }
      </g>
    </svg>`;
  }

  roundLines() {
    const { area, total } = this;
    let free = 0;
    return roundMarks(this.moments, this.rounds).map(({ round, at }) => {
      const x = area.x + (area.w * at) / Math.max(1, total);
      const fits = x >= free;
      if (fits) free = x + NARROW;
      return svg`<path class="curve-round" d="M${x} ${area.y}V${area.y + area.h}"/>${
        fits ? svg`<text class="curve-scale round" x=${x + 3} y=${area.y + area.h + 15}>${round}</text>` : nothing
      }`;
    });
  }

  /** A mistake on the line of its seat: the worse, the larger.
   * @param {Moment} moment @param {number} at
   */
  mistake(moment, at) {
    const { judgement, seat, before } = moment;
    if (!judgement || !isMistake(moment)) return nothing;
    return this.sign(seat, at, before[seat - 1], RADII[/** @type {keyof typeof RADII} */ (judgement.size)], "mistake");
  }

  /** The mark of a seat on its line.
   * @param {number} seat @param {number} at @param {number} chance @param {number} radius @param {string} [kind]
   */
  sign(seat, at, chance, radius, kind = "") {
    const { area } = this;
    const [x, y] = [area.x + (area.w * at) / Math.max(1, this.total), area.y + area.h * (1 - chance)];
    return svg`<g class="curve-sign ${kind} seat-${seat}"
      transform="translate(${x} ${y}) scale(${radius / 9})">${seatShape(seat)}</g>`;
  }

  /** A moment in a few words.
   * @param {Moment} moment
   */
  said(moment) {
    const chances = this.seats.map((seat) => `${this.speech.seat(seat)} ${percent(moment.before[seat - 1])} %`);
    return [this.who(moment), ...chances, this.sizeName(moment)].filter(Boolean).join(", ");
  }

  /** @param {Moment} moment */
  who(moment) {
    return moment.seat ? this.speech.seat(moment.seat) : this.say("page-review-luck");
  }

  /** @param {Moment} moment */
  sizeName(moment) {
    return isMistake(moment) ? this.say(`page-review-size-${moment.judgement?.size}`) : "";
  }

  table() {
    return html`<div class="table-scroll" tabindex="0" role="region" aria-label=${this.say("page-review-chances")}>
      <table class="figures-table">
        <thead><tr><th scope="col">${this.say("page-decision")}</th><th
            scope="col">${this.say("page-review-who-decided")}</th>
          ${this.seats.map((seat) => html`<th scope="col">${seatMark(seat)} ${this.speech.seat(seat)}</th>`)}
        </tr></thead>
        <tbody>${this.moments.map((moment, at) => {
          const changes = changesOf(moment);
          return html`<tr class=${at === this.at ? "now" : ""}>
            <th scope="row"><button class="told-piece"
                @click=${() => this.tell("moment", at)}>${moment.number + 1}</button></th>
            <td>${this.who(moment)} ${this.sizeName(moment)}</td>
            ${this.seats.map(
              (seat) => html`<td>${percent(moment.after[seat - 1])}\u00a0% <span
                  class="quiet-text">(${signed(changes[seat - 1])})</span></td>`,
            )}</tr>`;
        })}</tbody>
      </table></div>`;
  }

  /** @param {PointerEvent} event */
  take(event) {
    this.drags = true;
    /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
    this.drag(event);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    if (!this.drags || !this.moments.length) return;
    const frame = /** @type {Element} */ (event.currentTarget).getBoundingClientRect();
    const share = ((event.clientX - frame.x) * (this.width / frame.width) - this.area.x) / this.area.w;
    const at = momentAt(share, this.total, this.moments.length);
    if (at !== this.at) this.tell("moment", at);
  }

  leave() {
    this.drags = false;
  }
}

customElements.define("grasse-curve", GrasseCurve);
