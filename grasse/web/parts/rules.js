// The rules in a drawer: searchable, and open at the clause in question.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { fold } from "../speech.js";

/** @typedef {import("../types").RulesBlock} Block */

/** Bold, code and plain text.
 * @param {string} text
 */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith("`")) return html`<code>${part.slice(1, -1)}</code>`;
    return part;
  });
}

export class GrasseRules extends Part {
  static properties = {
    game: { attribute: false },
    named: { attribute: false },
    clause: { attribute: false },
    blocks: { state: true },
    wanted: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.named = "";
    this.clause = "";
    /** @type {Block[] | null} */
    this.blocks = null;
    this.wanted = "";
  }

  /** Opens the drawer, at a clause if one is named.
   * @param {string} clause
   */
  async open(clause = "") {
    this.clause = clause;
    this.wanted = "";
    this.dialog?.showModal();
    this.blocks ??= (await server.rules(this.game)).blocks;
    await this.updateComplete;
    if (clause) this.show(clause);
  }

  get dialog() {
    return /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog"));
  }

  /** @param {string} clause */
  show(clause) {
    const found = this.querySelector(`[data-clause="${clause}"]`);
    found?.scrollIntoView({ block: "center" });
    /** @type {HTMLElement | null} */ (found)?.focus({ preventScroll: true });
  }

  render() {
    const words = fold(this.wanted).split(" ").filter(Boolean);
    const shown = (this.blocks ?? []).filter((block) => {
      const text = ` ${fold([block.text, ...block.rows.flatMap(({ cells }) => cells)].join(" "))}`;
      return words.every((word) => text.includes(` ${word}`)); // the beginnings of words
    });
    return html`
      <dialog class="drawer" aria-label=${this.say("page-rules-of", { game: this.named })} @click=${this.aside}>
        <header>
          <h2>${this.say("page-rules-of", { game: this.named })}</h2>
          <button class="icon-button" @click=${() => this.dialog?.close()}
            aria-label=${this.say("page-close")}>${icon("close")}</button>
        </header>
        <div class="search">${icon("search")}
          <input type="search" .value=${this.wanted} @input=${this.search} placeholder=${this.say("page-rules-search")}
            aria-label=${this.say("page-rules-search")}>
        </div>
        ${
          this.words.language === "en"
            ? nothing
            : html`<p
              class="quiet-text rules-english">${this.say("page-rules-english")}</p>`
        }
        <div class="rules" tabindex="0" role="region" aria-label=${this.say("page-rules-of", { game: this.named })}
          lang="en">
          ${
            words.length && !shown.length
              ? html`<p
                class="quiet-text">${this.say("rules-none", { text: this.wanted })}</p>`
              : nothing
          }
          ${shown.map((block) => this.block(block))}
        </div>
      </dialog>`;
  }

  /** @param {Block} block */
  block(block) {
    const marked = block.clause && block.clause === this.clause ? "marked" : "";
    const id = block.clause || nothing;
    if (block.kind === "heading") {
      return block.level < 3
        ? html`<h3 class=${marked} data-clause=${id} tabindex="-1">${inline(block.text)}</h3>`
        : html`<h4 class=${marked} data-clause=${id} tabindex="-1">${inline(block.text)}</h4>`;
    }
    if (block.kind === "table") {
      const [{ cells: head }, ...rows] = block.rows;
      return html`<div class="table-scroll" tabindex="0" role="region"
        aria-label=${head.join(", ")}><table><thead><tr>${head.map(
          (cell) => html`<th
            scope="col">${inline(cell)}</th>`,
        )}</tr></thead>
          <tbody>${rows.map(
            ({ clause, cells }) => html`<tr class=${clause && clause === this.clause ? "marked" : ""}
              data-clause=${clause || nothing}>${cells.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`,
          )}</tbody></table></div>`;
    }
    return html`<p class="${block.kind} level-${block.level} ${marked}" data-clause=${id}
      tabindex="-1">${inline(block.text)}</p>`;
  }

  /** @param {InputEvent} event */
  search(event) {
    this.wanted = /** @type {HTMLInputElement} */ (event.target).value;
  }

  /** A touch beside the drawer closes it.
   * @param {MouseEvent} event
   */
  aside(event) {
    if (event.target === this.dialog) this.dialog?.close();
  }
}

customElements.define("grasse-rules", GrasseRules);
