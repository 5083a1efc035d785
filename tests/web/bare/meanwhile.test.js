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
  assert.deepEqual(meanwhile.said(table([])), [
    `${voice.seat(2)} +12 points: the Court +6, tiles for half the points +6.`,
  ]);
  assert.deepEqual(madeMuch(meanwhile.events, 2, voice), [`${voice.seat(1)} +12 points: the Court.`]);
  meanwhile.clear();
  assert.deepEqual(meanwhile.said(table([])), []);
});

const MUCH = {
  parfum: {
    made: [
      ["claimed", "coins", 1],
      ["sold", "price", 18],
    ],
    en: "+19 coins: Notes claimed +1, Flacons sold to customers +18.",
    fr: "+19 pièces : Notes prises +1, Flacons vendus aux clients +18.",
    es: "+19 monedas: Notas conseguidas +1, Botellas vendidas a clientes +18.",
    it: "+19 monete: Note prese +1, Flaconi venduti ai clienti +18.",
    de: "+19 Münzen: Genommene Duftnoten +1, Flakons an Kunden verkauft +18.",
  },
  perfumery: {
    made: [["produced", "points", 12]],
    en: "+12 points: Perfumes produced.",
    fr: "+12 points : Parfums produits.",
    es: "+12 puntos: Perfumes producidos.",
    it: "+12 punti: Profumi prodotti.",
    de: "+12 Punkte: Hergestellte Parfums.",
  },
  "aqua-mirabilis": {
    made: [
      ["court_points", "points", 9],
      ["king_points", "points", 5],
    ],
    en: "+14 points: the Court +9, the King +5.",
    fr: "+14 points : la Cour +9, le Roi +5.",
    es: "+14 puntos: la Corte +9, el Rey +5.",
    it: "+14 punti: la Corte +9, il Re +5.",
    de: "+14 Punkte: der Hof +9, der König +5.",
  },
};
for (const language of LANGUAGES)
  test(`what others made is counted in coins or points, never in perfumes (${language})`, async () => {
    for (const [game, { made, ...sentences }] of Object.entries(MUCH)) {
      const voice = await speech(language, game);
      const events = made.map(([name, noun, points]) => ({ name, seat: 2, values: { [noun]: points } }));
      const said = madeMuch(events, 1, voice)[0].replaceAll("\u00A0", " ");
      assert.equal(said, `${voice.seat(2)} ${sentences[/** @type {"en"} */ (language)]}`);
    }
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
