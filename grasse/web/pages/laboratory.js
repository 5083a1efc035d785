// The laboratory: a box is changed, or one's own compared with that of the game; many matches tell what that does.

import { html, nothing } from "../vendor/lit.js";
import { partOf, partsOf } from "../boxes.js";
import { strengthName } from "../chairs.js";
import { isSame, roughly, settingOf, stepFor, valuesOf } from "../experiments.js";
import { loadPicture } from "../games/index.js";
import { icon } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import { differenceList } from "../parts/box-differs.js";
import { besidesOf, fieldName, partName, speakOfBox, valueText } from "../parts/box-words.js";
import { pieceTurned, titleAt, titleOf } from "../parts/lab-pieces.js";
import "../parts/lab-picker.js";
import "../parts/lab-result.js";
import * as server from "../server.js";
import { settings } from "../settings.js";

/** @typedef {import("../types").Experiment} Experiment */
/** @typedef {import("../types").LabGame} LabGame */
/** @typedef {import("../experiments.js").Change} Change */

const AGAIN = 1500; // ms between two looks at an experiment that goes on
const USUAL = 200; // matches
const DEALS = 10; // that are played in one go
const QUICK = "greedy";
const MOST_ALONE = 24; // tiles that are tried alone, as the server has it

export class GrasseLaboratory extends Part {
  static properties = {
    games: { attribute: false },
    game: { attribute: false },
    id: { attribute: false },
    box: { attribute: false },
    own: { state: true },
    about: { state: true },
    boxes: { state: true },
    changes: { state: true },
    sketch: { state: true },
    seats: { state: true },
    meant: { state: true },
    players: { state: true },
    amount: { state: true },
    alone: { state: true },
    experiment: { state: true },
    past: { state: true },
    problem: { state: true },
    detail: { state: true },
    spoken: { state: true },
    info: { state: true },
    picture: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.game = "";
    this.id = ""; // of an experiment
    this.box = ""; // of one's own, by the address
    this.own = ""; // the box that was chosen: "" is that of the game
    /** @type {LabGame | null} */
    this.about = null;
    /** @type {import("../types").BoxLine[]} */
    this.boxes = [];
    /** @type {Change[]} */
    this.changes = [];
    /** @type {import("../types").LabSketch | null} */
    this.sketch = null;
    this.seats = 0;
    this.meant = 0; // the seats before they were set to others, with which a change comes into play
    this.players = [QUICK]; // one for all seats, or one each
    this.amount = USUAL;
    this.alone = false; // whether every changed tile is also tried without the others
    /** @type {Experiment | null} */
    this.experiment = null;
    /** @type {Experiment[]} */
    this.past = [];
    this.problem = "";
    this.detail = "";
    /** @type {import("../words.js").Words | null} */
    this.spoken = null; // the words of the game
    /** @type {import("../types").GameInfo | null} */
    this.info = null;
    /** @type {import("../types").PictureModule | null} */
    this.picture = null;
    this.timer = 0;
    this.asked = 0; // sketches; only the last answer counts
  }

