// Which options have a button of their own.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { choosable, shared } = await load("options.js");

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

test("what several options begin and end with is told once, and something is left of each", () => {
  const stalls = ["rose", "jasmine", "orange blossom", "lavender"].map((scent) => `Go to the ${scent} stall (1 AP)`);
  assert.deepEqual(shared(stalls), { before: "Go to the", after: "stall (1 AP)" });
  assert.deepEqual(shared(["Take it", "Take it", "Take it", "Take it"]), { before: "Take", after: "" });
  assert.deepEqual(shared(["Pay 1", "Pay 2", "Stop", "Pay 4"]), { before: "", after: "" });
  const couples = ["A (1 AP)", "B (1 AP)", "C (2 AP)", "D (3 AP)"].map((couple) => `Go to couple ${couple}`);
  assert.deepEqual(shared(couples), { before: "Go to couple", after: "" }); // what is in brackets stays together
  assert.deepEqual(shared(stalls.slice(1)), { before: "", after: "" });
});
