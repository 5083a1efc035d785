// The match of the day: one deal for everyone, one try that counts, the ranking, and the archive.

import { html, nothing } from "../vendor/lit.js";
import { playerName } from "../chairs.js";
import { keepPromises, later, shared } from "../days.js";
import { fileAt } from "../files.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { settings } from "../settings.js";

/** @typedef {import("../types").DayGame} DayGame */
/** @typedef {import("../types").DayRank} DayRank */

export class GrasseDay extends Part {
  static properties = {
    games: { attribute: false },
    day: { attribute: false },
    told: { state: true },
    problem: { state: true },
    copied: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.day = ""; // or nothing: today
    /** @type {import("../types").Day | null} */
    this.told = null;
    this.problem = "";
    this.copied = ""; // the game whose result was copied
    this.trusted = true; // whether all hashes are those that were shown first
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("day")) this.load();
  }

  async load() {
    const { day } = this;
    try {
      const told = await server.day(day);
      if (day !== this.day) return;
      const next = later(told.day, 1);
      this.trusted = keepPromises([
        ...told.games.map(({ game, hash }) => /** @type {[string, string, string]} */ ([told.day, game, hash])),
        ...told.games.map(({ game, tomorrow }) => /** @type {[string, string, string]} */ ([next, game, tomorrow])),
      ]);
      this.told = told;
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** @param {string} game @param {boolean} practice */
  async play(game, practice) {
    try {
      const name = settings.name || this.say("page-guest");
      const summary = await server.playDay({ game, name, day: this.day, practice });
      location.hash = `#/match/${summary.match}`;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** @param {DayGame} game */
  async share(game) {
    if (!this.told) return;
    const text = shared(this.titled(game), this.told, game, location.href.split("#")[0]);
    await navigator.clipboard.writeText(text);
    this.copied = game.game;
  }

  /** @param {DayGame} game */
  titled({ game }) {
    return this.games.games.find((each) => each.name === game)?.title ?? game;
  }

  /** A day as one says it. @param {string} day */
  named(day) {
    const date = new Date(`${day}T12:00:00Z`);
    return date.toLocaleDateString(this.words.language, { dateStyle: "full", timeZone: "UTC" });
  }

  /** A time of this day or the next, where one is. @param {number} seconds */
  moment(seconds) {
    const style = /** @type {const} */ ({ weekday: "long", hour: "numeric", minute: "2-digit" });
    return new Date(seconds * 1000).toLocaleString(this.words.language, style);
  }

  render() {
    const { told } = this;
    return html`<main id="main" class="day-page" tabindex="-1">
      <header><h1>${this.say("day-title")}</h1><p>${this.say("day-lead")}</p></header>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      ${this.trusted ? nothing : html`<p class="note-line problem" role="alert">${this.say("page-hash-changed")}</p>`}
      ${told ? this.whole(told) : nothing}
    </main>`;
  }

  /** @param {import("../types").Day} told */
  whole(told) {
    return html`<nav class="day-turn" aria-label=${this.say("day-archive")}>
        ${
          told.day > told.first
            ? html`<a class="button" href="#/day/${later(told.day, -1)}">${icon("back")}${this.say("day-before")}</a>`
            : nothing
        }
        <h2>${this.named(told.day)}</h2>
        ${
          told.day < told.today
            ? html`<a class="button" href="#/day/${later(told.day, 1)}">${this.say("day-after")}${icon("next")}</a>
              <a class="button" href="#/day">${icon("crown")}${this.say("day-open")}</a>`
            : nothing
        }
      </nav>
      ${
        told.day === told.today
          ? html`<p class="quiet-text day-until">${this.say("day-until", {
              when: this.moment(told.changes),
              ends: this.moment(told.ends),
            })}</p>`
          : nothing
      }
      ${told.games.length ? nothing : html`<p>${this.say("refused-no_such_day")}</p>`}
      <div class="day-games">${told.games.map((game) => this.game(game, told))}</div>`;
  }

  /** @param {DayGame} game @param {import("../types").Day} told */
  game(game, told) {
    const others = game.players.filter(Boolean).map((player) => playerName(this.words, player));
    return html`<section class="panel day-game" aria-labelledby="day-${game.game}">
      <img class="cover" src=${fileAt(`games/${game.game}/cover.svg`)} alt="" width="400" height="250">
      <div class="day-text">
        <h3 id="day-${game.game}">${this.titled(game)}</h3>
        <p class="quiet-text">${this.say("day-against", { others: others.join(", "), seat: game.seat })}</p>
        ${game.mine ? this.result(game, game.mine) : nothing}
        <div class="day-actions">${this.actions(game, told)}</div>
        <p class="quiet-text">${this.say("day-field", { field: game.field })}</p>
        ${game.ranks.length ? this.ranking(game) : nothing}
        ${this.proof(game)}
      </div>
    </section>`;
  }

  /** @param {DayGame} game @param {DayRank} mine */
  result(game, { points, percent, rank }) {
    const told = percent === null ? "day-mine-alone" : "day-mine";
    return html`<p class="day-mine"><b>${this.say(told, { points, rank, percent: Math.round(percent ?? 0) })}</b></p>
      <p><button @click=${() => this.share(game)}>${icon("link")}${this.say("day-share")}</button>
        <span role="status">${this.copied === game.game ? this.say("page-copied") : nothing}</span></p>`;
  }

  /** @param {DayGame} game @param {import("../types").Day} told */
  actions(game, told) {
    const button = (/** @type {string} */ key, /** @type {boolean} */ practice) =>
      html`<button class=${practice ? "" : "primary"}
        @click=${() => this.play(game.game, practice)}>${icon(practice ? "again" : "play")}${this.say(key)}</button>`;
    if (!game.match && told.day === told.today) return button("day-play", false);
    if (game.match && game.status !== "over") return button("day-go-on", false);
    const best = told.shown ? game.ranks[0]?.match : "";
    const practice = game.match ? "day-practice" : "day-practice-first";
    return html`${game.status === "over" || told.shown ? button(practice, true) : nothing}
      ${
        game.mine
          ? html`<a class="button" href="#/review/${game.match}">${icon("chart")}${this.say("page-review")}</a>`
          : nothing
      }
      ${best ? html`<a class="button" href="#/replay/${best}">${icon("crown")}${this.say("day-best")}</a>` : nothing}
      ${
        best
          ? html`<a class="button" href="#/review/${best}">${icon("chart")}${this.say("day-best-review")}</a>`
          : nothing
      }`;
  }

  /** @param {DayGame} game */
  ranking(game) {
    return html`<table>
      <caption class="unseen">${this.titled(game)}</caption>
      <thead><tr>
        <th scope="col"><span class="unseen">${this.say("day-rank")}</span></th>
        <th scope="col">${this.say("page-players")}</th>
        <th scope="col">${this.say("day-points")}</th>
        <th scope="col">${this.say("day-percent")}</th>
      </tr></thead>
      <tbody>${game.ranks.map(
        ({ rank, name, points, percent, mine, match }) => html`<tr class=${mine ? "mine" : ""}>
          <td>${rank}</td>
          <th scope="row">${match ? html`<a href="#/replay/${match}">${name || "–"}</a>` : name || "–"}</th>
          <td>${points}</td><td>${percent === null ? "–" : `${Math.round(percent)} %`}</td></tr>`,
      )}</tbody>
    </table>`;
  }

  /** @param {DayGame} game */
  proof({ hash, secret, tomorrow }) {
    const lines = [
      ["day-hash", hash],
      ["day-secret", secret],
      ["day-tomorrow", tomorrow],
    ].filter(([, text]) => text);
    return html`<details class="fairness"><summary>${this.say("page-fair")}</summary>
      <p>${this.say("day-proof")}</p>
      <dl>${lines.map(([key, text]) => html`<dt>${this.say(key)}</dt><dd><code>${text}</code></dd>`)}</dl>
    </details>`;
  }
}

customElements.define("grasse-day", GrasseDay);
