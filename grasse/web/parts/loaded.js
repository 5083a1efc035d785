// All that must be here before a match can be shown: the game, its picture, its words.

import { loadPicture } from "../games/index.js";
import * as server from "../server.js";
import { speak } from "../words.js";

/**
 * @typedef {object} Loaded
 * @property {import("../types").Summary} summary
 * @property {import("../types").GameInfo} game
 * @property {import("../types").PictureModule | null} picture
 * @property {import("../words.js").Words} words
 */

/** What is at stake in a match, if anything: there are no hints then, and nothing but one's own is undone.
 * @param {Pick<import("../types").Summary, "day" | "practice" | "tournament" | "rated">} summary
 * @returns {"" | "day" | "tournament" | "rated"}
 */
export function stakeOf({ day, practice, tournament, rated }) {
  if (day && !practice) return "day";
  if (tournament) return "tournament";
  return rated ? "rated" : "";
}

/** @param {string} match @param {string} language @returns {Promise<Loaded>} */
export async function loadMatch(match, language) {
  const summary = await server.summary(match);
  const known = server.game(summary.game, summary.box);
  const spoken = speak(language, summary.game, Boolean(summary.lesson));
  const [game, picture, words] = await Promise.all([known, known.then(loadPicture), spoken]);
  return { summary, game, picture, words };
}
