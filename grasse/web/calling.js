// What is called out at a table: what happened, and whose turn it is, to be heard by somebody who looks elsewhere.

import { announce, isAsked, question } from "./asking.js";
import { chime, notify } from "./sound.js";

/** Says what happened, and calls whoever is asked now; answers with what is read aloud.
 * @param {import("./types").TablePage} page
 * @param {import("./types").Table | null} before @param {import("./types").Table} table
 */
export function callOut(page, before, table) {
  const { speech } = page;
  const news = before && speech ? table.events.map((event) => announce(event, speech)).join(". ") : "";
  const mine = table.status === "playing" && isAsked(table);
  const wasMine = before?.turn === before?.seat;
  const asked = mine && speech ? question(table, speech) : "";
  if (mine && (!before || !wasMine)) {
    if (before) chime();
    if (speech) notify(page.say("page-your-turn"), asked);
  }
  document.title = mine ? `● ${page.say("page-your-turn")} · Grasse` : `${page.loaded?.game.title ?? ""} · Grasse`;
  if (before && mine !== wasMine) page.notice.clear();
  return [news, asked].filter(Boolean).join(". ");
}
