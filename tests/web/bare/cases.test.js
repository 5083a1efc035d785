// The page speaks as the terminal does: tests/speech.json has the cases for both.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load, numberOf, planted, speech } from "./page.js";

const { fold } = await load("speech.js");
const cases = JSON.parse(readFileSync(new URL("../../speech.json", import.meta.url), "utf8"));

for (const { about, game, language, call, given, node, event, subject, decision, tree, says, page } of cases) {
  test(about, async () => {
    const voice = await speech(language ?? "en", game);
    const action = decision && numberOf(game, decision);
    const found = {
      fold: () => fold(given[0]),
      seat: () => voice.seat(given[0]),
      noun: () => voice.noun(given[0], given[1]),
      piece: () => voice.piece(node),
      name: () => voice.short(node),
      label: () => voice.label(action, planted(game, tree)),
      carrier: () => voice.carrier(action, planted(game, tree))?.id ?? null,
      try_label: () => voice.tryLabel(action, planted(game, tree)),
      values: () => voice.values(node),
      event: () => voice.event(event, subject),
      outcome: () => voice.outcome(event, subject),
    }[call]();
    assert.deepEqual(found, page ?? says);
  });
}
