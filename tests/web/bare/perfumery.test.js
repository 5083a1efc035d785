// The cards of Perfumery where many of them lie: they keep their names and coins.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { draw, lay } = await load("games/perfumery/picture.js");
const { info, trees } = told.perfumery;
const CARDS = Object.entries(info.faces).flatMap(([name, face]) => (name.startsWith("card ") ? [face] : []));
const LEAST = 6; // letters of a name that is cut short, at least

/** All that a drawing says: the strings and the values of its template.
 * @param {any} drawing @returns {string}
 */
function written(drawing) {
  if (Array.isArray(drawing)) return drawing.map(written).join("");
  if (drawing?.strings) return drawing.strings.map((part, at) => part + written(drawing.values[at])).join("");
  return ["string", "number"].includes(typeof drawing) ? String(drawing) : "";
}

/** A table with these cards at each place of a kind.
 * @param {any} node @param {string} kind @param {any[]} cards
 */
const filled = (node, kind, cards) => ({
  ...node,
  children: node.kind === kind ? cards : (node.children ?? []).map((child) => filled(child, kind, cards)),
});

/** Fails unless all these cards have their names and coins, where they are drawn.
 * @param {any} tree @param {any[]} cards @param {any} spoken
 */
function assertNamed(tree, cards, spoken) {
  const { pieces } = lay(tree, spoken, false);
  const names = new Set(cards.map(({ id }) => id));
  const found = pieces.filter(({ id, face }) => names.has(id) && ["card", "slip"].includes(face));
  assert.equal(new Set(found.map(({ id }) => id)).size, cards.length);
  for (const piece of found) {
    const said = written(draw(piece, spoken));
    const title = spoken.short(piece.node);
    const begin = title.slice(0, LEAST).split(" ")[0];
    assert.ok(said.includes(begin), `${title} has no name among ${cards.length} cards`);
    assert.match(said, /class="coin"/, `${title} has no coin among ${cards.length} cards`);
  }
}

const own = trees.find(({ children }) => children.some(({ values }) => values?.mine === 1));

for (const count of [7, 8, 9, 10, 12, 15, 18]) {
  test(`a hand of ${count} cards tells the name and the worth of each`, async () => {
    const cards = Array.from({ length: count }, (_, at) => CARDS[(at * 5) % CARDS.length]);
    assert.equal(new Set(cards).size, count);
    const tree = {
      ...own,
      children: own.children.map((each) => (each.values?.mine === 1 ? filled(each, "hand", cards) : each)),
    };
    assertNamed(tree, cards, await speech("en", "perfumery"));
  });
}

test("so do the columns, with seven cards in each", async () => {
  const display = own.children.find(({ kind }) => kind === "display");
  const columns = [
    ...display.children.filter(({ kind }) => kind === "column"),
    { id: "column 4", kind: "column" },
  ].slice(0, 5);
  const lying = columns.map((column, at) => ({ ...column, children: CARDS.slice(at * 7, at * 7 + 7) }));
  const tree = { ...own, children: [{ ...display, children: lying }] };
  assertNamed(
    tree,
    lying.flatMap(({ children }) => children),
    await speech("en", "perfumery"),
  );
});

for (const count of [8, 9, 10])
  test(`no name is cut in columns of ${count} cards; nearly all are whole, and all coins are there`, async () => {
    const spoken = await speech("en", "perfumery");
    const display = own.children.find(({ kind }) => kind === "display");
    const columns = display.children.filter(({ kind }) => kind === "column").slice(0, 3);
    const lying = columns.map((column, at) => ({ ...column, children: CARDS.slice(at * count, (at + 1) * count) }));
    const { pieces } = lay({ ...own, children: [{ ...display, children: lying }] }, spoken, false);
    const slips = pieces.filter(({ face }) => face === "slip");
    assert.equal(slips.length, 3 * count);
    const said = slips.map((piece) => written(draw(piece, spoken)));
    assert.ok(!said.some((each) => each.includes("…")));
    assert.ok(said.every((each) => each.includes('class="coin"')));
    const whole = slips.filter((piece, at) => said[at].includes(spoken.short(piece.node)));
    assert.ok(whole.length > 0.8 * slips.length, `${whole.length} of ${slips.length}`);
  });

test("nor is any in five narrow columns of five cards", async () => {
  const spoken = await speech("en", "perfumery");
  const display = own.children.find(({ kind }) => kind === "display");
  const [column] = display.children.filter(({ kind }) => kind === "column");
  const lying = [0, 1, 2, 3, 4].map((at) => ({
    ...column,
    id: `column ${at}`,
    children: CARDS.slice(at * 5, at * 5 + 5),
  }));
  const { pieces } = lay({ ...own, children: [{ ...display, children: lying }] }, spoken, false);
  const said = pieces.filter(({ face }) => face === "slip").map((piece) => written(draw(piece, spoken)));
  assert.equal(said.length, 25);
  assert.deepEqual(
    said.filter((each) => each.includes("…")),
    [],
  );
});
