// The pictures of games: one that has none is shown as a list.

/** The picture of a game, or nothing.
 * @param {import("../types").GameCard} game @returns {Promise<import("../types").PictureModule | null>}
 */
export async function loadPicture({ name, picture }) {
  if (!picture) return null;
  await dress(`/games/${name}/picture.css`);
  return import(`./${name}/picture.js`);
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
