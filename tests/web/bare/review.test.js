// The figures of a review: its curve, its moments, and sums that add up as they are shown.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const review = await load("review.js");

/** @param {number} number @param {number} seat @param {number} before @param {number} after @param {string} [size] */
const moment = (number, seat, before, after, size) => ({
  number,
  until: number + (seat ? 1 : 3),
  seat,
  before: [before, 1 - before],
  after: [after, 1 - after],
  judgement: seat ? { chosen: 1, best: 2, cost: Math.abs(before - after), size: size ?? "none" } : null,
});
const moments = [
  moment(0, 0, 0.5, 0.6),
  moment(3, 1, 0.62, 0.5, "blunder"),
  moment(5, 2, 0.5, 0.5),
  moment(6, 2, 0.5, 0.53, "inaccuracy"),
  moment(9, 1, 0.53, 0.47, "mistake"),
];

test("the curve goes from before to after each moment, jumps where it was revised, and ends at the end", () => {
  assert.deepEqual(review.curveOf(moments.slice(0, 2), 1, 1), [
    [0, 0.5],
    [1, 0.6],
    [1, 0.62],
    [2, 0.5],
    [2, 1],
  ]);
  assert.deepEqual(review.curveOf(moments.slice(0, 1), 2), [
    [0, 0.5],
    [1, 0.4],
  ]);
});

test("a moment tells the points that are expected before it and after it, whole ones", () => {
  const points = { points_before: [41.4, 38.6], points_after: [40.6, 38.6] };
  assert.deepEqual(review.pointsOf({ ...moments[1], ...points }), [
    [41, 41],
    [39, 39],
  ]);
  assert.deepEqual(review.pointsOf({ ...moments[1], points_before: [41], points_after: [38.5] }), [[41, 39]]);
});

test("what a decision cost is not rounded up to where a worse name begins", () => {
  assert.equal(review.costOf({ cost: 0.046, size: "inaccuracy" }), 4);
  assert.equal(review.costOf({ cost: 0.097, size: "mistake" }), 9);
  assert.equal(review.costOf({ cost: 0.051, size: "mistake" }), 5);
  assert.equal(review.costOf({ cost: 0.227, size: "blunder" }), 23);
});

test("a path fills its area: the first moment left, the whole chance on top", () => {
  const area = { x: 10, y: 20, w: 100, h: 50 };
  const points = [
    [0, 0],
    [2, 1],
    [4, 0.5],
  ];
  assert.equal(review.pathOf(points, 4, area), "M10 70L60 20L110 45");
  assert.equal(review.pathOf([], 0, area), "");
});

test("while it is looked for, the curve leaves room for the moments to come", () => {
  assert.equal(review.totalOf({ status: "working", done: 0.25, moments }), 20);
  assert.equal(review.totalOf({ status: "waiting", done: 0, moments: [] }), 0);
  assert.equal(review.totalOf({ status: "done", done: 1, moments }), 5);
});

test("a press on the curve leads to the moment under it, or to the last that is known", () => {
  assert.deepEqual(
    [-0.2, 0, 0.19, 0.2, 0.99, 1.4].map((share) => review.momentAt(share, 5, 5)),
    [0, 0, 0, 1, 4, 4],
  );
  assert.equal(review.momentAt(0.9, 20, 5), 4);
});

test("a decision belongs to the moment that began last, and a round begins with the moment it falls into", () => {
  assert.deepEqual(
    [0, 2, 3, 4, 8, 9, 99].map((number) => review.momentOf(moments, number)),
    [0, 0, 1, 1, 3, 4, 4],
  );
  const rounds = [1, 2, 3].map((round) => ({ round, number: [2, 6, 40][round - 1] }));
  assert.deepEqual(review.roundMarks(moments, rounds), [
    { round: 1, at: 0 },
    { round: 2, at: 3 },
  ]);
});

test("mistakes are found in both directions, of one seat or of all, and the costliest comes first", () => {
  assert.deepEqual(
    [review.nextMistake(moments, 1, 1), review.nextMistake(moments, 1, 1, 1), review.nextMistake(moments, 1, -1)],
    [3, 4, -1],
  );
  assert.deepEqual(review.mistakesOf(moments), [1, 4, 3]);
  assert.deepEqual(review.mistakesOf(moments, 2), [3]);
});

