// What a press on a piece does at a table, and what is pointed at.

import { html, nothing } from "../vendor/lit.js";
import { isAsked, question } from "../asking.js";
import { findNode } from "../speech.js";
import { labelOf } from "../ways.js";
import { gainOf } from "../prospects.js";
import { chooseFrom } from "./choices.js";
import { leadTo } from "./glance.js";
import { brings } from "./telling.js";

/** @typedef {import("../types").TableNode} TableNode */

const POINTED = 3000; // milliseconds that a piece is pointed at

/** Belongs to the page of a table. */
export class Touch {
  /** @param {import("../types").TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {import("./choices.js").Choosing | null} */
    this.choosing = null;
    /** @type {import("./choices.js").Choosing | null} */
    this.led = null; // the piece that is pointed at, and what leads to it
    /** @type {{id: string, from: Element | null}} */
    this.pointed = { id: "", from: null }; // the piece under the mouse
    this.pulsing = false; // what is asked for is pointed at
  }

  /** Forgets what was pointed at: the table has changed. */
  clear() {
    this.choosing = this.led = null;
    this.page.requestUpdate();
  }

  /** Puts the menu of a piece away. */
  close() {
    this.choosing = null;
    this.page.requestUpdate();
  }

  /** Puts the menu of a piece away, and goes back to the piece. */
  leave() {
    const from = /** @type {HTMLElement | undefined} */ (this.choosing?.from);
    this.close();
    from?.focus?.();
  }

  /** @param {{id: string, from: Element, touch?: boolean}} touched */
  piece({ id, from, touch = false }) {
    const { page } = this;
    const node = findNode(page.room?.table?.tree ?? null, id);
    if (!node || page.past.table) return;
    const actions = node.actions ?? [];
    const ground = /** @type {Element} */ (page.querySelector(".stage"));
    const ways = actions.length ? actions.map((action) => [action]) : this.waysTo(id);
    const isShown = actions.length > 0 || (this.led?.node.id === id && !touch);
    if (ways.length === 1 && isShown) page.answers.decide(ways[0]);
    else if (ways.length) this.choosing = chooseFrom(node, ways, from, ground);
    else this.about(node);
    page.requestUpdate();
  }

  /** Shows what a piece is and does, and why it may not be touched now; points at what is asked for.
   * @param {TableNode} node
   */
  about(node) {
    const card = /** @type {import("./about.js").GrasseAbout | null} */ (this.page.querySelector("grasse-about"));
    card?.pin(node.id);
    if (node.clause) this.pulse();
  }

  /** What a press on a piece leads to that cannot be touched yet.
   * @param {string} id @returns {number[][]}
   */
  waysTo(id) {
    const table = this.page.room?.table;
    return (table && !this.page.answers.has(table) && this.page.answers.pressed[id]) || [];
  }

  /** Shows what a press on this piece would do, unless it only came to lie under a mouse that rests.
   * @param {{id: string, from: Element | null, focused?: boolean}} pointed
   */
  lead(pointed) {
    const { id, from, focused = false } = pointed;
    this.pointed = pointed;
    if (!focused && !this.page.foresight.moved) return;
    const node = this.page.past.table ? undefined : findNode(this.page.room?.table?.tree ?? null, id);
    const ways = node?.actions?.length ? [] : this.waysTo(id);
    const ground = this.page.querySelector(".stage");
    const led = node && from && ground && ways.length === 1 ? chooseFrom(node, ways, from, ground) : null;
    if (led || this.led) this.page.requestUpdate();
    this.led = led;
  }

  /** Says why something may not be done, and what is asked instead; points there.
   * @param {{clause?: number}} forbidden
   */
  why({ clause }) {
    const { page } = this;
    const [speech, table] = [page.speech, page.room?.table];
    if (!speech || !clause) return;
    const asked = table && isAsked(table) ? page.say("page-asked-now", { question: question(table, speech) }) : "";
    page.notice.show([speech.why(clause), asked].filter(Boolean).join(" "), speech.clauseName(clause));
    this.pulse();
  }

  /** Points at what is asked for. */
  pulse() {
    this.pulsing = isAsked(this.page.room?.table);
    this.page.requestUpdate();
    setTimeout(() => {
      this.pulsing = false;
      this.page.requestUpdate();
    }, POINTED);
  }

  /** Brings a piece into sight.
   * @param {string} id @param {ScrollLogicalPosition} block
   */
  bring(id, block = "nearest") {
    if (id) this.page.querySelector(`.stage [data-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block });
  }

  /** Points at a piece for a while.
   * @param {string} id
   */
  point(id) {
    const { page } = this;
    page.told = id;
    this.bring(id);
    setTimeout(() => {
      if (page.told === id) page.told = "";
    }, POINTED);
  }

  /** @param {string} id */
  showBoard(id) {
    this.point(id);
    leadTo(this.page, id);
  }

  /** What a press would do, or the several things that it can do, beside the piece.
   * @param {import("../types").Table} table @param {import("../speech.js").Speech} speech
   */
  menu(table, speech) {
    const { choosing, led, page } = this;
    if (choosing)
      return html`<grasse-choices .words=${page.words} .speech=${speech} .choosing=${choosing}
        .tree=${table.tree} .gains=${page.answers.gains}></grasse-choices>`;
    if (!led) return nothing;
    return html`<p class="led-way panel" aria-hidden="true"
      .style=${`left: ${led.x}px; top: ${led.y}px`}>${labelOf(led.chains[0], speech, table.tree)}${brings(
        gainOf(page.answers.gains, led.chains[0]),
      )}</p>`;
  }
}
