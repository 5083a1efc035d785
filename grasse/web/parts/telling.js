// What the table tells by itself: beside an option what it brings, and beside the table what the match is about.

import { html, nothing } from "../vendor/lit.js";
import { isAsked } from "../asking.js";
import { goal, missing, purpose } from "../standing.js";

/** A short line below the name of an option; nothing where there is nothing to say.
 * @param {import("../prospects.js").Gain | undefined} gain
 */
export function brings(gain) {
  if (!gain?.short) return nothing;
  const rest = gain.short.slice(gain.gain.length);
  return html`<span class="brings">${gain.gain ? html`<b>${gain.gain}</b>` : nothing}${rest}</span>`;
}

/** What a match is about, how it stands, and what is still missing: a strip beside the table, or above it on a phone.
 * @param {import("../types").Table} table @param {import("../speech.js").Speech} speech @param {string} where
 */
export function goalStrip(table, speech, where) {
  if (table.status !== "playing") return nothing;
  const text = [goal(table.tree, speech), ...missing(table.tree, speech)].filter(Boolean).join(" · ");
  const why = where === "for-phones" && isAsked(table) ? purpose(table.tree, speech) : "";
  return text
    ? html`<p class="goal ${where}" title=${text}><span>${text}</span>${why ? html`<br><b>${why}</b>` : nothing}</p>`
    : nothing;
}
