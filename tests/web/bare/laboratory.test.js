// The laboratory: figures and where they stand.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { figure, marksFor, relative, stepFor, valuesOf } = await load("experiments.js");

test("a figure has three digits that matter, in the player's manner", () => {
  assert.equal(figure(504.4, "en"), "504");
  assert.equal(figure(0.5125, "de"), "0,513");
  assert.equal(figure(2.094, "en", true), "+2.09");
  assert.equal(figure(0, "en", true), "0.000");
});

test("a range has all its values, or none if it is no range or too long", () => {
  assert.deepEqual(valuesOf({ first: "3", last: "9", step: "2" }), [3, 5, 7, 9]);
  assert.deepEqual(valuesOf({ first: "3", last: "3", step: "1" }), []);
  assert.deepEqual(valuesOf({ first: "1", last: "99999", step: "1" }), []);
  assert.deepEqual(valuesOf({ first: "", last: "9", step: "1" }), []);
});

test("a range begins with a step that leads to its end in few values, if one does", () => {
  assert.equal(stepFor(0, 25), 5);
  assert.equal(stepFor(4, 6), 1);
  assert.equal(stepFor(-10, 10), 4);
  assert.equal(stepFor(0, 23), 3); // a prime: its end is left out
  assert.equal(stepFor(0, 999), 111);
});

test("round numbers enclose what is drawn", () => {
  assert.deepEqual(marksFor(0, 100), [0, 50, 100]);
  assert.deepEqual(marksFor(12, 37), [10, 20, 30, 40]);
});

test("a change is drawn by what was before", () => {
  assert.deepEqual(relative({ before: 50, change: 5, low: -5, high: 15 }), [0.1, -0.1, 0.3]);
  assert.deepEqual(relative({ before: 0, change: 1, low: 0, high: 2 }), [1, 0, 2]);
});
