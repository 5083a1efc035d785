// What the fields, rows and values of a box are called: each game says it in its own room.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { besidesOf, fieldName, placeName, rowName, valueText, withNames } = await load("parts/box-words.js");
const { subject } = await load("parts/box-differs.js");
const { Refusal } = await load("server.js");
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

test("several letters are counted, as the essences of a recipe", async () => {
  const words = await speakOfBox("en", "perfumery");
  assert.equal(valueText(words, "GG"), "2 × Green");
  assert.equal(valueText(words, "AS"), "Animal, Synthetic");
});

test("a card that differs is called by its title, in the language of the player", async () => {
  const place = "cards/recipes/R104/value";
  const named = async (/** @type {string} */ language, title = "Bloom Doubling") =>
    subject(await speakOfBox(language, "perfumery"), place, title)[1];
  assert.equal(await named("en"), "Bloom Doubling");
  assert.equal(await named("de"), "Doppelblüte");
  assert.equal(await named("de", "Omas Rezept"), "Omas Rezept");
  assert.equal(await named("en", ""), "R104");
  const city = await speakOfBox("fr", "aqua-mirabilis");
  assert.equal(subject(city, "city/london/experience", "London")[1], "Londres");
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

test("a place that the form does not have is told by its table and row, in the language of the player", async () => {
  const words = await speakOfBox("fr", "parfum");
  const rows = [{ place: "notes/tiles/0", name: "HD-01" }];
  assert.equal(placeName(words, rows, "notes/tiles/0/coins"), "Notes HD-01 Pièces d’argent");
  assert.equal(placeName(words, rows, "notes/tiles/41"), "[notes.tiles] ligne 42");
  assert.equal(placeName(words, rows, "expect/dice"), "[expect] Dice");
  assert.equal(placeName(words, rows, "water"), "Water");
});

test("a refusal says in the language of the player what does not fit", async () => {
  const words = await speakOfBox("de", "parfum");
  const rows = [{ place: "customers/tokens/2", name: "A-03" }];
  /** @param {object} besides */
  const said = (besides) => besidesOf(words, rows, new Refusal("bad_change", "in English", besides));
  assert.equal(said({ key: "unread", values: { line: 2, column: 5 } }), "Ab Zeile 2, Spalte 5 ergibt sie keinen Sinn.");
  const values = { low: "0", high: "99", found: "999" };
  const place = "customers/tokens/2/price";
  assert.match(said({ key: "range", values, place }), /^Kunden A-03 Preis: .*0 bis 99/);
  assert.equal(besidesOf(words, rows, new Refusal("bad_change", "in English")), "");
  assert.equal(besidesOf(words, rows, new Error("in English")), "");
});
