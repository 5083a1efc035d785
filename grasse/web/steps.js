// The tables of a finished match, fetched once each.

import * as server from "./server.js";

const KEPT = 300; // tables that need not be fetched again

export class Steps {
  /** @param {string} match */
  constructor(match) {
    this.match = match;
    /** @type {Map<string, Promise<import("./types").Step>>} */
    this.known = new Map();
    /** @type {Map<string, Promise<import("./types").TableNode | null>>} */
    this.thens = new Map();
  }

  /** The table after another decision than the one that was made there; nothing if that cannot be told.
   * @param {number} number @param {number} action @param {number} eyes
   * @returns {Promise<import("./types").TableNode | null>}
   */
  async after(number, action, eyes) {
    const key = `${number} ${action} ${eyes}`;
    let found = this.thens.get(key);
    if (!found) {
      found = server.replayThen(this.match, number, action, eyes).then(
        ({ tree }) => tree,
        () => null, // an arrow less
      );
      this.thens.set(key, found);
      if (this.thens.size > KEPT) this.thens.delete([...this.thens.keys()][0]);
    }
    return found;
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
