// The pieces that the log draws beside its lines.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const nowhere = { tree: null, events: [] };
const ABOUT = {
  parfum: ["die_taken", "claimed", "clock_chosen", "token_taken"],
  perfumery: ["card_taken", "card_paid", "recipe_installed", "volatilised"],
  "aqua-mirabilis": ["flower_taken", "essences_gained", "tile_taken", "king_moved"],
};

for (const [game, kinds] of Object.entries(ABOUT))
  test(`the log draws what it tells of (${game})`, async () => {
    const { draw, toldPiece } = await load(`games/${game}/picture.js`);
    const voice = await speech("en", game);
    const events = told[game].events.filter((/** @type {any} */ { name }) => name in voice.game.events);
    const drawn = new Set();
    for (const event of events) {
      const piece = toldPiece(event, voice, { tree: told[game].trees.at(-1), events });
      if (!piece) continue;
      assert.ok(piece.node, `${event.name} is about a piece of the box`);
      assert.ok(draw({ id: "", layer: 0, x: 0, y: 0, ...piece }, voice));
      drawn.add(event.name);
    }
    const happened = new Set(events.map((/** @type {any} */ { name }) => name));
    for (const kind of kinds) assert.ok(drawn.has(kind) || !happened.has(kind), `${kind} has its piece`);
    assert.ok(kinds.filter((kind) => drawn.has(kind)).length > 1);
    assert.equal(toldPiece({ number: 1, name: "round_began", seat: 0, values: { round: 1 } }, voice, nowhere), null);
  });

test("what is in another box is not drawn", async () => {
  for (const [game, values] of [
    ["parfum", { note: "XX-99" }],
    ["perfumery", { card: "X999" }],
    ["aqua-mirabilis", { tile: "nowhere-9" }],
  ]) {
    const { toldPiece } = await load(`games/${game}/picture.js`);
    const event = { number: 1, name: "tile_taken", seat: 1, values };
    const piece = toldPiece(event, await speech("en", String(game)), nowhere);
    assert.ok(!piece?.node);
  }
});

/** What a piece is known by: its kind and the value that names it, as clock 2.
 * @param {any} node
 */
const nameOf = ({ kind, values = {} }) => `${kind} ${Object.values(values)[0]}`;

/** Every value that a piece had on a table, by the names of both.
 * @param {any[]} trees
 */
function valuesOf(trees) {
  /** @type {Map<string, Set<unknown>>} */
  const found = new Map();
  const enter = (/** @type {any} */ node) => {
    for (const [name, value] of Object.entries(node.values ?? {})) {
      const key = `${nameOf(node)} ${name}`;
      found.set(key, (found.get(key) ?? new Set()).add(value));
    }
    for (const child of node.children ?? []) enter(child);
  };
  for (const tree of trees) enter(tree);
  return found;
}

const PASSING = ["flacons", "presented", "count"]; // it was so for a moment that no table was kept of

for (const game of Object.keys(ABOUT))
  test(`no piece of the log has other values than on the table (${game})`, async () => {
    const { toldPiece } = await load(`games/${game}/picture.js`);
    const voice = await speech("en", game);
    const { events, trees } = told[game];
    const known = valuesOf(trees);
    let compared = 0;
    for (const event of events.filter((/** @type {any} */ { name }) => name in voice.game.events)) {
      const { node = null } = toldPiece(event, voice, { tree: trees.at(-1), events }) ?? {};
      for (const [name, value] of Object.entries(node?.values ?? {})) {
        const seen = known.get(`${nameOf(node)} ${name}`);
        if (!seen || PASSING.includes(name) || value === "") continue;
        assert.ok(seen.has(value), `${event.name}: ${name} of ${nameOf(node)} is ${value}, not ${[...seen]}`);
        compared += 1;
      }
    }
    assert.ok(compared > 50);
  });

test("a bottle and a clock of the log are the ones that they were on the table", async () => {
  const { toldPiece } = await load("games/parfum/picture.js");
  const voice = await speech("en", "parfum");
  const started = { number: 3, name: "perfume_started", seat: 2, values: { perfume: 1, kind: "major" } };
  const another = { ...started, number: 4, seat: 1, values: { perfume: 1, kind: "minor" } };
  const soldOut = { number: 9, name: "sold_out", seat: 2, values: { perfume: 1 } };
  const happened = { tree: null, events: [started, another, soldOut] };
  assert.equal(toldPiece(soldOut, voice, happened).node.values.kind, "major");
  const clock = { number: 1, name: "clock_chosen", seat: 1, values: { position: 2 } };
  assert.equal(toldPiece(clock, voice, nowhere), null);
  const tree = told.parfum.trees[0];
  assert.ok(toldPiece(clock, voice, { ...nowhere, tree }).node.values.actions > 2);
  const token = { number: 1, name: "token_taken", seat: 2, values: { value: null } };
  assert.equal(toldPiece(token, voice, nowhere).node.values.value, "", "which token it is stays a secret");
});

test("a perfume of the log has the complements that it was created with", async () => {
  const { toldPiece } = await load("games/aqua-mirabilis/picture.js");
  const voice = await speech("en", "aqua-mirabilis");
  const { events } = told["aqua-mirabilis"];
  for (const name of ["perfume_created", "presented"]) {
    const found = events.filter((/** @type {any} */ event) => event.name === name);
    assert.ok(found.length > 1);
    for (const event of found) assert.ok(toldPiece(event, voice, { tree: null, events }).node.values.complement, name);
  }
});
