// The table itself: everybody's board at a glance, and the picture or the list below it.

import { html } from "../vendor/lit.js";
import { settings } from "../settings.js";
import "./glance.js";
import "./list.js";
import "./picture.js";

/** Whether a table is shown as a list: on wish, or because there is no picture of its game.
 * @param {import("../types").PictureModule | null} picture
 */
export const asList = (picture) => settings.view === "list" || !picture;

/** A table at which nothing is asked any more.
 * @param {import("../types").TableNode} node @returns {import("../types").TableNode}
 */
export function unlit(node) {
  return { ...node, actions: [], clause: 0, children: node.children?.map(unlit) };
}

/** The parts fire `board`, `decide`, `why` and `piece`.
 * @param {import("./loaded.js").Loaded} loaded @param {import("../speech.js").Speech} speech
 * @param {{tree: import("../types").TableNode, turn: number, own: number, told?: string, chosen?: string,
 *   marks?: Map<string, string[]>, arrows?: import("../arrows.js").Shown[],
 *   gains?: Map<number | string, import("../prospects.js").Gain>,
 *   ghost?: import("../types").TableNode | null,
 *   ways?: Record<string, number[][]>, news?: Map<string, unknown>}} table
 */
export function stage(
  { words, picture },
  speech,
  {
    tree,
    turn,
    own,
    told = "",
    chosen = "",
    marks = new Map(),
    arrows = [],
    gains = new Map(),
    ghost = null,
    ways = {},
    news = new Map(),
  },
) {
  const list = asList(picture);
  return html`
    <grasse-glance class=${list ? "" : "for-phones"} .words=${words} .speech=${speech} .tree=${tree} .turn=${turn}
      .own=${own}></grasse-glance>
    ${
      list
        ? html`<grasse-list .words=${words} .speech=${speech} .tree=${tree} .told=${told}
          .gains=${gains} .ways=${ways} .marks=${marks}></grasse-list>`
        : html`<grasse-picture .speech=${speech} .tree=${tree} .module=${picture} .chosen=${chosen}
          .told=${told} .gains=${gains} .ghost=${ghost}
          .ways=${ways} .marks=${marks} .arrows=${arrows} .news=${news}></grasse-picture>`
    }`;
}
