// The figures of a review: where its curve goes, which moment is meant, and sums that add up as they are shown.

/** @typedef {import("./types").Moment} Moment */
/** @typedef {import("./types").Account} Account */
/** @typedef {{kind: string, seat: number, amount: number, from: number, to: number}} Bar */

export const SIZES = ["inaccuracy", "mistake", "blunder"]; // the worst one last

/** A share in whole percent.
 * @param {number} share
 */
export const percent = (share) => Math.round(share * 100);

const UNDER = { inaccuracy: 4, mistake: 9 }; // percent; the next one has its own name

/** What a decision cost, in whole percent; never rounded up to where a worse name begins.
 * @param {{cost: number, size: string}} judgement
 */
export const costOf = ({ cost, size }) =>
  Math.min(percent(cost), UNDER[/** @type {keyof typeof UNDER} */ (size)] ?? 100);

/** A number with its sign: +3, −2, 0.
 * @param {number} number
 */
export const signed = (number) => (number > 0 ? `+${number}` : number < 0 ? `−${-number}` : "0");

/** How many moments the match has, as far as this can be known while they are looked for.
 * @param {import("./types").ReviewState} state
 */
export function totalOf({ status, done, moments }) {
  return status === "done" || !done ? moments.length : Math.max(moments.length, Math.round(moments.length / done));
}

/** A seat's chance along the match, as points of moment and chance.
 *
 * From moment to moment the line is what was decided or drawn; where it jumps, a later look says otherwise.
 * @param {Moment[]} moments @param {number} seat counts from 1 @param {number} [final] its chance after the end
 * @returns {[number, number][]}
 */
export function curveOf(moments, seat, final) {
  /** @type {[number, number][]} */
  const points = moments.flatMap(({ before, after }, at) => [
    [at, before[seat - 1]],
    [at + 1, after[seat - 1]],
  ]);
  return final === undefined ? points : [...points, [moments.length, final]];
}

/** Points as a path within an area: the first moment at its left, a chance of 1 at its top.
 * @param {[number, number][]} points @param {number} total @param {{x: number, y: number, w: number, h: number}} area
 */
export function pathOf(points, total, { x, y, w, h }) {
  const place = (/** @type {number} */ value) => Math.round(value * 10) / 10;
  return points
    .map(
      ([at, chance], n) => `${n ? "L" : "M"}${place(x + (w * at) / Math.max(1, total))} ${place(y + h * (1 - chance))}`,
    )
    .join("");
}

/** The moment that lies at a share of the width of a curve, or the nearest that is known.
 * @param {number} share 0 is its left, 1 its right @param {number} total @param {number} known how many are known
 */
export const momentAt = (share, total, known) => Math.max(0, Math.min(Math.floor(share * total), known - 1));

/** The moment that a decision belongs to: the last that began before it is made.
 * @param {Moment[]} moments @param {number} number decisions before it
 */
export const momentOf = (moments, number) =>
  Math.max(
    0,
    moments.findLastIndex((moment) => moment.number <= number),
  );

/** Where on the curve the rounds begin.
 * @param {Moment[]} moments @param {{number: number, round: number}[]} rounds
 */
export function roundMarks(moments, rounds) {
  const last = moments.at(-1)?.until ?? 0;
  return rounds
    .filter(({ number }) => number <= last)
    .map(({ number, round }) => ({ round, at: moments.findIndex((moment) => moment.until > number) }))
    .filter(({ at }) => at >= 0);
}

/** Whether something clearly better was found for a decision, whoever made it.
 * @param {Moment} moment
 */
export const isCostly = ({ judgement }) => Boolean(judgement && judgement.size !== "none");

/** Whether a moment is a mistake of any size: what a bot that stood in decided is nobody's.
 * @param {Moment} moment
 */
export const isMistake = (moment) => isCostly(moment) && !moment.stood_in;

/** The next mistake of a seat, or of any, from a moment on in this direction; -1 if there is none.
 * @param {Moment[]} moments @param {number} at @param {number} direction 1 or -1 @param {number} [seat]
 */
export function nextMistake(moments, at, direction, seat = 0) {
  for (let place = at + direction; place >= 0 && place < moments.length; place += direction)
    if (isMistake(moments[place]) && (!seat || moments[place].seat === seat)) return place;
  return -1;
}

/** The places of the mistakes of a seat, or of all; the costliest first.
 * @param {Moment[]} moments @param {number} [seat]
 */
export function mistakesOf(moments, seat = 0) {
  const cost = (/** @type {number} */ place) => moments[place].judgement?.cost ?? 0;
  return moments
    .map((_, place) => place)
    .filter((place) => isMistake(moments[place]) && (!seat || moments[place].seat === seat))
    .sort((one, other) => cost(other) - cost(one) || one - other);
}

/** What a moment changed for each seat, in whole percent.
 * @param {Moment} moment
 */
