// The page speaks as the terminal does: tests/speech.json has the cases for both.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { fold } = await load("speech.js");
const cases = JSON.parse(readFileSync(new URL("../../speech.json", import.meta.url), "utf8"));

/** The number of a decision that is written out.
 * @param {string} game @param {string} text
 */
function numberOf(game, text) {
  return told[game].info.actions.findIndex(({ name, arguments: given }) => {
    const inside = Object.values(given).join(", ");
    return text === (inside ? `${name}(${inside})` : name);
  });
}

/** A tree of the table of cases, which names its actions in words.
 * @param {string} game @param {any} tree
 */
function planted(game, tree) {
  if (!tree) return null;
  const { actions = [], children = [] } = tree;
  return {
    ...tree,
    actions: actions.map((text) => numberOf(game, text)),
    children: children.map((child) => planted(game, child)),
  };
}

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
      event: () => voice.event(event, subject),
    }[call]();
    assert.equal(found, page ?? says);
  });
}
