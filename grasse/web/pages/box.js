// One box: its tiles, prices and counts in a form with the pieces drawn live, as a whole or tile by tile.

import { html, nothing, repeat } from "../vendor/lit.js";
import { compared, guessed, otherFaults, partOf, partsOf, pieceOf, rowOf } from "../boxes.js";
import { loadPicture } from "../games/index.js";
import { icon } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import { differenceList } from "../parts/box-differs.js";
import { boxField, idOf } from "../parts/box-fields.js";
import { faultText, fieldName, partName, rowName, speakOfBox } from "../parts/box-words.js";
import { message } from "../parts/message.js";
import { sketch } from "../parts/sketch.js";
import * as server from "../server.js";
import { Speech } from "../speech.js";

/** @typedef {import("../types").OwnBox} OwnBox */
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
    /** @type {Promise<void>} */
    this.saving = Promise.resolve(); // one change after the other
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("box")) this.load();
    else if (changed.has("words") && this.shown) this.learnWords(this.shown.game);
    if (changed.has("step")) this.at = [];
  }

  async load() {
    this.shown = null;
    this.problem = "";
    try {
      const shown = await server.box(this.box);
      const card = this.games.games.find(({ name }) => name === shown.game);
      const [game] = await Promise.all([server.game(shown.game, ""), this.learnWords(shown.game)]);
      this.picture = card ? await loadPicture(card) : null;
      this.game = game;
      this.shown = shown;
      this.open = partsOf(shown, this.boxPieces)[0]?.part ?? "";
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

  /** Sends a change when those before it have been answered.
   * @param {Parameters<typeof server.changeBox>[1]} wish
   */
  save(wish) {
    this.saving = this.saving.then(async () => {
      try {
        this.shown = await server.changeBox(this.box, wish);
        this.problem = "";
      } catch (error) {
        this.problem = error instanceof server.Refusal ? error.reason : "failed";
      }
    });
    return this.saving;
  }

  render() {
    const { shown, spoken } = this;
    if (!shown || !spoken) return message(this.words, this.problem);
    const parts = partsOf(shown, this.boxPieces);
    const form = {
      words: spoken,
      faults: shown.faults,
      mine: shown.mine,
      change: (/** @type {import("../types").BoxField} */ { place }, /** @type {any} */ value) =>
        void this.save({ values: [{ place, value }] }),
    };
    return html`<main id="main" class="box-page" tabindex="-1">
      <p class="box-way"><a href="#/boxes">${icon("back")}${this.say("box-mine")}</a></p>
      ${this.step === "copy" && shown.mine ? this.lowHead(shown) : this.head(shown)}
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      <p class="unseen" role="status">${this.notice}</p>
      ${this.step === "copy" && shown.mine ? this.transcribe(parts, form) : this.whole(shown, parts, form)}
    </main>`;
  }

  /** @param {OwnBox} shown */
  head({ box, name, mine, game, hash, faults, differences }) {
    const title = this.games.games.find((each) => each.name === game)?.title ?? game;
    return html`<header class="box-head panel">
      ${
        mine
          ? html`<h1 class="unseen">${name}</h1><label class="field">${this.say("box-name", {
              game: title,
            })}<input type="text" name="name" maxlength="40"
            .value=${name} @change=${(/** @type {Event} */ event) => this.rename(fieldValue(event))}></label>`
          : html`<h1>${name} <small class="quiet-text">${title}</small></h1>`
      }
      <p class="box-state ${hash ? "good" : "wrong"}" role="status">${
        hash ? this.say("box-ready") : this.say("box-faults", { count: faults.length })
      }</p>
      <div class="box-actions">
        ${
          hash
            ? html`<a class="button primary" href="#/new/${game}/${box}">${icon("people")}${this.say("box-play")}</a>
              ${
                differences.length
                  ? html`<a class="button" href="#/laboratory/${game}/box/${box}">${icon("chart")}${this.say(
                      "lab-compare",
                    )}</a>`
                  : nothing
              }`
            : nothing
        }
        ${
          mine
            ? html`<a class="button" href="#/boxes/${box}/copy">${icon("list")}${this.say("box-transcribe")}</a>`
            : html`<button @click=${this.copy}>${this.say("box-copy")}</button>`
        }
        <button @click=${this.share}>${icon("link")}${this.say("box-share")}</button>
        ${this.file(box, game, "button")}
        ${mine ? this.removal() : nothing}
      </div>
      ${this.notice ? html`<p class="quiet-text" aria-hidden="true">${this.notice}</p>` : nothing}
    </header>`;
  }

  /** Little, so that a phone has room for the tile.
   * @param {OwnBox} shown
   */
  lowHead({ box, name, game, hash, faults }) {
    return html`<header class="box-head low">
      <h1>${name}</h1>
      <p class="box-state ${hash ? "good" : "wrong"}" role="status">${
        hash ? this.say("box-ready") : this.say("box-faults", { count: faults.length })
      }</p>
      <a class="button small" href="#/boxes/${box}">${icon("list")}${this.say("box-whole")}</a>
      ${this.file(box, game, "button small")}
    </header>`;
  }

  /** @param {string} box @param {string} game @param {string} looks */
  file(box, game, looks) {
    return html`<a class=${looks} href="/api/boxes/${box}/file" download="${game}-box.toml">${icon("save")}${this.say(
      "box-file",
    )}</a>`;
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

  /** The whole form, with what is wrong above it and what differs beneath.
   * @param {OwnBox} shown @param {import("../boxes.js").FormPart[]} parts
   * @param {import("../parts/box-fields.js").Form} form
   */
  whole(shown, parts, form) {
    const open = parts.find(({ part }) => part === this.open) ?? parts[0];
    return html`${shown.faults.length ? this.faultList(shown) : nothing}
      <div class="box-body">
        <nav class="box-parts" aria-label=${this.say("box-parts")}>${parts.map(
          ({ part, faults }) => html`<button class="plain" aria-current=${part === open?.part ? "true" : nothing}
            @click=${() => {
              this.open = part;
            }}>${partName(form.words, part)}${faults ? html` <b class="box-number">${faults}</b>` : nothing}</button>`,
        )}</nav>
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
      </div>
      <section class="panel box-compare" aria-labelledby="box-differs"><h2 id="box-differs">${this.say("box-differs", {
        count: shown.differences.length,
      })}</h2>${differenceList(form.words, shown.differences)}</section>`;
  }

  /** @param {OwnBox} shown */
  faultList(shown) {
    const words = /** @type {import("../words.js").Words} */ (this.spoken);
    const others = otherFaults(shown);
    return html`<section class="box-faults panel" aria-labelledby="box-faults"><h2 id="box-faults">${this.say(
      "box-faults",
      {
        count: shown.faults.length,
      },
    )}</h2><ul>${shown.faults.slice(0, LISTED).map((fault) => {
      const field = fieldName(words, fault.place);
      const text = `${words.say("box-what", { field })} ${faultText(words, fault)}`;
      if (others.includes(fault)) return html`<li>${fault.row} ${text}</li>`;
      const row = shown.rows.find(({ place }) => fault.place.startsWith(`${place}/`));
      return html`<li><button class="link"
        @click=${() => this.goTo(fault.place)}>${row?.name ?? ""} ${text}</button></li>`;
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
        ${row.origin ? html`<p class="box-origin ${row.origin}">${this.say(`box-origin-${row.origin}`)}</p>` : nothing}
        ${row.fields.map((field) => boxField(form, field))}
      </div></div>`;
  }

  /** @param {FormRow} row @param {number} larger */
  piece(row, larger = 1) {
    const { shown, game, picture, spoken } = this;
    const found = shown ? pieceOf(row, shown.faces, this.boxPieces) : null;
    if (!shown || !game || !picture || !spoken || !found) return nothing;
    const speech = new Speech(spoken, { ...game, faces: shown.faces }, []);
    return html`<div class="box-piece">${sketch(picture, speech, [found.piece], found.zoom * larger)}</div>`;
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
    return html`<section class="box-transcribe panel" aria-labelledby="box-tile">
      <p>${this.say("box-transcribe-text")}</p>
      <progress max=${all} value=${done} aria-label=${this.say("box-progress", { done, all })}></progress>
      <p class="quiet-text">${this.say("box-progress", { done, all })}</p>
      <form @submit=${(/** @type {Event} */ event) => this.confirm(event, row)}>
        <div class="box-row">
          ${this.piece(row, 1.7)}
          <div class="box-row-text">
            <h2 id="box-tile">${partName(form.words, partOf(row.place))} ${rowName(form.words, row.name)}</h2>
            <p class="box-origin ${row.origin}">${this.say(`box-origin-${row.origin}`)}</p>
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

  /** @param {Event} event @param {FormRow} row */
  async confirm(event, row) {
    event.preventDefault();
    const field = /** @type {HTMLElement | null} */ (document.activeElement);
    if (field instanceof HTMLInputElement) field.blur(); // what was typed counts
    await this.save({ confirmed: [row.place] });
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
    const field = this.shown?.fields.find((each) => place === each.place || place.startsWith(`${each.place}/`));
    const control = field ? document.getElementById(idOf(field.place)) : null;
    control?.scrollIntoView({ block: "center" });
    control?.focus({ preventScroll: true });
  }

  async share() {
    const link = `${location.origin}/#/boxes/${this.box}`;
    try {
      await navigator.clipboard.writeText(link);
      this.notice = this.say("box-shared");
    } catch {
      this.notice = link;
    }
  }

  async copy() {
    if (!this.shown) return;
    try {
      const made = await server.makeBox({ copy: this.box, name: this.shown.name });
      location.hash = `#/boxes/${made.box}`;
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