export const changesOf = ({ before, after }) => before.map((chance, at) => percent(after[at] - chance));

/** The points that each seat is expected to end with, before a moment and after it.
 * @param {Moment} moment @returns {[number, number][]}
 */
export const pointsOf = ({ points_before, points_after }) =>
  points_before.map((points, at) => [Math.round(points), Math.round(points_after[at])]);

/** Rounds parts so that they still add up to a whole number: those that lose most by it are rounded the other way.
 * @param {number[]} parts @param {number} sum
 */
export function addsUp(parts, sum) {
  const told = parts.map((part) => Math.round(part) + 0); // 0, never -0
  for (;;) {
    const missing = sum - told.reduce((all, part) => all + part, 0);
    if (!missing || !parts.length) return told;
    const way = Math.sign(missing);
    const loses = parts.map((part, at) => way * (part - told[at]));
    told[loses.indexOf(Math.max(...loses))] += way;
  }
}

/** A seat's ledger in whole percent, one bar after the other from its first chance to its last.
 * @param {Account} account @returns {{initial: number, final: number, bars: Bar[]}}
 */
export function barsOf({ seat, initial, final, own, others, stand_ins, luck, revisions }) {
  const seats = [seat, ...others.map((_, at) => at + 1).filter((each) => each !== seat)];
  const kinds = [
    ...seats.flatMap((who) => [
      who === seat ? { kind: "own", seat, amount: own } : { kind: "other", seat: who, amount: others[who - 1] },
      ...(stand_ins[who - 1] ? [{ kind: "bot", seat: who, amount: stand_ins[who - 1] }] : []),
    ]),
    { kind: "luck", seat: 0, amount: luck },
    { kind: "revisions", seat: 0, amount: revisions },
  ];
  const [first, last] = [percent(initial), percent(final)];
  const told = addsUp(
    kinds.map((each) => each.amount * 100),
    last - first,
  );
  let now = first;
  const bars = kinds.map((each, at) => {
    const from = now;
    now += told[at];
    return { ...each, amount: told[at], from, to: now };
  });
  return { initial: first, final: last, bars };
}

/** The stretch of percent that the bars of some ledgers need: beyond 0 and 100 where a sum goes there on its way.
 * @param {Bar[]} bars
 */
export function stretchOf(bars) {
  const places = bars.flatMap(({ from, to }) => [from, to]);
  return { least: Math.min(0, ...places), most: Math.max(100, ...places) };
}

/** Names of what happened in a row, each once, with how often it did.
 * @param {string[]} names @returns {string[]}
 */
export function inARow(names) {
  const counts = new Map();
  for (const name of names.filter(Boolean)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count > 1 ? `${name} ×${count}` : name));
}

/** A decision and a better one, each with its word; the same one is told once.
 * @param {import("./types").Judgement | null | undefined} judgement @returns {[number, string][]}
 */
export function decisionsOf(judgement) {
  if (!judgement) return [];
  const { chosen, best } = judgement;
  return chosen === best
    ? [[chosen, "played"]]
    : [
        [chosen, "played"],
        [best, "better"],
      ];
}

/** The pieces that decisions are about, by their ids; what has no piece on the table is left out.
 * @param {[number, string][]} decisions with their words @param {import("./types").TableNode} tree
 * @param {import("./speech.js").Speech} speech @returns {Map<string, string[]>}
 */
export function marksOf(decisions, tree, speech) {
  /** @type {Map<string, string[]>} */
  const marks = new Map();
  for (const [action, word] of decisions) {
    const id = speech.carrier(action, tree)?.id;
    if (id) marks.set(id, [...(marks.get(id) ?? []), word]);
  }
  return marks;
}

/** The same as arrows, with the tables that they lead to, as far as these are known.
 * @param {[number, string][]} decisions @param {import("./types").TableNode} tree
 * @param {Map<number, import("./types").TableNode | null>} thens @param {number} seat
 * @param {import("./speech.js").Speech} speech @returns {import("./arrows.js").Shown[]}
 */
export function arrowsOf(decisions, tree, thens, seat, speech) {
  return decisions.map(([action, word]) => ({
    word,
    piece: speech.carrier(action, tree)?.id ?? "",
    later: thens.get(action) ?? null,
    seat,
  }));
}

/** Why a decision was a mistake, in a sentence.
 * @param {import("./types").MistakeReason} why @param {import("./speech.js").Speech} speech
 */
export function whyText({ id, points, source, seat, count }, speech) {
  const words = count ? `gain-${source}` : `scoring-${source}`;
  return speech.say(id, {
    points: Math.max(1, Math.round(points)),
    source: source ? speech.say(words, { count: Math.max(1, Math.round(count ?? 0)) }) : "",
    seat: seat ? speech.seat(seat) : "",
  });
}
