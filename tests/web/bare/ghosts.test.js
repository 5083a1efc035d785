// What would be different on a table.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { changes, lookOf } = await load("ghosts.js");

/** @param {string} id @param {Record<string, unknown>} values @param {any[]} children */
const node = (id, values = {}, children = []) => ({ id, kind: id.split(" ")[0], values, children });
const note = node("note 1", { coins: 2 });

test("a piece comes, goes, moves to another place, or changes", () => {
  const now = node("table", { phase: "a" }, [
    node("market", {}, [note, node("die 1", { left: 3 }), node("token 1")]),
    node("board", { money: 1 }, [node("perfume 1")]),
  ]);
  const then = node("table", { phase: "b" }, [
    node("market", {}, [node("die 1", { left: 2 })]),
    node("board", { money: 3 }, [node("perfume 1", {}, [note]), node("flacon 1")]),
  ]);
  assert.deepEqual(Object.fromEntries(changes(now, then)), {
    "die 1": "alters",
    "note 1": "moves",
    "flacon 1": "comes",
    "token 1": "goes",
  });
});

test("what may be done with a piece, and in which order its values are told, is no change", () => {
  const now = node("table", {}, [{ ...node("die 1", { left: 3, aroma: "rose" }), actions: [7] }]);
  const then = node("table", {}, [{ ...node("die 1", { aroma: "rose", left: 3 }), clause: 30402 }]);
  assert.equal(changes(now, then).size, 0);
});

test("a marker is drawn where it would lie; one that only sinks in its stack is not shown", () => {
  const marker = (/** @type {number} */ x, /** @type {number} */ layer) => ({ x, y: 10, w: 20, h: 20, layer });
  assert.equal(lookOf("alters", marker(80, 41), marker(10, 40)), "drawn");
  assert.equal(lookOf("alters", marker(10, 40), marker(13, 41)), "");
  assert.equal(lookOf("alters", marker(10, 40), marker(10, 40)), "outlined", "what it shows is different");
  assert.equal(lookOf("comes", marker(10, 40), undefined), "drawn");
});
