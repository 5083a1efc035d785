// The pieces that the log draws beside its lines.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

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
      const piece = toldPiece(event, voice);
      if (!piece) continue;
      assert.ok(piece.node, `${event.name} is about a piece of the box`);
      assert.ok(draw({ id: "", layer: 0, x: 0, y: 0, ...piece }, voice));
      drawn.add(event.name);
    }
    const happened = new Set(events.map((/** @type {any} */ { name }) => name));
    for (const kind of kinds) assert.ok(drawn.has(kind) || !happened.has(kind), `${kind} has its piece`);
    assert.ok(kinds.filter((kind) => drawn.has(kind)).length > 1);
    assert.equal(toldPiece({ number: 1, name: "round_began", seat: 0, values: { round: 1 } }, voice), null);
  });

test("what is in another box is not drawn", async () => {
  for (const [game, values] of [
    ["parfum", { note: "XX-99" }],
    ["perfumery", { card: "X999" }],
    ["aqua-mirabilis", { tile: "nowhere-9" }],
  ]) {
    const { toldPiece } = await load(`games/${game}/picture.js`);
    const piece = toldPiece({ number: 1, name: "tile_taken", seat: 1, values }, await speech("en", String(game)));
    assert.ok(!piece?.node);
  }
});
