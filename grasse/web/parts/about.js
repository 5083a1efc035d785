// A large card about a piece: what it is and does, and what may be done with it now; on hover, focus, or a long press.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { findNode } from "../speech.js";
import { labelOf } from "../ways.js";
import { sketch } from "./sketch.js";

/** @typedef {import("../types").TableNode} TableNode */

const PRESSED = ".may, .led, :has(> button:not([disabled]))"; // what can be pressed now, in the picture or the list

const REST = 600; // milliseconds that a pointer or the focus rests on a piece before the card comes
const PRESS = 500; // and that a finger does
const LEAVE = 200; // and until it goes, so that the pointer can reach it
const SLIP = 10; // pixels that a finger may slip meanwhile
const MOST = 12; // pieces that are named of those that lie in another
const LARGE = 120; // pixels that a piece takes at most
const GAP = 12; // pixels between a piece and its card
const EDGE = 8; // and between that and the edge of the window
const STEPS = 24; // places across a room that a card may have

const AWAY = 10; // a pixel from its piece is as dear as this many that are covered of a piece

/** @typedef {{left: number, top: number, right: number, bottom: number}} Area */

/** Where a card stands: as near to its piece as it can without covering what can be pressed now, and, if that can be,
 * no other piece that one compares it with; within the stage, or over the side where that is beside the stage.
 * @param {Area} piece @param {Area[]} rooms of the screen: the stage, and the side @param {{w: number, h: number}} card
 * @param {Area[]} pressed what can be pressed now @param {Area[]} others the other pieces
 * @returns {{x: number, y: number}}
 */
export function placeOf(piece, rooms, { w, h }, pressed = [], others = []) {
  let [best, least] = [{ x: 0, y: 0 }, Infinity];
  for (const room of rooms) {
    const [left, right] = inside(room.left, room.right, w);
    const [top, bottom] = inside(room.top, room.bottom, h);
    for (const x of places(left, right, [piece.right + GAP, piece.left - GAP - w]))
      for (const y of places(top, bottom, [(piece.top + piece.bottom - h) / 2, piece.bottom + GAP])) {
        const at = { left: x, top: y, right: x + w, bottom: y + h };
        const far = Math.max(gapOf(at.left, at.right, piece.left, piece.right), 0);
        const high = Math.max(gapOf(at.top, at.bottom, piece.top, piece.bottom), 0);
        const hidden = covered(at, [piece]) * 100 + covered(at, pressed) * 20 + covered(at, others);
        const cost = hidden + AWAY * Math.max(far + high, GAP);
        if (cost < least) [best, least] = [{ x, y }, cost];
      }
  }
  return { x: Math.round(best.x), y: Math.round(best.y) };
}

/** Between which places a card may begin in a room; one that is larger begins before it, and still in the window.
 * @param {number} from @param {number} to @param {number} size @returns {[number, number]}
 */
function inside(from, to, size) {
  const last = to - size;
  return last < from ? [Math.max(last, EDGE), Math.max(last, EDGE)] : [from, last];
}

/** Where an edge may stand: wished places first, and then others, evenly.
 * @param {number} from @param {number} to @param {number[]} wished
 */
const places = (from, to, wished) => [
  ...wished.filter((at) => at >= from && at <= to),
  ...Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS),
];

/** How far two stretches lie apart; less than nothing if they share something.
 * @param {number} from @param {number} to @param {number} otherFrom @param {number} otherTo
 */
const gapOf = (from, to, otherFrom, otherTo) => Math.max(otherFrom - to, from - otherTo);

/** How many pixels of these areas lie under a card.
 * @param {Area} at @param {Area[]} areas
 */
function covered(at, areas) {
  return areas.reduce((sum, { left, top, right, bottom }) => {
    const [wide, high] = [-gapOf(at.left, at.right, left, right), -gapOf(at.top, at.bottom, top, bottom)];
    return sum + (wide > 0 && high > 0 ? Math.min(wide, right - left) * Math.min(high, bottom - top) : 0);
  }, 0);
}

/** What is seen of an element.
 * @param {Element} element @returns {Area}
 */
