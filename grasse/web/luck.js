// What this browser gives to the luck of a match, and what it was shown first: docs/fairness.md.

import { hashOf, hex } from "./hashes.js";

export const LENGTH = 1000; // links of a chain
const KEPT = 60; // matches that are remembered
const PLACE = "grasse-luck"; // in the storage of this browser

/** What is remembered of a match: the hash, the pledges and how much was taken over from elsewhere, as they were
 * shown, and the own secrets by their pledges.
 * @typedef {{hash: string, pledges: Record<string, string[]>, seeds: Record<string, string>, forked?: number}} Kept
 */

/** Hashes a text, and its hash again, as often as that.
 * @param {string} text @param {number} times
 */
export function hashed(text, times) {
  let found = text;
  for (let time = 0; time < times; time += 1) found = hashOf(found);
  return found;
}

/** @returns {Record<string, Kept>} */
function recall() {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}");
  } catch {
    return {}; // somebody else has written there
  }
}

/** Changes what is remembered of a match; those that were not at hand for longest are forgotten.
 * @param {string} match @param {(kept: Kept) => void} change
 */
function keep(match, change) {
  const { [match]: old, ...others } = recall();
  const kept = old ?? { hash: "", pledges: {}, seeds: {} };
  change(kept);
  const all = Object.entries(others).slice(-(KEPT - 1));
  localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries([...all, [match, kept]])));
}

/** What is remembered of a match, if anything.
 * @param {string} match
 */
export const keptOf = (match) => recall()[match] ?? null;

/** Remembers what is shown of a match; answers whether its hash is the one that was shown first.
 * @param {{match: string, hash: string, forked: number}} shown
 */
export function remember({ match, hash, forked }) {
  const first = keptOf(match)?.hash;
  if (first) return first === hash;
  keep(match, (kept) => {
    kept.hash = hash;
    kept.forked = forked;
  });
  return true;
}

/** Remembers what the chairs of a match have pledged.
 * @param {string} match @param {{seat: number, pledge: string}[]} chairs
 */
export function witness(match, chairs) {
  const known = keptOf(match)?.pledges ?? {};
  const fresh = chairs.filter(({ seat, pledge }) => pledge && !known[seat]?.includes(pledge));
  if (!fresh.length) return;
  keep(match, (kept) => {
    for (const { seat, pledge } of fresh) kept.pledges[seat] = [...(kept.pledges[seat] ?? []), pledge];
  });
}

/** Makes a secret for a chair at a match, and answers with the pledge of it.
 * @param {string} match
 */
export function newPledge(match) {
  const seed = hex(crypto.getRandomValues(new Uint8Array(32)));
  const pledge = hashed(seed, LENGTH);
  keep(match, (kept) => {
    kept.seeds[pledge] = seed;
  });
  return pledge;
}

/** What is remembered of an open table is from now on that of the match to which it led.
 * @param {string} publicName @param {string} match
 */
export function moveTo(publicName, match) {
  const { [publicName]: kept, ...others } = recall();
  if (kept) localStorage.setItem(PLACE, JSON.stringify({ ...others, [match]: kept }));
}

/** The link that comes after those that were given of a pledge; nothing if it is not ours, or used up.
 * @param {string} match @param {string} pledge @param {number} given
 */
export function linkOf(match, pledge, given) {
  const seed = keptOf(match)?.seeds[pledge];
  return seed && given < LENGTH ? hashed(seed, LENGTH - given - 1) : "";
}

/** Whether this browser can go on with a pledge.
 * @param {string} match @param {string} pledge @param {number} given
 */
export const holds = (match, pledge, given) => given < LENGTH && Boolean(keptOf(match)?.seeds[pledge]);
