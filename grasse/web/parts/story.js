// What happened, in words: each line leads to its piece and to its clause.

import { html, nothing, repeat } from "../vendor/lit.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";
import { reasonText } from "../reasons.js";
import { beginsChapter, gistOf, pieceOf, setupLines, tellStory, timesText } from "../story.js";
import { ToldSigns } from "./told-signs.js";

/** @typedef {import("../types").GameEvent} GameEvent */
/** @typedef {import("../speech.js").Speech} Speech */
/** @typedef {import("../story.js").Line} Line */

const SHOWN = 120; // lines; the rest on request

/** Fires `piece-told` (an id), `clause` (the name of a clause) and `ask-why` (the number of a choice, and its seat). */
export class GrasseStory extends Part {
  static properties = {
    events: { attribute: false },
    speech: { attribute: false },
    picture: { attribute: false },
    tree: { attribute: false },
    seen: { attribute: false },
    turned: { attribute: false },
    asking: { attribute: false },
    reasons: { attribute: false },
    all: { state: true },
  };

  constructor() {
    super();
    /** @type {GameEvent[]} */
    this.events = [];
    /** @type {Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").PictureModule | null} */
    this.picture = null; // of the game, which draws its pieces
    this.signs = new ToldSigns();
    /** @type {import("../types").TableNode | null} */
    this.tree = null;
    this.seen = -1;
    this.turned = false; // whether what is new came since one's last turn, not since one was here
    this.asking = false; // whether one may ask why a bot did something
    /** @type {Map<string, import("../types").Why>} */
    this.reasons = new Map(); // [number and seat] why it was done
    /** @type {Set<number>} */
    this.opened = new Set(); // lines that are told in full
    this.all = false;
    this.follow = true; // whether the newest line stays in sight; not while somebody reads what was before
    this.watcher = new ResizeObserver(() => this.goOn()); // the question above it takes room, and leaves it
  }

