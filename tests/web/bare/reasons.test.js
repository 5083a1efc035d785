// Why a bot did something: one line, in every language.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { reasonText } = await load("reasons.js");
const WHY = { number: 3, bot: "visitor", ahead: false, tries: 10, times: 8, points: 5.6, source: "" };

for (const game of Object.keys(told)) {
  test(`every source of points in ${game} can be a reason`, async () => {
    const sources = Object.entries(told[game].info.events).filter(([, kind]) => kind.points);
    assert.ok(sources.length);
    for (const language of ["en", "fr", "es", "it", "de"]) {
      const voice = await speech(language, game);
      for (const [source] of [...sources, [""]])
        for (const ahead of [true, false]) {
          const text = reasonText({ ...WHY, source, ahead }, "Rose", voice);
          assert.match(text, /Rose/);
          assert.doesNotMatch(text, /page-|scoring-|[{}$]|undefined/);
          if (source) assert.match(text, /8.*10.*6/);
        }
    }
  });
}

test("a bot that looks ahead says so, and one that chooses by lot has no reason", async () => {
  const voice = await speech("en", "parfum");
  assert.match(reasonText({ ...WHY, ahead: true }, "Rose", voice), /^Rose looked ahead/);
  assert.match(reasonText(WHY, "Rose", voice), /caught Rose’s eye/);
  assert.match(reasonText({ ...WHY, bot: "uniform" }, "Rose", voice), /at random/);
});
