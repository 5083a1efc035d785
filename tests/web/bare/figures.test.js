// The figures of How to play: each that a text names is drawn, of pieces that the box has.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

for (const game of ["parfum", "perfumery", "aqua-mirabilis"])
  test(`every figure of ${game} is drawn`, async () => {
    const { figures } = await load(`games/${game}/figures.js`);
    const { sections, numbers } = told[game].how.en;
    const drawn = figures(await speech("en", game), numbers);
    const named = sections.flatMap(({ blocks }) => blocks.map(({ figure }) => figure)).filter(Boolean);
    for (const name of named) {
      const pieces = (drawn[name] ?? []).flat().filter((item) => typeof item !== "string");
      assert.ok(pieces.length, `${name} shows something`);
      for (const piece of pieces) assert.ok(piece.node, `${name} shows what is in the box`);
    }
  });
