// Beside the table: the goal, who sits here, what happened, what is said.

import { html, nothing } from "../vendor/lit.js";
import { habitsOf } from "../habits.js";
import { settings } from "../settings.js";
import { stakeOf } from "./loaded.js";
import { asList } from "./stage.js";
import { stakeStrip } from "./stake.js";
import { goalStrip } from "./telling.js";
import "./box-differs.js";
import "./habits.js";
import "./seats.js";
import "./sheets.js";
import "./variants.js";

/** @param {import("../types").TablePage} page
 * @param {import("../types").Table} table @param {import("../speech.js").Speech} speech
 */
export function side(page, table, speech) {
  const room = /** @type {import("../room.js").Room} */ (page.room);
  const unread = page.sheet !== "chat" && (room.chat.at(-1)?.number ?? 0) > room.read;
  return html`
    <aside class="side" aria-label=${page.say("page-side")}>
      ${stakeStrip(page.loaded?.summary, table.status, page.words, "for-wide")}
      ${goalStrip(table, speech, "for-wide")}
      ${page.tutoring.tutor(table)}
      ${page.sure.setting(table)}
      <grasse-habits .words=${page.words} .speech=${speech} .habits=${habitsOf(speech.game.name)} .tree=${table.tree}
        @ask-again=${(/** @type {CustomEvent} */ event) => page.answers.setHabit(event.detail)}></grasse-habits>
      <grasse-seats .words=${page.words} .speech=${speech} .table=${table} .heard=${page.hearing.since}
        .stake=${page.loaded ? stakeOf(page.loaded.summary) : ""}
        .now=${performance.now()} .pace=${settings.pace}
        @pace=${(/** @type {CustomEvent} */ event) => page.setPace(event.detail)}
        @about-bot=${(/** @type {CustomEvent} */ event) => page.notice.show(event.detail)}
        @leave=${() => room.send({ type: "leave" })}
        @end-match=${() => page.sendNow("ask_end")}
        @stand-in=${(/** @type {CustomEvent} */ event) => room.send({ type: "stand_in", seat: event.detail })}
      ></grasse-seats>
      <grasse-variants .words=${page.words} .game=${speech.game.name}
        .options=${table.status === "waiting" ? {} : (page.loaded?.summary.options ?? {})}></grasse-variants>
      <grasse-box-differs .words=${page.words} .game=${speech.game.name} .hash=${page.loaded?.summary.box ?? ""}
        .name=${(table.status !== "waiting" && page.loaded?.summary.box_name) || ""}
        .folded=${true}></grasse-box-differs>
      ${
        table.status === "waiting"
          ? nothing
          : html`<div class="looking">${page.past.buttons()}${
              asList(page.loaded?.picture ?? null) ? nothing : page.zoom.buttons()
            }</div>`
      }
      <grasse-sheets .words=${page.words} .speech=${speech} .sheet=${page.sheet} .unread=${unread}
        .events=${room.story} .picture=${page.loaded?.picture ?? null} .tree=${table.tree} .seen=${room.seen}
        .turned=${(room.memory?.since ?? -1) >= 0} .reasons=${page.hearing.reasons}
        .asking=${room.mine.length > 0}
        @ask-why=${(/** @type {CustomEvent} */ event) => room.send({ type: "why", ...event.detail })}
        .lines=${room.chat} .silent=${room.mine.length === 0}
        @turn-sheet=${(/** @type {CustomEvent} */ event) => page.turnSheet(event.detail)}
        @piece-told=${(/** @type {CustomEvent} */ event) => page.touch.point(event.detail)}
        @say=${(/** @type {CustomEvent} */ event) => room.send({ type: "chat", text: event.detail })}></grasse-sheets>
    </aside>`;
}
