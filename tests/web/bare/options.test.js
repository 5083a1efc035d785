// Which options have a button of their own.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { choosable, footed, grouped, inPlace, keysFor, shared } = await load("options.js");

/** The actions of a decision of a game, by one of its arguments.
 * @param {string} game @param {string} decision @param {string} argument @param {string[]} values
 */
function actionsOf(game, decision, argument, values) {
  const { actions } = told[game].info;
  return values.map((value) =>
    actions.findIndex((each) => each.name === decision && each.arguments[argument] === value),
  );
}

/** A table on which each action has the piece that it is about.
 * @param {string} game @param {string} noun @param {string[]} names @param {number[]} options
 */
function tableOf(game, noun, names, options) {
  const { faces } = told[game].info;
  const children = names.map((name, at) => ({ ...faces[`${noun} ${name}`], actions: [options[at]] }));
  return { options, tree: { id: "table", kind: "table", children } };
}

test("of two options that read alike, the second has its button too", async () => {
  const cards = ["R202", "R210"]; // of one name and one effect, but each lies where it lies
  const options = actionsOf("perfumery", "sort", "card", cards);
  const offered = choosable(tableOf("perfumery", "recipe", cards, options), await speech("en", "perfumery"));
  assert.equal(offered[0].label, offered[1].label);
  assert.deepEqual(
    offered.map(({ action }) => action),
    options,
  );
});

test("they are one where the game says that they come to the same", async () => {
  const spaces = ["versailles-1", "versailles-2", "versailles-3"];
  const options = actionsOf("aqua-mirabilis", "act", "space", spaces);
  const { info, trees } = told["aqua-mirabilis"];
  assert.ok(info.decisions.act.alike);
  const tree = trees.find((each) => each.values.phase === "main");
  const offered = choosable({ options, tree }, await speech("en", "aqua-mirabilis"));
  assert.deepEqual(
    offered.map(({ action }) => action),
    options.slice(0, 1),
  );
});

/** A table of Aqua Mirabilis that asks for these decisions; those about pieces come first on it.
 * @param {string[]} names
 */
function askingFor(...names) {
  const { actions } = told["aqua-mirabilis"].info;
  const options = names.map((name) => actions.findIndex((each) => each.name === name));
  const tree = told["aqua-mirabilis"].trees.find((each) => each.values.phase === "main");
  return { options, tree };
}

test("where there is no room for all, what only goes on stands in the foot, unless that is all or much", async () => {
  const spoken = await speech("en", "aqua-mirabilis");
  const namesOf = (offers) => offers.map(({ action }) => spoken.game.actions[action].name);
  assert.deepEqual(namesOf(footed(choosable(askingFor("skip", "flip", "create", "gift"), spoken))), ["skip"]);
  assert.deepEqual(footed(choosable(askingFor("skip", "done"), spoken)), []);
  assert.deepEqual(footed(choosable(askingFor("workers_done", "worker"), spoken)), [], "it comes first");
  assert.deepEqual(footed(choosable(askingFor("skip", "done", "finish", "gift"), spoken)), []);
});

test("what is asked is answered first; what can be done besides comes last, and apart", async () => {
  const spoken = await speech("en", "aqua-mirabilis");
  const namesOf = (offers) => offers.map(({ action }) => spoken.game.actions[action].name);
  const gifts = choosable(askingFor("skip", "flip", "create", "gift"), spoken);
  assert.deepEqual(namesOf(gifts).slice(0, 2), ["gift", "skip"]);
  const { answers, besides } = grouped(gifts);
  assert.deepEqual(namesOf(answers.flatMap(({ offers }) => offers)), ["gift", "skip"]);
  assert.deepEqual(namesOf(besides.flatMap(({ offers }) => offers)).sort(), ["create", "flip"]);
  assert.equal(keysFor(gifts).get(String(gifts[1].action)), "0");
  const after = choosable(askingFor("skip", "create", "gift"), spoken);
  assert.deepEqual(
    inPlace(after, gifts).map(({ gone, besides }) => [Boolean(gone), besides]),
    gifts.map(({ action, besides }) => [!after.some((offer) => offer.action === action), besides]),
    "everything keeps its place",
  );
});

