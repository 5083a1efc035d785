// Decisions, pieces and events of one match, in the words of one language.

/** @typedef {import("./types").TableNode} TableNode */
/** @typedef {import("./types").GameEvent} GameEvent */
/** @typedef {import("./types").GameInfo} GameInfo */
/** @typedef {import("./types").Value} Value */
/** @typedef {import("./words.js").Words} Words */

export const SUBJECT = "\uFFFC"; // stands for the name of whom an event is about

/** All nodes of a tree, in the order of reading.
 * @param {TableNode} node
 * @returns {Generator<TableNode>}
 */
export function* walk(node) {
  yield node;
  for (const child of node.children ?? []) yield* walk(child);
}

/** The node with this id.
 * @param {TableNode | null} tree @param {string} id
 */
export function findNode(tree, id) {
  if (tree) for (const node of walk(tree)) if (node.id === id) return node;
  return undefined;
}

/** Text without accents, capitals and signs: "Règles !" is "regles".
 * @param {string} text
 */
export function fold(text) {
  const plain = text.toLowerCase().replaceAll("ß", "ss").normalize("NFKD").replace(/\p{M}/gu, "");
  return (plain.match(/[\p{L}\p{N}_]+/gu) ?? []).join(" ");
}

/** @param {number} count @param {string} name */
const times = (count, name) => (count > 1 ? `${count}\u00a0×\u00a0${name}` : name);

/** @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** @type {WeakMap<GameInfo, Map<string, Set<string>>>} */
const known = new WeakMap();

/** What a game calls everything of a noun.
 * @param {GameInfo} game
 */
function namesOf(game) {
  let found = known.get(game);
  if (!found) {
    found = new Map(Object.entries(game.nouns).map(([noun, names]) => [noun, new Set(names.map(String))]));
    known.set(game, found);
  }
  return found;
}

/** Speaks of a match: names are those of its seats. */
export class Speech {
  /** @param {Words} words @param {GameInfo} game @param {string[]} names */
  constructor(words, game, names) {
    this.words = words;
    this.game = game;
    this.names = names;
  }

  /** The noun that the keys of counts are names of: aromas, scents, values of tokens.
   * @param {Record<string, number>} counts
   */
  nounOf(counts) {
    const keys = Object.keys(counts);
    for (const [noun, names] of namesOf(this.game)) if (keys.every((key) => names.has(key))) return noun;
    return "";
  }

  /** A message of the house or of the game.
   * @param {string} key @param {Record<string, Value | undefined>} values
   */
  say(key, values = {}) {
    return this.words.say(key, values);
  }

  /** The name of a seat, which counts from 1.
   * @param {number} number
   */
  seat(number) {
    return this.names[number - 1] ?? String(number);
  }

  /** What a value is called, as text.
   * @param {string} noun @param {Value} value
   */
  name(noun, value) {
    return String(this.words.name(noun, value) ?? "");
  }

  /** The values of a node as messages take them, with names for seats.
   * @param {TableNode} node
   */
  values(node) {
    /** @type {Record<string, Value>} */
    const values = {};
    const count = Number(node.values?.count ?? 1); // what is counted agrees with it
    for (const [key, value] of Object.entries(node.values ?? {})) {
      const name = this.words.name(key, value, count);
      // a title is not, even if it is "SAGA"
      const spelled = String(value).includes("→") || this.words.has(`label-${key}`);
      values[key] = spelled ? this.spelled(name) : name;
    }
    for (const key of ["seat", "owner"]) if (values[key]) values[key] = this.seat(Number(values[key]));
    values.counts = this.words.counts(node.counts ?? {}, this.nounOf(node.counts ?? {}));
    return values;
  }

  /** What the box writes in letters, in words: "F → FFG" is "floral → 2 × floral + green"; anything else stays.
   * @param {Value} value @returns {Value}
   */
  spelled(value) {
    const letters = [...String(value).replace(/[→ ]/g, "")];
    if (typeof value !== "string" || !letters.length || !letters.every((letter) => this.game.faces[`letter ${letter}`]))
      return value;
    return value.replace(/[^→ ]+/g, (group) =>
      [...new Set(group)]
        .map((letter) => times(group.split(letter).length - 1, String(this.noun("letter", letter))))
        .join(" + "),
    );
  }

  /** A piece in a few words.
   * @param {TableNode} node
   */
  piece(node) {
    return this.say(`piece-${node.kind}`, this.values(node));
  }

  /** What a piece is called and what it is and does.
   * @param {TableNode} node
   */
  about(node) {
    /** @type {Record<string, Value>} */
    const values = {};
    const nouns = namesOf(this.game);
    for (const [key, value] of Object.entries(this.values(node)))
      values[key] = nouns.get(key)?.has(String(value)) ? value : this.listed(value); // Dame B is no bergamot
    const [name, ...meaning] = this.say(`about-${node.kind}`, values).split("\n");
    return { name: capital(name), meaning: meaning.join(" ") };
  }

