// A page that has nothing to show yet: it is loading, or it says what went wrong and leads home.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";

const UNPLAYABLE = ["other_rules", "no_such_box"]; // what was written down can still be looked at

/**
 * @param {import("../words.js").Words} words @param {string} problem a reason, or nothing while it is loading
 * @param {string} [match] the one that cannot be shown
 */
export function message(words, problem, match = "") {
  if (!problem)
    return html`<main id="main" class="message" aria-busy="true" tabindex="-1">
      <p class="quiet-text">${words.say("page-loading")}</p>
    </main>`;
  if (problem === "private")
    return html`<main id="main" class="message" tabindex="-1">
      <span class="private-sign">${icon("lock")}</span>
      <h1>${words.say("refused-private")}</h1>
      <p>${words.say("page-private-how")}</p>
      <a class="button primary" href="#/">${words.say("page-home")}</a>
    </main>`;
  return html`<main id="main" class="message" tabindex="-1">
    <p class="note-line problem">${words.say(`refused-${problem}`)}</p>
    ${
      match && UNPLAYABLE.includes(problem)
        ? html`<a class="button primary" href="#/written/${match}">${words.say("page-written-open")}</a>`
        : nothing
    }
    <a class="button" href="#/">${words.say("page-home")}</a>
  </main>`;
}
