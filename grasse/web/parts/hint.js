// What the best bot thinks: the best options, and everyone's chance to win after each.

import { html } from "../vendor/lit.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";

const whole = (/** @type {number} */ share) => Math.round(share * 100);

/** Fires `decide` with an action. */
export class GrasseHint extends Part {
  static properties = {
    hint: { attribute: false },
    warming: { attribute: false },
    speech: { attribute: false },
    tree: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../types").Hint | "thinking"} */
    this.hint = "thinking";
    this.warming = false; // whether it is prepared this first time
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").TableNode | null} */
    this.tree = null;
  }

  render() {
    if (this.hint === "thinking")
      return html`<p class="hint panel quiet-text preparing"
        role="status">${this.say(this.warming ? "page-hint-warming" : "page-hint-thinking")} <progress
          aria-hidden="true"></progress></p>`;
    return html`<section class="hint panel" role="status" aria-label=${this.say("page-hint-title")}>
      <h3>${icon("bulb")}${this.say("page-hint-title")}</h3>
      <ol>${this.hint.opinions.map((opinion) => this.opinion(opinion))}</ol>
    </section>`;
  }

  /** @param {import("../types").Hint["opinions"][number]} opinion */
  opinion({ action, chances, error }) {
    return html`<li>
      <button class="small"
        @click=${() => this.tell("decide", action)}>${this.speech.label(action, this.tree)}</button>
      <span class="hint-chances">${chances.map((chance, at) => this.chance(at + 1, whole(chance)))}
        <span class="quiet-text">${this.say("page-hint-sure", { error: whole(error * 2) })}</span></span>
    </li>`;
  }

  /** @param {number} seat @param {number} percent */
  chance(seat, percent) {
    const name = this.speech.seat(seat);
    return html`<span class="seat-chip" title=${this.say("page-hint-chance", { name, percent })}>${seatMark(seat)}<span
        class="unseen">${name}</span>${percent} %</span>`;
  }
}

customElements.define("grasse-hint", GrasseHint);
