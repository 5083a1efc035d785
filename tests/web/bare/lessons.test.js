// What was learnt in this browser, who is new to a game, and where a bubble goes.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { beside, isNew, learnt, tick, withoutLessons } = await load("lessons.js");

const room = { left: 0, top: 0, right: 1000, bottom: 600 };
const size = { width: 300, height: 150 };
const piece = (/** @type {number} */ left, /** @type {number} */ top) => ({
  left,
  top,
  right: left + 80,
  bottom: top + 60,
});

test("a bubble goes beside its piece, inside the room", () => {
  assert.deepEqual(beside(piece(100, 300), room, size), { x: 196, y: 255, side: "right", tail: 75 });
  assert.equal(beside(piece(900, 300), room, size).side, "left");
  assert.equal(beside(piece(400, 10), { ...room, left: 300, right: 620 }, size).side, "below");
  assert.equal(beside(piece(400, 530), { ...room, left: 300, right: 620 }, size).side, "above");
});

test("where nothing fits, it lies at the bottom, and without a piece in the corner", () => {
  const narrow = { left: 0, top: 0, right: 310, bottom: 300 };
  assert.equal(beside(piece(100, 120), narrow, size).side, "");
  assert.deepEqual(beside(null, room, size), { x: 684, y: 434, side: "", tail: 0 });
});

test("of two sides it takes the one where it covers less", () => {
  const other = piece(260, 300);
  assert.equal(beside(piece(500, 300), room, size, [piece(700, 300)]).side, "left");
  assert.equal(beside(piece(500, 300), room, size, [other]).side, "right");
});

test("the tail points at the piece, and stays on the edge", () => {
  assert.equal(beside(piece(100, 0), room, size).tail, 30);
  assert.equal(beside({ left: 100, top: 0, right: 180, bottom: 4 }, room, size).tail, 16);
});

const match = (/** @type {object} */ rest) => ({ game: "parfum", lesson: "", chairs: [{ mine: true }], ...rest });

test("somebody is new to a game without a match or a lesson of it", () => {
  const lobby = { mine: [], listed: [], finished: [], preparing: [] };
  assert.ok(isNew("parfum", lobby, new Set()));
  assert.ok(!isNew("parfum", lobby, new Set(["parfum/first-match"])));
  assert.ok(isNew("parfum", { ...lobby, mine: [match({ lesson: "first-match" })] }, new Set()));
  assert.ok(!isNew("parfum", { ...lobby, mine: [match({})] }, new Set()));
  assert.ok(isNew("perfumery", { ...lobby, finished: [match({})] }, new Set()));
  assert.ok(isNew("parfum", { ...lobby, finished: [match({ chairs: [{ mine: false }] })] }, new Set()));
});

test("short lessons are not offered as matches", () => {
  const shown = withoutLessons([match({}), match({ lesson: "water" }), match({ lesson: "first-match" })]);
  assert.deepEqual(
    shown.map((/** @type {{lesson: string}} */ each) => each.lesson),
    ["", "first-match"],
  );
});

test("what was learnt is kept, and rubbish does no harm", () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  });
  assert.deepEqual([...learnt()], []);
  tick("parfum", "water");
  tick("parfum", "water");
  assert.deepEqual([...learnt()], ["parfum/water"]);
  kept.set("grasse-lessons", "{");
  assert.deepEqual([...learnt()], []);
  kept.set("grasse-lessons", "7");
  assert.deepEqual([...learnt()], []);
});
