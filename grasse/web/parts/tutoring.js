// How a lesson goes on at a table, and the tutor after it: the best bot, if it shall advise.

import { html, nothing } from "../vendor/lit.js";
import { isSameQuestion } from "../asking.js";
import { tick } from "../lessons.js";
import { set, settings } from "../settings.js";
import { lineOf } from "./lesson.js";

/** @typedef {import("../types").Table} Table */

/** Belongs to the page of a table. */
export class Tutoring {
  /** @param {import("../types").TablePage} page */
  constructor(page) {
    this.page = page;
    this.line = 0; // which of the lines that are said before an answer
    this.word = ""; // what is said to another answer
    this.closed = false; // the lesson is over, and was closed
  }

  /** A lesson goes on: its lines are read from the first. When it is over, the tutor has a word.
   * @param {Table | null} before @param {Table} table
   */
  hear(before, table) {
    const lesson = /** @type {import("../types").Lesson} */ (table.lesson);
    const { page } = this;
    if (before?.lesson?.step !== lesson.step || before?.lesson?.over !== lesson.over) this.line = 0;
    if (!isSameQuestion(before, table)) this.word = "";
    if (!lesson.over) this.closed = false;
    else if (!lesson.lines.length) this.closed = true; // it was played on
    if (lesson.over && page.loaded) tick(page.loaded.game.name, lesson.name);
    page.updateComplete.then(() => this.bring());
    if (this.closed && settings.tutor === "on") page.updateComplete.then(() => page.askHint());
  }

  /** Whether a lesson goes another way; then it says so, and nothing is decided.
   * @param {Table} table @param {number} action
   */
  isOtherwise({ lesson }, action) {
    if (!lesson?.answers.length || lesson.answers.includes(action) || !this.page.loaded) return false;
    const { words, game } = this.page.loaded;
    this.page.touch.close();
    this.line = lesson.lines.length - 1;
    this.word = words.say(lesson.otherwise[game.actions[action].name] ?? "page-lesson-otherwise");
    this.page.requestUpdate();
    return true;
  }

  /** Reads the next line of the lesson, or the one before; before the first one, the last answer is undone.
   * @param {number} by
   */
  turn(by) {
    const lesson = this.page.room?.table?.lesson;
    if (!lesson) return;
    const next = this.line + by;
    if (next < 0) this.page.sendNow("undo");
    else if (next < lesson.lines.length) {
      this.line = next;
      this.word = "";
      this.page.requestUpdate();
      this.bring();
    }
  }

  /** The lesson is over: the match goes on, with the tutor if one wants it. */
  close() {
    const { page } = this;
    this.closed = true;
    if (page.room?.table) page.answers.byHabit(page.room.table); // nothing was answered while it spoke
    if (settings.tutor === "on") page.askHint();
    page.requestUpdate();
  }

  /** Whether the best bot advises at this table: "ask" until that was answered; nothing where no lesson was.
   * @param {Table} table @returns {"" | "ask" | "on" | "off"}
   */
  advises(table) {
    if (!table.lesson || !this.closed || table.status !== "playing") return "";
    return settings.tutor || "ask";
  }

  /** From now on it advises at each decision, or when it is asked.
   * @param {"on" | "off"} tutor
   */
  setTutor(tutor) {
    set({ tutor });
    if (tutor === "on") this.page.askHint();
    else this.page.closeHint();
    this.page.requestUpdate();
  }

  /** Brings what the lesson speaks of into sight: on a phone between its bubble and the question. */
  bring() {
    const id = lineOf(this.page.room?.table?.lesson, this.line)?.points_at ?? "";
    this.page.touch.bring(id, this.page.querySelector("svg.picture.wide") ? "nearest" : "center");
  }

  /** Whether a lesson speaks at this table.
   * @param {Table} table
   */
  speaks(table) {
    return Boolean(table.lesson && !this.closed && table.status === "playing");
  }

  /** The piece that the lesson speaks of, if it speaks.
   * @param {Table} table
   */
  pointsAt(table) {
    return (this.speaks(table) && lineOf(table.lesson, this.line)?.points_at) || "";
  }

  /** The lesson, while it speaks.
   * @param {Table} table
   */
  bubble(table) {
    if (!this.speaks(table)) return nothing;
    const rings = this.page.answers.offers.filter(({ action }) => table.lesson?.answers.includes(action)).length;
    return html`<grasse-lesson .words=${this.page.loaded?.words} .lesson=${table.lesson} .at=${this.line}
      .rings=${rings}
      .word=${this.word} .undo=${table.undo > 0} .tree=${table.tree} .speech=${this.page.speech}
      .picture=${this.page.loaded?.picture ?? null}
      @lesson-next=${() => this.turn(1)} @lesson-back=${() => this.turn(-1)}
      @lesson-show=${() => this.page.answers.decide(table.lesson?.answers[0] ?? -1)}
      @lesson-close=${() => this.close()}></grasse-lesson>`;
  }

  /** Once that was answered: whether the tutor speaks at each question.
   * @param {Table} table
   */
  tutor(table) {
    const advises = this.advises(table);
    if (!advises || advises === "ask") return nothing;
    return html`<p class="tutor"><label><input type="checkbox" .checked=${advises === "on"}
        @change=${() => this.setTutor(advises === "on" ? "off" : "on")}>${this.page.say("page-tutor")}</label></p>`;
  }
}
