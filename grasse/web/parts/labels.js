// Decisions of a finished match in words; some speak of the table on which they are made, which is fetched then.

import { inARow } from "../review.js";
import { EVERYTHING } from "./steering.js";

const LATER = 1000; // milliseconds before a table that could not be fetched is asked for again

export class Labels {
  /** @param {import("../steps.js").Steps} steps @param {() => void} told another label is known */
  constructor(steps, told) {
    this.steps = steps;
    this.told = told;
    /** @type {Map<string, string>} */
    this.known = new Map(); // language, place and action -> words
  }

  /** What an action is called; nothing until it is known.
   * @param {number} number decisions before it @param {number} action @param {import("../speech.js").Speech} speech
   */
  of(number, action, speech) {
    const key = `${speech.words.language} ${number} ${action}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const label = speech.tryLabel(action, null);
    this.known.set(key, label);
    if (!label)
      this.steps.fetch(number, EVERYTHING).then(
        ({ tree }) => {
          this.known.set(key, speech.label(action, tree));
          this.told();
        },
        () => {
          this.known.delete(key);
          setTimeout(this.told, LATER); // so that it is asked for again
        },
      );
    return label;
  }
}

/** What luck brought in a moment, in words; each once, with how often it came.
 * @param {import("../types").Moment} moment @param {import("../types").Replay} replay @param {Labels} labels
 * @param {import("../speech.js").Speech} speech
 */
export function drawnIn({ number, until }, replay, labels, speech) {
  const drawn = replay.decisions.slice(number, until).filter((decision) => decision.seat <= 0);
  return inARow(drawn.map((decision) => labels.of(decision.number - 1, actionOf(decision, speech.game), speech)));
}

/** The number of the action that a replay writes as a name and arguments; -1 if there is none.
 * @param {import("../types").ReplayDecision} decision @param {import("../types").GameInfo} game
 */
export function actionOf({ name, arguments: given }, game) {
  const written = JSON.stringify(given);
  return game.actions.findIndex((each) => each.name === name && JSON.stringify(each.arguments) === written);
}
