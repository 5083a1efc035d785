// Several decisions in one go: how they are counted, offered, keyed, and answered by habit.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { distinct, labelOf, pressed, presses } = await load("ways.js");
const { again, choosable, grouped, inPlace, keysFor } = await load("options.js");
const { HOUSE, habitual, isFamiliar, noteAnswer, written } = await load("habits.js");
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
  const places = grouped(offers).answers.map(({ place }) => place);
  assert.ok(places.length > 3, String(places));
  assert.equal(new Set(places).size, places.length);
});

test("ways to a piece that read alike are one", async () => {
  const spoken = await speech("en", "aqua-mirabilis");
  const { tree } = asking("aqua-mirabilis", "main");
  const named = (name, first) =>
    spoken.game.actions.findIndex((each) => each.name === name && Object.values(each.arguments)[0] === first);
  const places = [1, 2, 3].map((number) => named("act", `versailles-${number}`));
  const [present, other] = [named("present", "R-1-2"), named("present", "B-1-1")];
  const ways = places.map((place) => [place, present]);
  assert.deepEqual(distinct(ways, spoken, tree), [ways[0]]);
  assert.equal(distinct([ways[0], [places[0], other]], spoken, tree).length, 2);
  assert.equal(distinct([[present], [present]], spoken, tree).length, 2, "the game does not call them alike");
});

test("the same as often as it can be is not offered again in one go", async () => {
  const spoken = await speech("en", "perfumery");
  const named = (name) => spoken.game.actions.flatMap((each, action) => (each.name === name ? [action] : []));
  const [done] = named("pay_done");
  const [one, other] = named("pay");
  const offered = (rest, repeated = []) => {
    const ways = { again: repeated, rest, pieces: {} };
    const table = { ...asking("perfumery", "produce"), options: [one, other, done], ways };
    return choosable(table, spoken).filter(({ chain }) => chain.length > 1).length;
  };
  assert.equal(offered([one, one], [[one, one]]), 0, "that is the same, twice");
  assert.equal(offered([one, one], [[one, one, one]]), 0, "that is the same, and not as often as it can be");
  assert.equal(offered([one, one, other], [[one, one]]), 1, "that is more than this");
  assert.equal(offered([one, other, done], [[one, one]]), 1);
});

test("what is done several times in a row is told once", async () => {
  const spoken = await speech("en", "parfum");
  const dice = spoken.game.actions.flatMap(({ name }, action) => (name === "take_die" ? [action] : []));
  const label = labelOf([dice[0], dice[0], dice[1]], spoken, null);
  assert.match(label, /^[^›]+ ×2 › [^›×]+$/);
});

test("an option keeps its place while the same is asked", () => {
  const offer = (...chain) => ({ label: chain.join(" "), action: chain[0], chain, place: "", last: false, times: [] });
  const shown = (offers) => offers.map(({ chain, gone }) => (gone ? "–" : chain.join("+")));
  const before = [offer(1), offer(2), offer(3), offer(1, 2), offer(9)];
  assert.deepEqual(shown(inPlace([offer(1), offer(3), offer(9)], before)), ["1", "–", "3", "–", "9"]);
  assert.deepEqual(shown(inPlace([offer(1), offer(3, 3), offer(9)], before)), ["1", "–", "–", "3+3", "9"]);
  const less = inPlace([offer(3), offer(9)], before);
  assert.deepEqual(shown(inPlace([offer(2), offer(3), offer(9)], less)), ["–", "2", "3", "–", "9"], "it is back");
  assert.deepEqual(shown(inPlace([offer(1), offer(5), offer(9)], before)), ["1", "5", "–", "–", "–", "9"]);
  assert.deepEqual(shown(inPlace([offer(3), offer(1)], before)), ["3", "1"], "another order is another list");
  assert.deepEqual(shown(inPlace([offer(4)], [])), ["4"]);
  const renamed = before.map((each) => ({ ...each, label: `to ${each.label}` }));
  assert.equal(inPlace(renamed.slice(0, 3), before).length, 3, "something else is asked in the same phase");
});

test("what only goes on is last, and has a key of its own", async () => {
  const table = asking("parfum", "sell");
  const offers = choosable(table, await speech("en", "parfum"));
  assert.ok(offers.length > 1);
  assert.ok(offers.at(-1).last);
  assert.equal(keysFor(offers).get(String(offers.at(-1).action)), "0");
});

test("the same again is read out with the words that are shown", async () => {
  const words = {
    parfum: "pass all 2",
    perfumery: "both that are left",
    "aqua-mirabilis": "×2 without choosing",
  };
  for (const [game, shown] of Object.entries(words)) {
    const spoken = await speech("en", game);
    const named = spoken.game.actions.findIndex(({ name }) => spoken.words.has(`times-${name}`));
    assert.ok(named >= 0, game);
    const all = again("Use: → floral", [named, named], true, spoken, spoken.words);
    assert.deepEqual(all, { shown, name: `Use: → floral, ${shown}` });
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

test("a small question is left to the house only by somebody who has answered it", () => {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => kept.set(name, value),
  };
  const small = { ...asking("parfum", "sell"), ways: { again: [], rest: [1], pieces: {} } };
  const large = { ...small, ways: { again: [], rest: [], pieces: {} } };
  for (let time = 0; time < 9; time += 1) noteAnswer(large, "parfum");
  assert.ok(!isFamiliar(small, "parfum"), "more than small things were asked");
  for (const is of [false, false, true, true]) {
    noteAnswer(small, "parfum");
    assert.equal(isFamiliar(small, "parfum"), is);
  }
  assert.ok(!isFamiliar(small, "perfumery"), "another game");
  assert.ok(!isFamiliar(asking("parfum", "wake"), "parfum"), "another question");
  kept.set("grasse-answered-parfum", "{");
  assert.ok(!isFamiliar(small, "parfum"));
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

test("a press on a piece offers also what can be done with the piece that it lies in", () => {
  const recipe = (/** @type {string} */ id, more = {}) => ({ id, kind: "recipe", ...more });
  const lying = [
    recipe("led"),
    recipe("forbidden", { clause: 30501 }),
    recipe("mute"),
    recipe("own", { actions: [3] }),
  ];
  const tree = (/** @type {number[]} */ actions) => ({
    id: "table",
    kind: "table",
    children: [{ id: "note", kind: "note", actions, children: lying }],
  });
  assert.deepEqual(pressed(tree([7]), { led: [[1, 2]] }), { led: [[1, 2], [7]], forbidden: [[7]] });
  assert.deepEqual(pressed(tree([]), { led: [[1, 2]] }), { led: [[1, 2]] });
});

test("what is asked later has words, though no piece of the table says yet what it costs", async () => {
  for (const language of ["en", "fr", "es", "it", "de"])
    for (const game of Object.keys(told)) {
      const spoken = await speech(language, game);
      const names = new Set();
      for (const [action, { name }] of spoken.game.actions.entries()) {
        if (names.has(name) || spoken.game.decisions[name].chance) continue;
        names.add(name);
        assert.doesNotMatch(labelOf([action], spoken, null), /\{\$cost\}/, `${language}: ${name}`);
      }
    }
});
