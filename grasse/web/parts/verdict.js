// What a decision in a position was worth: right or not, what is best and why, and what the other options bring.

import { html, nothing } from "../vendor/lit.js";
import { playerName } from "../chairs.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import { percent, whyText } from "../review.js";
import { spanOf } from "../training.js";

/** @typedef {import("../types").JudgedOption} JudgedOption */

const SHOWN = 3; // options, before all are wanted

/** Fires `next`. */
export class GrasseVerdict extends Part {
  static properties = {
    verdict: { attribute: false },
    speech: { attribute: false },
    tree: { attribute: false },
    games: { attribute: false },
    again: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../types").Verdict} */
    this.verdict = /** @type {any} */ (undefined);
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").TableNode | null} */
    this.tree = null;
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.again = false; // whether the position comes again
  }

  render() {
    const { right, answer, options } = this.verdict;
    const [best, ...others] = options;
    const own = options.find(({ action }) => action === answer);
    const rest = others.filter(({ action }) => action !== answer);
    const why = (own !== best ? own?.why : null) ?? rest.find((each) => each.why)?.why;
    return html`<section class="panel judged ${right ? "right" : "wrong"}">
      <h2>${icon(right ? "tick" : "close")}${this.say(this.headline())}</h2>
      <button class="primary" aria-keyshortcuts="n"
        @click=${() => this.tell("next")}>${this.say("puzzle-next")}
        <kbd aria-hidden="true">N</kbd>${icon("next")}</button>
      ${own && own !== best ? this.option(own, "yours") : nothing}
      ${this.option(best, "best")}
      ${why ? html`<p class="why">${icon("bulb")}<span>${whyText(why, this.speech)}</span></p>` : nothing}
      ${this.finders()}
      ${rest.length ? this.others(rest) : nothing}
      ${this.again ? html`<p class="quiet-text judged-again">${this.whenAgain()}</p>` : nothing}
    </section>`;
  }

  headline() {
    const { right, answer, options, played } = this.verdict;
    if (answer === options[0].action) return "puzzle-right";
    if (right) return "puzzle-as-good";
    return answer === played ? "puzzle-same-mistake" : "puzzle-wrong";
  }

  /** @param {number} chance @param {number} points */
  worth(chance, points) {
    return this.say("puzzle-worth", { percent: percent(chance), points: Math.round(points) });
  }

  /** @param {JudgedOption} option @param {string} word */
  option({ action, chance, points }, word) {
    return html`<div class="judged-option"><span class="verdict ${word}">${this.say(`page-review-${word}`)}</span>
      <b>${this.speech.label(action, this.tree)}</b>
      <span class="quiet-text">${this.worth(chance, points)}</span></div>`;
  }

  /** What else could have been done.
   * @param {JudgedOption[]} rest
   */
  others(rest) {
    const { played } = this.verdict;
    const line = (/** @type {JudgedOption} */ { action, chance, points }) => html`<li>
      ${action === played ? html`<span class="verdict played">${this.say("page-review-played")}</span>` : nothing}
      ${this.speech.label(action, this.tree)} <span class="quiet-text">${this.worth(chance, points)}</span></li>`;
    const list = html`<ul class="judged-others">${rest.map(line)}</ul>`;
    if (rest.length <= SHOWN) return list;
    return html`<details><summary>${this.say("puzzle-others", { number: rest.length })}</summary>${list}</details>`;
  }

  /** How many bots of each level found it. */
  finders() {
    const { found, asked } = this.verdict;
    if (!asked.length) return nothing;
    const ordered = Object.entries(this.games.levels).sort(([, one], [, other]) => one - other);
    const names = ordered.slice(0, asked.length); // the highest levels may not have been asked
    return html`<div class="finders"><p class="quiet-text">${this.say("puzzle-found-by")}</p>
      <ul>${names.map(([player], at) => {
        const share = percent(found[at] / asked[at]);
        return html`<li><span>${playerName(this.words, player)}</span><progress max="100" .value=${share}
            aria-label=${playerName(this.words, player)}></progress><span>${share}\u00a0%</span></li>`;
      })}</ul></div>`;
  }

  /** When this position comes again. */
  whenAgain() {
    const { unit, number } = spanOf(this.verdict.card.due - Date.now() / 1000);
    return this.say(`puzzle-again-${unit}`, { number });
  }
}

customElements.define("grasse-verdict", GrasseVerdict);
