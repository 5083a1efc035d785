// The own box of a table: what it is called, and what is different from the box of the game.

import { html, nothing } from "../vendor/lit.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { openNew } from "./box-new.js";
import { fieldName, partName, rowName, speakOfBox, valueText } from "./box-words.js";

/** @typedef {import("../types").BoxDifference} BoxDifference */
/** @typedef {import("../words.js").Words} Words */

const SHOWN = 60; // differences in one list
const SHORT = 6; // this many are shown without being asked

/** What a difference is about: its part, its row and its field. Rows are named there, not numbered; cards by titles.
 * @param {Words} words @param {string} place @param {string} [title]
 */
export function subject(words, place, title = "") {
  const steps = place.split("/");
  const known = [steps.length - 1, steps.length - 2, steps.length - 3].map((at) =>
    steps.slice(0, Math.max(at, 0)).join("/"),
  );
  const part = known.find((each) => partName(words, each) !== words.say("box-part-other")) ?? "";
  const row = part ? steps.slice(part.split("/").length, -1).filter((step) => step !== "faces") : [];
  const [id = ""] = row;
  const named = id && rowName(words, id);
  const name = title && id && named === id ? String(words.name("title", title)) : named;
  return [part ? partName(words, part) : "", name, fieldName(words, place)];
}

/** A list of what differs.
 * @param {Words} words @param {(Omit<BoxDifference, "title"> & {title?: string})[]} differences
 */
export function differenceList(words, differences) {
  const more = differences.length - SHOWN;
  return html`<ul class="box-differences">${differences.slice(0, SHOWN).map(({ place, before, after, title }) => {
    const [part, row, field] = subject(words, place, title);
    return html`<li><span class="box-subject">${[part, row].filter(Boolean).join(" ")}</span>
      ${words.say("box-what", { field })}
      <s>${valueText(words, before)}</s> <b>${valueText(words, after)}</b></li>`;
  })}</ul>
  ${more > 0 ? html`<p class="quiet-text">${words.say("box-differs-more", { count: more })}</p>` : nothing}`;
}

/** Shows the box of a match before one joins it; nothing where it is the box of the game. */
export class GrasseBoxDiffers extends Part {
  static properties = {
    game: { attribute: false },
    hash: { attribute: false },
    name: { attribute: false },
    folded: { attribute: false },
    differences: { state: true },
    spoken: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    this.hash = "";
    this.name = "";
    this.folded = false; // there is little room
    /** @type {BoxDifference[] | null} */
    this.differences = null;
    /** @type {Words | null} */
    this.spoken = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (this.name && ["name", "hash", "words"].some((each) => changed.has(each))) this.load();
  }

  async load() {
    try {
      const [{ differences }, spoken] = await Promise.all([
        server.matchBox(this.game, this.hash),
        speakOfBox(this.words.language, this.game),
      ]);
      this.differences = differences;
      this.spoken = spoken;
    } catch {
      this.differences = null; // its name is told all the same
    }
  }

  render() {
    if (!this.name) return nothing;
    const { differences, spoken } = this;
    return html`<details class="box-differs panel" ?open=${!this.folded && (differences?.length ?? 0) <= SHORT}>
      <summary>${this.say("box-own", { name: this.name })}
        <span class="quiet-text">${
          differences ? this.say("box-differs", { count: differences.length }) : nothing
        }</span></summary>
      ${differences && spoken ? differenceList(spoken, differences) : nothing}
      <p><button type="button" class="small" @click=${this.copy}>${this.say("box-copy")}</button></p>
    </details>`;
  }

  async copy() {
    await openNew({ game: this.game, hash: this.hash, name: this.name });
  }
}

customElements.define("grasse-box-differs", GrasseBoxDiffers);
