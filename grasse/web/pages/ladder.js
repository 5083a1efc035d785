// The ladder of a game: people and bots on one scale, the strongest first.

import { html, nothing } from "../vendor/lit.js";
import { playerName } from "../chairs.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { settings } from "../settings.js";

export class GrasseLadder extends Part {
  static properties = {
    games: { attribute: false },
    game: { attribute: false },
    ladder: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.game = "";
    /** @type {import("../types").Ladder | null} */
    this.ladder = null;
    this.problem = "";
    this.busy = false;
  }

  get card() {
    return this.games.games.find((game) => game.name === this.game) ?? this.games.games[0];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) this.load();
  }

  async load() {
    const { name } = this.card;
    try {
      const found = await server.ladder(name);
      if (name === this.card.name) this.ladder = found;
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  render() {
    return html`<main id="main" class="ladder" tabindex="-1">
      <h1>${this.say("lobby-ladder")}</h1>
      <nav class="ladder-games" aria-label=${this.say("page-games")}>${this.games.games.map(
        (game) => html`<a class="button" href="#/ladder/${game.name}"
          aria-current=${game.name === this.card.name ? "page" : nothing}>${game.title}</a>`,
      )}</nav>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      ${this.ladder ? html`${this.join(this.ladder)}${this.table(this.ladder)}` : nothing}
      <p class="quiet-text">${this.say("lobby-ladder-about")}</p>
    </main>`;
  }

  /** @param {import("../types").Ladder} ladder */
  table({ rungs }) {
    return html`<table class="panel">
      <caption class="unseen">${this.card.title}</caption>
      <thead><tr>
        <th scope="col"><span class="unseen">${this.say("lobby-ladder-place")}</span></th>
        <th scope="col">${this.say("page-players")}</th>
        <th scope="col">${this.say("lobby-ladder-points")}</th>
        <th scope="col">${this.say("lobby-ladder-matches")}</th>
      </tr></thead>
      <tbody>${rungs.map((rung, at) => this.rung(rung, at + 1))}</tbody>
    </table>`;
  }

  /** The way onto the ladder: a table for two that waits for anyone, as the form on the home page opens it.
   * @param {import("../types").Ladder} ladder
   */
  join({ rungs }) {
    if (rungs.some(({ mine }) => mine)) return nothing;
    return html`<p class="ladder-join"><span>${this.say("lobby-ladder-join")}</span>
      <button class="primary" ?disabled=${this.busy} @click=${this.seek}>${icon("people")}${this.say(
        "lobby-seek",
      )}</button></p>`;
  }

  async seek() {
    this.busy = true;
    try {
      const { name, seats } = this.card;
      /** @type {import("../wishes").Seek} */
      const wish = { game: name, seats: seats[0], pace: "slow", rated: true };
      const own = { name: settings.name, language: this.words.language, pledges: true };
      location.hash = `#/match/${(await server.seek({ ...wish, ...own })).match}`;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
    this.busy = false;
  }

  /** @param {import("../types").Rung} rung @param {number} place */
  rung({ name, bot, rating, matches, mine }, place) {
    return html`<tr class="${mine ? "mine" : ""} ${bot ? "bot" : ""}">
      <td>${place}</td>
      <th scope="row">${
        bot
          ? html`${icon("robot")}${playerName(this.words, bot)} <span class="quiet-text">${this.say("page-bot")}</span>`
          : html`<a href="#/people/${encodeURIComponent(name)}">${name}</a>${
              mine ? html` <span class="quiet-text">${this.say("page-chair-me")}</span>` : nothing
            }`
      }</th>
      <td><b>${rating.points}</b> ${
        bot
          ? nothing
          : html`<span class="quiet-text">± ${rating.doubt}${
              rating.provisional ? html` <span>${this.say("lobby-provisional")}</span>` : nothing
            }</span>`
      }</td>
      <td>${bot ? "" : matches}</td>
    </tr>`;
  }
}

customElements.define("grasse-ladder", GrasseLadder);
