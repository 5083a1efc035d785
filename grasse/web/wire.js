// A copy of the table that the server keeps up to date: it sends the whole once, and then what has changed.

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").TableNode} TableNode */
/** @typedef {import("./types").Change} Change */
/** @typedef {import("./types").WholeTable} WholeTable */
/** @typedef {import("./types").TableStep} TableStep */

// What is left out of a prospect.
// biome-ignore lint/suspicious/noThenProperty: a prospect has one, and nobody awaits it
const NOTHING = { then: [], points: 0, least: 0, most: 0, adds: 0, events: [], next: "", phase: "", odds: [] };

/** Follows what one socket is sent. */
export class Copy {
  constructor() {
    /** @type {WholeTable | null} */
    this.known = null; // as it is sent: what can be done with a piece, and not what may be done now
    /** @type {Map<TableNode, number>} */
    this.sums = new Map(); // of the parts of the tree
    this.isWaiting = false; // whether the whole was asked for, as a step was not right
  }

  /** The table after a message; nothing if it does not go on from what is known, and the whole has to be asked for.
   * @param {WholeTable | TableStep} message @returns {Table | null}
   */
  follow(message) {
    if (message.type === "whole") this.known = message;
    else if (!this.known || message.step !== this.known.step + 1) return this.lose();
    else this.known = stepped(this.known, message);
    if (this.sum() !== message.check) return this.lose();
    this.isWaiting = false;
    return shown(this.known, message.events ?? [], message.forced ?? []);
  }

  /** @returns {null} */
  lose() {
    this.known = null;
    this.sums = new Map();
    return null;
  }

  /** A sum over the whole tree, by which server and page see that they mean the same. */
  sum() {
    const { tree } = /** @type {WholeTable} */ (this.known);
    const sums = new Map();
    for (const part of tree.children ?? []) sums.set(part, this.sums.get(part) ?? crc(written(part)));
    this.sums = sums;
    return crc(written({ ...tree, children: [] }) + [...sums.values()].join(" "));
  }
}

/** @param {WholeTable} known @param {TableStep} step @returns {WholeTable} */
function stepped(known, step) {
  const { type, tree, chairs, ...rest } = step;
  const next = /** @type {WholeTable} */ ({ ...known, ...rest });
  if (tree) next.tree = changed(known.tree, tree);
  if (chairs)
    next.chairs = known.chairs.map((chair) => ({ ...chair, ...chairs.find(({ seat }) => seat === chair.seat) }));
  return next;
}

/** A piece after a change; what did not change is the same object.
 * @param {TableNode} node @param {Change} change @returns {TableNode}
 */
export function changed(node, change) {
  const next = { ...node };
  if (change.values) next.values = mixed(node.values, change.values);
  if (change.counts) next.counts = mixed(node.counts, change.counts);
  if (change.touches) next.touches = change.touches;
  if (!change.gone && !change.new && !change.nodes) return next;
  const gone = new Set(change.gone);
  const nodes = new Map(change.nodes?.map((each) => [each.id, each]));
  const children = (node.children ?? []).filter(({ id }) => !gone.has(id));
  next.children = children.map((child) => {
    const found = nodes.get(child.id);
    return found ? changed(child, found) : child;
  });
  for (const [index, piece] of change.new ?? []) next.children.splice(index, 0, piece);
  return next;
}

/** @template Value @param {Record<string, Value> | undefined} old @param {Record<string, Value | null>} news */
function mixed(old, news) {
  const all = Object.entries({ ...old, ...news }).filter(([, value]) => value !== null);
  return /** @type {Record<string, Value>} */ (Object.fromEntries(all));
}

/** The table as the page shows it: with what may be done now.
 * @param {WholeTable} known @param {import("./types").GameEvent[]} events @param {number[]} forced @returns {Table}
 */
function shown(known, events, forced) {
  const { step, check, not_now, refused, prospects, type, ...rest } = known;
  const clauses =
    refused && new Map(Object.entries(refused).flatMap(([by, actions]) => actions.map((n) => [n, Number(by)])));
  const told = prospects.flatMap(({ actions, ...outlook }) =>
    actions.map((action) => ({ ...NOTHING, ...outlook, action })),
  );
  const options = new Set(known.options);
  const tree = judged(
    known.tree,
    clauses && ((action) => (options.has(action) ? 0 : (clauses.get(action) ?? not_now))),
    not_now,
  );
  return { ...rest, type: "table", tree, prospects: told, events, forced };
}

/** A piece with which of its actions may be chosen now, or with the clause that forbids them; the most particular one.
 * @param {TableNode} node @param {((action: number) => number) | null} clause nothing for whoever is not asked
 * @param {number} notNow @returns {TableNode}
 */
function judged(node, clause, notNow) {
  const { touches, children, ...made } = node;
  if (children?.length)
    /** @type {TableNode} */ (made).children = children.map((child) => judged(child, clause, notNow));
  if (!touches?.length) return made;
  if (!clause) return { ...made, clause: notNow };
  const actions = touches.filter((action) => clause(action) === 0);
  const refused = touches.filter((action) => clause(action) !== 0).map((action) => [action, clause(action)]);
  if (actions.length) made.actions = actions;
  else made.clause = refused.map(([, by]) => by).find((by) => by !== notNow) ?? notNow;
  if (refused.length) made.refused = Object.fromEntries(refused);
  return made;
}

/** A piece and all below it as text, the same as the server writes.
 * @param {TableNode} node @returns {string}
 */
function written(node) {
  const parts = [`"id":${JSON.stringify(node.id)}`, `"kind":${JSON.stringify(node.kind)}`];
  for (const name of /** @type {const} */ (["values", "counts"])) {
    const entries = Object.entries(node[name] ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
    const texts = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
    if (texts.length) parts.push(`"${name}":{${texts.join(",")}}`);
  }
  if (node.actions?.length) parts.push(`"actions":[${node.actions}]`);
  if (node.clause) parts.push(`"clause":${node.clause}`);
  if (node.children?.length) parts.push(`"children":[${node.children.map(written).join(",")}]`);
  if (node.touches?.length) parts.push(`"touches":[${node.touches}]`);
  return `{${parts.join(",")}}`;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest >>> 0;
});

/** CRC-32 of a text. @param {string} text */
export function crc(text) {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
