// A heading with a question mark: pressed, it says what the word means.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";

/** `key` is the message of the heading; `<key>-about` says what it means. */
export class GrasseExplained extends Part {
  static properties = {
    key: { attribute: false },
    open: { state: true },
  };

  constructor() {
    super();
    this.key = "";
    this.open = false;
  }

  render() {
    const name = this.say(this.key);
    const id = `about-${this.key}`;
    return html`<div class="explained">
        <h2>${name}</h2>
        <button class="icon-button" aria-expanded=${this.open} aria-controls=${id}
          aria-label=${this.say("page-review-what", { name })}
          @click=${() => {
            this.open = !this.open;
          }}>${icon("question")}</button>
      </div>
      <p id=${id} class="explanation" ?hidden=${!this.open}>${this.open ? this.say(`${this.key}-about`) : nothing}</p>`;
  }
}

customElements.define("grasse-explained", GrasseExplained);
