// The table as a list: nested headings and buttons, for every game, every screen and every reader.

import { html, nothing, repeat } from "../vendor/lit.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";

/** @typedef {import("../types").TableNode} TableNode */
/** @typedef {import("../speech.js").Speech} Speech */

/** Fires `decide` with an action and `why` with a node. */
export class GrasseList extends Part {
  static properties = { tree: { attribute: false }, speech: { attribute: false }, told: { attribute: false } };

  constructor() {
    super();
    /** @type {TableNode | null} */
    this.tree = null;
    /** @type {Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.told = "";
  }

  render() {
    const { tree, speech } = this;
    if (!tree || !speech) return nothing;
    const places = (tree.children ?? []).filter((place) => has(place));
    return html`<div class="list-view">
      ${repeat(places, (place) => place.id, (place) => html`
        <section class="list-place ${may(place) ? "may" : ""}" aria-label=${this.heading(place)}>
          <h3>${seatOf(place) ? seatMark(seatOf(place)) : nothing}${this.heading(place)}</h3>
          ${this.figures(place)}
          <ul>${repeat(place.children ?? [], (child) => child.id, (child) => this.item(child))}</ul>
        </section>`)}
    </div>`;
  }

  /** @param {TableNode} place */
  heading(place) {
    const name = this.speech.piece(place);
    const seat = seatOf(place);
    return seat ? `${name} · ${this.speech.seat(seat)}` : name;
  }

  /** @param {TableNode} node @returns {unknown} */
  item(node) {
    const { speech } = this;
    const actions = node.actions ?? [];
    const why = !actions.length && node.clause;
    const children = node.children ?? [];
    return html`<li class="${actions.length ? "may" : ""} ${this.told === node.id ? "told" : ""}" data-id=${node.id}>
      <span class="list-text">${speech.piece(node)}${this.figures(node)}</span>
      ${actions.map((action) => html`<button class="small primary" @click=${() => this.tell("decide", action)}>${speech.label(action, this.tree)}</button>`)}
      ${why ? html`<button class="small plain why" @click=${() => this.tell("why", node)} aria-label=${speech.say("page-why-not", { piece: speech.piece(node) })}>${icon("question")}</button>` : nothing}
      ${children.length ? html`<ul>${children.map((child) => this.item(child))}</ul>` : nothing}
    </li>`;
  }

  /** What the words of a piece leave out: the values that the game has a label for, how many of each, whose it is.
   * @param {TableNode} node
   */
  figures(node) {
    const { words } = this.speech;
    const key = `piece-${node.kind}`;
    const parts = [];
    for (const [name, value] of Object.entries(node.values ?? {})) {
      const singular = name.replace(/ies$/, "y").replace(/s$/, "");
      const label = [`label-${name}`, `label-${singular}`].find((each) => words.has(each));
      if (!label || value === 0 || value === "" || words.speaksOf(key, name)) continue;
      if (words.speaksOf(label, name)) parts.push(words.say(label, { [name]: value }));
      else parts.push(`${words.say(label)} ${this.named(name, value)}`);
    }
    const counts = Object.entries(node.counts ?? {}).filter(([, count]) => count);
    if (counts.length && !words.speaksOf(key, "counts")) {
      parts.push(counts.map(([name, count]) => `${count} × ${words.name(this.speech.nounOf(node.counts ?? {}), name)}`).join(", "));
    }
    const owner = Number(node.values?.owner ?? 0);
    if (owner) parts.push(this.speech.seat(owner));
    return parts.length ? html`<span class="figures">${parts.join(" · ")}</span>` : nothing;
  }

  /** A value in words; several words are several names.
   * @param {string} name @param {import("../types").Value} value
   */
  named(name, value) {
    const { words } = this.speech;
    return String(value)
      .split(" ")
      .map((word) => words.name(name, word))
      .map((word, at) => (String(word) === String(value).split(" ")[at] ? words.name("type", word) : word))
      .join(", ");
  }
}

/** @param {TableNode} place */
const has = (place) => (place.children ?? []).length > 0 || Object.keys(place.values ?? {}).length > 0;
/** @param {TableNode} place @returns {boolean} */
const may = (place) => (place.actions ?? []).length > 0 || (place.children ?? []).some(may);
/** @param {TableNode} place */
const seatOf = (place) => Number(place.values?.seat ?? 0);

customElements.define("grasse-list", GrasseList);
