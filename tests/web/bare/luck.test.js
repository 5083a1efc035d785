// Hashes, what this browser gives to the luck, and the proof of a record: against what Python says of them.

import assert from "node:assert/strict";
import { createHash, createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";
import { load } from "./page.js";

const { hashOf, sealOf } = await load("hashes.js");
const luck = await load("luck.js");
const { Fault, verify } = await load("proof.js");
const { hashes, records } = JSON.parse(readFileSync(join(process.env.GRASSE_TOLD ?? "", "../luck.json"), "utf8"));
const MATCH = "tonight";

/** A match as the server shows it. */
const shown = (hash, forked = 0) => ({ match: MATCH, hash, forked });

/** A storage as a browser has it. */
function storage() {
  const kept = new Map();
  globalThis.localStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, String(value)),
  };
  return kept;
}

test("hashes and seals are those of Python", () => {
  assert.ok(hashes.length > 5);
  for (const { key, text, hash, seal } of hashes) {
    assert.equal(hashOf(text), hash);
    assert.equal(sealOf(key, text), seal);
  }
});

test("a text of any length has the hash that Node gives it", () => {
  for (let length = 0; length < 200; length += 1) {
    const [key, text] = [randomBytes(length).toString("base64"), randomBytes(length).toString("latin1")];
    assert.equal(hashOf(text), createHash("sha256").update(text, "utf8").digest("hex"));
    assert.equal(sealOf(key, text), createHmac("sha256", key).update(text, "utf8").digest("hex"));
  }
});

test("each link leads to the one before, and the first to the pledge", () => {
  storage();
  const pledge = luck.newPledge(MATCH);
  const links = [0, 1, 2, luck.LENGTH - 1].map((given) => luck.linkOf(MATCH, pledge, given));
  assert.equal(hashOf(links[0]), pledge);
  assert.equal(hashOf(links[1]), links[0]);
  assert.equal(hashOf(links[2]), links[1]);
  assert.equal(luck.hashed(links[3], luck.LENGTH), pledge);
  assert.equal(luck.linkOf(MATCH, pledge, luck.LENGTH), "");
  assert.equal(luck.linkOf("another", pledge, 0), "");
  assert.ok(luck.holds(MATCH, pledge, 0));
  assert.ok(!luck.holds(MATCH, pledge, luck.LENGTH));
  assert.notEqual(luck.newPledge(MATCH), pledge);
});

test("the hash that was shown first is kept, and so is every pledge", () => {
  storage();
  assert.ok(luck.remember(shown("a", 20)));
  assert.ok(luck.remember(shown("a", 60)));
  assert.ok(!luck.remember(shown("b")));
  assert.equal(luck.keptOf(MATCH).forked, 20);
  luck.witness(MATCH, [{ seat: 1, pledge: "x" }, { seat: 2, pledge: "" }]); // biome-ignore format: one thought
  luck.witness(MATCH, [{ seat: 1, pledge: "y" }]);
  assert.deepEqual(luck.keptOf(MATCH).pledges, { 1: ["x", "y"] });
});

test("some matches are remembered, and what others wrote there does no harm", () => {
  const kept = storage();
  kept.set("grasse-luck", "{broken");
  for (let number = 0; number < 80; number += 1) luck.remember({ match: `match ${number}`, hash: "a", forked: 0 });
  assert.equal(luck.keptOf("match 0"), null);
  assert.ok(luck.keptOf("match 79"));
  assert.equal(Object.keys(JSON.parse(kept.get("grasse-luck"))).length, 60);
});

test("the proof of every record holds, with the actions of its game", () => {
  for (const { text, actions, drawn, linked, bare, undone } of records) {
    const found = verify(text, null, actions);
    assert.equal(found.drawn, drawn);
    assert.deepEqual(
      found.shares.map((share) => [share.linked, share.bare]),
      linked.map((count, seat) => [count, bare[seat]]),
    );
    assert.equal(found.undone.length, undone);
    assert.ok(!found.known);
  }
});

/** What is wrong with the first record after a change.
 * @param {RegExp} pattern @param {string} into
 */
function faultOf(pattern, into, kept = null) {
  const text = records[0].text.replace(pattern, into);
  assert.ok(kept || text !== records[0].text, String(pattern));
  try {
    verify(text, kept, records[0].actions);
  } catch (error) {
    if (error instanceof Fault) return error.key;
    throw error;
  }
  return "";
}

