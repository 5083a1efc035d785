// What the fields, rows and values of a box are called: each game says it in its own room.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { fieldName, rowName, valueText, withNames } = await load("parts/box-words.js");
const { speak } = await load("words.js");

/** The words of a game and its box.
 * @param {string} language @param {string} game
 */
async function speakOfBox(language, game) {
  const { boxNames } = await load(`games/${game}/box.js`);
  return withNames(await speak(language, game), boxNames);
}

test("values are called by the nouns of their game", async () => {
  assert.equal(valueText(await speakOfBox("en", "parfum"), ["head", "rose", "rose"]), "Head, 2 × Rose");
  assert.equal(valueText(await speakOfBox("de", "aqua-mirabilis"), "koln"), "Köln");
  assert.equal(valueText(await speakOfBox("en", "perfumery"), { F: 2, S: 1 }), "2 × Floral, 1 × Synthetic");
});

test("letters are words only where the box of a game writes essences so", async () => {
  assert.equal(valueText(await speakOfBox("en", "parfum"), "F"), "F");
});

test("a field of each seat has its seat", async () => {
  const words = await speakOfBox("en", "aqua-mirabilis");
  assert.equal(fieldName(words, "setup/common/seat_3_flowers"), "Flowers of player 3");
  assert.equal(fieldName(words, "city/0/no_such_field"), "No such field");
});

test("rows are called by the nouns of their game", async () => {
  assert.equal(rowName(await speakOfBox("fr", "aqua-mirabilis"), "london"), "Londres");
  assert.equal(rowName(await speakOfBox("en", "perfumery"), "hire"), "Hire a Perfumer");
  assert.equal(rowName(await speakOfBox("en", "parfum"), "HD-04"), "HD-04");
});

test("a game that has no names for what is in its box has it as it is", async () => {
  assert.equal(valueText(await speak("en"), "rose"), "rose");
});
