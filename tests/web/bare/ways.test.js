// Several decisions in one go: how they are counted, offered, keyed, and answered by habit.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { presses } = await load("ways.js");
const { again, choosable, grouped, keysFor } = await load("options.js");
const { HOUSE, habitual, written } = await load("habits.js");
const cases = JSON.parse(readFileSync(new URL("ways.json", import.meta.url), "utf8"));

for (const [number, each] of cases.entries()) {
  test(`presses are counted as the benchmark does, case ${number + 1}`, () => {
    assert.deepEqual(Object.fromEntries(presses(each.options, each)), each.presses);
  });
}

/** The first table of a game that asks this.
 * @param {string} game @param {string} phase
 */
function asking(game, phase) {
  const tree = told[game].trees.find((each) => each.values.phase === phase && each.values.seat > 0);
  const options = [];
  const gather = (node) => {
    options.push(...(node.actions ?? []));
    (node.children ?? []).forEach(gather);
  };
  gather(tree);
  return {
    status: "playing",
    seat: 1,
    turn: 1,
    options: [...new Set(options)].sort((a, b) => a - b),
    tree,
    ways: null,
  };
}

test("what belongs to one place stands together, under its name", async () => {
  const table = asking("aqua-mirabilis", "main");
  const offers = choosable(table, await speech("en", "aqua-mirabilis"));
  const places = grouped(offers).map(({ place }) => place);
  assert.ok(places.length > 3, String(places));
  assert.equal(new Set(places).size, places.length);
});

test("what only goes on is last, and has a key of its own", async () => {
  const table = asking("parfum", "sell");
  const offers = choosable(table, await speech("en", "parfum"));
  assert.ok(offers.length > 1);
  assert.ok(offers.at(-1).last);
  assert.equal(keysFor(offers).get(String(offers.at(-1).action)), "0");
});

test("the same again is read out with the words that are shown", async () => {
  for (const game of ["parfum", "perfumery"]) {
    const spoken = await speech("en", game);
    const named = spoken.game.actions.findIndex(({ name }) => spoken.words.has(`times-${name}`));
    assert.ok(named >= 0, game);
    const all = again("Use: → floral", [named, named], true, spoken, spoken.words);
    assert.deepEqual(all, { shown: "all 2", name: "Use: → floral, all 2" });
    const next = again("Use: → floral", [named, named], false, spoken, spoken.words);
    assert.ok(next.name.endsWith(next.shown), next.name);
  }
});

/** @param {number} action */
const offer = (action) => ({ label: "", action, chain: [action], place: "", last: false, number: "", times: [] });

test("a key stays where it was when an option is gone, and every option has one", () => {
  const before = keysFor([1, 2, 3].map(offer));
  assert.deepEqual(Object.fromEntries(keysFor([1, 3, 4].map(offer), before)), { 1: "1", 3: "3", 4: "4" });
  const many = keysFor(Array.from({ length: 45 }, (_, at) => offer(at)));
  assert.equal(new Set(many.values()).size, 45);
});

test("keys never stand out of order: what would be is counted from 1 again", () => {
  const before = keysFor([1, 2, 3].map(offer));
  assert.deepEqual(Object.values(Object.fromEntries(keysFor([3, 4, 5].map(offer), before))), ["3", "4", "5"]);
  const after = keysFor([4, 1, 3].map(offer), before);
  assert.deepEqual(
    [4, 1, 3].map((action) => after.get(String(action))),
    ["1", "2", "3"],
  );
});

test("the third clock has the key 3, whichever are left", async () => {
  const table = asking("parfum", "wake");
  const offers = choosable(table, await speech("en", "parfum"));
  const keys = keysFor(offers.slice(1));
  for (const { label, action } of offers.slice(1))
    assert.ok(label.includes(`clock ${keys.get(String(action))} (`), label);
});

test("a habit answers its question alone", async () => {
  const table = { ...asking("parfum", "sell"), chairs: [] };
  const { info } = told.parfum;
  const phase = table.tree.values.phase;
  assert.deepEqual(habitual(table, info, { [phase]: HOUSE }), [], "nothing is offered");
  table.ways = { again: [], rest: [table.options[0]], pieces: {} };
  assert.deepEqual(habitual(table, info, { [phase]: HOUSE }), [table.options[0]]);
  assert.deepEqual(habitual(table, info, { wake: HOUSE }), []);
  const answer = written(table.options[1], info);
  assert.deepEqual(habitual(table, info, { [phase]: answer }), [table.options[1]]);
  assert.deepEqual(habitual({ ...table, turn: 2 }, info, { [phase]: HOUSE }), [], "another is asked");
});
