// What the page answers by itself, and where the time of an answer would tell a secret.

import assert from "node:assert/strict";
import test from "node:test";
import { load, numberOf, told } from "./page.js";

const { HOUSE, habitual } = await load("habits.js");
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
