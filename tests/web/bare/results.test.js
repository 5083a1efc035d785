// What came of matches, added up.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { accuracyOf, extremes, filtered, isOwn, mainGame, ratingOver, smoothed, sourcesOver, streaks, tallies, ticks } =
  await load("results.js");

const DAY = 86_400;
const result = (more) => ({
  ...{ game: "parfum", seats: 2, against: "nose", at: 100 * DAY, points: 40, place: 1, accuracy: null, sources: {} },
  ...more,
});
const results = [
  result({ place: 1, points: 50, accuracy: 90, sources: { sold: 45, claimed: 5 } }),
  result({ place: 1, points: 42, at: 99 * DAY, seats: 3, accuracy: 80, sources: { sold: 42 } }),
  result({ place: 2, points: 12, at: 60 * DAY, against: "person", sources: { claimed: 12 } }),
  result({ place: 1, points: 30, at: 50 * DAY }),
  result({ place: 1, game: "perfumery", at: 40 * DAY }),
  result({ place: 1, at: 30 * DAY }),
];
const all = { game: "", seats: 0, against: "", days: 0 };

test("a filter leaves what it names, and an empty one everything", () => {
  assert.equal(filtered(results, all, 100 * DAY).length, 6);
  assert.equal(filtered(results, { ...all, game: "perfumery" }, 100 * DAY).length, 1);
  assert.equal(filtered(results, { ...all, seats: 3 }, 100 * DAY).length, 1);
  assert.equal(filtered(results, { ...all, against: "person" }, 100 * DAY).length, 1);
  assert.equal(filtered(results, { ...all, days: 30 }, 100 * DAY).length, 2);
});

test("wins are counted by kind, and the most played comes first", () => {
  assert.deepEqual(
    tallies(results, ({ game }) => game),
    [
      { kind: "parfum", played: 5, won: 4 },
      { kind: "perfumery", played: 1, won: 1 },
    ],
  );
  assert.equal(mainGame(results), "parfum");
  assert.equal(mainGame([]), "");
});

test("a streak ends with a loss", () => {
  assert.deepEqual(streaks(results), { now: 2, best: 3 });
  assert.deepEqual(streaks(results.slice(0, 2)), { now: 2, best: 2 });
  assert.deepEqual(streaks([]), { now: 0, best: 0 });
});

test("the best, the worst, the average, and how accurate", () => {
  const found = extremes(results.slice(0, 4));
  assert.deepEqual([found.best.points, found.worst.points, found.average], [50, 12, 33.5]);
  assert.equal(extremes([]), null);
  assert.equal(accuracyOf(results), 85);
  assert.equal(accuracyOf(results.slice(2)), null);
});

test("sources have one order in all matches, and the oldest match comes first", () => {
  const { sources, matches } = sourcesOver(results.slice(0, 3));
  assert.deepEqual(sources, [
    { name: "sold", average: 29 },
    { name: "claimed", average: 17 / 3 },
  ]);
  assert.deepEqual(
    matches.map(({ parts }) => parts),
    [
      [0, 12],
      [42, 0],
      [45, 5],
    ],
  );
});

test("a curve is smoothed by what came before, and an axis has round numbers", () => {
  assert.deepEqual(smoothed([2, 4, 6, 8], 2), [2, 3, 5, 7]);
  assert.deepEqual(ticks(12, 87), [0, 20, 40, 60, 80, 100]);
  assert.deepEqual(
    ticks(-7, 20),
    [-10, -5, 0, 5, 10, 15, 20].filter((each) => each % 10 === 0),
  );
  assert.deepEqual(ticks(0, 0), [0, 1]);
});

test("points of a match that a bot finished, or that was ended early, are not one's own", () => {
  const given = [result({}), result({ abandoned: true }), result({ early: true })];
  assert.deepEqual(given.map(isOwn), [true, false, false]);
});

test("a rating is followed from the oldest rated match on, on an axis of round numbers around it", () => {
  const rated = (/** @type {number} */ points) => result({ rating: { before: {}, after: { points } } });
  const found = ratingOver([rated(1571), result({ rating: null }), rated(1493)]);
  assert.deepEqual(found, { values: [1493, 1571], marks: [1450, 1500, 1550, 1600] });
  assert.deepEqual(ratingOver([rated(1500)]).marks, [1500, 1550]);
});