test("what a bot that stood in decided is nobody's mistake, whatever it cost", () => {
  const left = moments.map((each) => (each.number === 3 ? { ...each, stood_in: true } : each));
  assert.deepEqual(review.mistakesOf(left, 1), [4]);
  assert.equal(review.nextMistake(left, 0, 1), 3);
  assert.ok(review.isCostly(left[1]));
});

test("parts are rounded so that they add up", () => {
  assert.deepEqual(review.addsUp([10.4, 20.4, 30.4], 61), [11, 20, 30]);
  assert.deepEqual(review.addsUp([-33.3, -33.3, 0.6], -66), [-33, -33, 0]);
  assert.deepEqual(review.addsUp([], 3), []);
});

test("the bars of a ledger lead from the first chance to the last, whatever is rounded", () => {
  const account = {
    seat: 2,
    initial: 0.334,
    final: 0,
    own: -0.504,
    others: [0.114, 0, 0.004],
    stand_ins: [0, 0, 0.1],
    luck: -0.045,
    revisions: -0.003,
  };
  const { initial, final, bars } = review.barsOf(account);
  assert.deepEqual([initial, final], [33, 0]);
  assert.deepEqual(
    bars.map((bar) => [bar.kind, bar.seat]),
    [
      ["own", 2],
      ["other", 1],
      ["other", 3],
      ["bot", 3],
      ["luck", 0],
      ["revisions", 0],
    ],
  );
  assert.equal(bars[0].from, 33);
  for (const [at, bar] of bars.entries()) {
    assert.equal(bar.to - bar.from, bar.amount);
    assert.equal(bar.to, bars[at + 1]?.from ?? 0);
  }
  assert.deepEqual(review.stretchOf(bars), { least: Math.min(...bars.map((bar) => bar.to)), most: 100 });
});

test("numbers have their sign, and what was drawn twice is said once", () => {
  assert.deepEqual([-3, 0, 4].map(review.signed), ["−3", "0", "+4"]);
  assert.deepEqual(review.inARow(["rose", "", "iris", "rose"]), ["rose ×2", "iris"]);
});

test("what was played and what was better is marked on its piece", async () => {
  const speaks = await speech("en", "parfum");
  const tree = { id: "table", kind: "table", children: [] };
  tree.children = [0, 1].map((action) => ({ id: `piece ${action}`, kind: "note", actions: [action] }));
  const marks = (chosen, best) => [...review.marksOf(review.decisionsOf({ chosen, best }), tree, speaks)];
  assert.deepEqual(marks(0, 1), [
    ["piece 0", ["played"]],
    ["piece 1", ["better"]],
  ]);
  assert.deepEqual(marks(1, 1), [["piece 1", ["played"]]]);
  tree.children = [{ id: "both", kind: "note", actions: [0, 1] }];
  assert.deepEqual(marks(0, 1), [["both", ["played", "better"]]]);
  assert.deepEqual([...review.marksOf(review.decisionsOf(null), tree, speaks)], []);
});

test("every reason is said in every language, with its source and its seat", async () => {
  const source = Object.keys(told.parfum.info.events).find((name) => told.parfum.info.events[name].points);
  for (const language of ["en", "fr", "es", "it", "de"]) {
    const speaks = await speech(language, "parfum");
    for (const kind of ["earns", "denies", "later"]) {
      const text = review.whyText({ id: `review-why-${kind}`, points: 2.6, source, seat: 2 }, speaks);
      assert.equal(text.includes("3") && text.includes(speaks.say(`scoring-${source}`)), kind !== "later", text);
      assert.equal(text.includes("Iris"), kind === "denies", text);
      assert.ok(!/review-|\{|\$/.test(text), text);
    }
    const text = review.whyText(
      { id: "review-why-gains-end", points: 7.2, source: "perfume_completed", seat: 0, count: 2.4 },
      speaks,
    );
    assert.ok(text.includes(speaks.say("gain-perfume_completed", { count: 2 })), text);
    assert.ok(text.includes("7") && !/review-|gain-|\{|\$/.test(text), text);
  }
});
