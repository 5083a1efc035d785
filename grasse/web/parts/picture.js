// The picture of a table: draws what a game's picture.js has laid out, and lights up what may be done.

import { LitElement, html, nothing, repeat, svg } from "../vendor/lit.js";
import { arrowOf, bent } from "../arrows.js";
import { changes, lookOf } from "../ghosts.js";
import { added, gainOf, sign } from "../prospects.js";
import { walk } from "../speech.js";
import { labelOf } from "../ways.js";

/** @typedef {import("../types").TableNode} TableNode */
/** @typedef {import("../types").Piece} Piece */
/** @typedef {import("../types").PictureModule} PictureModule */
/** @typedef {import("../speech.js").Speech} Speech */

const TALL = 700; // a picture that is narrower than this stands upright
const SMALL = 540; // unless the window lies on its side: then the whole table is seen at once, down to this width

/** Fires `piece` with the node that was touched. */
export class GrassePicture extends LitElement {
  static properties = {
    tree: { attribute: false },
    speech: { attribute: false },
    module: { attribute: false },
    chosen: { attribute: false },
    told: { attribute: false },
    gains: { attribute: false },
    ghost: { attribute: false },
    ways: { attribute: false },
    marks: { attribute: false },
    arrows: { attribute: false },
    news: { attribute: false },
    tall: { state: true },
  };

  constructor() {
    super();
    /** @type {TableNode | null} */
    this.tree = null;
    /** @type {Speech | null} */
    this.speech = null;
    /** @type {PictureModule | null} */
    this.module = null;
    /** @type {string} the piece whose options are shown */
    this.chosen = "";
    /** @type {string} the piece that the story speaks of */
    this.told = "";
    /** @type {Map<number | string, import("../prospects.js").Gain>} what each option brings */
    this.gains = new Map();
    /** @type {TableNode | null} the table as it would be after the option that is pointed at */
    this.ghost = null;
    /** @type {Record<string, number[][]>} what leads to the pieces that cannot be touched yet */
    this.ways = {};
    /** @type {Map<string, string[]>} pieces of which a review speaks: played, better */
    this.marks = new Map();
    /** @type {import("../arrows.js").Shown[]} decisions of which a review speaks, with what they lead to */
    this.arrows = [];
    /** @type {Map<string, unknown>} the pieces that changed since one's last turn */
    this.news = new Map();
    this.hovered = ""; // the piece that is pointed at
    /** @type {Map<string, import("../ghosts.js").Change>} how each piece would be different then */
    this.changes = new Map();
    /** @type {Set<string>} the pieces of one's own board */
    this.own = new Set();
    this.tall = false;
    this.watcher = new ResizeObserver(([entry]) => {
      this.tall = isTall(entry.contentRect.width);
    });
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.tall = isTall(window.innerWidth);
    this.watcher.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watcher.disconnect();
  }

