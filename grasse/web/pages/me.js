// What came of somebody's matches: figures, plots and the matches themselves; one's own page, or that of another.

import { html, nothing, repeat } from "../vendor/lit.js";
import { levelName, playerName } from "../chairs.js";
import { fileAt } from "../files.js";
import { icon } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import { message } from "../parts/message.js";
import { portrait } from "../parts/portrait.js";
import { accuracyOf, extremes, filtered, isOwn, isWon, mainGame, streaks, tallies } from "../results.js";
import * as server from "../server.js";
import { settings } from "../settings.js";
import { speak } from "../words.js";
import "../parts/plots.js";

/** @typedef {import("../types").Result} Result */
/** @typedef {import("../results.js").Filter} Filter */

const LINES = 25; // matches in the list, until somebody wants more
const SPANS = [30, 365]; // days
/** @type {Filter} */
const ALL = { game: "", seats: 0, against: "", days: 0 };

export class GrasseMe extends Part {
  static properties = {
    games: { attribute: false },
    name: { attribute: false },
    who: { state: true },
    results: { state: true },
    ratings: { state: true },
    more: { state: true },
    filter: { state: true },
    lines: { state: true },
    spoken: { state: true },
    shunned: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.name = ""; // of another person; without one, it is one's own page
    /** @type {import("../types").Profile | null} */
    this.who = null;
    /** @type {Result[]} */
    this.results = [];
    /** @type {import("../types").GameRating[]} */
    this.ratings = [];
    this.more = false; // whether there are results of before
    this.until = 0;
    this.filter = ALL;
    this.lines = LINES;
    /** @type {Record<string, import("../words.js").Words>} */
    this.spoken = {}; // [game] its words
    /** @type {boolean | null} */
    this.shunned = null; // whether one has blocked them; nothing, if one cannot
    this.problem = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("name")) this.load();
    if (changed.has("words") && this.words) this.learnWords();
  }

  async learnWords() {
    const { language } = this.words;
    const found = await Promise.all(this.games.games.map(async ({ name }) => [name, await speak(language, name)]));
    if (language === this.words.language) this.spoken = Object.fromEntries(found);
  }

  async load() {
    const { name } = this;
    Object.assign(this, { who: null, results: [], ratings: [], filter: ALL, lines: LINES, problem: "" });
    try {
      const who = name ? await server.person(name) : { ...(await server.me()), mine: true };
      const me = name && !who.mine ? await server.me() : null;
      const blocked = me?.name ? (await server.friends()).blocked : null;
      if (name !== this.name) return;
      this.who = who;
      this.shunned = blocked?.includes(who.name) ?? null;
      if (who.name) await this.loadResults();
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  async loadResults() {
    const { name } = this;
    const found = await server.results(name, this.results.length ? this.until : null);
    if (name !== this.name) return;
    this.results = [...this.results, ...found.results];
    this.ratings = found.ratings;
    this.more = found.more;
    this.until = found.until;
  }

  /** @param {string} name */
  titleOf(name) {
    return this.games.games.find((game) => game.name === name)?.title ?? name;
  }

  /** @param {string} against */
  rivalName(against) {
    if (against === "person") return this.say("people-people");
    return levelName(this.games, this.words, against) || playerName(this.words, against);
  }

  /** @param {number} at */
  day(at) {
    return new Date(at * 1000).toLocaleDateString(settings.language, { dateStyle: "medium" });
  }

  render() {
    const { who } = this;
    if (!who) return message(this.words, this.problem);
    if (!who.name) return this.nobody();
    const shown = filtered(this.results, this.filter, Date.now() / 1000);
    return html`<main id="main" class="people-page" tabindex="-1">
      ${this.head(who)}
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      ${this.strength()}
      ${this.results.length ? html`${this.filters()}${this.figures(shown)}` : this.nothingYet(who)}
      ${shown.length ? this.played(shown) : nothing}
    </main>`;
  }

  nobody() {
    return html`<main id="main" class="people-page" tabindex="-1">
      <section class="panel people-nobody">
        <h1>${this.say("people-nobody")}</h1>
        <p>${this.say("people-nobody-text")}</p>
        <p class="people-actions"><a class="button primary" href="#/me/profile">${this.say("people-make")}</a>
          <a class="button" href="#/device">${this.say("people-back-offer")}</a></p>
      </section></main>`;
  }

  /** @param {import("../types").Profile} who */
  head(who) {
    return html`<header class="people-head panel">
      ${portrait(who.colour, who.sign, "large")}
      <div><h1>${who.name}</h1>
        <p class="quiet-text">${this.say("people-since", { date: this.day(who.created) })}</p></div>
      ${
        who.mine
          ? html`<a class="button" href="#/me/profile">${icon("people")}${this.say("people-profile")}</a>`
          : this.shunned === null
            ? nothing
            : this.blocking(who.name, this.shunned)
      }
    </header>`;
  }

  /** Not to meet somebody any more, or to meet them again.
   * @param {string} name @param {boolean} shunned
   */
  blocking(name, shunned) {
    return html`${shunned ? html`<span class="tag">${this.say("lobby-blocked")}</span>` : nothing}
      <button class="button plain" aria-label=${this.say(shunned ? "lobby-unblock-name" : "lobby-block-name", { name })}
        @click=${async () => {
          try {
            this.shunned = (await server.block(name, !shunned)).blocked.includes(name);
          } catch (error) {
            this.problem = error instanceof server.Refusal ? error.reason : "failed";
          }
        }}>${this.say(shunned ? "lobby-unblock" : "lobby-block")}</button>`;
  }

  /** @param {import("../types").Profile} who */
  nothingYet(who) {
    const silent = !who.mine && !who.shown.statistics && !who.shown.matches;
    return html`<p class="quiet-text">${this.say(silent ? "people-private" : "people-none", { name: who.name })}</p>`;
  }

  /** How strong somebody is, game by game. */
  strength() {
    const shown = this.ratings.filter(({ game }) => !this.filter.game || this.filter.game === game);
    if (!shown.length) return nothing;
    return html`<section aria-label=${this.say("people-ratings")}><dl class="people-figures people-ratings">
      ${shown.map(
        ({ game, rating, matches }) => html`<div class="panel"><dt>${this.say("people-rating-of", {
          game: this.titleOf(game),
        })}</dt>
          <dd><a href="#/ladder/${game}">${rating.points}</a> <small>± ${rating.doubt}</small></dd>
          <dd class="people-beside">${this.say("people-rated-matches", { count: matches })}${
            rating.provisional ? html` · ${this.say("lobby-provisional")}` : nothing
          }</dd></div>`,
      )}</dl></section>`;
  }

  filters() {
    const games = tallies(this.results, ({ game }) => game).map(({ kind }) => kind);
    const seats = tallies(this.results, ({ seats }) => seats).map(({ kind }) => kind);
    const rivals = tallies(this.results, ({ against }) => against).map(({ kind }) => kind);
    return html`<div class="people-filters" role="group" aria-label=${this.say("people-filter")}>
      ${this.choice("game", "people-any-game", games, (game) => this.titleOf(game))}
      ${this.choice("seats", "people-any-seats", seats.sort(), (count) => this.say("people-seats", { count }))}
      ${this.choice("against", "people-any-against", rivals, (rival) => this.rivalName(rival))}
      ${this.choice("days", "people-any-time", SPANS, (days) => this.say("people-days", { days }))}
    </div>`;
  }

  /** A field of the filter.
   * @template {string | number} Kind
   * @param {keyof Filter} field @param {string} any @param {Kind[]} kinds @param {(kind: Kind) => string} say
   */
  choice(field, any, kinds, say) {
    const chosen = this.filter[field];
    return html`<label><span class="unseen">${this.say(any)}</span>
      <select name=${field} @change=${(/** @type {Event} */ event) => {
        const value = fieldValue(event);
        this.filter = { ...this.filter, [field]: typeof chosen === "number" ? Number(value) : value };
        this.lines = LINES;
      }}>
        <option value=${typeof chosen === "number" ? 0 : ""} ?selected=${!chosen}>${this.say(any)}</option>
        ${kinds.map((kind) => html`<option value=${kind} ?selected=${kind === chosen}>${say(kind)}</option>`)}
      </select></label>`;
  }

  /** @param {Result[]} shown */
  figures(shown) {
    const counted = shown.filter(({ counts }) => counts);
    if (!counted.length) return html`<p class="quiet-text">${this.say("people-none-fits")}</p>`;
    const won = counted.filter(isWon).length;
    const { now, best } = streaks(counted);
    const accuracy = accuracyOf(counted.filter(isOwn));
    const game = mainGame(counted);
    const ofGame = shown.filter((each) => each.game === game && (each.counts || each.rating));
    return html`<section aria-label=${this.say("people-figures")}>
      <dl class="people-figures">
        ${this.figure("people-matches", String(counted.length))}
        ${this.figure("people-won", `${won}`, `${Math.round((won / counted.length) * 100)}\u00a0%`)}
        ${this.figure("people-streak", String(now))}
        ${this.figure("people-streak-best", String(best))}
        ${accuracy === null ? nothing : this.figure("people-accuracy", `${Math.round(accuracy)}\u00a0%`)}
      </dl>
      <div class="people-tallies">
        ${this.tally(
          "people-by-game",
          counted,
          ({ game }) => game,
          (name) => this.titleOf(name),
        )}
        ${this.tally(
          "people-by-seats",
          counted,
          ({ seats }) => seats,
          (count) => this.say("people-seats", { count }),
        )}
        ${this.tally(
          "people-by-against",
          counted,
          ({ against }) => against,
          (rival) => this.rivalName(rival),
        )}
        ${this.extremes(counted.filter(isOwn))}
      </div>
      ${
        this.spoken[game]
          ? html`<grasse-plots .words=${this.spoken[game]} .results=${ofGame}
              .title=${this.titleOf(game)}></grasse-plots>`
          : nothing
      }
    </section>`;
  }

  /** @param {string} key @param {string} value @param {string} [beside] */
  figure(key, value, beside = "") {
    return html`<div class="panel"><dt>${this.say(key)}</dt>
      <dd>${value}${beside ? html` <small>${beside}</small>` : nothing}</dd></div>`;
  }

  /** How many were played and won of each kind, with bars.
   * @template Kind
   * @param {string} key @param {Result[]} results @param {(result: Result) => Kind} kindOf
   * @param {(kind: Kind) => string} say
   */
  tally(key, results, kindOf, say) {
    const found = tallies(results, kindOf);
    const most = Math.max(...found.map(({ played }) => played));
    return html`<table class="panel tally"><caption>${this.say(key)}</caption>
      <thead class="unseen"><tr><th scope="col">${this.say(key)}</th><th scope="col">${this.say("people-matches")}</th>
        <th scope="col">${this.say("people-won")}</th></tr></thead>
      <tbody>${found.map(
        ({ kind, played, won }) => html`<tr><th scope="row">${say(kind)}</th>
          <td><svg class="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <rect class="bar-played" width=${(played / most) * 100} height="10"></rect>
            <rect class="bar-won" width=${(won / most) * 100} height="10"></rect></svg>
            ${this.say("people-won-of", { won: String(won), played: String(played) })}</td>
          <td>${Math.round((won / played) * 100)}\u00a0%</td></tr>`,
      )}</tbody></table>`;
  }

  /** The best and the worst of each game.
   * @param {Result[]} results
   */
  extremes(results) {
    if (!results.length) return nothing;
    return html`<table class="panel tally"><caption>${this.say("people-extremes")}</caption>
      <thead><tr><th scope="col"><span class="unseen">${this.say("people-by-game")}</span></th>
        <th scope="col">${this.say("people-best")}</th><th scope="col">${this.say("people-average")}</th>
        <th scope="col">${this.say("people-worst")}</th></tr></thead>
      <tbody>${tallies(results, ({ game }) => game).map(({ kind }) => {
        const found = extremes(results.filter(({ game }) => game === kind));
        if (!found) return nothing;
        return html`<tr><th scope="row">${this.titleOf(kind)}</th><td>${this.linked(found.best)}</td>
          <td>${Math.round(found.average)}</td><td>${this.linked(found.worst)}</td></tr>`;
      })}</tbody></table>`;
  }

  /** @param {Result} result */
  linked({ match, points }) {
    return match ? html`<a href="#/replay/${match}">${points}</a>` : points;
  }

  /** @param {Result[]} shown */
  played(shown) {
    const told = shown.filter(({ match }) => match);
    if (!told.length) return nothing;
    return html`<section class="people-matches" aria-labelledby="people-matches"><h2
        id="people-matches">${this.say("people-matches")}</h2>
      <ul class="people-list">${repeat(
        told.slice(0, this.lines),
        ({ match, seat }) => `${match} ${seat}`,
        (each) => this.line(each),
      )}</ul>
      ${
        told.length > this.lines || this.more
          ? html`<button @click=${this.showMore}>${this.say("people-more")}</button>`
          : nothing
      }
    </section>`;
  }

  async showMore() {
    this.lines += LINES;
    if (this.lines > this.results.length && this.more) await this.loadResults();
  }

  /** @param {Result} result */
  line(result) {
    const { match, game, accuracy, at, opponents, early } = result;
    return html`<li class="panel ${isWon(result) && !result.abandoned ? "won" : ""}">
      <img src=${fileAt(`games/${game}/cover.svg`)} alt="" width="64" height="40" loading="lazy">
      <span class="people-what"><b>${this.titleOf(game)}</b> <time class="quiet-text"
          datetime=${new Date(at * 1000).toISOString()}>${this.day(at)}</time>
        <span class="people-rivals">${opponents.map(
          (each, index) =>
            html`${index ? ", " : nothing}${this.rival(each)}${early ? nothing : html` <b>${each.points}</b>`}`,
        )}</span></span>
      ${this.outcome(result)}
      <span class="people-links">
        ${
          early
            ? nothing
            : html`<a class="button small" href="#/review/${match}">${icon("chart")}${
                accuracy === null
                  ? this.say("page-review")
                  : this.say("people-accuracy-of", { percent: Math.round(accuracy) })
              }</a>`
        }
        <a class="button small" href="#/replay/${match}">${icon("play")}${this.say("page-replay")}</a></span>
    </li>`;
  }

  /** What came of a match: the place, unless a bot has won it for somebody; how it ended; what it changed.
   * @param {Result} result
   */
  outcome(result) {
    const { place, seats, points, counts, abandoned, early, rating } = result;
    const placed = isWon(result) ? this.say("people-result-won") : this.say("people-result", { place, seats });
    const notes = [];
    if (early) notes.push(this.say("people-early"));
    if (abandoned && counts && !early) notes.push(this.say("people-abandoned"));
    if (!counts) notes.push(this.say("people-not-counted"));
    const gained = rating ? rating.after.points - rating.before.points : 0;
    return html`<span class="people-result"><b>${abandoned && !counts ? this.say("people-abandoned") : placed}</b>
      ${early ? nothing : html`<span>${this.say("people-points-number", { points })}</span>`}
      ${
        rating
          ? html`<span class="people-change">${this.say("people-rating-now", { rating: String(rating.after.points) })}
            <b>${gained < 0 ? "−" : "+"}${Math.abs(gained)}</b></span>`
          : nothing
      }
      ${notes.map((note) => html`<span class="quiet-text">${note}</span>`)}</span>`;
  }

  /** @param {import("../types").Opponent} opponent */
  rival({ name, bot, profile, seat }) {
    if (bot) return playerName(this.words, bot);
    if (profile) return html`<a href="#/people/${encodeURIComponent(profile)}">${name}</a>`;
    return name || this.say("seat-name", { seat });
  }
}

customElements.define("grasse-me", GrasseMe);