test("whatever is changed in a record is found out", () => {
  assert.equal(faultOf(/# secret: ../, "# secret: zz"), "hash");
  assert.equal(faultOf(/# secret: .*\n/, ""), "incomplete");
  assert.equal(faultOf(/# luck: 2/, "# luck: 4"), "newer");
  assert.equal(faultOf(/decided [0-9a-f]{8}/, "decided 00000000"), "link");
  assert.equal(faultOf(/decided [0-9a-f]{64}/, "decided -"), "link");
  assert.equal(faultOf(/# pledge: (\d) 0 [0-9a-f]{8}/, "# pledge: $1 0 00000000"), "pledge");
  assert.equal(faultOf(/# match: /, "# match: x"), "draw");
  assert.equal(faultOf(/# 9 .*\n/, ""), "steps");
  assert.equal(faultOf(/# 9 \d+/, "# 9 3"), "steps");
  assert.equal(faultOf(/^( +9 chance \w+)/m, "$1x"), "steps");
  assert.equal(faultOf(/drawn (\d+) \d+ \d+/, "drawn $1 0 0"), "draw");
  assert.equal(faultOf(/^# \d+ \d+ (drawn|decided|forced|by_bot) .*\n/gm, ""), "bare");
});

test("what was taken over from elsewhere lies within the match, and is told", () => {
  const whole = records[0].text.match(/^# \d+ \d+ \w+ /gm).length;
  for (const forked of [whole + 1, 99999, -1, "all", "1e1", "0x1", "1.5"])
    assert.equal(faultOf(/# forked: 0/, `# forked: ${forked}`), "forked", String(forked));
  for (const began of [1, -1, "x"]) assert.equal(faultOf(/# began: 0/, `# began: ${began}`), "forked", String(began));
  assert.equal(verify(records[0].text, null, records[0].actions).forked, 0);
  const found = verify(records[0].text.replace(/# forked: 0/, `# forked: ${whole}`), null, records[0].actions);
  assert.deepEqual([found.forked, found.drawn], [whole, 0]); // it is told that nothing was drawn again
});

test("the luck of a day is that of its lists, each taken in its turn", () => {
  const { text, actions } = records[2];
  assert.match(verify(text, null, actions).day, /^\d{4}-\d\d-\d\d$/);
  const faults = [
    [/drawn 0:(\w+):0/, "drawn 0:$1:1"], // another list, which might suit somebody better
    [/drawn 0:(\w+):1/, "drawn 0:$1:0"],
    [/# secret: \S+/, `# secret: ${"0".repeat(64)}`],
    [/drawn 0:\w+:0 .*/, "drawn 5 0 1"],
  ].map(([pattern, into]) => {
    const changed = text.replace(pattern, into);
    assert.notEqual(changed, text, String(pattern));
    try {
      verify(changed.replace(/# hash: \S+/, `# hash: ${hashOf(/# secret: (\S+)/.exec(changed)[1])}`), null, actions);
    } catch (error) {
      return error.key;
    }
    return "";
  });
  assert.deepEqual(faults.slice(0, 2), ["draw", "draw"]);
  assert.deepEqual(faults.slice(2), ["draw", "steps"]);
});

test("what this browser was shown first is compared with the record", () => {
  const kept = (hash, pledges, more = {}) => ({ hash, pledges, seeds: {}, ...more });
  const hash = /# hash: (\S+)/.exec(records[0].text)[1];
  const pledge = /# pledge: 1 \d+ (\S+)/.exec(records[0].text)[1];
  assert.equal(faultOf(/^/, "", kept(hash, { 1: [pledge] })), "");
  assert.equal(faultOf(/^/, "", kept("other", {})), "kept");
  assert.equal(faultOf(/^/, "", kept(hash, { 1: ["other"] })), "pledge");
  assert.equal(faultOf(/# forked: 0/, "# forked: 9", kept(hash, {}, { forked: 0 })), "forked");
  assert.equal(faultOf(/# forked: 0/, "# forked: 9", kept(hash, {}, { forked: 9 })), "");
  assert.equal(faultOf(/# forked: 0/, "# forked: 9", kept(hash, {})), ""); // by an earlier page, which did not look
  assert.ok(verify(records[0].text, kept(hash, {}), null).known);
});
