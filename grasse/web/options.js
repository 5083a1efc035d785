// What may be decided now, as it is offered: one button for each thing that one can want, by its place, with its key.

import { ranks } from "./prospects.js";
import { walk } from "./speech.js";
import { labelOf, repeats, timesOf } from "./ways.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./speech.js").Speech} Speech */

/** Something that is offered: its words, what is decided (then), the place of the table that it belongs to.
 * @typedef {object} Offer
 * @property {string} label
 * @property {number} action
 * @property {number[]} chain all that is decided
 * @property {string} place the id of the place, or nothing
 * @property {boolean} last whether it only goes on
 * @property {boolean} besides whether it can be done besides what is asked, and does not answer it
 * @property {string} number the kind of decision and the number of the one thing that it is about, or nothing
 * @property {number[][]} times the same again: twice, three times …
 * @property {boolean} [gone] whether it was offered before and only keeps its place
 */

export const MANY = 6; // more options than these are grouped, and told apart by less
const LETTERS = "abcdefgijkmopqtvwxyz"; // u, r, l, h, s and n are keys of the table
const KEYS = [..."123456789", ...LETTERS, ...LETTERS.toUpperCase()];
const LAST = "0"; // whatever is asked: it only goes on

/** What may be decided, in words; of decisions that the game calls alike, those that read alike are one.
 *
 * What belongs to one place stands together, in the order of the table; what is done for its points alone, in theirs.
 * What only goes on comes after the other answers, and after that what can be done besides: however much that is, the
 * answers are in sight. Where one is asked whether there is anything else, what is worth waiting for is an answer.
 * @param {Table} table @param {Speech} speech @returns {Offer[]}
 */
export function choosable(table, speech) {
  const { actions, decisions } = speech.game;
  const places = placesOf(table);
  const again = new Map((table.ways?.again ?? []).map((chain) => [chain[0], chain]));
  /** @type {(Offer & {order: number})[]} */
  const offered = [];
  const known = new Set();
  for (const action of table.options) {
    const label = speech.label(action, table.tree);
    const { alike, last, besides, small } = decisions[actions[action].name];
    if (known.has(label) && alike) continue;
    known.add(label);
    const { id, order } = places.get(action) ?? { id: "", order: -1 };
    const times = repeats(again.get(action) ?? []);
    const number = small ? "" : numberOf(actions[action]);
    offered.push({ label, action, chain: [action], place: id, last, besides, number, times, order });
  }
  const isAnythingElse = offered.every(({ last, besides }) => last || besides);
  const isAside = (/** @type {Offer} */ { action }) => decisions[actions[action].name].aside;
  if (isAnythingElse) for (const offer of offered) offer.besides &&= isAside(offer);
  const points = ranks(table, speech);
  const byPoints = (/** @type {Offer} */ one, /** @type {Offer} */ other) =>
    (points.get(one.action) ?? 0) - (points.get(other.action) ?? 0);
  offered.sort(
    (one, other) => rankOf(one) - rankOf(other) || (one.last ? 0 : one.order - other.order) || byPoints(one, other),
  );
  const rest = table.ways?.rest ?? [];
  const isOffered = offered.some(({ times }) => times.some((chain) => chain.join(" ") === rest.join(" ")));
  const answers = offered.filter((offer) => rankOf(offer) === 0).length;
  if (rest.length > 1 && !isOffered) offered.splice(answers, 0, theRest(rest, table, speech));
  return offered;
}

/** Answers come first, then what only goes on, then what can be done besides.
 * @param {Offer} offer
 */
const rankOf = ({ last, besides }) => (besides ? 2 : Number(last));

/** All small things in one go, as the house would do them.
 * @param {number[]} chain @param {Table} table @param {Speech} speech
 */
function theRest(chain, table, speech) {
  const label = speech.say("page-in-one-go", { all: labelOf(chain, speech, table.tree, " · ") });
  return { label, action: chain[0], chain, place: "", last: false, besides: false, number: "", times: [], order: 0 };
}

/** What a decision is only about, with its number: a clock, and 4.
 * @param {{name: string, arguments: Record<string, string | number>}} action
 */
function numberOf({ name, arguments: given }) {
  const values = Object.values(given).map(String);
  return values.length === 1 && /^[1-9]$/.test(values[0]) ? `${name} ${values[0]}` : "";
}

/** The place of the table that each option belongs to.
 * @param {Table} table
 */
function placesOf({ tree }) {
  /** @type {Map<number, {id: string, order: number}>} */
  const found = new Map();
  for (const [order, place] of (tree?.children ?? []).entries()) {
    for (const node of walk(place))
      for (const action of node.actions ?? []) if (!found.has(action)) found.set(action, { id: place.id, order });
  }
  return found;
}

/** What is offered, in the places that it had when the same was asked before: what is not offered any more leaves its
 * place empty, so that nothing moves under the pointer.
 * @param {Offer[]} offers @param {Offer[]} before what was shown last, if the question was of the same kind
 * @returns {Offer[]}
 */
export function inPlace(offers, before) {
  /** @type {Offer[]} */
  const placed = [];
  let at = 0;
  const names = before.map(slotOf);
  const known = offers.filter((offer) => !offer.last && names.includes(slotOf(offer)));
  if (2 * known.length < offers.length - 1) return offers; // something else is asked in the same words
  const stays = (/** @type {Offer[]} */ gone) => placed.push(...gone.map((offer) => ({ ...offer, gone: true })));
  for (const offer of offers) {
    const was = names.indexOf(slotOf(offer));
    if (was >= 0 && was < at) return offers; // they stand in another order now
    if (was >= 0) {
      stays(before.slice(at, was));
      at = was + 1;
    }
    placed.push(offer);
  }
  stays(before.slice(at));
  return placed;
}

