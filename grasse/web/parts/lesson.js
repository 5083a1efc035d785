// A lesson at the table: a bubble that says one thing at a time, and a line to the piece it speaks of.

import { html, nothing, svg } from "../vendor/lit.js";
import { loadFigures } from "../games/index.js";
import { icon } from "../icons.js";
import { FIRST, dueKey, leader, paragraphs, placeFor } from "../lessons.js";
import { Part } from "../part.js";
import { findNode } from "../speech.js";
import * as server from "../server.js";
import { sketch } from "./sketch.js";

/** @typedef {import("../types").Lesson} Lesson */

const MOVED = 700; // milliseconds until every piece is where it goes
const HEAD = 60; // pixels that the head of the page takes
const FOOT = 14; // and what is free below
const FADE = 30; // of the question's lower edge, if there is more below
const ZOOM = 0.8; // of a drawing

/** The line of a lesson that is said now; nothing while others decide.
 * @param {Lesson | null | undefined} lesson @param {number} at
 */
export const lineOf = (lesson, at) => lesson?.lines[Math.min(at, lesson.lines.length - 1)];

/** Whether it waits for the learner now: all was read, and an answer is due.
 * @param {Lesson | null | undefined} lesson @param {number} at
 */
export const isDue = (lesson, at) => Boolean(lesson?.answers.length && at >= lesson.lines.length - 1);

/** Fires `lesson-next`, `lesson-back`, `lesson-show`, `section` to open the book, and `lesson-close` at its end. */
export class GrasseLesson extends Part {
  static properties = {
    lesson: { attribute: false },
    at: { attribute: false },
    rings: { attribute: false },
    word: { attribute: false },
    undo: { attribute: false },
    tree: { attribute: false },
    speech: { attribute: false },
    picture: { attribute: false },
    figures: { state: true },
    line: { state: true },
  };

