// Who sits at the table: names, who is away or a bot, whose turn it is, and the way out.

import { html, nothing } from "../vendor/lit.js";
import { graceLeft } from "../asking.js";
import { namelessName, playerName, spanName } from "../chairs.js";
import { spoken } from "../clocks.js";
import { icon, seatMark } from "../icons.js";
import { PACE_NAMES } from "../pace.js";
import { Part, fieldValue } from "../part.js";
import { timeLeft } from "./time.js";

/** @typedef {import("../types").Table["chairs"][number]} Chair */

/** Fires `leave`, `end-match`, `stand-in` with the seat that a bot should play for, `pace` with a name, and
 * `about-bot` with a text.
 */
export class GrasseSeats extends Part {
  static properties = {
    stake: { attribute: false },
    table: { attribute: false },
    speech: { attribute: false },
    heard: { attribute: false },
    now: { attribute: false },
    pace: { attribute: false },
  };

  constructor() {
    super();
    /** @type {"" | "day" | "tournament" | "rated"} */
    this.stake = ""; // what one loses by leaving
    /** @type {import("../types").Table} */
    this.table = /** @type {any} */ (undefined);
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.heard = 0; // when the clocks were told
    this.now = 0; // the clocks are shown as of now
    this.pace = "normal"; // how fast the turns of others are shown
  }

  render() {
    return html`
      <div class="players">
        <ul aria-label=${this.say("page-players")}>${this.table.chairs.map((chair) => this.player(chair))}</ul>
        ${this.paces()}
      </div>
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
      <span class="player-name" title=${speech.seat(chair.seat)}>${speech.seat(chair.seat)}${
        own && speech.seat(chair.seat) !== namelessName(this.words)
          ? html` <span class="quiet-text">(${this.say("table-you")})</span>`
          : nothing
      }</span>
      ${this.bot(chair)}
      ${away ? html`<span class="tag">${this.say("page-away")}</span>` : nothing}
      ${
        away && turn && table.seat > 0
          ? html`<button class="small"
            @click=${() => this.tell("stand-in", chair.seat)}>${this.say("page-stand-in")}</button>`
          : nothing
      }
      ${own && !chair.bot && table.status === "playing" ? this.leaveButton() : nothing}
      ${timeLeft(table, chair.seat, this.heard, this.words)}
      ${chair.bot && table.status === "playing" ? this.grace(chair, own) : nothing}
    </li>`;
  }

  /** Somebody left a rated match: until when they can return, and what the others may do then.
   * @param {Chair} chair @param {boolean} own
   */
  grace(chair, own) {
    const left = graceLeft(chair, performance.now() - this.heard);
    if (left === null || this.table.seat === 0) return nothing;
    const said = { name: this.speech.seat(chair.seat), span: spanName(left, this.words) };
    if (own) return html`<p class="grace">${this.say(left ? "lobby-grace-own" : "lobby-grace-own-over", said)}</p>`;
    if (left) return html`<p class="grace">${this.say("lobby-grace", said)}</p>`;
    if (this.isAwaited()) return nothing;
    return html`<p class="grace">${this.say(this.isAlone() ? "lobby-grace-over" : "lobby-grace-others", said)}
      <button class="small" @click=${() => this.tell("end-match")}>${this.say("page-end-match")}</button></p>`;
  }

  /** Whether somebody left who can still return: nobody ends the match without them. */
  isAwaited() {
    const since = performance.now() - this.heard;
    return this.table.chairs.some((chair) => chair.bot && Boolean(graceLeft(chair, since)));
  }

  /** Whether all other people have left. */
  isAlone() {
    return this.table.chairs.every(({ seat, kind, bot }) => seat === this.table.seat || kind === "bot" || bot);
  }

  /** @param {Chair} chair */
  bot(chair) {
    if (!chair.bot) return nothing;
    const name = playerName(this.words, chair.bot);
    const about = this.words.has(`about-${chair.bot}`) ? this.say(`about-${chair.bot}`) : "";
    const own = chair.kind === "bot" ? html`<span class="unseen">${this.say("page-bot")}: ${about}</span>` : name;
    return html`<button class="tag about-bot" title="${name}: ${about}"
      @click=${() => this.tell("about-bot", `${name}: ${about}`)}>${icon("robot")}${own}</button>`;
  }

  /** How fast the turns of bots are shown. */
  paces() {
    const { table } = this;
    if (table.status !== "playing" || !table.chairs.some((chair) => chair.bot)) return nothing;
    return html`<label class="paces quiet-text">${this.say("page-pace")}
      <select name="pace" @change=${(/** @type {Event} */ event) => this.tell("pace", fieldValue(event))}>
        ${PACE_NAMES.map(
          (name) =>
            html`<option value=${name} ?selected=${name === this.pace}>${this.say(`page-pace-${name}`)}</option>`,
        )}
      </select></label>`;
  }

  leaveButton() {
    const name = this.say("page-leave");
    return html`<button class="icon-button leave" title=${name} aria-label=${name}
      @click=${() => this.querySelector("dialog")?.showModal()}>${icon("door")}</button>`;
  }

  /** Asks for confirmation before a bot takes the chair; what the server would refuse is not offered. */
  leaving() {
    const { stake } = this;
    return html`<dialog class="sure" aria-labelledby="sure-text"><form method="dialog">
      ${stake === "day" || stake === "rated" ? nothing : html`<p id="sure-text">${this.say("page-leave-sure")}</p>`}
      ${this.warning()}
      <div class="sure-answers">
        <button>${this.say("page-cancel")}</button>
        ${
          stake === "tournament" || this.isAwaited()
            ? nothing
            : html`<button @click=${() => this.tell("end-match")}>${icon("close")}${this.say(
                "page-end-match",
              )}</button>`
        }
        ${
          stake === "day"
            ? nothing
            : html`<button class="primary" @click=${() => this.tell("leave")}>${icon("door")}${this.say(
                "page-leave",
              )}</button>`
        }
      </div>
    </form></dialog>`;
  }

  /** What leaving means, or ending the match for everyone. */
  warning() {
    if (this.stake === "day") return html`<p id="sure-text"><b>${this.say("day-end-sure")}</b></p>`;
    if (this.stake === "tournament") return html`<p><b>${this.say("tournament-leave-sure")}</b></p>`;
    const own = this.table.chairs.find(({ seat }) => seat === this.table.seat);
    const grace = own?.grace ?? null;
    if (this.stake && grace === null) return html`<p id="sure-text">${this.say("lobby-leave-alone")}</p>`;
    if (this.stake)
      return html`<p id="sure-text">${this.say("lobby-leave-rated", { span: spoken(grace ?? 0, this.words) })}</p>`;
    return html`<p class="quiet-text">${this.say("page-end-sure")}</p>`;
  }
}

customElements.define("grasse-seats", GrasseSeats);
