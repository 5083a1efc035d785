// The explorer: a deal or a moment of a match at the real table, and beside it what every option may come to.

import { html, nothing, repeat, svg } from "../vendor/lit.js";
import { seatNames } from "../chairs.js";
import {
  addressOf,
  barOf,
  besideOf,
  newDeal,
  placeOf,
  scaleOf,
  searched,
  shareText,
  shownOf,
  tallyValues,
} from "../explorer.js";
import { fileAt } from "../files.js";
import { loadPicture } from "../games/index.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";
import { message } from "../parts/message.js";
import { Still } from "../parts/still.js";
import { arrowsOf, marksOf } from "../review.js";
import * as server from "../server.js";
import { settings } from "../settings.js";
import { Speech } from "../speech.js";
import { sentence } from "../story.js";
import { speak } from "../words.js";

/** @typedef {import("../types").Explored} Explored */
/** @typedef {import("../types").ExploredOption} ExploredOption */
/** @typedef {import("../types").ExploredTally} ExploredTally */

const ROUNDS = 6; // until the server has said how many there are

export class GrasseExplore extends Part {
  static properties = {
    games: { attribute: false },
    first: { attribute: false },
    second: { attribute: false },
    third: { attribute: false },
    still: { state: true },
    explored: { state: true },
    chosen: { state: true },
    working: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.first = ""; // a game, or "match"
    this.second = ""; // how many play, or the name of the match
    this.third = ""; // the deal, or decisions of the match
    this.place = placeOf("", "", "");
    /** @type {Still | null} */
    this.still = null;
    /** @type {Explored | null} */
    this.explored = null;
    /** @type {number | null} */
    this.chosen = null; // the option that somebody wants to see
    this.working = false;
    this.problem = "";
    this.run = 0; // rises with each place, and when it is stopped
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.run += 1;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (["first", "second", "third"].some((name) => changed.has(name))) this.begin();
    else if (changed.has("words") && this.still && this.still.loaded.words.language !== this.words.language) {
      const { still } = this;
      speak(this.words.language, still.loaded.game.name).then((words) => {
        if (this.still === still) this.lay({ ...still.loaded, words }, still.table);
      });
    }
  }

  /** Opens the place of the address; a deal that has no name gets one. */
  begin() {
    const place = placeOf(this.first, this.second, this.third);
    const card = this.games.games.find(({ name }) => name === place.game);
    this.run += 1;
    this.still = this.explored = this.chosen = null;
    this.working = false;
    this.problem = "";
    this.place = place;
    document.title = "Grasse";
    if (!place.match && !card) return;
    if (!place.match && (!place.seats || !place.deal)) {
      this.place = { ...place, seats: place.seats || card?.seats[0] || 2, deal: newDeal() };
      history.replaceState(null, "", addressOf(this.place));
    }
    this.open();
  }

  /** Lays the table, and begins to explore. */
  async open() {
    const { run, place } = this;
    await this.attempt(async () => {
      const position = await server.explorerPosition(place);
      const known = server.game(position.game, position.box);
      const spoken = speak(this.words.language, position.game);
      const [game, picture, words] = await Promise.all([known, known.then(loadPicture), spoken]);
      if (run !== this.run || !this.isConnected) return;
      const { table } = position;
      const name = settings.name || this.say("page-guest");
      for (const chair of table.chairs) if (chair.seat === table.seat && !chair.name) chair.name = name;
      const chairs = table.chairs.map((chair) => ({ ...chair, mine: chair.seat === table.seat }));
      const summary = /** @type {any} */ ({ match: "", game: position.game, chairs, lesson: "", luck: 0 });
      this.lay({ summary, game, picture, words }, table);
      document.title = `${this.say("explorer-of", { game: game.title })} · Grasse`;
      await this.explore();
    });
  }

  /** @param {import("../parts/loaded.js").Loaded} loaded @param {import("../types").Table} table */
  lay(loaded, table) {
    this.still = new Still(loaded, table, {
      decide: (action) => this.choose(action),
      foresee: (action) => server.explorerThen(this.place, action, table.seat),
      next: () => this.another(),
    });
    this.still.decided = true; // nothing is decided here: the table only shows
    this.show();
  }

  /** Asks for one round after the other. */
  async explore() {
    const { run, place } = this;
    this.working = true;
    this.problem = "";
    await this.attempt(async () => {
      let { round, rounds } = this.explored ?? { round: 0, rounds: ROUNDS };
      while (round < rounds && run === this.run) {
        const explored = await server.explore(place, round + 1);
        if (run !== this.run) return;
        ({ round, rounds } = this.explored = explored);
        this.show();
      }
    });
    if (run === this.run) this.working = false;
  }

  stop() {
    this.run += 1;
    this.working = false;
  }

