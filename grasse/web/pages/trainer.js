// The trainer: one's own mistakes, and puzzles that were missed, to be decided again when they are due.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { message } from "../parts/message.js";
import { Practice } from "../parts/practice.js";
import * as server from "../server.js";
import { drop, due, dueOf, exercises, keep, nameOf, spanOf } from "../training.js";

/** @typedef {import("../training.js").Exercise} Exercise */

const GONE = ["no_such_match", "no_such_puzzle", "no_such_number", "other_rules", "private"];

export class GrasseTrainer extends Practice {
  static properties = {
    ...Practice.properties,
    match: { attribute: false },
    done: { state: true },
  };

  constructor() {
    super();
    this.match = ""; // whose mistakes; none: whatever is due
    /** @type {Set<string>} */
    this.done = new Set(); // what was decided since the page was opened
    /** @type {Set<string>} */
    this.skipped = new Set(); // what cannot be decided today
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (!changed.has("match")) return;
    this.done = new Set();
    this.skipped = new Set();
    this.exercise = this.still = null;
    if (this.match) this.next();
    else document.title = "Grasse";
  }

  /** What is left to do: of a match all its mistakes, each once; else what is due. */
  get waiting() {
    const all = exercises().filter((each) => !this.skipped.has(nameOf(each)));
    if (!this.match) return due(all, Date.now() / 1000);
    return all.filter((each) => each.match === this.match && !this.done.has(nameOf(each)));
  }

  next() {
    const [first] = this.waiting;
    if (first) this.open(first);
    else this.exercise = this.still = this.position = this.verdict = null;
  }

  /** What is not there any more is forgotten; a match that must be reviewed again is left for later.
   * @param {unknown} error
   */
  fail(error) {
    super.fail(error);
    const { exercise, problem } = this;
    if (!exercise || ![...GONE, "not_reviewed"].includes(problem)) return;
    if (problem === "not_reviewed") server.askReview(exercise.match).catch(() => {});
    else drop(exercise);
    this.skipped.add(nameOf(exercise));
    this.problem = "";
    this.next();
  }

  /** @param {import("../types").Verdict} verdict */
  hear(verdict) {
    const exercise = /** @type {Exercise} */ (this.exercise);
    this.done = new Set([...this.done, nameOf(exercise)]);
    keep([{ ...exercise, card: verdict.card }]);
  }

  render() {
    if (this.still) return this.table(this.head());
    if (this.exercise) return message(this.words, this.problem);
    return this.overview();
  }

  head() {
    const left = this.waiting.filter((each) => nameOf(each) !== nameOf(/** @type {Exercise} */ (this.exercise))).length;
    return html`<section class="panel practice-head">
      <p class="practice-way"><a href=${this.match ? `#/review/${this.match}` : "#/trainer"}>${icon("back")}${this.say(
        this.match ? "page-review" : "trainer-title",
      )}</a></p>
      <p><b>${this.say(this.exercise?.match ? "trainer-own" : "trainer-puzzle")}</b></p>
      <p class="quiet-text">${this.say("trainer-left", { number: left })}</p>
    </section>`;
  }

  /** What is due now, what comes later, and how to come by more. */
  overview() {
    const all = exercises();
    const waiting = this.waiting;
    const later = all.filter((each) => dueOf(each) > Date.now() / 1000).sort((one, other) => dueOf(one) - dueOf(other));
    const span = later.length ? spanOf(dueOf(later[0]) - Date.now() / 1000) : null;
    return html`<main id="main" class="learn trainer-page" tabindex="-1">
      <header><h1>${this.say("trainer-title")}</h1><p>${this.say("trainer-text")}</p></header>
      <section class="panel trainer-now" role="status">
        ${this.done.size ? html`<p><b>${this.say("trainer-done", { number: this.done.size })}</b></p>` : nothing}
        <p>${this.say("trainer-due", { number: waiting.length })}</p>
        ${
          span
            ? html`<p class="quiet-text">${this.say(`trainer-later-${span.unit}`, { number: span.number })}</p>`
            : nothing
        }
        <div class="trainer-ways">
          ${
            waiting.length
              ? html`<button class="primary"
                @click=${() => this.next()}>${icon("play")}${this.say("trainer-begin")}</button>`
              : nothing
          }
          <a class="button" href="#/puzzles">${icon("bulb")}${this.say("puzzle-title")}</a>
          ${
            this.match
              ? html`<a class="button" href="#/review/${this.match}">${icon("chart")}${this.say("page-review")}</a>`
              : nothing
          }
        </div>
      </section>
    </main>`;
  }
}

customElements.define("grasse-trainer", GrasseTrainer);
