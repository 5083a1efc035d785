// Learn: the lessons of all games, and which of them were taken in this browser.

import { html, nothing } from "../vendor/lit.js";
import { fileAt } from "../files.js";
import { icon } from "../icons.js";
import { FIRST, learnt } from "../lessons.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { settings } from "../settings.js";
import { speak } from "../words.js";

/** Opens a lesson; answers with its address.
 * @param {string} game @param {string} lesson @param {string} name
 */
export async function openLesson(game, lesson, name) {
  const summary = await server.lesson({ game, lesson, name });
  return `#/match/${summary.match}`;
}

export class GrasseLearn extends Part {
  static properties = {
    games: { attribute: false },
    spoken: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {Record<string, import("../words.js").Words>} */
    this.spoken = {}; // the words of each game's lessons
    this.problem = "";
    this.busy = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("words") || changed.has("games")) this.load();
  }

  async load() {
    const { language } = this.words;
    const games = this.games.games.filter((game) => game.lessons.length);
    const found = await Promise.all(games.map(async ({ name }) => [name, await speak(language, name, true)]));
    if (language === this.words.language) this.spoken = Object.fromEntries(found);
  }

  /** @param {string} game @param {string} lesson */
  async begin(game, lesson) {
    this.busy = `${game}/${lesson}`;
    try {
      location.hash = await openLesson(game, lesson, settings.name || this.say("page-guest"));
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
    this.busy = "";
  }

  render() {
    const games = this.games.games.filter((game) => this.spoken[game.name]);
    return html`<main id="main" class="learn" tabindex="-1">
      <header><h1>${this.say("page-learn-title")}</h1><p>${this.say("page-learn-text")}</p></header>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      <div class="learn-games">${games.map((game) => this.game(game))}</div>
      <p><a href="#/explore">${this.say("explorer-title")}</a> <span class="quiet-text">${this.say(
        "explorer-lead",
      )}</span></p>
      <p><a href="#/laboratory">${this.say("lab-title")}</a> <span class="quiet-text">${this.say("lab-lead")}</span></p>
    </main>`;
  }

  /** @param {import("../types").GameCard} game */
  game({ name, title, lessons }) {
    const done = learnt();
    return html`<section class="panel learn-game" aria-labelledby="learn-${name}">
      <img class="cover" src=${fileAt(`games/${name}/cover.svg`)} alt="" width="400" height="250">
      <h2 id="learn-${name}">${title}</h2>
      <ol>${lessons.map((lesson) => this.lesson(name, lesson, done.has(`${name}/${lesson}`)))}</ol>
    </section>`;
  }

  /** @param {string} game @param {string} lesson @param {boolean} done */
  lesson(game, lesson, done) {
    const words = this.spoken[game];
    return html`<li class=${done ? "done" : ""}>
      <button class="lesson-link ${lesson === FIRST ? "primary" : ""}" data-lesson=${lesson}
        ?disabled=${this.busy === `${game}/${lesson}`} @click=${() => this.begin(game, lesson)}>
        <span class="tick">${done ? icon("tick") : icon("play")}</span>
        <span class="lesson-text"><b>${words.say(`lesson-${lesson}-title`)}</b>
          <span>${words.say(`lesson-${lesson}-about`)}</span></span>
        ${done ? html`<span class="unseen">${this.say("page-learn-done")}</span>` : nothing}
      </button></li>`;
  }
}

customElements.define("grasse-learn", GrasseLearn);
