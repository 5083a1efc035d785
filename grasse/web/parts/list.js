// The table as a list: nested headings and buttons, for every game, every screen and every reader.

import { html, nothing, repeat } from "../vendor/lit.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";
import { walk } from "../speech.js";
import { labelOf } from "../ways.js";
import { brings } from "./telling.js";

/** @typedef {import("../types").TableNode} TableNode */
/** @typedef {import("../speech.js").Speech} Speech */

/** Fires `decide` with an action or a chain of them, and `why` with a node. */
export class GrasseList extends Part {
  static properties = {
    tree: { attribute: false },
    speech: { attribute: false },
    told: { attribute: false },
    gains: { attribute: false },
    ways: { attribute: false },
    marks: { attribute: false },
  };

  constructor() {
    super();
    /** @type {TableNode | null} */
    this.tree = null;
    /** @type {Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.told = "";
    /** @type {Map<number | string, import("../prospects.js").Gain>} */
    this.gains = new Map(); // what each option brings
    /** @type {Record<string, number[][]>} */
    this.ways = {}; // what leads to the pieces that cannot be touched yet
    /** @type {Map<string, string[]>} */
    this.marks = new Map(); // pieces of which a review speaks: played, better
    this.second = ""; // the place at which the second column begins: where it was once, it stays
    /** @type {boolean | undefined} */
    this.spread = undefined; // whether the boards stand beside each other, below the rest; it stays, too
  }

  render() {
    const { tree, speech } = this;
    if (!tree || !speech) return nothing;
    const places = (tree.children ?? []).filter((place) => this.has(place));
    const boards = places.filter((place) => speech.glance(place).length);
    const others = (tree.children ?? []).filter((place) => !boards.includes(place));
    this.spread ??= length(boards) > length(others) / 2; // in one column they would be longer than the other two
    return html`<div class="list-view ${this.spread ? "spread" : ""}">
      ${[...this.columns(others), boards].map(
        (group) => html`<div class="list-group">
          ${repeat(
            group.filter((place) => places.includes(place)),
            (place) => place.id,
            (place) => this.place(place),
          )}</div>`,
      )}
    </div>`;
  }

