// What is asked at a table, who is asked, and for how long.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech } from "./page.js";

const { announce, detail, isAbout, isAsked, isSameQuestion, question, secondsLeft, untouched } =
  await load("asking.js");

/** A table of Parfum as somebody sees it.
 * @param {Record<string, unknown>} more
 */
const table = (more) => ({
  ...{ status: "playing", seat: 1, turn: 1, events: [], options: [] },
  tree: { id: "table", kind: "table", values: { phase: "clock" } },
  chairs: [
    { seat: 1, left: 60 },
    { seat: 2, left: 90 },
    { seat: 3, left: null },
  ],
  ...more,
});

test("one is asked if it is the turn of one's seat, and who looks on never is", () => {
  assert.ok(isAsked(table({})));
  assert.ok(!isAsked(table({ turn: 2 })));
  assert.ok(!isAsked(table({ seat: 0, turn: 0 })));
  assert.ok(!isAsked(null));
});

test("while a bot stands in for one, the bot is asked, and nothing can be pressed", () => {
  const left = table({ chairs: [{ seat: 1, kind: "person", bot: "greedy" }] });
  assert.ok(!isAsked(left));
  const tree = { id: "a", kind: "table", actions: [1], children: [{ id: "b", kind: "die", actions: [2, 3] }] };
  const { actions, children } = untouched(tree);
  assert.deepEqual([actions, children[0].actions, children[0].id], [[], [], "b"]);
  assert.deepEqual(tree.children[0].actions, [2, 3]); // the table itself is left as it was
});

test("a table that only says who is there asks the same, and what was said of it still counts", () => {
  const before = table({ number: 57, question: 55 });
  const pledged = table({ number: 58, question: 55 });
  const decided = table({ number: 59, question: 59 });
  const left = table({ number: 58, question: 55, chairs: [{ seat: 1, bot: "greedy" }] });
  assert.ok(isSameQuestion(before, pledged));
  assert.ok(!isSameQuestion(pledged, decided));
  assert.ok(!isSameQuestion(before, left)); // a bot is asked now
  assert.ok(!isSameQuestion(null, before));
  assert.ok(isAbout({ number: 57 }, pledged));
  assert.ok(!isAbout({ number: 58 }, decided));
  assert.ok(!isAbout({ number: 58 }, null));
});

test("the question is the game's own, or says whom one waits for", async () => {
  const voice = await speech("en", "parfum");
  assert.equal(question(table({}), voice), voice.say("phase-clock"));
  assert.match(question(table({ turn: 2 }), voice), /Iris/);
  assert.equal(question(table({ turn: 0 }), voice), voice.say("phase-clock")); // nobody: luck decides
  assert.equal(question(table({ status: "waiting" }), voice), voice.say("page-waiting"));
});

test("what the question is about is said where the game has words for it", async () => {
  const voice = await speech("en", "parfum");
  const has = (/** @type {string} */ key) => key === "detail-clock";
  const words = Object.assign(Object.create(voice.words), { has });
  assert.equal(detail(table({}), voice), "");
  assert.equal(detail(table({}), Object.assign(Object.create(voice), { words })), "detail-clock");
  assert.equal(detail(table({ tree: null }), voice), "");
});

test("a clock runs for the seat whose turn it is", () => {
  assert.equal(secondsLeft(table({}), 1, 5000), 55);
  assert.equal(secondsLeft(table({}), 2, 5000), 90);
  assert.equal(secondsLeft(table({}), 3, 5000), null); // no clock
  assert.equal(secondsLeft(table({}), 4, 5000), null); // no such seat
});

test("what happened is read aloud with the name of its seat", async () => {
  const voice = await speech("en", "parfum");
  const taken = { number: 1, name: "die_taken", seat: 2, values: { aroma: "rose" } };
  assert.match(announce(taken, voice), /^Iris: Takes .*rose/);
});
