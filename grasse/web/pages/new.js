// With friends: who sits where, the options of the match, the clock.

import { html, nothing } from "../vendor/lit.js";
import { playerNames } from "../chairs.js";
import { seatMark } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import * as server from "../server.js";
import { set, settings } from "../settings.js";
import { speak } from "../words.js";

const CLOCKS = [
  { id: "none", kind: "none", seconds: 0 },
  { id: "decision-60", kind: "decision", seconds: 60 },
  { id: "decision-180", kind: "decision", seconds: 180 },
  { id: "match-1800", kind: "match", seconds: 1800 },
  { id: "match-259200", kind: "match", seconds: 259200 },
  { id: "match-1209600", kind: "match", seconds: 1209600 },
];

export class GrasseNew extends Part {
  static properties = {
    games: { attribute: false },
    game: { attribute: false },
    chairs: { state: true },
    gameWords: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.game = "";
    /** @type {string[]} */
    this.chairs = []; // "me", "device", "open", or a bot
    /** @type {import("../words.js").Words | null} */
    this.gameWords = null;
    this.problem = "";
  }

  get card() {
    return this.games.games.find((game) => game.name === this.game) ?? this.games.games[0];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("game")) this.chairs = ["me", ...Array(this.card.seats[0] - 1).fill("open")];
    if (changed.has("words") || changed.has("game")) {
      speak(this.words.language, this.card.name).then((words) => {
        this.gameWords = words;
      });
    }
  }

  render() {
    const { card } = this;
    return html`
      <main id="main" class="form-page" tabindex="-1">
        <form class="panel new-match" @submit=${this.open}>
          <h1>${this.say("page-with-friends")}</h1>
          <label class="field">${this.say("page-game")}
            <select name="game" @change=${(/** @type {Event} */ event) => {
              location.hash = `#/new/${fieldValue(event)}`;
            }}>
              ${this.games.games.map(
                (game) => html`<option value=${game.name}
                  ?selected=${game.name === card.name}>${game.title}</option>`,
              )}
            </select></label>
          <label class="field">${this.say("page-seats-number")}
            <select name="seats" @change=${this.resize}>${card.seats.map(
              (seats) => html`<option value=${seats}
                ?selected=${seats === this.chairs.length}>${seats}</option>`,
            )}</select></label>
          <fieldset>
            <legend>${this.say("page-who-sits")}</legend>
            ${this.chairs.map((chair, at) => this.chair(chair, at))}
          </fieldset>
          ${
            Object.keys(card.options).length
              ? html`<fieldset>
                <legend>${this.say("page-match-options")}</legend>
                ${Object.entries(card.options).map(([name, value]) => this.option(name, value))}
              </fieldset>`
              : nothing
          }
          <label class="field">${this.say("page-clock")}
            <select name="clock">${CLOCKS.map(
              (clock) => html`<option
                value=${clock.id}>${this.say(`page-clock-${clock.id}`)}</option>`,
            )}</select></label>
          <label class="check"><input type="checkbox" name="listed">${this.say("page-list-it")}</label>
          ${
            this.problem
              ? html`<p class="note-line problem"
                role="alert">${this.say(`refused-${this.problem}`)}</p>`
              : nothing
          }
          <div class="form-actions"><a class="button plain" href="#/">${this.say("page-cancel")}</a><button
              class="primary">${this.say("page-open-match")}</button></div>
        </form>
      </main>`;
  }

  /** An option of the match: on or off, or the number of a seat, 0 for none.
   * @param {string} name @param {boolean | number} value
   */
  option(name, value) {
    const words = this.gameWords?.say(`variant-${name}`) ?? name;
    if (typeof value === "boolean") {
      return html`<label class="check"><input type="checkbox" name="option-${name}" ?checked=${value}>${words}</label>`;
    }
    return html`<label class="field">${words}
      <select name="option-${name}">
        <option value="0" ?selected=${value === 0}>${this.say("page-drawn")}</option>
        ${this.chairs.map(
          (_, at) => html`<option value=${at + 1}
            ?selected=${value === at + 1}>${this.say("seat-name", { seat: at + 1 })}</option>`,
        )}
      </select></label>`;
  }

  /** @param {string} chair @param {number} at */
  chair(chair, at) {
    const seat = at + 1;
    return html`<div class="chair-row">
      ${seatMark(seat)}
      <select name="chair-${at}" aria-label=${this.say("page-chair", { seat })}
        @change=${(/** @type {Event} */ event) => this.seat(at, fieldValue(event))}>
        ${["me", "open", "device"].map(
          (kind) => html`<option value=${kind}
            ?selected=${chair === kind}>${this.say(`page-chair-${kind}`)}</option>`,
        )}
        ${playerNames(this.games, this.words).map(
          ([player, name]) => html`<option value=${player}
            ?selected=${chair === player}>${name}</option>`,
        )}
      </select>
      ${
        chair === "me" || chair === "device"
          ? html`<input type="text" name="name-${at}" maxlength="24" required
            aria-label=${this.say("page-name-of", { seat })}
            .value=${chair === "me" ? settings.name || this.say("page-guest") : this.say("seat-name", { seat })}>`
          : nothing
      }
    </div>`;
  }

  /** @param {number} at @param {string} kind */
  seat(at, kind) {
    this.chairs = this.chairs.map((chair, index) => (index === at ? kind : chair));
  }

  /** @param {Event} event */
  resize(event) {
    const seats = Number(fieldValue(event));
    this.chairs = Array.from({ length: seats }, (_, at) => this.chairs[at] ?? "open");
  }

  /** @param {SubmitEvent} event */
  async open(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    const chairs = this.chairs.map((chair, at) => {
      if (chair === "open") return { kind: "open" };
      if (chair === "me" || chair === "device")
        return { kind: "me", name: String(form.get(`name-${at}`) ?? "").trim() };
      return { kind: "bot", player: chair };
    });
    const own = this.chairs.indexOf("me");
    if (own >= 0) set({ name: chairs[own].name ?? "" });
    const options = Object.fromEntries(
      Object.entries(this.card.options).map(([name, value]) => {
        const given = form.get(`option-${name}`);
        return [name, typeof value === "boolean" ? given === "on" : Number(given)];
      }),
    );
    const clock = CLOCKS.find((each) => each.id === form.get("clock")) ?? CLOCKS[0];
    try {
      const summary = await server.open({
        game: this.card.name,
        chairs,
        options,
        clock: { kind: clock.kind, seconds: clock.seconds },
        listed: form.get("listed") === "on",
      });
      location.hash = `#/match/${summary.match}`;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }
}

customElements.define("grasse-new", GrasseNew);
