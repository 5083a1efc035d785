// What the page of a table hears from the server, and what it does about it.

import { isAbout, isSameQuestion } from "./asking.js";
import { callOut } from "./calling.js";

/** @typedef {import("./types").Table} Table */

const PAUSE = 1500; // milliseconds until a hint is asked for again

/** Belongs to the page of a table. */
export class Hearing {
  /** @param {import("./types").TablePage} page */
  constructor(page) {
    this.page = page;
    this.since = 0; // when the clocks that are shown were told
    /** @type {Map<string, import("./types").Why>} */
    this.reasons = new Map(); // [number of an event, and the seat] why a bot did that
    /** @type {import("./types").TableNode | null} */
    this.led = null; // the table after what a hint advises, if that is certain
  }

  /** @param {string} what @param {any} detail */
  hear(what, detail) {
    const { page } = this;
    if (what === "table" && detail.table) this.table(detail.before, detail.table);
    if (what === "chat") this.chat();
    if (what === "refused") this.refusal(detail);
    if (what === "why") this.reasons = new Map(this.reasons).set(`${detail.number} ${detail.seat}`, detail);
    if (what === "hint" && page.hint === "thinking" && isAbout(detail, page.room?.table)) this.hint(detail);
    if (what === "preview") {
      page.foresight.hear(detail);
      if (page.hint !== "thinking" && page.hint?.opinions[0]?.action === detail.action) this.led = detail.tree;
    }
    if (what === "here") page.returning = false; // what was said into a broken line may be lost
    page.requestUpdate();
  }

  /** What is advised, and the table that it leads to, for the arrow.
   * @param {import("./types").Hint} hint
   */
  hint(hint) {
    const { room } = this.page;
    this.page.hint = hint;
    this.led = null;
    const [best] = hint.opinions;
    if (best && room?.table) room.send({ type: "preview", number: room.table.number, action: best.action });
  }

  /** @param {Table | null} before @param {Table} table */
  table(before, table) {
    const { page } = this;
    this.since = performance.now();
    if (!isSameQuestion(before, table)) {
      page.touch.clear();
      page.foresight.hush();
      page.hint = null;
    }
    if (!table.chairs.find((chair) => chair.seat === table.seat)?.bot) page.returning = false;
    if (table.lesson) page.tutoring.hear(before, table);
    page.meanwhile.hear(before, table);
    if (before?.status === "waiting" && table.status !== "waiting") page.refresh();
    if (before && before.status !== "over" && table.status === "over") page.refresh();
    page.said = callOut(page, before, table);
    page.answers.byHabit(table);
    const refusing = table.events.find((event) => event.name === "disagreed");
    if (refusing && before?.asked?.seat === table.seat && page.speech) page.notice.show(page.speech.event(refusing));
    if (before && !before.hints && table.hints) this.agreement(before, table);
  }

  /** All have agreed to hints: that is said, and whoever asked has one at once if it is their turn.
   * @param {Table} before @param {Table} table
   */
  agreement(before, table) {
    const { page } = this;
    const agreed = table.events.find((event) => event.name === "hints_agreed");
    if (agreed && page.speech) page.notice.show(page.speech.event(agreed));
    if (before.asked?.seat === table.seat) page.updateComplete.then(() => page.askHint());
  }

  /** What others say is shown where one looks: beside the table if the chat is open there, else as a notice. */
  chat() {
    const { room, speech, notice } = this.page;
    const last = room?.chat.at(-1);
    if (!room || !last || last.number <= room.read) return;
    if (room.mine.includes(last.seat) || this.page.chatInSight) room.read = last.number;
    else if (speech) notice.show(`${speech.seat(last.seat)}: ${last.text}`);
  }

  /** @param {any} refused */
  refusal(refused) {
    const { page } = this;
    page.answers.reset();
    if (refused.reason === "other_rules" || refused.reason === "private") {
      page.problem = refused.reason; // however often one comes back
      page.room?.close();
      return;
    }
    if (refused.reason === "old") return; // the new table is on its way
    page.returning = false;
    const advising = page.hint === "thinking";
    if (advising) page.hint = null;
    if (advising && refused.reason === "too_often" && page.tutoring.closed) {
      setTimeout(() => page.askHint(), PAUSE); // the last hint is still being thought about
      return;
    }
    if (refused.clause && page.speech) page.touch.why(refused);
    else page.notice.show(page.say(`refused-${refused.reason}`));
  }
}
