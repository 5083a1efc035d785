// A lesson at the table: a bubble that says one thing at a time, beside the piece it speaks of.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { beside } from "../lessons.js";
import { Part } from "../part.js";

/** @typedef {import("../types").Lesson} Lesson */

const MOVED = 700; // milliseconds until every piece is where it goes

/** The line of a lesson that is said now; nothing while others decide.
 * @param {Lesson | null | undefined} lesson @param {number} at
 */
export const lineOf = (lesson, at) => lesson?.lines[Math.min(at, lesson.lines.length - 1)];

/** Whether it waits for the learner now: all was read, and an answer is due.
 * @param {Lesson | null | undefined} lesson @param {number} at
 */
export const isDue = (lesson, at) => Boolean(lesson?.answers.length && at >= lesson.lines.length - 1);

/** Fires `lesson-next`, `lesson-back`, `lesson-show`, and `lesson-close` when it is over. */
export class GrasseLesson extends Part {
  static properties = {
    lesson: { attribute: false },
    at: { attribute: false },
    word: { attribute: false },
    undo: { attribute: false },
  };

  constructor() {
    super();
    /** @type {Lesson} */
    this.lesson = /** @type {any} */ (undefined);
    this.at = 0; // which of its lines
    this.word = ""; // a friendly word to another answer
    this.undo = false; // whether there is something to go back to
    this.timer = 0;
    this.replace = () => this.place();
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

  render() {
    const { lesson, at } = this;
    const line = lineOf(lesson, at);
    const step = Math.min(lesson.step + at, lesson.of);
    return html`<section class="lesson panel" aria-label=${this.say("page-lesson")}>
      <div class="lesson-way" aria-hidden="true"><span .style=${`width: ${(100 * step) / lesson.of}%`}></span></div>
      <p class="lesson-count quiet-text">${this.say("page-lesson-step", { step, of: lesson.of })}</p>
      <div role="status" aria-live="polite">
        <p class="lesson-says">${line ? this.say(line.says) : this.say("page-lesson-wait")}</p>
        ${this.word ? html`<p class="lesson-word">${this.word}</p>` : nothing}
      </div>
      <div class="lesson-tools">${this.tools()}</div>
    </section>`;
  }

  tools() {
    const { lesson, at } = this;
    const last = at >= lesson.lines.length - 1;
    const back = at > 0 || this.undo;
    return html`
      ${
        back
          ? html`<button class="small plain" @click=${() => this.tell("lesson-back")}>${icon("back")}${this.say(
              "page-lesson-back",
            )}</button>`
          : nothing
      }
      <span class="grow"></span>
      ${
        last && lesson.answers.length
          ? html`<button class="small plain" @click=${() => this.tell("lesson-show")}>${this.say(
              "page-lesson-show",
            )}</button>`
          : nothing
      }
      ${
        last
          ? nothing
          : html`<button class="small primary next" aria-keyshortcuts="n" title="${this.say("page-lesson-next")} (n)"
            @click=${() => this.tell("lesson-next")}>${this.say("page-lesson-next")}${icon("next")}</button>`
      }
      ${
        last && lesson.over
          ? html`<a class="button small" href="#/learn">${this.say("page-lesson-all")}</a>
            <button class="small primary" @click=${() => this.tell("lesson-close")}>${this.say(
              "page-lesson-play-on",
            )}</button>`
          : nothing
      }`;
  }

  updated() {
    this.place();
    clearTimeout(this.timer);
    this.timer = window.setTimeout(this.replace, MOVED);
  }

  /** The button that is to be pressed, where no piece stands for it. */
  option() {
    return isDue(this.lesson, this.at) ? document.querySelector(".option.pointed") : null;
  }

  /** Goes beside the piece; on a phone it stays at the top, by its style. */
  place() {
    const bubble = /** @type {HTMLElement | null} */ (this.querySelector(".lesson"));
    const stage = this.closest(".stage");
    if (!bubble || !stage) return;
    if (getComputedStyle(bubble).position !== "absolute") {
      bubble.removeAttribute("style");
      return;
    }
    const room = stage.getBoundingClientRect();
    const id = lineOf(this.lesson, this.at)?.points_at;
    const piece = (id && stage.querySelector(`[data-id="${CSS.escape(id)}"]`)) || this.option();
    const others = [...stage.querySelectorAll(".picture [data-id], .picture .may")].filter((other) => other !== piece);
    const seen = {
      left: room.left,
      right: room.right,
      top: Math.max(room.top, 60),
      bottom: Math.min(room.bottom, innerHeight) - 4,
    };
    const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
    const areas = others.map((other) => other.getBoundingClientRect());
    const { x, y, side, tail } = beside(piece?.getBoundingClientRect() ?? null, seen, size, areas);
    bubble.style.left = `${x - room.left}px`;
    bubble.style.top = `${y - room.top}px`;
    bubble.style.setProperty("--tail", `${tail}px`);
    bubble.dataset.side = side;
  }
}

customElements.define("grasse-lesson", GrasseLesson);