  /** @param {() => Promise<unknown>} does */
  async attempt(does) {
    const { run } = this;
    try {
      await does();
    } catch (error) {
      if (run === this.run) this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** Another deal of the same game, for as many. */
  another() {
    const { match, game, seats } = this.place;
    if (!match) location.hash = addressOf({ ...this.place, game, seats, deal: newDeal() });
  }

  /** @param {number} action */
  choose(action) {
    this.chosen = action;
    this.show();
  }

  /** Marks the option that is shown on the table, and the best one, with arrows to what they lead to. */
  async show() {
    const { still, explored } = this;
    if (!still?.table.tree || !explored?.options.length) return;
    const { table } = still;
    const tree = /** @type {import("../types").TableNode} */ (table.tree);
    const speech = this.speechOf(still);
    const [best, own] = [explored.options[0].action, shownOf(explored.options, this.chosen).action];
    /** @type {[number, string][]} */
    const decisions =
      own === best
        ? [[best, "best"]]
        : [
            [own, "shown"],
            [best, "best"],
          ]; // prettier-ignore
    still.marks = marksOf(decisions, tree, speech);
    still.arrows = arrowsOf(decisions, tree, new Map(), table.seat, speech);
    this.refresh();
    const later = (/** @type {number} */ action) =>
      server.explorerThen(this.place, action, table.seat).then(
        (each) => each.tree,
        () => null,
      );
    const trees = await Promise.all(decisions.map(([action]) => later(action)));
    if (this.still !== still || shownOf(explored.options, this.chosen).action !== own) return;
    still.arrows = arrowsOf(
      decisions,
      tree,
      new Map(decisions.map(([action], at) => [action, trees[at]])),
      table.seat,
      speech,
    );
    this.refresh();
  }

  refresh() {
    this.requestUpdate();
    /** @type {Part | null} */ (this.querySelector("grasse-table"))?.requestUpdate();
  }

  /** @param {Still} still */
  speechOf({ loaded, table }) {
    return new Speech(loaded.words, loaded.game, seatNames(table.chairs, loaded.words));
  }

  /** Arrows go from option to option.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!direction || !this.explored) return;
    event.preventDefault();
    const { options } = this.explored;
    const next = besideOf(options, shownOf(options, this.chosen).action, direction);
    this.choose(next.action);
    /** @type {HTMLElement | null} */ (this.querySelector(`.explore-option[data-action="${next.action}"]`))?.focus();
  }

  render() {
    const { place, still } = this;
    if (!place.match && !this.games.games.some(({ name }) => name === place.game)) return this.choice();
    if (!still) return message(this.words, this.problem);
    return html`<grasse-table .words=${this.words} .games=${this.games} .still=${still}
      .beside=${() => this.side(still)}></grasse-table>`;
  }

  /** Which game, and for how many. */
  choice() {
    return html`<main id="main" class="learn explore-page" tabindex="-1">
      <header><h1>${this.say("explorer-title")}</h1><p>${this.say("explorer-lead")}</p></header>
      <div class="learn-games">${this.games.games.map(
        ({ name, title, seats }) => html`<section class="panel learn-game" aria-labelledby="explore-${name}">
          <img class="cover" src=${fileAt(`games/${name}/cover.svg`)} alt="" width="400" height="250">
          <h2 id="explore-${name}">${title}</h2>
          <div class="explore-deals"><p>${this.say("explorer-deal")}</p>
            ${seats.map(
              (number) => html`<a class="button" href="#/explore/${name}/${number}"
                aria-label=${`${title}: ${this.say("explorer-players", { number })}`}>${this.say("explorer-players", {
                  number,
                })}</a>`,
            )}</div>
        </section>`,
      )}</div>
    </main>`;
  }

  /** @param {Still} still */
  side(still) {
    const speech = this.speechOf(still);
    const { explored } = this;
    return html`<aside class="side practice-side explore-side" aria-label=${this.say("page-side")}>
      ${this.head(still, speech)}
      ${
        explored
          ? html`<section class="panel explore-options" aria-labelledby="explore-options">
            <h2 id="explore-options">${this.say("explorer-options")}</h2>
            <ol @keydown=${(/** @type {KeyboardEvent} */ event) => this.press(event)}>${repeat(
              explored.options,
              ({ action }) => action,
              (option) => this.option(option, speech, still),
            )}</ol>
            <details class="explore-how"><summary>${this.say("explorer-about")}</summary>
              <p>${this.say("explorer-how")}</p>
              ${
                explored.matches
                  ? html`<p>${this.say("explorer-starts-how", { matches: explored.matches })}</p>`
                  : nothing
              }</details>
          </section>`
          : nothing
      }
    </aside>`;
  }

  /** @param {Still} still @param {Speech} speech */
  head({ table }, speech) {
    const { match, number } = this.place;
    const { round, rounds } = this.explored ?? { round: 0, rounds: ROUNDS };
    const done = round >= rounds;
    return html`<section class="panel practice-head">
      <p class="practice-way">${
        match
          ? html`<a href="#/replay/${match}/${number}">${icon("back")}${this.say("page-replay")}</a>
            <a href="#/review/${match}/${number}">${icon("chart")}${this.say("page-review")}</a>`
          : html`<a href="#/explore">${icon("back")}${this.say("explorer-title")}</a>
            <button class="small" aria-keyshortcuts="n" @click=${() => this.another()}>${icon("dice")}${this.say(
              "explorer-another",
            )} <kbd aria-hidden="true">N</kbd></button>`
      }</p>
      <p class="explore-who">${seatMark(table.seat)}<b>${this.say("explorer-decides", {
        name: speech.seat(table.seat),
      })}</b></p>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      <div class="explore-progress">
        <span id="explore-progress" role="status">${this.say(
          done ? "explorer-done" : this.working ? "explorer-working" : "explorer-stopped",
          { round: done || !this.working ? round : round + 1, rounds },
        )}</span>
        ${
          done
            ? nothing
            : html`<progress max=${rounds} .value=${round} aria-labelledby="explore-progress"></progress>
              <button class="small" @click=${() => (this.working ? this.stop() : this.explore())}>${this.say(
                this.working ? "lab-stop" : "explorer-go-on",
              )}</button>`
        }</div>
    </section>`;
  }

  /** @param {ExploredOption} option @param {Speech} speech @param {Still} still */
  option(option, speech, still) {
    const explored = /** @type {Explored} */ (this.explored);
    const { action } = option;
    const isShown = shownOf(explored.options, this.chosen).action === action;
    const isBest = explored.options[0].action === action;
    const verdicts = [
      [isBest, "best", "page-review-best"],
      [!isBest && option.close, "close", "explorer-close"],
      [action === explored.played, "played", "page-review-played"],
    ].filter(([holds]) => holds);
    return html`<li class=${isShown ? "shown" : ""}>
      <button class="explore-option" data-action=${action} aria-expanded=${isShown} @click=${() => this.choose(action)}>
        <span class="explore-label"><b>${speech.label(action, still.table.tree)}</b>${verdicts.map(
          ([, word, key]) => html` <span class="verdict ${word}">${this.say(String(key))}</span>`,
        )}</span>
        ${this.bar("explorer-chance", searched(option), 1)}
        ${this.bar("explorer-playouts", { value: option.won, low: option.low, high: option.high }, 0)}
      </button>
      ${isShown ? this.detail(option, speech, still) : nothing}
    </li>`;
  }

  /** A share with its interval.
   * @param {string} key @param {{value: number, low: number, high: number}} share @param {number} digits
   */
  bar(key, { value, low, high }, digits) {
    const { language } = this.words;
    const scale = scaleOf(/** @type {Explored} */ (this.explored).options);
    const { value: at, low: from, high: to } = barOf(value, low, high, scale);
    const half = shareText((high - low) / 2, language, digits);
    return html`<span class="explore-bar ${key}"><span>${this.say(key)}</span>
      <svg class="track" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">${svg`
        <rect class="fill" width=${at} height="10"></rect>
        <rect class="whisker" x=${from} y="4" width=${Math.max(to - from, 0.6)} height="2"></rect>`}</svg>
      <span class="figure">${shareText(value, language, digits)} ±\u00a0${half.replace(/\s*%/, "")}</span></span>`;
  }

  /** How it may go on, and what starts like this one have brought.
   * @param {ExploredOption} option @param {Speech} speech @param {Still} still
   */
  detail({ action, points, played, line }, speech, still) {
    const { tree } = still.table;
    const { actions } = speech.game;
    const name = (/** @type {number} */ step) =>
      speech.tryLabel(step, tree) || speech.tryLabel(step, null) || actions[step].name;
    const start = this.explored?.starts.find((each) => each.action === action);
    return html`<div class="explore-detail">
      <p class="quiet-text">${speech.say("game-points", { points: Math.round(points) })} · ${this.say(
        "explorer-matches",
        { matches: played },
      )}</p>
      ${
        line.length
          ? html`<h3>${this.say("explorer-line")}</h3><ol class="explore-line">${line.map(
              (step) =>
                html`<li>${
                  step.seat
                    ? html`${seatMark(step.seat)}<span class="unseen">${speech.seat(step.seat)}</span>`
                    : icon("dice")
                }<span>${name(step.action)}</span></li>`,
            )}</ol>`
          : nothing
      }
      ${
        start
          ? html`<h3>${this.say("explorer-starts")}</h3>
            <p>${this.say("explorer-start-all", tallyValues(start.all))}</p>
            ${start.shown.length ? nothing : html`<p class="quiet-text">${this.say("explorer-start-none")}</p>`}
            ${start.shown.map((tally) => html`<p>${this.tally(tally, speech)}</p>`)}`
          : nothing
      }</div>`;
  }

  /** @param {ExploredTally} tally @param {Speech} speech */
  tally(tally, speech) {
    const event = tally.event ? sentence(tally.event, speech) : "";
    return this.say("explorer-start-shown", { ...tallyValues(tally), event });
  }
}

customElements.define("grasse-explore", GrasseExplore);