  render() {
    const { tree, speech, module } = this;
    if (!tree || !speech || !module) return nothing;
    const picture = module.lay(tree, speech, this.tall);
    const then = this.ghost ? module.lay(this.ghost, speech, this.tall) : null;
    this.changes = this.ghost ? changes(tree, this.ghost) : new Map();
    const board = tree.children?.find((place) => place.values?.mine);
    this.own = new Set(board ? [...walk(board)].map((node) => node.id) : []);
    const places = new Map(picture.pieces.map((piece) => [piece.id, piece]));
    const asking = picture.pieces.some(({ node }) => node?.actions?.length);
    return html`
      <svg class="picture ${this.tall ? "tall" : "wide"} ${asking ? "asking" : ""}"
        viewBox="-4 -4 ${picture.width + 8} ${picture.height + 8}"
        role="group" aria-label=${speech.say("page-picture")}
        @click=${this.touch} @keydown=${this.press} @pointerover=${this.hover} @focusin=${this.hover}
        @pointerleave=${this.hover} @focusout=${this.hover}>
        <g class="grounds">${repeat(
          picture.grounds,
          (ground) => ground.id,
          (ground) => svg`<g>${ground.drawing}</g>`,
        )}</g>
        <g class="pieces">${repeat(
          picture.pieces,
          (piece) => piece.id,
          (piece) => this.piece(piece),
        )}</g>
        <g class="news-marks" aria-hidden="true">${picture.pieces.map((piece) => this.newsMark(piece))}</g>
        <g class="gains" aria-hidden="true">${picture.pieces.map((piece) => this.badge(piece))}</g>
        <g class="rings" aria-hidden="true">${picture.pieces.map((piece) => this.ring(piece))}</g>
        <g class="arrows" aria-hidden="true">${this.arrows.map((shown, at) => this.arrow(shown, at, tree, picture))}</g>
        <g class="verdicts" aria-hidden="true">${picture.pieces.map((piece) => this.verdicts(piece))}</g>
        <g class="ghosts" aria-hidden="true">${
          then ? then.pieces.map((piece) => this.ghostOf(piece, places.get(piece.id))) : nothing
        }</g>
      </svg>`;
  }

  /** A piece as it would be: where it would lie then, or an outline where it lies already.
   * @param {Piece} piece @param {Piece | undefined} before where it lies now
   */
  ghostOf(piece, before) {
    const change = this.changes.get(piece.node?.id ?? piece.id);
    const look = change && lookOf(change, piece, before);
    if (!look) return nothing;
    const outline = { x: -piece.w / 2 - 3, y: -piece.h / 2 - 3, w: piece.w + 6, h: piece.h + 6 };
    const drawing =
      look === "outlined"
        ? nothing
        : /** @type {PictureModule} */ (this.module).draw(piece, /** @type {Speech} */ (this.speech));
    return svg`<g class="foreseen ${change} ${piece.face}-piece" .style=${placed(piece)}>
      <g class="foreseen-drawing">${drawing}</g>
      <rect x=${outline.x} y=${outline.y} width=${outline.w} height=${outline.h} rx="12"/></g>`;
  }

  /** A mark at the corner of a piece that changed since one's last turn.
   * @param {Piece} piece
   */
  newsMark({ node, quiet, x, y, w, h, zoom = 1 }) {
    if (quiet || !node || !this.news.has(node.id)) return nothing;
    const corner = { x: round(x - (w / 2) * zoom + 1), y: round(y - (h / 2) * zoom + 1) };
    return svg`<path class="news-mark" d="M0 -8 L2.2 -2.2 L8 0 L2.2 2.2 L0 8 L-2.2 2.2 L-8 0 L-2.2 -2.2 Z"
      .style=${`transform: translate(${corner.x}px, ${corner.y}px)`}/>`;
  }

  /** The points that a piece adds, at its corner, above all pieces.
   * @param {Piece} piece
   */
  badge({ node, quiet, x, y, w, h, zoom = 1 }) {
    if (quiet || !node) return nothing;
    const chains = node.actions?.length ? node.actions.map((action) => [action]) : (this.ways[node.id] ?? []);
    const points = added(this.gains, chains);
    if (!points) return nothing;
    const text = sign(points);
    const width = 12 + text.length * 8.5;
    const corner = { x: round(x + (w / 2) * zoom - 4), y: round(y - (h / 2) * zoom + 3) };
    return svg`<g class="gain" .style=${`transform: translate(${corner.x}px, ${corner.y}px)`}>
      <rect x=${-width / 2} y="-11" width=${width} height="22" rx="11"/><text y="5">${text}</text></g>`;
  }

  /** The ring around the piece that is spoken of, above badges, which would hide a small one.
   * @param {Piece} piece
   */
  ring({ node, quiet, x, y, w, h, zoom = 1 }) {
    if (quiet || !node || this.told !== node.id) return nothing;
    const [wide, high] = [w * zoom + 8, h * zoom + 8];
    return svg`<rect class="told-ring" x=${round(x - wide / 2)} y=${round(y - high / 2)} width=${round(wide)}
      height=${round(high)} rx="12"/>`;
  }

