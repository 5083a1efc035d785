// The table after the option that is pointed at: only for a mouse that was moved there.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

class PointerEvent {
  /** @param {string} type @param {unknown} target @param {string} pointerType */
  constructor(type, target, pointerType = "mouse") {
    Object.assign(this, { type, target, pointerType });
  }
}
class Element {
  /** @param {string} action */
  constructor(action) {
    this.action = action;
  }

  /** @param {string} selector */
  closest(selector) {
    return selector === "[data-action]" ? { getAttribute: () => this.action } : null;
  }
}
Object.assign(globalThis, { PointerEvent, Element, window: globalThis });
const { Foresight } = await load("foresight.js");

/** A table at which one hears what the mouse does. */
function laid() {
  /** @type {Record<string, (event: any) => void>} */
  const hears = {};
  const host = {
    addController() {},
    requestUpdate() {},
    addEventListener: (/** @type {string} */ name, /** @type {any} */ hear) => {
      hears[name] = hear;
    },
  };
  let stirred = 0;
  const foresight = new Foresight(
    host,
    () => null,
    () => {},
    () => {
      stirred += 1;
    },
  );
  foresight.hostConnected();
  /** @param {string} type @param {string} action @param {string} [pointer] */
  const does = (type, action, pointer) => hears[type]?.(new PointerEvent(type, new Element(action), pointer));
  return { foresight, does, stirs: () => stirred };
}

test("an option that comes to lie under a mouse that rests is not pointed at", () => {
  const { foresight, does, stirs } = laid();
  does("pointerover", "7");
  assert.equal(foresight.action, -1);
  does("pointermove", "7");
  assert.deepEqual([foresight.action, stirs()], [7, 1]);
  does("pointerover", "8");
  does("pointermove", "8");
  assert.deepEqual([foresight.action, stirs()], [8, 1]);
  foresight.hush(); // something else is asked
  does("pointerover", "9");
  assert.equal(foresight.action, -1);
  does("pointermove", "9");
  assert.deepEqual([foresight.action, stirs()], [9, 2]);
  foresight.clear();
});

test("a finger that moves points at nothing, and the focus always does", () => {
  const { foresight, does } = laid();
  does("pointermove", "7", "touch");
  assert.deepEqual([foresight.action, foresight.moved], [-1, false]);
  does("focusin", "7", "");
  assert.equal(foresight.action, 7);
  foresight.clear();
});
