// Arrows on a table: along what moves, else from what is chosen to what comes of it, else from the own board.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { arrowOf, bent } = await load("arrows.js");

/** @param {string} id @param {object} [more] */
const node = (id, more = {}) => ({ id, kind: "piece", ...more });
const board = (/** @type {object[]} */ children, seat = 2) =>
  node(`board ${seat}`, { values: { mine: 0, seat }, children });
const table = (/** @type {object[]} */ market, /** @type {object[]} */ own) =>
  node("table", {
    children: [node("market", { children: market }), board([node("purse", { values: { coins: 1 } }), ...own])],
  });
const at = (/** @type {string} */ id, /** @type {number} */ x, y = 0) => ({
  id,
  face: "",
  layer: 0,
  x,
  y,
  w: 9,
  h: 9,
  node: node(id),
});
const NOW = [at("rose", 0), at("purse", 300), at("vase", 100)];

test("what moves goes along its arrow", () => {
  const tree = table([node("rose")], []);
  const later = table([], [node("rose")]);
  const found = arrowOf({ word: "played", piece: "rose", later, seat: 2 }, tree, NOW, [
    at("rose", 320),
    at("purse", 300),
  ]);
  assert.deepEqual(found, { from: { x: 0, y: 0 }, to: { x: 320, y: 0 } });
});

test("what is chosen leads to what comes of it on the own board", () => {
  const tree = table([node("vase")], []);
  const later = table([node("vase", { values: { full: 0 } })], [node("flacon")]);
  const found = arrowOf({ word: "best", piece: "vase", later, seat: 2 }, tree, NOW, [
    at("flacon", 400),
    at("vase", 100),
  ]);
  assert.deepEqual(found, { from: { x: 100, y: 0 }, to: { x: 400, y: 0 } });
});

test("without a table after it, the arrow leads from the own board to the piece; without a piece there is none", () => {
  const tree = table([node("rose"), node("vase")], []);
  assert.deepEqual(arrowOf({ word: "best", piece: "vase", later: null, seat: 2 }, tree, NOW, []), {
    from: { x: 300, y: 0 },
    to: { x: 100, y: 0 },
  });
  assert.equal(arrowOf({ word: "best", piece: "", later: null, seat: 2 }, tree, NOW, []), null);
  assert.equal(arrowOf({ word: "best", piece: "vase", later: null, seat: 1 }, tree, NOW, []), null);
});

test("two arrows between the same places are bent to either side", () => {
  const way = (/** @type {number} */ bend) => bent({ x: 0, y: 0 }, { x: 100, y: 0 }, bend);
  assert.equal(way(0.2), "M0 0 Q50 20 100 0");
  assert.equal(way(-0.2), "M0 0 Q50 -20 100 0");
});
