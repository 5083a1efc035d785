// The fields of a box: one control for each kind of value, with its fault beneath it.

import { html, nothing } from "../vendor/lit.js";
import { countsOf, faultsAt, numberOf, pairsOf, pairsText, withCounts } from "../boxes.js";
import { fieldValue } from "../part.js";
import { faultText, fieldName, valueText, wordOf } from "./box-words.js";

/** @typedef {import("../types").BoxField} BoxField */
/** @typedef {import("../words.js").Words} Words */
/**
 * Sets a field to a value, or to what is made of the field as it is when its earlier changes are answered:
 * a quick second press must not begin at what the page showed at the first.
 * @typedef {(field: BoxField, value: unknown | ((now: BoxField) => unknown)) => void} Change
 */
/**
 * @typedef {object} Form
 * @property {Words} words
 * @property {import("../types").BoxFault[]} faults
 * @property {import("../types").Doubt[]} [doubts]
 * @property {boolean} mine whether it may be changed
 * @property {Change} change
 */

/** What a change sets the field to.
 * @type {(value: unknown, now: BoxField) => unknown}
 */
export const valueFor = (value, now) => (typeof value === "function" ? value(now) : value);

/** The id of a field's control, so that a fault can lead there.
 * @param {string} place
 */
export const idOf = (place) => `box-${place.replaceAll("/", "-")}`;

/** @param {string} typed */
const wordsOf = (typed) => typed.split(/\s+/).filter(Boolean).slice(0, 100);

/** @type {Record<string, (form: Form, field: BoxField, name: string, about: string) => unknown>} */
const CONTROLS = {
  number: ({ change }, field, _, about) => html`<input type="text" inputmode="numeric" id=${idOf(field.place)}
    .value=${String(field.value ?? "")} aria-invalid=${about ? "true" : nothing}
    aria-describedby=${about || nothing} size="5" autocomplete="off"
    @change=${(/** @type {Event} */ event) => change(field, numberOf(fieldValue(event)))}>`,
  text: ({ change }, field, _, about) => html`<input type="text" id=${idOf(field.place)} maxlength="60"
    .value=${String(field.value ?? "")} aria-invalid=${about ? "true" : nothing}
    aria-describedby=${about || nothing} autocomplete="off"
    @change=${(/** @type {Event} */ event) => change(field, fieldValue(event))}>`,
  choice: ({ words, change }, field, _, about) => html`<select id=${idOf(field.place)}
    aria-invalid=${about ? "true" : nothing} aria-describedby=${about || nothing}
    @change=${(/** @type {Event} */ event) => change(field, fieldValue(event))}>
    ${
      field.known.includes(String(field.value))
        ? nothing
        : html`<option selected value="">${field.value ?? "–"}</option>`
    }
    ${field.known.map(
      (word) => html`<option value=${word}
        ?selected=${word === field.value}>${wordOf(words, word)}</option>`,
    )}
  </select>`,
  flag: ({ change }, field, _, about) => html`<input type="checkbox" id=${idOf(field.place)}
    .checked=${field.value === true} aria-describedby=${about || nothing}
    @change=${(/** @type {Event} */ event) => change(field, /** @type {HTMLInputElement} */ (event.target).checked)}>`,
  words: ({ change }, field, _, about) => html`<textarea id=${idOf(field.place)} rows="3"
    aria-invalid=${about ? "true" : nothing} aria-describedby=${about || nothing}
    .value=${Array.isArray(field.value) ? field.value.join(" ") : String(field.value ?? "")}
    @change=${(/** @type {Event} */ event) => change(field, wordsOf(fieldValue(event)))}></textarea>`,
  pairs: ({ change }, field, _, about) => html`<input type="text" id=${idOf(field.place)}
    .value=${pairsText(field.value)} aria-invalid=${about ? "true" : nothing} aria-describedby=${about || nothing}
    autocomplete="off" @change=${(/** @type {Event} */ event) => change(field, pairsOf(fieldValue(event)))}>`,
  numbers: ({ change, words }, field, name, about) =>
    html`<span class="box-numbers">${Array.from(
      { length: field.size },
      (_, at) => html`<input type="text" inputmode="numeric" size="3" id=${at ? nothing : idOf(field.place)}
      aria-label=${words.say("box-number-of", { name, number: at + 1 })} autocomplete="off"
      aria-invalid=${about ? "true" : nothing} aria-describedby=${about || nothing}
      .value=${String((Array.isArray(field.value) ? field.value[at] : "") ?? "")}
      @change=${(/** @type {Event} */ event) => {
        const typed = numberOf(fieldValue(event)) ?? "";
        change(field, (/** @type {BoxField} */ { value, size }) => {
          const old = Array.isArray(value) ? value : [];
          return Array.from({ length: size }, (_, each) => (each === at ? typed : (old[each] ?? 0)));
        });
      }}>`,
    )}</span>`,
  set: ({ words, change }, field, name, about) => html`<span class="box-set" role="group" aria-label=${name}
    aria-describedby=${about || nothing}>${field.known.map((word, at) => {
      const chosen = Array.isArray(field.value) && field.value.includes(word);
      return html`<label class="check"><input type="checkbox" id=${at ? nothing : idOf(field.place)} .checked=${chosen}
        @change=${() =>
          change(field, (/** @type {BoxField} */ { known, value }) => {
            const old = Array.isArray(value) ? value : [];
            return known.filter((each) => (each === word ? !chosen : old.includes(each)));
          })}>${wordOf(words, word)}</label>`;
    })}</span>`,
  list: counted,
  letters: counted,
  counts: counted,
};

