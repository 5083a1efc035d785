// The several things that may be done with one piece, beside it.

import { html, nothing } from "../vendor/lit.js";
import { Part } from "../part.js";
import { brings } from "./telling.js";

/** What is chosen from, and where in the stage it lies.
 * @typedef {{node: import("../types").TableNode, x: number, y: number, from: Element}} Choosing
 */

const HALF = 130; // pixels: so far from the edge of the stage at least

/** What may be done with a piece that was touched.
 * @param {import("../types").TableNode} node @param {Element} from the piece @param {Element} stage
 * @returns {Choosing}
 */
export function chooseFrom(node, from, stage) {
  const [area, room] = [from.getBoundingClientRect(), stage.getBoundingClientRect()];
  const x = Math.min(Math.max(area.x + area.width / 2 - room.x, HALF), room.width - HALF);
  return { node, x, y: area.bottom - room.y + 6, from };
}

/** Fires `decide` with an action. */
export class GrasseChoices extends Part {
  static properties = {
    choosing: { attribute: false },
    speech: { attribute: false },
    tree: { attribute: false },
    gains: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Choosing} */
    this.choosing = /** @type {any} */ (undefined);
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").TableNode | null} */
    this.tree = null;
    /** @type {Map<number, import("../prospects.js").Gain>} */
    this.gains = new Map(); // what each option brings
  }

  render() {
    const { speech } = this;
    const { node, x, y } = this.choosing;
    return html`<div class="choices panel" role="group" aria-label=${speech.piece(node)}
      .style=${`left: ${x}px; top: ${y}px`}>
      ${(node.actions ?? []).map(
        (action) => html`<button data-action=${action} title=${this.gains.get(action)?.full || nothing}
          @click=${() => this.tell("decide", action)}><span>${speech.label(action, this.tree)}${brings(
            this.gains.get(action),
          )}</span></button>`,
      )}
    </div>`;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("choosing")) this.querySelector("button")?.focus();
  }
}

customElements.define("grasse-choices", GrasseChoices);
