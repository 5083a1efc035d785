// Everybody's board at a glance: who decides, the score, and what else tells most; each leads to its board.

import { html, nothing, repeat } from "../vendor/lit.js";
import { namelessName } from "../chairs.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";

/** @typedef {import("../types").TableNode} TableNode */
/** @typedef {import("../speech.js").Speech} Speech */

/** Fires `board` with the id of the board that somebody wants to see. */
export class GrasseGlance extends Part {
  static properties = {
    tree: { attribute: false },
    speech: { attribute: false },
    turn: { attribute: false },
    own: { attribute: false },
  };

  constructor() {
    super();
    /** @type {TableNode | null} */
    this.tree = null;
    /** @type {Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.turn = 0; // the seat that decides, or 0
    this.own = 0; // the seat of whoever looks on, or 0
  }

  render() {
    const { tree, speech } = this;
    const boards = (tree?.children ?? []).filter((place) => speech?.glance(place).length);
    if (!boards.length) return nothing;
    return html`<nav class="glance" aria-label=${this.say("page-glance")}>
      <ul>${repeat(
        boards,
        (board) => board.id,
        (board) => this.seat(board),
      )}</ul>
    </nav>`;
  }

  /** @param {TableNode} board */
  seat(board) {
    const seat = Number(board.values?.seat ?? 0);
    const [score, ...facts] = this.speech.glance(board);
    const turn = seat === this.turn;
    const name = this.speech.seat(seat);
    const isYou = seat === this.own && name !== namelessName(this.words);
    return html`<li class=${turn ? "turn" : ""}><button @click=${() => this.tell("board", board.id)}>
        <span class="glance-who">${seatMark(seat)}<span class="glance-name">${name}</span>
          ${isYou ? html`<span class="quiet-text">(${this.say("table-you")})</span>` : nothing}
          ${
            turn
              ? html`<span
                class="glance-turn">${icon("next")}${this.say("page-glance-turn")}</span>`
              : nothing
          }</span>
        <b class="glance-score">${score}</b>
        <span class="glance-facts">${facts.map((fact) => html`<span>${fact}</span> `)}</span>
      </button></li>`;
  }
}

/** Leads to a board: the place in the list, or the one in the picture.
 * @param {Element} page @param {string} id
 */
export function leadTo(page, id) {
  const name = CSS.escape(id);
  const board = page.querySelector(`.list-place[data-id="${name}"], [data-board="${name}"]`);
  board?.scrollIntoView({ block: "start" });
  /** @type {HTMLElement | null | undefined} */ (board?.querySelector("h3"))?.focus({ preventScroll: true });
}

customElements.define("grasse-glance", GrasseGlance);
