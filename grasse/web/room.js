// One match as this browser sees it: its chairs, the table that is shown, the story and the chat.

import { isAsked } from "./asking.js";
import * as luck from "./luck.js";
import { Memory } from "./memory.js";
import { waitFor } from "./pace.js";
import * as server from "./server.js";
import { settings } from "./settings.js";
import { addEvents } from "./story.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Summary} Summary */
/** @typedef {import("./types").GameEvent} GameEvent */
/** @typedef {import("./types").ChatLine} ChatLine */

/** What one chair knows. */
class Seat {
  /** @param {number} number */
  constructor(number) {
    this.number = number;
    /** @type {Table | null} */
    this.table = null; // the one that is shown
    /** @type {Table[]} */
    this.coming = [];
    /** @type {GameEvent[]} */
    this.story = [];
    /** @type {server.Line | null} */
    this.line = null;
    this.memory = new Memory();
    this.seen = 0; // events up to this number were seen before today
    this.pledging = ""; // what was sent, and is not told of the chair yet
    this.instead = ""; // what was told of the chair when that was sent
  }
}

/** What the chair of a seat has pledged, as a table tells it.
 * @param {Seat} seat @param {Table} table
 */
const pledgeOf = (seat, table) => table.chairs.find((chair) => chair.seat === seat.number)?.pledge ?? "";

/** Keeps the lines of all chairs that this browser holds; calls back when there is something new to show. */
export class Room {
  /**
   * @param {Summary} summary @param {import("./types").GameInfo} game
   * @param {(what: string, detail?: any) => void} changed
   */
  constructor(summary, game, changed) {
    this.summary = summary;
    this.game = game;
    this.changed = changed;
    this.mine = summary.chairs.filter((chair) => chair.mine).map((chair) => chair.seat);
    /** @type {Map<number, Seat>} */
    this.seats = new Map();
    /** @type {ChatLine[]} */
    this.chat = [];
    this.here = true;
    this.trusted = luck.remember(summary); // whether the hash is the one that was shown first
    this.shown = this.mine[0] ?? 0; // whose eyes; 0 looks on
    this.timer = 0;
    this.skipping = false; // whether nothing is waited for until the shown seat is asked
    this.opened = this.mine.length < 2; // with several people at one device, the first look is behind a curtain
    for (const seat of this.mine.length ? this.mine : [0]) this.sit(seat);
  }

  /** @param {number} number */
  sit(number) {
    const seat = new Seat(number);
    this.seats.set(number, seat);
    seat.seen = Number(localStorage.getItem(this.place(number)) ?? -1);
    const first = number === (this.mine[0] ?? 0);
    seat.line = new server.Line(
      this.summary.match,
      number,
      {
        table: (table) => this.hear(seat, table),
        chat: (lines) => first && this.hearChat(lines),
        why: (why) => number === this.shown && this.changed("why", why),
        hint: (hint) => number === this.shown && this.changed("hint", hint),
        preview: (preview) => number === this.shown && this.changed("preview", preview),
        refused: (refused) => this.changed("refused", refused),
        here: (here) => {
          this.here = here;
          this.changed("here");
        },
      },
      0,
    );
  }

  /** @param {number} seat */
  place(seat) {
    return `grasse-seen-${this.summary.match}-${seat}`;
  }

  /** Gives the word of a chair that has given none.
   *
   * If it is that of another browser, this one waits until it decides: two that sit on one chair would take the word
   * from each other for ever.
   * @param {Seat} seat @param {Table} table
   */
  contribute(seat, table) {
    luck.witness(this.summary.match, table.chairs);
    if (this.summary.luck !== 2 || seat.number === 0 || table.status === "over") return;
    const pledge = pledgeOf(seat, table);
    const isUntold = seat.pledging && pledge === seat.instead; // it may have been lost with the line
    if (!pledge || isUntold) this.pledge(seat, pledge);
    else seat.pledging = "";
  }

  /** @param {Seat} seat @param {string} instead of which one */
  pledge(seat, instead) {
    seat.pledging ||= luck.newPledge(this.summary.match);
    seat.instead = instead;
    seat.line?.send({ type: "pledge", pledge: seat.pledging });
  }

  /** Decides for the shown seat, with its part of the luck: a link for each decision.
   * @param {number} number the table that is answered @param {number} action
   * @param {{then?: number[], along?: boolean}} [more]
   */
  decide(number, action, more = {}) {
    const seat = this.seats.get(this.shown);
    const table = seat?.coming.at(-1) ?? seat?.table;
    if (!seat || !table) return;
    const { match } = this.summary;
    const pledge = pledgeOf(seat, table);
    if (this.summary.luck === 2 && !luck.holds(match, pledge, table.links)) this.pledge(seat, pledge);
    const given = seat.pledging ? 0 : table.links;
    const [link, ...links] = [action, ...(more.then ?? [])].map((_, at) =>
      luck.linkOf(match, seat.pledging || pledge, given + at),
    );
    this.send({ type: "decide", number, action, ...more, ...(link ? { link, links } : {}) });
  }

