// Larger, and smaller again: how large the picture of a table is shown, by buttons, keys, the wheel, or two fingers.

import { html, nothing } from "../vendor/lit.js";

const MOST = 3;
const STEP = 1.25;
export const ENLARGED = 1.6; // at one press beside the question

/** Belongs to the page of a table. */
export class Zoom {
  /** @param {import("../types").TablePage} page */
  constructor(page) {
    this.page = page;
    this.factor = 1;
    /** @type {Map<number, PointerEvent>} */
    this.fingers = new Map();
    this.wheel = (/** @type {WheelEvent} */ event) => {
      if (!event.ctrlKey) return; // a pinch on a touchpad comes like this, too
      event.preventDefault();
      this.to(this.factor * Math.exp(-event.deltaY / 300), event);
    };
    page.addController(this);
  }

  hostUpdated() {
    this.sight?.addEventListener("wheel", this.wheel, { passive: false });
  }

  /** What the picture is seen through. */
  get sight() {
    return /** @type {HTMLElement | null} */ (this.page.querySelector(".sight"));
  }

  /** @param {number} by steps */
  step(by) {
    this.to(this.factor * STEP ** by);
  }

  /** Shows the picture this large; what lies at a point stays there, else what is in the middle.
   * @param {number} factor @param {{clientX: number, clientY: number}} [at]
   */
  async to(factor, at) {
    const { sight, page } = this;
    const next = Math.min(MOST, Math.max(1, factor < 1.04 ? 1 : factor));
    if (!sight || next === this.factor) return;
    const box = sight.getBoundingClientRect();
    const [x, y] = at ? [at.clientX - box.x, at.clientY - box.y] : [box.width / 2, box.height / 2];
    const grown = next / this.factor;
    const [left, top] = [(sight.scrollLeft + x) * grown - x, (sight.scrollTop + y) * grown - y];
    this.factor = next;
    page.touch.clear();
    page.requestUpdate();
    await page.updateComplete;
    sight.scrollTo({ left, top, behavior: "instant" });
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.pointerType === "touch") this.fingers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const other = [...this.fingers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
    this.fingers.set(event.pointerId, event);
    if (!other) return;
    const middle = { clientX: (event.clientX + other.clientX) / 2, clientY: (event.clientY + other.clientY) / 2 };
    this.to((this.factor * distance(event, other)) / distance(before, other), middle);
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
  }

  /** The picture, as large as it is wanted.
   * @param {unknown} picture
   */
  sightOf(picture) {
    return html`<div class="sight ${this.factor > 1 ? "near" : ""}" .style=${`--zoom: ${this.factor}`}
      tabindex=${this.factor > 1 ? 0 : nothing} role=${this.factor > 1 ? "region" : nothing}
      aria-label=${this.factor > 1 ? this.page.say("page-zoom") : nothing}
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.down(event)}
      @pointermove=${(/** @type {PointerEvent} */ event) => this.move(event)}
      @pointerup=${(/** @type {PointerEvent} */ event) => this.up(event)}
      @pointercancel=${(/** @type {PointerEvent} */ event) => this.up(event)}>${picture}</div>`;
  }

  /** Buttons and a slider. */
  buttons() {
    const { page, factor } = this;
    const percent = `${Math.round(factor * 100)} %`;
    return html`<div class="zoom" role="group" aria-label=${page.say("page-zoom")}>
      <button class="icon-button" aria-keyshortcuts="-" title="${page.say("page-zoom-out")} (-)"
        aria-label=${page.say("page-zoom-out")} ?disabled=${factor === 1} @click=${() => this.step(-1)}>−</button>
      <input type="range" min="1" max=${MOST} step="0.05" .value=${String(factor)} aria-label=${page.say("page-zoom")}
        aria-valuetext=${percent} title=${percent}
        @input=${(/** @type {Event} */ event) => this.to(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
      <button class="icon-button" aria-keyshortcuts="+" title="${page.say("page-zoom-in")} (+)"
        aria-label=${page.say("page-zoom-in")} ?disabled=${factor === MOST} @click=${() => this.step(1)}>+</button>
    </div>`;
  }
}

/** @param {PointerEvent} one @param {PointerEvent} other */
const distance = (one, other) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
