// Every piece of every table can be asked what it is, and nothing that is cut short is left without an answer.

import assert from "node:assert/strict";
import test from "node:test";
import { load, speech, told } from "./page.js";

const { walk } = await load("speech.js");
const { placeOf } = await load("parts/about.js");
const GAMES = Object.keys(told);
const LANGUAGES = Object.keys(told.parfum.how);

/** All texts of a drawing, however deep it is made of others.
 * @param {any} drawing @returns {string[]}
 */
function texts(drawing) {
  if (Array.isArray(drawing)) return drawing.flatMap(texts);
  if (typeof drawing === "string") return [drawing];
  return drawing?.values ? drawing.values.flatMap(texts) : [];
}

for (const game of GAMES)
  for (const language of LANGUAGES)
    test(`${game}, ${language}: every piece has a name and a meaning`, async () => {
      const voice = await speech(language, game);
      for (const tree of told[game].trees)
        for (const node of walk(tree)) {
          const { name, meaning } = voice.about(node);
          const said = `${node.kind}: ${name}: ${meaning}`;
          assert.ok(name && meaning, said);
          assert.doesNotMatch(said, /[{}]|unknown|undefined|: [.,;]/, said);
        }
    });

for (const game of GAMES)
  test(`${game}: a text that is cut belongs to a piece that tells it in full`, async () => {
    const { lay, draw } = await load(`games/${game}/picture.js`);
    const voice = await speech("de", game);
    let cut = 0;
    for (const tree of told[game].trees)
      for (const tall of [false, true]) {
        const { pieces } = lay(tree, voice, tall);
        const touched = pieces.filter((piece) => piece.node && !piece.quiet).map((piece) => piece.node);
        const told = new Set(touched.flatMap((node) => [node.id, ...(node.children ?? []).map((child) => child.id)]));
        for (const piece of pieces.filter((each) => texts(draw(each, voice)).some((text) => text.endsWith("…")))) {
          cut += 1;
          assert.ok(told.has(piece.node?.id), `${piece.id} is cut`);
        }
      }
    if (game === "perfumery") assert.ok(cut > 0); // its cards have long names
  });

for (const language of LANGUAGES)
  test(`${language}: King, Court and the cells of Versailles say scents, not letters`, async () => {
    const voice = await speech(language, "aqua-mirabilis");
    const [tree] = told["aqua-mirabilis"].trees.slice(-1);
    const nodes = [...walk(tree)].filter(({ kind }) => ["king", "court", "cell"].includes(kind));
    assert.ok(nodes.length > 30);
    for (const node of nodes) {
      const { name, meaning } = voice.about(node);
      assert.doesNotMatch(`${name}: ${meaning}`, /(?<!\p{L})[BJLNOR](?!\p{L})/u);
      assert.doesNotMatch(voice.piece(node), /(?<!\p{L})[BJLNOR](?!\p{L})/u);
    }
  });

test("letters of the box are named, and nothing is a dash", async () => {
  const voice = await speech("en", "aqua-mirabilis");
  assert.equal(voice.listed("B J"), "bergamot, jasmine");
  assert.equal(voice.listed(""), "–");
  assert.equal(voice.listed("Paris"), "Paris");
  assert.equal(voice.listed(3), 3);
});

const area = (/** @type {number} */ left, /** @type {number} */ top, wide = 80, high = 60) => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});

test("a card stands beside its piece, and covers nothing that can be pressed now, and no neighbour if it can", () => {
  const [stage, card] = [area(0, 0, 1000, 600), { w: 300, h: 200 }];
  const covers = (/** @type {{x: number, y: number}} */ { x, y }, /** @type {any} */ { left, top, right, bottom }) =>
    x < right && x + card.w > left && y < bottom && y + card.h > top;
  assert.deepEqual(placeOf(area(100, 300), [stage], card), { x: 192, y: 230 });
  assert.deepEqual(placeOf(area(900, 300), [stage], card), { x: 588, y: 230 });
  const neighbours = [area(200, 300), area(300, 300), area(10, 300), area(100, 380), area(100, 220)];
  for (const [pressed, others] of [
    [neighbours, []],
    [[], neighbours],
  ]) {
    const at = placeOf(area(100, 300), [stage], card, pressed, others);
    for (const each of [...neighbours, area(100, 300)]) assert.ok(!covers(at, each), JSON.stringify([at, each]));
  }
  const row = Array.from({ length: 60 }, (_, at) => area((at % 12) * 84, Math.floor(at / 12) * 120, 80, 110));
  const side = area(1010, 0, 340, 600);
  const at = placeOf(row[17], [stage, side], card, [
    ...row.filter((each) => each !== row[17]),
    area(1010, 0, 340, 300),
  ]);
  assert.ok(at.x >= 1010 && at.y >= 300, "over the side, below the question");
});
