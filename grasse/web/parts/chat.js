// What people say to each other at the table.

import { html, nothing, repeat } from "../vendor/lit.js";
import { seatMark } from "../icons.js";
import { Part } from "../part.js";

/** Fires `say` with a text. */
export class GrasseChat extends Part {
  static properties = { lines: { attribute: false }, speech: { attribute: false }, silent: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../types").ChatLine[]} */
    this.lines = [];
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    this.silent = false; // who looks on does not speak
  }

  render() {
    return html`
      <ol class="chat-lines" tabindex="0" aria-label=${this.say("page-chat")} aria-live="polite">
        ${repeat(
          this.lines,
          (line) => line.number,
          (line) => html`<li>
            <span class="who">${seatMark(line.seat)}<b>${this.speech.seat(line.seat)}</b></span> ${line.text}
          </li>`,
        )}
        ${this.lines.length ? nothing : html`<li class="quiet-text">${this.say("page-chat-empty")}</li>`}
      </ol>
      ${
        this.silent
          ? nothing
          : html`
            <form class="chat-form" @submit=${this.speak}>
              <input type="text" name="text" maxlength="500" autocomplete="off" aria-label=${this.say("page-chat-say")}
                placeholder=${this.say("page-chat-say")}>
              <button>${this.say("page-chat-send")}</button>
            </form>`
      }`;
  }

  /** @param {SubmitEvent} event */
  speak(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem("text"));
    const text = field.value.trim();
    if (text) this.tell("say", text);
    field.value = "";
  }

  updated() {
    const list = this.querySelector(".chat-lines");
    if (list) list.scrollTop = list.scrollHeight;
  }
}

customElements.define("grasse-chat", GrasseChat);
