// What passed by itself since one's last answer.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { Meanwhile, madeMuch, passed } = await load("meanwhile.js");
const LANGUAGES = ["en", "fr", "es", "it", "de"];

/** The number of a decision of a game.
 * @param {string} game @param {string} name @param {Record<string, unknown>} given
 */
const actionOf = (game, name, given = {}) =>
  told[game].info.actions.findIndex(
    (/** @type {any} */ action) =>
      action.name === name && Object.entries(given).every(([noun, value]) => action.arguments[noun] === value),
  );
/** A table that was told to seat 1.
 * @param {number[]} forced @param {any[]} events
 */
const table = (forced, events = []) => ({ seat: 1, forced, events });

test("what one was not asked is said in words, each thing once", async () => {
  const voice = await speech("en", "parfum");
  const [clock, pass] = [actionOf("parfum", "choose_clock", { position: 4 }), actionOf("parfum", "pass")];
  const page = { speech: voice, tutoring: { speaks: () => false } };
  const meanwhile = new Meanwhile(page);
  meanwhile.hear(table([]), table([clock]));
  meanwhile.hear(table([]), table([pass]));
  meanwhile.hear(table([]), table([pass]));
  assert.deepEqual(meanwhile.told, [
    "You took clock 4: no other was left.",
    "You had no flacon to sell, so your sale passed.",
  ]);
  meanwhile.hear(table([]), table([pass], [{ name: "taken_back", seat: 1, values: {} }]));
  assert.deepEqual(meanwhile.told, []); // it did not happen
});

test("where it was said why nothing is asked, what that leads to is not told as well", async () => {
  const page = { speech: await speech("en", "perfumery"), tutoring: { speaks: () => false } };
  const meanwhile = new Meanwhile(page);
  const done = actionOf("perfumery", "produce_done");
  meanwhile.note("Your Notes blend by themselves.");
  meanwhile.note("Your Notes blend by themselves.");
  meanwhile.hear(table([]), table([done]));
  assert.deepEqual(meanwhile.told, ["Your Notes blend by themselves."]);
  meanwhile.clear();
  meanwhile.hear(table([]), table([done]));
  assert.match(meanwhile.told[0], /could be produced/);
});

test("whoever has answered, comes back, or is taught, is told nothing of it", async () => {
  const voice = await speech("en", "parfum");
  const pass = actionOf("parfum", "pass");
  const page = { speech: voice, tutoring: { speaks: () => false } };
  const meanwhile = new Meanwhile(page);
  meanwhile.hear(null, table([pass]));
  assert.deepEqual(meanwhile.told, []);
  meanwhile.hear(table([]), table([pass]));
  meanwhile.clear();
  assert.deepEqual(meanwhile.told, []);
  page.tutoring.speaks = () => true; // the lesson says it itself
  meanwhile.hear(table([]), table([pass]));
  assert.deepEqual(meanwhile.told, []);
});

test("what happens to one is told, if the game has words for it, and what happens to others is not", async () => {
  const voice = await speech("en", "aqua-mirabilis");
  const lost = { name: "favour_returned", seat: 1, values: { dame: "A" } };
  assert.match(passed(table([], [lost]), voice)[0], /favour of Dame A is no longer yours/);
  assert.deepEqual(
    passed(
      table(
        [],
        [
          { ...lost, seat: 2 },
          { name: "day_passed", seat: 1, values: {} },
        ],
      ),
      voice,
    ),
    [],
  );
});

test("how another seat made many points is told, until one answers", async () => {
  const voice = await speech("en", "aqua-mirabilis");
  const scored = (/** @type {number} */ seat, /** @type {string} */ name, /** @type {number} */ points) => ({
    name,
    seat,
    values: { points },
  });
  const page = { speech: voice, tutoring: { speaks: () => false } };
  const meanwhile = new Meanwhile(page);
  meanwhile.hear(table([]), table([], [scored(1, "court_points", 12), scored(2, "court_points", 5)]));
  assert.deepEqual(meanwhile.said(table([])), []); // few points, and many of one's own
  meanwhile.hear(table([]), table([], [scored(2, "half_points", 6), scored(2, "court_points", 1)]));
  assert.deepEqual(meanwhile.said(table([])), [`${voice.seat(2)} +12: the Court 6, tiles for half the points 6.`]);
  assert.deepEqual(madeMuch(meanwhile.events, 2, voice), [`${voice.seat(1)} +12: the Court 12.`]);
  meanwhile.clear();
  assert.deepEqual(meanwhile.said(table([])), []);
});

for (const language of LANGUAGES)
  test(`every sentence of it can be said (${language})`, async () => {
    for (const game of Object.keys(told)) {
      const voice = await speech(language, game);
      const { actions } = told[game].info;
      /** @type {number[]} */
      const spoken = actions.flatMap((/** @type {any} */ { name }, /** @type {number} */ at) =>
        voice.words.has(`forced-${name}`) ? [at] : [],
      );
      for (const sentence of passed(table(spoken), voice)) assert.match(sentence, /^\p{Lu}[^{}]+[.]$/u);
    }
  });
