// What is asked, the options one has, and the tools beside them.

import { html, nothing } from "../vendor/lit.js";
import { detail, isAsked, question } from "../asking.js";
import { withPeople } from "../chairs.js";
import { HOUSE, isLittleLeft, isFamiliar, isRepeated, phaseOf, settled, written } from "../habits.js";
import { icon, seatMark } from "../icons.js";
import { MANY, again, footed, grouped, inPlace, nameOf, shared, slotOf } from "../options.js";
import { Part } from "../part.js";
import { gainOf } from "../prospects.js";
import { findNode } from "../speech.js";
import { purpose } from "../standing.js";
import { sentence, wantsName } from "../story.js";
import { labelOf } from "../ways.js";
import { brings } from "./telling.js";
import { timeLeft } from "./time.js";
import "./hint.js";

/** @typedef {import("../types").Table} Table */

const SIGN = 3; // letters of "×12": more of them are words

/** Whether something is undone without asking others: what is free, or everything if nobody else is a person.
 * @param {Table} table
 */
const isFree = (table) => table.undo > 0 || !withPeople(table);

/** Whether a bot has one's own seat.
 * @param {Table} table
 */
const isAway = ({ chairs, seat }) => chairs.some((chair) => chair.seat === seat && chair.bot);

/** Fires `decide` with a chain of actions, `habit` with an answer, `undo`, `turn-view`, `ask-hint`, `rules`, `enlarge`,
 * `explain` with what is asked, `return`, `tutor` with "on" or "off", and `answer` with "agree" or "disagree".
 */
export class GrasseAsk extends Part {
  static properties = {
    stake: { attribute: false },
    table: { attribute: false },
    speech: { attribute: false },
    options: { attribute: false },
    gains: { attribute: false },
    closed: { attribute: false },
    view: { attribute: false },
    zoom: { attribute: false },
    hint: { attribute: false },
    tutor: { attribute: false },
    still: { attribute: false },
    returning: { attribute: false },
    last: { attribute: false },
    passed: { attribute: false },
    heard: { attribute: false },
    now: { attribute: false },
    pointed: { attribute: false },
    all: { state: true },
    below: { state: true },
    cut: { state: true },
  };

  constructor() {
    super();
    this.stake = ""; // if anything, there are no hints, and nothing but one's own is undone
    /** @type {Table} */
    this.table = /** @type {any} */ (undefined);
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../options.js").Offer[]} */
    this.options = [];
    /** @type {Map<string, string>} */
    this.keys = new Map(); // of each option
    /** @type {Map<number | string, import("../prospects.js").Gain>} */
    this.gains = new Map(); // what each option brings
    this.closed = false; // whether this table was answered already
    /** @type {"picture" | "list" | ""} */
    this.view = ""; // how the table can be shown instead, if it can
    this.zoom = 0; // how large the picture is, if there is one
    /** @type {import("../types").Hint | "thinking" | null} */
    this.hint = null;
    /** @type {"" | "ask" | "on" | "off"} */
    this.tutor = ""; // after a lesson: whether hints come by themselves, or whether they shall
    this.still = false; // whether it is decided once: nothing is undone, advised or remembered
    this.returning = false; // the chair was asked for, and is not there yet
    /** @type {import("../types").GameEvent | undefined} */
    this.last = undefined; // what happened last
    /** @type {string[]} */
    this.passed = []; // what passed by itself since the last answer
    this.heard = 0; // when the clocks were told
    this.now = 0; // the clocks are shown as of now
    /** @type {number[]} */
    this.pointed = []; // the actions that a lesson waits for
    this.all = false; // whether all options are shown, over the table
    this.below = 0; // how many options there is no room for
    this.cut = false; // whether there was no room for all since this kind of question is asked
    this.forgotten = -1; // the question for which all was measured again
    this.number = -1; // of the question that is shown
    this.pressed = -1; // what was decided by the last press
    this.phase = ""; // the kind of question that is shown
    this.scrolled = ""; // the one that may have been scrolled
    /** @type {import("../options.js").Offer[]} */
    this.slots = []; // the options that are shown, and the places of those that were
    /** @type {import("../options.js").Offer[]} */
    this.folded = []; // what was offered before, where its places would push something out of sight
    /** @type {Map<string, {line: number, option: number, height: number, times: number}>} */
    this.widths = new Map(); // how large each of them was, in pixels, as long as the same is asked
    this.watcher = new ResizeObserver(() => this.forget());
    this.broad = 0; // how broad the window was when they were measured,
    this.room = 0; // and the room for them: the question may go beside the table
    this.height = 0; // of all that is asked, where it stands at the lower edge
    this.textHeight = 0; // of the question itself there: a shorter one does not move its options
  }

