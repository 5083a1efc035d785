// Who wants a game that is being compiled: the page waits, and asks again when it may be ready.

import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { load } from "./page.js";

/** @type {boolean[]} */
const told = []; // whether somebody waits, each time it was said
Object.assign(globalThis, {
  dispatchEvent: (/** @type {CustomEvent} */ event) => told.push(event.detail),
  CustomEvent: class {
    constructor(/** @type {string} */ _, /** @type {any} */ { detail } = {}) {
      this.detail = detail;
    }
  },
});
const server = await load("server.js");

/** A server whose lobby says each time which games are being prepared; answers with the openings that it was asked for.
 * @param {string[][]} preparing @param {any[]} answers to the openings
 */
function pretend(preparing, answers) {
  /** @type {string[]} */
  const opened = [];
  globalThis.fetch = async (path) => {
    if (path === "/api/lobby") return Response.json({ preparing: preparing.shift() });
    opened.push(String(path));
    return answers.shift();
  };
  return opened;
}

const refusal = (/** @type {string} */ reason) => Response.json({ reason }, { status: 409 });

/** Lets time pass in steps of the page, until something has come of it.
 * @param {Promise<any>} asked
 */
async function settle(asked) {
  let done = false;
  const end = asked.catch(() => null).then(() => (done = true));
  for (let step = 0; step < 60 && !done; step += 1) {
    mock.timers.tick(1500);
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.ok(done, "the page waits for ever");
  await end;
}

test("whoever waits for a game does not use up the openings of an hour, and gets it by themselves", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  told.length = 0;
  const both = Array(20).fill(["parfum", "perfumery"]);
  const opened = pretend(
    [...both, ["perfumery"], []],
    [refusal("not_ready"), refusal("not_ready"), Response.json({ match: "m" })],
  );
  const asked = server.lesson({ game: "parfum", lesson: "first-match", name: "Rose" });
  await settle(asked);
  assert.equal((await asked).match, "m");
  assert.equal(opened.length, 3); // at first, again when it is known what is waited for, and when one is ready
  assert.deepEqual(told, [true, true, false]);
  mock.timers.reset();
});

test("whoever is refused for another reason no longer waits", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  told.length = 0;
  pretend([[]], [refusal("not_ready"), refusal("too_many")]);
  const asked = server.lesson({ game: "parfum", lesson: "first-match", name: "Rose" });
  await settle(asked);
  await assert.rejects(asked, { reason: "too_many" });
  assert.deepEqual(told, [true, false]);
  mock.timers.reset();
});
