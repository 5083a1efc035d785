// The explorer: addresses, bars and figures.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { addressOf, barOf, besideOf, newDeal, placeOf, scaleOf, searched, shareText, shownOf, tallyValues } =
  await load("explorer.js");

const option = (action, chance, high) => ({ action, chance, error: 0.01, won: high - 0.1, low: high - 0.2, high });
const options = [option(4, 0.5, 0.62), option(2, 0.4, 0.7), option(9, 0.1, 0.3)];

test("a place is a deal or a decision of a match, and its address leads back to it", () => {
  for (const hash of ["#/explore/parfum/2/abc", "#/explore/match/m4tch/120", "#/explore/parfum/3"]) {
    const [, , first, second, third = ""] = hash.split("/");
    assert.equal(addressOf(placeOf(first, second, third)), hash);
  }
  assert.deepEqual(placeOf("match", "m4tch", "120"), { game: "", seats: 0, deal: "", match: "m4tch", number: 120 });
});

test("a new deal has a name that an address can bear", () => {
  assert.equal(
    newDeal(() => 0),
    "aaaaaaaa",
  );
  assert.match(newDeal(), /^[a-z2-9]{8}$/);
});

test("all bars have one scale, which holds the widest interval", () => {
  assert.ok(Math.abs(scaleOf(options) - 0.7) < 1e-9);
  assert.equal(scaleOf([option(1, 0.97, 1)]), 1);
  assert.equal(scaleOf([]), 0.1);
});

test("a bar never leaves its track", () => {
  assert.deepEqual(barOf(0.35, 0.28, 0.42, 0.7), { value: 50, low: 40, high: 60 });
  assert.deepEqual(barOf(0.01, -0.1, 1.2, 0.7), { value: 1.4, low: 0, high: 100 });
  const { low, high } = searched(options[0]);
  assert.ok(Math.abs(high - low - 2 * 1.96 * 0.01) < 1e-9);
});

test("shares are written in the player's manner", () => {
  assert.equal(shareText(0.3459, "en", 1), "34.6%");
  assert.equal(shareText(0.3459, "de", 1), "34,6\u00a0%");
});

test("the chosen option is shown, else the best; arrows stop at the ends", () => {
  assert.equal(shownOf(options, 2).action, 2);
  assert.equal(shownOf(options, 77).action, 4);
  assert.equal(shownOf(options, null).action, 4);
  assert.equal(besideOf(options, 4, 1).action, 2);
  assert.equal(besideOf(options, 4, -1).action, 4);
  assert.equal(besideOf(options, 9, 1).action, 9);
});

test("what starts brought is never said to be exact", () => {
  assert.deepEqual(tallyValues({ matches: 12400, won: 0.412, low: 0.404, high: 0.421 }), {
    matches: 12400,
    percent: 41,
    error: 1,
  });
});
