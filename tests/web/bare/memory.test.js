// What a seat remembers of its table: only what it was shown, without what was undone, and what others changed.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { Memory } = await load("memory.js");

/** A table with one piece on it, seen by seat 1.
 * @param {number} number @param {number} turn @param {number} coins @param {object} more
 */
const table = (number, turn, coins = 0, more = {}) => ({
  ...{ number, question: number, turn, seat: 1, events: [] },
  tree: { id: "table", kind: "table", children: [{ id: "purse", kind: "purse", values: { coins } }] },
  ...more,
});

test("what was undone never was, and what leaves the position as it is is no step", () => {
  const memory = new Memory();
  for (const number of [3, 4, 5]) memory.add(table(number, 1, number));
  memory.add(table(6, 1, 5, { question: 5 })); // somebody came in
  memory.add(table(7, 1, 4, { events: [{ name: "taken_back" }] }));
  memory.add(table(8, 1, 6));
  assert.deepEqual(
    memory.tables.map(({ number }) => number),
    [3, 7, 8],
  );
});

test("what others changed since one's last turn is news, until one goes on", () => {
  const memory = new Memory();
  memory.add(table(1, 1));
  memory.add(table(2, 2, 5)); // what one's own last decision changed is no news
  memory.add(table(3, 2, 5));
  assert.equal(memory.since, -1);
  memory.add(table(4, 1, 5));
  assert.deepEqual([...memory.news], []);
  memory.add(table(5, 2, 5));
  memory.add(table(6, 1, 9));
  assert.deepEqual([...memory.news], [["purse", "alters"]]);
  assert.equal(memory.since, 5);
  memory.add(table(7, 1, 9, { question: 6 })); // the same position: somebody came back, say
  assert.equal(memory.news.size, 1);
  memory.add(table(8, 1, 12));
  assert.deepEqual([...memory.news], []);
});