  /** @param {Seat} seat @param {Table} table */
  hear(seat, table) {
    this.contribute(seat, table);
    const last = seat.coming.at(-1) ?? seat.table;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches || settings.pace === "instant" || this.skipping;
    if (isAsked(table) || table.status === "over") this.skipping = false;
    const back = table.events.some((event) => event.name === "person_came_back" && event.seat === seat.number);
    if (!last || calm || document.hidden || seat.number !== this.shown || back) {
      seat.coming.push(table);
      while (seat.coming.length) this.show(seat);
      return;
    }
    seat.coming.push(table);
    if (!this.timer) this.pace(seat, performance.now() - this.lastShown);
  }

  lastShown = 0;

  /** Shows the next table when the last one has been looked at for a moment; several at once where the browser is slow.
   * @param {Seat} seat @param {number} since
   */
  pace(seat, since) {
    const taught = seat.coming[0]?.lesson && !seat.coming[0].lesson.over;
    const wait = waitFor(taught && settings.pace === "normal" ? "lesson" : settings.pace, seat.coming.length);
    const began = performance.now() - Math.min(since, wait);
    this.timer = window.setTimeout(
      () => {
        this.timer = 0;
        const due = seat.coming.length > 1 && wait ? Math.floor((performance.now() - began) / wait) : 1;
        for (let shown = 0; shown < Math.max(due, 1); shown += 1) this.show(seat);
        if (seat.coming.length) this.pace(seat, 0);
      },
      Math.max(0, wait - since),
    );
  }

  /** Shows at once whatever happens until the shown seat is asked. */
  skip() {
    clearTimeout(this.timer);
    this.timer = 0;
    const seat = this.seats.get(this.shown);
    this.skipping = !isAsked(seat?.coming.at(-1) ?? seat?.table);
    while (seat?.coming.length) this.show(seat);
  }

  /** @param {Seat} seat */
  show(seat) {
    const table = seat.coming.shift();
    if (!table) return;
    const before = seat.table;
    seat.table = table;
    seat.memory.add(table);
    seat.story = addEvents(seat.story, table.events, this.game);
    this.lastShown = performance.now();
    if (seat.number === this.shown) {
      if (table.status === "over") localStorage.removeItem(this.place(seat.number));
      else localStorage.setItem(this.place(seat.number), String(table.number));
      this.changed("table", { before, table });
    }
  }

  /** @param {ChatLine[]} lines */
  hearChat(lines) {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))];
    this.changed("chat");
  }

  /** The number of the last line of the chat that was read here. */
  get read() {
    return Number(localStorage.getItem(`grasse-read-${this.summary.match}`) ?? 0);
  }

  set read(number) {
    localStorage.setItem(`grasse-read-${this.summary.match}`, String(number));
  }

  /** The table that is shown, if there is one yet. */
  get table() {
    return this.seats.get(this.shown)?.table ?? null;
  }

  /** What the shown seat has seen. */
  get memory() {
    return this.seats.get(this.shown)?.memory ?? null;
  }

  /** What happened, as the shown seat knows it. */
  get story() {
    return this.seats.get(this.shown)?.story ?? [];
  }

  /** The number up to which the shown seat had seen everything: when its last turn was over, or when it came. */
  get seen() {
    const seat = this.seats.get(this.shown);
    return Math.max(seat?.memory.since ?? -1, seat?.seen ?? -1);
  }

  /** The seat of this browser that must come to the table before anything goes on, if it is another. */
  get awaited() {
    const table = this.table;
    if (table?.status !== "playing" || this.mine.length < 2) return 0;
    if (!this.opened) return this.mine.includes(table.turn) ? table.turn : this.shown;
    const bot = table.chairs.find((chair) => chair.seat === table.turn)?.bot;
    return table.turn !== this.shown && this.mine.includes(table.turn) && !bot ? table.turn : 0;
  }

  /** Looks with the eyes of another seat of this browser.
   * @param {number} seat
   */
  look(seat) {
    clearTimeout(this.timer);
    this.timer = 0;
    this.shown = seat;
    this.opened = true;
    const place = this.seats.get(seat);
    while (place?.coming.length) this.show(place);
    if (place?.table) localStorage.setItem(this.place(seat), String(place.table.number));
    this.changed("table", { before: null, table: place?.table });
  }

  /** Says something for the shown seat.
   * @param {import("./wishes").Incoming} message
   */
  send(message) {
    this.seats.get(this.shown)?.line?.send(message);
  }

  close() {
    clearTimeout(this.timer);
    for (const seat of this.seats.values()) seat.line?.close();
  }
}
