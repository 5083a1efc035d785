// What steers a replay: keys, a slider, rounds, whose eyes, list or picture.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part, fieldValue } from "../part.js";

/** @typedef {import("../types").Replay} Replay */

export const EVERYTHING = -2; // the eyes that see all

/** Which of the rounds of a replay a decision belongs to, counted from 0.
 * @param {Replay} replay @param {number} number
 */
export const roundOf = (replay, number) => replay.rounds.findLastIndex((round) => round.number <= number);

/** The decision at which the next round begins, or the one before; else the end or the beginning.
 * @param {Replay} replay @param {number} number @param {number} direction
 */
export function nextRound({ rounds, last }, number, direction) {
  const numbers = rounds.map((round) => round.number);
  if (direction > 0) return numbers.find((each) => each > number) ?? last;
  return numbers.findLast((each) => each < number) ?? 0;
}

/** Fires `go` with a decision's number, `toggle-play`, `look` with a seat, and `turn-view`. */
export class GrasseSteering extends Part {
  static properties = {
    replay: { attribute: false },
    number: { attribute: false },
    playing: { attribute: false },
    eyes: { attribute: false },
    seats: { attribute: false },
    view: { attribute: false },
    speech: { attribute: false },
    heading: { attribute: false },
    place: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Replay} */
    this.replay = /** @type {any} */ (undefined);
    this.number = 0;
    this.playing = false;
    this.eyes = EVERYTHING;
    /** @type {number[]} */
    this.seats = [];
    /** @type {"picture" | "list" | ""} */
    this.view = ""; // how the table can be shown instead, if it can
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.heading = "";
    this.place = ""; // where in the match this is, in words
  }

  render() {
    const { replay, number } = this;
    const place = this.speech.say("replay-place", { number, last: replay.last });
    return html`
      <section class="replay-bar panel" aria-label=${this.say("page-replay")}>
        <div class="replay-title"><h1>${this.heading}</h1><span class="unseen">${this.place}</span></div>
        <div class="replay-keys">
          ${this.key("first", "page-first", 0)}
          ${this.key("back", "page-back", number - 1)}
          <button class="icon-button" aria-label=${this.say(this.playing ? "page-pause" : "page-play")}
            @click=${() => this.tell("toggle-play")}>${icon(this.playing ? "pause" : "play")}</button>
          ${this.key("next", "page-next", number + 1)}
          ${this.key("last", "page-last", replay.last)}
        </div>
        <label class="slider"><span class="unseen">${this.say("page-decision")}</span>
          <input type="range" min="0" max=${replay.last} .value=${String(number)} aria-valuetext=${place}
            @input=${this.goTo}></label>
        <span class="replay-place">${place}</span>
        ${replay.rounds.length ? this.rounds() : nothing}
        ${this.whoseEyes()}
        ${
          this.view
            ? html`<button class="icon-button" @click=${() => this.tell("turn-view")}
              aria-label=${this.say(`page-as-${this.view}`)}>${icon(this.view)}</button>`
            : nothing
        }
      </section>`;
  }

  /** @param {"first" | "back" | "next" | "last"} sign @param {string} key @param {number} number */
  key(sign, key, number) {
    return html`<button class="icon-button" aria-label=${this.say(key)}
      @click=${() => this.tell("go", number)}>${icon(sign)}</button>`;
  }

  rounds() {
    const { replay } = this;
    const now = roundOf(replay, this.number);
    const name = this.say(`page-${replay.rounds_are}`);
    return html`<label class="field-inline"><span>${name}</span>
      <select @change=${this.goTo}>
        ${replay.rounds.map(
          ({ number, round }, at) => html`<option value=${number} ?selected=${at === now}>${round}</option>`,
        )}
      </select></label>`;
  }

  whoseEyes() {
    const option = (/** @type {number} */ eyes, /** @type {string} */ name) =>
      html`<option value=${eyes} ?selected=${this.eyes === eyes}>${name}</option>`;
    return html`<label class="field-inline">${icon("eye")}<span class="unseen">${this.say("page-eyes")}</span>
      <select @change=${(/** @type {Event} */ event) => this.tell("look", Number(fieldValue(event)))}>
        ${option(EVERYTHING, this.say("page-eyes-all"))}
        ${this.seats.map((seat) => option(seat, this.speech.seat(seat)))}
        ${option(0, this.say("page-eyes-watcher"))}
      </select></label>`;
  }

  /** @param {Event} event */
  goTo(event) {
    this.tell("go", Number(fieldValue(event)));
  }
}

customElements.define("grasse-steering", GrasseSteering);
