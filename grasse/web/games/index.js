// The pictures of games: one that has none is shown as a list.

import { fileAt } from "../files.js";

/** The picture of a game, or nothing.
 * @param {import("../types").GameCard} game @returns {Promise<import("../types").PictureModule | null>}
 */
export async function loadPicture({ name, picture }) {
  if (!picture) return null;
  const [drawn] = await Promise.all([import(fileAt(`games/${name}/picture.js`)), dress(fileAt(`games/${name}/`))]);
  return drawn;
}

/** The figures of How to play a game, or nothing.
 * @param {import("../types").GameCard} game @returns {Promise<import("../types").Figures | null>}
 */
export async function loadFigures({ name, picture }) {
  return picture ? (await import(fileAt(`games/${name}/figures.js`))).figures : null;
}

/** What the fields, rows and values of a game's box are called; a game that has not said it has them as they are.
 * @param {string} name @returns {Promise<import("../types").BoxNames>}
 */
export async function loadBoxNames(name) {
  return import(fileAt(`games/${name}/box.js`)).then(
    ({ boxNames }) => boxNames,
    () => ({}),
  );
}

/** Loads the looks of a picture; those of other games rest, as each speaks of `.picture`.
 * @param {string} folder of the game
 */
async function dress(folder) {
  const sheets = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[href*="/games/"]'));
  const ofGame = (/** @type {HTMLLinkElement} */ sheet) => sheet.getAttribute("href")?.startsWith(folder) ?? false;
  for (const sheet of sheets) sheet.media = ofGame(sheet) ? "all" : "not all";
  if (![...sheets].some(ofGame)) await link(`${folder}picture.css`);
}

/** @param {string} path */
function link(path) {
  const sheet = document.createElement("link");
  Object.assign(sheet, { rel: "stylesheet", href: path });
  document.head.append(sheet);
  return new Promise((resolve) => {
    sheet.onload = resolve;
    sheet.onerror = resolve;
  });
}
