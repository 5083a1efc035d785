// Redoes the proof that a record has of its luck, with nothing but the record: docs/fairness.md.

import { hashOf, sealOf } from "./hashes.js";

const REMARK = /^# (match|hash|secret|forked|luck|began|pledges|day): (\S+)\s*$/;
const PLEDGE = /^# pledge: (\d+) (\d+) ([0-9a-f]{64})\s*$/;
const BACK = /^# taken_back: (\d+) (\d+) (\d+) (\d+)\s*$/;
const DRAWN = /^# (\d+) (\d+) drawn (\d+) (\d+) (\d+)\s*$/;
const DAILY = /^# (\d+) (\d+) drawn ((\d+):(\S+):(\d+)) (\d+) (\d+) ([\d=,]+)\s*$/;
const CHOSEN = /^# (\d+) (\d+) (decided|by_bot|forced) (-|[0-9a-f]{64})\s*$/;
const DECISION = /^\s*(\d+) (chance|seat (\d+)) (.*?)\s*$/;
const FIELD = /^(game|box|players|seats): *(.*?)\s*$/;
const NEEDED = ["match", "hash", "secret", "forked"];

/** What a record says: all of it is text or numbers, and nothing of it is believed yet.
 * @typedef {object} Told
 * @property {Record<string, string>} fields
 * @property {{seat: number, words: string}[]} decisions seat 0 is chance
 * @property {Map<number, Step>} steps
 * @property {{seat: number, pledge: string}[]} pledges
 * @property {{seat: number, before: number, count: number, drawn: number}[]} undone
 */
/** @typedef {{action: number, kind: string, link: string, odds: bigint[], list?: List}} Step */
/** A list of the day that an outcome comes from: chapter, source, and how often that was drawn in the chapter.
 * @typedef {object} List
 * @property {string} stream
 * @property {number} chapter
 * @property {string} source
 * @property {number} number
 * @property {number} first
 * @property {number} size
 * @property {Map<number, bigint>} weights
 */

/** What is wrong with a record: a key of the words, and what it speaks of. */
export class Fault extends Error {
  /** @param {string} key @param {Record<string, number>} [values] */
  constructor(key, values = {}) {
    super(key);
    this.key = key;
    this.values = values;
  }
}

/** @param {string} text @returns {Told} */
export function read(text) {
  /** @type {Told} */
  const told = { fields: {}, decisions: [], steps: new Map(), pledges: [], undone: [] };
  for (const line of text.split(/\r?\n/)) readLine(line, told);
  return told;
}

/** @param {string} line @param {Told} told */
function readLine(line, told) {
  const field = FIELD.exec(line) ?? REMARK.exec(line);
  const pledge = PLEDGE.exec(line);
  const back = BACK.exec(line);
  const drawn = DRAWN.exec(line);
  const daily = DAILY.exec(line);
  const chosen = CHOSEN.exec(line);
  if (field) told.fields[field[1]] ??= field[2];
  else if (pledge) told.pledges.push({ seat: Number(pledge[1]), pledge: pledge[3] });
  else if (back) {
    const [seat, before, count, lucky] = back.slice(1).map(Number);
    told.undone.push({ seat, before, count, drawn: lucky });
  } else if (drawn) {
    const odds = drawn.slice(3).map(BigInt);
    told.steps.set(Number(drawn[1]), { action: Number(drawn[2]), kind: "drawn", link: "", odds });
  } else if (daily) {
    const step = { action: Number(daily[2]), kind: "drawn", link: "", odds: [], list: readList(daily) };
    told.steps.set(Number(daily[1]), step);
  } else if (chosen) {
    const link = chosen[4] === "-" ? "" : chosen[4];
    told.steps.set(Number(chosen[1]), { action: Number(chosen[2]), kind: chosen[3], link, odds: [] });
  } else {
    const decision = DECISION.exec(line.split("#")[0]);
    if (decision) told.decisions.push({ seat: Number(decision[3] ?? 0), words: decision[4] });
  }
}

