// The variants of a match that are not the usual ones, for whoever sits there or thinks of joining.

import { html, nothing } from "../vendor/lit.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { speak } from "../words.js";

/** @typedef {import("../words.js").Words} Words */

/** Shows nothing where all is as usual. */
export class GrasseVariants extends Part {
  static properties = {
    game: { attribute: false },
    options: { attribute: false },
    usual: { state: true },
    spoken: { state: true },
  };

  constructor() {
    super();
    this.game = "";
    /** @type {Record<string, boolean | number>} */
    this.options = {}; // those of the match
    /** @type {Record<string, boolean | number>} */
    this.usual = {};
    /** @type {Words | null} */
    this.spoken = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (this.game && ["game", "words"].some((each) => changed.has(each))) this.load();
  }

  async load() {
    try {
      const [{ games }, spoken] = await Promise.all([server.games(), speak(this.words.language, this.game)]);
      this.usual = games.find((/** @type {{name: string}} */ { name }) => name === this.game)?.options ?? {};
      this.spoken = spoken;
    } catch {
      this.spoken = null; // the line is broken, which the page says elsewhere
    }
  }

  /** What is chosen otherwise, in words; who starts is seen at the table. */
  get told() {
    const { spoken, usual } = this;
    if (!spoken) return [];
    const chosen = Object.entries(this.options ?? {});
    return chosen
      .filter(([name, value]) => typeof value === "boolean" && name in usual && usual[name] !== value)
      .map(([name, value]) => {
        const variant = spoken.say(`variant-${name}`);
        return value ? variant : this.say("match-variant-off", { variant });
      });
  }

  render() {
    const { told } = this;
    if (!told.length) return nothing;
    return html`<div class="variants"><span class="quiet-text">${this.say("page-match-variants")}</span>
      <ul>${told.map((text) => html`<li>${text}</li>`)}</ul></div>`;
  }
}

customElements.define("grasse-variants", GrasseVariants);
