// The mistakes of a match, the costliest first; each leads to its moment.

import { html, nothing } from "../vendor/lit.js";
import { seatMark } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import { mistakesOf, whyText } from "../review.js";
import { cost } from "./cost.js";
import "./explained.js";

const SHOWN = 6; // mistakes, before all are wanted

/** Fires `moment` with the place of one, and `whose` with the seat whose mistakes are wanted, 0 for everybody's. */
export class GrasseMistakes extends Part {
  static properties = {
    moments: { attribute: false },
    worst: { attribute: false },
    at: { attribute: false },
    seats: { attribute: false },
    whose: { attribute: false },
    done: { attribute: false },
    labels: { attribute: false },
    told: { attribute: false },
    speech: { attribute: false },
    all: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Moment[]} */
    this.moments = [];
    /** @type {import("../types").Mistake[]} */
    this.worst = [];
    this.at = 0;
    /** @type {number[]} */
    this.seats = [];
    this.whose = 0; // of which seat they are shown; 0: everybody's
    this.done = false; // whether all moments are known
    /** @type {import("./labels.js").Labels} */
    this.labels = /** @type {any} */ (undefined);
    this.told = 0; // rises with every label that came later
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.all = false;
  }

  render() {
    const { whose } = this;
    const found = mistakesOf(this.moments, whose);
    const shown = this.all ? found : found.slice(0, SHOWN);
    return html`<section class="mistakes panel">
      <div class="mistakes-head">
        <grasse-explained .words=${this.words} .key=${"page-review-mistakes"}></grasse-explained>
        <label><span class="unseen">${this.say("page-review-whose")}</span><select
          @change=${(/** @type {Event} */ event) => {
            this.tell("whose", Number(fieldValue(event)));
          }}>
          <option value="0" ?selected=${whose === 0}>${this.say("page-review-everyone")}</option>
          ${this.seats.map(
            (seat) => html`<option value=${seat} ?selected=${whose === seat}>${this.speech.seat(seat)}</option>`,
          )}</select></label>
      </div>
      ${
        found.length
          ? html`<ol>${shown.map((place) => this.mistake(place))}</ol>`
          : this.done
            ? html`<p class="quiet-text">${this.say("page-review-mistakes-none")}</p>`
            : nothing
      }
      ${
        found.length > shown.length
          ? html`<button class="small plain" @click=${() => {
              this.all = true;
            }}>${this.say("page-review-all", { number: found.length })}</button>`
          : nothing
      }
    </section>`;
  }

  /** @param {number} place */
  mistake(place) {
    const { number, seat, judgement } = this.moments[place];
    if (!judgement) return nothing;
    const why = this.worst.find((each) => each.moment === place)?.why;
    const name = (/** @type {number} */ action) => this.labels.of(number, action, this.speech);
    return html`<li class=${place === this.at ? "now" : ""}>
      <button class="mistake-way" aria-current=${place === this.at ? "step" : nothing}
        @click=${() => this.tell("moment", place)}>
        <span class="mistake-cost">${seatMark(seat)}<span class="unseen">${this.speech.seat(seat)}</span>
          ${cost(judgement, this.words)}</span>
        <span class="mistake-line"><span class="verdict played">${this.say("page-review-played")}</span>
          ${name(judgement.chosen)}</span>
        <span class="mistake-line"><span class="verdict better">${this.say("page-review-better")}</span>
          ${name(judgement.best)}</span>
        ${why ? html`<span class="mistake-why">${whyText(why, this.speech)}</span>` : nothing}
      </button></li>`;
  }
}

customElements.define("grasse-mistakes", GrasseMistakes);
