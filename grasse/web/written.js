// What an entry of a match tells when nobody can play the match any more: pure functions.

/** @typedef {import("./types").Written["entries"][number]} Entry */

// What happened by these entries, as the story tells it; their other kinds say nothing to a reader.
const EVENTS = /** @type {Record<string, string>} */ ({
  joined: "person_sat_down",
  left: "bot_sat_down",
  returned: "person_came_back",
  back: "taken_back",
  hints: "hints_agreed",
  closed: "match_closed",
});
const DECISIONS = new Set(["decided", "along", "by_bot", "forced", "drawn"]);

/** The entries that are worth a line.
 * @param {Entry[]} entries
 */
export const readable = (entries) => entries.filter(({ kind }) => kind in EVENTS || DECISIONS.has(kind));

/** Whether somebody decided this, or luck did; else it tells of the table, and names whom it is about.
 * @param {Entry} entry
 */
export const isDecision = ({ kind }) => DECISIONS.has(kind);

/** An entry in words. Actions have names only as long as the rules are those that it was written by.
 * @param {Entry} entry @param {import("./speech.js").Speech} speech @param {boolean} named
 */
export function lineOf({ kind, seat, value }, speech, named) {
  if (kind === "back") return speech.say("event-taken_back", { seat: speech.seat(seat), decisions: value ?? 1 });
  if (kind in EVENTS) return speech.event({ number: 0, name: EVENTS[kind], seat, values: {} });
  if (value === null) return speech.say("page-written-hidden");
  const action = named ? speech.game.actions[value] : undefined;
  return (
    (action && (speech.tryLabel(value, null) || action.name)) || speech.say("page-written-action", { action: value })
  );
}
