// Which games have a picture and a story of their own; all others are shown as a list.

/** @type {Record<string, () => Promise<any>>} */
const PICTURES = {
  parfum: () => import("./parfum/picture.js"),
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
  const path = `/games/${game}/picture.css`;
  if (!document.querySelector(`link[href="${path}"]`)) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: path });
    document.head.append(link);
    await new Promise((resolve) => {
      link.onload = resolve;
      link.onerror = resolve;
    });
  }
  return PICTURES[game]();
}

/** By which clauses things happen in a game, and where its points come from.
 * @param {string} game @returns {Promise<StoryModule>}
 */
export async function loadStory(game) {
  return STORIES[game] ? STORIES[game]() : { CLAUSES: {}, SCORING: {} };
}
