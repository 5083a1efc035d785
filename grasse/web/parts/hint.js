// What the best bot advises: the best option and the next ones, with their chances and points in plain words.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import { hinted } from "../reasons.js";

/** Fires `decide` with an action, `close-hint`, and `tutor` where hints that come by themselves shall end. */
export class GrasseHint extends Part {
  static properties = {
    hint: { attribute: false },
    warming: { attribute: false },
    advises: { attribute: false },
    speech: { attribute: false },
    tree: { attribute: false },
    seat: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../types").Hint | "thinking"} */
    this.hint = "thinking";
    this.warming = false; // whether it is prepared this first time
    this.advises = false; // whether it came by itself, as the next one would
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").TableNode | null} */
    this.tree = null;
    this.seat = 0; // whose chances they are
  }

  render() {
    if (this.hint === "thinking")
      return html`<p class="hint panel quiet-text preparing"
        role="status">${this.say(this.warming ? "page-hint-warming" : "page-hint-thinking")} <progress
          aria-hidden="true"></progress>${this.end()}</p>`;
    const { speech, tree, seat } = this;
    return html`<section class="hint panel" role="status" aria-label=${this.say("page-hint-title")}>
      <h3>${icon("bulb")}<span>${this.say("page-hint-title")}</span>${this.close()}</h3>
      ${this.end()}
      <ol>${hinted(this.hint.opinions, seat, speech, tree).map((each) => this.opinion(each))}</ol>
    </section>`;
  }

  close() {
    const name = this.say("page-close");
    return html`<button class="icon-button" aria-label=${name} title="${name} (Esc)" aria-keyshortcuts="Escape"
      @click=${() => this.tell("close-hint")}>${icon("close")}</button>`;
  }

  /** What comes by itself has its end where one looks at it. */
  end() {
    if (!this.advises) return nothing;
    return html`<button class="small plain end-hints" @click=${() => this.tell("tutor", "off")}>${this.say(
      "page-tutor-end",
    )}${icon("bulb")}</button>`;
  }

  /** @param {ReturnType<typeof hinted>[number]} told */
  opinion({ action, label, chance, why }) {
    return html`<li>
      <button class="small" @click=${() => this.tell("decide", action)}>${label}</button>
      <p class="hint-chance">${chance}</p>
      ${why ? html`<p class="quiet-text">${why}</p>` : nothing}
    </li>`;
  }
}

customElements.define("grasse-hint", GrasseHint);
