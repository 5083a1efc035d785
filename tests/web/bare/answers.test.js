// What the page answers by itself, and what it says of it.

import assert from "node:assert/strict";
import test from "node:test";
import { load, numberOf, speech, told } from "./page.js";

const { Answers } = await load("answers.js");
const { Meanwhile } = await load("meanwhile.js");

/** A page on which seat 1 is asked something; *decided* is what it has answered.
 * @param {string} phase @param {string[]} options @param {object} more of the table
 */
async function pageOf(phase, options, { moot = 0 } = {}) {
  /** @type {any} */
  const table = {
    ...{ number: 1, question: 1, seat: 1, turn: 1, status: "playing", chairs: [], events: [] },
    options: options.map((text) => numberOf("perfumery", text)),
    tree: { id: "table", kind: "table", values: { phase, moot } },
    ways: { again: [], rest: [], pieces: {} },
  };
  /** @type {number[]} */
  const decided = [];
  const nothing = () => {};
  /** @type {any} */
  const page = {
    ...{ table, decided, speech: await speech("en", "perfumery"), loaded: { game: told.perfumery.info } },
    room: { table, decide: (_, /** @type {number} */ action) => decided.push(action) },
    tutoring: { isOtherwise: () => false, speaks: () => false },
    ...{ touch: { clear: nothing }, foresight: { hush: nothing }, notice: { clear: nothing }, requestUpdate: nothing },
  };
  page.say = (/** @type {string} */ key) => page.speech.say(key);
  page.meanwhile = new Meanwhile(page);
  page.answers = new Answers(page);
  return page;
}

const EFFECT = ["effect(use)", "effect(skip)"];

test("what no answer is better for is answered with the first, and what that leads to is told as well", async () => {
  const page = await pageOf("blend", EFFECT, { moot: 2 });
  page.answers.byHabit(page.table);
  assert.deepEqual(page.decided, [numberOf("perfumery", "effect(use)")]);
  assert.match(page.meanwhile.told.join(), /only makes essences/);
  page.meanwhile.hear(page.table, { seat: 1, forced: [numberOf("perfumery", "produce_done")], events: [] });
  assert.match(page.meanwhile.told.join(), /could be produced/);
});

test("where nothing could have come of it, that is told and no more", async () => {
  const page = await pageOf("blend", EFFECT, { moot: 1 });
  page.answers.byHabit(page.table);
  page.meanwhile.hear(page.table, { seat: 1, forced: [numberOf("perfumery", "produce_done")], events: [] });
  assert.match(page.meanwhile.told.join(), /^No perfume in your hand/);
});

test("why something was not asked is told with what it was about", async () => {
  const page = await pageOf("install_at", ["at(0)", "at(1)"], { moot: 2 });
  page.table.tree.values.title = "Petal Press";
  page.answers.byHabit(page.table);
  assert.deepEqual(page.decided, [numberOf("perfumery", "at(0)")]);
  assert.match(page.meanwhile.told.join(), /^Petal Press needs nothing: it went to the bottom/);
});

test("while a lesson speaks, its last words too, whoever is taught answers what makes no difference", async () => {
  const page = await pageOf("blend", EFFECT, { moot: 2 });
  page.tutoring.speaks = () => true;
  page.answers.byHabit(page.table);
  assert.deepEqual(page.decided, []);
  page.tutoring.speaks = () => false; // it was closed
  page.answers.byHabit(page.table);
  assert.equal(page.decided.length, 1);
});

test("whoever has undone something is asked for the rest of the turn, and told why", async () => {
  const page = await pageOf("blend", EFFECT, { moot: 2 });
  page.table.events = [{ name: "taken_back", seat: 1, values: { number: 3 } }];
  page.answers.byHabit(page.table);
  page.table.events = [];
  page.answers.byHabit(page.table);
  assert.deepEqual(page.decided, []);
  assert.deepEqual(page.meanwhile.told, [page.say("page-asked-undone")]);
});
