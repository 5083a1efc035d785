// The match of the day: what is promised stays so, and what is shared gives nothing away.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const kept = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {unknown} */ value) => kept.set(key, String(value)),
});
const { keepPromises, later, promiseOf, shared } = await load("days.js");

test("a result is shared as signs, points and percent, with the way to the day", () => {
  const day = { day: "2026-05-01" };
  const mine = { points: 42, percent: 87.5, match: "secretname", name: "Rose" };
  const game = { game: "parfum", signs: [3, 2, 1, 9], mine, secret: "s", hash: "h" };
  const text = shared("Parfum", day, game, "https://grasse.example/");
  assert.equal(
    text,
    "Grasse · Parfum · 2026-05-01\n🌿🌸🌹🍂\n42 · 88 %\nhttps://grasse.example/#/day/2026-05-01/parfum",
  );
  const alone = shared("Parfum", day, { ...game, mine: { ...mine, percent: null } }, "/");
  assert.ok(alone.includes("\n42\n"), alone);
});

test("a hash that was shown first is the only one that is believed", () => {
  assert.ok(keepPromises([["2026-05-02", "parfum", "one"]]));
  assert.ok(keepPromises([["2026-05-02", "parfum", "one"]]));
  assert.ok(keepPromises([["2026-05-02", "parfum", ""]])); // nothing was shown
  assert.equal(promiseOf("2026-05-02", "parfum"), "one");
  assert.ok(!keepPromises([["2026-05-02", "parfum", "two"]]));
  assert.equal(promiseOf("2026-05-02", "parfum"), "one");
});

test("days follow each other over the end of a month and of a year", () => {
  assert.equal(later("2026-12-31", 1), "2027-01-01");
  assert.equal(later("2028-03-01", -1), "2028-02-29");
});
