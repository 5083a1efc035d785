// The decisions around one of a replay, in words; each leads to its table.

import { html, nothing } from "../vendor/lit.js";
import { seatMark } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { actionOf } from "./labels.js";
import { EVERYTHING } from "./steering.js";

/** @typedef {import("../types").Replay["decisions"][number]} Decision */

const SHOWN = 12; // decisions
const BEFORE = 6; // of them before this one

/** Fires `go` with a decision's number. */
export class GrasseDecisions extends Part {
  static properties = {
    match: { attribute: false },
    replay: { attribute: false },
    number: { attribute: false },
    speech: { attribute: false },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {import("../types").Replay} */
    this.replay = /** @type {any} */ (undefined);
    this.number = 0;
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {Map<string, string>} */
    this.labels = new Map(); // language and decision -> its words
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("match")) this.labels.clear();
  }

  render() {
    const { replay, number } = this;
    const from = Math.max(0, Math.min(number - BEFORE, replay.last - SHOWN));
    return html`<ol class="decisions" aria-label=${this.say("page-decisions")}>
      ${replay.decisions.slice(from, from + SHOWN).map((decision) => this.decision(decision))}
    </ol>`;
  }

  /** @param {Decision} decision */
  decision(decision) {
    const now = decision.number === this.number;
    return html`<li class=${now ? "now" : ""}>
      <button class="told-piece" aria-current=${now ? "step" : nothing}
        @click=${() => this.tell("go", decision.number)}>
        <span class="decision-number">${decision.number}</span>${
          decision.seat > 0
            ? seatMark(decision.seat)
            : html`<span class="dice-sign" aria-label=${this.speech.say("replay-chance")}>⚄</span>`
        }
        ${this.nameOf(decision)}</button></li>`;
  }

  /** A decision in words; some speak of the table on which they were made, which is fetched then.
   * @param {Decision} decision
   */
  nameOf(decision) {
    const { speech, match } = this;
    const key = `${speech.words.language} ${decision.number}`;
    const known = this.labels.get(key);
    if (known !== undefined) return known;
    const action = actionOf(decision, speech.game);
    const label = action < 0 ? decision.name : speech.tryLabel(action, null);
    this.labels.set(key, label);
    if (!label) {
      server.step(match, decision.number - 1, EVERYTHING).then(
        ({ tree }) => {
          if (match !== this.match) return;
          this.labels.set(key, speech.label(action, tree));
          this.requestUpdate();
        },
        () => {},
      );
    }
    return label;
  }
}

customElements.define("grasse-decisions", GrasseDecisions);
