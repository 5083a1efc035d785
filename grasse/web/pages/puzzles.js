// Puzzles: positions with one clearly best decision, one after the other, and how far one has come.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { fieldValue } from "../part.js";
import { message } from "../parts/message.js";
import { Practice } from "../parts/practice.js";
import * as server from "../server.js";
import { cardOf, due, exercises, nextPuzzle, progressOf, solved } from "../training.js";

/** @typedef {import("../types").PuzzleLine} PuzzleLine */

const LEVELS = [1, 2, 3, 4, 5];

export class GrassePuzzles extends Practice {
  static properties = {
    ...Practice.properties,
    game: { attribute: false },
    id: { attribute: false },
    lists: { state: true },
    level: { state: true },
  };

  constructor() {
    super();
    this.game = ""; // the one whose puzzles are solved; none: one chooses
    this.id = ""; // the puzzle that the address names
    /** @type {Record<string, PuzzleLine[]>} */
    this.lists = {};
    this.level = 0; // of how hard puzzles; 0: of any
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has("game") || changed.has("id")) this.begin();
  }

  async begin() {
    const { game, id } = this;
    if (!game) {
      this.exercise = this.still = null;
      document.title = "Grasse";
    }
    try {
      const wanted = game ? [game] : this.games.games.map(({ name }) => name);
      const found = await Promise.all(wanted.map(async (name) => [name, (await server.puzzles(name)).puzzles]));
      this.lists = { ...this.lists, ...Object.fromEntries(found) };
      if (game !== this.game || !game) return;
      if (id && id === this.exercise?.id) return;
      if (id) await this.open({ game, id, match: "", number: 0, card: cardOf({ game, id, match: "", number: 0 }) });
      else this.next();
    } catch (error) {
      this.fail(error);
    }
  }

  /** The next puzzle has an address of its own. */
  next() {
    const found = nextPuzzle(this.list, progressOf(this.game), this.exercise?.id ?? "", this.level);
    if (found) location.hash = `#/puzzles/${this.game}/${found.id}`;
  }

  get list() {
    return this.lists[this.game] ?? [];
  }

  /** Only what was missed comes again in the trainer, until it is remembered.
   * @param {import("../types").Verdict} verdict
   */
  hear(verdict) {
    const { game, id } = /** @type {import("../training.js").Exercise} */ (this.exercise);
    solved(game, id, verdict.right);
    if (!verdict.right || this.exercise?.card) super.hear(verdict);
  }

  get comesAgain() {
    return Boolean(this.verdict && (!this.verdict.right || this.exercise?.card));
  }

  render() {
    if (!this.game) return this.choose();
    if (this.lists[this.game] && !this.list.length) return message(this.words, "no_such_puzzle");
    if (!this.still) return message(this.words, this.problem);
    return this.table(this.head());
  }

  /** All games, and how far one has come with each. */
  choose() {
    const games = this.games.games.filter(({ name }) => this.lists[name]?.length);
    const waiting = due(exercises(), Date.now() / 1000).length;
    return html`<main id="main" class="learn puzzles-page" tabindex="-1">
      <header><h1>${this.say("puzzle-title")}</h1><p>${this.say("puzzle-text")}</p></header>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      <p><a class="button" href="#/trainer">${icon("again")}${this.say("trainer-title")}${
        waiting ? html` <b class="count">${waiting}</b>` : nothing
      }</a></p>
      <div class="learn-games">${games.map((game) => this.card(game))}</div>
    </main>`;
  }

  /** @param {import("../types").GameCard} game */
  card({ name, title }) {
    const { solved: done, streak, best } = progressOf(name);
    const list = this.lists[name];
    const right = list.filter(({ id }) => done[id]).length;
    return html`<section class="panel learn-game" aria-labelledby="puzzles-${name}">
      <img class="cover" src="/games/${name}/cover.svg" alt="" width="400" height="250">
      <h2 id="puzzles-${name}">${title}</h2>
      <div class="puzzle-card">
        <p>${this.say("puzzle-solved", { number: right, of: list.length })}</p>
        <progress max=${list.length} .value=${right}
          aria-label=${this.say("puzzle-solved", { number: right, of: list.length })}></progress>
        <p class="quiet-text">${this.say("puzzle-streak", { number: streak })}
          · ${this.say("puzzle-streak-best", { number: best })}</p>
        <a class="button primary" href="#/puzzles/${name}">${icon("play")}${this.say("puzzle-solve")}</a>
      </div>
    </section>`;
  }

  /** What stands above the verdict: which puzzle it is, how hard, and the streak. */
  head() {
    const { streak, best, solved: done } = progressOf(this.game);
    const hard = this.position?.difficulty ?? 0;
    const list = this.list;
    const right = list.filter(({ id }) => done[id]).length;
    return html`<section class="panel practice-head">
      <p class="practice-way"><a href="#/puzzles">${icon("back")}${this.say("puzzle-title")}</a></p>
      <p class="hard" role="img" aria-label=${this.say("puzzle-difficulty", { number: hard })}
        title=${this.say("puzzle-difficulty", { number: hard })}>${LEVELS.map(
          (level) => html`<span class="drop ${level <= hard ? "full" : ""}"></span>`,
        )}</p>
      <p><b>${this.say("puzzle-streak", { number: streak })}</b>
        <span class="quiet-text">${this.say("puzzle-streak-best", { number: best })}</span></p>
      <p class="quiet-text">${this.say("puzzle-solved", { number: right, of: list.length })}</p>
      <label class="field">${this.say("puzzle-level")}<select name="level"
        @change=${(/** @type {Event} */ event) => {
          this.level = Number(fieldValue(event));
          if (!this.verdict) this.next();
        }}>
        <option value="0" ?selected=${!this.level}>${this.say("puzzle-level-any")}</option>
        ${LEVELS.filter((level) => list.some(({ difficulty }) => difficulty === level)).map(
          (level) => html`<option value=${level}
            ?selected=${level === this.level}>${this.say("puzzle-difficulty", { number: level })}</option>`,
        )}</select></label>
    </section>`;
  }
}

customElements.define("grasse-puzzles", GrassePuzzles);
