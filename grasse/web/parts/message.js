// A page that has nothing to show yet: it is loading, or it says what went wrong and leads home.

import { html } from "../vendor/lit.js";

/** @param {import("../words.js").Words} words @param {string} problem a reason, or nothing while it is loading */
export function message(words, problem) {
  if (!problem)
    return html`<main id="main" class="message" aria-busy="true" tabindex="-1">
      <p class="quiet-text">${words.say("page-loading")}</p>
    </main>`;
  return html`<main id="main" class="message" tabindex="-1">
    <p class="note-line problem">${words.say(`refused-${problem}`)}</p>
    <a class="button" href="#/">${words.say("page-home")}</a>
  </main>`;
}