  /** Letters of the box as names: "B J" is "bergamot, jasmine", and nothing is "–"; anything else stays.
   * @param {Value} value @returns {Value}
   */
  listed(value) {
    if (value === "") return "–";
    if (typeof value !== "string" || !/^[A-Z]( [A-Z])*$/.test(value)) return value;
    const names = value.split(" ").map((letter) => {
      const noun = [...namesOf(this.game)].find(
        ([each, all]) => all.has(letter) && this.words.has(`${each}-${letter}`),
      );
      return noun ? this.name(noun[0], letter) : letter;
    });
    return names.join(", ");
  }

  /** What tells most of somebody's board, the score first; nothing of other places.
   *
   * Besides the values of the board the words may speak of how many pieces of a kind lie there.
   * @param {TableNode} board @returns {string[]}
   */
  glance(board) {
    const key = `glance-${board.kind}`;
    if (!this.words.has(key)) return [];
    const values = this.values(board);
    for (const kind of this.words.spokenOf(key))
      values[kind] ??= (board.children ?? []).filter((piece) => piece.kind === kind).length;
    return this.say(key, values).split(" · ");
  }

  /** A piece as part of a sentence: as short as the game can say it.
   * @param {TableNode} node
   */
  short(node) {
    const key = `name-${node.kind}`;
    return this.words.has(key) ? this.say(key, this.values(node)) : this.piece(node);
  }

  /** What an argument of a decision or an event is called.
   * @param {string} noun @param {Value} value
   */
  noun(noun, value) {
    if (noun === "seat" && typeof value === "number") return this.seat(value);
    const face = this.game.faces[`${noun} ${value}`];
    return face ? this.short(face) : this.words.name(noun, value);
  }

  /** A decision in words; the tree is the table on which it is made.
   * @param {number} action @param {TableNode | null} tree
   */
  label(action, tree) {
    return this.words.say(...this.labelParts(action, tree));
  }

  /** The same, or nothing where the table lacks what it speaks of.
   * @param {number} action @param {TableNode | null} tree
   */
  tryLabel(action, tree) {
    return this.words.trySay(...this.labelParts(action, tree));
  }

  /** The same of a decision that may not be asked yet: no piece of the table says then what it costs.
   * @param {number} action @param {TableNode | null} tree
   */
  laterLabel(action, tree) {
    const [key, values] = this.labelParts(action, tree);
    return this.words.trySay(key, values) || this.words.say(key, { cost: "unknown", ...values });
  }

  /** @param {number} action @param {TableNode | null} tree @returns {[string, Record<string, Value>]} */
  labelParts(action, tree) {
    const { name, arguments: given } = this.game.actions[action];
    const { arguments: nouns, chance } = this.game.decisions[name];
    const node = this.carrier(action, tree);
    /** @type {Record<string, Value>} */
    const values = node ? this.values(node) : {};
    for (const [argument, value] of Object.entries(given)) values[argument] = this.noun(nouns[argument], value);
    return [chance ? `chance-${name}` : `decision-${name}`, values];
  }

  /** The piece of the table that a decision is about.
   * @param {number} action @param {TableNode | null} tree
   */
  carrier(action, tree) {
    if (!tree) return undefined;
    const { name, arguments: given } = this.game.actions[action];
    const { arguments: nouns, chance } = this.game.decisions[name];
    if (chance) return undefined;
    const wanted = Object.entries(given).map(([argument, value]) => [nouns[argument], value]);
    let alike;
    for (const node of walk(tree)) {
      if (node.actions?.includes(action)) return node;
      const fits = wanted.length > 0 && wanted.every(([noun, value]) => node.values?.[String(noun)] === value);
      alike ??= fits ? node : undefined;
    }
    if (!alike && wanted.length === 1) alike = this.game.faces[`${wanted[0][0]} ${wanted[0][1]}`];
    return alike;
  }

  /** What happened, in a sentence; the subject may stand for the name of the seat.
   * @param {GameEvent} event @param {string} subject
   */
  event(event, subject = "") {
    return this.tellEvent(`event-${event.name}`, event, subject);
  }

  /** What would happen, beside the option that brings it; some events are told differently there, some not at all, and
   * some by how the match stands.
   * @param {GameEvent} event @param {string} subject @param {TableNode | null} [tree]
   */
  outcome(event, subject = "", tree = null) {
    const keys = [`loss-${event.name}`, `outcome-${event.name}`];
    const key = keys.find((each) => this.words.has(each));
    return key ? this.tellEvent(key, event, subject, tree?.values) : this.event(event, subject);
  }

  /** @param {string} key @param {GameEvent} event @param {string} subject @param {Record<string, Value>} [stand] */
  tellEvent(key, event, subject, stand = {}) {
    const values = { ...stand };
    for (const [noun, value] of Object.entries(event.values)) values[noun] = this.noun(noun, value);
    if (event.seat > 0) values.seat = subject || this.seat(event.seat);
    return this.say(key, values);
  }

  /** The name of a clause: 30402 is "PA-3.4.2".
   * @param {number} clause
   */
  clauseName(clause) {
    return this.game.clauses[String(clause)] ?? "";
  }

  /** Why a clause forbids something, of a piece if it is known which.
   * @param {number} clause @param {TableNode} [node]
   */
  why(clause, node) {
    const name = this.clauseName(clause);
    const key = `clause-${name.replaceAll(".", "-")}`;
    return this.words.has(key) ? this.say(key, { ...node?.values, kind: node?.kind ?? "" }) : name;
  }
}
