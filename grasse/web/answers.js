// What may be answered at a table, and the answer that is given.

import { isAsked } from "./asking.js";
import { habitsOf, habitual, isLittleLeft, noteAnswer, noteRepeated, phaseOf, setHabit } from "./habits.js";
import { choosable, keysFor, nameOf } from "./options.js";
import { gains } from "./prospects.js";
import { distinct, pressed } from "./ways.js";

/** @typedef {import("./types").Table} Table */

/** For each piece by its id.
 * @typedef {Record<string, number[][]>} Ways
 */

/** Belongs to the page of a table. */
export class Answers {
  /** @param {import("./types").TablePage} page */
  constructor(page) {
    this.page = page;
    this.last = -1; // the question that was answered last: one answer for each
    this.wantsAll = false; // something was undone: until the turn is over, everything is asked
    /** @type {{phase: string, question: number, keys: Map<string, string>}} */
    this.keyed = { phase: "", question: -1, keys: new Map() }; // of the options that were offered last
    /** @type {{table: Table | null, language: string, ways: Ways, pressed: Ways}} */
    this.led = { table: null, language: "", ways: {}, pressed: {} }; // what leads to the pieces of this table
  }

  /** Nothing was answered yet: another match, or an answer that was refused. */
  reset() {
    this.last = -1;
    this.page.requestUpdate();
  }

  /** Whether a table was answered already.
   * @param {Table | null | undefined} table
   */
  has(table) {
    return table?.question === this.last;
  }

  /** The table, if it asks and was not answered. */
  get asking() {
    const table = this.page.room?.table;
    return isAsked(table) && !this.has(table) && !this.page.past.table ? table : null;
  }

  /** What each option brings, by action. */
  get gains() {
    const { speech, room } = this.page;
    return speech ? gains(room?.table, speech) : new Map();
  }

  /** What may be decided now, as it is offered. */
  get offers() {
    const { speech, room } = this.page;
    return room?.table && speech && isAsked(room.table) ? choosable(room.table, speech) : [];
  }

  /** What leads to the pieces that cannot be touched yet; nothing while the past is shown. */
  get ways() {
    return this.found.ways;
  }

  /** What a press on such a piece leads to, with what can be done with the piece that it lies in. */
  get pressed() {
    return this.found.pressed;
  }

  /** Both for the table as it is, found once.
   * @returns {{ways: Ways, pressed: Ways}}
   */
  get found() {
    const { speech, room, past } = this.page;
    const table = room?.table;
    if (!table?.ways || !table.tree || !speech || past.table) return { ways: {}, pressed: {} };
    const { language } = speech.words;
    if (this.led.table !== table || this.led.language !== language) {
      const found = Object.entries(table.ways.pieces).map(([id, chains]) => [id, distinct(chains, speech, table.tree)]);
      const ways = Object.fromEntries(found);
      this.led = { table, language, ways, pressed: pressed(table.tree, ways) };
    }
    return this.led;
  }

  /** The keys of what is offered: those of the last question, if the same is asked again. */
  get keys() {
    const table = this.page.room?.table;
    if (!table || !isAsked(table)) return new Map();
    if (this.keyed.question !== table.question) {
      const phase = phaseOf(table);
      const before = this.keyed.phase === phase ? this.keyed.keys : new Map();
      this.keyed = { phase, question: table.question, keys: keysFor(this.offers, before) };
    }
    return this.keyed.keys;
  }

  /** What a key chooses; with Shift the same as often as it can be. Where little else can be done, Enter goes on,
   * unless it means what has the focus.
   * @param {KeyboardEvent} event
   */
  chosenBy({ key, code, shiftKey, target }) {
    const { speech, room } = this.page;
    const isFree = target instanceof HTMLElement && target.matches("body, main, h2");
    if (key === "Enter" && isFree && room?.table && speech && isLittleLeft(room.table, speech.game))
      return this.offers.find(({ last }) => last)?.chain;
    const digit = shiftKey && code.startsWith("Digit") ? code.slice(5) : "";
    const chosen = this.offers.find((offer) => this.keys.get(nameOf(offer)) === (digit || key));
    return digit ? (chosen?.times.at(-1) ?? chosen?.chain) : chosen?.chain;
  }

  /** Decides, several things one after the other if they are given; what goes along is undone with what was before it.
   * @param {number | number[]} given @param {boolean} along
   */
  decide(given, along = false) {
    const [action, ...then] = [given].flat();
    const { page } = this;
    const table = page.room?.table;
    if (!table || this.has(table) || page.tutoring.isOtherwise(table, action)) return;
    if (!along && page.sure.asks(table, [action, ...then])) return;
    this.last = table.question;
    if (!along && page.loaded) {
      noteAnswer(table, page.loaded.game.name);
      noteRepeated(table, page.loaded.game, action);
    }
    if (!along) page.meanwhile.clear();
    page.touch.clear();
    page.foresight.hush();
    page.notice.clear();
    const more = { ...(then.length ? { then } : {}), ...(along ? { along } : {}) };
    page.room?.decide(table.number, action, more);
    page.requestUpdate();
  }

  /** Answers what somebody does not want to be asked; not where they have just undone something, or a lesson speaks.
   * @param {Table} table
   */
  byHabit(table) {
    if (table.turn !== table.seat) this.wantsAll = false;
    if (table.events.some((event) => event.name === "taken_back" && event.seat === table.seat)) this.wantsAll = true;
    const game = this.page.loaded?.game;
    if (!game || this.page.room?.awaited || this.page.tutoring.speaks(table)) return;
    const chain = habitual(table, game, habitsOf(game.name));
    if (!chain.length) return;
    if (this.wantsAll) return this.page.meanwhile.note(this.page.say("page-asked-undone"), false);
    this.decide(chain, true);
    this.tellMoot(table);
  }

  /** Says, where the game has words for it, why a question was not asked. Where nothing could have come of it, that is
   * all there is to say; where one answer was as good as any, things go on.
   * @param {Table} table
   */
  tellMoot(table) {
    const { speech, meanwhile } = this.page;
    const key = `moot-${phaseOf(table)}`;
    const moot = Number(table.tree?.values?.moot ?? 0);
    const values = table.tree ? speech?.values(table.tree) : {};
    if (moot && speech?.words.has(key)) meanwhile.note(speech.say(key, { ...values, moot }), moot === 1);
  }

  /** From now on a question is answered like this, this one too; without an answer it is asked again.
   * @param {string} phase @param {string} [answer]
   */
  setHabit(phase, answer) {
    const [game, table] = [this.page.loaded?.game, this.page.room?.table];
    if (!game || !table) return;
    setHabit(game.name, phase, answer);
    const chain = answer ? habitual(table, game, habitsOf(game.name)) : [];
    if (chain.length) this.decide(chain);
    this.page.requestUpdate();
  }
}
