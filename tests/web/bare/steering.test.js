// Rounds of a replay: which one a decision belongs to, and where the next one begins.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { nextRound, roundOf } = await load("parts/steering.js");
const replay = { last: 90, rounds: [5, 40, 70].map((number, at) => ({ number, round: at + 1 })) };

test("a decision belongs to the round that began last", () => {
  assert.deepEqual(
    [0, 5, 39, 40, 90].map((number) => roundOf(replay, number)),
    [-1, 0, 0, 1, 2],
  );
});

test("one goes from round to round, and beyond them to the beginning and the end", () => {
  assert.deepEqual(
    [0, 5, 40, 70].map((number) => nextRound(replay, number, 1)),
    [5, 40, 70, 90],
  );
  assert.deepEqual(
    [90, 70, 41, 40, 5].map((number) => nextRound(replay, number, -1)),
    [70, 40, 40, 5, 0],
  );
  assert.equal(nextRound({ last: 9, rounds: [] }, 3, 1), 9);
});
