// Who may know whom among the modules of the page: vendor, the house, games, parts, pages, main; and its style sheets.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join, normalize } from "node:path/posix";
import test from "node:test";
import { fileURLToPath } from "node:url";

const WEB = fileURLToPath(new URL("../../../grasse/web", import.meta.url));
const STAIRS = ["vendor", "house", "games", "parts", "pages", "main"]; // each may know those before it
const IMPORT = /(?:\bfrom|\bimport) *\(? *"(\.[^"]*)"/g;

/** @param {string} file */
function roomOf(file) {
  if (file === "main.js") return "main";
  return file.includes("/") ? file.split("/")[0] : "house";
}

/** What is wrong with an import, or nothing.
 * @param {string} file @param {string} wanted
 */
function wrong(file, wanted) {
  const [here, there] = [roomOf(file), roomOf(wanted)];
  if (STAIRS.indexOf(there) > STAIRS.indexOf(here)) return `${file} goes up the stairs for ${wanted}`;
  if (here === "pages" && there === "pages") return `${file} knows another page: ${wanted}`;
  if (there === "games" && file !== "games/index.js") {
    const [game, other] = [file, wanted].map((path) => path.split("/").slice(1, -1).join("/"));
    if (other && other !== game) return `${file} knows a game by its name: ${wanted}`;
  }
  return "";
}

/** Every import of every module, as [file, wanted].
 * @returns {[string, string][]}
 */
function imports() {
  const files = readdirSync(WEB, { recursive: true }).map(String);
  return files
    .filter((file) => file.endsWith(".js") && !file.startsWith("vendor/"))
    .flatMap((file) => {
      const found = readFileSync(join(WEB, file), "utf8").matchAll(IMPORT);
      return [...found].map(([, path]) => /** @type {[string, string]} */ ([file, normalize(join(file, "..", path))]));
    });
}

test("no module goes up the stairs, and nobody knows a page, or a game by its name", () => {
  const all = imports();
  assert.ok(all.length > 100);
  assert.deepEqual(all.map(([file, wanted]) => wrong(file, wanted)).filter(Boolean), []);
});

test("what must not be is found", () => {
  for (const [file, wanted] of [
    ["parts/list.js", "pages/table.js"],
    ["pages/table.js", "pages/replay.js"],
    ["speech.js", "parts/list.js"],
    ["games/parfum/picture.js", "parts/picture.js"],
    ["games/parfum/picture.js", "games/perfumery/cards.js"],
    ["games/drawing.js", "games/parfum/scents.js"],
    ["parts/end.js", "games/parfum/story.js"],
    ["vendor/lit.js", "icons.js"],
  ])
    assert.notEqual(wrong(file, wanted), "", `${file} -> ${wanted}`);
  for (const [file, wanted] of [
    ["games/index.js", "games/parfum/picture.js"],
    ["games/parfum/picture.js", "games/drawing.js"],
    ["parts/end.js", "games/index.js"],
    ["main.js", "pages/table.js"],
  ])
    assert.equal(wrong(file, wanted), "");
});

test("every style sheet is linked once, and nothing else is; a part's looks stand beside it", () => {
  const page = readFileSync(join(WEB, "index.html"), "utf8");
  const linked = [...page.matchAll(/rel="stylesheet" href="\/([^"]*)"/g)].map(([, path]) => path);
  const files = readdirSync(WEB, { recursive: true }).map(String);
  // those of a game come with its picture
  const sheets = files.filter((file) => file.endsWith(".css") && !file.startsWith("games/"));
  assert.deepEqual([...linked].sort(), sheets.sort());
  for (const sheet of sheets.filter((file) => file.includes("/")))
    assert.ok(files.includes(sheet.replace(".css", ".js")), `${sheet} belongs to nobody`);
});
