// One box: its tiles, prices and counts in a form with the pieces drawn live, as a whole or tile by tile.

import { html, nothing, repeat } from "../vendor/lit.js";
import { compared, guessed, made, originOf, otherFaults, partOf, partsOf, pieceOf, rowAt, rowOf } from "../boxes.js";
import { copied } from "../copying.js";
import { loadPicture } from "../games/index.js";
import { icon } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import { differenceList } from "../parts/box-differs.js";
import { boxField, idOf, valueFor } from "../parts/box-fields.js";
import { doubtsOf, faultText, partName, placeName, rowName, speakOfBox } from "../parts/box-words.js";
import { openNew } from "../parts/box-new.js";
import { message } from "../parts/message.js";
import { sketch } from "../parts/sketch.js";
import * as server from "../server.js";
import { Speech } from "../speech.js";

/** @typedef {import("../types").OwnBox} OwnBox */
/** @typedef {Parameters<typeof server.changeBox>[1]} BoxWish */
/** @typedef {import("../boxes.js").FormRow} FormRow */

const LISTED = 12; // faults in the list; each stands at its field, too

export class GrasseBox extends Part {
  static properties = {
    games: { attribute: false },
    box: { attribute: false },
    step: { attribute: false },
    shown: { state: true },
    open: { state: true },
    at: { state: true },
    game: { state: true },
    spoken: { state: true },
    picture: { state: true },
    problem: { state: true },
    notice: { state: true },
    sure: { state: true },
    wanted: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.box = "";
    this.step = ""; // "copy": tile by tile
    /** @type {OwnBox | null} */
    this.shown = null;
    this.open = ""; // the one that is open
    /** @type {string[]} */
    this.at = []; // rows that were skipped or gone back to, the last one is shown
    /** @type {import("../types").GameInfo | null} */
    this.game = null;
    /** @type {import("../words.js").Words | null} */
    this.spoken = null;
    /** @type {import("../types").PictureModule | null} */
    this.picture = null;
    this.problem = "";
    this.notice = "";
    this.sure = false; // whether it is asked about removing
    /** @type {Element | null} */
    this.pressed = null; // by mouse or touch, within the form of a single tile
    this.wanted = ""; // where a fault of the whole form is, for whoever comes from a single tile
    /** @type {Promise<void>} */
    this.saving = Promise.resolve(); // one change after the other
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("box")) this.load();
    else if (changed.has("words") && this.shown) this.learnWords(this.shown.game);
    if (changed.has("step")) this.at = [];
  }

  updated() {
    if (!this.wanted || this.step || !this.shown) return;
    const place = this.wanted;
    this.wanted = "";
    this.goTo(place);
  }

  async load() {
    this.shown = null;
    this.problem = this.notice = "";
    try {
      const shown = await server.box(this.box);
      const card = this.games.games.find(({ name }) => name === shown.game);
      const [game] = await Promise.all([server.game(shown.game, ""), this.learnWords(shown.game)]);
      this.picture = card ? await loadPicture(card) : null;
      this.game = game;
      this.shown = shown;
      this.open = partsOf(shown, this.boxPieces)[0]?.part ?? "";
      if (made.delete(shown.box)) this.notice = this.say("box-made");
      document.title = `${shown.name} · Grasse`;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** Which parts of the box can be drawn. */
  get boxPieces() {
    return this.picture?.boxPieces ?? {};
  }

  /** @param {string} game */
  async learnWords(game) {
    this.spoken = await speakOfBox(this.words.language, game);
  }

  /** Sends a change when those before it have been answered, made of what they have left.
   * @param {BoxWish | ((now: OwnBox) => BoxWish)} wish
   */
  save(wish) {
    this.saving = this.saving.then(async () => {
      const { shown } = this;
      if (!shown) return;
      try {
        this.shown = await server.changeBox(this.box, typeof wish === "function" ? wish(shown) : wish);
        this.problem = "";
      } catch (error) {
        this.problem = error instanceof server.Refusal ? error.reason : "failed";
      }
    });
    return this.saving;
  }

  /** @type {import("../parts/box-fields.js").Change} */
  change = (field, value) =>
    void this.save(({ fields }) => {
      const now = fields.find(({ place }) => place === field.place) ?? field;
      return { values: [{ place: now.place, value: /** @type {any} */ (valueFor(value, now)) }] };
    });

  render() {
    const { shown, spoken } = this;
    if (!shown || !spoken) return message(this.words, this.problem);
    const parts = partsOf(shown, this.boxPieces);
    const form = {
      words: spoken,
      faults: shown.faults,
      doubts: doubtsOf(spoken, shown.fields),
      mine: shown.mine,
      change: this.change,
    };
    return html`<main id="main" class="box-page" tabindex="-1">
      <p class="box-way"><a href="#/boxes">${icon("back")}${this.say("box-mine")}</a></p>
      ${this.step === "copy" && shown.mine ? this.lowHead(shown, form) : this.head(shown, form)}
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      ${this.step === "copy" && shown.mine ? this.transcribe(parts, form) : this.whole(shown, parts, form)}
    </main>`;
  }

  /** What the box is, and what can be done with it. Nothing here comes or goes with a fault, so that nothing jumps.
   * @param {OwnBox} shown @param {import("../parts/box-fields.js").Form} form
   */
  head(shown, form) {
    const { box, name, mine, game, differences } = shown;
    const title = this.games.games.find((each) => each.name === game)?.title ?? game;
    return html`<header class="box-head panel">
      ${
        mine
          ? html`<h1 class="unseen">${name}</h1><label class="field">${this.say("box-name", {
              game: title,
            })}<input type="text" name="name" maxlength="40"
            .value=${name} @change=${(/** @type {Event} */ event) => this.rename(fieldValue(event))}></label>`
          : html`<div><h1>${name}</h1>
            <p><b>${this.say("box-theirs", { game: title, count: differences.length })}</b>
              ${this.say("box-theirs-how")}</p></div>`
      }
      ${this.state(shown, form)}
      <div class="box-actions">
        ${this.way(shown, "box-play", "people", `#/new/${game}/${box}`)}
        ${this.way(shown, "lab-compare", "chart", `#/laboratory/${game}/box/${box}`)}
        ${
          mine
            ? html`<a class="button" href="#/boxes/${box}/copy">${icon("list")}${this.say("box-transcribe")}</a>`
            : html`<button @click=${this.copy}>${this.say("box-copy")}</button>`
        }
        <button @click=${this.share}>${icon("link")}${this.say("box-share")}</button>
        ${this.file(box, game, "button")}
        ${mine ? this.removal() : nothing}
      </div>
      <p class="box-notice quiet-text" role="status">${this.notice}</p>
      <details class="box-compare" ?open=${!mine}><summary>${this.say("box-differs", {
        count: differences.length,
      })}</summary>${differenceList(form.words, differences)}</details>
    </header>`;
  }

  /** What a box without faults leads to; with faults the way is there, and closed.
   * @param {OwnBox} shown @param {string} key @param {"people" | "chart"} sign @param {string} address
   */
  way({ hash }, key, sign, address) {
    const looks = key === "box-play" ? "primary" : "";
    const label = html`${icon(sign)}${this.say(key)}`;
    return hash
      ? html`<a class="button ${looks}" href=${address}>${label}</a>`
      : html`<button class=${looks} disabled>${label}</button>`;
  }

  /** Whether it can be played with; if not, the way to the first fault.
   * @param {OwnBox} shown @param {import("../parts/box-fields.js").Form} form
   */
  state({ hash, faults, fields, rows }, { words, doubts = [] }) {
    const [fault] = faults;
    const place = fault?.place ?? doubts[0]?.place;
    if (!place) return html`<p class="box-state good" role="status">${this.say("box-ready")}</p>`;
    const text = this.say(hash ? "box-doubtful" : "box-faults", { count: faults.length });
    const leads = !fault || !otherFaults({ fields, faults }).includes(fault);
    const where = placeName(words, rows, place);
    const link = html`<button type="button" class="link" @click=${() => this.leadTo(place)}>${where}</button>`;
    return html`<p class="box-state ${hash ? "good" : "wrong"}" role="status">${text} ${leads ? link : where}</p>`;
  }

  /** Little, so that a phone has room for the tile.
   * @param {OwnBox} shown @param {import("../parts/box-fields.js").Form} form
   */
  lowHead(shown, form) {
    const { box, name, game } = shown;
    return html`<header class="box-head low">
      <h1>${name}</h1>
      ${this.state(shown, form)}
      <a class="button small" href="#/boxes/${box}">${icon("list")}${this.say("box-whole")}</a>
      ${this.file(box, game, "button small")}
      <p class="box-notice quiet-text" role="status">${this.notice}</p>
    </header>`;
  }

  /** @param {string} box @param {string} game @param {string} looks */
  file(box, game, looks) {
    const file = `${game}-box.toml`;
    return html`<a class=${looks} href="/api/boxes/${box}/file" download=${file} @click=${() => {
      this.notice = this.say("box-saved", { file });
    }}>${icon("save")}${this.say("box-file")}</a>`;
  }

  removal() {
    if (!this.sure)
      return html`<button class="plain" @click=${() => {
        this.sure = true;
      }}>${icon("close")}${this.say("box-remove")}</button>`;
    const asked = this.say("box-remove-sure");
    return html`<span class="box-sure" role="group" aria-label=${asked}>${asked}
      <button class="small" @click=${this.discard}>${this.say("box-remove")}</button>
      <button class="small plain" @click=${() => {
        this.sure = false;
      }}>${this.say("page-cancel")}</button></span>`;
  }

  /** The whole form; what is wrong stands beside it, where it moves nothing.
   * @param {OwnBox} shown @param {import("../boxes.js").FormPart[]} parts
   * @param {import("../parts/box-fields.js").Form} form
   */
  whole(shown, parts, form) {
    const open = parts.find(({ part }) => part === this.open) ?? parts[0];
    return html`<div class="box-body">
      <div class="box-side">
        <nav class="box-parts" aria-label=${this.say("box-parts")}>${parts.map(
          ({ part, faults }) => html`<button class="plain" aria-current=${part === open?.part ? "true" : nothing}
            @click=${() => {
              this.open = part;
            }}>${partName(form.words, part)}${faults ? html` <b class="box-number">${faults}</b>` : nothing}</button>`,
        )}</nav>
        ${shown.faults.length ? this.faultList(shown, form.words) : nothing}
      </div>
      ${
        open
          ? html`<section class="box-rows" aria-label=${partName(form.words, open.part)}>
            <h2>${partName(form.words, open.part)}</h2>
            <ul>${repeat(
              open.rows,
              ({ place }) => place,
              (row) => html`<li class="panel">${this.row(row, form)}</li>`,
            )}</ul></section>`
          : nothing
      }
    </div>`;
  }

  /** @param {OwnBox} shown @param {import("../words.js").Words} words */
  faultList(shown, words) {
    const { faults, rows } = shown;
    const others = otherFaults(shown);
    return html`<section class="box-faults panel" aria-labelledby="box-faults"><h2 id="box-faults">${this.say(
      "box-faults",
      { count: faults.length },
    )}</h2><ul>${faults.slice(0, LISTED).map((fault) => {
      const where = words.say("box-what", { field: placeName(words, rows, fault.place) });
      if (others.includes(fault)) return html`<li>${where} ${faultText(words, fault)}</li>`;
      return html`<li><button class="link" @click=${() => this.goTo(fault.place)}>${where} ${faultText(
        words,
        fault,
      )}</button></li>`;
    })}</ul></section>`;
  }

  /** A row of the form: its piece, its name, its fields.
   * @param {FormRow} row @param {import("../parts/box-fields.js").Form} form
   */
  row(row, form) {
    return html`<div class="box-row">
      ${this.piece(row)}
      <div class="box-row-text">
        ${row.name ? html`<h3>${rowName(form.words, row.name)}</h3>` : nothing}
        ${this.origin(row)}
        ${row.fields.map((field) => boxField(form, field))}
      </div></div>`;
  }

  /** @param {FormRow} row */
  origin(row) {
    const origin = originOf(row);
    return origin ? html`<p class="box-origin ${origin}">${this.say(`box-origin-${origin}`)}</p>` : nothing;
  }

  /** Its picture; that of a row with a fault is crossed out, as it cannot show what stands there.
   * @param {FormRow} row @param {number} larger
   */
  piece(row, larger = 1) {
    const { shown, game, picture, spoken } = this;
    const found = shown ? pieceOf(row, shown.faces, this.boxPieces) : null;
    if (!shown || !game || !picture || !spoken || !found) return nothing;
    const speech = new Speech(spoken, { ...game, faces: shown.faces }, []);
    const wrong = shown.faults.some(({ place }) => rowAt(shown.rows, place)?.place === row.place);
    const drawn = sketch(picture, speech, [found.piece], found.zoom * larger);
    const title = wrong ? this.say("box-unseen") : nothing;
    return html`<div class="box-piece ${wrong ? "wrong" : ""}" title=${title}>${drawn}</div>`;
  }

  // ---------------------------------------------------------------- tile by tile

  /** The tiles that are reconstruction with us, one at a time, to be compared with a real copy.
   * @param {import("../boxes.js").FormPart[]} parts @param {import("../parts/box-fields.js").Form} form
   */
  transcribe(parts, form) {
    const [left, done] = [guessed(parts), compared(parts)];
    const back = this.at.at(-1);
    const rows = parts.flatMap(({ rows }) => rows);
    const skipped = new Set(this.at);
    const row =
      rows.find(({ place }) => place === back && this.returned) ?? left.find(({ place }) => !skipped.has(place));
    if (!row) return this.done(left.length);
    const all = left.length + done;
    const passed = left.filter(({ place }) => place !== row.place && skipped.has(place)).length;
    return html`<section class="box-transcribe panel" aria-labelledby="box-tile">
      <p>${this.say("box-transcribe-text", { name: row.name })}</p>
      <progress max=${all} value=${done} aria-label=${this.say("box-progress", { done, all })}></progress>
      <p class="quiet-text">${this.say("box-progress", { done, all })} · ${this.say("box-left", {
        left: left.length - passed,
        skipped: passed,
      })}</p>
      <form @submit=${(/** @type {Event} */ event) => this.confirm(event, row)}
        @click=${this.press} @keydown=${this.type}>
        <div class="box-row">
          ${this.piece(row, 1.7)}
          <div class="box-row-text">
            <h2 id="box-tile">${partName(form.words, partOf(row.place))} ${rowName(form.words, row.name)}</h2>
            ${this.origin(row)}
            ${row.fields.map((field) => boxField(form, field))}
          </div>
        </div>
        <div class="form-actions">
          <button type="button" class="plain" ?disabled=${!this.earlier(rows, row)}
            @click=${() => this.goBack(rows, row)}>${icon("back")}${this.say("box-back")}</button>
          <button type="button" @click=${() => this.skip(row)}>${this.say("box-skip")}</button>
          <button class="primary">${icon("tick")}${this.say("box-confirm")}</button>
        </div>
      </form>
    </section>`;
  }

  /** @param {number} left */
  done(left) {
    const { shown } = this;
    if (!shown) return nothing;
    return html`<section class="box-transcribe panel"><h2>${this.say(left ? "box-skipped" : "box-done")}</h2>
      <p>${this.say("box-done-text")}</p>
      <div class="form-actions">
        ${
          left
            ? html`<button @click=${() => {
                this.at = [];
              }}>${this.say("box-skipped-again", { count: left })}</button>`
            : nothing
        }
        ${this.file(shown.box, shown.game, "button primary")}
      </div></section>`;
  }

  get returned() {
    return this.at.at(-2) === "back";
  }

  /** The row before this one that was compared or skipped.
   * @param {FormRow[]} rows @param {FormRow} row
   */
  earlier(rows, row) {
    const index = rows.findIndex(({ place }) => place === row.place);
    return rows.slice(0, index).findLast(({ place, origin }) => origin === "owner" || this.at.includes(place));
  }

  /** @param {FormRow[]} rows @param {FormRow} row */
  goBack(rows, row) {
    const found = this.earlier(rows, row);
    if (found) this.at = [...this.at.filter((each) => each !== "back"), "back", found.place];
  }

  /** @param {FormRow} row */
  skip(row) {
    this.at = [...this.at.filter((each) => each !== "back" && each !== row.place), row.place];
  }

  /** What was pressed last by mouse or touch: one more or one less of something.
   * @param {MouseEvent} event
   */
  press({ detail, target }) {
    this.pressed = detail ? /** @type {HTMLElement} */ (target).closest(".step") : null;
  }

  /** Enter goes on, as in a field, if the button that has the focus was pressed by mouse or touch; whoever pressed it
   * by the keys means the button.
   * @param {KeyboardEvent} event
   */
  type(event) {
    if (event.key !== "Enter" || !this.pressed || this.pressed !== event.target) return;
    event.preventDefault();
    this.pressed.closest("form")?.requestSubmit();
  }

  /** @param {Event} event @param {FormRow} row */
  async confirm(event, row) {
    event.preventDefault();
    const field = /** @type {HTMLElement | null} */ (document.activeElement);
    if (field instanceof HTMLInputElement) field.blur(); // what was typed counts
    await this.saving;
    const { faults = [], rows = [] } = this.shown ?? {};
    const fault = faults.find(({ place }) => rowAt(rows, place)?.place === row.place);
    if (fault) {
      if (!this.focusOn(fault.place)) this.problem = "box_has_faults"; // it is of no single field
      return;
    }
    await this.save({ confirmed: [row.place] });
    if (this.problem) return;
    this.at = this.at.filter((each) => each !== "back" && each !== row.place);
    await this.updateComplete;
    const first = this.querySelector(
      ".box-transcribe input, .box-transcribe select, .box-transcribe .step:not([disabled])",
    );
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  // ---------------------------------------------------------------- what can be done

  /** @param {string} name */
  async rename(name) {
    await this.save({ name: name.trim() || (this.shown?.name ?? "") });
    this.requestUpdate();
  }

  /** @param {string} place */
  async goTo(place) {
    this.open = partOf(rowOf(place));
    await this.updateComplete;
    this.focusOn(place);
  }

  /** Leads to a fault, out of a single tile if it is elsewhere.
   * @param {string} place
   */
  leadTo(place) {
    if (!this.step) this.goTo(place);
    if (!this.step || this.focusOn(place)) return;
    this.wanted = place;
    location.hash = `#/boxes/${this.box}`;
  }

  /** Answers whether there is such a field.
   * @param {string} place
   */
  focusOn(place) {
    const field = this.shown?.fields.find((each) => place === each.place || place.startsWith(`${each.place}/`));
    const control = field ? document.getElementById(idOf(field.place)) : null;
    control?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
    return Boolean(control);
  }

  async share() {
    const link = `${location.origin}/#/boxes/${this.box}`;
    this.notice = (await copied(link)) ? this.say("box-shared") : this.say("box-link", { link });
  }

  async copy() {
    if (!this.shown) return;
    try {
      await openNew({ copy: this.box, name: this.shown.name });
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  async discard() {
    try {
      await server.removeBox(this.box);
      location.hash = "#/boxes";
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }
}

customElements.define("grasse-box", GrasseBox);
