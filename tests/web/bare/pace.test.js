// How fast the turns of others are shown.

import assert from "node:assert/strict";
import test from "node:test";
import { load } from "./page.js";

const { PACE_NAMES, waitFor } = await load("pace.js");

test("three paces, each faster than the one before; what waits is never waited for long", () => {
  const [slow, normal, instant] = PACE_NAMES.map((/** @type {string} */ pace) => waitFor(pace, 1));
  assert.ok(slow > normal && normal > instant && instant === 0);
  for (const pace of PACE_NAMES) assert.ok(waitFor(pace, 1000) <= 20);
  assert.equal(waitFor("any other", 1), normal);
});
