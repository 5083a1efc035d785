// What the people and bots at a table are called.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { isGiven, levelName, namelessSeat, playerNames, seatNames, spanName, usualPlayer } = await load("chairs.js");
const { speak } = await load("words.js");
const words = await speak("en");
const games = { players: ["uniform", "greedy", "apprentice", "own"], levels: { apprentice: 2, greedy: 1 } };

test("levels come first, in their order, then those that have none", () => {
  const names = playerNames(games, words);
  assert.deepEqual(
    names.map(([player]) => player),
    ["greedy", "apprentice", "uniform", "own"],
  );
  assert.match(names[0][1], /1 of 2.*Opportunist/); // of as many as there are
  assert.match(names[3][1], /own/); // a bot that the words do not know
});

test("a level is said with how many there are, and what is no level is not", () => {
  assert.equal(levelName(games, words, "apprentice"), "Bot 2 of 2: Apprentice");
  assert.equal(levelName(games, words, "uniform"), "");
});

test("at a rated match there are bots of its ladder only", () => {
  const known = { ...games, games: [{ name: "parfum", ladder: ["apprentice", "greedy"] }] };
  const offered = (rated) => playerNames(known, words, rated).map(([player]) => player);
  assert.deepEqual(offered("parfum"), ["greedy", "apprentice"]);
  assert.equal(offered("").length, 4);
});

test("one plays against the second level, or the last bot there is", () => {
  assert.equal(usualPlayer(games), "apprentice");
  assert.equal(usualPlayer({ players: ["a", "b"], levels: {} }), "b");
  assert.equal(usualPlayer({ players: [], levels: {} }), "");
});

test("seats are named in their order, and those of one name are numbered", () => {
  const chairs = [
    { seat: 3, kind: "bot", bot: "greedy", name: "" },
    { seat: 1, kind: "person", bot: "", name: "Rose" },
    { seat: 2, kind: "bot", bot: "greedy", name: "" },
    { seat: 4, kind: "open", bot: "", name: "" },
  ];
  const names = seatNames(chairs, words);
  assert.deepEqual(names.slice(0, 3), ["Rose", "Opportunist", "Opportunist 2"]);
  assert.equal(names[3], words.say("page-open-chair"));
});

test("whoever never said what they are called is called You at their own table", () => {
  const chairs = [
    { seat: 2, kind: "bot", bot: "greedy", name: "" },
    { seat: 1, kind: "person", bot: "", name: "Lavanda 32899" },
  ];
  assert.equal(seatNames(chairs, words, 1)[0], "You");
  assert.equal(seatNames([{ ...chairs[1], name: "Guest" }], words, 1)[0], "You");
  assert.equal(seatNames([{ ...chairs[1], name: "Rose" }], words, 1)[0], "Rose"); // said on another device
  assert.equal(seatNames(chairs, words)[0], "Lavanda 32899"); // to others
  assert.deepEqual(["Iris 7", "Anna 7", "Iris", "Iris 7a"].map(isGiven), [true, false, false, false]);
  const mine = [1, 2, 3].map((seat) => ({ seat, mine: seat === 2 }));
  assert.equal(namelessSeat(mine, ""), 2);
  assert.equal(namelessSeat(mine, "Rose"), 0, "she chose a name");
  assert.equal(namelessSeat([...mine, { seat: 4, mine: true }], ""), 0, "two share this browser");
});

test("a span is minutes, hours or days, and never less than nothing", () => {
  assert.equal(spanName(125, words), "2:05");
  assert.equal(spanName(0.2, words), "0:01");
  assert.equal(spanName(-5, words), "0:00");
  assert.equal(spanName(7199, words), "119:59");
  assert.match(spanName(7200, words), /^2\D/);
  assert.equal(spanName(172800, words), "2 d");
  assert.equal(spanName(3 * 86400 - 1, words), "2 d 23 h"); // three days per decision have just begun
});
