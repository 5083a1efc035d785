// Which games have a picture and a story of their own; all others are shown as a list.

/** @type {Record<string, {picture: () => Promise<any>, story: () => Promise<any>}>} */
const DRAWN = {
  parfum: { picture: () => import("./parfum/picture.js"), story: () => import("./parfum/story.js") },
};

/** @typedef {{CLAUSES: Record<string, string>, SCORING: Record<string, string>}} StoryModule */

/** The picture of a game, or nothing.
 * @param {string} game @returns {Promise<import("../types").PictureModule | null>}
 */
export async function loadPicture(game) {
  if (!DRAWN[game]) return null;
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
  return DRAWN[game].picture();
}

/** By which clauses things happen in a game, and where its points come from.
 * @param {string} game @returns {Promise<StoryModule>}
 */
export async function loadStory(game) {
  return DRAWN[game] ? DRAWN[game].story() : { CLAUSES: {}, SCORING: {} };
}
