// Arrows on a table: from where a decision begins to where it leads.

import { changes } from "./ghosts.js";
import { walk } from "./speech.js";

/** @typedef {import("./types").TableNode} TableNode */
/** @typedef {import("./types").Piece} Piece */
/** @typedef {{x: number, y: number}} Point */

/** A decision to be shown: the piece that it is about, if any, the table after it, if that is known, and whose it is.
 * @typedef {{word: string, piece: string, later: TableNode | null, seat: number}} Shown
 */

const SHORT = 24; // an arrow that is shorter shows nothing

/** The ids of all that lies on a seat's board.
 * @param {TableNode} tree @param {number} seat @returns {Set<string>}
 */
function boardOf(tree, seat) {
  const board = tree.children?.find(({ values }) => values && "mine" in values && values.seat === seat);
  return new Set(board ? [...walk(board)].map((node) => node.id) : []);
}

/** @param {Piece[]} pieces @returns {Map<string, Piece>} */
const byId = (pieces) => new Map(pieces.filter(({ node }) => node).map((each) => [each.node?.id ?? each.id, each]));

/** @param {Point} one @param {Point} other */
const apart = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/** Where the arrow of a decision begins and ends: what moves goes along it; else it leads from the piece that is chosen
 * to what comes of it on the seat's own board; and if nothing does, from that board to the piece.
 * @param {Shown} shown @param {TableNode} tree @param {Piece[]} now the pieces as they lie
 * @param {Piece[]} laid and as they would
 * @returns {{from: Point, to: Point} | null}
 */
export function arrowOf({ piece, later: then, seat }, tree, now, laid) {
  const [here, there] = [byId(now), byId(laid)];
  const chosen = here.get(piece);
  const own = boardOf(then ?? tree, seat);
  const found = then ? changes(tree, then) : new Map();
  /** @param {string} kind @returns {string[]} */
  const ids = (kind) => [...found].filter(([id, change]) => change === kind && there.has(id)).map(([id]) => id);
  const place = (/** @type {string} */ id) => /** @type {Piece} */ (there.get(id));
  const moved = ids("moves")
    .filter((id) => here.has(id))
    .map((id) => ({ id, from: /** @type {Piece} */ (here.get(id)), to: place(id) }))
    .sort((one, other) => Number(other.id === piece) - Number(one.id === piece) || far(other) - far(one));
  if (moved.length) return line(moved[0].from, moved[0].to);
  const comes = [...ids("comes"), ...ids("alters")].filter((id) => id !== piece);
  const gain = comes.find((id) => own.has(id)) ?? comes[0];
  if (chosen && gain) return line(chosen, place(gain));
  const board = now.filter(({ node }) => node && own.has(node.id));
  if (chosen && board.length && !own.has(piece)) return line(nearest(board, chosen), chosen);
  return null;
}

/** @param {{from: Point, to: Point}} way */
const far = ({ from, to }) => apart(from, to);

/** @param {Piece[]} pieces @param {Point} to */
const nearest = (pieces, to) => pieces.reduce((best, each) => (apart(each, to) < apart(best, to) ? each : best));

/** @param {Point} from @param {Point} to */
function line(from, to) {
  if (apart(from, to) < SHORT) return null;
  return { from: { x: from.x, y: from.y }, to: { x: to.x, y: to.y } };
}

/** The way of an arrow as SVG draws it: bent a little, so that two between the same places are told apart.
 * @param {Point} from @param {Point} to @param {number} bend
 */
export function bent(from, to, bend) {
  const [x, y] = [(from.x + to.x) / 2 - (to.y - from.y) * bend, (from.y + to.y) / 2 + (to.x - from.x) * bend];
  const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  return `M${round(from.x)} ${round(from.y)} Q${round(x)} ${round(y)} ${round(to.x)} ${round(to.y)}`;
}
