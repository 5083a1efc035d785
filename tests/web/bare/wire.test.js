// The copy of a table that follows the server's differences: the same as the whole, and a loss is noticed.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { load } from "./page.js";

const { Copy, changed, crc } = await load("wire.js");
const steps = JSON.parse(readFileSync(join(process.env.GRASSE_TOLD ?? "", "../wire.json"), "utf8"));

/** In the order of their actions: those that bring the same are told as one. */
const sorted = (table) => ({
  ...table,
  prospects: table.prospects.toSorted((a, b) => a.action - b.action || String(a.then).localeCompare(String(b.then))),
});

test("whoever follows the steps sees the whole tables", () => {
  const copies = new Map([-1, 0, 1].map((reader) => [reader, new Copy()]));
  for (const { reader, sent, whole } of steps) {
    assert.deepEqual(sorted(copies.get(reader).follow(sent)), sorted(whole));
  }
  assert.ok(steps.length > 100);
});

test("tables that were shown before stay as they were", () => {
  const mine = steps.filter(({ reader }) => reader === 0);
  const copy = new Copy();
  const shown = mine.map(({ sent }) => copy.follow(sent));
  assert.deepEqual(
    shown.map(sorted),
    mine.map(({ whole }) => sorted(whole)),
  );
});

test("a lost step is noticed, and so is one that leads elsewhere; the whole mends it", () => {
  const [first, second, third] = steps.filter(({ reader }) => reader === 0);
  const copy = new Copy();
  copy.follow(first.sent);
  assert.equal(copy.follow(third.sent), null);
  assert.equal(copy.follow(second.sent), null); // nothing is known any more
  const again = new Copy();
  again.follow(first.sent);
  assert.equal(again.follow({ ...second.sent, check: second.sent.check + 1 }), null);
  assert.deepEqual(sorted(again.follow(first.sent)), sorted(first.whole));
});

test("a change takes out, puts in and alters", () => {
  const node = (id, values, ...children) => ({ id, kind: "piece", values, children });
  const old = node("a", {}, node("b", { x: 1, y: 2 }), node("c", {}), node("d", {}));
  const change = {
    id: "a",
    gone: ["c"],
    new: [
      [0, node("n", {})],
      [3, node("m", {})],
    ],
  };
  const next = changed(old, { ...change, nodes: [{ id: "b", values: { x: 3, y: null } }] });
  assert.deepEqual(
    next.children.map(({ id }) => id),
    ["n", "b", "d", "m"],
  );
  assert.deepEqual(next.children[1].values, { x: 3 });
  assert.deepEqual(
    old.children.map(({ id }) => id),
    ["b", "c", "d"],
  );
});

test("the sum is CRC-32, of UTF-8", () => {
  assert.equal(crc("123456789"), 0xcbf43926);
  assert.equal(crc("été"), 0x44d16cd4);
});
