// What happened, told so that one can follow it: a line for what one seat did in a row, not a flood.

import { SUBJECT, walk } from "./speech.js";

/** @typedef {import("./types").GameEvent} GameEvent */
/** @typedef {import("./types").TableNode} TableNode */
/** @typedef {import("./speech.js").Speech} Speech */
/** @typedef {{text: string, event: GameEvent, times: number}} Part */
/** @typedef {{seat: number, parts: Part[], first: number}} Line */

/** Adds what happened, and takes out what was taken back.
 * @param {GameEvent[]} story @param {GameEvent[]} news
 */
export function addEvents(story, news) {
  let told = [...story];
  for (const event of news) {
    if (event.name === "taken_back") {
      const last = Number(event.values.number);
      told = told.filter((each) => each.number <= last || CHAIRS.has(each.name));
    }
    told.push(event);
  }
  return told;
}

const CHAIRS = new Set(["taken_back", "bot_sat_down", "person_came_back", "person_sat_down", "disagreed"]);

/** The story as lines: what one seat did in a row is one line, and what it did again is counted.
 * @param {GameEvent[]} events @param {Speech} speech
 * @returns {Line[]}
 */
export function tellStory(events, speech) {
  /** @type {Line[]} */
  const lines = [];
  for (const event of events) {
    const alone = event.name === "round_began" || CHAIRS.has(event.name);
    let line = lines.at(-1);
    if (!line || line.seat !== event.seat || alone || line.parts[0]?.event.name === "round_began") {
      line = { seat: event.seat, parts: [], first: event.number };
      lines.push(line);
    }
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
