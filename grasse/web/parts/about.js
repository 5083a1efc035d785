// A large card about a piece: what it is and does, and what may be done with it now; on hover, focus, or a long press.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { findNode } from "../speech.js";
import { labelOf } from "../ways.js";
import { sketch } from "./sketch.js";

/** @typedef {import("../types").TableNode} TableNode */

const REST = 600; // milliseconds that a pointer or the focus rests on a piece before the card comes
const PRESS = 500; // and that a finger does
const LEAVE = 200; // and until it goes, so that the pointer can reach it
const SLIP = 10; // pixels that a finger may slip meanwhile
const MOST = 12; // pieces that are named of those that lie in another
const LARGE = 120; // pixels that a piece takes at most

/** Where a card stands, beside its piece and within the stage.
 * @param {DOMRect} piece @param {DOMRect} stage @param {{w: number, h: number}} card
 */
export function beside(piece, stage, { w, h }) {
  const right = piece.right - stage.x + 12;
  const left = piece.x - stage.x - 12 - w;
  const x = right + w <= stage.width ? right : left >= 0 ? left : Math.max(0, stage.width - w);
  const top = Math.max(0, -stage.y); // of what is seen of the stage
  const bottom = Math.min(stage.height, window.innerHeight - stage.y);
  const y = Math.max(top, Math.min(piece.y - stage.y + piece.height / 2 - h / 2, bottom - h - 8));
  return { x: Math.round(x), y: Math.round(y) };
}

/** Lies in a stage and listens there; fires `section` and `clause` with what somebody wants to read. */
export class GrasseAbout extends Part {
  static properties = {
    tree: { attribute: false },
    speech: { attribute: false },
    picture: { attribute: false },
    asked: { attribute: false },
    question: { attribute: false },
    led: { attribute: false },
    shown: { state: true },
    pinned: { state: true },
    sections: { state: true },
  };

  constructor() {
    super();
    /** @type {TableNode | null} */
    this.tree = null;
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").PictureModule | null} */
    this.picture = null;
    this.asked = ""; // the question, if one is asked
    this.question = 0; // its number
    /** @type {Record<string, number[][]>} */
    this.led = {}; // what leads to pieces that cannot be touched yet
    this.shown = ""; // the piece that the card is about
    this.pinned = false; // it stays until somebody closes it
    /** @type {Map<string, {id: string, title: string}>} */
    this.sections = new Map(); // by kind of piece, when they are known
    this.timer = 0;
    this.swallows = false; // the click that ends a long press
    /** @type {[string, (event: any) => void][]} */
    this.hears = [
      ["pointerover", (event) => this.over(event)],
      ["pointerout", (event) => this.out(event)],
      ["pointerdown", (event) => this.down(event)],
      ["pointermove", (event) => this.move(event)],
      ["pointerup", () => this.calm()],
      ["pointercancel", () => this.calm()],
      ["contextmenu", (event) => this.pinned && event.preventDefault()],
      ["focusin", (event) => event.target.matches(":focus-visible") && this.over(event)],
      ["focusout", () => this.pinned || this.later("", LEAVE)],
    ];
    this.escape = (/** @type {KeyboardEvent} */ event) => {
      if (event.key === "Escape") this.close();
    };
    this.aside = (/** @type {MouseEvent} */ event) => this.clicked(event);
    this.from = { x: 0, y: 0 }; // where a finger was put down
    this.moved = false; // whether the mouse has moved over this table
  }

  connectedCallback() {
    super.connectedCallback();
    for (const [name, hear] of this.hears) this.parentElement?.addEventListener(name, hear);
    window.addEventListener("keydown", this.escape);
    window.addEventListener("click", this.aside, true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
    window.removeEventListener("keydown", this.escape);
    window.removeEventListener("click", this.aside, true);
  }

  // ---------------------------------------------------------------- when it comes and goes

  /** @param {Event} event */
  over(event) {
    if (this.pinned || /** @type {PointerEvent} */ (event).pointerType === "touch") return;
    if (event.type === "pointerover" && !this.moved) return; // the table came under a mouse that rests
    const target = /** @type {Element} */ (event.target);
    if (target.closest(".about-card")) clearTimeout(this.timer);
    else this.later(idAt(target), this.shown ? LEAVE : REST);
  }

  /** @param {PointerEvent} event */
  out(event) {
    const to = /** @type {Element | null} */ (event.relatedTarget);
    if (this.pinned || event.pointerType === "touch" || this.contains(to)) return;
    if (!this.parentElement?.contains(to)) this.later("", LEAVE);
  }

  /** @param {PointerEvent} event */
  down(event) {
    clearTimeout(this.timer);
    this.from = { x: event.clientX, y: event.clientY };
    const id = idAt(/** @type {Element} */ (event.target));
    if (event.pointerType !== "touch") this.calm();
    else if (id)
      this.timer = window.setTimeout(() => {
        this.swallows = true;
        this.pin(id);
      }, PRESS);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { clientX, clientY, pointerType } = event;
    if (!this.moved && pointerType !== "touch") {
      this.moved = true;
      this.over(event);
    }
    if (pointerType === "touch" && Math.hypot(clientX - this.from.x, clientY - this.from.y) > SLIP) this.calm();
  }

  /** Nothing is waited for any more; what was pressed is done, so the card of its hover goes. */
  calm() {
    clearTimeout(this.timer);
    if (!this.pinned) this.shown = "";
  }

  /** Something else is asked: the card of a hover goes, and none comes over it until the mouse has moved. */
  hush() {
    clearTimeout(this.timer);
    this.shown = "";
    this.moved = false;
  }

  /** The click of a long press does nothing else; any other one beside a pinned card closes it.
   * @param {MouseEvent} event
   */
  clicked(event) {
    if (this.swallows) {
      this.swallows = false;
      event.preventDefault();
      event.stopPropagation();
    } else if (this.pinned && !this.contains(/** @type {Element} */ (event.target))) this.close();
  }

  /** @param {string} id @param {number} wait */
  later(id, wait) {
    clearTimeout(this.timer);
    if (id !== this.shown) this.timer = window.setTimeout(() => this.show(id), wait);
  }

  /** @param {string} id */
  show(id) {
    this.shown = id;
    if (id && !this.sections.size) this.learn();
  }

  /** Shows the card of a piece until somebody closes it.
   * @param {string} id
   */
  pin(id) {
    clearTimeout(this.timer);
    this.pinned = true;
    this.show(id);
  }

  close() {
    clearTimeout(this.timer);
    this.pinned = false;
    this.shown = "";
  }

  /** Which section of How to play tells of which kind of piece. */
  async learn() {
    const { kinds, sections } = await server.how(this.speech.game.name, this.words.language);
    const titles = new Map(sections.map(({ id, title }) => [id, title]));
    this.sections = new Map(Object.entries(kinds).map(([kind, id]) => [kind, { id, title: titles.get(id) ?? "" }]));
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("words")) this.sections = new Map(); // they are told again in the other language
    if (changed.has("question") && !this.pinned) this.hush();
    if (changed.has("tree") && this.shown && !findNode(this.tree, this.shown)) this.close();
  }

