// What a match is about, how it stands, what a question is for and what is missing.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { facts, goal, missing, purpose } = await load("standing.js");
const LANGUAGES = ["en", "fr", "es", "it", "de"];

/** @param {string} kind @param {Record<string, unknown>} values @param {any[]} children */
const node = (kind, values = {}, children = []) => ({ id: kind, kind, values, children });
const table = node("table", { final: 0, bag_ends: 0, claims: 0, phase: "wake" }, [
  node("street", {}, [node("stack", { until_closing: 3 }), node("stack", { until_closing: 14 })]),
  node("perfumery", { mine: 1, money: 10 }, [
    node("perfume", { perfume: 1, kind: "major", missing: "head heart" }),
    node("perfume", { perfume: 2, kind: "minor", missing: "" }),
  ]),
  node("perfumery", { mine: 0, money: 4 }, [node("perfume", { perfume: 1, kind: "minor", missing: "base" })]),
  node("perfumery", { mine: 0, money: 7 }),
]);

test("the last piece of a kind, the own board and the best other one can be spoken of", () => {
  const found = facts(table);
  assert.deepEqual([found.final, found.stack_until_closing], [0, 14]);
  assert.deepEqual([found.own_money, found.most_money], [10, 7]);
});

test("the goal comes with what is left and where one stands; a watcher stands nowhere", async () => {
  const voice = await speech("en", "parfum");
  const line = goal(table, voice);
  assert.equal(line, "Goal: the most coins · 14 customers until closing time · you 10, the others 7 at most");
  const watched = { ...table, children: table.children.filter((board) => board.values.mine !== 1) };
  assert.equal(goal(watched, voice), "Goal: the most coins · 14 customers until closing time");
  assert.equal(goal(null, voice), "");
});

test("the goal warns of a bag that cannot fill the distillery", async () => {
  const voice = await speech("en", "parfum");
  const warned = (values) => goal({ ...table, values: { ...table.values, ...values } }, voice).split(" · ")[1];
  assert.equal(warned({ bag_ends: 1, claims: 3 }), "the last round, if 3 more notes are claimed");
  assert.equal(warned({ bag_ends: 2 }), "the bag cannot fill the distillery again: this is the last round");
  assert.equal(warned({ bag_ends: 2, final: 1 }), "this is the final round");
});

test("what a lesson costs is told with what it is for", async () => {
  const voice = await speech("en", "aqua-mirabilis");
  const asked = (pays) => node("table", { phase: "lesson" }, [node("school", { pays: 1 }), node("school", { pays })]);
  assert.match(purpose(asked(2), voice), /^It costs a flower of its scent\. What you learn/);
  assert.match(purpose(asked(4), voice), /^It costs 2 equal flowers\. What you learn/);
});

test("of two perfumes of which only one can be produced one sentence speaks", async () => {
  const perfume = (title, either) => node("perfume", { title, missing: "", ready: 1, either });
  const hand = (...cards) => node("table", {}, [node("perfumery", { mine: 1 }, [node("hand", {}, cards)])]);
  const voice = await speech("en", "perfumery");
  assert.deepEqual(missing(hand(perfume("Dew Path", 1), perfume("Linen Hour", 1)), voice), [
    "Dew Path or Linen Hour can be produced this round, not both",
  ]);
  assert.equal(missing(hand(perfume("Dew Path", 0), perfume("Linen Hour", 0)), voice).length, 2);
});

test("what is missing is told in each game's own way", async () => {
  const hand = (values) =>
    node("table", {}, [node("perfumery", { mine: 1 }, [node("hand", {}, [node("perfume", values)])])]);
  const voice = await speech("en", "perfumery");
  const lacks = { title: "Dew Path", missing: "G/top G/top A/base", ready: 0 };
  assert.deepEqual(missing(hand(lacks), voice), ["Dew Path still needs: 2 × green (Top Note), animal (Base Note)"]);
  assert.deepEqual(missing(hand({ title: "Dew Path", missing: "", ready: 1 }), voice), [
    "Dew Path can be produced this round",
  ]);
  const board = node("table", {}, [node("board", { mine: 1, missing: 5 })]);
  assert.deepEqual(missing(board, await speech("en", "aqua-mirabilis")), ["Next: present your perfume at Versailles"]);
});

test("own perfumes say what they still need", async () => {
  assert.deepEqual(missing(table, await speech("en", "parfum")), ["Perfume 1 still needs: head, heart"]);
  assert.deepEqual(missing(null, await speech("en", "parfum")), []);
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