  get card() {
    return this.games.games.find((game) => game.name === this.game) ?? this.games.games[0];
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("box") && this.box) this.own = this.box;
    else if (changed.has("game")) this.own = "";
    if (changed.has("game") || changed.has("words") || changed.has("own")) this.load(!changed.has("words"));
    if (changed.has("id")) this.look();
  }

  /** @param {boolean} afresh whether what was changed belongs to another box */
  async load(afresh) {
    const { card, own } = this;
    if (afresh) {
      this.changes = [];
      this.sketch = null;
    }
    this.problem = this.detail = "";
    try {
      const [about, past, boxes, info, picture, spoken] = await Promise.all([
        server.labGame(card.name, own),
        server.experiments(),
        server.boxes(),
        server.game(card.name, ""),
        loadPicture(card),
        speakOfBox(this.words.language, card.name),
      ]);
      if (card !== this.card || own !== this.own) return;
      this.info = info;
      this.picture = picture;
      this.spoken = spoken;
      this.past = past.experiments;
      this.boxes = boxes.boxes.filter(({ game, hash }) => game === card.name && hash);
      if (!about.seats.includes(this.seats)) this.seats = about.seats[0];
      this.amount = Math.min(this.amount, about.most);
      this.about = about;
      this.suit();
      document.title = `${this.say("lab-title")} · ${card.title} · Grasse`;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Looks at the experiment of the address, and again as long as it goes on. */
  async look() {
    clearTimeout(this.timer);
    const { id } = this;
    if (this.experiment?.experiment !== id) this.experiment = null;
    if (!id) return;
    try {
      const found = await server.experiment(id);
      if (id !== this.id) return;
      if (this.problem === "failed") this.problem = this.detail = "";
      this.experiment = found;
      if (found.status === "waiting" || found.status === "working")
        this.timer = window.setTimeout(() => this.look(), AGAIN);
      else if (found.mine) this.past = (await server.experiments()).experiments;
    } catch (error) {
      if (id !== this.id) return;
      this.fail(error);
      // The server may be away for a moment; what it plays, it goes on with.
      if (!(error instanceof server.Refusal)) this.timer = window.setTimeout(() => this.look(), AGAIN);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.problem = error instanceof server.Refusal ? error.reason : "failed";
    this.detail = besidesOf(this.spoken ?? this.words, this.about?.rows ?? [], error);
  }

  // ---------------------------------------------------------------- what is changed

  /** @param {CustomEvent<Change>} event */
  change({ detail: { row, field, value } }) {
    const others = this.changes.filter((each) => each.field.place !== field.place);
    const is = isSame(value, field.value);
    this.keep(is ? others : [...others, { row, field, value, range: null }]);
  }

  /** @param {Change} change @param {Partial<Change>} other */
  replace(change, other) {
    this.keep(this.changes.map((each) => (each === change ? { ...change, ...other } : each)));
  }

  /** @param {Change[]} changes */
  async keep(changes) {
    this.changes = changes;
    this.problem = this.detail = "";
    const asked = ++this.asked;
    const wanted = changes.map(settingOf);
    if (wanted.some(({ values }) => !values.length)) return;
    try {
      const sketch = await server.sketchExperiment({ game: this.card.name, box: this.own, settings: wanted });
      if (asked !== this.asked) return;
      this.sketch = sketch;
      this.suit();
    } catch (error) {
      if (asked === this.asked) this.fail(error);
    }
  }

  /** The numbers of seats with which the changes come into play. */
  get fitting() {
    if (this.changes.length) return this.sketch?.fitting ?? [];
    return this.about?.fitting ?? [];
  }

  /** Chooses another number of seats where the changes would never come into play. */
  suit() {
    const { fitting } = this;
    if (!fitting.length || fitting.includes(this.seats)) return;
    this.meant = this.seats;
    this.sit(fitting[0]);
  }

  /** @param {number} seats */
  sit(seats) {
    this.seats = seats;
    if (this.players.length > 1) this.players = Array.from({ length: seats }, (_, at) => this.players[at] ?? QUICK);
  }

  /** What is to be said of the number of seats: that others were chosen, or that nothing could be found with these. */
  seated() {
    const { fitting, seats, meant } = this;
    if (fitting.length && !fitting.includes(seats)) {
      const list = new Intl.ListFormat(this.words.language, { type: "disjunction" }).format(fitting.map(String));
      return html`<p class="note-line" role="status">${this.say("lab-seats-never", { seats, fitting: list })}</p>`;
    }
    if (!meant || meant === seats || fitting.includes(meant)) return nothing;
    return html`<p class="note-line" role="status">${this.say("lab-seats-chosen", { seats, before: meant })}</p>`;
  }

  get isReady() {
    if (!this.about?.most || this.sketch?.faults.length) return false;
    const whole = this.changes.every(({ range }) => !range || valuesOf(range).length);
    return whole && (this.changes.length > 0 || (this.about.differences.length > 0 && this.own !== ""));
  }

  /** How many boxes are compared; the box as it is may be one of a range. */
  get count() {
    if (this.alone && this.rows) return this.rows + 2;
    const values = this.changes.map((change) => settingOf(change).values);
    const all = values.reduce((product, each) => product * (each.length || 1), 1);
    const isThere = values.every((each, at) => each.includes(this.changes[at].field.value));
    return all + (values.length && isThere ? 0 : 1);
  }

  /** @param {SubmitEvent} event */
  async begin(event) {
    event.preventDefault();
    this.problem = this.detail = "";
    try {
      const begun = await server.beginExperiment({
        game: this.card.name,
        name: settings.name || this.say("page-guest"),
        box: this.own,
        settings: this.changes.map(settingOf),
        seats: this.seats,
        players: this.players,
        matches: this.amount,
        alone: this.alone && this.rows > 0,
      });
      location.hash = `#/laboratory/${this.card.name}/${begun.experiment}`;
    } catch (error) {
      this.fail(error);
      await this.updateComplete;
      this.querySelector(".problem")?.scrollIntoView({ block: "center" }); // Start is in sight wherever one looks
    }
  }

  /** Stops the experiment, or goes on with it. @param {typeof server.stopExperiment} does */
  async steer(does) {
    this.problem = this.detail = "";
    try {
      if (this.experiment) this.experiment = await does(this.experiment.experiment);
      this.look();
    } catch (error) {
      this.fail(error);
    }
  }

  // ---------------------------------------------------------------- the page

  render() {
    const { about, spoken, info, picture } = this;
    const pieces =
      about && spoken && info
        ? { words: spoken, info, picture, faces: { ...about.faces, ...(this.id ? {} : this.sketch?.faces) } }
        : null;
    return html`<main id="main" class="laboratory" tabindex="-1">
      <header class="lab-head"><div><h1>${this.say("lab-title")}</h1>
        <p>${this.say("lab-lead")}</p></div>
      <nav class="ladder-games" aria-label=${this.say("page-games")}>${this.games.games.map(
        (game) => html`<a class="button" href="#/laboratory/${game.name}"
          aria-current=${game.name === this.card.name ? "page" : nothing}>${game.title}</a>`,
      )}</nav></header>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)} ${this.detail}</p>`
          : nothing
      }
      ${about && pieces ? (this.id ? this.result(about, pieces) : this.bench(about, pieces)) : nothing}
      ${this.past.length ? this.list() : nothing}
    </main>`;
  }

  /** @param {LabGame} about @param {import("../parts/lab-pieces.js").Pieces} pieces */
  result(about, pieces) {
    const told = this.experiment;
    if (!told) return nothing;
    return html`<grasse-lab-result .words=${this.words} .told=${told} .about=${about} .pieces=${pieces}
      @stop=${() => this.steer(server.stopExperiment)}
      @go-on=${() => this.steer(server.goOnWithExperiment)}></grasse-lab-result>`;
  }

  /** What can be changed, and beside it the experiment that it comes to.
   * @param {LabGame} about @param {import("../parts/lab-pieces.js").Pieces} pieces
   */
  bench(about, pieces) {
    const parts = partsOf({ ...about, faults: [] }, this.picture?.boxPieces ?? {});
    return html`<div class="lab-bench">
      <section class="panel lab-choose" aria-labelledby="lab-choose"><h2 id="lab-choose">${this.say("lab-what")}</h2>
        <grasse-lab-picker .words=${this.words} .parts=${parts} .pieces=${pieces} .changes=${this.changes}
          .faults=${this.sketch?.faults ?? []} @change-field=${this.change}></grasse-lab-picker>
      </section>
      <form class="panel lab-form" @submit=${this.begin}>
        <div class="lab-wishes">
          ${this.boxChoice(about)}
          ${this.changeList(about, pieces)}
          ${this.crew(about)}
          ${this.price(about)}
        </div>
        <div class="lab-start"><button class="primary" ?disabled=${!this.isReady}>${icon("play")}${this.say(
          "lab-begin",
        )}</button></div>
      </form>
    </div>`;
  }

  /** @param {LabGame} about */
  boxChoice({ box_name: shared }) {
    const mine = this.boxes.some(({ box }) => box === this.own);
    if (!this.boxes.length && !this.own) return nothing;
    return html`<label class="field">${this.say("box-of-match")}
      <select name="box" @change=${(/** @type {Event} */ event) => {
        this.own = fieldValue(event);
      }}><option value="" ?selected=${!this.own}>${this.say("box-of-game")}</option>
        ${this.boxes.map(({ box, name }) => html`<option value=${box} ?selected=${box === this.own}>${name}</option>`)}
        ${this.own && !mine ? html`<option value=${this.own} selected>${shared}</option>` : nothing}
      </select></label>`;
  }

  /** @param {LabGame} about @param {import("../parts/lab-pieces.js").Pieces} pieces */
  changeList(about, pieces) {
    if (!this.changes.length && about.differences.length)
      return html`<section aria-labelledby="lab-changes"><h2 id="lab-changes">${this.say("box-differs", {
        count: about.differences.length,
      })}</h2>
        <p class="quiet-text">${this.say("lab-whole", { name: about.box_name })}</p>
        ${differenceList(pieces.words, about.differences)}</section>`;
    return html`<section aria-labelledby="lab-changes"><h2 id="lab-changes">${this.say("lab-changes")}</h2>
      ${
        this.changes.length
          ? html`<ul class="lab-changes">${this.changes.map((each) => this.changeItem(each, pieces))}</ul>`
          : html`<p class="quiet-text">${this.say("lab-changes-none")}</p>`
      }</section>`;
  }

  /** @param {Change} change @param {import("../parts/lab-pieces.js").Pieces} pieces */
  changeItem(change, pieces) {
    const { row, field, value, range } = change;
    const { words } = pieces;
    const name = fieldName(words, field.place);
    const title = titleOf(words, row);
    const what = `${title}, ${name}`;
    const small = html`<small class="quiet-text">${row.name ? partName(words, partOf(row.place)) : nothing}</small>`;
    const values = this.changes.map((each) => /** @type {[string, unknown]} */ ([each.field.place, each.value]));
    return html`<li class="lab-change">${pieceTurned(pieces, this.about?.faces ?? {}, row, values, 0.55)}
      <div>${small}<b>${title}</b>
        <span>${words.say("box-what", { field: name })} <s>${valueText(words, field.value)}</s>
          ${range ? nothing : html`<b>${valueText(words, value)}</b>`}</span>
        ${range ? this.rangeFields(change, what) : nothing}
        <span class="lab-change-actions">${this.rangeSwitch(change)}
          <button type="button" class="small plain" aria-label=${this.say("lab-drop-what", { what })}
            @click=${() => this.keep(this.changes.filter((each) => each !== change))}>${this.say("lab-drop")}</button>
        </span></div></li>`;
  }

  /** @param {Change} change */
  rangeSwitch(change) {
    const { field, value, range } = change;
    if (field.kind !== "number" || !Number.isInteger(value)) return nothing;
    if (range)
      return html`<button type="button" class="small plain" @click=${() =>
        this.replace(change, { range: null })}>${this.say("lab-one-value")}</button>`;
    const [first, last] = [Number(field.value), Number(value)].sort((one, other) => one - other);
    const ends = { first: String(first), last: String(last), step: String(stepFor(first, last)) };
    return html`<button type="button" class="small plain" @click=${() =>
      this.replace(change, { range: ends })}>${this.say("lab-range")}</button>`;
  }

  /** @param {Change} change @param {string} what */
  rangeFields(change, what) {
    const range = /** @type {import("../experiments.js").Range} */ (change.range);
    const part = (/** @type {"first" | "last" | "step"} */ key) => html`<label>${this.say(`lab-${key}`)}
      <input type="text" inputmode="numeric" size="3" autocomplete="off" .value=${range[key]}
        @change=${(/** @type {Event} */ event) =>
          this.replace(change, { range: { ...range, [key]: fieldValue(event) } })}></label>`;
    const fields = /** @type {const} */ (["first", "last", "step"]).map(part);
    return html`<span class="lab-range" role="group" aria-label=${what}>${fields}</span>
      ${valuesOf(range).length ? nothing : html`<p class="box-fault">${this.say("lab-no-range")}</p>`}`;
  }

  /** @param {LabGame} about */
  crew(about) {
    const each = this.players.length > 1;
    const choose = (/** @type {number} */ seat) => html`<select
      aria-label=${each ? this.say("lab-seat", { seat: seat + 1 }) : nothing}
      @change=${(/** @type {Event} */ event) => {
        this.players = this.players.map((player, at) => (at === seat ? fieldValue(event) : player));
      }}>${about.players.map(
        (name) =>
          html`<option value=${name} ?selected=${name === this.players[seat]}>${strengthName(
            this.games,
            this.words,
            name,
          )}</option>`,
      )}</select>`;
    return html`<div class="lab-pair"><label class="field">${this.say("page-seats-number")}
        <select name="seats" @change=${(/** @type {Event} */ event) => {
          this.meant = 0;
          this.sit(Number(fieldValue(event)));
        }}>${about.seats.map(
          (seats) => html`<option ?selected=${seats === this.seats}>${seats}</option>`,
        )}</select></label>
      <label class="field">${this.say("lab-matches", { most: about.most })}
        <input name="amount" type="number" min="20" max=${about.most} required .value=${String(this.amount)}
          @change=${(/** @type {Event} */ event) => {
            this.amount = Math.min(about.most, Math.max(20, Math.round(Number(fieldValue(event))) || 20));
          }}></label></div>
      ${this.seated()}
      ${
        each
          ? html`<div class="field" role="group" aria-labelledby="lab-who"><span id="lab-who">${this.say(
              "lab-who",
            )}</span>${this.players.map((_, seat) => choose(seat))}</div>`
          : html`<label class="field">${this.say("lab-who")}${choose(0)}</label>`
      }
      <label class="check"><input type="checkbox" .checked=${each} @change=${() => {
        this.players = each ? [this.players[0]] : Array(this.seats).fill(this.players[0]);
      }}>${this.say("lab-mixed")}</label>
      ${
        this.rows
          ? html`<label class="check"><input type="checkbox" name="alone" .checked=${this.alone} @change=${() => {
              this.alone = !this.alone;
            }}>${this.say("lab-alone", { boxes: this.rows + 2 })}</label>`
          : nothing
      }
      <p class="quiet-text">${this.say("lab-trust")}</p>`;
  }

  /** How many tiles are changed that can be tried alone; 0 if they cannot.
   * @returns {number}
   */
  get rows() {
    const { changes, own, about } = this;
    if (changes.some(({ range }) => range)) return 0;
    const compared = own ? (about?.differences ?? []) : [];
    const rows = changes.length
      ? changes.map(({ row }) => row.place)
      : compared.map(({ place }) => place.split("/").slice(0, -1).join("/"));
    const count = new Set(rows).size;
    return count > 1 && count <= MOST_ALONE ? count : 0;
  }

  /** What it comes to: how many deals, and how long that takes.
   * @param {LabGame} about
   */
  price({ seconds }) {
    const deals = Math.max(1, Math.round(this.amount / this.count / DEALS)) * DEALS;
    const paces = this.players.map((player) => seconds[player] ?? 0);
    const pace = paces.reduce((sum, each) => sum + each, 0) / paces.length;
    const [unit, count] = roughly((deals * this.count * pace * this.seats) / 2);
    const takes = paces.every(Boolean) ? this.say("lab-takes", { span: this.say(`lab-${unit}`, { count }) }) : "";
    return html`<p class="quiet-text lab-price">${this.say("lab-deals", { deals, boxes: this.count })} ${takes}</p>`;
  }

  list() {
    return html`<section aria-labelledby="lab-past"><h2 id="lab-past">${this.say("lab-past")}</h2>
      <ul class="lab-past">${this.past.map(
        (each) => html`<li><a href="#/laboratory/${each.game}/${each.experiment}"
          aria-current=${each.experiment === this.id ? "page" : nothing}>${
            this.games.games.find(({ name }) => name === each.game)?.title
          } · ${this.headingOf(each)}</a>
          <span class="quiet-text">${this.say(`lab-status-${this.newest(each).status}`)}</span></li>`,
      )}</ul></section>`;
  }

  /** What was told last of an experiment: the list may be older than what is shown above it.
   * @param {Experiment} told
   */
  newest(told) {
    return this.experiment?.experiment === told.experiment ? this.experiment : told;
  }

  /** An experiment in a few words; those of other games by their numbers alone.
   * @param {Experiment} told
   */
  headingOf({ game, compared, box_name: name, chosen }) {
    const words = this.spoken && game === this.card.name ? this.spoken : this.words;
    if (compared) return this.say("lab-compared", { name });
    const [first] = chosen;
    if (chosen.length > 1) return this.say("lab-changes-count", { count: chosen.length });
    const [row, field] = [first.place.split("/").at(-2) ?? "", fieldName(words, first.place)];
    const after = first.values.map((value) => valueText(words, value));
    const shown = after.length > 1 ? `${after[0]} … ${after.at(-1)}` : after[0];
    const title = this.about?.game === game ? titleAt(this.about, first.place) : "";
    const called = title ? words.name("title", title) : /^\D/.test(row) ? row : "";
    const what = `${called} ${words.say("box-what", { field })}`;
    return `${what} ${valueText(words, first.before)} → ${shown}`;
  }
}

customElements.define("grasse-laboratory", GrasseLaboratory);