  /** What a decision does, or would have done.
   * @param {import("../arrows.js").Shown} shown @param {number} at @param {TableNode} tree
   * @param {import("../types").Picture} picture
   */
  arrow(shown, at, tree, picture) {
    const [module, speech] = [/** @type {PictureModule} */ (this.module), /** @type {Speech} */ (this.speech)];
    const laid = shown.later ? module.lay(shown.later, speech, this.tall).pieces : [];
    const found = arrowOf(shown, tree, picture.pieces, laid);
    if (!found) return nothing;
    const way = bent(found.from, found.to, at % 2 ? -0.14 : 0.14);
    const head = `arrow-head-${shown.word}`;
    return svg`<g class="arrow ${shown.word}"><defs><marker id=${head} viewBox="0 0 10 10" refX="7" refY="5"
        markerWidth="4.2" markerHeight="4.2" orient="auto-start-reverse"><path d="M0 0 L10 5 L0 10 z"/></marker></defs>
      <path class="arrow-edge" d=${way}/><path class="arrow-way" d=${way} marker-end="url(#${head})"/></g>`;
  }

  /** What a review says of a piece: a ring around it, and the words at its foot.
   * @param {Piece} piece
   */
  verdicts({ node, quiet, x, y, w, h, zoom = 1 }) {
    const words = quiet ? [] : (this.marks.get(node?.id ?? "") ?? []);
    if (!words.length) return nothing;
    const speech = /** @type {Speech} */ (this.speech);
    const ring = { w: w * zoom + 10, h: h * zoom + 10 };
    return svg`<g .style=${`transform: translate(${round(x)}px, ${round(y)}px)`}>
      <rect class="verdict-ring ${words.at(-1)}" x=${-ring.w / 2} y=${-ring.h / 2} width=${ring.w} height=${ring.h}
        rx="12"/>
      ${words.map((word, at) => {
        const text = speech.say(`page-review-${word}`);
        const width = 20 + text.length * 8.6;
        return svg`<g class="verdict-sign ${word}" transform="translate(0 ${ring.h / 2 + 2 + at * 24})">
          <rect x=${-width / 2} y="-11" width=${width} height="22" rx="11"/><text y="5">${text}</text></g>`;
      })}</g>`;
  }

  /** One piece: it keeps its element when it moves, so that CSS can move it.
   * @param {Piece} piece
   */
  piece(piece) {
    const speech = /** @type {Speech} */ (this.speech);
    const module = /** @type {PictureModule} */ (this.module);
    const { node } = piece;
    const place = placed(piece);
    const drawing = module.draw(piece, speech);
    if (piece.quiet || !node) {
      return svg`<g class="piece quiet ${piece.face}-piece" .style=${place} aria-hidden="true">${drawing}</g>`;
    }
    const may = (node.actions?.length ?? 0) > 0;
    const ways = may ? [] : (this.ways[node.id] ?? []);
    const why = !may && !ways.length && (node.clause ?? 0) > 0;
    const gone = ["goes", "moves"].includes(this.changes.get(node.id) ?? "");
    const marks = [
      may ? "may" : "",
      this.own.has(node.id) ? "own" : "",
      ways.length ? "led" : "",
      this.chosen === node.id ? "chosen" : "",
      this.told === node.id ? "told" : "",
      gone ? "going" : "",
    ].join(" ");
    const gain = node.actions?.length === 1 ? this.gains.get(node.actions[0]) : undefined;
    const way =
      ways.length === 1
        ? [labelOf(ways[0], speech, this.tree), gainOf(this.gains, ways[0])?.short].filter(Boolean).join(" · ")
        : "";
    const said = (this.marks.get(node.id) ?? []).map((word) => speech.say(`page-review-${word}`));
    const changed = this.news.has(node.id) ? speech.say("page-changed") : "";
    const label = [speech.piece(node), changed, gain?.short, way, ...said].filter(Boolean).join(" · ");
    const area = { x: -piece.w / 2 - 3, y: -piece.h / 2 - 3, w: piece.w + 6, h: piece.h + 6 };
    return svg`
      <g class="piece ${piece.face}-piece ${marks}" .style=${place} data-id=${node.id}>
        <rect class="halo" x=${area.x} y=${area.y} width=${area.w} height=${area.h} rx="12"/>
        <g aria-hidden="true">${drawing}</g>
        <rect class="touch" x=${area.x} y=${area.y} width=${area.w} height=${area.h} rx="12"
          role=${may || why || ways.length ? "button" : "img"}
          tabindex=${may ? 0 : why || ways.length ? -1 : nothing}
          aria-label=${why ? speech.say("page-not-now", { piece: label }) : label}></rect>
      </g>`;
  }

