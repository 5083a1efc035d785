// What one is told in passing: why something may not be done, what others say, that the line is broken.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";

const NOTICE = 9000; // milliseconds that a notice stays

/** What is told now; a controller of the page that shows it. */
export class Notice {
  /** @param {import("../vendor/lit.js").LitElement} host */
  constructor(host) {
    this.host = host;
    this.timer = 0;
    /** @type {{text: string, clause: string} | null} */
    this.now = null;
    host.addController(this);
  }

  /** @param {string} text @param {string} clause */
  show(text, clause = "") {
    clearTimeout(this.timer);
    this.now = { text, clause };
    this.timer = window.setTimeout(() => this.clear(), NOTICE);
    this.host.requestUpdate();
  }

  clear() {
    this.now = null;
    this.host.requestUpdate();
  }

  hostDisconnected() {
    clearTimeout(this.timer);
    this.now = null;
  }
}

/** Fires `clause` with the name of a clause, and `read` when somebody closes the notice. */
export class GrasseNotices extends Part {
  static properties = { notice: { attribute: false }, offline: { attribute: false } };

  constructor() {
    super();
    /** @type {Notice["now"]} */
    this.notice = null;
    this.offline = false;
  }

  render() {
    const { notice } = this;
    return html`<div class="notices" role="status">
      ${this.offline ? html`<p class="note-line problem">${this.say("page-offline")}</p>` : nothing}
      ${
        notice
          ? html`<p class="note-line why-note"><span>${notice.text}</span>
            ${
              notice.clause
                ? html`<button class="small"
                  @click=${() => this.tell("clause", notice.clause)}>${icon("book")}${notice.clause}</button>`
                : nothing
            }
            <button class="icon-button" @click=${() => this.tell("read")}
              aria-label=${this.say("page-close")}>${icon("close")}</button></p>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("grasse-notices", GrasseNotices);
