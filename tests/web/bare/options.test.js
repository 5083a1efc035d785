// Which options have a button of their own.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { choosable } = await load("options.js");

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
