// The page's modules without a browser: they load, draw and speak, but nothing is put on a screen.

import { readdirSync, readFileSync } from "node:fs";

const HOUSE = new URL("../../../grasse/", import.meta.url);

// What Lit touches when it is loaded.
Object.assign(globalThis, {
  document: { createTreeWalker: () => null },
  HTMLElement: class {},
  customElements: { define() {} },
});

// The words lie in the repository, where the server would read them: all of a language, or those of its lessons.
globalThis.fetch = async (path) => {
  const [, language, lessons] = /** @type {RegExpExecArray} */ (/^\/words\/(\w+)(-lessons)?\.json$/.exec(String(path)));
  const folder = new URL(`words/${language}/`, HOUSE);
  const names = readdirSync(folder).filter((name) => name.endsWith(".ftl"));
  const chosen = names.filter((name) => name.startsWith("lessons-") === Boolean(lessons));
  const texts = chosen.map((name) => [name.replace(".ftl", ""), readFileSync(new URL(name, folder), "utf8")]);
  return Response.json(Object.fromEntries(texts));
};

/** What Python wrote for the tests: each game as the server tells it, and a match of it. */
export const told = JSON.parse(readFileSync(process.env.GRASSE_TOLD ?? 0, "utf8"));

/** A module of the page.
 * @param {string} path
 */
export const load = (path) => import(new URL(`web/${path}`, HOUSE).href);

/** Speaks of a match of a game at which four sit.
 * @param {string} language @param {string} game
 */
export async function speech(language, game) {
  const { Speech } = await load("speech.js");
  const { speak } = await load("words.js");
  return new Speech(await speak(language, game), told[game].info, ["Rose", "Iris", "Lilac", "Neroli"]);
}

/** The number of a decision that is written out.
 * @param {string} game @param {string} text
 */
export function numberOf(game, text) {
  return told[game].info.actions.findIndex(({ name, arguments: given }) => {
    const inside = Object.values(given).join(", ");
    return text === (inside ? `${name}(${inside})` : name);
  });
}

/** A tree of the table of cases, which names its actions in words.
 * @param {string} game @param {any} tree
 */
export function planted(game, tree) {
  if (!tree) return null;
  const { actions = [], children = [] } = tree;
  return {
    ...tree,
    actions: actions.map((text) => numberOf(game, text)),
    children: children.map((child) => planted(game, child)),
  };
}
