// The rules in a drawer: searchable, and open at the clause in question.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";

/**
 * @typedef {object} Block
 * @property {"heading" | "text" | "item" | "table"} kind
 * @property {string} text
 * @property {string[][]} rows
 * @property {string} clause
 * @property {number} level
 */

const CLAUSE = /^[A-Z]{2}-\d+(?:\.\d+)*[a-z]?/;

/** Reads Markdown as rules.md has it: headings, paragraphs, items, tables.
 * @param {string} text @returns {Block[]}
 */
export function readRules(text) {
  /** @type {Block[]} */
  const blocks = [];
  let open = false; // whether the next plain line belongs to the last block
  for (const line of text.split("\n")) {
    const heading = /^(#+) (.*)/.exec(line);
    const item = /^(\s*)(?:-|\d+\.) (.*)/.exec(line);
    const last = blocks.at(-1);
    const begins = line.startsWith("**") ? clauseOf(line) : ""; // a clause may begin a paragraph of its own
    if (heading) {
      blocks.push({
        kind: "heading",
        text: heading[2],
        rows: [],
        clause: clauseOf(heading[2]),
        level: heading[1].length,
      });
      open = false;
    } else if (line.startsWith("|")) {
      const row = line
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
      if (last?.kind === "table" && open) last.rows.push(row);
      else blocks.push({ kind: "table", text: "", rows: [row], clause: "", level: 0 });
      open = true;
    } else if (item) {
      blocks.push({ kind: "item", text: item[2], rows: [], clause: clauseOf(item[2]), level: item[1].length ? 1 : 0 });
      open = true;
    } else if (!line.trim() || /^-{3,}$/.test(line.trim())) {
      open = false;
    } else if (open && last && last.kind !== "table" && !begins) {
      last.text += ` ${line.trim()}`;
    } else {
      blocks.push({ kind: "text", text: line.trim(), rows: [], clause: begins, level: 0 });
      open = true;
    }
  }
  for (const block of blocks)
    if (block.kind === "table") block.rows = block.rows.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  return blocks;
}

/** The clause that a heading or an item begins.
 * @param {string} text
 */
const clauseOf = (text) => CLAUSE.exec(text.replace(/^\*\*/, ""))?.[0] ?? "";

/** Text without accents, capitals and signs.
 * @param {string} text
 */
const fold = (text) =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f*`]/g, "")
    .toLowerCase();

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
    this.blocks ??= readRules(await server.rules(this.game));
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
    const words = fold(this.wanted).split(/\s+/).filter(Boolean);
    const shown = (this.blocks ?? []).filter((block) => {
      const text = fold(`${block.text} ${block.rows.flat().join(" ")}`);
      return words.every((word) => text.includes(word));
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
      const [head, ...rows] = block.rows;
      return html`<div class="table-scroll" tabindex="0" role="region"
        aria-label=${head.join(", ")}><table><thead><tr>${head.map(
          (cell) => html`<th
            scope="col">${inline(cell)}</th>`,
        )}</tr></thead>
          <tbody>${rows.map(
            (row) => html`<tr
              class=${clauseOf(row[0]) && clauseOf(row[0]) === this.clause ? "marked" : ""}
              data-clause=${clauseOf(row[0]) || nothing}>${row.map((cell) => html`<td>${inline(cell)}</td>`)}</tr>`,
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
