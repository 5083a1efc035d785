// What the people and bots at a table are called.

/** @typedef {import("./types").Chair} Chair */
/** @typedef {import("./words.js").Words} Words */

/** What a bot is called: its level in words.
 * @param {Words} words @param {string} player
 */
export function playerName(words, player) {
  const key = `player-${player}`;
  return words.has(key) ? words.say(key) : player;
}

/** The bot that one plays against unless one says otherwise: the second level, or the last there is.
 * @param {import("./types").Games} games
 */
export function usualPlayer(games) {
  return games.players.find((player) => games.levels[player] === 2) ?? games.players.at(-1) ?? "";
}

/** Bots that are no level, and the levels that they are between, in every game and with any number of seats.
 * @type {Record<string, [number, number]>}
 */
const BETWEEN = { greedy: [2, 3] };

/** A bot that is a level, with its number: Bot 2 of 6; of any other, nothing.
 * @param {import("./types").Games} games @param {Words} words @param {string} player
 */
export function levelName(games, words, player) {
  const level = games.levels[player];
  const last = Math.max(...Object.values(games.levels));
  return level ? words.say("page-chair-level", { level, last, name: playerName(words, player) }) : "";
}

/** A bot by its level; one that is none by those between which it was measured (docs/ladder), or by its name alone.
 * @param {import("./types").Games} games @param {Words} words @param {string} player
 */
export function strengthName(games, words, player) {
  const [low, high] = BETWEEN[player] ?? [];
  const name = playerName(words, player);
  if (low) return words.say("lab-between-levels", { low, high, name });
  return levelName(games, words, player) || words.say("page-chair-bot", { name });
}

/** The bots to choose from, as one says them: the levels first, then those that are none.
 * @param {import("./types").Games} games @param {Words} words
 * @param {string} [rated] the game of a rated match, in which there are bots of its ladder only
 * @returns {[string, string][]}
 */
export function playerNames(games, words, rated = "") {
  const ladder = games.games?.find((game) => game.name === rated)?.ladder;
  const level = (/** @type {string} */ player) => games.levels[player] ?? 99;
  return games.players
    .filter((player) => ladder?.includes(player) ?? true)
    .sort((a, b) => level(a) - level(b))
    .map((player) => [
      player,
      levelName(games, words, player) || words.say("page-chair-bot", { name: playerName(words, player) }),
    ]);
}

// What the server calls somebody who said no name, as names are unique there: Lavanda 32899 (grasse/storage/people.py).
const GIVEN = /^(Iris|Jasmin|Lavanda|Mimosa|Neroli|Rosa|Tonka|Vetiver|Viola) \d{1,5}$/;

/** Whether nobody chose a name: the server gave it.
 * @param {string} name
 */
export const isGiven = (name) => GIVEN.test(name);

/** What whoever looks is called at their own table, if they have never said what they are called.
 * @param {Words} words
 */
export function namelessName(words) {
  const name = words.say("table-you");
  return name.charAt(0).toLocaleUpperCase(words.language) + name.slice(1);
}

/** The own seat, if whoever sits there has never said a name, and sits on no other: to themselves they are You.
 * @param {{seat: number, mine: boolean}[]} chairs @param {string} typed the name that was chosen in this browser
 */
export function namelessSeat(chairs, typed) {
  const own = chairs.filter(({ mine }) => mine);
  return !typed && own.length === 1 ? own[0].seat : 0;
}

/** The name of every seat; bots of one kind are numbered.
 * @param {Chair[]} chairs @param {Words} words @param {number} [nameless] the own seat, if no name was typed here
 */
export function seatNames(chairs, words, nameless = 0) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return [...chairs]
    .sort((a, b) => a.seat - b.seat)
    .map((chair) => {
      const open = chair.kind === "open" ? words.say("page-open-chair") : words.say("seat-name", { seat: chair.seat });
      const isNobodys = chair.name === words.say("page-guest") || isGiven(chair.name);
      const person = chair.seat === nameless && isNobodys ? namelessName(words) : chair.name || open;
      const name = chair.kind === "bot" ? playerName(words, chair.bot) : person;
      const times = (known.get(name) ?? 0) + 1;
      known.set(name, times);
      return times > 1 ? `${name} ${times}` : name;
    });
}

/** A span of time as one says it: 2:05, 3 h, 2 d, 2 d 23 h.
 * @param {number} seconds @param {Words} words
 */
export function spanName(seconds, words) {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours] = [Math.floor(whole / 86400), Math.floor(whole / 3600)];
  if (days >= 2) {
    const rest = hours - 24 * days; // without them, three days less a second would be two
    return words.say("page-days", { days }) + (rest ? ` ${words.say("page-hours", { hours: rest })}` : "");
  }
  if (hours >= 2) return words.say("page-hours", { hours });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

/** Whether another person sits at a table.
 * @param {import("./types").Table} table
 */
export const withPeople = ({ chairs, seat }) => chairs.some((chair) => chair.kind === "person" && chair.seat !== seat);
