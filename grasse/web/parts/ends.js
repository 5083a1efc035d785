// What stands at the table before a match, and after it: invitations, and the scoring.

import { html, nothing } from "../vendor/lit.js";
import * as server from "../server.js";
import "./end.js";
import "./invitations.js";

let asked = ""; // the match to which those who played the last one were asked from here

/** Sits down at the match that follows, for which this browser may be the first to ask.
 * @param {import("../types").TablePage} page
 */
async function rematch(page) {
  try {
    const next = await server.rematch(page.match);
    asked = next.match;
    location.hash = `#/match/${next.match}`;
  } catch (error) {
    if (error instanceof server.Refusal) page.notice.show(page.say(`refused-${error.reason}`));
  }
}

/** @param {import("../types").TablePage} page
 * @param {import("../types").Table} table @param {import("../speech.js").Speech} speech
 */
export function ends(page, table, speech) {
  const room = /** @type {import("../room.js").Room} */ (page.room);
  const { summary, words } = /** @type {import("./loaded.js").Loaded} */ (page.loaded);
  const isEmpty = (/** @type {number} */ seat) => table.chairs.find((each) => each.seat === seat)?.kind === "open";
  if (table.status === "waiting")
    return html`<grasse-invitations .words=${page.words} .games=${page.games} .match=${page.match}
      .game=${speech.game} .summary=${summary} .mine=${room.mine.length > 0} .again=${asked === page.match}
      .empty=${summary.chairs.filter((chair) => isEmpty(chair.seat))}
      @notice=${(/** @type {CustomEvent} */ event) => page.notice.show(event.detail)}></grasse-invitations>`;
  if (table.status === "over")
    return html`<grasse-end .words=${words} .speech=${speech} .summary=${summary} .events=${room.story}
      .secret=${table.secret} .scores=${table.scores} .rematch=${table.rematch}
      .mine=${room.mine.length > 0} .own=${room.mine.length === 1 ? room.mine[0] : 0}
      .left=${table.chairs.filter(({ kind, bot }) => kind === "person" && bot).map(({ seat }) => seat)}
      @rematch=${() => rematch(page)}></grasse-end>`;
  return nothing;
}