  connectedCallback() {
    super.connectedCallback();
    this.watcher.observe(document.documentElement);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  /** The window has another width: everything may stand elsewhere. */
  forget() {
    if (this.broad === innerWidth) return;
    this.broad = innerWidth;
    this.widths.clear();
    this.height = this.textHeight = this.below = 0;
    this.cut = false;
    this.requestUpdate();
  }

  willUpdate() {
    if (this.table.question !== this.number) {
      this.all = false;
      this.below = 0; // without the button there may be room for all
    }
    this.number = this.table.question;
    const phase = isAsked(this.table) ? `${phaseOf(this.table)} ${this.words.language}` : "";
    if (phase !== this.phase) {
      this.slots = this.folded = [];
      this.pressed = -1;
      this.widths.clear();
      this.height = this.textHeight = 0;
      this.cut = false;
    }
    this.phase = phase;
    this.slots = inPlace(this.options, this.slots);
    const offered = this.options.map(slotOf);
    this.folded = this.folded.filter((offer) => !offered.includes(slotOf(offer)));
  }

  updated() {
    const ask = this.querySelector(".ask");
    if (!(ask instanceof HTMLElement)) return;
    if (this.scrolled !== this.phase) ask.scrollTop = 0; // another question begins with its words
    this.scrolled = this.phase;
    const before = this.room;
    this.room = ask.offsetWidth;
    // once a question: a scroll bar may come with the widths and go without them
    if (before && before !== this.room && this.widths.size && this.forgotten !== this.number) {
      this.forgotten = this.number;
      this.broad = 0;
      this.forget();
      return;
    }
    const hidden = this.all ? 0 : this.countHidden(ask);
    if (!this.foldGone(hidden)) {
      // the button changes what fits: if the number could fall, it might never rest
      if (this.cut) this.below = Math.max(this.below, hidden);
      this.cut ||= hidden > 0;
    }
    if (getComputedStyle(ask).bottom === "0px") {
      this.height = ask.getBoundingClientRect().height;
      this.textHeight = this.querySelector(".ask-text")?.getBoundingClientRect().height ?? 0;
    }
    for (const line of this.querySelectorAll(".option-line[data-slot]")) {
      const option = line.querySelector(".option");
      const slot = line.getAttribute("data-slot") ?? "";
      const [known, { width, height }] = [this.widths.get(slot), line.getBoundingClientRect()];
      this.widths.set(slot, {
        line: width,
        height,
        option: option?.getBoundingClientRect().width ?? known?.option ?? 0,
        times: line.querySelectorAll(".option-times").length,
      });
    }
  }

  /** Puts away what could be done before, where it pushes out of sight what can be done now. As long as what was
   * pressed last can be pressed again, and is in sight, nothing moves under the pointer.
   * @param {number} hidden how many options there is no room for
   * @returns whether something was put away
   */
  foldGone(hidden) {
    const left = this.slots.filter(({ gone }) => !gone);
    const isRepeated = left.some(({ action }) => action === this.pressed) && hidden < left.length;
    if (!hidden || left.length === this.slots.length || isRepeated) return false;
    this.folded = [...this.folded, ...this.slots.filter(({ gone }) => gone)];
    this.slots = left;
    this.below = 0;
    this.widths.clear();
    this.requestUpdate();
    return true;
  }

  /** What could be done before and cannot be done now, with the reason where there is one: behind one line.
   */
  notNow() {
    const { folded, speech, table } = this;
    if (!folded.length) return nothing;
    const lines = folded.map(({ label, action }) => {
      const node = speech.carrier(action, table.tree);
      const why = node?.clause ? html` <span class="quiet-text">${speech.why(node.clause, node)}</span>` : nothing;
      return html`<li>${label}${why}</li>`;
    });
    const title = this.say("page-options-folded", { number: folded.length });
    return html`<details class="options-folded"><summary>${title}</summary><ul>${lines}</ul></details>`;
  }

  /** How many options lie below the lower edge or under the foot, at least in part.
   * @param {Element} ask
   */
  countHidden(ask) {
    const end = ask.getBoundingClientRect().top + ask.clientTop + ask.clientHeight + 1;
    const foot = this.querySelector(".ask-foot:not(.bare)")?.getBoundingClientRect();
    return [...this.querySelectorAll(".options .option")].filter((option) => {
      const { right, bottom } = option.getBoundingClientRect();
      const low = bottom + ask.scrollTop;
      return low > end || (foot && right > foot.left && low > foot.top + 1);
    }).length;
  }

  /** Shows all options over the table, or two rows of them beside it.
   * @param {boolean} all
   */
  openAll(all) {
    this.all = all;
  }

  /** A pointer that leaves puts the list away; a finger leaves after every touch.
   * @param {PointerEvent} event
   */
  leave({ pointerType }) {
    if (pointerType === "mouse") this.openAll(false);
  }

  /** Where there is no room for all options, the last line: what only goes on, as nobody looks for the end of a turn
   * among what is out of sight, and what shows all. It lies over the options: when it comes, none of them moves.
   */
  foot() {
    const lasts = this.cut ? footed(this.slots) : [];
    const more = this.all || this.below ? this.more() : nothing;
    if (!lasts.length && more === nothing) return nothing;
    return html`<div class="ask-foot ${lasts.length ? "" : "bare"}">${lasts.map((offer) =>
      this.option(offer, null, false),
    )}${more}</div>`;
  }

  /** There are more options than room: they open by a press alone, so that nothing moves under the pointer. On a phone
   * it has fewer words.
   */
  more() {
    const number = this.below;
    const [name, short] = this.all
      ? [this.say("page-options-fewer"), ""]
      : [this.say("page-options-all", { number }), this.say("page-options-more", { number })];
    return html`<button class="small more-options" aria-expanded=${this.all} aria-label=${name}
      @click=${() => this.openAll(!this.all)}><span class="more-name">${name}</span>${
        short ? html`<span class="more-short">${short}</span>` : nothing
      }${icon(this.all ? "fold" : "unfold")}</button>`;
  }

  render() {
    const { table, speech } = this;
    const mine = isAsked(table);
    const about = mine ? detail(table, speech) : "";
    const why = mine ? purpose(table.tree, speech) : "";
    const asked = this.asked();
    const open = this.all || asked !== nothing;
    return html`
      <section class="ask ${mine ? "mine" : ""} ${open ? "all" : ""}" data-number=${table.question}
        .style=${this.phase && this.height ? `min-height: min(${this.height}px, var(--ask-most, 100dvh))` : ""}
        aria-label=${this.say("page-ask")} @pointerleave=${this.leave}>
        ${this.tools()}
        <div class="ask-text" .style=${this.phase && this.textHeight ? `min-height: ${this.textHeight}px` : ""}>
          ${table.turn > 0 ? seatMark(table.turn) : nothing}
          <h2 tabindex="-1">${question(table, speech)}</h2>${
            about ? html`<span class="quiet-text">(${about})</span>` : nothing
          }
          ${mine ? this.explain() : nothing}
          ${timeLeft(table, table.turn, this.heard, this.words)}
          ${why ? html`<p class="purpose">${why}</p>` : nothing}
          ${this.passed.length ? html`<p class="passed-by">${this.passed.join(" ")}</p>` : nothing}
        </div>
        ${this.returnButton()}
        ${mine ? this.choose() : this.wait()}
        ${asked}
      </section>`;
  }

  /** Opens the book where it tells of what is asked. */
  explain() {
    const name = this.say("page-explain");
    return html`<button class="icon-button explain" title=${name} aria-label=${name}
      @click=${() => this.tell("explain", this.table.tree?.values?.phase)}>${icon("question")}</button>`;
  }

  tools() {
    const { table, view } = this;
    const plays = table.seat > 0 && table.status === "playing" && !this.still;
    return html`<div class="tools">
      ${
        plays && !isAway(table) && (!this.stake || table.undo > 0)
          ? this.tool("undo", isFree(table) ? "page-undo" : "page-undo-ask", "u", "undo", true)
          : nothing
      }
      ${view ? this.tool(view, `page-as-${view}`, "l", "turn-view") : nothing}
      ${
        plays && !this.stake ? this.tool("bulb", table.hints ? "page-hint" : "page-hint-ask", "h", "ask-hint") : nothing
      }
      ${this.tool("book", "page-rules", "r", "rules")}
      ${this.zoom ? this.enlarge() : nothing}
      ${plays && table.chairs.some((chair) => chair.bot) ? this.skip() : nothing}
    </div>`;
  }

  /** A tool beside the question; its key does the same.
   * @param {"undo" | "picture" | "list" | "book" | "bulb" | "enlarge" | "reduce"} sign
   * @param {string} key @param {string} letter
   * @param {string} fires @param {boolean} named
   */
  tool(sign, key, letter, fires, named = false) {
    const name = this.say(key);
    return html`<button class="small plain tool" title="${name} (${letter})" aria-label=${name}
      aria-keyshortcuts=${letter} @click=${() => this.tell(fires)}>${icon(sign)}${
        named ? html`<span>${name}</span>` : nothing
      }</button>`;
  }

  /** The table larger, and as it was again. */
  enlarge() {
    const [sign, key, letter] = this.zoom > 1 ? ["reduce", "page-enlarge-back", "-"] : ["enlarge", "page-enlarge", "+"];
    return this.tool(/** @type {"enlarge" | "reduce"} */ (sign), key, letter, "enlarge");
  }

  /** Shows all at once that happens until one is asked; there is always room for it, so that nothing moves. */
  skip() {
    const name = this.say("page-skip-to-turn");
    return html`<button class="small plain tool skip-tool" title="${name} (s)" aria-label=${name} aria-keyshortcuts="s"
      ?disabled=${isAsked(this.table)} @click=${() => this.tell("skip")}>${icon("skip")}</button>`;
  }

  /** A bot has the own chair: its person may return. */
  returnButton() {
    const own = this.table.chairs.find((chair) => chair.seat === this.table.seat);
    if (!own?.bot || own.kind !== "person") return nothing;
    return html`<div class="options"><button class="primary" ?disabled=${this.returning} aria-busy=${this.returning}
        @click=${() => this.tell("return")}>${this.say("page-return")}</button></div>`;
  }

  /** What may be decided. */
  choose() {
    return html`
      ${
        this.hint
          ? html`<grasse-hint .words=${this.words} .speech=${this.speech} .hint=${this.hint}
            .advises=${this.tutor === "on"}
            .warming=${this.table.warming} .tree=${this.table.tree} .seat=${this.table.seat}></grasse-hint>`
          : this.askTutor()
      }
      <div class="options" role="group" aria-label=${this.say("page-options")}>
        ${this.groups()}${this.byItself()}
      </div>
      ${this.notNow()}${this.foot()}`;
  }

  /** After a lesson, where hints would stand: whether there shall be any. Nobody is advised before they want it. */
  askTutor() {
    if (this.tutor !== "ask") return nothing;
    const answer = (/** @type {string} */ tutor) => () => this.tell("tutor", tutor);
    return html`<section class="hint panel tutor-asked" aria-label=${this.say("page-tutor-ask")}>
      <h3>${icon("bulb")}<span>${this.say("page-tutor-ask")}</span></h3>
      <p><button class="small primary" @click=${answer("on")}>${this.say("page-tutor-yes")}</button>
        <button class="small" @click=${answer("off")}>${this.say("page-tutor-no")}${icon("bulb")}</button></p>
    </section>`;
  }

  /** The answers, and apart from them what can be done besides. */
  groups() {
    const below = this.cut ? footed(this.slots) : [];
    const { answers, besides } = grouped(this.slots.filter((offer) => !below.includes(offer)));
    const name = this.say("page-besides");
    return html`${answers.map((group) => this.group(group))}${
      besides.length
        ? html`<span class="option-besides" role="group" aria-label=${name}><span class="option-place"
            aria-hidden="true">${name}</span>${besides.map((group) => this.group(group))}</span>`
        : nothing
    }`;
  }

  /** What a hint says is best, if there is one. */
  get advised() {
    return this.hint && this.hint !== "thinking" ? (this.hint.opinions[0]?.action ?? -1) : -1;
  }

  /** The options of one place.
   * @param {{place: string, offers: import("../options.js").Offer[]}} group
   */
  group({ place, offers }) {
    const node = place ? findNode(this.table.tree, place) : undefined;
    const alike =
      this.slots.length > MANY ? shared(offers.filter(({ last }) => !last).map(({ label }) => label)) : null;
    const all = [alike?.before, alike?.after].filter(Boolean).join(" … ");
    const buttons = offers.map((offer) => this.option(offer, alike));
    const heading = html`${all ? html`<span class="option-alike" aria-hidden="true">${all}</span>` : nothing}`;
    if (!node) return html`${heading}${buttons}`;
    const name = this.speech.piece(node);
    const gone = offers.every((offer) => offer.gone);
    return html`<span class="option-group" role=${gone ? nothing : "group"}
      aria-label=${gone ? nothing : name} aria-hidden=${gone}><span class="option-place"
      aria-hidden="true">${name}</span>${heading}${buttons}</span>`;
  }

  /** What all of them begin or end with is read aloud, and stands before them.
   * @param {import("../options.js").Offer} offer @param {{before: string, after: string} | null} alike
   */
  labelOf({ label, last }, alike) {
    if (!alike || last) return label;
    const { before, after } = alike;
    return html`<span class="unseen">${label.slice(0, before.length)}</span>${label
      .slice(before.length, label.length - after.length)
      .trim()}<span class="unseen">${label.slice(label.length - after.length)}</span>`;
  }

  /** @param {import("../options.js").Offer} offer @param {{before: string, after: string} | null} alike
   * @param {boolean} stays whether it keeps its place and its size
   */
  option(offer, alike, stays = true) {
    const { action, chain, times, last } = offer;
    const slot = stays ? slotOf(offer) : nothing;
    const width = stays ? this.widths.get(slotOf(offer)) : undefined;
    const room = width ? `min-width: ${width.line}px; min-height: ${width.height}px` : "";
    if (offer.gone)
      return html`<span class="option-line gone" data-slot=${slot} aria-hidden="true" .style=${room}><span
        class="option-gone">${this.labelOf(offer, alike)}</span></span>`;
    const key = this.keys.get(nameOf(offer)) ?? "";
    const gain = gainOf(this.gains, chain);
    const label = this.labelOf(offer, alike);
    const eager = last && isLittleLeft(this.table, this.speech.game);
    const fits = width && times.length <= width.times; // or else "×2", which is new, needs some of its room
    return html`<span class="option-line" data-slot=${slot} .style=${room}><button data-action=${action}
        ?disabled=${this.closed} .style=${fits ? `min-width: ${width.option}px` : ""}
        class="option ${last ? "last" : ""} ${eager ? "eager" : ""} ${this.pointed.includes(action) ? "pointed" : ""} ${
          this.advised === action ? "advised" : ""
        }"
        aria-keyshortcuts=${(eager ? `${key} Enter` : key).trim() || nothing}
        title=${gain?.full || nothing} @click=${(/** @type {MouseEvent} */ event) => this.press(event, chain)}>
        ${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}<span>${label}${brings(gain)}</span></button>${
          times.length ? this.times(offer) : nothing
        }${isRepeated(action, this.table, this.speech.game) && !this.still ? this.always(offer) : nothing}</span>`;
  }

  /** The same again: twice, three times, as often as it can be.
   * @param {import("../options.js").Offer} offer
   */
  times({ label, times }) {
    return times.map((chain) => {
      const { shown, name } = again(label, chain, chain === times.at(-1), this.speech, this.words);
      const said = shown.length > SIGN ? "worded" : "";
      return html`<button class="option-times ${said}" ?disabled=${this.closed} title=${name} aria-label=${name}
        @click=${(/** @type {MouseEvent} */ event) => this.press(event, chain)}>${shown}</button>`;
    });
  }

  /** Decides. The second half of a double press does not answer what is asked next, if something else is: that came
   * under a pointer that rests.
   * @param {MouseEvent} event @param {number[]} chain
   */
  press({ detail }, chain) {
    if (detail > 1 && this.pressed !== chain[0]) return;
    this.pressed = chain[0];
    this.tell("decide", chain);
  }

  /** Gives this answer from now on without being asked; what only goes on, where little else can be done.
   * @param {import("../options.js").Offer} offer
   */
  always({ label, action, last }) {
    const name = this.say(last ? "page-always-last" : "page-always", { option: label });
    const short = this.say("page-always-short");
    return html`<button class="option-times" ?disabled=${this.closed} title=${name} aria-label=${`${short}: ${name}`}
      @click=${() => this.tell("habit", written(action, this.speech.game))}>${short}</button>`;
  }

  /** Leaves this question to the house from now on, as long as only small things can be done. To somebody who meets a
   * question for the first time nothing about it is small.
   */
  byItself() {
    const rest = settled(this.table, this.speech.game);
    if (!rest.length || !isFamiliar(this.table, this.speech.game.name)) return nothing;
    const all = labelOf(rest, this.speech, this.table.tree, " · ");
    const rule = `small-${phaseOf(this.table)}`; // by which the house chooses
    const now = [this.say("page-by-itself-now", { all }), this.speech.words.has(rule) ? this.speech.say(rule) : ""]
      .filter(Boolean)
      .join(" · ");
    return html`<button class="small plain by-itself" ?disabled=${this.closed}
      title=${this.say("page-by-itself-text", { all })}
      @click=${() => this.tell("habit", HOUSE)}>${icon("again")}<span>${this.say("page-by-itself")}<span
        class="brings">${now}</span></span></button>`;
  }

  /** The last thing that happened, while others decide. */
  wait() {
    const { last, speech, table } = this;
    return html`
      <p class="ask-news quiet-text" aria-hidden="true">${
        last
          ? html`${last.seat > 0 ? html`${seatMark(last.seat)} ` : nothing}${
              wantsName(last, speech) ? html`<b>${speech.seat(last.seat)}</b> ` : nothing
            }${sentence(last, speech)}`
          : nothing
      }</p>
      ${
        table.warming
          ? html`<p class="warming quiet-text preparing"
            role="status">${this.say("page-warming", { name: speech.seat(table.turn) })} <progress
              aria-hidden="true"></progress></p>`
          : nothing
      }`;
  }

  /** Somebody wants to undo more than is free, or hints. */
  asked() {
    const { asked, seat } = this.table;
    if (!asked) return nothing;
    const own = asked.seat === seat;
    const answered = own || asked.agreed.includes(seat) || seat === 0;
    const about = asked.back > 0 ? "page-asked" : asked.back === 0 ? "page-asked-hints" : "page-asked-end";
    const key = own ? `${about}-own` : about;
    return html`<div class="note-line asked" role="status">
      <span>${this.say(key, { name: this.speech.seat(asked.seat), decisions: asked.back })}</span>
      ${own ? this.answer("disagree", "page-withdraw") : nothing}
      ${answered ? nothing : html`${this.answer("agree", "page-agree")} ${this.answer("disagree", "page-disagree")}`}
    </div>`;
  }

  /** @param {"agree" | "disagree"} answer @param {string} key */
  answer(answer, key) {
    return html`<button class="small ${answer === "agree" ? "primary" : ""}"
      @click=${() => this.tell("answer", answer)}>${this.say(key)}</button>`;
  }
}

customElements.define("grasse-ask", GrasseAsk);
