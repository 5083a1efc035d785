// One moment of a review: what was decided or drawn, what was better, and what it changed; and the way to others.

import { html, nothing } from "../vendor/lit.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";
import { changesOf, isCostly, nextMistake, pointsOf, signed, whyText } from "../review.js";
import { cost } from "./cost.js";
import { drawnIn } from "./labels.js";

/** @typedef {import("../types").Moment} Moment */

const DRAWN = 6; // draws that are named

/** Fires `moment` with the place of another one, and `play-on-here`. */
export class GrasseMoment extends Part {
  static properties = {
    moments: { attribute: false },
    at: { attribute: false },
    whose: { attribute: false },
    why: { attribute: false },
    labels: { attribute: false },
    told: { attribute: false },
    speech: { attribute: false },
    replay: { attribute: false },
    match: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Moment[]} */
    this.moments = [];
    this.at = 0;
    this.whose = 0; // the seat to whose mistakes it leads on; 0: everybody's
    /** @type {import("../types").MistakeReason | null} */
    this.why = null; // the reason, if it is one of the costliest
    /** @type {import("./labels.js").Labels} */
    this.labels = /** @type {any} */ (undefined);
    this.told = 0; // rises with every label that came later
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").Replay} */
    this.replay = /** @type {any} */ (undefined);
    this.match = ""; // whose moments they are
  }

  render() {
    const moment = this.moments[this.at];
    if (!moment) return nothing;
    const number = this.at + 1;
    const place = this.say("page-review-moment", { number, of: this.moments.length });
    return html`<section class="moment panel" aria-label=${place}>
      <div class="moment-head">
        <h2>${
          moment.seat
            ? html`${seatMark(moment.seat)}${this.speech.seat(moment.seat)}`
            : html`${icon("dice")}${this.say("page-review-luck")}`
        }</h2>
        <span class="moment-place quiet-text">
          <button class="icon-button small" ?disabled=${this.at <= 0} aria-label=${this.say("page-review-back")}
            @click=${() => this.tell("moment", this.at - 1)}>${icon("back")}</button>
          ${place}
          <button class="icon-button small" ?disabled=${number >= this.moments.length}
            aria-label=${this.say("page-review-on")}
            @click=${() => this.tell("moment", this.at + 1)}>${icon("next")}</button></span>
      </div>
      <div class="moment-body" role="status">${moment.judgement ? this.choice(moment) : this.luck(moment)}</div>
      ${this.changes(moment)}
      ${this.ways()}
    </section>`;
  }

  /** @param {Moment} moment */
  choice(moment) {
    const judgement = /** @type {import("../types").Judgement} */ (moment.judgement);
    const name = (/** @type {number} */ action) => this.labels.of(moment.number, action, this.speech);
    const same = judgement.best === judgement.chosen;
    const by = this.speech.seat(moment.seat);
    return html`${
      moment.stood_in
        ? html`<p class="note-line">${icon("robot")}<span>${this.say("page-review-stood-in", { name: by })}</span></p>`
        : nothing
    }
      <dl class="moment-options">
        <dt><span class="verdict played">${this.say("page-review-played")}</span></dt><dd>${name(judgement.chosen)}</dd>
        ${
          same
            ? nothing
            : html`<dt><span class="verdict better">${this.say("page-review-better")}</span></dt>
              <dd>${name(judgement.best)}</dd>`
        }
      </dl>
      ${
        isCostly(moment)
          ? html`<p class="moment-cost">${cost(judgement, this.words)}</p>`
          : html`<p class="quiet-text">${this.say("page-review-fine")}</p>`
      }
      ${this.why ? html`<p class="why">${icon("bulb")}<span>${whyText(this.why, this.speech)}</span></p>` : nothing}`;
  }

  /** @param {Moment} moment */
  luck(moment) {
    const drawn = drawnIn(moment, this.replay, this.labels, this.speech);
    const more = drawn.length - DRAWN;
    return html`<p class="drawn">${drawn.slice(0, DRAWN).join(" · ")}${more > 0 ? " …" : ""}</p>`;
  }

  /** What it changed for everybody: the chance to win, and the points that are expected at the end.
   * @param {Moment} moment
   */
  changes(moment) {
    const changes = changesOf(moment);
    const points = pointsOf(moment);
    if (changes.every((change) => !change) && points.every(([before, after]) => before === after)) return nothing;
    return html`<ul class="moment-changes" aria-label=${this.say("page-review-changes")}>${changes.map(
      (
        change,
        at,
      ) => html`<li class="seat-chip">${seatMark(at + 1)}<span class="unseen">${this.speech.seat(at + 1)}</span>
        <b class=${change > 0 ? "good" : change < 0 ? "bad" : ""}>${signed(change)}\u00a0%</b>
        <span class="quiet-text">${this.points(points[at])}</span></li>`,
    )}</ul>`;
  }

  /** @param {[number, number]} points expected before and after */
  points([before, after]) {
    return this.say(before === after ? "page-review-points-still" : "page-review-points", { before, after });
  }

  ways() {
    const { at, moments, whose } = this;
    const [before, after] = [nextMistake(moments, at, -1, whose), nextMistake(moments, at, 1, whose)];
    const go = (/** @type {number} */ place) => () => this.tell("moment", place);
    return html`<div class="moment-ways">
      <button class="small" ?disabled=${before < 0} aria-keyshortcuts="p"
        @click=${go(before)}>${icon("back")}${this.say("page-review-previous")} <kbd aria-hidden="true">P</kbd></button>
      <button class="small" ?disabled=${after < 0} aria-keyshortcuts="n"
        @click=${go(after)}>${this.say("page-review-next")} <kbd aria-hidden="true">N</kbd>${icon("next")}</button>
    </div>
    <div class="moment-ways">
      <button class="small play-on-here"
        @click=${() => this.tell("play-on-here")}>${icon("play")}${this.say("page-play-on")}</button>
      ${
        moments[at].judgement
          ? html`<a class="button small" href="#/explore/match/${this.match}/${moments[at].number}">${icon(
              "bulb",
            )}${this.say("explorer-here")}</a>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("grasse-moment", GrasseMoment);