  // ---------------------------------------------------------------- what it shows

  render() {
    const node = this.shown ? findNode(this.tree, this.shown) : undefined;
    return html`<div role="status">${node ? this.card(node) : nothing}</div>`;
  }

  updated() {
    const card = /** @type {HTMLElement | null} */ (this.querySelector(".about-card"));
    const piece = this.parentElement?.querySelector(`[data-id="${CSS.escape(this.shown)}"]`);
    if (!card || !piece || !this.parentElement) return;
    const size = { w: card.offsetWidth, h: card.offsetHeight };
    const { x, y } = beside(piece.getBoundingClientRect(), this.parentElement.getBoundingClientRect(), size);
    card.style.setProperty("--x", `${x}px`);
    card.style.setProperty("--y", `${y}px`);
  }

  /** @param {TableNode} node */
  card(node) {
    const { speech } = this;
    const { name, meaning } = speech.about(node);
    const children = (node.children ?? []).map((child) => speech.piece(child));
    return html`<div class="about-card panel">
      ${this.drawing(node)}
      <b class="about-name">${name}</b>
      <p>${meaning}</p>
      ${
        children.length
          ? html`<ul>${children.slice(0, MOST).map((child) => html`<li>${child}</li>`)}${
              children.length > MOST ? html`<li>…</li>` : nothing
            }</ul>`
          : nothing
      }
      ${this.now(node)}
      ${this.ways(node)}
    </div>`;
  }

  /** The piece itself, large; of one that others lie in only the others are named.
   * @param {TableNode} node
   */
  drawing(node) {
    if (!this.picture || !this.tree || node.children?.length) return nothing;
    const { pieces } = this.picture.lay(this.tree, this.speech, false);
    const piece = pieces.find((each) => each.node === node && !each.quiet);
    if (!piece) return nothing;
    const zoom = Math.min(2, LARGE / piece.w, LARGE / piece.h);
    return sketch(this.picture, this.speech, [{ ...piece, x: 0, y: 0 }], zoom);
  }

  /** What a press leads to; or why it may not be touched now, and what is asked instead.
   * @param {TableNode} node
   */
  now(node) {
    const led = node.actions?.length ? [] : (this.led[node.id] ?? []);
    if (led.length) {
      const way = led.map((chain) => labelOf(chain, this.speech, this.tree)).join(" / ");
      return html`<p class="about-now">${this.say("page-press-leads", { way })}</p>`;
    }
    if (node.actions?.length || !node.clause) return nothing;
    return html`<p class="about-now">${this.speech.why(node.clause)}
      ${this.asked ? html`<br>${this.say("page-asked-now", { question: this.asked })}` : nothing}</p>`;
  }

  /** The ways to the section and to the rule.
   * @param {TableNode} node
   */
  ways(node) {
    const section = this.sections.get(node.kind);
    const clause =
      node.actions?.length || this.led[node.id]?.length || !node.clause ? "" : this.speech.clauseName(node.clause);
    if (!section && !clause) return nothing;
    return html`<div class="about-ways">
      ${
        section
          ? html`<button class="small" @click=${() => this.tell("section", section.id)}>${icon("book")}${section.title}
            </button>`
          : nothing
      }
      ${clause ? html`<button class="small" @click=${() => this.tell("clause", clause)}>${clause}</button>` : nothing}
      ${
        this.pinned
          ? html`<button class="icon-button" @click=${this.close} aria-label=${this.say("page-close")}>${icon("close")}
            </button>`
          : nothing
      }
    </div>`;
  }
}

/** The piece at an element.
 * @param {Element} element
 */
const idAt = (element) => element.closest("[data-id]")?.getAttribute("data-id") ?? "";

customElements.define("grasse-about", GrasseAbout);
