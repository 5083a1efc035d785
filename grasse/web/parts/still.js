// A position that is decided once: a room in which nothing else happens.

/** @typedef {import("../types").Table} Table */

/** Stands for the room of a table; belongs to a puzzle, or to a mistake that is decided again. */
export class Still {
  /**
   * @param {import("./loaded.js").Loaded} loaded @param {Table} table
   * @param {{decide: (action: number) => void, foresee: (action: number) => Promise<import("../types").Foreseen>,
   *   next: () => void}} does
   */
  constructor(loaded, table, does) {
    this.loaded = loaded;
    this.table = table;
    this.does = does;
    this.shown = table.seat;
    this.mine = [table.seat];
    this.story = table.events;
    /** @type {import("../types").ChatLine[]} */
    this.chat = [];
    this.memory = null;
    this.seen = -1;
    this.read = 0;
    this.awaited = 0;
    this.here = true;
    this.trusted = true;
    /** @type {Map<string, string[]>} */
    this.marks = new Map(); // what is shown on the table when it was decided
    /** @type {import("../arrows.js").Shown[]} */
    this.arrows = [];
    this.decided = false;
    /** @type {(foreseen: import("../types").Foreseen) => void} */
    this.hears = () => {};
  }

  /** @param {number} _number @param {number} action */
  decide(_number, action) {
    this.decided = true;
    this.does.decide(action);
  }

  /** Of all that can be said at a table, only what an option would look like is answered.
   * @param {{type?: string, action?: number}} message
   */
  send({ type, action = -1 }) {
    if (type !== "preview") return;
    this.does.foresee(action).then(
      (foreseen) => this.hears(foreseen),
      () => {}, // it is only a glimpse
    );
  }

  skip() {}

  look() {}

  close() {}
}
