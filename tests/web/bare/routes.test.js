// Addresses, languages and seats: each has one list, and everything else follows it.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { fileURLToPath } from "node:url";
import { load } from "./page.js";

const WEB = fileURLToPath(new URL("../../../grasse/web", import.meta.url));

// What the page touches when it begins.
Object.assign(globalThis, { localStorage: { getItem: () => null }, addEventListener() {} });
Object.assign(globalThis.document, { documentElement: { dataset: {} } });

test("every address that the page leads to has its page", async () => {
  const { ROUTES } = await load("main.js");
  const files = readdirSync(WEB, { recursive: true }).map(String);
  const used = files
    .filter((file) => file.endsWith(".js") && !file.startsWith("vendor/"))
    .flatMap((file) => [...readFileSync(`${WEB}/${file}`, "utf8").matchAll(/#\/(\w+)/g)].map((found) => found[1]));
  assert.ok(used.length > 5);
  assert.deepEqual(
    used.filter((name) => !(name in ROUTES)),
    [],
  );
});

test("every address stands in the document about the page, and no other", async () => {
  const { ROUTES } = await load("main.js");
  const document = readFileSync(new URL("../../../docs/page.md", import.meta.url), "utf8");
  const named = new Set([...document.matchAll(/`#\/(\w*)/g)].map(([, name]) => name || "home"));
  assert.deepEqual([...named].sort(), [...Object.keys(ROUTES), "play"].sort()); // `play` opens a match at once
});

test("the language is the one wished for, else the browser's, else the first that there is", async () => {
  const { languageOf } = await load("words.js");
  assert.equal(languageOf(["en", "fr", "nl"], "nl", ["fr-CA"]), "nl");
  assert.equal(languageOf(["en", "fr", "nl"], "xx", ["pt-BR", "fr-CA", "en"]), "fr");
  assert.equal(languageOf(["fr", "en"], "", ["pt"]), "fr");
});

test("home offers as many seats as any game has", async () => {
  const { seatCounts } = await load("pages/home.js");
  assert.deepEqual(seatCounts({ games: [{ seats: [2, 4] }, { seats: [1, 2, 3] }] }), [1, 2, 3, 4]);
});
