// Between two people at one device: nothing is to be seen until the next one is there.

import { html } from "../vendor/lit.js";
import { seatMark } from "../icons.js";
import { Part } from "../part.js";

/** Fires `open` when that one is there. */
export class GrasseCurtain extends Part {
  static properties = { seat: { attribute: false }, name: { attribute: false } };

  constructor() {
    super();
    this.seat = 0;
    this.name = "";
  }

  render() {
    const { name } = this;
    return html`<main id="main" class="curtain" tabindex="-1">
      <div class="drape left" aria-hidden="true"></div><div class="drape right" aria-hidden="true"></div>
      <div class="curtain-card panel">
        ${seatMark(this.seat)}
        <h1>${this.say("page-curtain", { name })}</h1>
        <p>${this.say("page-curtain-text", { name })}</p>
        <button class="primary" @click=${() => this.tell("open")}>${this.say("page-curtain-open", { name })}</button>
      </div>
    </main>`;
  }
}

customElements.define("grasse-curtain", GrasseCurtain);
