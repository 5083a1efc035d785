// What happened, told in lines: on made-up events, and on every event of a whole match.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { addEvents, addUp, gistOf, pieceOf, sentence, setupLines, tellStory, timesText, wantsName } =
  await load("story.js");
const { walk } = await load("speech.js");
const LANGUAGES = ["en", "fr", "es", "it", "de"];

/** @param {number} number @param {string} name @param {number} seat @param {Record<string, unknown>} values */
const event = (number, name, seat, values = {}) => ({ number, name, seat, values });
const die = (number, seat, aroma = "rose") => event(number, "die_taken", seat, { aroma });

test("what a seat does in a row is one line, and what it does again is counted", async () => {
  const voice = await speech("en", "parfum");
  const lines = tellStory([die(1, 1), die(2, 1), die(3, 1, "violet"), die(4, 2)], voice);
  assert.deepEqual(
    lines.map(({ seat, first, parts }) => [seat, first, parts.map(({ times }) => times)]),
    [
      [1, 1, [2, 1]],
      [2, 4, [1]],
    ],
  );
  assert.match(lines[0].parts[0].text, /^Takes .*rose/); // beside the name, so without it
  assert.equal(lines[0].parts[0].event.number, 2); // the last of them
});

test("a line asks for the first choice of a bot that was told in it", async () => {
  const voice = await speech("en", "parfum");
  const chosen = (/** @type {any} */ each) => ({ ...each, why: true });
  const lines = tellStory([die(1, 1), die(2, 2), chosen(die(3, 2)), chosen(die(4, 2)), die(5, 1)], voice);
  assert.deepEqual(
    lines.map(({ asks }) => asks),
    [0, 3, 0],
  );
});

test("what comes of a turn belongs to its line, and the next turn has its own", async () => {
  const voice = await speech("en", "parfum");
  const arrived = event(2, "note_arrived", 0, { note: "HD-12", space: 1 });
  const lines = tellStory([die(1, 1), arrived, die(3, 1), die(4, 2)], voice);
  assert.deepEqual(
    lines.map(({ seat, parts }) => [seat, parts.length]),
    [
      [1, 3],
      [2, 1],
    ],
  );
});

test("a turn in short is what brought points, or else what was done last", async () => {
  const voice = await speech("en", "parfum");
  const sold = event(3, "sold", 1, { perfume: 1, customer: "A-01", price: 4 });
  const [line] = tellStory([die(1, 1), sold, die(4, 1)], voice);
  assert.deepEqual(gistOf(line, voice.game), { parts: [line.parts[1]], points: 4 });
  const [quiet] = tellStory([die(1, 1, "violet"), die(2, 1), die(3, 1)], voice);
  assert.deepEqual(gistOf(quiet, voice.game), { parts: [quiet.parts[1]], points: 0 });
  assert.equal(timesText(quiet.parts[1]), `${quiet.parts[1].text} ×2`);
});

test("how the table was laid is all that comes before the first round", async () => {
  const voice = await speech("en", "parfum");
  const begun = event(2, "round_began", 0, { round: 1 });
  const lines = tellStory([event(1, "marker_placed", 1), begun, die(3, 1)], voice);
  assert.equal(setupLines(lines, voice.game), 1);
  assert.equal(setupLines(tellStory([die(3, 1)], voice), voice.game), 0);
});

test("what was undone is gone, but who came and went stays", () => {
  const game = told.parfum.info;
  const story = [die(1, 1), die(2, 1), event(3, "bot_sat_down", 2), event(3, "hints_agreed", 2)];
  const back = event(4, "taken_back", 1, { decisions: 1, number: 1 });
  assert.deepEqual(addEvents(story, [back, die(5, 1)], game), [story[0], ...story.slice(2), back, die(5, 1)]);
  assert.equal(story.length, 4); // what was known before is left as it was
});

test("what happened to a chair has a line of its own", async () => {
  const voice = await speech("en", "parfum");
  assert.equal(tellStory([die(1, 1), event(2, "hints_agreed", 1), event(3, "bot_sat_down", 1)], voice).length, 3);
});

