// The keys of a page: listens for as long as a part is shown, and knows whether keys or a pointer were used last.

const CHECKBOX = "input[type=checkbox]"; // has the focus after a click, and wants nothing but the space bar
const ELSEWHERE = `input:not(${CHECKBOX}), select, textarea, dialog`; // there a key means something else
const CLOSED = "dialog:not([open])"; // keeps the focus until the browser paints again; keys are the page's at once

/** A controller of a Lit element. */
export class Keys {
  /**
   * @param {import("./vendor/lit.js").LitElement} host
   * @param {(event: KeyboardEvent, target: HTMLElement) => void} press
   * @param {(event: KeyboardEvent) => void} [undo] what Ctrl+Z does, or ⌘Z
   */
  constructor(host, press, undo) {
    this.used = false; // whether keys were used last, not a pointer
    this.down = (/** @type {KeyboardEvent} */ event) => {
      this.used = true;
      const target = /** @type {HTMLElement} */ (event.target);
      if (target.closest?.(ELSEWHERE) && !target.closest(CLOSED)) return;
      if (event.key === " " && target.closest?.(CHECKBOX)) return;
      if ((event.ctrlKey || event.metaKey) && event.key === "z" && !event.shiftKey) undo?.(event);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      press(event, target);
    };
    this.pointer = () => {
      this.used = false;
    };
    host.addController(this);
  }

  hostConnected() {
    addEventListener("keydown", this.down);
    addEventListener("pointerdown", this.pointer);
  }

  hostDisconnected() {
    removeEventListener("keydown", this.down);
    removeEventListener("pointerdown", this.pointer);
  }
}
