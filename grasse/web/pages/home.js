// Home: the games, play now, with friends, and the matches there are.

import { html, nothing, repeat } from "../vendor/lit.js";
import { isGiven, namelessSeat, playerNames, seatNames, usualPlayer } from "../chairs.js";
import { fileAt } from "../files.js";
import { icon, seatMark } from "../icons.js";
import { FIRST, isNew, learnt, withoutLessons } from "../lessons.js";
import { Part, fieldValue } from "../part.js";
import * as server from "../server.js";
import { chosenName, set, settings } from "../settings.js";
import { speak } from "../words.js";
import "../parts/meeting.js";

/** @typedef {import("../types").Summary} Summary */

const OFTEN = 8000; // milliseconds between two looks at what is new
const RECENT = 6; // finished matches; the rest is on one's own page

/** The bot that play now sits down with: the one chosen last time, if it is still there.
 * @param {import("../types").Games} games
 */
function rival(games) {
  return games.players.includes(settings.rival) ? settings.rival : usualPlayer(games);
}

/** How many can sit down to play any of the games.
 * @param {import("../types").Games} games
 */
export function seatCounts({ games }) {
  return [...new Set(games.flatMap(({ seats }) => seats))].sort((one, other) => one - other);
}

/** Opens a match against bots at once; answers with its address.
 * @param {import("../types").GameCard} game @param {import("../types").Games} games @param {string} name
 */
export async function playNow(game, games, name) {
  const bot = { kind: "bot", player: rival(games) };
  const seats = game.seats.includes(settings.seats) ? settings.seats : game.seats[0];
  const chairs = [{ kind: "me", name }, ...Array(seats - 1).fill(bot)];
  const summary = await server.open({ game: game.name, chairs });
  return `#/match/${summary.match}`;
}

export class GrasseHome extends Part {
  static properties = {
    games: { attribute: false },
    lobby: { state: true },
    meeting: { state: true },
    blurbs: { state: true },
    problem: { state: true },
    unnamed: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../types").Lobby | null} */
    this.lobby = null;
    /** @type {import("../types").Meeting | null} */
    this.meeting = null;
    /** @type {Record<string, { blurb: string, facts: string }>} */
    this.blurbs = {};
    this.problem = "";
    this.unnamed = ""; // why a name was refused; it stays until there is another
    this.busy = "";
    this.timer = 0;
    // Whoever comes back to the page sees at once what there is: invitations, whose turn it is.
    this.look = () => {
      if (!document.hidden) this.refresh();
    };
  }

  connectedCallback() {
    super.connectedCallback();
    this.refresh();
    this.timer = window.setInterval(this.look, OFTEN);
    document.addEventListener("visibilitychange", this.look);
    addEventListener("pageshow", this.look);
    addEventListener("focus", this.look);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
    document.removeEventListener("visibilitychange", this.look);
    removeEventListener("pageshow", this.look);
    removeEventListener("focus", this.look);
  }