  constructor() {
    super();
    /** @type {Lesson} */
    this.lesson = /** @type {any} */ (undefined);
    this.at = 0; // which of its lines
    this.rings = 0; // how many buttons go on
    this.word = ""; // a friendly word to another answer
    this.undo = false; // whether there is something to go back to
    /** @type {import("../types").TableNode | null} */
    this.tree = null;
    /** @type {import("../speech.js").Speech | null} */
    this.speech = null;
    /** @type {import("../types").PictureModule | null} */
    this.picture = null;
    /** @type {ReturnType<import("../types").Figures>} */
    this.figures = {}; // the drawings of How to play, once one is wanted
    /** @type {[number, number, number, number] | null} */
    this.line = null; // from the bubble to the piece
    this.timer = 0;
    this.replace = () => this.place();
    this.told = ""; // the step and the line that were shown last
    this.fresh = false; // whether it is a moment since they came
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("resize", this.replace);
    addEventListener("scroll", this.replace, { passive: true });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("resize", this.replace);
    removeEventListener("scroll", this.replace);
    clearTimeout(this.timer);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("lesson") && this.lesson.lines.some(({ figure }) => figure)) this.loadFigures();
  }

  async loadFigures() {
    const { speech } = this;
    if (!speech || !this.picture || Object.keys(this.figures).length) return;
    const { game } = speech;
    const [{ numbers }, figures] = await Promise.all([server.how(game.name, this.words.language), loadFigures(game)]);
    this.figures = figures?.(speech, numbers) ?? {};
  }

  render() {
    const { lesson, at } = this;
    const line = lineOf(lesson, at);
    const step = Math.min(lesson.step + at, lesson.of);
    return html`<section class="lesson panel" aria-label=${this.say("page-lesson")}>
      <div class="lesson-way" aria-hidden="true"><span .style=${`width: ${(100 * step) / lesson.of}%`}></span></div>
      <p class="lesson-count quiet-text">${this.say("page-lesson-step", { step, of: lesson.of })}</p>
      <div role="status" aria-live="polite">
        <div class="lesson-says">${paragraphs(this.say(line ? line.says : "page-lesson-wait")).map(said)}</div>
        ${line ? this.figure(line.figure) : nothing}
        ${this.word ? html`<p class="lesson-word">${this.word}</p>` : nothing}
      </div>
      ${isDue(lesson, at) ? html`<p class="lesson-due">${this.say(dueKey(this.rings, this.byPiece))}</p>` : nothing}
      <div class="lesson-tools">${this.tools()}</div>
    </section>
    ${this.line ? arrow(this.line) : nothing}`;
  }

  /** A drawing of How to play.
   * @param {string} name
   */
  figure(name) {
    const { picture, speech } = this;
    const items = this.figures[name];
    return items && picture && speech ? sketch(picture, speech, items, ZOOM) : nothing;
  }

  /** Whether the piece that is spoken of is the answer itself: then it is pressed, else the button. */
  get byPiece() {
    const node = findNode(this.tree, lineOf(this.lesson, this.at)?.points_at ?? "");
    return Boolean(node?.actions?.some((action) => this.lesson.answers.includes(action)));
  }

  tools() {
    const { lesson, at } = this;
    const last = at >= lesson.lines.length - 1;
    return html`
      <button class="small plain back" ?disabled=${!(at > 0 || this.undo)}
        @click=${() => this.tell("lesson-back")}>${icon("back")}${this.say("page-lesson-back")}</button>
      ${
        isDue(lesson, at) // away from where one goes on: whoever presses on does not skip what is to be done
          ? html`<button class="small plain show"
            @click=${() => this.tell("lesson-show")}>${this.say("page-lesson-show")}</button>`
          : nothing
      }
      ${
        last
          ? nothing
          : html`<button class="small primary next" aria-keyshortcuts="n" title="${this.say("page-lesson-next")} (n)"
            @click=${() => this.tell("lesson-next")}>${this.say("page-lesson-next")}${icon("next")}</button>`
      }
      ${last && lesson.over ? this.ending() : nothing}`;
  }

  /** The last words: other lessons, the book after a whole match, and on. */
  ending() {
    return html`<a class="button small" href="#/learn">${this.say("page-lesson-all")}</a>
      ${
        this.lesson.name === FIRST
          ? html`<button class="small to-book" @click=${() => this.tell("section", "")}>${icon("book")}${this.say(
              "page-lesson-book",
            )}</button>`
          : nothing
      }
      <button class="small primary close" @click=${() => this.tell("lesson-close")}>${this.say(
        "page-lesson-play-on",
      )}</button>`;
  }

  updated() {
    const height = this.querySelector(".lesson")?.clientHeight ?? 0;
    document.documentElement.style.setProperty("--lesson-height", `${height}px`); // the question leaves it room
    const told = `${this.lesson.step} ${this.at}`;
    this.fresh ||= told !== this.told;
    this.told = told;
    this.settle();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      this.settle();
      this.fresh = false;
    }, MOVED);
  }

  /** Everything may have moved. */
  settle() {
    if (this.fresh) this.uncover();
    this.place();
  }

  /** On a phone what is spoken of is brought between the bubble and the question, if one of them lies over it. Later
   * one may scroll as one likes.
   */
  uncover() {
    const bubble = this.querySelector(".lesson");
    const id = lineOf(this.lesson, this.at)?.points_at;
    const piece = id ? this.closest(".stage")?.querySelector(`[data-id="${CSS.escape(id)}"]`) : null;
    const ask = document.querySelector(".ask");
    if (!bubble || !piece || !ask || getComputedStyle(bubble).position === "fixed") return;
    const [top, bottom] = [bubble.getBoundingClientRect().bottom, ask.getBoundingClientRect().top];
    const area = piece.getBoundingClientRect();
    if (area.top >= top && area.bottom <= bottom) return;
    const middle = Math.min((area.top + area.bottom) / 2, area.top + (bottom - top) / 2); // or the top of what is high
    scrollBy({ top: middle - (top + bottom) / 2, behavior: "instant" });
  }

  /** The button that is to be pressed, where no piece stands for it. */
  option() {
    return isDue(this.lesson, this.at) && !this.byPiece ? document.querySelector(".option.pointed") : null;
  }

  /** Where there are more options than room, the one that is to be pressed is brought into sight. */
  bringOption() {
    const option = document.querySelector(".option.pointed")?.getBoundingClientRect();
    const ask = document.querySelector(".ask");
    const room = ask?.getBoundingClientRect();
    if (!option || !ask || !room) return;
    if (option.bottom > room.bottom - FADE) ask.scrollTop += option.bottom - room.bottom + FADE;
    else if (option.top < room.top) ask.scrollTop -= room.top - option.top;
  }

  /** Goes where it covers nothing that matters; on a phone it stays at the top, by its style. */
  place() {
    this.bringOption(); // the question may have become less high
    const bubble = /** @type {HTMLElement | null} */ (this.querySelector(".lesson"));
    const stage = this.closest(".stage");
    if (!bubble || !stage) return;
    if (getComputedStyle(bubble).position !== "fixed") {
      bubble.removeAttribute("style");
      this.line = null;
      return;
    }
    const room = stage.getBoundingClientRect();
    const id = lineOf(this.lesson, this.at)?.points_at;
    const piece = this.option() ?? (id ? stage.querySelector(`[data-id="${CSS.escape(id)}"]`) : null);
    const area = piece?.getBoundingClientRect() ?? null;
    const others = [...document.querySelectorAll(".stage .picture [data-id], .option.pointed")];
    const seen = {
      left: room.left,
      right: room.right,
      top: Math.max(room.top, HEAD),
      bottom: innerHeight - FOOT,
    };
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const areas = others.map((other) => other.getBoundingClientRect());
    const side = document.querySelector(".table-page .side")?.getBoundingClientRect() ?? null;
    const { x, y } = placeFor(area, seen, size, areas, side);
    bubble.style.left = `${x}px`;
    bubble.style.top = `${y}px`;
    const line = area && leader({ left: x, top: y, right: x + size.width, bottom: y + size.height }, area);
    if (String(line) !== String(this.line)) this.line = line;
  }
}

/** A paragraph, or a list and what stands above it.
 * @param {{text: string, items: string[]}} paragraph
 */
const said = ({ text, items }) =>
  html`<p>${text}</p>${items.length ? html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>` : nothing}`;

/** @param {[number, number, number, number]} line */
const arrow = ([x1, y1, x2, y2]) =>
  html`<svg class="lesson-line" aria-hidden="true">${svg`<path
    d="M ${x1} ${y1} L ${x2} ${y2}"></path><circle cx=${x2} cy=${y2} r="5"></circle>`}</svg>`;

customElements.define("grasse-lesson", GrasseLesson);
