// What can be changed in the laboratory: the pieces of a box by their pictures, and the form of the one that is open.

import { html, nothing, repeat } from "../vendor/lit.js";
import { originOf, partOf } from "../boxes.js";
import { findRows } from "../experiments.js";
import { icon } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import { boxField, valueFor } from "./box-fields.js";
import { fieldName, partName, valueText } from "./box-words.js";
import { pieceAt, titleOf, wordsFor } from "./lab-pieces.js";

/** @typedef {import("../boxes.js").FormRow} FormRow */
/** @typedef {import("../boxes.js").FormPart} FormPart */

const SHOWN = 30; // of what was looked for

/** Tells "change" with the row, the field and its new value. */
export class GrasseLabPicker extends Part {
  static properties = {
    parts: { attribute: false },
    pieces: { attribute: false },
    changes: { attribute: false },
    faults: { attribute: false },
    section: { state: true },
    row: { state: true },
    wanted: { state: true },
  };

  constructor() {
    super();
    /** @type {FormPart[]} */
    this.parts = [];
    /** @type {import("./lab-pieces.js").Pieces} */
    this.pieces = /** @type {any} */ (undefined);
    /** @type {import("../experiments.js").Change[]} */
    this.changes = [];
    /** @type {import("../types").BoxFault[]} */
    this.faults = [];
    this.section = ""; // that is shown
    this.row = ""; // that is open
    this.wanted = "";
  }

  get shownPart() {
    return this.parts.find(({ part }) => part === this.section) ?? this.parts[0];
  }

  /** Opens a row, or goes back to all of them.
   * @param {string} place
   */
  async open(place) {
    const left = this.row;
    this.row = place;
    if (place) this.section = partOf(place);
    await this.updateComplete;
    const first = place
      ? this.querySelector(".lab-open :is(input, select, textarea, .step:not([disabled]))")
      : this.querySelector(`[data-place="${left}"]`);
    /** @type {HTMLElement | null} */ (first)?.focus();
  }

  render() {
    const { words } = this.pieces;
    const rows = this.parts.flatMap((part) => part.rows);
    const found = this.wanted.trim() ? findRows(this.parts, this.wanted, (row) => wordsFor(words, row)) : null;
    const open = found ? undefined : rows.find(({ place }) => place === this.row);
    const part = this.shownPart;
    return html`<label class="field lab-search">${this.say("lab-search")}
        <input type="search" .value=${this.wanted} autocomplete="off" @input=${(/** @type {Event} */ event) => {
          this.wanted = fieldValue(event);
        }}></label>
      ${
        found
          ? this.found(found)
          : html`<nav class="box-parts lab-parts" aria-label=${this.say("box-parts")}>${this.parts.map(
              (each) => html`<button type="button" class="plain" aria-current=${each === part ? "true" : nothing}
                @click=${() => {
                  this.section = each.part;
                  this.row = "";
                }}>${partName(words, each.part)}</button>`,
            )}</nav>
            ${open ? this.form(open) : part ? this.grid(part.rows) : nothing}`
      }`;
  }

  /** @param {FormRow[]} rows */
  found(rows) {
    return html`<p class="quiet-text" role="status">${this.say("lab-found", { count: rows.length })}</p>
      ${this.grid(rows.slice(0, SHOWN))}`;
  }

  /** A table that is no row, and a part of one row, is open at once.
   * @param {FormRow[]} rows
   */
  grid(rows) {
    if (rows.length === 1 && !this.wanted.trim()) return this.form(rows[0], false);
    return html`<ul class="lab-grid">${repeat(
      rows,
      ({ place }) => place,
      (row) => html`<li><button type="button" data-place=${row.place} class=${this.isChanged(row) ? "changed" : ""}
        @click=${() => {
          this.wanted = "";
          this.open(row.place);
        }}>${pieceAt(this.pieces, row, 0.8)}<span><b>${titleOf(this.pieces.words, row)}</b>${this.glance(row)}</span>
      </button></li>`,
    )}</ul>`;
  }

  /** What tells rows apart that are not drawn: their first values.
   * @param {FormRow} row
   */
  glance(row) {
    const { words, picture } = this.pieces;
    if (picture?.boxPieces[partOf(row.place)]) return nothing;
    const [first] = row.fields.filter(({ kind }) => kind !== "text");
    return first
      ? html`<span class="quiet-text">${words.say("box-what", { field: fieldName(words, first.place) })} ${valueText(
          words,
          first.value,
        )}</span>`
      : nothing;
  }

  /** @param {FormRow} row */
  isChanged(row) {
    return this.changes.some((change) => change.row.place === row.place);
  }

  /** The form of a row, as in a box of one's own, with what was changed already.
   * @param {FormRow} row @param {boolean} back
   */
  form(row, back = true) {
    const { words } = this.pieces;
    const form = {
      words,
      faults: this.faults,
      mine: true,
      change: (/** @type {import("../types").BoxField} */ { place }, /** @type {unknown} */ value) => {
        const field = row.fields.find((each) => each.place === place);
        if (field) this.tell("change-field", { row, field, value: valueFor(value, this.valued(field)) });
      },
    };
    const fields = row.fields.filter(({ kind }) => kind !== "text"); // a title changes no match
    return html`<section class="lab-open" aria-label=${titleOf(words, row)}>
      ${
        back
          ? html`<button type="button" class="plain small" @click=${() => this.open("")}>${icon("back")}${this.say(
              "lab-all-of-them",
              { part: partName(words, partOf(row.place)) },
            )}</button>`
          : nothing
      }
      <div class="box-row">${pieceAt(this.pieces, row, 1.3)}
        <div class="box-row-text"><h3>${titleOf(words, row)}</h3>
          ${
            row.origin
              ? html`<p class="box-origin ${originOf(row)}">${this.say(`box-origin-${originOf(row)}`)}</p>`
              : nothing
          }
          ${fields.map((field) => boxField(form, this.valued(field)))}
        </div></div></section>`;
  }

  /** A field with the value that it is given in the experiment.
   * @param {import("../types").BoxField} field
   */
  valued(field) {
    const change = this.changes.find((each) => each.field.place === field.place);
    return change && !change.range ? { ...field, value: /** @type {any} */ (change.value) } : field;
  }
}

customElements.define("grasse-lab-picker", GrasseLabPicker);
