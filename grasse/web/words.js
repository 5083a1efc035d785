// The words of one language: the same Fluent catalogues that the terminal speaks.

import { FluentBundle, FluentResource } from "./vendor/fluent.js";
import { fileAt } from "./files.js";

/** @typedef {import("./types").Value} Value */

/** @type {Map<string, Promise<Record<string, string>>>} */
const files = new Map();
/** @type {Map<string, FluentResource>} */
const catalogues = new Map();

/** A file of words is fetched once: every catalogue in it by its name.
 * @param {string} file
 */
function load(file) {
  const found = files.get(file);
  if (found) return found;
  const loading = fetch(fileAt(`words/${file}.json`)).then((answer) => {
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    return answer.json();
  });
  loading.catch(() => files.delete(file)); // so that the next one tries again
  files.set(file, loading);
  return loading;
}

/** A catalogue is read once, when it is first spoken by.
 * @param {string} language @param {string} name @param {string} text
 */
function read(language, name, text) {
  const key = `${language} ${name}`;
  const found = catalogues.get(key) ?? new FluentResource(text);
  catalogues.set(key, found);
  return found;
}

/** The words of one language for one game, and those of the house. */
export class Words {
  /** @param {string} language @param {FluentResource[]} catalogues */
  constructor(language, catalogues) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const catalogue of catalogues) this.bundle.addResource(catalogue);
  }

  /** Whether there is a message of this key.
   * @param {string} key
   */
  has(key) {
    return this.bundle.hasMessage(key);
  }

  /** Whether the message of this key speaks of a value.
   * @param {string} key @param {string} value
   */
  speaksOf(key, value) {
    return this.spokenOf(key).has(value);
  }

  /** All values that the message of this key speaks of.
   * @param {string} key
   */
  spokenOf(key) {
    const written = JSON.stringify(this.bundle.getMessage(key)?.value ?? "");
    return new Set([...written.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1]));
  }

  /** The message of this key with values filled in; a missing one shows its key.
   * @param {string} key @param {Record<string, Value | undefined>} values
   */
  say(key, values = {}) {
    return this.format(key, values, []);
  }

  /** The same, or nothing where a value is missing that the message speaks of.
   * @param {string} key @param {Record<string, Value | undefined>} values
   */
  trySay(key, values = {}) {
    /** @type {Error[]} */
    const errors = [];
    const text = this.format(key, values, errors);
    return errors.length ? "" : text;
  }

  /** @param {string} key @param {Record<string, Value | undefined>} values @param {Error[]} errors */
  format(key, values, errors) {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    /** @type {Record<string, string | number>} */
    const given = {};
    for (const [name, value] of Object.entries(values)) given[name] = value ?? "unknown";
    return this.bundle.formatPattern(message.value, given, errors);
  }

  /** What this many of a value are called: the aroma "rose" is "rose", "roses" or "Rosen".
   *
   * Numbers stay numbers, and a name without a message stays as it is: an owner's own card.
   * @param {string} noun @param {Value} value @param {number} count
   */
  name(noun, value, count = 1) {
    if (typeof value !== "string") return value;
    const key = `${noun}-${value.replace(/[^A-Za-z0-9_-]+/g, "-")}`;
    return this.has(key) ? this.say(key, { count }) : value;
  }

  /** Several things of one noun: "2 roses, 1 vanilla".
   * @param {Record<string, number>} counts @param {string} noun
   */
  counts(counts, noun) {
    return Object.entries(counts)
      .filter(([, count]) => count)
      .map(([name, count]) => `${count} ${this.name(noun, name, count)}`)
      .join(", ");
  }
}

/** The language to speak: the one wished for, else the first of those asked for that there is, else the first.
 * @param {readonly string[]} languages @param {string} wish @param {readonly string[]} asked
 */
export function languageOf(languages, wish, asked) {
  const known = [wish, ...asked.map((each) => each.slice(0, 2))].find((each) => languages.includes(each));
  return known ?? languages[0];
}

/** Which catalogues are spoken at the table of a game, or, without one, by the house: all that no game has for itself.
 * @param {string[]} names @param {string} game
 */
export function spokenAt(names, game) {
  const games = names.filter((name) => names.includes(`about-${name}`));
  const ofGames = new Set(games.flatMap((name) => [name, `about-${name}`]));
  return names.filter((name) => !ofGames.has(name) || name === game || name === `about-${game}`);
}

/** Loads the words of a language, for a game or for the house alone; with those of its lessons where they are given.
 * @param {string} language @param {string} game @param {boolean} teaching
 */
export async function speak(language, game = "", teaching = false) {
  const [texts, lessons] = await Promise.all([load(language), teaching ? load(`${language}-lessons`) : null]);
  const lesson = `lessons-${game}`;
  const spoken = spokenAt(Object.keys(texts), game).map((name) => read(language, name, texts[name]));
  if (lessons?.[lesson]) spoken.push(read(language, lesson, lessons[lesson]));
  return new Words(language, spoken);
}