  /** The places in two columns of about the same length; no place moves to the other one while somebody plays.
   * @param {TableNode[]} places
   */
  columns(places) {
    if (!this.second && places.length > 1) {
      const sizes = places.map((place) => length([place]));
      const above = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, size) => sum + size, 0));
      const half = above[above.length - 1] / 2 + sizes[sizes.length - 1] / 2;
      const best = above.reduce(
        (found, size, at) => (at && Math.abs(size - half) < Math.abs(above[found] - half) ? at : found),
        1,
      );
      this.second = places[best].id;
    }
    const at =
      Math.max(
        places.findIndex((place) => place.id === this.second),
        0,
      ) || places.length;
    return [places.slice(0, at), places.slice(at)];
  }

  /** @param {TableNode} place */
  place(place) {
    return html`<section class="list-place ${may(place) ? "may" : ""} ${this.told === place.id ? "told" : ""}"
      data-id=${place.id} aria-label=${this.heading(place)}>
      <h3 tabindex="-1">${seatOf(place) ? seatMark(seatOf(place)) : nothing}${this.heading(place)}</h3>
      ${this.figures(place)}
      <ul>${repeat(
        place.children ?? [],
        (child) => child.id,
        (child) => this.item(child),
      )}</ul>
    </section>`;
  }

  /** Whether there is anything to say of a place but its name; a board is always there.
   * @param {TableNode} place
   */
  has(place) {
    return (place.children ?? []).length > 0 || this.figures(place) !== nothing || this.speech.glance(place).length > 0;
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
    const ways = actions.length ? [] : (this.ways[node.id] ?? []);
    const why = !actions.length && node.clause && !ways.length;
    const children = node.children ?? [];
    const text = speech.piece(node);
    const labels = actions.map((action) => speech.label(action, this.tree));
    const said = labels.length === 1 && alike(labels[0], text); // the button says it already
    return html`<li class="${actions.length ? "may" : ""} ${this.told === node.id ? "told" : ""}" data-id=${node.id}>
      ${said ? nothing : html`<span class="list-text">${text}${this.figures(node)}</span>`}
      ${actions.map(
        (action, at) => html`<button class="small primary" data-action=${action}
          title=${this.gains.get(action)?.full || nothing}
          @click=${() => this.tell("decide", action)}>${labels[at]}</button>${brings(this.gains.get(action))}`,
      )}
      ${ways.map(
        (chain) => html`<button class="small"
          @click=${() => this.tell("decide", chain)}>${labelOf(chain, speech, this.tree)}</button>`,
      )}
      ${said ? this.figures(node) : nothing}
      ${
        why
          ? html`<button class="small plain why" @click=${() => this.tell("why", node)}
            aria-label=${speech.say("page-why-not", { piece: text })}>${icon("question")}</button>`
          : nothing
      }
      ${(this.marks.get(node.id) ?? []).map(
        (word) => html`<span class="verdict ${word}">${speech.say(`page-review-${word}`)}</span>`,
      )}
      ${children.length ? html`<ul>${children.map((child) => this.item(child))}</ul>` : nothing}
    </li>`;
  }

  /** What the words of a piece leave out: the values that the game has a label for, how many of each, whose it is.
   * @param {TableNode} node
   */
  figures(node) {
    const { words } = this.speech;
    const key = `piece-${node.kind}`;
    /** @type {unknown[]} */
    const parts = [];
    for (const [name, value] of Object.entries(node.values ?? {})) {
      if (value && words.has(`flag-${name}`)) parts.push(words.say(`flag-${name}`)); // yes or no
      const singular = name.replace(/ies$/, "y").replace(/s$/, "");
      const label = [`label-${name}`, `label-${singular}`].find((each) => words.has(each));
      if (!label || value === 0 || value === "" || words.speaksOf(key, name) || words.has(`flag-${name}`)) continue;
      if (words.speaksOf(label, name)) parts.push(words.say(label, { [name]: value }));
      else parts.push(html`${words.say(label)} ${this.named(name, value)}`);
    }
    const counts = Object.entries(node.counts ?? {}).filter(([, count]) => count);
    if (counts.length && !words.speaksOf(key, "counts")) {
      parts.push(
        counts
          .map(([name, count]) => `${count} × ${this.speech.noun(this.speech.nounOf(node.counts ?? {}), name)}`)
          .join(", "),
      );
    }
    const owner = Number(node.values?.owner ?? 0);
    if (owner) parts.push(this.speech.seat(owner));
    return parts.length
      ? html`<span class="figures">${parts.map(
          (part, at) => html`<span
            class="figure">${part}${at < parts.length - 1 ? " ·" : nothing}</span> `,
        )}</span>`
      : nothing;
  }

  /** A value in words.
   *
   * Several words are several names, numbers that are words are seats, and letters of the box are spelled.
   * @param {string} name @param {import("../types").Value} value @returns {unknown}
   */
  named(name, value) {
    const { words } = this.speech;
    if (typeof value === "string" && /^\d+( \d+)*$/.test(value)) {
      return value.split(" ").map(
        (seat, at) =>
          html`${at ? ", " : nothing}<span
            class="figure seat-name">${seatMark(Number(seat))}${this.speech.seat(Number(seat))}</span>`,
      );
    }
    const spelled = this.speech.spelled(value);
    if (spelled !== value) return spelled;
    return String(value)
      .split(" ")
      .map((word) => words.name(name, word))
      .map((word, at) => (String(word) === String(value).split(" ")[at] ? words.name("type", word) : word))
      .join(", ");
  }
}

/** About how long places are, one below the other.
 * @param {TableNode[]} places
 */
const length = (places) => places.reduce((sum, place) => sum + 2 + [...walk(place)].length, 0);
/** @param {string} one @param {string} other */
const alike = (one, other) => one.toLocaleLowerCase() === other.toLocaleLowerCase();
/** @param {TableNode} place @returns {boolean} */
const may = (place) => (place.actions ?? []).length > 0 || (place.children ?? []).some(may);
/** @param {TableNode} place */
const seatOf = (place) => Number(place.values?.seat ?? 0);

customElements.define("grasse-list", GrasseList);
