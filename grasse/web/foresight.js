// What the table would look like after the option that one points at: asked for when one stays there for a moment.

import { isAbout } from "./asking.js";
import { findNode } from "./speech.js";

/** @typedef {import("./types").Preview} Preview */
/** @typedef {import("./types").Table} Table */

const PAUSE = 120; // milliseconds that one stays at an option before it is looked at

/** @param {Event} event */
const isTouch = (event) => event instanceof PointerEvent && event.pointerType === "touch";

/** A controller of a Lit element that knows its table. */
export class Foresight {
  /**
   * @param {import("./vendor/lit.js").LitElement} host
   * @param {() => Table | null | undefined} asking the table, if it asks us
   * @param {(message: import("./wishes").Incoming) => void} send
   * @param {() => void} stirred the mouse moves for the first time since something else was asked
   */
  constructor(host, asking, send, stirred) {
    this.host = host;
    this.asking = asking;
    this.send = send;
    this.action = -1; // the one that is pointed at
    /** @type {import("./types").TableNode | null} */
    this.tree = null; // the table after it
    this.timer = 0;
    this.moved = false; // whether the mouse has moved since this was asked: what came under it was not pointed at
    this.enter = (/** @type {Event} */ event) => {
      if (event.type === "pointerover" && !this.moved) return;
      this.point(isTouch(event) ? -1 : this.actionAt(event.target)); // a finger decides at once
    };
    this.move = (/** @type {Event} */ event) => {
      if (this.moved || isTouch(event)) return;
      this.moved = true;
      this.enter(event);
      stirred();
    };
    this.leave = (/** @type {Event} */ event) => {
      const next = /** @type {PointerEvent | FocusEvent} */ (event).relatedTarget;
      if (!(next instanceof Node && this.host.contains(next))) this.point(-1);
    };
    host.addController(this);
  }

  hostConnected() {
    this.host.addEventListener("pointerover", this.enter);
    this.host.addEventListener("pointermove", this.move);
    this.host.addEventListener("focusin", this.enter);
    this.host.addEventListener("pointerout", this.leave);
    this.host.addEventListener("focusout", this.leave);
  }

  hostDisconnected() {
    clearTimeout(this.timer);
    this.host.removeEventListener("pointerover", this.enter);
    this.host.removeEventListener("pointermove", this.move);
    this.host.removeEventListener("focusin", this.enter);
    this.host.removeEventListener("pointerout", this.leave);
    this.host.removeEventListener("focusout", this.leave);
  }

  /** The option that an element stands for: a button of one, or a piece that has only one.
   * @param {EventTarget | null} target
   */
  actionAt(target) {
    if (!(target instanceof Element)) return -1;
    const button = target.closest("[data-action]");
    if (button) return Number(button.getAttribute("data-action"));
    const id = target.closest("[data-id]")?.getAttribute("data-id") ?? "";
    const actions = findNode(this.asking()?.tree ?? null, id)?.actions ?? [];
    return actions.length === 1 ? actions[0] : -1;
  }

  /** @param {number} action */
  point(action) {
    if (action === this.action) return;
    this.clear();
    this.action = action;
    if (action < 0) return;
    this.timer = window.setTimeout(() => {
      const table = this.asking();
      if (table?.options.includes(action)) this.send({ type: "preview", number: table.number, action });
    }, PAUSE);
  }

  /** @param {Preview} preview */
  hear({ action, number, tree }) {
    if (action !== this.action || !isAbout({ number }, this.asking())) return;
    this.tree = tree;
    this.host.requestUpdate();
  }

  /** Something else is asked: nothing is shown until the mouse has moved. */
  hush() {
    this.moved = false;
    this.clear();
  }

  /** Forgets what was pointed at. */
  clear() {
    clearTimeout(this.timer);
    this.action = -1;
    if (!this.tree) return;
    this.tree = null;
    this.host.requestUpdate();
  }
}
