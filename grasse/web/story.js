// What happened, told so that one can follow it: a line for what one seat did in a row, not a flood.

import { SUBJECT, walk } from "./speech.js";

/** @typedef {import("./types").GameEvent} GameEvent */
/** @typedef {import("./types").GameInfo} GameInfo */
/** @typedef {import("./types").TableNode} TableNode */
/** @typedef {import("./speech.js").Speech} Speech */
/** @typedef {{text: string, event: GameEvent, times: number}} Part */
/** @typedef {{seat: number, parts: Part[], first: number, asks: number}} Line */

/** Adds what happened, and takes out what was undone; what happened to the chairs stays.
 * @param {GameEvent[]} story @param {GameEvent[]} news @param {GameInfo} game
 */
export function addEvents(story, news, game) {
  let told = [...story];
  for (const event of news) {
    if (event.name === "taken_back") {
      const last = Number(event.values.number);
      told = told.filter((each) => each.number <= last || !(each.name in game.events));
    }
    told.push(event);
  }
  return told;
}

/** Whether a chapter of the story begins with an event: a round, a day.
 * @param {GameEvent} event @param {GameInfo} game
 */
export function beginsChapter(event, game) {
  return Boolean(game.events[event.name]?.chapter);
}

/** Whether nothing else is told in the same line.
 * @param {GameEvent} event @param {GameInfo} game
 */
const isAlone = (event, game) => beginsChapter(event, game) || !(event.name in game.events);

/** Whose line an event is told in: what speaks of the whole table, or names its seat itself, is nobody's.
 * @param {GameEvent} event @param {Speech} speech
 */
const seatOf = (event, speech) => (event.name in speech.game.events || wantsName(event, speech) ? event.seat : 0);

/** How many lines tell how the table was laid: all before the first chapter.
 * @param {Line[]} lines @param {GameInfo} game
 */
export function setupLines(lines, game) {
  return Math.max(
    0,
    lines.findIndex((line) => beginsChapter(line.parts[0].event, game)),
  );
}

/** A line in short: the parts that brought points, or what was done last; and the points.
 * @param {Line} line @param {GameInfo} game
 */
export function gistOf(line, game) {
  const value = (/** @type {GameEvent} */ event) => Number(event.values[game.events[event.name]?.points ?? ""] ?? 0);
  const own = line.parts.filter((part) => part.event.seat === line.seat);
  const scoring = own.filter((part) => value(part.event) !== 0);
  const points = scoring.reduce((sum, part) => sum + value(part.event) * part.times, 0);
  const told = scoring.length ? scoring : own.slice(-1);
  return { parts: told, points };
}

/** What is told, and how often.
 * @param {Part} part
 */
export const timesText = ({ text, times }) => (times > 1 ? `${text} ×${times}` : text);

/** The story as lines: what one seat did in a row, and what came of it, is one line; what it did again is counted.
 *
 * A line `asks` for the first choice of a bot in it, by its number; 0 if there was none.
 * @param {GameEvent[]} events @param {Speech} speech
 * @returns {Line[]}
 */
export function tellStory(events, speech) {
  /** @type {Line[]} */
  const lines = [];
  const { game } = speech;
  for (const event of events) {
    const alone = isAlone(event, game);
    let line = lines.at(-1);
    const follows = line && (line.seat === event.seat || (event.seat === 0 && line.seat > 0));
    if (!line || !follows || alone || isAlone(line.parts[0].event, game)) {
      line = { seat: seatOf(event, speech), parts: [], first: event.number, asks: 0 };
      lines.push(line);
    }
    if (event.why && event.seat === line.seat) line.asks ||= event.number;
    const text = sentence(event, speech);
    const before = line.parts.at(-1);
    if (before && before.text === text) {
      before.times += 1;
      before.event = event;
    } else {
      line.parts.push({ text, event, times: 1 });
    }
  }
  return lines;
}

/** An event as it stands beside the name of its seat.
 * @param {GameEvent} event @param {Speech} speech
 */
export function sentence(event, speech) {
  const said = speech.event(event, SUBJECT);
  const text = said.startsWith(SUBJECT) ? said.slice(1).trimStart() : said.replaceAll(SUBJECT, speech.seat(event.seat));
  return text.charAt(0).toLocaleUpperCase(speech.words.language) + text.slice(1);
}

/** Whether the sentence of an event is to be read after the name of its seat: "Rose" "Passes".
 * @param {GameEvent} event @param {Speech} speech
 */
export function wantsName(event, speech) {
  return event.seat > 0 && speech.event(event, SUBJECT).startsWith(SUBJECT);
}

/** The piece of the table that an event speaks of, if it is there.
 * @param {GameEvent} event @param {TableNode | null} tree
 */
export function pieceOf(event, tree) {
  if (!tree) return undefined;
  const said = Object.entries(event.values).filter(([, value]) => value !== null);
  const nodes = [...walk(tree)];
  for (const [noun, value] of said) {
    const own = nodes.find((node) => node.id === `${noun} ${value}` || node.id === `${noun} ${event.seat}.${value}`);
    if (own) return own;
  }
  for (const [noun, value] of said) {
    const alike = nodes.find((node) => typeof value === "string" && node.values?.[noun] === value);
    if (alike) return alike;
  }
  return nodes.find((node) => event.seat > 0 && node.values?.seat === event.seat && node.children);
}

/** Where the points of a seat came from: every kind of event that brings points, how often it did, and the sum.
 * @param {GameEvent[]} events @param {number} seat @param {GameInfo} game
 */
export function addUp(events, seat, game) {
  const sources = Object.entries(game.events).filter(([, kind]) => kind.points);
  return sources.map(([name, { clause, points }]) => {
    const mine = events.filter((event) => event.name === name && event.seat === seat);
    const sum = mine.reduce((sum, event) => sum + Number(event.values[points] ?? 0), 0);
    return { name, clause, times: mine.length, sum };
  });
}
