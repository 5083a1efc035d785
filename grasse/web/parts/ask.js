// What is asked, the options one has, and the tools beside them.

import { html, nothing } from "../vendor/lit.js";
import { detail, isAsked, question } from "../asking.js";
import { withPeople } from "../chairs.js";
import { HOUSE, canBeHabit, written } from "../habits.js";
import { icon, seatMark } from "../icons.js";
import { MANY, again, grouped, nameOf, shared } from "../options.js";
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

/** Whether something is undone without asking others: what is free, or everything if nobody else is a person.
 * @param {Table} table
 */
const isFree = (table) => table.undo > 0 || !withPeople(table);

/** Whether a bot has one's own seat.
 * @param {Table} table
 */
const isAway = ({ chairs, seat }) => chairs.some((chair) => chair.seat === seat && chair.bot);

/** Fires `decide` with a chain of actions, `habit` with an answer, `undo`, `turn-view`, `ask-hint`, `rules`,
 * `explain` with what is asked, `take-back`, and `answer` with "agree" or "disagree".
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
    hint: { attribute: false },
    still: { attribute: false },
    returning: { attribute: false },
    last: { attribute: false },
    heard: { attribute: false },
    now: { attribute: false },
    pointed: { attribute: false },
    all: { state: true },
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
    /** @type {import("../types").Hint | "thinking" | null} */
    this.hint = null;
    this.still = false; // whether it is decided once: nothing is undone, advised or remembered
    this.returning = false; // the chair was asked for, and is not there yet
    /** @type {import("../types").GameEvent | undefined} */
    this.last = undefined; // what happened last
    this.heard = 0; // when the clocks were told
    this.now = 0; // the clocks are shown as of now
    /** @type {number[]} */
    this.pointed = []; // the actions that a lesson waits for
    this.all = false; // whether all options are shown, over the table
    this.number = -1; // of the question that is shown
  }

  willUpdate() {
    if (this.table.question !== this.number) this.all = false;
    this.number = this.table.question;
  }

  updated() {
    const ask = this.querySelector(".ask");
    if (ask) ask.toggleAttribute("data-more", this.all || ask.scrollHeight > ask.clientHeight + 2);
  }

  /** Shows all options over the table, or two rows of them beside it.
   * @param {boolean} all
   */
  openAll(all) {
    this.all = all;
  }

  /** There are more options than two rows: they open by a press alone, so that nothing moves under the pointer. */
  more() {
    const name = this.say(this.all ? "page-options-fewer" : "page-options-all");
    return html`<button class="small more-options" aria-expanded=${this.all}
      @click=${() => this.openAll(!this.all)}>${name}</button>`;
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
        aria-label=${this.say("page-ask")} @pointerleave=${() => this.openAll(false)}>
        ${this.tools()}
        <div class="ask-text">
          ${table.turn > 0 ? seatMark(table.turn) : nothing}
          <h2 tabindex="-1">${question(table, speech)}</h2>${
            about ? html`<span class="quiet-text">(${about})</span>` : nothing
          }
          ${mine ? this.explain() : nothing}
          ${timeLeft(table, table.turn, this.heard, this.words)}
          ${why ? html`<p class="purpose">${why}</p>` : nothing}
        </div>
        ${this.comeBack()}
        ${mine ? this.choose() : this.wait()}
        ${asked}
        ${mine ? this.more() : nothing}
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
      ${plays && table.chairs.some((chair) => chair.bot) ? this.skip() : nothing}
    </div>`;
  }

  /** A tool beside the question; its key does the same.
   * @param {"undo" | "picture" | "list" | "book" | "bulb"} sign @param {string} key @param {string} letter
   * @param {string} fires @param {boolean} named
   */
  tool(sign, key, letter, fires, named = false) {
    const name = this.say(key);
    return html`<button class="small plain tool" title="${name} (${letter})" aria-label=${name}
      aria-keyshortcuts=${letter} @click=${() => this.tell(fires)}>${icon(sign)}${
        named ? html`<span>${name}</span>` : nothing
      }</button>`;
  }

  /** Shows all at once that happens until one is asked; there is always room for it, so that nothing moves. */
  skip() {
    const name = this.say("page-skip-to-turn");
    return html`<button class="small plain tool skip-tool" title="${name} (s)" aria-label=${name} aria-keyshortcuts="s"
      ?disabled=${isAsked(this.table)} @click=${() => this.tell("skip")}>${icon("skip")}</button>`;
  }

  /** A bot has the own chair: one may want it back. */
  comeBack() {
    const own = this.table.chairs.find((chair) => chair.seat === this.table.seat);
    if (!own?.bot || own.kind !== "person") return nothing;
    return html`<div class="options"><button class="primary" ?disabled=${this.returning} aria-busy=${this.returning}
        @click=${() => this.tell("take-back")}>${this.say("page-return")}</button></div>`;
  }

  /** What may be decided. */
  choose() {
    return html`
      ${
        this.hint
          ? html`<grasse-hint .words=${this.words} .speech=${this.speech} .hint=${this.hint}
            .warming=${this.table.warming} .tree=${this.table.tree} .seat=${this.table.seat}></grasse-hint>`
          : nothing
      }
      <div class="options" role="group" aria-label=${this.say("page-options")}>
        ${grouped(this.options).map((group) => this.group(group))}${this.byItself()}
      </div>`;
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
      this.options.length > MANY ? shared(offers.filter(({ last }) => !last).map(({ label }) => label)) : null;
    const all = [alike?.before, alike?.after].filter(Boolean).join(" … ");
    const buttons = offers.map((offer) => this.option(offer, alike));
    const heading = html`${all ? html`<span class="option-alike" aria-hidden="true">${all}</span>` : nothing}`;
    if (!node) return html`${heading}${buttons}`;
    const name = this.speech.piece(node);
    return html`<span class="option-group" role="group" aria-label=${name}><span class="option-place"
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

  /** @param {import("../options.js").Offer} offer @param {{before: string, after: string} | null} alike */
  option(offer, alike) {
    const { action, chain, times, last } = offer;
    const key = this.keys.get(nameOf(offer)) ?? "";
    const gain = gainOf(this.gains, chain);
    const label = this.labelOf(offer, alike);
    return html`<span class="option-line"><button data-action=${action} ?disabled=${this.closed}
        class="option ${last ? "last" : ""} ${this.pointed.includes(action) ? "pointed" : ""} ${
          this.advised === action ? "advised" : ""
        }"
        aria-keyshortcuts=${key || nothing}
        title=${gain?.full || nothing} @click=${() => this.tell("decide", chain)}>
        ${key ? html`<kbd aria-hidden="true">${key}</kbd>` : nothing}<span>${label}${brings(gain)}</span></button>${
          times.length ? this.times(offer) : nothing
        }${canBeHabit(action, this.speech.game) && !this.still ? this.always(offer) : nothing}</span>`;
  }

  /** The same again: twice, three times, as often as it can be.
   * @param {import("../options.js").Offer} offer
   */
  times({ label, times }) {
    return times.map((chain) => {
      const { shown, name } = again(label, chain, chain === times.at(-1), this.speech, this.words);
      return html`<button class="option-times" ?disabled=${this.closed} title=${name} aria-label=${name}
        @click=${() => this.tell("decide", chain)}>${shown}</button>`;
    });
  }

  /** Gives this answer from now on without being asked.
   * @param {import("../options.js").Offer} offer
   */
  always({ label, action }) {
    const name = this.say("page-always", { option: label });
    return html`<button class="option-times" ?disabled=${this.closed} title=${name} aria-label=${name}
      @click=${() => this.tell("habit", written(action, this.speech.game))}>${this.say("page-always-short")}</button>`;
  }

  /** Leaves this question to the house from now on, as long as only small things can be done. */
  byItself() {
    const { rest = [] } = this.table.ways ?? {};
    if (!rest.length) return nothing;
    const name = this.say("page-by-itself");
    return html`<button class="small plain by-itself" ?disabled=${this.closed}
      title=${this.say("page-by-itself-text", { all: labelOf(rest, this.speech, this.table.tree, " · ") })}
      @click=${() => this.tell("habit", HOUSE)}>${icon("again")}${name}</button>`;
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

  /** Somebody wants to take back more than is free, or hints. */
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
