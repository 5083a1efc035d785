// What a rated match has changed about this player, as soon as it is counted.

import { html, nothing } from "../vendor/lit.js";
import { Part } from "../part.js";
import * as server from "../server.js";

const AGAIN = [500, 1500, 3000, 6000, 12_000]; // milliseconds before it is asked for again

export class GrasseRating extends Part {
  static properties = { match: { attribute: false }, seat: { attribute: false }, change: { state: true } };

  constructor() {
    super();
    this.match = "";
    this.seat = 0;
    /** @type {import("../types").RatedSeat | null} */
    this.change = null;
    this.timer = 0;
  }

  firstUpdated() {
    this.ask(0);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** @param {number} attempt */
  async ask(attempt) {
    const { seats } = await server.rating(this.match).catch(() => ({ seats: [] }));
    this.change = seats.find((each) => each.seat === this.seat) ?? null;
    if (!seats.length && attempt < AGAIN.length)
      this.timer = window.setTimeout(() => this.ask(attempt + 1), AGAIN[attempt]);
  }

  render() {
    if (!this.change) return nothing;
    const { before, after } = this.change;
    const gained = after.points - before.points;
    return html`<p class="rating-change" role="status">${this.say("lobby-rating-change", {
      before: String(before.points),
      after: String(after.points),
    })} <b>(${gained < 0 ? "−" : "+"}${Math.abs(gained)})</b>
      ${after.provisional ? html`<span class="quiet-text">${this.say("lobby-provisional")}</span>` : nothing}</p>`;
  }
}

customElements.define("grasse-rating", GrasseRating);
