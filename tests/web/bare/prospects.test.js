// What an option brings, in words: on made-up prospects, and on those of a whole match. tests/prospects.json has the
// cases for the page and for the terminal.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load, numberOf, planted, speech, told } from "./page.js";

const { added, gainOf, gains } = await load("prospects.js");
const cases = JSON.parse(readFileSync(new URL("../../prospects.json", import.meta.url), "utf8"));
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

for (const { about, game, language, asked, action, tree, events, odds, short, full, line, ...given } of cases) {
  test(about, async () => {
    const laid = planted(game, tree ?? { id: "table", kind: "table" });
    const chances = Object.entries(odds ?? {}).map(([text, share]) => [numberOf(game, text), share]);
    const happened = (events ?? []).map(([name, values]) => event(name, values));
    const one = table({ ...given, action: numberOf(game, action), events: happened, odds: chances });
    const values = { ...laid.values, phase: asked };
    const found = gains({ ...one, tree: { ...laid, values } }, await speech(language ?? "en", game));
    const [said] = found.values();
    assert.deepEqual([said.short, said.full], [short, full]);
  });
}

test("points stand first, with their sign, and what brings them is not told again", async () => {
  const events = [event("sold", { perfume: 1, customer: "A-01", price: 6 }), event("sold_out", { perfume: 1 })];
  const { most, gain, short } = await said({ points: 6, events });
  assert.deepEqual([most, gain], [6, "+6 coins"]);
  assert.equal(short, "+6 coins · is sold out of perfume 1, which brings water");
  assert.equal((await said({ points: -1 }, "perfumery")).gain, "−1 point");
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
  found.set("3 6", gain(0, 0, 0));
  assert.equal(
    added(found, [
      [3, 6],
      [3, 8],
      [4, 8],
    ]),
    5,
    "something else that can be done with it adds nothing",
  );
});

test("several in one go are found by all that is decided", async () => {
  const found = gains(table({ ...going([8, 9]), points: 4 }), await speech("en", "parfum"));
  assert.equal(gainOf(found, [3, 8, 9]).short, "+4 coins");
  assert.equal(gainOf(found, [3]), undefined);
});

test("luck that follows from something else stands beside the option", async () => {
  const { short } = await said({ points: 4, next: "luck", phase: "reward" });
  assert.equal(short, "+4 coins · then you draw your water");
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

test("no way to pay seems to bring what is paid for", async () => {
  const way = (text, points, next) => ({
    ...table({ action: numberOf("perfumery", text), points, next, phase: next === "question" ? "produce_pay" : "" })
      .prospects[0],
  });
  const asked = { tree: { id: "table", kind: "table", values: { phase: "produce_pay" } } };
  const english = await speech("en", "perfumery");
  const last = way("storage(P101)", 8, "others");
  const told = (first) => [...gains({ ...asked, prospects: [first, last] }, english).values()].map(({ most }) => most);
  assert.deepEqual(told(way("stock(F)", 0, "question")), [0, 0]);
  assert.deepEqual(told(way("stock(F)", 8, "others")), [8, 8]);
});
