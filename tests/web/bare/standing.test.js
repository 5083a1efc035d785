// What a match is about, how it stands, what a question is for and what is missing: tests/standing.json has the cases
// for the page and for the terminal.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { facts, goal, missing, purpose } = await load("standing.js");
const { trees, cases } = JSON.parse(readFileSync(new URL("../../standing.json", import.meta.url), "utf8"));
const table = trees.street;
const LANGUAGES = ["en", "fr", "es", "it", "de"];

test("the last piece of a kind, the own board and the best other one can be spoken of", () => {
  const found = facts(table);
  assert.deepEqual([found.final, found.stack_until_closing], [0, 14]);
  assert.deepEqual([found.own_money, found.most_money], [10, 7]);
});

for (const { about, game, language, call, tree, says } of cases) {
  test(about, async () => {
    const said = { goal, purpose, missing }[call](trees[tree], await speech(language ?? "en", game));
    assert.deepEqual(said, says);
  });
}

test("where there is no table, nothing is told", async () => {
  const voice = await speech("en", "parfum");
  assert.deepEqual([goal(null, voice), purpose(null, voice), missing(null, voice)], ["", "", []]);
});

test("the goal warns of a bag that cannot fill the distillery", async () => {
  const voice = await speech("en", "parfum");
  const warned = (values) => goal({ ...table, values: { ...table.values, ...values } }, voice).split(" · ")[1];
  assert.equal(warned({ bag_ends: 1, claims: 3 }), "this is the last round, if 3 more notes are claimed in it");
  assert.equal(warned({ bag_ends: 2 }), "the bag cannot fill the distillery again: this is the last round");
  assert.equal(warned({ bag_ends: 2, final: 1 }), "this is the final round");
});

for (const game of Object.keys(told)) {
  test(`every table of ${game} says its goal, and every question what it is for, in every language`, async () => {
    for (const language of LANGUAGES) {
      const voice = await speech(language, game);
      for (const tree of told[game].trees) {
        const parts = goal(tree, voice).split(" · ");
        assert.ok(parts.length === 3 || tree.values.seat === 0, goal(tree, voice));
        assert.doesNotMatch(parts.join(), /[{}$]|game-|undefined|NaN/);
      }
      for (const { tree } of told[game].questions) assert.match(purpose(tree, voice), /\.$/);
    }
  });
}