test("where the workers go is asked besides: to leave them where they are comes first", async () => {
  const spoken = await speech("en", "aqua-mirabilis");
  const [first, second] = choosable(askingFor("worker", "workers_done"), spoken);
  assert.deepEqual([first.last, second.besides], [true, true]);
});

test("in one go comes before what only goes on and what can be done besides", async () => {
  const table = askingFor("store", "drop", "done");
  const ways = { again: [], rest: [table.options[0], table.options[2]], pieces: {} };
  const offers = choosable({ ...table, ways }, await speech("en", "aqua-mirabilis"));
  assert.deepEqual(
    offers.map(({ chain, last, besides }) => [chain.length, last, besides]),
    [
      [1, false, false],
      [2, false, false],
      [1, true, false],
      [1, false, true],
    ],
  );
});

test("where it is asked whether there is anything else, a perfume is an answer; a tile can wait", async () => {
  const spoken = await speech("en", "aqua-mirabilis");
  const namesOf = (offers) => offers.map(({ action }) => spoken.game.actions[action].name);
  const offers = choosable(askingFor("end_turn", "flip", "create"), spoken);
  assert.deepEqual(namesOf(offers), ["create", "end_turn", "flip"]);
  assert.deepEqual(
    offers.map(({ besides }) => besides),
    [false, false, true],
  );
  assert.deepEqual(grouped(choosable(askingFor("create"), spoken)).besides, [], "nothing else is asked");
});

test("what several options begin and end with is told once, and something is left of each", () => {
  const stalls = ["rose", "jasmine", "orange blossom", "lavender"].map((scent) => `Go to the ${scent} stall (1 AP)`);
  assert.deepEqual(shared(stalls), { before: "Go to the", after: "stall (1 AP)" });
  assert.deepEqual(shared(["Take it", "Take it", "Take it", "Take it"]), { before: "Take", after: "" });
  assert.deepEqual(shared(["Pay 1", "Pay 2", "Stop", "Pay 4"]), { before: "", after: "" });
  const couples = ["A (1 AP)", "B (1 AP)", "C (2 AP)", "D (3 AP)"].map((couple) => `Go to couple ${couple}`);
  assert.deepEqual(shared(couples), { before: "Go to couple", after: "" }); // what is in brackets stays together
  assert.deepEqual(shared(stalls.slice(1)), { before: "", after: "" });
  const tiles = ["lavenders", "roses", "narcissi", "bergamots"].map((flowers) => `Take Paris: 2 ${flowers}`);
  assert.deepEqual(shared(tiles), { before: "Take Paris:", after: "" }); // a number stays with what it counts
});

test("perfumes to present stand by the points that they bring, and what only goes on after them", async () => {
  const spoken = await speech("en", "aqua-mirabilis");
  const { actions } = told["aqua-mirabilis"].info;
  const present = actions.flatMap((/** @type {any} */ { name }, /** @type {number} */ at) =>
    name === "present" ? [at] : [],
  );
  const finish = actions.findIndex((/** @type {any} */ { name }) => name === "finish");
  const [poor, rich, none] = present;
  const bring = { [poor]: 3, [rich]: 12, [none]: 0, [finish]: 0 };
  const perfumes = [poor, rich, none].map((action) => ({
    id: `recipe ${actions[action].arguments.recipe}`,
    kind: "perfume",
    values: {
      ...spoken.game.faces[`recipe ${actions[action].arguments.recipe}`].values,
      complement: "J",
      presented: 0,
    },
    actions: [action],
  }));
  const board = { id: "board 1", kind: "board", values: { seat: 1 }, children: perfumes };
  const tree = { id: "table", kind: "table", values: { phase: "ready" }, children: [board] };
  const prospects = Object.entries(bring).map(([action, points]) => ({
    ...JSON.parse('{"then": []}'),
    ...{ action: Number(action), least: points, most: points, adds: points, events: [] },
  }));
  const offers = choosable({ options: [finish, none, poor, rich], prospects, tree }, spoken);
  assert.deepEqual(
    offers.map(({ action }) => action),
    [rich, poor, none, finish],
  );
});
