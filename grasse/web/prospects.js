// What an option brings, in words: the engine has found out what is certain, and the page only says it.

import { SUBJECT } from "./speech.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Prospect} Prospect */
/** @typedef {import("./types").GameEvent} GameEvent */
/** @typedef {import("./types").TableNode} TableNode */
/** @typedef {import("./speech.js").Speech} Speech */

/** What an option brings: the points at least and at most, those of its last decision, the same in words, what fits
 * beside the option, and all of it.
 * @typedef {{least: number, most: number, adds: number, gain: string, short: string, full: string}} Gain
 */

const SEVERAL = 2; // things that happen are told beside an option; all of them on demand
const BETWEEN = " · ";
const UNTOLD = "–"; // what the words have for an event that is not worth telling beside an option

/** What each option of a table brings, by action; of several in one go, by the actions with blanks between.
 * @param {Table | null | undefined} table @param {Speech} speech @returns {Map<number | string, Gain>}
 */
export function gains(table, speech) {
  const asked = phaseOf(table?.tree);
  const prospects = table?.prospects ?? [];
  const goesOn = prospects.some((prospect) => isSmall(prospect, speech) && asksAgain(prospect, asked));
  return new Map(
    prospects.map((prospect) => {
      const { action, then } = prospect;
      const told = goesOn && isSmall(prospect, speech) ? without(prospect) : prospect;
      const warning = warningOf(speech.carrier(then.at(-1) ?? action, table?.tree ?? null), speech);
      return [then.length ? [action, ...then].join(" ") : action, gain(told, speech, table?.tree ?? null, warning)];
    }),
  );
}

/** What is asked now.
 * @param {TableNode | null} [tree]
 */
const phaseOf = (tree) => String(tree?.values?.phase ?? "");

/** Whether it ends with a small decision: which essence pays, which token.
 * @param {Prospect} prospect @param {Speech} speech
 */
const isSmall = ({ action, then }, { game }) => game.decisions[game.actions[then.at(-1) ?? action].name].small;

/** Whether the same is asked again after it.
 * @param {Prospect} prospect @param {string} asked the phase of now
 */
const asksAgain = ({ next, phase }, asked) => next === "question" && phase === asked;

/** The same without its points. What is paid for brings them, whichever way it is paid: beside the one way that ends
 * the payment they would look like a reason to choose it.
 * @param {Prospect} prospect @returns {Prospect}
 */
const without = (prospect) => ({ ...prospect, least: 0, most: 0, adds: 0 });

/** What a chain of decisions brings.
 * @param {Map<number | string, Gain>} found @param {number[]} chain
 */
export const gainOf = (found, chain) => found.get(chain.length > 1 ? chain.join(" ") : chain[0]);

/** The points that the decision made with a piece adds, whatever leads to it; 0 where that is not certain. Of several
 * decisions that can be made with it (to present a perfume, to give it away), those that add nothing do not count.
 * @param {Map<number | string, Gain>} found @param {number[][]} chains each ends with a decision made with the piece
 */
export function added(found, chains) {
  /** @type {Map<number | undefined, Set<number>>} */
  const deeds = new Map();
  for (const chain of chains) {
    const adds = gainOf(found, chain)?.adds ?? 0;
    deeds.set(chain.at(-1), (deeds.get(chain.at(-1)) ?? new Set()).add(adds));
  }
  const sums = [...deeds.values()].map((adds) => (adds.size === 1 ? [...adds][0] : Number.NaN));
  const [first = 0, ...others] = new Set(sums.filter((sum) => sum !== 0));
  return others.length || Number.isNaN(first) ? 0 : first;
}

/** What a piece that takes one `over` a limit makes one lose.
 * @param {import("./types").TableNode | undefined} node @param {Speech} speech
 */
function warningOf(node, speech) {
  const key = `over-${node?.kind}`;
  return node?.values?.over && speech.words.has(key) ? speech.say(key, speech.values(node)) : "";
}

/** @param {Prospect} prospect @param {Speech} speech @param {TableNode | null} tree @param {string} warning
 * @returns {Gain}
 */
function gain(prospect, speech, tree, warning) {
  const [least, most] = pointsOf(prospect);
  const [sum, adds] = credited(prospect, summed(least, most, speech), speech);
  const happens = tell(prospect.events, speech, tree);
  const few = fewOf(prospect.events, happens, speech, tree);
  if (happens.length > few.length) few.push(speech.say("brings-more", { count: happens.length - few.length }));
  const follows = sum || few.length; // luck that does not is what the option says itself
  const luck = prospect.next === "luck" && follows ? [comes(prospect, speech)] : [];
  const odds = prospect.odds.map(([action, share]) =>
    speech.say("brings-odds", { percent: Math.round(share * 100), outcome: speech.label(action, null) }),
  );
  const again = asksAgain(prospect, phaseOf(tree));
  return {
    least,
    most,
    adds,
    gain: sum,
    short: [sum, warning, ...few, ...luck].filter(Boolean).join(BETWEEN),
    full: [sum, warning, ...sources(prospect, speech), ...happens, again ? "" : comes(prospect, speech), ...odds]
      .filter(Boolean)
      .join(BETWEEN),
  };
}

/** The points at least and at most; where only small things are asked before they come, those that it is sure to add.
 * @param {Prospect} prospect @returns {[number, number]}
 */
