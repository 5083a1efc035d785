// Who sits at the table: names, who is away or a bot, whose turn it is, and the door.

import { html, nothing } from "../vendor/lit.js";
import { playerName } from "../chairs.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";
import { timeLeft } from "./time.js";

/** @typedef {import("../types").Chair} Chair */

/** Fires `leave`, and `stand-in` with the seat that a bot should play for. */
export class GrasseSeats extends Part {
  static properties = {
    table: { attribute: false },
    speech: { attribute: false },
    heard: { attribute: false },
    now: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../types").Table} */
    this.table = /** @type {any} */ (undefined);
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.heard = 0; // when the clocks were told
    this.now = 0; // the clocks are shown as of now
  }

  render() {
    return html`
      <ul class="players" aria-label=${this.say("page-players")}>
        ${this.table.chairs.map((chair) => this.player(chair))}
      </ul>
      ${this.leaving()}`;
  }

  /** @param {Chair} chair */
  player(chair) {
    const { table, speech } = this;
    const own = chair.seat === table.seat;
    const away = chair.kind === "person" && !chair.here && !chair.bot && table.status === "playing";
    const turn = table.turn === chair.seat;
    return html`<li class="player ${turn ? "turn" : ""}">
      ${
        turn
          ? html`<span class="player-turn">${icon("next")}<span
              class="unseen">${this.say("page-glance-turn")}</span></span>`
          : nothing
      }
      ${seatMark(chair.seat)}
      <span class="player-name">${speech.seat(chair.seat)}${
        own ? html` <span class="quiet-text">(${this.say("table-you")})</span>` : nothing
      }</span>
      ${this.bot(chair)}
      ${away ? html`<span class="tag">${this.say("page-away")}</span>` : nothing}
      ${
        away && turn && table.seat > 0
          ? html`<button class="small"
            @click=${() => this.tell("stand-in", chair.seat)}>${this.say("page-stand-in")}</button>`
          : nothing
      }
      ${own && !chair.bot && table.status === "playing" ? this.door() : nothing}
      ${timeLeft(table, chair.seat, this.heard, this.words)}
    </li>`;
  }

  /** @param {Chair} chair */
  bot(chair) {
    if (chair.kind === "bot")
      return html`<span class="tag">${icon("robot")}<span class="unseen">${this.say("page-bot")}</span></span>`;
    if (chair.kind === "person" && chair.bot)
      return html`<span class="tag">${icon("robot")}${playerName(this.words, chair.bot)}</span>`;
    return nothing;
  }

  door() {
    const name = this.say("page-leave");
    return html`<button class="icon-button leave" title=${name} aria-label=${name}
      @click=${() => this.querySelector("dialog")?.showModal()}>${icon("door")}</button>`;
  }

  /** Asks for confirmation before a bot takes the chair. */
  leaving() {
    return html`<dialog class="sure" aria-labelledby="sure-text"><form method="dialog">
      <p id="sure-text">${this.say("page-leave-sure")}</p>
      <div class="sure-answers">
        <button>${this.say("page-cancel")}</button>
        <button class="primary" @click=${() => this.tell("leave")}>${icon("door")}${this.say("page-leave")}</button>
      </div>
    </form></dialog>`;
  }
}

customElements.define("grasse-seats", GrasseSeats);
