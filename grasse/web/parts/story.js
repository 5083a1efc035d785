// What happened, in words: each line leads to its piece and to its clause.

import { html, nothing, repeat } from "../vendor/lit.js";
import { seatMark } from "../icons.js";
import { Part } from "../part.js";
import { beginsChapter, pieceOf, tellStory } from "../story.js";

/** @typedef {import("../types").GameEvent} GameEvent */
/** @typedef {import("../speech.js").Speech} Speech */

const SHOWN = 120; // lines; the rest on request

/** Fires `piece-told` with an id, and `clause` with the name of a clause. */
export class GrasseStory extends Part {
  static properties = {
    events: { attribute: false },
    speech: { attribute: false },
    tree: { attribute: false },
    seen: { attribute: false },
    all: { state: true },
  };

  constructor() {
    super();
    /** @type {GameEvent[]} */
    this.events = [];
    /** @type {Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").TableNode | null} */
    this.tree = null;
    this.seen = -1;
    this.all = false;
    this.follow = true;
  }

  render() {
    const lines = tellStory(this.events, this.speech);
    const cut = this.all ? 0 : Math.max(0, lines.length - SHOWN);
    const shown = lines.slice(cut);
    const news = this.seen >= 0 ? shown.findIndex((line) => line.first > this.seen) : -1;
    return html`
      <ol class="story" tabindex="0" aria-label=${this.say("page-story")} @scroll=${this.scrolled}
        @keydown=${this.press}>
        ${
          cut
            ? html`<li class="older"><button class="small plain" @click=${() => {
                this.all = true;
              }}>${this.say("page-story-all", { lines: cut })}</button></li>`
            : nothing
        }
        ${repeat(
          shown,
          (_, at) => cut + at,
          (line, at) => html`
            ${at === news && at > 0 ? html`<li class="news"><span>${this.say("page-news")}</span></li>` : nothing}
            <li class=${beginsChapter(line.parts[0].event, this.speech.game) ? "chapter" : ""}>
              ${
                line.seat > 0
                  ? html`<span
                    class="who">${seatMark(line.seat)}<b>${this.speech.seat(line.seat)}</b></span>`
                  : nothing
              }
              ${line.parts.map((part) => this.saying(part))}
            </li>`,
        )}
      </ol>`;
  }

  /** @param {import("../story.js").Part} part */
  saying({ text, event, times }) {
    const node = pieceOf(event, this.tree);
    const clause = this.speech.game.events[event.name]?.clause;
    const said = times > 1 ? `${text} ×${times}` : text;
    return html`<span class="told-part">${
      node
        ? html`<button class="told-piece" tabindex="-1"
          @click=${() => this.tell("piece-told", node.id)}>${said}</button>`
        : html`<span>${said}</span>`
    }${
      clause
        ? html` <button class="told-clause" tabindex="-1" @click=${() => this.tell("clause", clause)}
          aria-label=${this.say("page-clause", { clause })}>§</button>`
        : nothing
    }</span>`;
  }

  /** The story is one stop of Tab; arrows go from saying to saying, and to the clause beside it.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const kind = event.key === "ArrowDown" || event.key === "ArrowUp" ? ".told-piece" : ".told-piece, .told-clause";
    const stops = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(kind)]);
    const here = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = here < 0 ? stops.at(-1) : stops[here + step];
    next?.focus();
  }

  scrolled() {
    const list = this.querySelector(".story");
    if (list) this.follow = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  }

  updated() {
    const list = this.querySelector(".story");
    if (list && this.follow) list.scrollTop = list.scrollHeight;
  }
}

customElements.define("grasse-story", GrasseStory);
