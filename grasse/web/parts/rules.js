// The book of a game in a drawer: how to play it, its rules one by one, and what its signs mean.

import { html, nothing } from "../vendor/lit.js";
import { loadFigures } from "../games/index.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import { findClauses, rank } from "../search.js";
import * as server from "../server.js";
import { legend } from "./legend.js";
import { sketch } from "./sketch.js";

/** @typedef {import("../types").How} How */
/** @typedef {import("../types").HowSection} Section */
/** @typedef {"how" | "rules" | "signs"} Tab */

const ZOOM = 1.15; // of a figure

/** Bold, italics and plain text.
 * @param {string} text
 */
function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*]+\*)/).map((part) => {
    if (part.startsWith("**")) return html`<b>${part.slice(2, -2)}</b>`;
    if (part.startsWith("*")) return html`<i>${part.slice(1, -1)}</i>`;
    return part;
  });
}

export class GrasseRules extends Part {
  static properties = {
    game: { attribute: false },
    speech: { attribute: false },
    picture: { attribute: false },
    tree: { attribute: false },
    own: { attribute: false },
    tab: { state: true },
    marked: { state: true },
    how: { state: true },
    wanted: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").GameInfo} */
    this.game = /** @type {any} */ (undefined);
    /** @type {import("../speech.js").Speech | null} */
    this.speech = null;
    /** @type {import("../types").PictureModule | null} */
    this.picture = null;
    /** @type {import("../types").TableNode | null} */
    this.tree = null;
    this.own = ""; // what the box is called, if it is not that of the game
    /** @type {Tab} */
    this.tab = "how";
    this.marked = ""; // the section or the clause that was asked for
    /** @type {How | null} */
    this.how = null;
    /** @type {import("../types").Figures | null} */
    this.figures = null;
    this.wanted = "";
    this.language = ""; // of what is shown
  }

  /** Opens the book: at the beginning, at a section of How to play, at a clause, or at the signs.
   * @param {{section?: string, clause?: string, tab?: Tab}} where
   */
  async open({ section = "", clause = "", tab = "how" } = {}) {
    this.tab = clause ? "rules" : tab;
    this.wanted = "";
    this.marked = section || clause;
    if (!this.dialog?.open) this.dialog?.showModal();
    await this.load();
    await this.updateComplete;
    if (this.marked) this.show(this.marked);
    else this.querySelector(".book")?.scrollTo(0, 0);
  }

