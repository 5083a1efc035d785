// What a match is about, how it stands, and what is missing: the game's own words, with numbers from the table.

import { walk } from "./speech.js";

/** @typedef {import("./types").TableNode} TableNode */
/** @typedef {import("./types").Value} Value */
/** @typedef {import("./speech.js").Speech} Speech */

/** What a message about the whole table may speak of: the values of the table itself; of the last piece of a kind,
 * `stack_height`; of the own board, `own_score`; and the most that another board has, `most_score`.
 * @param {TableNode} tree
 */
export function facts(tree) {
  /** @type {Record<string, Value>} */
  const found = { ...tree.values };
  for (const { kind, values = {} } of walk(tree)) {
    for (const [name, value] of Object.entries(values)) {
      found[`${kind}_${name}`] = value;
      if (values.mine === 1) found[`own_${name}`] = value;
      else if (values.mine === 0)
        found[`most_${name}`] = Math.max(Number(value), Number(found[`most_${name}`] ?? value));
    }
  }
  return found;
}

/** What a match is about and how it stands, with " · " between the facts; a watcher stands nowhere.
 * @param {TableNode | null | undefined} tree @param {Speech} speech
 */
export function goal(tree, speech) {
  if (!tree) return "";
  const known = facts(tree);
  const keys = ["game-goal", "game-standing"].filter((key) => speech.words.has(key));
  return keys
    .map((key) => speech.words.trySay(key, known))
    .filter(Boolean)
    .join(" · ");
}

/** What the question is for, in one sentence.
 * @param {TableNode | null | undefined} tree @param {Speech} speech
 */
export function purpose(tree, speech) {
  const key = `purpose-${tree?.values?.phase}`;
  return tree && speech.words.has(key) ? speech.say(key, facts(tree)) : "";
}

/** What the own pieces still need: a sentence for each that says what it misses. Of several that are ready, all or
 * only one of them (`either`), one sentence speaks: of all but the last, one value after the other, with `other_`
 * before their names of the values of the last, and of how many there are.
 * @param {TableNode | null | undefined} tree @param {Speech} speech
 */
export function missing(tree, speech) {
  const own = (tree?.children ?? []).find((board) => board.values?.mine === 1);
  const pieces = own ? [...walk(own)].filter((node) => speech.words.has(`missing-${node.kind}`)) : [];
  const allReady = pieces.filter((node) => node.values?.ready);
  return pieces.flatMap((node) => {
    const { missing: lacks, ready, helps = "" } = node.values ?? {};
    const told = { ...speech.values(node), helps: speech.spelled(helps), helping: String(helps).length };
    if (ready && allReady.length > 1) return node === allReady[0] ? [readyTogether(allReady, speech)] : [];
    if (ready) return [speech.say(`ready-${node.kind}`, told)];
    if (!lacks) return [];
    return [speech.say(`missing-${node.kind}`, { ...told, missing: listed(lacks, speech) })];
  });
}

/** What several pieces that are ready are ready for: all of them, or only one.
 * @param {TableNode[]} pieces @param {Speech} speech
 */
function readyTogether(pieces, speech) {
  const all = pieces.map((node) => speech.values(node));
  const others = /** @type {Record<string, Value>} */ (all.pop());
  /** @type {Record<string, Value>} */
  const told = { count: pieces.length };
  for (const [name, value] of Object.entries(others)) {
    told[name] = all.map((values) => values[name]).join(", ");
    told[`other_${name}`] = value;
  }
  const [{ kind, values }] = pieces;
  return speech.say(values?.either ? `either-${kind}` : `both-${kind}`, told);
}

/** The names of all that a piece misses: its value has them one after the other, "head base"; what is missing at a
 * place, "G/top", is told with it.
 * @param {Value} lacks @param {Speech} speech
 */
function listed(lacks, speech) {
  if (typeof lacks === "number") return lacks; // the words say what it stands for
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of String(lacks).split(" ")) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => {
      const [letter, note] = name.split("/");
      if (!note) return speech.words.has(`type-${name}`) ? speech.name("type", name) : name;
      return speech.say("missing-part", {
        count,
        letter: speech.noun("letter", letter),
        note: speech.noun("note", note),
      });
    })
    .join(", ");
}
