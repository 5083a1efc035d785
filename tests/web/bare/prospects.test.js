// What an option brings, in words: on made-up prospects, and on those of a whole match.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { added, gainOf, gains } = await load("prospects.js");
const LANGUAGES = ["en", "fr", "es", "it", "de"];

/** What is decided in one go with an option: as the server sends it.
 * @param {number[]} chain
 */
const going = (chain) => JSON.parse(`{"then": ${JSON.stringify(chain)}}`);

/** A table with one option.
 * @param {Record<string, any>} given
 */
const table = ({ points = 0, ...given }) => ({
  tree: { id: "table", kind: "table", values: { phase: "sell" } },
  prospects: [
    {
      ...going([]),
      ...{
        action: 3,
        points,
        least: points,
        most: points,
        adds: points,
        events: [],
        next: "others",
        phase: "",
        odds: [],
      },
      ...given,
    },
  ],
});
/** @param {string} name @param {Record<string, unknown>} values */
const event = (name, values) => ({ number: 0, name, seat: 1, values });

/** What is said of the one option.
 * @param {Record<string, unknown>} given
 */
async function said(given, game = "parfum", language = "en") {
  return gains(table(given), await speech(language, game)).get(3);
}

test("points stand first, with their sign, and what brings them is not told again", async () => {
  const events = [event("sold", { perfume: 1, customer: "A-01", price: 6 }), event("sold_out", { perfume: 1 })];
  const { most, gain, short } = await said({ points: 6, events });
  assert.deepEqual([most, gain], [6, "+6 coins"]);
  assert.equal(short, "+6 coins · is sold out of perfume 1");
  assert.equal((await said({ points: -1 }, "perfumery")).gain, "−1 point");
});

test("where the next answer settles the points, they are told from the least to the most", async () => {
  assert.equal((await said({ least: 4, most: 8, next: "question", phase: "serve" })).short, "+4 to +8 coins");
  assert.equal((await said({ least: 0, most: 7 }, "aqua-mirabilis", "de")).short, "0 bis +7 Punkte");
});

test("a piece shows what the decision made with it adds, if that is certain", () => {
  const gain = (least, most, adds) => ({ least, most, adds, gain: "", short: "", full: "" });
  const found = new Map([
    [3, gain(5, 5, 0)],
    ["3 8", gain(5, 5, 5)],
    [4, gain(2, 6, 0)],
    ["4 8", gain(6, 6, 5)],
    ["4 9", gain(6, 6, 4)],
  ]);
  assert.equal(added(found, [[3]]), 0, "what it leads to adds it");
  assert.equal(added(found, [[3, 8]]), 5, "whatever the first decision is said to bring");
  assert.equal(
    added(found, [
      [3, 8],
      [4, 8],
    ]),
    5,
  );
  assert.equal(
    added(found, [
      [3, 8],
      [4, 9],
    ]),
    0,
    "it depends on the way",
  );
  assert.equal(
    added(found, [
      [3, 8],
      [7, 8],
    ]),
    0,
    "of one way nothing is known",
  );
  assert.equal(added(found, []), 0);
});

test("several in one go are found by all that is decided", async () => {
  const found = gains(table({ ...going([8, 9]), points: 4 }), await speech("en", "parfum"));
  assert.equal(gainOf(found, [3, 8, 9]).short, "+4 coins");
  assert.equal(gainOf(found, [3]), undefined);
});

test("what is not worth telling beside an option is left out, and some is told differently", async () => {
  const events = [event("tile_used", { note: "top" }), event("card_taken", { card: "P101", column: 2 })];
  const { short } = await said({ events }, "perfumery");
  assert.equal(short, told.perfumery.info.faces["card P101"].values.title);
});

