// What was learnt in this browser, who is new to a game, and where a bubble goes.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { dueKey, isNew, leader, learnt, paragraphs, placeFor, tick, withoutLessons } = await load("lessons.js");

const room = { left: 0, top: 0, right: 1000, bottom: 600 };
const size = { width: 300, height: 150 };
const piece = (/** @type {number} */ left, /** @type {number} */ top) => ({
  left,
  top,
  right: left + 80,
  bottom: top + 60,
});

const side = { left: 1000, top: 0, right: 1300, bottom: 600 };

test("where several answers go on, any of their buttons is asked for", () => {
  assert.equal(dueKey(0, true), "page-lesson-due");
  assert.equal(dueKey(1, true), "page-lesson-due");
  assert.equal(dueKey(1, false), "page-lesson-due-button");
  assert.equal(dueKey(2, false), "page-lesson-due-any");
  assert.equal(dueKey(3, true), "page-lesson-due-any");
});

test("a bubble goes over the side, at its lower end, where the side is beside the stage", () => {
  assert.deepEqual(placeFor(piece(100, 300), room, size, [], side), { x: 1000, y: 450 });
  assert.deepEqual(placeFor(null, room, size, [], { ...side, bottom: 900 }), { x: 1000, y: 450 });
});

test("else it goes into the corner where it covers least, and not on its piece", () => {
  const below = { left: 0, top: 620, right: 1000, bottom: 900 };
  assert.deepEqual(placeFor(piece(100, 100), room, size, [], below), { x: 686, y: 436 });
  assert.deepEqual(placeFor(piece(800, 500), room, size), { x: 686, y: 14 });
  assert.deepEqual(placeFor(piece(800, 500), room, size, [piece(700, 20)]), { x: 14, y: 436 });
});

test("a line leads from the bubble to the piece, between their nearest points", () => {
  const bubble = { left: 1000, top: 400, right: 1300, bottom: 600 };
  assert.deepEqual(leader(bubble, piece(100, 420)), [1000, 450, 180, 450]);
  assert.deepEqual(leader(bubble, piece(100, 100)), [1000, 414, 180, 160]);
});

test("what is said is cut into paragraphs and lists", () => {
  assert.deepEqual(paragraphs("One thing."), [{ text: "One thing.", items: [] }]);
  assert.deepEqual(paragraphs("A round:\n• first\n• then\nThat is all."), [
    { text: "A round:", items: ["first", "then"] },
    { text: "That is all.", items: [] },
  ]);
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
