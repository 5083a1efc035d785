// A match that nobody can play any more, as it was written down.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech } from "./page.js";

const { isDecision, lineOf, readable } = await load("written.js");

/** @param {string} kind @param {number} seat @param {number | null} value */
const entry = (kind, seat, value) => ({ number: 1, kind, seat, value, at: 0 });

test("only what tells a reader something has a line", () => {
  const kinds = [
    "awaited",
    "pledged",
    "begun",
    "joined",
    "drawn",
    "decided",
    "along",
    "by_bot",
    "forced",
    "asked",
    "back",
  ];
  const lines = readable(kinds.map((kind) => entry(kind, 1, 0))).map((/** @type {{kind: string}} */ each) => each.kind);
  assert.deepEqual(lines, ["joined", "drawn", "decided", "along", "by_bot", "forced", "back"]);
});

test("a decision has its name by the same rules, its number by others, and nothing before the end", async () => {
  const voice = await speech("en", "parfum");
  const action = voice.game.actions.findIndex((/** @type {{name: string}} */ each) => each.name === "take_die");
  assert.equal(lineOf(entry("decided", 1, action), voice, true), voice.label(action, null));
  assert.equal(lineOf(entry("decided", 1, action), voice, false), `Action ${action}`);
  assert.equal(lineOf(entry("decided", 1, 99999), voice, true), "Action 99,999");
  assert.equal(lineOf(entry("decided", 1, null), voice, true), voice.say("page-written-hidden"));
});

test("what else happened is told as in the story", async () => {
  const voice = await speech("en", "parfum");
  assert.equal(lineOf(entry("left", 1, 0), voice, true), `A bot plays for ${voice.seat(1)}`);
  assert.match(lineOf(entry("back", 1, 2), voice, true), /2/);
});

test("who decided stands before a decision, and nobody before what names its seat itself", () => {
  const kinds = ["decided", "drawn", "joined", "left", "returned", "closed", "hints", "back"];
  assert.deepEqual(
    kinds.filter((kind) => isDecision(entry(kind, 1, 0))),
    ["decided", "drawn"],
  );
});
