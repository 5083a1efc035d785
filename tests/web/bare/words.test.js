// The words of one language: what is missing, what a message speaks of, how many of what.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { Words, speak } = await load("words.js");
const { FluentResource } = await load("vendor/fluent.js");
const catalogue = new FluentResource("greet = Hello { $name }, { $hours } hours\naroma-rose = the rose\nplain = Yes\n");
const words = new Words("en", [catalogue]);

test("a missing message shows its key, and a missing value is said to be unknown", () => {
  assert.equal(words.say("nothing"), "nothing");
  assert.equal(words.say("greet", { name: "Rose", hours: undefined }), "Hello Rose, unknown hours");
  assert.equal(words.trySay("greet", { name: "Rose" }), "");
  assert.equal(words.trySay("greet", { name: "Rose", hours: 2 }), "Hello Rose, 2 hours");
});

test("a message tells what it speaks of", () => {
  assert.deepEqual([...words.spokenOf("greet")].sort(), ["hours", "name"]);
  assert.ok(words.speaksOf("greet", "name"));
  assert.ok(!words.speaksOf("plain", "name"));
  assert.equal(words.spokenOf("nothing").size, 0);
});

test("names have their words, numbers stay, and counts leave out what is not there", () => {
  assert.equal(words.name("aroma", "rose"), "the rose");
  assert.equal(words.name("aroma", "musk"), "musk");
  assert.equal(words.name("aroma", 3), 3);
  assert.equal(words.counts({ rose: 2, musk: 0, iris: 1 }, "aroma"), "2 the rose, 1 iris");
});

test("every language has the words of the house, and those of a game on wish", async () => {
  for (const language of ["en", "fr", "es", "it", "de"]) {
    assert.ok(!(await speak(language)).has("piece-clock"));
    assert.ok((await speak(language, "parfum")).has("piece-clock"));
    assert.ok((await speak(language)).has("page-home"));
  }
});
