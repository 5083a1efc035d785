// What the page answers by itself, and where the time of an answer would tell a secret.

import assert from "node:assert/strict";
import test from "node:test";
import { load, numberOf, told } from "./page.js";

const { HOUSE, habitual, isLittleLeft, isRepeated, noteRepeated } = await load("habits.js");
const person = (/** @type {number} */ seat) => ({ seat, kind: "person", bot: "", name: "Rose", here: true });

/** A table that asks seat 1 for a token.
 * @param {Record<string, number>} values @param {object} other who sits at seat 2
 */
const table = (values, other) => ({
  ...{ seat: 1, turn: 1, status: "playing", chairs: [person(1), other], ways: { again: [], rest: [], pieces: {} } },
  options: [numberOf("parfum", "token(3)")],
  tree: { id: "table", kind: "table", values: { phase: "pay", ...values } },
});

test("a question of which nothing can come is answered, but among people none that is moot in secret", () => {
  const { info } = told.parfum;
  const bot = { seat: 2, kind: "bot", bot: "greedy", name: "" };
  const answers = (/** @type {Record<string, number>} */ values, /** @type {object} */ other) =>
    habitual(table(values, other), info, {}).length;
  assert.equal(answers({ moot: 0, secret: 0 }, bot), 0);
  assert.equal(answers({ moot: 2, secret: 0 }, bot), 1);
  assert.equal(answers({ moot: 2, secret: 0 }, person(2)), 1, "all of them go: everybody sees that");
  assert.equal(answers({ moot: 2, secret: 1 }, bot), 1);
  assert.equal(answers({ moot: 2, secret: 1 }, person(2)), 0, "that they are alike is a secret");
});

test("what costs nothing is done before one goes on; where nothing can come of it, one goes on", () => {
  const { info } = told.perfumery;
  const [store, done] = [numberOf("perfumery", "store(top, F)"), numberOf("perfumery", "store_done")];
  const bot = { seat: 2, kind: "bot", bot: "greedy", name: "" };
  const answer = (/** @type {number} */ moot) =>
    habitual({ ...table({ moot, secret: 0 }, bot), options: [done, store] }, info, {});
  assert.deepEqual(answer(3), [store]);
  assert.deepEqual(answer(1), [done]);
});

test("to go on is left to the house only where nothing else is sure to bring points", () => {
  const { info } = told.parfum;
  const bot = { seat: 2, kind: "bot", bot: "greedy", name: "" };
  const [pass, bargain] = [numberOf("parfum", "pass"), numberOf("parfum", "bargain(1)")];
  const asked = { ...table({}, bot), options: [bargain, pass], ways: { again: [], rest: [pass], pieces: {} } };
  const settledWith = (/** @type {number} */ adds) =>
    habitual(
      {
        ...asked,
        prospects: [
          { action: bargain, adds },
          { action: pass, adds: 0 },
        ],
      },
      info,
      { pay: HOUSE },
    );
  assert.deepEqual(settledWith(0), [pass]);
  assert.deepEqual(settledWith(3), [], "three coins are no small thing");
  assert.deepEqual(habitual(asked, info, { pay: HOUSE }), [pass], "where nothing is told of what options bring");
});

/** A table of Aqua Mirabilis that asks seat 1 whether there is anything else.
 * @param {string[]} names of decisions
 */
function anythingElse(...names) {
  const { actions } = told["aqua-mirabilis"].info;
  const options = names.map((name) => actions.findIndex((/** @type {any} */ each) => each.name === name));
  const bot = { seat: 2, kind: "bot", bot: "greedy", name: "" };
  return { ...table({}, bot), options, tree: { id: "table", kind: "table", values: { phase: "after" } } };
}

test("the same answer is offered as a habit after the second time, where only small things are left", () => {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
  };
  const { info } = told["aqua-mirabilis"];
  const small = anythingElse("end_turn", "flip", "worker");
  const large = anythingElse("end_turn", "flip", "create");
  const [end, flip] = small.options;
  assert.ok(isLittleLeft(small, info) && !isLittleLeft(large, info));
  assert.ok(!isLittleLeft(anythingElse("skip", "gift"), info));
  const offered = [];
  for (const action of [end, flip, end, end]) {
    noteRepeated(small, info, action);
    offered.push(isRepeated(end, small, info));
  }
  assert.deepEqual(offered, [false, false, false, true], "twice in a row");
  assert.ok(!isRepeated(flip, small, info) && !isRepeated(end, large, info), "a perfume is no small thing");
  assert.deepEqual(habitual(small, info, { after: "end_turn" }), [end]);
  assert.deepEqual(habitual(large, info, { after: "end_turn" }), [], "a perfume could be created");
  const worth = { ...small, prospects: [{ action: flip, adds: 2 }] };
  assert.deepEqual(habitual(worth, info, { after: "end_turn" }), [], "points are no small thing");
});

test("an extra turn is asked for until the answer is a habit", () => {
  const { info } = told["aqua-mirabilis"];
  const options = [numberOf("aqua-mirabilis", "extra(yes)"), numberOf("aqua-mirabilis", "extra(no)")];
  const asked = { ...anythingElse(), options, tree: { id: "table", kind: "table", values: { phase: "extra" } } };
  assert.ok(!isRepeated(options[1], asked, info));
  for (let time = 0; time < 2; time += 1) noteRepeated(asked, info, options[1]);
  assert.deepEqual(
    options.map((action) => isRepeated(action, asked, info)),
    [false, true],
  );
  assert.deepEqual(habitual(asked, info, { extra: "extra no" }), [options[1]]);
});