  async load() {
    const { language } = this.words;
    if (this.how && this.language === language) return;
    const [how, figures] = await Promise.all([server.how(this.game.name, language), loadFigures(this.game)]);
    this.figures = figures;
    this.language = language;
    this.how = how;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("words") && this.how && this.dialog?.open) this.load();
  }

  get dialog() {
    return /** @type {HTMLDialogElement | null} */ (this.querySelector("dialog"));
  }

  /** @param {string} name of a section or a clause */
  show(name) {
    const found = this.querySelector(`[data-clause="${name}"], [data-section="${name}"]`);
    found?.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null} */ (found)?.focus({ preventScroll: true });
  }

  render() {
    const title = this.how?.title ?? this.say("page-rules");
    return html`
      <dialog class="drawer" aria-label=${title} @click=${this.aside}>
        <header>
          <h2>${title}</h2>
          <button class="icon-button" @click=${() => this.dialog?.close()}
            aria-label=${this.say("page-close")}>${icon("close")}</button>
        </header>
        <div class="search">${icon("search")}
          <input type="search" .value=${this.wanted} @input=${this.search} @keydown=${this.leave}
            placeholder=${this.say("page-rules-search")} aria-label=${this.say("page-rules-search")}>
        </div>
        ${this.tabs()}
        <div class="book" tabindex="0" role="tabpanel" id="book-page" aria-labelledby="book-${this.tab}">
          ${this.own ? html`<p class="note-line">${this.say("box-book", { name: this.own })}</p>` : nothing}
          ${this.how ? this.pages(this.how) : nothing}
        </div>
      </dialog>`;
  }

  tabs() {
    /** @type {Tab[]} */
    const tabs = this.picture ? ["how", "rules", "signs"] : ["how", "rules"];
    return html`<div class="book-tabs" role="tablist" @keydown=${this.turn}>${tabs.map(
      (tab) => html`<button role="tab" id="book-${tab}" aria-controls="book-page" aria-selected=${this.tab === tab}
        tabindex=${this.tab === tab ? 0 : -1}
        @click=${() => this.choose(tab)}>${this.say(`page-book-${tab}`)}</button>`,
    )}</div>`;
  }

  /** @param {Tab} tab */
  choose(tab) {
    this.tab = tab;
    this.marked = "";
    this.wanted = "";
    this.querySelector(".book")?.scrollTo(0, 0);
  }

  /** Arrows go from tab to tab.
   * @param {KeyboardEvent} event
   */
  async turn(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const tabs = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".book-tabs button")]);
    const at = tabs.findIndex((tab) => tab.getAttribute("aria-selected") === "true");
    const next = tabs[(at + step + tabs.length) % tabs.length];
    next.click();
    next.focus();
  }

  /** What is shown: what was searched for, or the page of the tab.
   * @param {How} how
   */
  pages(how) {
    if (this.wanted.trim()) return this.found(how);
    if (this.tab === "rules") return this.rules(how);
    if (this.tab === "signs" && this.speech && this.picture) return legend(this.picture, this.speech, this.tree);
    return html`<nav class="contents" aria-label=${this.say("page-book-contents")}>${how.sections.map(
      ({ id, title }) => html`<button class="small plain" @click=${() => this.show(id)}>${title}</button>`,
    )}</nav>${how.sections.map((section) => this.section(section))}`;
  }

  /** @param {How} how */
  found(how) {
    const sections = rank(how.sections, this.wanted);
    const clauses = findClauses(how.clauses, this.wanted);
    if (!sections.length && !clauses.length)
      return html`<p class="quiet-text">${this.say("rules-none", { text: this.wanted })}</p>`;
    return html`${sections.map((section) => this.section(section))}
      ${clauses.length ? html`<h3>${this.say("page-book-rules")}</h3>` : nothing}
      ${clauses.map((clause) => this.clause(clause))}`;
  }

  /** @param {Section} section */
  section({ id, title, blocks }) {
    /** @type {unknown[]} */
    const parts = [];
    /** @type {unknown[]} */
    let items = [];
    const close = () => {
      if (items.length) parts.push(html`<ul>${items}</ul>`);
      items = [];
    };
    for (const block of blocks) {
      if (block.kind === "item") items.push(html`<li>${inline(block.text)}</li>`);
      else {
        close();
        parts.push(
          block.kind === "figure" ? this.figure(block.figure, block.text) : html`<p>${inline(block.text)}</p>`,
        );
      }
    }
    close();
    return html`<section class=${this.marked === id ? "marked" : ""} aria-label=${title}>
      <h3 data-section=${id} tabindex="-1">${title}</h3>${parts}</section>`;
  }

  /** @param {string} name @param {string} says */
  figure(name, says) {
    if (!this.picture || !this.speech || !this.how) return nothing;
    const items = this.figures?.(this.speech, this.how.numbers)[name];
    return items
      ? html`<figure>${sketch(this.picture, this.speech, items, ZOOM)}<figcaption>${says}</figcaption></figure>`
      : nothing;
  }

  /** All rules, by the sections that they belong to.
   * @param {How} how
   */
  rules(how) {
    return how.sections.map(({ id, title }) => {
      const clauses = how.clauses.filter((clause) => clause.section === id);
      return clauses.length ? html`<h3>${title}</h3>${clauses.map((clause) => this.clause(clause))}` : nothing;
    });
  }

  /** A rule, and the way to the section that tells of it.
   * @param {How["clauses"][number]} clause
   */
  clause({ id, text, section }) {
    const title = this.how?.sections.find((each) => each.id === section)?.title ?? "";
    return html`<p class="clause ${this.marked === id ? "marked" : ""}" data-clause=${id} tabindex="-1">
      <span>${text}</span> <span class="clause-name">${id}</span>
      ${
        this.marked === id && title
          ? html`<button class="small" @click=${() => this.open({ section })}>${icon("book")}${title}</button>`
          : nothing
      }</p>`;
  }

  /** @param {InputEvent} event */
  search(event) {
    this.wanted = /** @type {HTMLInputElement} */ (event.target).value;
    this.marked = "";
    this.querySelector(".book")?.scrollTo(0, 0);
  }

  /** Escape closes the book, also from the search, which the browser would only empty.
   * @param {KeyboardEvent} event
   */
  leave(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation(); // or else the page would take it for its own: a closed book holds no keys
    this.dialog?.close();
  }

  /** A touch beside the drawer closes it.
   * @param {MouseEvent} event
   */
  aside(event) {
    if (event.target === this.dialog) this.dialog?.close();
  }
}

customElements.define("grasse-rules", GrasseRules);