test("what happened to the whole table, or names its seat itself, is not read after a name", async () => {
  for (const language of LANGUAGES) {
    const voice = await speech(language, "parfum");
    for (const name of ["match_closed", "hints_agreed", "bot_sat_down", "person_came_back", "person_sat_down"]) {
      const each = event(1, name, 1);
      const [line] = tellStory([each], voice);
      const read = [line.seat ? voice.seat(line.seat) : "", line.parts[0].text].join(" ").trim();
      assert.equal(read.toLowerCase(), voice.event(each).toLowerCase());
    }
  }
});

test("a day of Aqua Mirabilis is a chapter, as a round is elsewhere", async () => {
  const voice = await speech("en", "aqua-mirabilis");
  const extra = event(1, "extra_turn_taken", 1);
  const monday = event(2, "day_passed", 1, { weekday: "MON", day: 1 });
  const lines = tellStory([extra, monday, { ...extra, number: 3 }], voice);
  assert.deepEqual(
    lines.map(({ parts }) => parts.map((part) => part.event.name)),
    [["extra_turn_taken"], ["day_passed"], ["extra_turn_taken"]],
  );
});

test("an event leads to its piece: by its id, by its value, or to the board of its seat", async () => {
  const node = (id, kind, values = {}, children = []) => ({ id, kind, values, children });
  const rose = node("die 4", "die", { aroma: "rose" });
  const own = node("token 2.7", "token", { value: 7 });
  const board = node("perfumery 2", "perfumery", { seat: 2 }, [own]);
  const tree = node("table", "table", {}, [rose, board]);
  assert.equal(pieceOf(event(1, "drawn", 2, { token: 7 }), tree), own);
  assert.equal(pieceOf(die(1, 2), tree), rose);
  assert.equal(pieceOf(event(1, "passed", 2), tree), board);
  assert.equal(pieceOf(event(1, "passed", 0), tree), undefined);
  assert.equal(pieceOf(die(1, 2), null), undefined);
});

for (const game of Object.keys(told)) {
  test(`every event of a match of ${game} is told once, in every language`, async () => {
    const { events } = told[game];
    assert.ok(events.length > 50);
    for (const language of LANGUAGES) {
      const voice = await speech(language, game);
      const lines = tellStory(events, voice);
      const parts = lines.flatMap((line) => line.parts);
      assert.equal(
        parts.reduce((sum, part) => sum + part.times, 0),
        events.length,
      );
      for (const { text } of parts) {
        assert.ok(text, "nothing is said");
        assert.doesNotMatch(text, /[{}$\uFFFC]|event-|undefined/);
      }
    }
  });

  test(`the points of ${game} add up, each under its clause`, () => {
    const { events, info, scores } = told[game];
    const sums = scores.map((_, at) => addUp(events, at + 1, info).reduce((sum, line) => sum + line.sum, 0));
    assert.deepEqual(
      sums,
      scores.map(([points]) => points),
    );
    for (const { clause } of addUp(events, 1, info)) assert.ok(clause.startsWith(`${info.prefix}-`));
  });

  test(`a sentence of ${game} is read after the name of its seat, or names it itself`, async () => {
    for (const language of LANGUAGES) {
      const voice = await speech(language, game);
      for (const each of told[game].events.filter(({ seat }) => seat > 0)) {
        const whole = voice.event(each);
        const said = sentence(each, voice);
        const name = voice.seat(each.seat);
        if (wantsName(each, voice)) assert.ok(whole.startsWith(name), whole);
        else if (whole.includes(name)) assert.ok(said.includes(name), said);
      }
    }
  });

  test(`the piece that an event of ${game} leads to lies on the table`, () => {
    const tree = told[game].trees.at(-1);
    const nodes = new Set(walk(tree));
    const found = told[game].events.map((each) => pieceOf(each, tree));
    assert.ok(found.some(Boolean));
    for (const node of found) assert.ok(node === undefined || nodes.has(node));
  });
}
