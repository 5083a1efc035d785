// A box as a form: parts and rows, values of each kind, faults at their fields, and tiles that are reconstruction.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const boxes = await load("boxes.js");
const { boxPieces } = await load("games/parfum/box.js");

const field = (place, kind = "number", more = {}) => ({
  place,
  kind,
  value: 0,
  known: [],
  low: 0,
  high: 9,
  size: 0,
  ...more,
});
const box = {
  fields: [
    field("water/keep_limit"),
    field("aroma/0/faces/flask"),
    field("notes/tiles/3/coins"),
    field("notes/tiles/4/coins"),
    field("end_bonus/0/measure", "choice"),
    field("something/new"),
  ],
  rows: [
    { place: "water", name: "", origin: "rulebook" },
    { place: "aroma/0", name: "violet", origin: "rulebook" },
    { place: "notes/tiles/3", name: "HD-04", origin: "reconstruction" },
    { place: "notes/tiles/4", name: "HD-05", origin: "owner" },
    { place: "end_bonus/0", name: "x", origin: "" },
    { place: "something", name: "", origin: "" },
  ],
  faults: [
    { place: "notes/tiles/4/coins", key: "range", values: {} },
    { place: "aroma/0/faces", key: "together", values: {} },
    { place: "notes", key: "missing", values: {} },
  ],
};

test("what is drawn comes first in a box, with what is wrong in each", () => {
  const parts = boxes.partsOf(box, boxPieces);
  assert.deepEqual(
    parts.map(({ part, faults, rows }) => [part, faults, rows.length]),
    [
      ["notes/tiles", 1, 2],
      ["water", 0, 1],
      ["aroma", 0, 1],
      ["something", 0, 1],
    ],
  );
  assert.deepEqual(
    boxes.guessed(parts).map(({ name }) => name),
    ["HD-04"],
  );
  assert.equal(boxes.compared(parts), 1);
});

test("a fault that no field shows is told apart", () => {
  assert.deepEqual(
    boxes.otherFaults(box).map(({ place }) => place),
    ["aroma/0/faces", "notes"],
  );
  assert.equal(boxes.faultsAt([{ place: "a/b/rose" }], "a/b").length, 1);
  assert.equal(boxes.faultsAt([{ place: "a/bc" }], "a/b").length, 0);
});

test("lists, tables and letters are counted, and written as they were", () => {
  const kinds = [
    field("a", "list", { known: ["rose", "iris"], value: ["rose", "rose"] }),
    field("a", "letters", { known: ["F", "G"], value: "FFG" }),
    field("a", "counts", { known: ["rose", "iris"], value: { iris: 2 } }),
  ];
  for (const kind of kinds) assert.deepEqual(boxes.withCounts(kind, boxes.countsOf(kind)), kind.value);
  assert.deepEqual(boxes.countsOf(field("a", "list", { known: ["rose"], value: "nonsense" })), { rose: 0 });
  assert.equal(boxes.withCounts(field("notes/tiles/1/scents", "list", { known: ["rose"] }), { rose: 0 }), null);
});

test("what is typed as a number is one, or is told as it was typed", () => {
  assert.deepEqual(["7", " -1 ", "", "many", "1e9"].map(boxes.numberOf), [7, -1, null, "many", "1e9"]);
  assert.deepEqual(boxes.pairsOf("1: 2, 3:4"), [
    [1, 2],
    [3, 4],
  ]);
  assert.equal(boxes.pairsOf("1 2"), "1 2");
  assert.equal(boxes.pairsText([[1, 2]]), "1: 2");
});

test("a tile is drawn if its box has a face for it", () => {
  const row = { place: "notes/tiles/3", name: "HD-04", fields: [] };
  const node = { id: "note HD-04", kind: "note" };
  assert.equal(boxes.pieceOf(row, { "note HD-04": node }, boxPieces).piece.node, node);
  assert.equal(boxes.pieceOf(row, {}, boxPieces), null);
  assert.equal(boxes.pieceOf({ place: "water", name: "", fields: [] }, {}, boxPieces), null);
  const actions = field("clocks/tokens/4/actions", "number", { value: 6 });
  const { piece } = boxes.pieceOf({ place: "clocks/tokens/4", name: "tan 1", fields: [actions] }, {}, boxPieces);
  assert.deepEqual(piece.node.values, { position: 1, actions: 6, owner: 0 });
});

test("a fault is that of the innermost row, and what was changed by hand says so until it is confirmed", () => {
  const rows = [{ place: "customers" }, { place: "customers/tokens/2" }];
  assert.equal(boxes.rowAt(rows, "customers/tokens/2/wants").place, "customers/tokens/2");
  assert.equal(boxes.rowAt(rows, "customers/below_closing_time").place, "customers");
  assert.equal(boxes.originOf({ origin: "reconstruction", changed: true }), "changed");
  assert.equal(boxes.originOf({ origin: "owner", changed: true }), "owner");
  assert.equal(boxes.originOf({ origin: "rulebook", changed: false }), "rulebook");
});
