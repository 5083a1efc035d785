// What a seat has seen at its table: the tables that were shown, and what changed while others decided.

import { changes } from "./ghosts.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").TableNode} TableNode */

const MOST = 300; // tables that are kept

/** Keeps only what this browser was sent for this seat. */
export class Memory {
  constructor() {
    /** @type {Table[]} */
    this.tables = []; // one for each position, the shown one last
    /** @type {Table | null} */
    this.left = null; // the table when one's last turn was over
    /** @type {Map<string, import("./ghosts.js").Change>} */
    this.news = new Map(); // which pieces changed from then until one was asked again
    this.since = -1; // what happened after this number is new then
  }

  /** A table is shown. What was undone never was.
   * @param {Table} table
   */
  add(table) {
    const before = this.tables.at(-1) ?? null;
    this.tables = [...this.tables.slice(-MOST, this.sameAs(table)), table];
    const [mine, wasMine] = [table, before].map((each) => each && each.seat > 0 && each.turn === each.seat);
    if (wasMine && !mine) {
      this.left = table;
      this.forget();
    } else if (mine && before && !wasMine && this.left?.tree && table.tree) {
      this.since = this.left.number;
      this.news = changes(this.left.tree, table.tree);
    } else if (mine && before && before.question < table.question) this.news = new Map(); // one has gone on
  }

  /** Where the position of a table was before: it is still the last one, or something was undone.
   * @param {Table} table
   */
  sameAs(table) {
    const last = this.tables.length - 1;
    if (this.tables[last]?.question === table.question) return last;
    if (!table.events.some(({ name }) => name === "taken_back")) return undefined;
    const tree = JSON.stringify(table.tree);
    const before = this.tables.findLastIndex((each) => JSON.stringify(each.tree) === tree);
    return before < 0 ? undefined : before;
  }

  forget() {
    this.news = new Map();
    this.since = -1;
  }
}
