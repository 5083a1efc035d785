// What is at stake in a match, said at its table: the match of a day, of a tournament, or a rated one.

import { html, nothing } from "../vendor/lit.js";

/** @typedef {import("../types").Summary} Summary */

/** Which match this is, as one says it, where it leads, and what counts.
 * @param {Summary} summary @param {import("../words.js").Words} words
 */
function stake({ day, practice, tournament, rated, game }, words) {
  if (day) {
    const date = new Date(`${day}T12:00:00Z`);
    const named = date.toLocaleDateString(words.language, { day: "numeric", month: "long", timeZone: "UTC" });
    const title = words.say("day-table", { day: named });
    return { title, to: `#/day/${day}`, text: words.say(practice ? "day-table-practice" : "day-table-counts") };
  }
  if (tournament)
    return {
      title: words.say("tournament-at-table"),
      to: `#/tournament/${tournament}`,
      text: words.say("tournament-at-table-counts"),
    };
  if (rated)
    return { title: words.say("lobby-table-rated"), to: `#/ladder/${game}`, text: words.say("lobby-table-counts") };
  return null;
}

/** A strip beside the table, or above it on a phone.
 * @param {Summary | undefined} summary @param {string} status @param {import("../words.js").Words} words
 * @param {"for-wide" | "for-phones"} where
 */
export function stakeStrip(summary, status, words, where) {
  const found = summary && status === "playing" ? stake(summary, words) : null;
  if (!found) return nothing;
  return html`<p class="goal stake ${where}"><a href=${found.to}><b>${found.title}</b></a> ${found.text}</p>`;
}
