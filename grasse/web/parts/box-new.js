// A box of one's own is made, and its page opens.

import { made } from "../boxes.js";
import * as server from "../server.js";

/** @param {Parameters<typeof server.makeBox>[0]} wish */
export async function openNew(wish) {
  const { box } = await server.makeBox(wish);
  made.add(box);
  location.hash = `#/boxes/${box}`;
}
