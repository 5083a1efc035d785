// With friends: who sits where, the options of the match, the clock.

import { html, nothing } from "../vendor/lit.js";
import { playerNames } from "../chairs.js";
import { CLOCKS, SLOW, clockName } from "../clocks.js";
import { seatMark } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import * as server from "../server.js";
import { set, settings } from "../settings.js";
import { speak } from "../words.js";

export class GrasseNew extends Part {
  static properties = {
    games: { attribute: false },
    game: { attribute: false },
    box: { attribute: false },
    boxes: { state: true },
    chairs: { state: true },
    gameWords: { state: true },
    isPublic: { state: true },
    isRated: { state: true },
    clock: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.game = "";
    this.box = ""; // one's own, or one that somebody has shared
    /** @type {import("../types").BoxLine[]} */
    this.boxes = [];
    /** @type {string[]} */
    this.chairs = []; // "me", "device", "open", or a bot
    /** @type {import("../words.js").Words | null} */
    this.gameWords = null;
    this.isPublic = false; // whether anyone may sit down
    this.isRated = false;
    this.clock = 0; // the number of one of the clocks
    this.problem = "";
  }

  get card() {
    return this.games.games.find((game) => game.name === this.game) ?? this.games.games[0];
  }

  async firstUpdated() {
    try {
      const { boxes } = await server.boxes();
      this.boxes = boxes.filter(({ hash }) => hash);
      if (!this.box || boxes.some(({ box }) => box === this.box)) return;
      const shared = await server.box(this.box); // somebody else's
      this.boxes = [...this.boxes, { ...shared, faults: shared.faults.length }].filter(({ hash }) => hash);
    } catch {
      // a match can be opened without
    }
  }

  /** The boxes of this game that can be played with. */
  get choices() {
    return this.boxes.filter(({ game }) => game === this.card.name);
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
          ${
            this.choices.length
              ? html`<label class="field">${this.say("box-of-match")}
              <select name="box" @change=${(/** @type {Event} */ event) => {
                this.box = fieldValue(event);
              }}><option value="">${this.say("box-of-game")}</option>${this.choices.map(
                ({ box, name }) => html`<option value=${box} ?selected=${box === this.box}>${name}</option>`,
              )}</select></label>`
              : nothing
          }
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
                <legend>${this.say("page-match-variants")}</legend>
                ${Object.entries(card.options).map(([name, value]) => this.option(name, value))}
              </fieldset>`
              : nothing
          }
          <label class="field">${this.say("page-clock")}
            <select name="clock" @change=${(/** @type {Event} */ event) => {
              this.clock = Number(fieldValue(event));
            }}>${CLOCKS.map(
              (clock, at) => html`<option value=${at} .selected=${at === this.clock}
                ?disabled=${this.isRated && clock.kind === "none"}>${clockName(clock, this.words)}</option>`,
            )}</select></label>
          <label class="check"><input type="checkbox" name="public"
            @change=${(/** @type {Event} */ event) => {
              this.isPublic = /** @type {HTMLInputElement} */ (event.target).checked;
              if (this.isPublic) this.clock ||= SLOW;
              this.rate(this.isPublic);
            }}>${this.say("lobby-public")}</label>
          <label class="check"><input type="checkbox" name="rated" .checked=${this.isRated && !this.own}
            ?disabled=${Boolean(this.own)} @change=${(/** @type {Event} */ event) =>
              this.rate(/** @type {HTMLInputElement} */ (event.target).checked)}><span>${this.say("lobby-rated-offer")}
            <small class="quiet-text">${this.say(this.own ? "box-unrated" : "lobby-rated-text")}</small></span></label>
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

  /** The box that was chosen, if it is one of this game. */
  get own() {
    return this.choices.some(({ box }) => box === this.box) ? this.box : "";
  }

  /** An option of the match: on or off, or the number of a seat, 0 for none.
   * @param {string} name @param {boolean | number} value
   */
  option(name, value) {
    const words = this.gameWords?.say(`variant-${name}`) ?? name;
    if (typeof value === "boolean") {
      return html`<label class="check"><input type="checkbox" name="option-${name}" ?checked=${value}
        ?disabled=${this.isRated}>${words}</label>`;
    }
    return html`<label class="field">${words}
      <select name="option-${name}" ?disabled=${this.isRated}>
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
        ${playerNames(this.games, this.words, this.isRated ? this.card.name : "").map(
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

  /** A rated match has a clock, the usual variants, and no bots but those of the ladder: other chairs are open.
   * @param {boolean} rated
   */
  rate(rated) {
    this.isRated = rated;
    if (rated) this.clock ||= SLOW;
    const stays = ["me", "open", "device", ...this.card.ladder];
    if (rated) this.chairs = this.chairs.map((chair) => (stays.includes(chair) ? chair : "open"));
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
    /** @type {import("../wishes").WantedChair[]} */
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
        if (this.isRated) return [name, value]; // as usual
        return [name, typeof value === "boolean" ? given === "on" : Number(given)];
      }),
    );
    try {
      const summary = await server.open({
        game: this.card.name,
        chairs,
        options,
        clock: CLOCKS[Number(form.get("clock"))],
        listed: form.get("listed") === "on",
        public: form.get("public") === "on",
        rated: form.get("rated") === "on",
        language: this.words.language,
        box: this.own,
      });
      location.hash = `#/match/${summary.match}`;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }
}

customElements.define("grasse-new", GrasseNew);