/** How many of each: a number with buttons for one less and one more.
 * @param {Form} form @param {BoxField} field @param {string} name @param {string} about
 */
function counted({ words, change }, field, name, about) {
  const counts = countsOf(field);
  const step = (/** @type {string} */ word, /** @type {number} */ by) =>
    change(field, (/** @type {BoxField} */ now) => {
      const counted = countsOf(now);
      return withCounts(now, { ...counted, [word]: Math.max(0, counted[word] + by) });
    });
  return html`<span class="box-counts" role="group" aria-label=${name} aria-describedby=${about || nothing}>
    ${field.known.map((word, at) => {
      const thing = wordOf(words, word);
      return html`<span class="box-count ${counts[word] ? "some" : ""}">
        <button type="button" class="step" id=${at ? nothing : idOf(field.place)} ?disabled=${!counts[word]}
          aria-label=${words.say("box-less", { thing })} @click=${() => step(word, -1)}>−</button>
        <span><b>${counts[word]}</b> ${thing}</span>
        <button type="button" class="step" aria-label=${words.say("box-more", { thing })}
          @click=${() => step(word, 1)}>+</button></span>`;
    })}</span>`;
}

/** A field with its name, its control, and what is wrong with it; of somebody else's box its value alone.
 * @param {Form} form @param {BoxField} field
 */
export function boxField(form, field) {
  const { words, faults, doubts = [] } = form;
  const name = fieldName(words, field.place);
  const said = [
    ...faultsAt(faults, field.place).map((fault) => faultText(words, fault)),
    ...doubts.filter(({ place }) => place === field.place).map(({ key }) => words.say(key)),
  ];
  const wrong = faultsAt(faults, field.place).length > 0;
  const about = said.length ? `${idOf(field.place)}-fault` : "";
  const single = ["number", "text", "choice", "flag", "words", "pairs"].includes(field.kind);
  const label = single
    ? html`<label for=${idOf(field.place)}>${name}</label>`
    : html`<span class="box-label">${name}</span>`;
  const control = (CONTROLS[field.kind] ?? CONTROLS.text)(form, field, name, wrong ? about : "");
  return html`<div class="box-field ${wrong ? "wrong" : ""} ${form.mine ? field.kind : "told"}">
    ${
      form.mine
        ? html`${label}${control}`
        : html`<span class="box-label">${words.say("box-what", { field: name })}</span>
          <b>${valueText(words, field.value)}</b>`
    }
    ${
      said.length
        ? html`<p class="box-fault" id=${about}>
          ${said.map((text, at) => html`${at ? html`<br>` : nothing}${text}`)}</p>`
        : nothing
    }
  </div>`;
}