  connectedCallback() {
    super.connectedCallback();
    this.updateComplete.then(() => {
      const list = this.querySelector(".story");
      if (list && this.isConnected) this.watcher.observe(list);
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  /** One's own turn begins: what the others did is at the end.
   * @param {Map<string, unknown>} changed
   */
  willUpdate(changed) {
    if (changed.has("seen")) this.follow = true;
  }

  render() {
    const lines = tellStory(this.events, this.speech);
    const cut = this.all ? 0 : Math.max(0, lines.length - SHOWN);
    const shown = lines.slice(cut);
    const laid = setupLines(lines, this.speech.game);
    const isNew = (/** @type {Line} */ line, /** @type {number} */ at) => line.first > this.seen && cut + at >= laid;
    const news = this.seen >= 0 ? shown.findIndex(isNew) : -1;
    const older = cut > laid ? cut - laid : 0;
    return html`
      <ol class="story" tabindex="0" aria-label=${this.say("page-story")} @scroll=${this.scrolled}
        @keydown=${this.press}>
        ${laid ? this.setup(lines.slice(0, laid)) : nothing}
        ${
          older
            ? html`<li class="older"><button class="small plain" @click=${() => {
                this.all = true;
              }}>${this.say("page-story-all", { lines: older })}</button></li>`
            : nothing
        }
        ${repeat(
          shown,
          (_, at) => cut + at,
          (line, at) =>
            cut + at < laid
              ? nothing
              : html`
            ${at === news && at > 0 ? this.news() : nothing}
            ${this.line(line, at === shown.length - 1)}`,
        )}
      </ol>`;
  }

  /** How the table was laid, folded.
   * @param {Line[]} lines
   */
  setup(lines) {
    return html`<li class="setup"><details><summary>${this.say("page-story-setup")}</summary>
      <ol>${lines.map((line) => html`<li>${this.who(line)}${this.sayings(line)}</li>`)}</ol>
    </details></li>`;
  }

  /** What divides the log: everything below it is new. */
  news() {
    const word = this.turned ? "page-news-turn" : "page-news";
    return html`<li class="news"><span>${this.say(word)}</span></li>`;
  }

  /** One turn: in short, unless it is the last or was opened.
   * @param {Line} line @param {boolean} last
   */
  line(line, last) {
    const { game } = this.speech;
    if (beginsChapter(line.parts[0].event, game)) return html`<li class="chapter">${this.sayings(line)}</li>`;
    const open = last || line.parts.length === 1 || this.opened.has(line.first);
    const { parts, points } = gistOf(line, game);
    const scored = points ? html`<b class="gist-points">${points > 0 ? "+" : "−"}${Math.abs(points)}</b>` : nothing;
    if (line.parts.length === 1)
      return html`<li class="short">${this.who(line, scored)}${this.sayings(line)}${this.why(line)}</li>`;
    if (last) return html`<li>${this.who(line, scored)}${this.sayings(line)}${this.why(line)}</li>`;
    return html`<li>
      <button class="turn-line" aria-expanded=${open} @click=${() => this.toggle(line.first)}>
        ${this.who(line, scored)}<span class="gist">${open ? nothing : this.gist(parts)}</span>
        ${icon(open ? "fold" : "unfold")}
      </button>
      ${open ? html`${this.sayings(line)}${this.why(line)}` : nothing}</li>`;
  }

  /** A turn in short, each thing with its piece.
   * @param {import("../story.js").Part[]} parts
   */
  gist(parts) {
    return parts.map((part, at) => html`${at ? " · " : nothing}${this.sign("gist", part)}${timesText(part)}`);
  }

  /** @param {"gist" | "said"} where @param {import("../story.js").Part} part */
  sign(where, { event }) {
    return this.signs.sign(where, event, this.picture, this.speech, this);
  }

  /** @param {Line} line @param {unknown} scored */
  who(line, scored = nothing) {
    if (line.seat === 0) return nothing;
    return html`<span class="who">${seatMark(line.seat)}<b>${this.speech.seat(line.seat)}</b>${scored}</span>`;
  }

  /** @param {number} first */
  toggle(first) {
    this.follow = false;
    if (!this.opened.delete(first)) this.opened.add(first);
    this.requestUpdate();
  }

  /** Why a bot did that, in one line, or the way to ask for it.
   * @param {Line} line
   */
  why(line) {
    if (!this.asking || !line.asks) return nothing;
    const why = this.reasons.get(`${line.asks} ${line.seat}`);
    if (why) {
      const text = reasonText(why, this.speech.seat(line.seat), this.speech);
      return html`<p class="why quiet-text" role="status">${text}</p>`;
    }
    const name = this.say("page-why");
    return html`<button class="small plain ask-why" title=${name} aria-label=${name}
      @click=${() => this.tell("ask-why", { number: line.asks, seat: line.seat })}>${icon("question")}</button>`;
  }

  /** @param {Line} line */
  sayings(line) {
    return line.parts.map((part) => this.saying(part));
  }

  /** @param {import("../story.js").Part} part */
  saying(part) {
    const { event } = part;
    const node = pieceOf(event, this.tree);
    const clause = this.speech.game.events[event.name]?.clause;
    const said = html`${this.sign("said", part)}${timesText(part)}`;
    return html`<span class="told-part">${
      node
        ? html`<button class="told-piece" tabindex="-1"
          @click=${() => this.tell("piece-told", node.id)}>${said}</button>`
        : html`<span>${said}</span>`
    }${
      clause
        ? html` <button class="told-clause" tabindex="-1" @click=${() => this.tell("clause", clause)}
          aria-label=${this.say("page-clause", { clause })}>§</button>`
        : nothing
    }</span>`;
  }

  /** The story is one stop of Tab; arrows go from saying to saying, and to the clause beside it.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const step = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const kind =
      event.key === "ArrowDown" || event.key === "ArrowUp"
        ? ".turn-line, .told-piece, .ask-why"
        : ".turn-line, .told-piece, .told-clause, .ask-why";
    const stops = /** @type {HTMLElement[]} */ ([...this.querySelectorAll(kind)]);
    const here = stops.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    const next = here < 0 ? stops.at(-1) : stops[here + step];
    next?.focus();
  }

  scrolled() {
    const list = this.querySelector(".story");
    if (list) this.follow = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  }

  updated() {
    this.goOn();
  }

  /** Shows the newest line. */
  goOn() {
    const list = this.querySelector(".story");
    if (list && this.follow) list.scrollTop = list.scrollHeight;
  }
}

customElements.define("grasse-story", GrasseStory);