const FEW = 2; // of what only goes on: more of it would cover what is asked

/** What stands in the foot of a question that has no room for all its options: what only goes on, unless that is the
 * only answer and so is first anyway.
 * @param {Offer[]} offers
 */
export function footed(offers) {
  const found = offers.filter(({ last, besides, gone }) => last && !besides && !gone);
  const isFirst = offers.every(({ last, besides }) => last || besides);
  return found.length > FEW || isFirst ? [] : found;
}

/** Offers of one place after the other: what answers the question, and apart from it what can be done besides.
 * @param {Offer[]} offers @returns {{answers: Group[], besides: Group[]}}
 */
export function grouped(offers) {
  const isBesides = (/** @type {Offer} */ { besides }) => Boolean(besides);
  return { answers: byPlace(offers.filter((offer) => !isBesides(offer))), besides: byPlace(offers.filter(isBesides)) };
}

/** @typedef {{place: string, offers: Offer[]}} Group of one place, or of any if that is nothing */

/** A heading is only needed where there are many, and several places.
 * @param {Offer[]} offers @returns {Group[]}
 */
function byPlace(offers) {
  /** @type {Group[]} */
  const groups = [];
  for (const offer of offers) {
    const place = offer.last ? "" : offer.place;
    if (groups.at(-1)?.place === place) groups.at(-1)?.offers.push(offer);
    else groups.push({ place, offers: [offer] });
  }
  const named = groups.filter(({ place }) => place).length;
  if (named > 1 && offers.length > MANY) return groups;
  return offers.length ? [{ place: "", offers }] : [];
}

const SEVERAL = 4; // this many that begin and end alike are told apart by what is between

/** The words that several labels begin and end with, so that they need to be read only once.
 * @param {string[]} labels @returns {{before: string, after: string}}
 */
export function shared(labels) {
  const all = labels.map((label) => label.match(/\([^)]*\)|\S+/g) ?? []);
  const least = Math.min(...all.map((words) => words.length)) - 1; // something is left of each
  if (labels.length < SEVERAL) return { before: "", after: "" };
  const alike = (/** @type {number} */ at) => all.every((words) => words.at(at) === all[0].at(at));
  let [before, after] = [0, 0];
  while (before < least && alike(before)) before += 1;
  while (before && /^\d+$/.test(all[0][before - 1])) before -= 1; // a number stays with what it counts
  while (before + after < least && alike(-1 - after)) after += 1;
  const words = all[0];
  return {
    before: words.slice(0, before).join(" "),
    after: words.slice(words.length - after).join(" "),
  };
}

/** The key of each offer: what counts through its places (clock 4, column 2) has the number of the place. Where the
 * same is asked again, what is still offered keeps its key, as long as the keys stand in order.
 * @param {Offer[]} offers @param {Map<string, string>} before keys of the last question, if it was of the same kind
 */
export function keysFor(offers, before = new Map()) {
  const lasts = offers.filter(({ last }) => last);
  const goesOn = lasts.length === 1 && offers.length > 1 ? lasts : [];
  const others = offers.filter((offer) => !goesOn.includes(offer));
  const numbered = numbers(others);
  const keys = numbered ?? inOrder(others, before) ?? inOrder(others, new Map()) ?? new Map();
  for (const offer of goesOn) keys.set(nameOf(offer), LAST);
  return keys;
}

/** The numbers of the places, if the offers are about nothing else.
 * @param {Offer[]} offers @returns {Map<string, string> | null}
 */
function numbers(offers) {
  const kinds = new Set(offers.map(({ number = "" }) => number.split(" ")[0]));
  if (offers.length < 2 || kinds.size > 1 || kinds.has("")) return null;
  return new Map(offers.map((offer) => [nameOf(offer), offer.number.split(" ")[1]]));
}

/** Keys in the order of the offers, with those that they had; nothing if these are out of order.
 * @param {Offer[]} offers @param {Map<string, string>} before @returns {Map<string, string> | null}
 */
function inOrder(offers, before) {
  /** @type {Map<string, string>} */
  const keys = new Map();
  const kept = new Set(offers.map((offer) => before.get(nameOf(offer))));
  let at = -1;
  for (const offer of offers) {
    const had = KEYS.indexOf(before.get(nameOf(offer)) ?? "");
    const next = had >= 0 ? had : KEYS.findIndex((key, place) => place > at && !kept.has(key));
    if (next < 0) break;
    if (next <= at) return null;
    at = next;
    keys.set(nameOf(offer), KEYS[at]);
  }
  return keys;
}

/** What tells one offer from the others.
 * @param {Offer} offer
 */
export const nameOf = ({ chain }) => chain.join(" ");

/** What tells one place among the options from the others: all that can be done in one go has the same, whatever it is,
 * and so has what only goes on, whatever it is called by now.
 * @param {Offer} offer
 */
export const slotOf = ({ chain, label, last }) =>
  chain.length > 1 ? "rest" : last ? String(chain[0]) : `${chain[0]} ${label}`;

/** The same again, as it is shown and as it is read out, which contains what is shown: "×2"; where it is not the same
 * thing each time, the game has words for it: "this and the next", "all 5 that are left".
 * @param {string} label @param {number[]} chain @param {boolean} all whether that is as often as it can be
 * @param {Speech} speech @param {import("./words.js").Words} words of the page
 */
export function again(label, chain, all, speech, words) {
  const times = timesOf(chain);
  const key = `times-${speech.game.actions[chain[0]].name}`;
  if (!speech.words.has(key)) return { shown: `×${times}`, name: words.say("page-times", { option: label, times }) };
  const shown = speech.say(key, { times, more: times - 1, all: all ? 1 : 0 });
  return { shown, name: `${label}, ${shown}` };
}
