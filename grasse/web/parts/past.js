// The table as it was: step by step back, and to now again; made of what this seat was shown.

import { html, nothing } from "../vendor/lit.js";
import { untouched } from "../asking.js";
import { icon } from "../icons.js";

/** Belongs to the page of a table. */
export class Past {
  /** @param {import("../types").TablePage} page */
  constructor(page) {
    this.page = page;
    this.question = -1; // of the table that is looked at; none while it is now
  }

  /** The tables that were shown. */
  get tables() {
    return this.page.room?.memory?.tables ?? [];
  }

  /** The table that is looked at, if it is an earlier one. */
  get table() {
    const found = this.question < 0 ? undefined : this.tables.find(({ question }) => question === this.question);
    return found === this.tables.at(-1) ? undefined : found;
  }

  /** Steps through what was: back is negative. After the last one it is now again.
   * @param {number} by
   */
  step(by) {
    const { tables } = this;
    const here = this.table ? tables.indexOf(this.table) : tables.length - 1;
    this.go(tables[Math.max(0, here + by)]);
  }

  first() {
    this.go(this.tables[0]);
  }

  /** Back to now. */
  now() {
    this.go(undefined);
  }

  /** @param {import("../types").Table | undefined} table */
  go(table) {
    this.question = table && table !== this.tables.at(-1) ? table.question : -1;
    this.page.touch.clear();
    this.page.foresight.clear();
  }

  /** The tree that is looked at, where nothing can be pressed.
   * @returns {import("../types").TableNode | null}
   */
  get tree() {
    return this.table?.tree ? untouched(this.table.tree) : null;
  }

  /** Says that this is the past, and leads back. */
  sign() {
    const { table, tables, page } = this;
    if (!table) return nothing;
    const ago = tables.length - 1 - tables.indexOf(table);
    return html`<p class="past-sign" role="status"><b>${page.say("page-past")}</b>
      <span>${page.say("page-past-ago", { steps: ago })}</span>
      <button class="small primary" @click=${() => this.now()}>${page.say("page-past-now")}</button></p>`;
  }

  /** The buttons that step. */
  buttons() {
    const { page, table, tables } = this;
    const key = (
      /** @type {"first" | "back" | "next" | "last"} */ sign,
      /** @type {string} */ name,
      /** @type {string} */ letter,
      /** @type {boolean} */ off,
      /** @type {() => void} */ does,
    ) => html`<button class="icon-button" title="${page.say(name)}${letter ? ` (${letter})` : ""}"
        aria-label=${page.say(name)} aria-keyshortcuts=${letter || nothing} ?disabled=${off}
        @click=${does}>${icon(sign)}</button>`;
    const begins = tables.length < 2 || table === tables[0];
    return html`<div class="past" role="group" aria-label=${page.say("page-past")}>
      ${key("first", "page-past-first", "", begins, () => this.first())}
      ${key("back", "page-past-back", ",", begins, () => this.step(-1))}
      ${key("next", "page-past-next", ".", !table, () => this.step(1))}
      ${key("last", "page-past-now", "", !table, () => this.now())}
    </div>`;
  }
}