function seen(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, window.innerHeight) - EDGE };
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
    this.within = ""; // the piece above it that a press would mean, if it lies below one
    this.aimed = ""; // the piece that the pointer is at
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
    else this.later(idAt(target), this.shown ? LEAVE : REST, this.below(/** @type {PointerEvent} */ (event)));
  }

  /** What lies below a piece where a pointer is: the card of a column that is meant.
   * @param {PointerEvent} event
   */
  below({ target, clientX, clientY }) {
    const node = findNode(this.tree, idAt(/** @type {Element} */ (target)));
    const isThere = (/** @type {TableNode} */ { id }) => {
      const area = this.parentElement?.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
      return area && clientX >= area.left && clientX < area.right && clientY >= area.top && clientY < area.bottom;
    };
    return node?.children?.findLast(isThere)?.id ?? "";
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
    const below = this.below(event);
    if (event.pointerType !== "touch") this.calm();
    else if (id)
      this.timer = window.setTimeout(() => {
        this.swallows = true;
        this.pin(id, below);
      }, PRESS);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { clientX, clientY, pointerType } = event;
    if (pointerType !== "touch" && !(this.moved && this.isAimed(event))) {
      this.moved = true;
      this.over(event);
    }
    if (pointerType === "touch" && Math.hypot(clientX - this.from.x, clientY - this.from.y) > SLIP) this.calm();
  }

  /** Whether the pointer is where it was. From one card of a column to the next, nothing else tells that it moved.
   * @param {PointerEvent} event
   */
  isAimed(event) {
    const target = /** @type {Element} */ (event.target);
    return this.pinned || target.closest(".about-card") || (this.below(event) || idAt(target)) === this.aimed;
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

  /** @param {string} id @param {number} wait @param {string} below */
  later(id, wait, below = "") {
    clearTimeout(this.timer);
    this.aimed = below || id;
    if (this.aimed !== this.shown) this.timer = window.setTimeout(() => this.show(id, below), wait);
  }

  /** @param {string} id @param {string} below what lies below it is told first, if the pointer is there */
  show(id, below = "") {
    this.shown = below || id;
    this.within = below ? id : "";
    if (id && !this.sections.size) this.learn();
  }

  /** Shows the card of a piece until somebody closes it.
   * @param {string} id @param {string} below
   */
  pin(id, below = "") {
    clearTimeout(this.timer);
    this.pinned = true;
    this.show(id, below);
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
    const stage = this.parentElement;
    const piece = stage?.querySelector(`[data-id="${CSS.escape(this.within || this.shown)}"]`);
    if (!card || !piece || !stage) return;
    const all = [...stage.querySelectorAll("[data-id]")].filter((each) => each !== piece && !each.contains(piece));
    const areas = (/** @type {Element[]} */ found) => found.map((each) => each.getBoundingClientRect());
    const pressed = areas([...all.filter((each) => each.matches(PRESSED)), ...document.querySelectorAll(".ask")]);
    const others = areas(all.filter((each) => !each.matches(PRESSED)));
    const side = stage.parentElement?.querySelector(":scope > .side");
    const beside = side && side.getBoundingClientRect().left >= stage.getBoundingClientRect().right ? [seen(side)] : [];
    const size = { w: card.offsetWidth, h: card.offsetHeight };
    const { x, y } = placeOf(piece.getBoundingClientRect(), [seen(stage), ...beside], size, pressed, others);
    card.style.setProperty("--x", `${x}px`);
    card.style.setProperty("--y", `${y}px`);
  }

  /** @param {TableNode} node */
  card(node) {
    const { speech } = this;
    const { name, meaning } = speech.about(node);
    const above = this.within ? findNode(this.tree, this.within) : undefined;
    const others = ((above ?? node).children ?? []).filter((child) => child !== node);
    const children = others.map((child) => speech.piece(child));
    return html`<div class="about-card panel">
      ${this.drawing(node)}
      <b class="about-name">${name}</b>
      <p>${meaning}</p>
      ${above ? html`<b class="about-above">${speech.about(above).name}</b>` : nothing}
      ${
        children.length
          ? html`<ul>${children.slice(0, MOST).map((child) => html`<li>${child}</li>`)}${
              children.length > MOST ? html`<li>…</li>` : nothing
            }</ul>`
          : nothing
      }
      ${this.now(above ?? node)}
      ${this.ways(above ?? node)}
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
    return html`<p class="about-now">${this.speech.why(node.clause, node)}
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
