// Whether somebody is sure, before luck takes effect: among people, it is undone only if all agree.

import { html, nothing } from "../vendor/lit.js";
import { withPeople } from "../chairs.js";
import { set, settings } from "../settings.js";

/** @typedef {import("../types").Table} Table */

/** Belongs to the page of a table. */
export class Sure {
  /** @param {import("../types").TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {number[] | null} */
    this.chain = null; // what waits for the answer
  }

  /** Asks first, if this brings luck and somebody wants to be asked; answers whether it does.
   * @param {Table} table @param {number[]} chain
   */
  asks(table, chain) {
    const brings = table.prospects.find(({ action }) => action === chain[0])?.next;
    if (!settings.confirm || brings !== "luck" || !withPeople(table) || this.chain) return false;
    this.chain = chain;
    this.page.requestUpdate();
    const shown = () => /** @type {HTMLDialogElement | null} */ (this.page.querySelector("dialog.luck-sure"));
    this.page.updateComplete.then(() => shown()?.showModal());
    return true;
  }

  /** @param {boolean} yes */
  answer(yes) {
    const { chain, page } = this;
    if (yes && chain) page.answers.decide(chain);
    this.chain = null;
    page.requestUpdate();
  }

  dialog() {
    const { page } = this;
    if (!this.chain) return nothing;
    return html`<dialog class="sure luck-sure" aria-labelledby="luck-text" @close=${() => this.answer(false)}>
      <form method="dialog"><p id="luck-text">${page.say("page-luck-sure")}</p>
        <div class="sure-answers"><button>${page.say("page-cancel")}</button>
          <button class="primary" @click=${() => this.answer(true)}>${page.say("page-luck-go")}</button></div>
      </form></dialog>`;
  }

  /** Whether to be asked, at a table with people.
   * @param {Table} table
   */
  setting(table) {
    if (table.seat === 0 || table.status === "over" || !withPeople(table)) return nothing;
    return html`<p class="tutor"><label><input type="checkbox" name="confirm" .checked=${settings.confirm}
      @change=${() => set({ confirm: !settings.confirm })}>${this.page.say("page-luck-confirm")}</label></p>`;
  }
}
