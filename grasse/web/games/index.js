// Which games have a picture and a story of their own; all others are shown as a list.

/** @type {Record<string, () => Promise<any>>} */
const PICTURES = {
  parfum: () => import("./parfum/picture.js"),
  perfumery: () => import("./perfumery/picture.js"),
  "aqua-mirabilis": () => import("./aqua-mirabilis/picture.js"),
};

/** @type {Record<string, () => Promise<any>>} */
const STORIES = {
  parfum: () => import("./parfum/story.js"),
  perfumery: () => import("./perfumery/story.js"),
  "aqua-mirabilis": () => import("./aqua-mirabilis/story.js"),
};

/** @typedef {{CLAUSES: Record<string, string>, SCORING: Record<string, string>}} StoryModule */

/** The picture of a game, or nothing.
 * @param {string} game @returns {Promise<import("../types").PictureModule | null>}
 */
export async function loadPicture(game) {
  if (!PICTURES[game]) return null;
  await dress(`/games/${game}/picture.css`);
  return PICTURES[game]();
}

/** Loads the colours of a picture; those of other games rest, as each speaks of `.picture`.
 * @param {string} path
 */
async function dress(path) {
  const sheets = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[href^="/games/"]'));
  for (const sheet of sheets) sheet.media = sheet.getAttribute("href") === path ? "all" : "not all";
  if ([...sheets].some((sheet) => sheet.getAttribute("href") === path)) return;
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: path });
  document.head.append(link);
  await new Promise((resolve) => {
    link.onload = resolve;
    link.onerror = resolve;
  });
}

/** By which clauses things happen in a game, and where its points come from.
 * @param {string} game @returns {Promise<StoryModule>}
 */
export async function loadStory(game) {
  return STORIES[game] ? STORIES[game]() : { CLAUSES: {}, SCORING: {} };
}
