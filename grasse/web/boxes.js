// A box as a form: its parts and rows, how each kind of value is read and written, and what is drawn beside it.

/** @typedef {import("./types").OwnBox} OwnBox */
/** @typedef {import("./types").BoxField} BoxField */
/** @typedef {import("./types").BoxFault} BoxFault */
/** @typedef {{place: string, name: string, origin: string, changed: boolean, fields: BoxField[]}} FormRow */
/** @typedef {{part: string, rows: FormRow[], faults: number}} FormPart */

/** @typedef {Record<string, import("./types").BoxPiece>} BoxPieces */

/** Fields that say which tile it is rather than what it does: they stay as they are. */
const SILENT = ["measure", "family"];

/** The part of a box in which a place is: its steps without numbers, down to the row.
 * @param {string} row
 */
export const partOf = (row) =>
  row
    .split("/")
    .filter((step) => !/^\d+$/.test(step))
    .join("/");

/** The row in which a field is: up to the last number, or the table around it.
 * @param {string} place
 */
export function rowOf(place) {
  const steps = place.split("/");
  const at = steps.findLastIndex((step) => /^\d+$/.test(step));
  return steps.slice(0, at < 0 ? -1 : at + 1).join("/");
}

/** The parts of a box with their rows and fields: what can be drawn first, then the others in the order of the file.
 * @param {Pick<OwnBox, "fields" | "rows" | "faults">} box @param {BoxPieces} drawn @returns {FormPart[]}
 */
export function partsOf({ fields, rows, faults }, drawn) {
  /** @type {Map<string, FormRow>} */
  const known = new Map(rows.map((row) => [row.place, { ...row, fields: [] }]));
  for (const field of fields)
    if (!SILENT.includes(lastOf(field.place))) known.get(rowOf(field.place))?.fields.push(field);
  /** @type {Map<string, FormPart>} */
  const parts = new Map();
  for (const row of known.values()) {
    if (!row.fields.length) continue;
    const part = partOf(row.place);
    const found = parts.get(part) ?? { part, rows: [], faults: 0 };
    found.rows.push(row);
    found.faults += row.fields.reduce((sum, { place }) => sum + faultsAt(faults, place).length, 0);
    parts.set(part, found);
  }
  const order = Object.keys(drawn);
  const rank = (/** @type {string} */ part) => (order.includes(part) ? order.indexOf(part) : order.length);
  return [...parts.values()].sort((one, other) => rank(one.part) - rank(other.part));
}

/** Where the values of a row come from, as it is told: whoever wrote others by hand has not seen them on a tile.
 * @param {FormRow} row
 */
export const originOf = ({ origin, changed }) => (changed && origin !== "owner" ? "changed" : origin);

/** The row in which a fault is, the innermost one: a table may have rows, and fields of its own.
 * @param {OwnBox["rows"]} rows @param {string} place
 */
export const rowAt = (rows, place) =>
  rows
    .filter((row) => place.startsWith(`${row.place}/`))
    .sort((one, other) => other.place.length - one.place.length)[0];

/** Boxes that were made since the page was opened, and that nobody has looked at yet.
 * @type {Set<string>}
 */
export const made = new Set();

/** The last step of a place: the name of a field.
 * @param {string} place
 */
export const lastOf = (place) => place.split("/").at(-1) ?? "";

/** The faults of a field: those at its place, and below it.
 * @param {BoxFault[]} faults @param {string} place
 */
export const faultsAt = (faults, place) =>
  faults.filter((fault) => fault.place === place || fault.place.startsWith(`${place}/`));

/** The faults that no field of the form shows.
 * @param {Pick<OwnBox, "fields" | "faults">} box
 */
export const otherFaults = ({ fields, faults }) => {
  const shown = fields.filter(({ place }) => !SILENT.includes(lastOf(place)));
  return faults.filter((fault) => !shown.some(({ place }) => faultsAt([fault], place).length));
};

/** How many of each of the known words a value has: of a list, of a table or of letters.
 * @param {BoxField} field @returns {Record<string, number>}
 */
export function countsOf({ kind, known, value }) {
  if (kind === "counts" && value && typeof value === "object" && !Array.isArray(value))
    return Object.fromEntries(known.map((word) => [word, Number(/** @type {any} */ (value)[word] ?? 0)]));
  const words = Array.isArray(value) ? value : kind === "letters" ? [...String(value ?? "")] : [];
  return Object.fromEntries(known.map((word) => [word, words.filter((each) => each === word).length]));
}

/** The value that has this many of each; nothing stands there if it may be left out.
 * @param {BoxField} field @param {Record<string, number>} counts
 */
export function withCounts({ kind, known, place }, counts) {
  if (kind === "counts") return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  const words = known.flatMap((word) => Array(Math.max(0, counts[word] ?? 0)).fill(word));
  if (kind === "letters") return words.join("");
  return words.length || lastOf(place) !== "scents" ? words : null;
}

/** What somebody typed as a number; anything else stays as it was typed, for the check to tell.
 * @param {string} typed
 */
export function numberOf(typed) {
  if (!typed.trim()) return null;
  return /^\s*-?\d{1,9}\s*$/.test(typed) ? Number(typed) : typed.trim().slice(0, 60);
}

/** Pairs as they are typed: "1: 2, 3: 4".
 * @param {unknown} value
 */
export const pairsText = (value) =>
  Array.isArray(value)
    ? value.map((pair) => (Array.isArray(pair) ? pair.join(": ") : String(pair))).join(", ")
    : String(value ?? "");

/** @param {string} typed */
export function pairsOf(typed) {
  const pairs = typed.split(",").map((pair) => pair.split(":").map((part) => part.trim()));
  const fits = pairs.every((pair) => pair.length === 2 && pair.every((part) => /^\d{1,6}$/.test(part)));
  return fits ? pairs.map((pair) => pair.map(Number)) : typed.slice(0, 60);
}

/** What is drawn beside a row, or nothing.
 * @param {FormRow} row @param {OwnBox["faces"]} faces @param {BoxPieces} drawn
 */
export function pieceOf({ place, name, fields }, faces, drawn) {
  const found = drawn[partOf(place)];
  if (!found) return null;
  const { noun, zoom, make, ...piece } = found;
  const node = make ? make(name, fields) : faces[`${noun} ${name}`];
  return node ? { piece: { ...piece, node }, zoom } : null;
}

/** Rows of which ours are reconstruction, as far as they can be seen and changed, in the order of the parts.
 * @param {FormPart[]} parts
 */
export const guessed = (parts) => parts.flatMap(({ rows }) => rows).filter(({ origin }) => origin === "reconstruction");

/** How many rows somebody has compared with their own copy.
 * @param {FormPart[]} parts
 */
export const compared = (parts) => parts.flatMap(({ rows }) => rows).filter(({ origin }) => origin === "owner").length;
