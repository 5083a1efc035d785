// What every part of the page shares: it lives in the page itself, and speaks its words.

import { LitElement } from "./vendor/lit.js";

/** @typedef {import("./words.js").Words} Words */

/** What a field says after it was changed.
 * @param {Event} event
 */
export const fieldValue = (event) => /** @type {HTMLInputElement | HTMLSelectElement} */ (event.target).value;

/** An element without a shadow, so that one style sheet and one set of ids serve the whole page. */
export class Part extends LitElement {
  /** @type {import("./vendor/lit.js").PropertyDeclarations} */
  static properties = { words: { attribute: false } };

  constructor() {
    super();
    /** @type {Words} */
    this.words = /** @type {any} */ (undefined);
  }

  createRenderRoot() {
    return this;
  }

  /** A message of the page.
   * @param {string} key @param {Record<string, import("./types").Value | undefined>} [values]
   */
  say(key, values) {
    return this.words.say(key, values);
  }

  /** Tells whoever holds this part.
   * @param {string} name @param {unknown} [detail]
   */
  tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }
}
