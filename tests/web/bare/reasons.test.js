// Why a bot did something, and what the best one advises: plain words, in every language.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { hinted, reasonText } = await load("reasons.js");
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

const opinion = (/** @type {object} */ rest) => ({
  action: 0,
  share: 0.5,
  chances: [0.6, 0.4],
  error: 0.02,
  points: 84.2,
  why: null,
  ...rest,
});

test("a hint is in words; nothing stands above the first, and no two lines read alike", async () => {
  const voice = await speech("en", "parfum");
  const told = hinted(
    [
      opinion({ why: { id: "review-why-earns", points: 4.3, source: "sold", seat: 0 }, soon: 1, source: "sold" }),
      opinion({ action: 1, chances: [0.63, 0.37] }), // a little more visited is better than a little luckier
      opinion({ action: 0, chances: [0.5, 0.5] }), // reads like the first
      opinion({ action: 2, chances: [0.4, 0.6], points: 80.9, soon: 0, source: "" }),
      opinion({ action: 3, chances: [0.4, 0.6], points: 90, soon: 2.6, source: "sold" }),
    ],
    1,
    voice,
    null,
  );
  assert.deepEqual(
    told.map((/** @type {{chance: string}} */ each) => each.chance),
    [
      "Your chance to win: about 60%, with about 84 points.",
      "About as good.",
      "Less good: your chance is about 20% lower, with 3 points fewer.",
      "Less good: your chance is about 20% lower.",
    ],
  );
  assert.deepEqual(
    told.map((/** @type {{why: string}} */ each) => each.why.replace(/[\u2068\u2069]/g, "")),
    [
      "It would soon bring about 4 points more, most of them from “Flacons sold to customers”.",
      "",
      "It brings no points soon, but prepares for later.",
      "Soon it brings about 3 points, mostly from “Flacons sold to customers”.",
    ],
  );
});

test("where nobody can know who wins, no number is told", async () => {
  const voice = await speech("en", "parfum");
  const told = hinted([opinion({ error: 0.49 }), opinion({ action: 1, chances: [0, 1], error: 0.2 })], 1, voice, null);
  for (const { chance } of told) assert.doesNotMatch(chance, /\d/);
});
