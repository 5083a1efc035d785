// What is answered by itself in this game, and can be asked again.

import { html, nothing } from "../vendor/lit.js";
import { HOUSE, written } from "../habits.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";

/** Fires `ask-again` with a kind of question. */
export class GrasseHabits extends Part {
  static properties = { habits: { attribute: false }, speech: { attribute: false }, tree: { attribute: false } };

  constructor() {
    super();
    /** @type {Record<string, string>} */
    this.habits = {};
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").TableNode | null} */
    this.tree = null; // some answers speak of the table
  }

  render() {
    const habits = Object.entries(this.habits).filter(([phase]) => this.speech.words.has(`phase-${phase}`));
    if (!habits.length) return nothing;
    return html`<details class="habits">
      <summary>${this.say("page-habits", { number: habits.length })}</summary>
      <ul>${habits.map(([phase, answer]) => {
        const asked = this.speech.say(`phase-${phase}`);
        return html`<li><span>${asked} <b>${this.answer(answer)}</b></span>
          <button class="small" aria-label=${this.say("page-ask-again-of", { question: asked })}
            @click=${() => this.tell("ask-again", phase)}>${icon("question")}${this.say(
              "page-ask-again",
            )}</button></li>`;
      })}</ul>
    </details>`;
  }

  /** An answer in words.
   * @param {string} answer
   */
  answer(answer) {
    if (answer === HOUSE) return this.say("page-habit-house");
    const { game } = this.speech;
    const action = game.actions.findIndex((_, each) => written(each, game) === answer);
    return action < 0 ? "" : this.speech.tryLabel(action, this.tree) || answer;
  }
}

customElements.define("grasse-habits", GrasseHabits);
