// What events sound like, and a link as a code that a phone can read.

import assert from "node:assert/strict";
import test from "node:test";
import reader from "jsqr";
import { load, told } from "./page.js";

const readCode = /** @type {any} */ (reader).default ?? reader;
const { VOICES, heardOf } = await load("voices.js");

test("every sound of a game belongs to an event of it, and can be played", async () => {
  for (const [game, { info, events }] of Object.entries(told)) {
    const { sounds } = await load(`games/${game}/sounds.js`);
    assert.deepEqual(
      Object.keys(sounds).filter((name) => !(name in info.events)),
      [],
      game,
    );
    assert.deepEqual(
      Object.values(sounds).filter((voice) => !(voice in VOICES)),
      [],
      game,
    );
    assert.ok(heardOf(events, sounds).length, `${game} is silent`);
  }
});

test("of what happens at once the two weightiest sounds are heard, each once", () => {
  const sounds = { rolled: "dice", sold: "sale", placed: "glass" };
  const events = ["placed", "rolled", "placed", "passed", "sold"].map((name) => ({ name }));
  assert.deepEqual(heardOf(events, sounds), ["sale", "dice"]);
  assert.deepEqual(heardOf([{ name: "passed" }], sounds), []);
});

test("a stroke can be heard, and dies away", () => {
  for (const strokes of Object.values(VOICES))
    for (const { at, pitch, last, loud } of strokes) {
      assert.ok(at >= 0 && last > 0.02 && at + last < 2);
      assert.ok(pitch > 100 && pitch < 8000 && loud > 0 && loud <= 1);
    }
});

test("a phone reads the link out of its code", async () => {
  const { pathOf } = await load("parts/qr.js");
  const { generate } = await load("vendor/qr.js");
  const link = "https://grasse.example/#/join/k3Jd8sLqPz0/Qm4bX9_vT2cR7yWn";
  const { side, path } = pathOf(generate(link));
  const scale = 4;
  const width = side * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let at = 0; at < scale * scale; at += 1) {
      const column = Number(x) * scale + (at % scale);
      const row = Number(y) * scale + Math.floor(at / scale);
      pixels.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  assert.equal(readCode(pixels, width, width)?.data, link);
});
