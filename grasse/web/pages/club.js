// The form by which a club opens a tournament.

import { html, nothing } from "../vendor/lit.js";
import { playerNames } from "../chairs.js";
import { CLOCKS, clockName } from "../clocks.js";
import { Part, fieldValue } from "../part.js";
import * as server from "../server.js";
import { set, settings } from "../settings.js";

const DAY = 86400;
const EVERY = [0, 1, 2, 3, 7]; // days from round to round; 0: at once
const SIZES = [0, 8, 12, 16, 24, 32]; // players up to whom bots fill; 0: full tables only
const USUAL = 3; // the clock that is chosen at first: 15 minutes for a match, and 20 seconds more
const ROUNDS = 3;

export class GrasseClub extends Part {
  static properties = {
    games: { attribute: false },
    game: { state: true },
    every: { state: true },
    fill: { state: true },
    isRated: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.game = "";
    this.every = 0;
    this.fill = "";
    this.isRated = false;
    this.problem = "";
    this.busy = false;
  }

  get card() {
    return this.games.games.find((game) => game.name === this.game) ?? this.games.games[0];
  }

  render() {
    return html`<main id="main" class="form-page" tabindex="-1">
      <form class="panel new-match" @submit=${this.open}>
        <h1>${this.say("tournament-open")}</h1>
        <label class="field">${this.say("tournament-name")}
          <input type="text" name="title" maxlength="48" required></label>
        ${this.choice(
          "game",
          "page-game",
          this.games.games,
          (game) => [game.name, game.title],
          (value) => {
            this.game = value;
          },
        )}
        ${this.choice("system", "tournament-system", ["swiss", "groups"], (each) => [
          each,
          this.say(`tournament-system-${each}`),
        ])}
        ${this.choice("seats", "tournament-seats-number", this.card.seats, (seats) => [String(seats), String(seats)])}
        <label class="field">${this.say("tournament-rounds")}
          <input type="number" name="rounds" min="1" max="15" required value=${ROUNDS}></label>
        ${this.choice(
          "every",
          "tournament-pace",
          EVERY,
          (days) => [
            String(days),
            days ? this.say("tournament-pace-days", { days }) : this.say("tournament-pace-once"),
          ],
          (value) => {
            this.every = Number(value);
          },
        )}
        <label class="field">${this.say("tournament-starts")}
          <input type="datetime-local" name="starts"></label>
        ${this.clocks()}
        ${this.bots()}
        ${this.checks()}
        ${
          this.problem
            ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
            : nothing
        }
        <div class="form-actions"><a class="button plain" href="#/tournaments">${this.say("page-cancel")}</a><button
            class="primary" ?disabled=${this.busy}>${this.say("tournament-open")}</button></div>
      </form>
    </main>`;
  }

  /** A field with a choice.
   * @template T
   * @param {string} name @param {string} key @param {readonly T[]} among
   * @param {(each: T) => [string, string]} told its value, and what it is called
   * @param {(value: string) => void} [chosen]
   */
  choice(name, key, among, told, chosen) {
    return html`<label class="field">${this.say(key)}
      <select name=${name} @change=${(/** @type {Event} */ event) => chosen?.(fieldValue(event))}>
        ${among.map(told).map(([value, text]) => html`<option value=${value}>${text}</option>`)}
      </select></label>`;
  }

  /** Rounds that begin at once need a time limit, or one could wait for ever. */
  clocks() {
    return html`<label class="field">${this.say("page-clock")}
      <select name="clock">${CLOCKS.map((clock, at) =>
        clock.kind === "none" && !this.every
          ? nothing
          : html`<option value=${at} ?selected=${at === USUAL}>${clockName(clock, this.words)}</option>`,
      )}</select></label>`;
  }

  bots() {
    const offered = playerNames(this.games, this.words, this.isRated ? this.card.name : "");
    return html`<label class="field">${this.say("tournament-fill")}
        <select name="fill" @change=${(/** @type {Event} */ event) => {
          this.fill = fieldValue(event);
        }}>
          <option value="" .selected=${!this.fill}>${this.say("tournament-fill-none")}</option>
          ${offered.map(([player, name]) => html`<option value=${player}>${name}</option>`)}
        </select></label>
      ${
        this.fill
          ? this.choice("size", "tournament-size", SIZES, (count) => [
              String(count),
              count ? this.say("tournament-size-players", { count }) : this.say("tournament-size-tables"),
            ])
          : nothing
      }`;
  }

  checks() {
    const box = (/** @type {string} */ name, /** @type {boolean} */ on, /** @type {unknown} */ text) =>
      html`<label class="check"><input type="checkbox" name=${name} ?checked=${on}><span>${text}</span></label>`;
    return html`
      ${box(
        "same",
        false,
        html`${this.say("tournament-same")} <small class="quiet-text">${this.say("tournament-same-text")}</small>`,
      )}
      <label class="check"><input type="checkbox" name="rated" @change=${(/** @type {Event} */ event) => {
        this.isRated = /** @type {HTMLInputElement} */ (event.target).checked;
        if (this.isRated && !this.card.ladder.includes(this.fill)) this.fill = "";
      }}><span>${this.say("lobby-rated-offer")} <small class="quiet-text">${this.say(
        "lobby-rated-text",
      )}</small></span></label>
      ${box("late", true, this.say("tournament-late"))}
      ${box("listed", true, this.say("tournament-listed"))}
      ${box("enter", true, this.say("tournament-enter-too"))}
      <label class="field">${this.say("page-name")}
        <input type="text" name="name" maxlength="24" autocomplete="nickname" .value=${settings.name}
          placeholder=${this.say("page-guest")}></label>`;
  }

  /** @param {SubmitEvent} event */
  async open(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const text = (/** @type {string} */ name) => String(form.get(name) ?? "").trim();
    const isOn = (/** @type {string} */ name) => form.get(name) === "on";
    if (text("name")) set({ name: text("name") });
    const starts = text("starts");
    this.busy = true;
    try {
      const { tournament } = await server.openTournament({
        title: text("title"),
        game: text("game"),
        settings: {
          system: /** @type {"swiss" | "groups"} */ (text("system")),
          seats: Number(text("seats")),
          rounds: Number(text("rounds")),
          clock: CLOCKS[Number(text("clock"))],
          every: Number(text("every")) * DAY,
          same: isOn("same"),
          fill: text("fill"),
          size: Number(text("size") || 0),
          late: isOn("late"),
          rated: isOn("rated"),
        },
        starts: starts ? new Date(starts).getTime() / 1000 : 0,
        listed: isOn("listed"),
        name: text("name"),
        enter: isOn("enter"),
      });
      location.hash = `#/tournament/${tournament}`;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
    this.busy = false;
  }
}

customElements.define("grasse-club", GrasseClub);
