// The form to play on from a decision of a replay: in whose place, against whom.

import { html } from "../vendor/lit.js";
import { playerNames, usualPlayer } from "../chairs.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";

/** Fires `play-on` with a seat and a bot. */
export class GrassePlayOn extends Part {
  static properties = {
    seats: { attribute: false },
    games: { attribute: false },
    speech: { attribute: false },
    over: { attribute: false },
    seat: { attribute: false },
  };

  constructor() {
    super();
    /** @type {number[]} */
    this.seats = [];
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.seat = 0; // in whose place, unless one says otherwise
    this.over = false; // whether there is nothing left to play
  }

  render() {
    const usual = usualPlayer(this.games);
    return html`<form class="play-on panel" @submit=${this.playOn}>
      <h2>${this.say("page-play-on")}</h2>
      <label class="field">${this.say("page-play-on-seat")}<select name="seat">${this.seats.map(
        (seat) => html`<option value=${seat} ?selected=${seat === this.seat}>${this.speech.seat(seat)}</option>`,
      )}</select></label>
      <label class="field">${this.say("page-play-on-player")}<select name="player">${playerNames(
        this.games,
        this.words,
      ).map(([player, name]) => html`<option value=${player} ?selected=${player === usual}>${name}</option>`)}</select>
      </label>
      <button class="primary" ?disabled=${this.over}>${icon("play")}${this.say("page-play-on")}</button>
    </form>`;
  }

  /** @param {SubmitEvent} event */
  playOn(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    this.tell("play-on", { seat: Number(form.get("seat")), player: String(form.get("player")) });
  }
}

customElements.define("grasse-play-on", GrassePlayOn);