/** @param {RegExpExecArray} found @returns {List} */
function readList([, , , stream, chapter, source, number, first, size, odds]) {
  const weights = odds.split(",").map((each) => each.split("="));
  return {
    ...{ stream, chapter: Number(chapter), source, number: Number(number), first: Number(first), size: Number(size) },
    weights: new Map(weights.map(([action, weight]) => [Number(action), BigInt(weight || 0)])),
  };
}

/** A decision as a record writes it.
 * @param {{name: string, arguments: Record<string, string | number>}} action
 */
export function written({ name, arguments: given }) {
  const inside = Object.values(given).join(", ");
  return inside ? `${name}(${inside})` : name;
}

/** Follows what each seat pledged, link by link. */
class Chains {
  /** @param {Told} told */
  constructor(told) {
    /** @type {Map<number, string[]>} */
    this.left = new Map();
    /** @type {Map<number, string>} */
    this.due = new Map();
    const all = new Set(told.pledges.map(({ pledge }) => pledge));
    if (all.size < told.pledges.length) throw new Fault("pledge", { seat: told.pledges[0].seat });
    for (const { seat, pledge } of told.pledges) this.left.set(seat, [...(this.left.get(seat) ?? []), pledge]);
  }

  /** @param {number} number @param {number} seat @param {string} link */
  follow(number, seat, link) {
    const found = hashOf(link);
    if (found !== this.due.get(seat)) {
      const left = this.left.get(seat) ?? [];
      if (!left.includes(found)) throw new Fault("link", { number, seat });
      this.left.set(seat, left.slice(left.indexOf(found) + 1));
    }
    this.due.set(seat, link);
  }
}

/** Whether a record is of a match that was played on a server, and as this browser was shown it.
 * @param {Told} told @param {import("./luck.js").Kept | null} kept
 */
function checkHead(told, kept) {
  const { fields } = told;
  if (!NEEDED.every((name) => name in fields)) throw new Fault("incomplete");
  if (!["1", "2", "3"].includes(fields.luck ?? "1")) throw new Fault("newer");
  if (hashOf(fields.secret) !== fields.hash) throw new Fault("hash");
  if (kept?.hash && kept.hash !== fields.hash) throw new Fault("kept");
  for (const [seat, pledges] of Object.entries(kept?.pledges ?? {})) {
    const said = told.pledges.filter((each) => each.seat === Number(seat)).map((each) => each.pledge);
    if (!pledges.every((pledge) => said.includes(pledge))) throw new Fault("pledge", { seat: Number(seat) });
  }
}

/** How many decisions come from elsewhere, and after how many the match began: the luck of these is not checked,
 * so they are no more than there are, nor than this browser was shown.
 * @param {Told} told @param {import("./luck.js").Kept | null} kept
 */
function takenOver({ fields, decisions }, kept) {
  const { forked, began = "0" } = fields;
  const most = Math.min(decisions.length, kept?.forked ?? Infinity);
  if (![forked, began].every((each) => /^\d+$/.test(each)) || Number(began) > Number(forked) || Number(forked) > most)
    throw new Fault("forked");
  return { forked: Number(forked), began: Number(began) };
}

/** @param {Told} told */
function firstPledges(told) {
  const { pledges = "-" } = told.fields;
  for (const [, seat, pledge] of pledges.matchAll(/(\d+)=([0-9a-f]{64})/g)) {
    const said = told.pledges.some((each) => each.seat === Number(seat) && each.pledge === pledge);
    if (!said) throw new Fault("pledge", { seat: Number(seat) });
  }
  return pledges === "-" ? "" : pledges;
}

/** @param {Told} told @param {number} number @param {{name: string, arguments: any}[] | null} actions */
function stepOf(told, number, actions) {
  const { seat, words } = told.decisions[number - 1];
  const step = told.steps.get(number);
  if (!step || (step.kind === "drawn") !== (seat === 0)) throw new Fault("steps", { number });
  const meant = actions?.[step.action];
  if (actions && (!meant || written(meant) !== words)) throw new Fault("steps", { number });
  return step;
}

