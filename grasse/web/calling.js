// What is called out at a table: what happened, and whose turn it is, to be heard by somebody who looks elsewhere.

import { announce, isAsked, question } from "./asking.js";
import { notify, play, playEvents } from "./sound.js";

const CALL = 0.2; // seconds: first what happened is heard, then that it is one's turn

/** What is heard when a match is over.
 * @param {import("./types").Table} table
 */
const ending = ({ scores, seat }) => (scores[seat - 1]?.[1] === 1 ? "win" : "over");

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
    if (before) play("turn", CALL);
    if (speech) notify(page.say("page-your-turn"), asked);
  }
  if (before && before.status === "playing" && table.status === "over") play(ending(table));
  else if (before) playEvents(table.events, page.loaded?.picture?.sounds);
  document.title = mine ? `● ${page.say("page-your-turn")} · Grasse` : `${page.loaded?.game.title ?? ""} · Grasse`;
  if (before && mine !== wasMine) page.notice.clear();
  return [news, asked].filter(Boolean).join(". ");
}