  /** The piece that is meant: what says nothing itself, and lies on a piece that is lit, lets a press through.
   * @param {Event} event
   */
  meant(event) {
    const top = /** @type {Element} */ (event.target).closest("[data-id]");
    if (!(event instanceof MouseEvent) || top?.querySelector('.touch[role="button"]')) return top;
    const there = document.elementsFromPoint(event.clientX, event.clientY);
    return there.map((each) => each.closest(".piece.may")).find(Boolean) ?? top;
  }

  /** @param {Event} event */
  touch(event) {
    const target = this.meant(event);
    if (!target) return;
    event.preventDefault();
    const id = target.getAttribute("data-id");
    const from = target.querySelector(".touch");
    const touch = /** @type {PointerEvent} */ (event).pointerType === "touch";
    this.dispatchEvent(new CustomEvent("piece", { bubbles: true, detail: { id, from, touch } }));
  }

  /** Tells which piece is pointed at, so that one sees what a press would do.
   * @param {Event} event
   */
  hover(event) {
    const target = ["pointerover", "focusin"].includes(event.type) ? this.meant(event) : null;
    const id = target?.getAttribute("data-id") ?? "";
    if (id === this.hovered) return;
    this.hovered = id;
    this.dispatchEvent(
      new CustomEvent("hover", { bubbles: true, detail: { id, from: target, focused: event.type === "focusin" } }),
    );
  }

  /** Enter and space touch a piece; arrows go to the nearest piece in that direction.
   * @param {KeyboardEvent} event
   */
  press(event) {
    if (event.key === "Enter" || event.key === " ") this.touch(event);
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const here = /** @type {Element} */ (event.target).closest("[data-id]");
    if (!way || !here) return;
    event.preventDefault();
    const next = nearest(here, [...this.querySelectorAll('[role="button"]')], way);
    if (next) /** @type {SVGElement} */ (next).focus();
  }
}

/** @param {number} width */
const isTall = (width) => width < (window.innerWidth > window.innerHeight ? SMALL : TALL);

/** Where a piece lies.
 * @param {Piece} piece
 */
const placed = ({ x, y, zoom = 1 }) => `transform: translate(${round(x)}px, ${round(y)}px) scale(${zoom})`;

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** The nearest of the others that lies in this direction.
 * @param {Element} here @param {Element[]} others @param {number[]} way
 */
function nearest(here, others, way) {
  const from = middle(here);
  let [best, least] = [/** @type {Element | null} */ (null), Infinity];
  for (const other of others) {
    const to = middle(other);
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const along = x * way[0] + y * way[1];
    const aside = Math.abs(x * way[1]) + Math.abs(y * way[0]);
    if (other === here || along <= 4) continue;
    const far = along + aside * 2.5;
    if (far < least) [best, least] = [other, far];
  }
  return best;
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

customElements.define("grasse-picture", GrassePicture);
