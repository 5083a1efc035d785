// Several decisions in one go: how they are cut, named and counted; grasse/server/ways.py finds them.

/** @typedef {import("./types").Ways} Ways */
/** @typedef {import("./speech.js").Speech} Speech */

const MOST = 4; // so often one may say it; or as often as it can be

/** The same twice, three times and so on: as much of a chain as comes before the next time.
 * @param {number[]} chain @returns {number[][]}
 */
export function repeats(chain) {
  const starts = chain.flatMap((action, at) => (action === chain[0] ? [at] : []));
  if (starts.length < 2) return [];
  const cut = starts.slice(2, MOST + 1).map((at) => chain.slice(0, at));
  return [...cut, chain];
}

/** How often the first decision of a chain is in it.
 * @param {number[]} chain
 */
export const timesOf = (chain) => chain.filter((action) => action === chain[0]).length;

/** A chain in words; what is done several times in a row is told once: "Take a rose die ×2".
 * @param {number[]} chain @param {Speech} speech @param {import("./types").TableNode | null} tree
 * @param {string} between
 */
export function labelOf(chain, speech, tree, between = " › ") {
  /** @type {{label: string, times: number}[]} */
  const told = [];
  for (const action of chain) {
    const label = speech.laterLabel(action, tree);
    const before = told.at(-1);
    if (before?.label === label) before.times += 1;
    else told.push({ label, times: 1 });
  }
  return told.map(({ label, times }) => (times > 1 ? `${label} ×${times}` : label)).join(between);
}

/** The ways to a piece; of decisions that the game calls alike, those that read alike are one, as among the options.
 * @param {number[][]} chains @param {Speech} speech @param {import("./types").TableNode | null} tree
 */
export function distinct(chains, speech, tree) {
  const { actions, decisions } = speech.game;
  if (chains.length < 2 || !chains.some(([first]) => decisions[actions[first].name].alike)) return chains;
  const known = new Set();
  return chains.filter((chain) => {
    const label = chain.map((action) => speech.tryLabel(action, tree) || String(action)).join("\n");
    return !known.has(label) && known.add(label);
  });
}

/** What a press on each piece leads to that cannot be touched itself: what leads to it, and what can be done with the
 * piece that it lies in, of which it may hide all but an edge. Only what leads to a piece, or the reason why nothing
 * does, makes a press on it mean more than one on the piece below.
 * @param {import("./types").TableNode} tree @param {Record<string, number[][]>} ways
 * @returns {Record<string, number[][]>}
 */
export function pressed(tree, ways) {
  const found = { ...ways };
  /** @param {import("./types").TableNode} node @param {number[]} below */
  const enter = (node, below) => {
    const own = node.actions ?? [];
    if (!own.length && below.length && (ways[node.id] || node.clause))
      found[node.id] = [...(ways[node.id] ?? []), ...below.map((action) => [action])];
    for (const child of node.children ?? []) enter(child, own.length ? own : below);
  };
  enter(tree, []);
  return found;
}

/** Every chain that can be played now, and how many presses it takes.
 * @param {number[]} options @param {Ways} ways @returns {Map<string, number>}
 */
export function presses(options, ways) {
  const found = new Map(options.map((action) => [String(action), 1]));
  for (const chain of ways.again) for (const times of repeats(chain)) found.set(times.join(" "), 1);
  if (ways.rest.length > 1) found.set(ways.rest.join(" "), 1);
  for (const chains of Object.values(ways.pieces)) {
    for (const chain of chains) {
      const [name, cost] = [chain.join(" "), chains.length === 1 ? 1 : 2];
      found.set(name, Math.min(cost, found.get(name) ?? cost));
    }
  }
  return found;
}
