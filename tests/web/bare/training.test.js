// What was practised in this browser: the streak, the next puzzle, and what comes again when.

import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";
import { load } from "./page.js";

const training = await load("training.js");

/** @type {Map<string, string>} */
const kept = new Map();
Object.assign(globalThis, {
  localStorage: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  },
});
beforeEach(() => kept.clear());

const card = (/** @type {number} */ due) => ({ state: 2, step: null, stability: 3, difficulty: 5, due, last: 0 });
const puzzle = (/** @type {string} */ id, /** @type {number | null} */ due = null) => ({
  ...{ game: "parfum", match: "", id, number: 0 },
  card: due === null ? null : card(due),
});

test("only the first answer to a puzzle counts for the streak", () => {
  assert.deepEqual(training.progressOf("parfum"), { solved: {}, streak: 0, best: 0 });
  training.solved("parfum", "a", true);
  training.solved("parfum", "b", true);
  training.solved("parfum", "b", false);
  assert.equal(training.progressOf("parfum").streak, 2);
  training.solved("parfum", "c", false);
  training.solved("parfum", "c", true); // found at last, but the streak is over
  assert.deepEqual(training.progressOf("parfum"), { solved: { a: true, b: true, c: true }, streak: 0, best: 2 });
  assert.equal(training.progressOf("perfumery").best, 0);
});

test("the next puzzle is the easiest that was not tried, then the easiest that was missed", () => {
  const list = ["a", "b", "c", "d"].map((id, at) => ({ id, difficulty: at < 2 ? 1 : 3 }));
  const next = (/** @type {object} */ solved, /** @type {string} */ last = "", /** @type {number} */ level = 0) =>
    training.nextPuzzle(list, { solved }, last, level)?.id;
  assert.equal(next({}), "a");
  assert.equal(next({ a: true }, "a"), "b");
  assert.equal(next({}, "", 3), "c");
  assert.equal(next({ a: true, b: false, c: true, d: true }, "d"), "b");
  assert.equal(next({ a: true, b: true, c: true, d: true }, "a"), "b");
  assert.equal(training.nextPuzzle([], { solved: {} }, ""), null);
});

test("what is due comes, the longest waiting first; what is gone does not", () => {
  training.keep([puzzle("a", 300), puzzle("b", 100), puzzle("c")]);
  training.keep([{ ...puzzle("", 200), match: "M", number: 7 }]);
  const names = (/** @type {number} */ now) => training.due(training.exercises(), now).map(training.nameOf);
  assert.deepEqual(names(250), ["parfum/c", "parfum/b", "M/7"]);
  assert.equal(training.cardOf({ match: "M", number: 7, game: "", id: "" }).due, 200);
  training.drop(puzzle("b"));
  assert.deepEqual(names(250), ["parfum/c", "M/7"]);
  training.keep([puzzle("c", 900)]);
  assert.deepEqual(names(250), ["M/7"]);
});

test("whatever else wrote there, nothing breaks", () => {
  for (const rubbish of ["[]", "3", "{", "null"]) {
    kept.set("grasse-exercises", rubbish);
    kept.set("grasse-puzzles", rubbish);
    assert.deepEqual(training.exercises(), []);
    assert.equal(training.progressOf("parfum").streak, 0);
  }
});

test("a span is told in whole minutes, hours or days", () => {
  assert.deepEqual(training.spanOf(-5), { unit: "minutes", number: 1 });
  assert.deepEqual(training.spanOf(600), { unit: "minutes", number: 10 });
  assert.deepEqual(training.spanOf(5400), { unit: "hours", number: 2 });
  assert.deepEqual(training.spanOf(2.4 * 86400), { unit: "days", number: 2 });
});