test("of much that happens only some stands beside the option", async () => {
  const scents = ["F", "G", "A", "F", "S"];
  const events = scents.map((letter) => event("volatilised", { note: "top", letter, number: 1 }));
  const { short, full } = await said({ events }, "perfumery");
  assert.equal(short.split(" · ").length, 3);
  assert.match(short, /and 2 more$/);
  assert.equal(full.split(" · ").length, 5); // four kinds, one of them twice, and what comes then
  assert.match(full, /×.2 · /u);
});

test("points from several sources are told one by one, on demand", async () => {
  const events = [event("king_points", { points: 3 }), event("court_points", { points: 2 })];
  const { short, full } = await said({ points: 5, events }, "aqua-mirabilis");
  assert.equal(short, "+5 points");
  assert.match(full, /^\+5 points · .+ 3 · .+ 2 · /);
});

test("what comes then is told, unless the same is asked again", async () => {
  const next = await said({ next: "question", phase: "serve" });
  assert.equal(next.full, "then: To which customer?");
  assert.equal(next.short, "");
  assert.equal((await said({ next: "question", phase: "sell" })).full, "");
  assert.equal((await said({ next: "over" })).full, "then the game ends");
});

test("luck is told as luck, with its odds", async () => {
  const action = told.parfum.info.actions.findIndex(({ name }) => name === "water");
  const { short, full } = await said({ next: "luck", phase: "fetch", odds: [[action, 0.25]] });
  assert.equal(short, ""); // the option itself says so
  assert.match(full, /^then luck: Water is drawn · 25 %: a token worth/);
});

test("luck that follows from something else stands beside the option", async () => {
  const { short } = await said({ points: 4, next: "luck", phase: "reward" });
  assert.equal(short, "+4 coins · then luck: Water for a sold-out perfume");
});

test("where nothing is asked, nothing is told", async () => {
  const voice = await speech("en", "parfum");
  assert.equal(gains(null, voice).size, 0);
  assert.equal(gains({ tree: null, prospects: [] }, voice).size, 0);
});

for (const game of Object.keys(told)) {
  test(`what the options of ${game} bring is said in every language`, async () => {
    const { questions } = told[game];
    assert.ok(questions.length > 10);
    for (const language of LANGUAGES) {
      const voice = await speech(language, game);
      for (const question of questions) {
        for (const { short, full } of gains(question, voice).values())
          assert.doesNotMatch(short + full, /[{}$\uFFFC]|event-|brings-|phase-|scoring-|game-|undefined/);
      }
    }
  });
}

test("what is only counted is more of what was told last", async () => {
  const cards = ["P101", "P102", "P103", "P104"].map((card) => event("card_taken", { card, column: 3 }));
  const marker = event("next_marker_taken", { column: 3 });
  const { short } = await said({ events: [...cards.slice(0, 1), marker, ...cards.slice(1)] }, "perfumery");
  const [first, second, more] = short.split(" · ");
  const titles = ["P101", "P102"].map((card) => told.perfumery.info.faces[`card ${card}`].values.title);
  assert.match(first, /Start/);
  assert.deepEqual([second, more], [titles[0], "and 3 more"]);
  const three = await said({ events: cards.slice(0, 3) }, "perfumery");
  assert.equal(three.short.split(" · ").length, 3, "the third is told, not counted");
  assert.doesNotMatch(three.short, /more/);
});

test("a column that fills the hand beyond its limit says so before it is taken", async () => {
  const voice = await speech("en", "perfumery");
  const action = told.perfumery.info.actions.findIndex((/** @type {any} */ { name }) => name === "place");
  const given = { action, events: [event("card_taken", { card: "P101", column: 2 })] };
  const laid = (/** @type {Record<string, number>} */ values) => {
    const { prospects } = table(given);
    const column = { id: "column 2", kind: "column", values: { column: 2, ...values }, actions: [action] };
    return { tree: { id: "table", kind: "table", children: [column] }, prospects };
  };
  const { short } = gains(laid({ hand: 9, over: 2 }), voice).get(action);
  assert.match(short, /^9 cards: you will have to discard 2 · /);
  assert.doesNotMatch(gains(laid({}), voice).get(action).short, /discard/);
});