  async refresh() {
    try {
      [this.lobby, this.meeting] = await Promise.all([server.lobby(), server.meeting()]);
      const chosen = chosenName(this.lobby.me);
      if (chosen && chosen !== settings.name) set({ name: chosen });
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** Whoever has a profile changes it; others are asked for at their first match.
   * @param {Event} event
   */
  async rename(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const name = field.value.trim();
    const before = this.lobby?.me ?? "";
    if (!before) return set({ name });
    try {
      const me = await server.changeMe({ name: name || before });
      this.lobby = this.lobby && { ...this.lobby, me: me.name };
      set({ name: chosenName(me.name) });
      this.unnamed = "";
      this.refresh(); // the matches name whoever plays
    } catch (error) {
      this.unnamed = error instanceof server.Refusal ? error.reason : "failed";
    }
    field.value = settings.name; // nobody is called what was refused
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("words") || changed.has("games")) this.loadBlurbs();
  }

  async loadBlurbs() {
    const { language } = this.words;
    const found = await Promise.all(
      this.games.games.map(async (game) => {
        const words = await speak(language, game.name);
        return [game.name, { blurb: words.say("game-blurb"), facts: words.say("game-facts") }];
      }),
    );
    if (language === this.words.language) this.blurbs = Object.fromEntries(found);
  }

  /** Goes down to the people: on a phone they are below all the games.
   * @param {Event} event
   */
  meet(event) {
    event.preventDefault();
    this.querySelector(".meeting")?.scrollIntoView();
    /** @type {HTMLElement | null} */ (this.querySelector(".seek select"))?.focus({ preventScroll: true });
  }

  /** @param {import("../types").GameCard} game */
  play(game) {
    return this.leave(game, (name) => playNow(game, this.games, name));
  }

  /** Begins the guided match.
   * @param {import("../types").GameCard} game
   */
  learn(game) {
    return this.leave(game, async (name) => {
      const summary = await server.lesson({ game: game.name, lesson: FIRST, name });
      return `#/match/${summary.match}`;
    });
  }

  /** Goes where a game is opened.
   * @param {import("../types").GameCard} game @param {(name: string) => Promise<string>} open
   */
  async leave(game, open) {
    this.busy = game.name;
    try {
      location.hash = await open(settings.name || this.say("page-guest"));
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
    this.busy = "";
  }

  render() {
    /** @type {import("../types").Lobby} */
    const lobby = this.lobby ?? { me: "", mine: [], listed: [], finished: [], preparing: [] };
    const mine = withoutLessons(lobby.mine);
    return html`
      <main id="main" class="home" tabindex="-1">
        <header class="hero">
          <div class="hero-text">
            <h1>${this.say("page-hero")}</h1>
            <p>${this.say("page-hero-text")} <a href="#/" @click=${this.meet}>${this.say("lobby-title")}</a>
              · <a href="#/learn">${this.say("page-learn-title")}</a>
              · <a href="#/puzzles">${this.say("puzzle-offer")}</a>
              · <a href="#/boxes">${this.say("box-offer")}</a>
              · <a href="#/laboratory">${this.say("lab-title")}</a>
              · <a href="#/me">${this.say("people-my-page")}</a></p>
            <div class="hero-fields">
              <label class="field name-field">${this.say("page-name")}
                <input type="text" maxlength="24" autocomplete="nickname" .value=${settings.name}
                  placeholder=${this.say("page-guest")}
                  @change=${this.rename}>
                ${this.toOthers()}
              </label>
              <label class="field">${this.say("page-rival")}
                <select name="rival"
                  @change=${(/** @type {Event} */ event) => set({ rival: fieldValue(event) })}>
                  ${playerNames(this.games, this.words).map(
                    ([player, name]) => html`<option value=${player}
                      ?selected=${player === rival(this.games)}>${name}</option>`,
                  )}
                </select></label>
              <label class="field">${this.say("page-seats-number")}
                <select name="seats"
                  @change=${(/** @type {Event} */ event) => set({ seats: Number(fieldValue(event)) })}>
                  ${seatCounts(this.games).map(
                    (seats) => html`<option value=${seats}
                      ?selected=${seats === settings.seats}>${seats}</option>`,
                  )}
                </select></label>
            </div>
          </div>
          <img class="hero-art" src=${fileAt("hero.svg")} alt="" width="520" height="340">
        </header>
        ${[this.unnamed, this.problem]
          .filter(Boolean)
          .map((reason) => html`<p class="note-line problem" role="alert">${this.say(`refused-${reason}`)}</p>`)}
        <grasse-invited .words=${this.words} .games=${this.games} .meeting=${this.meeting}
          @changed=${() => this.refresh()}></grasse-invited>
        ${mine.length ? this.matchList("page-mine", mine) : nothing}
        <section class="games" aria-label=${this.say("page-games")}>
          ${this.games.games.map(
            (game) => html`
              <article class="game panel">
                <img class="cover" src=${fileAt(`games/${game.name}/cover.svg`)} alt=""
                  width="400" height="250" @error=${(/** @type {Event} */ event) => {
                    /** @type {HTMLElement} */ (event.target).hidden = true;
                  }}>
                ${
                  lobby.preparing.includes(game.name)
                    ? html`<p class="preparing quiet-text"
                      role="status">${this.say(this.busy === game.name ? "page-preparing-opens" : "page-preparing")}
                      <progress aria-hidden="true"></progress></p>`
                    : nothing
                }
                <div class="game-text">
                  <h2>${game.title}</h2>
                  <p>${this.blurbs[game.name]?.blurb}</p>
                  <p class="quiet-text seats">${icon("people")}${this.say("page-seats", {
                    from: game.seats[0],
                    to: game.seats.at(-1),
                  })}</p>
                  <p class="quiet-text facts">${this.blurbs[game.name]?.facts}</p>
                  <div class="game-actions">
                    <button class="primary" ?disabled=${this.busy === game.name}
                      @click=${() => this.play(game)}>${icon("play")}${this.say("page-play-now")}</button>
                    ${this.learnOffer(game, true)}
                    <a class="button" href="#/new/${game.name}">${icon("people")}${this.say("page-with-friends")}</a>
                    ${this.learnOffer(game, false)}
                  </div>
                </div>
              </article>`,
          )}
        </section>
        <section class="panel day-offer" aria-labelledby="day-offer">
          <h2 id="day-offer">${this.say("day-title")}</h2>
          <p>${this.say("day-lead")}</p>
          <a class="button" href="#/day">${icon("crown")}${this.say("day-open")}</a>
        </section>
        <grasse-meeting .words=${this.words} .games=${this.games} .meeting=${this.meeting}
          .lately=${lobby.mine.map(({ match, status }) => `${match} ${status}`).join()}
          @changed=${() => this.refresh()}></grasse-meeting>
        <div class="lobby">
          ${lobby.listed.length ? this.matchList("page-listed", lobby.listed) : nothing}
          ${this.matchList("page-finished", lobby.finished.slice(0, RECENT))}
        </div>
      </main>`;
  }

  /** The guided match: large for whoever is new to a game, small and last for all others.
   * @param {import("../types").GameCard} game @param {boolean} first whether it is offered to newcomers
   */
  learnOffer(game, first) {
    const { lobby } = this;
    if (!lobby || !game.lessons.includes(FIRST) || isNew(game.name, lobby, learnt()) !== first) return nothing;
    const [kind, key] = first ? ["learn-offer", "page-learn-offer"] : ["learn-again small plain", "page-learn-again"];
    return html`<button class=${kind} ?disabled=${this.busy === game.name}
      @click=${() => this.learn(game)}>${icon("bulb")}${this.say(key)}</button>`;
  }

  /** What others see of somebody who has not chosen a name. */
  toOthers() {
    const name = this.lobby?.me ?? "";
    if (!isGiven(name) || settings.name) return nothing;
    return html`<span class="to-others quiet-text">${this.say("page-name-to-others", { name })}</span>`;
  }

  /** A list of matches under a heading.
   * @param {string} key @param {Summary[]} matches
   */
  matchList(key, matches) {
    return html`<section class="matches ${key}" aria-labelledby=${key}>
      <h2 id=${key}>${this.say(key)}</h2>
      ${
        matches.length
          ? html`<ul>${repeat(
              matches,
              (each) => each.match,
              (each) => this.matchLine(each),
            )}</ul>`
          : html`<p class="quiet-text">${this.say(`${key}-none`)}</p>`
      }
      ${
        key === "page-finished" && matches.length === RECENT
          ? html`<p><a href="#/me">${this.say("people-all-matches")}</a></p>`
          : nothing
      }
    </section>`;
  }

  /** @param {Summary} match */
  matchLine(match) {
    const names = seatNames(match.chairs, this.words, namelessSeat(match.chairs, settings.name));
    const mine = match.status === "playing" && match.chairs.some((chair) => chair.mine && chair.seat === match.turn);
    const title = this.games.games.find((game) => game.name === match.game)?.title ?? match.game;
    const to = match.status === "over" ? `#/replay/${match.match}` : `#/match/${match.match}`;
    return html`<li class=${mine ? "your-turn" : ""}><a href=${to}>
        <img src=${fileAt(`games/${match.game}/cover.svg`)} alt="" width="64" height="40" loading="lazy">
        <span class="match-text"><b>${title}</b> ${match.status === "over" ? this.outcome(match) : nothing}
          <span class="match-seats">${match.chairs.map(
            (chair) => html`<span
              class="seat-chip">${seatMark(chair.seat)}${names[chair.seat - 1]}${
                match.scores[chair.seat - 1]
                  ? html`
                    <b>${match.scores[chair.seat - 1][0]}</b>`
                  : nothing
              }</span>`,
          )}</span>
        </span>
        <span class="match-state">${this.state(match, mine, names)}</span>
      </a></li>`;
  }

  /** What came of a match for whoever sits here, and when.
   * @param {Summary} match
   */
  outcome({ chairs, place, abandoned, moved }) {
    const day = new Date(moved * 1000).toLocaleDateString(settings.language, { dateStyle: "medium" });
    const placed =
      place === 1 ? this.say("people-result-won") : this.say("people-result", { place, seats: chairs.length });
    const said = abandoned ? this.say("people-abandoned") : placed;
    return html`<span class="match-outcome">${place ? html`<b>${said}</b>` : nothing} <time>${day}</time></span>`;
  }

  /** @param {Summary} match @param {boolean} mine @param {string[]} names */
  state(match, mine, names) {
    if (match.status === "over") return html`${icon("play")}<span>${this.say("page-replay")}</span>`;
    if (match.status === "waiting") return this.say("page-waiting");
    if (mine) return html`<b>${this.say("page-your-turn")}</b>`;
    return match.turn > 0 ? this.say("page-turn-of", { name: names[match.turn - 1] }) : "";
  }
}

customElements.define("grasse-home", GrasseHome);