/** Sees to it that the lists of a day are taken one after the other: none is passed over, and none comes twice. */
class Lists {
  constructor() {
    this.chapter = 0;
    /** @type {Map<string, number>} */
    this.taken = new Map();
  }

  /** @param {number} number of the decision @param {List} list */
  take(number, { chapter, source, number: at }) {
    if (chapter > this.chapter) this.taken.clear();
    if (chapter < this.chapter || at !== (this.taken.get(source) ?? 0)) throw new Fault("draw", { number });
    this.chapter = chapter;
    this.taken.set(source, at + 1);
  }
}

/** What a list of the day gives: the first outcome on it that is possible.
 * @param {string} secret @param {List} list
 */
export function outcomeOf(secret, { stream, first, size, weights }) {
  const largest = [...weights.values()].reduce((most, each) => (each > most ? each : most), 0n);
  for (let number = 0; largest > 0n && size > 0; number += 1) {
    const seal = sealOf(secret, `${stream}:${number}`);
    const action = first + Number(BigInt(`0x${seal.slice(0, 32)}`) % BigInt(size));
    if (BigInt(`0x${seal.slice(32)}`) * largest < (weights.get(action) ?? 0n) << 128n) return action;
    if (number > 100_000) break; // nothing of what is possible is on the list
  }
  return -1;
}

/** Draws everything of a record again; a Fault says what is wrong.
 * @param {string} text
 * @param {import("./luck.js").Kept | null} kept what this browser was shown of the match
 * @param {{name: string, arguments: any}[] | null} actions those of the game, if they are known here
 */
export function verify(text, kept, actions) {
  const told = read(text);
  checkHead(told, kept);
  const { match, secret } = told.fields;
  const { forked, began } = takenOver(told, kept);
  const shared = told.fields.luck === "2";
  const lists = told.fields.luck === "3" ? new Lists() : null;
  if (!told.steps.size) throw new Fault("bare");
  if (told.steps.size !== told.decisions.length) throw new Fault("steps", { number: told.decisions.length });
  const [chains, first, actionsSoFar] = [new Chains(told), firstPledges(told), /** @type {number[]} */ ([])];
  const shares = seatsOf(told);
  let mark = hashOf(match);
  let drawn = 0;
  for (let number = 1; number <= told.decisions.length; number += 1) {
    const step = stepOf(told, number, actions);
    if (number - 1 === began) mark = hashOf(`${mark}:${first}`);
    if (lists && step.kind === "drawn") {
      if (!step.list) throw new Fault("steps", { number });
      lists.take(number, step.list);
      if (outcomeOf(secret, step.list) !== step.action) throw new Fault("draw", { number });
      drawn += 1;
    } else if (number > forked && step.kind === "drawn") {
      const from = shared ? mark : actionsSoFar.join(",");
      checkDraw(number, step.odds, sealOf(secret, `${match}:${number - 1}:${from}`));
      drawn += 1;
    } else if (step.link) {
      const { seat } = told.decisions[number - 1];
      chains.follow(number, seat, step.link);
      shares[seat - 1].linked += 1;
    } else if (number > forked && step.kind === "decided") shares[told.decisions[number - 1].seat - 1].bare += 1;
    mark = hashOf(`${mark}:${step.action}:${step.link}`);
    actionsSoFar.push(step.action);
  }
  const day = lists ? (told.fields.day ?? "").replace(/^-$/, "") : ""; // or of a tournament
  return { told, shared, day, drawn, forked, shares, undone: told.undone, known: Boolean(kept?.hash) };
}

/** @param {Told} told */
function seatsOf(told) {
  return Array.from({ length: Number(told.fields.seats) || 0 }, (_, at) => ({
    seat: at + 1,
    linked: 0,
    bare: 0,
    pledges: told.pledges.filter(({ seat }) => seat === at + 1).length,
  }));
}

/** @param {number} number @param {bigint[]} odds all weights, those before, its own @param {string} seal */
function checkDraw(number, [whole, before, own], seal) {
  const fell = whole > 0n ? BigInt(`0x${seal}`) % whole : -1n;
  if (fell < before || fell >= before + own) throw new Fault("draw", { number });
}
