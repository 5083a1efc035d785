// The several things that may be done with one piece, beside it.

import { html, nothing } from "../vendor/lit.js";
import { Part } from "../part.js";
import { gainOf } from "../prospects.js";
import { labelOf } from "../ways.js";
import { brings } from "./telling.js";

/** What is chosen from, and where in the stage it lies.
 * @typedef {{node: import("../types").TableNode, chains: number[][], x: number, y: number, from: Element}} Choosing
 */

const GAP = 6; // pixels between a piece and its menu
const HALF = 130; // pixels: so far from the edge of the stage at least

/** What may be done with a piece that was touched, or leads to it.
 * @param {import("../types").TableNode} node @param {number[][]} chains @param {Element} from the piece
 * @param {Element} stage @returns {Choosing}
 */
export function chooseFrom(node, chains, from, stage) {
  const [area, room] = [from.getBoundingClientRect(), stage.getBoundingClientRect()];
  const x = Math.min(Math.max(area.x + area.width / 2 - room.x, HALF), room.width - HALF);
  return { node, chains, x, y: area.bottom - room.y + GAP, from };
}

/** Fires `decide` with a chain of actions. */
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
    /** @type {Map<number | string, import("../prospects.js").Gain>} */
    this.gains = new Map(); // what each option brings
  }

  render() {
    const { speech } = this;
    const { node, chains, x, y } = this.choosing;
    return html`<div class="choices panel" role="group" aria-label=${speech.piece(node)}
      .style=${`left: ${x}px; top: ${y}px`}>
      ${chains.map((chain) => {
        const gain = gainOf(this.gains, chain);
        return html`<button data-action=${chain[0]} title=${gain?.full || nothing}
          @click=${() => this.tell("decide", chain)}><span>${labelOf(chain, speech, this.tree)}${brings(
            gain,
          )}</span></button>`;
      })}
    </div>`;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    if (changed.has("choosing")) {
      this.keepInSight();
      this.querySelector("button")?.focus({ preventScroll: true });
    }
  }

  /** A menu that would end below the window, or under a question that stands there, goes above its piece; where there
   * is no room either, as far up as it must.
   */
  keepInSight() {
    const menu = /** @type {HTMLElement} */ (this.querySelector(".choices"));
    const { top, bottom, height, right } = menu.getBoundingClientRect();
    const asked = document.querySelector(".ask")?.getBoundingClientRect() ?? new DOMRect();
    const ask = asked.left < right ? asked : new DOMRect(); // one that stands beside the table is not in the way
    const isBelow = ask.top > top;
    const [least, end] = isBelow ? [0, Math.min(ask.top, innerHeight)] : [Math.max(0, ask.bottom), innerHeight];
    if (bottom <= end) return;
    const above = this.choosing.from.getBoundingClientRect().top - GAP - height;
    const wanted = above >= least ? above : Math.max(least, end - height);
    menu.style.top = `${this.choosing.y + wanted - top}px`;
  }
}

customElements.define("grasse-choices", GrasseChoices);
