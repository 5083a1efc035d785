// One press to be told on this device while no page is open.

import { html, nothing } from "../vendor/lit.js";
import { beCalled, beLeftAlone, canBeCalled, subscription } from "../calls.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";

/** Fires `told` with what the server says. */
export class GrasseCalls extends Part {
  static properties = {
    telling: { state: true },
    on: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Telling | null} */
    this.telling = null;
    this.on = false; // whether this browser is called
    this.problem = "";
    this.busy = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.attempt(server.telling);
  }

  /** @param {() => Promise<import("../types").Telling | null>} act */
  async attempt(act) {
    this.busy = true;
    try {
      const found = await act();
      this.problem = found ? "" : "told-denied";
      this.telling = found ?? this.telling;
      this.on = Boolean(await subscription()) && (this.telling?.devices ?? 0) > 0;
      this.tell("told", this.telling);
    } catch (error) {
      this.problem = error instanceof server.Refusal ? `refused-${error.reason}` : "told-cannot";
    }
    this.busy = false;
  }

  render() {
    const { telling } = this;
    if (!telling?.key || !canBeCalled()) return nothing;
    const press = () => (this.on ? beLeftAlone() : beCalled(telling.key, this.words.language));
    return html`<div class="calls">
      <button ?disabled=${this.busy} aria-pressed=${this.on} @click=${() => this.attempt(press)}>${icon(
        this.on ? "bell" : "silent",
      )}${this.say(this.on ? "told-device-stop" : "told-device")}</button>
      ${this.problem ? html`<p class="note-line problem" role="alert">${this.say(this.problem)}</p>` : nothing}
    </div>`;
  }
}

customElements.define("grasse-calls", GrasseCalls);
