// The tables of a finished match, fetched once each.

import * as server from "./server.js";

const KEPT = 300; // tables that need not be fetched again

export class Steps {
  /** @param {string} match */
  constructor(match) {
    this.match = match;
    /** @type {Map<string, Promise<import("./types").Step>>} */
    this.known = new Map();
  }

  /** The table after this many decisions, as seen with these eyes.
   * @param {number} number @param {number} eyes
   */
  fetch(number, eyes) {
    const key = `${number} ${eyes}`;
    let found = this.known.get(key);
    if (!found) {
      found = server.step(this.match, number, eyes);
      found.catch(() => this.known.delete(key));
      this.known.set(key, found);
      if (this.known.size > KEPT) this.known.delete([...this.known.keys()][0]);
    }
    return found;
  }
}
