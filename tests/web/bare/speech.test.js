// Decisions and pieces in words: on every table of a match, in every language.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { findNode, walk } = await load("speech.js");
const LANGUAGES = ["en", "fr", "es", "it", "de"];
const UNSAID = /[{}$]|(?:decision|piece|chance|glance)-|undefined|unknown/;

test("letters of the box are spelled, and a title is not", async () => {
  const voice = await speech("en", "perfumery");
  assert.equal(voice.spelled("F → FFG"), "floral → 2\u00a0×\u00a0floral + green");
  assert.equal(voice.spelled("rose"), "rose");
  assert.equal(voice.spelled(3), 3);
  const values = { card: "P203", title: "SAGA", top: "FF" };
  assert.equal(voice.values({ id: "", kind: "perfume", values }).title, "SAGA");
  assert.equal(voice.values({ id: "", kind: "perfume", values }).top, "2\u00a0×\u00a0floral");
});

test("a letter that names a dame is no scent", async () => {
  const voice = await speech("en", "aqua-mirabilis");
  const values = { dame: "B", wish: "B J", favour: "", letter_given: 2 };
  const { name, meaning } = voice.about({ id: "dame B", kind: "dame", values });
  assert.equal(name, "Dame B");
  assert.match(meaning, /Gift: bergamot, jasmine\./);
});

test("a place that is forbidden says what it lacks itself", async () => {
  const number = Object.entries(told.perfumery.info.clauses).find(([, name]) => name === "PY-3.3.6")?.[0];
  for (const language of LANGUAGES) {
    const voice = await speech(language, "perfumery");
    const why = (/** @type {string} */ kind, values = {}) => voice.why(Number(number), { id: "", kind, values });
    const kinds = ["column", "note", "sort_space", "replenish_space", "start_marker_space"];
    const said = [...kinds.map((kind) => why(kind)), why("hire_space", { cost: 7 }), voice.why(Number(number))];
    assert.equal(new Set(said).size, said.length);
    assert.match(said[5], /7/);
    for (const each of said) assert.doesNotMatch(each, UNSAID);
  }
});

test("names agree with how many there are, and are translated", async () => {
  const names = JSON.parse(await readFile(new URL("../../names.json", import.meta.url), "utf-8")); // the terminal's too
  for (const [game, piece, said] of names)
    for (const language of LANGUAGES) assert.equal((await speech(language, game)).piece(piece), said[language]);
});

test("seats are called by their names, and one that has none by its number", async () => {
  const voice = await speech("en", "parfum");
  assert.equal(voice.seat(2), "Iris");
  assert.equal(voice.seat(7), "7");
  assert.equal(voice.noun("seat", 1), "Rose");
});

for (const game of Object.keys(told)) {
  test(`every decision on a table of ${game} has its words and its piece`, async () => {
    let seen = 0;
    for (const language of LANGUAGES) {
      const voice = await speech(language, game);
      for (const tree of told[game].trees)
        for (const node of walk(tree))
          for (const action of node.actions ?? []) {
            seen += 1;
            const label = voice.label(action, tree);
            assert.doesNotMatch(label, UNSAID);
            assert.equal(voice.tryLabel(action, tree), label);
            assert.ok(voice.carrier(action, tree)?.actions.includes(action));
          }
    }
    assert.ok(seen > 100);
  });

  test(`every piece of ${game} has its words, and is found by its id`, async () => {
    for (const language of LANGUAGES) {
      const voice = await speech(language, game);
      for (const tree of told[game].trees)
        for (const node of walk(tree)) {
          if (voice.words.has(`piece-${node.kind}`)) assert.doesNotMatch(voice.piece(node), UNSAID);
          assert.doesNotMatch(voice.glance(node).join(), UNSAID);
        }
    }
    const tree = told[game].trees[0];
    for (const { id } of walk(tree)) assert.equal(findNode(tree, id)?.id, id);
    assert.equal(findNode(tree, "no such piece"), undefined);
    assert.equal(findNode(null, "table"), undefined);
  });
}
