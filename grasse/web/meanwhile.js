// What passed by itself since one's last answer: told at the question, as nobody would look for it elsewhere.

import { sign, signed } from "./prospects.js";
import { addUp } from "./story.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./speech.js").Speech} Speech */

const MOST = 2; // sentences: what was last is what the question follows
const MUCH = 10; // points from where on one wonders how another seat made them

/** What a seat was not asked, and what happened to it or to the whole table, where the game has words for that.
 * @param {Table} table @param {Speech} speech @returns {string[]}
 */
export function passed({ forced, events, seat }, speech) {
  const { actions, decisions } = speech.game;
  const isTold = (/** @type {string} */ key) => speech.words.has(key);
  const told = forced
    .filter((action) => isTold(`forced-${actions[action].name}`))
    .map((action) => {
      const { name, arguments: given } = actions[action];
      const nouns = decisions[name].arguments;
      const values = Object.entries(given).map(([argument, value]) => [argument, speech.noun(nouns[argument], value)]);
      return speech.say(`forced-${name}`, Object.fromEntries(values));
    });
  const happened = events.filter((event) => [seat, 0].includes(event.seat) && isTold(`happened-${event.name}`));
  return [...happened.map((event) => speech.tellEvent(`happened-${event.name}`, event, "")), ...told];
}

/** Which other seats made many points, and how.
 * @param {import("./types").GameEvent[]} events @param {number} own @param {Speech} speech @returns {string[]}
 */
export function madeMuch(events, own, speech) {
  const others = new Set(events.map((event) => event.seat).filter((seat) => seat > 0 && seat !== own));
  return [...others].flatMap((seat) => {
    const sources = addUp(events, seat, speech.game).filter(({ sum }) => sum);
    const points = sources.reduce((total, { sum }) => total + sum, 0);
    if (points < MUCH) return [];
    const named = sources.map(({ name, sum }) => [speech.say(`scoring-${name}`), sign(sum)]);
    const told = named.map(([source, sum]) => (named.length > 1 ? `${source} ${sum}` : source)).join(", ");
    return [speech.say("page-made-much", { name: speech.seat(seat), points: signed(points, speech), sources: told })];
  });
}

/** Belongs to the page of a table. */
export class Meanwhile {
  /** @param {import("./types").TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {string[]} */
    this.told = []; // each sentence once, however often it is true
    this.noted = false; // whether it was said why something else is not asked: what that led to says no more
    /** @type {import("./types").GameEvent[]} */
    this.events = []; // of all seats
  }

  /** What is told at the question.
   * @param {Table} table @returns {string[]}
   */
  said(table) {
    const { speech } = this.page;
    return speech && table.seat > 0 ? [...madeMuch(this.events, table.seat, speech), ...this.told] : this.told;
  }

  /** Something was not asked, and this is why.
   * @param {string} why @param {boolean} [isAll] whether what that led to says no more
   */
  note(why, isAll = true) {
    this.told = [...new Set([...this.told, why])];
    this.noted ||= isAll;
  }

  /** @param {Table | null} before @param {Table} table */
  hear(before, table) {
    const { speech, tutoring } = this.page;
    if (!before || table.events.some(({ name }) => name === "taken_back")) return this.clear();
    if (!speech || tutoring.speaks(table)) return;
    this.events = [...this.events, ...table.events];
    if (!this.noted) {
      const news = passed(table, speech);
      const earlier = this.told.filter((each) => !news.includes(each));
      this.told = [...new Set([...earlier, ...news])].slice(-MOST);
    }
  }

  /** Something is answered: what passed before it was read. */
  clear() {
    this.told = [];
    this.noted = false;
    this.events = [];
  }
}