const pointsOf = ({ least, most, adds }) => (least || most ? [least, most] : [adds, adds]);

/** @param {[number, number]} points */
const sumOf = ([least, most]) => least + most;

/** What is told first: what is lost by it. Then, where much of one kind happens, that comes after what happens once,
 * so that what is only counted ("and 3 more") is more of what was told last; else, how much of something there is
 * tells most.
 * @param {GameEvent[]} events @param {string[]} happens all of them, in words @param {Speech} speech
 * @param {TableNode | null} tree
 */
function fewOf(events, happens, speech, tree) {
  const room = happens.length === SEVERAL + 1 ? SEVERAL + 1 : SEVERAL; // "and one more" takes as much room as the thing
  const times = (/** @type {string} */ wanted) => events.filter(({ name }) => name === wanted).length;
  const once = tell(
    events.filter(({ name }) => times(name) === 1),
    speech,
    tree,
  );
  const often = happens.filter((each) => !once.includes(each));
  const much = tell(events.filter(counts), speech, tree);
  const lost = tell(
    events.filter(({ name }) => speech.words.has(`loss-${name}`)),
    speech,
    tree,
  );
  const first = often.length > 1 ? once.slice(0, room - 1) : [];
  /** @type {string[]} */
  const few = [];
  for (const each of [...lost, ...first, ...much, ...happens])
    if (few.length < room && !few.includes(each)) few.push(each);
  return few;
}

/** Whether an event tells how much of something there is.
 * @param {GameEvent} event
 */
const counts = ({ values }) => Object.values(values).some((value) => typeof value === "number");

/** Points in words, and those that the decision adds itself: where the game says that something else brings them, which
 * nothing but this leads to, it does not add them. What is done for its points alone says also that it brings none.
 * @param {Prospect} prospect @param {string} sum @param {Speech} speech @returns {[string, number]}
 */
function credited({ action, then, adds, next, phase }, sum, speech) {
  const { name } = speech.game.actions[then.at(-1) ?? action];
  const isNothing = !sum && next !== "unsure" && speech.words.has(`nothing-${name}`);
  if (isNothing) return [speech.say(`nothing-${name}`, { phase }), 0];
  const key = `sum-${name}`;
  return speech.words.has(key) ? [sum && speech.say(key, { sum }), 0] : [sum, adds];
}

/** Points, or from how few to how many: "+4 to +6 coins".
 * @param {number} least @param {number} most @param {Speech} speech
 */
function summed(least, most, speech) {
  if (least === most) return most ? signed(most, speech) : "";
  return speech.say("brings-from-to", { least: sign(least), most: signed(most, speech) });
}

/** A number with its sign.
 * @param {number} number
 */
export const sign = (number) => (number > 0 ? `+${number}` : String(number).replace("-", "−"));

/** Points with their sign: "+6 coins".
 * @param {number} points @param {Speech} speech
 */
export function signed(points, speech) {
  const size = Math.abs(points);
  const named = speech.words.has("game-points") ? speech.say("game-points", { points: size }) : size;
  return `${points < 0 ? "−" : points ? "+" : ""}${named}`;
}

/** Where the points come from, if that is more than one place.
 * @param {Prospect} prospect @param {Speech} speech
 */
function sources({ events }, speech) {
  /** @type {Map<string, number>} */
  const sums = new Map();
  for (const { name, values } of events) {
    const noun = speech.game.events[name]?.points;
    if (noun) sums.set(name, (sums.get(name) ?? 0) + Number(values[noun] ?? 0));
  }
  if (sums.size < 2) return [];
  return [...sums].map(([name, sum]) => `${speech.say(`scoring-${name}`)} ${sum}`);
}

/** What happens, without what only brings points; what happens again is counted.
 * @param {GameEvent[]} events @param {Speech} speech @param {TableNode | null} tree
 */
function tell(events, speech, tree) {
  /** @type {Map<string, number>} */
  const told = new Map();
  for (const event of events) {
    if (speech.game.events[event.name]?.points) continue;
    const said = speech.outcome(event, SUBJECT, tree);
    if (said === UNTOLD) continue;
    const text = said.startsWith(SUBJECT)
      ? said.slice(1).trimStart()
      : said.replaceAll(SUBJECT, speech.seat(event.seat));
    told.set(text, (told.get(text) ?? 0) + 1);
  }
  return [...told].map(([text, times]) => (times > 1 ? `${text} ×\u00a0${times}` : text));
}

/** What comes then; what luck does, the game says itself: "then your dice roll".
 * @param {Prospect} prospect @param {Speech} speech
 */
function comes({ next, phase }, speech) {
  if (next === "luck") return speech.say(`luck-${phase}`);
  const question = phase ? speech.say(`phase-${phase}`).replace(/\.$/, "") : "";
  return speech.say(`brings-${next}`, { question });
}

/** By what options stand among their like that are done for their points alone, which the game says by `nothing-…`: the
 * most that they can bring comes first.
 * @param {Table} table @param {Speech} speech @returns {Map<number, number>} of each such action, less is first
 */
export function ranks({ prospects }, speech) {
  const ranked = (prospects ?? []).filter(
    ({ action, then }) => !then.length && speech.words.has(`nothing-${speech.game.actions[action].name}`),
  );
  return new Map(ranked.map((prospect) => [prospect.action, -sumOf(pointsOf(prospect))]));
}
