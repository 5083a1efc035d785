// Talks to the server: docs/protocol.md, and nothing else of the page does.

import { Copy } from "./wire.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").ChatLine} ChatLine */

/** What somebody at a table wants to hear of it.
 * @typedef {object} Hears
 * @property {(table: Table) => void} table
 * @property {(lines: ChatLine[]) => void} chat
 * @property {(hint: import("./types").Hint) => void} hint
 * @property {(why: import("./types").Why) => void} why
 * @property {(preview: import("./types").Preview) => void} preview
 * @property {(refused: any) => void} refused
 * @property {(here: boolean) => void} here
 */

/** The server said no; `reason` is a key of the words. */
export class Refusal extends Error {
  /** @param {string} reason @param {string} detail @param {import("./types").Besides | null} [besides] */
  constructor(reason, detail, besides = null) {
    super(detail);
    this.reason = reason;
    this.besides = besides; // what can be said, too
  }
}

/** Tells the page that the server is there again, perhaps another one. */
const comeBack = () => dispatchEvent(new CustomEvent("grasse-back"));
let away = false; // whether the last question went into the void

/** The version of the page that the server has now. */
export async function pageVersion() {
  return (await fetch("/", { method: "HEAD", cache: "no-store" })).headers.get("grasse-version") ?? "";
}

const SOON = 1500; // milliseconds between two looks at whether a game is ready

/** @param {boolean} detail whether somebody waits for a game */
const tellWaiting = (detail) => dispatchEvent(new CustomEvent("grasse-preparing", { detail }));

/** Asks, and asks again when another game is ready, as long as this one is not: `grasse-preparing` tells the page.
 * @param {string} method @param {string} path @param {unknown} body
 */
async function ask(method, path, body) {
  let unready = "";
  for (;;) {
    try {
      const answer = await askOnce(method, path, body);
      tellWaiting(false);
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== "not_ready") {
        tellWaiting(false);
        throw error;
      }
      tellWaiting(true);
      unready = await untilReady(unready);
    }
  }
}

/** Waits until other games are being prepared than *before*; answers with those. To ask for a match again and again
 * meanwhile would use up what an hour allows, and then none could be opened.
 * @param {string} before
 */
async function untilReady(before) {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, SOON));
    const { preparing } = await (await askOnce("GET", "/api/lobby", undefined)).json();
    const unready = preparing.join();
    if (!unready || unready !== before) return unready;
  }
}

/** @param {string} method @param {string} path @param {unknown} body */
async function askOnce(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    away = true;
    throw new Refusal("offline", path);
  }
  if (away) comeBack();
  away = false;
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({}));
    throw new Refusal(said.reason ?? "failed", said.detail ?? `${path}: ${answer.status}`, said.besides);
  }
  return answer;
}

/** @param {string} path */
const get = async (path) => (await ask("GET", path, undefined)).json();
/** @param {string} path @param {unknown} [body] */
const post = async (path, body) => (await ask("POST", path, body)).json();

/** @type {Map<string, Promise<any>>} */
const kept = new Map();
/** What does not change while the page is open is asked for once.
 * @param {string} path @param {() => Promise<any>} load
 */
function once(path, load) {
  let found = kept.get(path);
  if (!found) {
    found = load();
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

/** The games there are; the server has put them into the page already.
 * @returns {Promise<import("./types").Games>}
 */
export const games = () =>
  once("/api/games", async () => {
    const told = document.getElementById("games")?.textContent;
    return told ? JSON.parse(told) : get("/api/games");
  });
/** A game as it is played with a box, of which this is the hash.
 * @param {string} name @param {string} box @returns {Promise<import("./types").GameInfo>}
 */
export const game = (name, box) => once(`game ${name} ${box}`, () => get(`/api/games/${name}?box=${box}`));
/** How a game is played, in a language.
 * @param {string} name @param {string} language @returns {Promise<import("./types").How>}
 */
export const how = (name, language) => once(`how ${name} ${language}`, () => get(`/api/games/${name}/how/${language}`));
/** @returns {Promise<import("./types").Boxes>} */
export const boxes = () => get("/api/boxes");
/** Makes a box: of a file, as a copy of another, of that of a match, or of the box of a game.
 * @param {import("./wishes").NewBox} wish
 * @returns {Promise<import("./types").OwnBox>}
 */
export const makeBox = (wish) => post("/api/boxes", wish);
/** @param {string} box @returns {Promise<import("./types").OwnBox>} */
export const box = (box) => get(`/api/boxes/${box}`);
/**
 * @param {string} box @param {import("./wishes").ChangeBox} wish
 * @returns {Promise<import("./types").OwnBox>}
 */
export const changeBox = (box, wish) => post(`/api/boxes/${box}`, wish);
/** @param {string} box @returns {Promise<import("./types").Boxes>} */
export const removeBox = (box) => post(`/api/boxes/${box}/remove`);
/** What differs in the box of a match.
 * @param {string} game @param {string} hash @returns {Promise<import("./types").MatchBox>}
 */
export const matchBox = (game, hash) => once(`box ${game} ${hash}`, () => get(`/api/games/${game}/boxes/${hash}`));
/** @returns {Promise<import("./types").Lobby>} */
export const lobby = () => get("/api/lobby");
/** @type {{match: string, summary: Promise<import("./types").Summary>} | null} */
let coming = null; // whoever has just opened a match, or asked for it already, need not ask again
/** @param {import("./types").Summary} summary */
function remember(summary) {
  coming = { match: summary.match, summary: Promise.resolve(summary) };
  return summary;
}

/** Asks for a match before anybody can show it, as it will be wanted next.
 * @param {string} match
 */
export function askAhead(match) {
  coming = { match, summary: get(`/api/matches/${match}`) };
  coming.summary.catch(() => {}); // whoever wants it hears of it
}

/** @param {string} match @returns {Promise<import("./types").Summary>} */
export async function summary(match) {
  const known = coming?.match === match ? coming.summary : null;
  coming = null;
  return known ?? get(`/api/matches/${match}`);
}
/** Opens a match; the chairs of this browser contribute to its luck when it is there.
 * @param {import("./wishes").OpenMatch} wish @returns {Promise<import("./types").Summary>}
 */
export const open = async ({ chairs, ...wish }) =>
  remember(
    await post("/api/matches", {
      ...wish,
      chairs: chairs.map((chair) => (chair.kind === "me" ? { ...chair, pledges: true } : chair)),
    }),
  );
/** @param {import("./wishes").OpenLesson} wish @returns {Promise<import("./types").Summary>} */
export const lesson = async (wish) => remember(await post("/api/lessons", wish));
/**
 * @param {string} match @param {string} invite @param {string} name
 * @param {string} pledge what this browser will contribute to the luck
 * @returns {Promise<import("./types").Summary>}
 */
export const join = (match, invite, name, pledge) => post(`/api/matches/${match}/join`, { invite, name, pledge });
/** @param {string} match @param {string} invite @param {string} player @returns {Promise<import("./types").Summary>} */
export const seatBot = (match, invite, player) => post(`/api/matches/${match}/join`, { invite, player });
/** @param {string} match @returns {Promise<import("./types").Summary>} */
export const rematch = (match) => post(`/api/matches/${match}/rematch`);
/** @param {string} match @returns {Promise<string>} */
export const record = async (match) => (await ask("GET", `/api/matches/${match}/record`, undefined)).text();
/** @param {string} match @returns {Promise<import("./types").Written>} */
export const written = (match) => get(`/api/matches/${match}/written`);
/** @param {string} match @returns {Promise<import("./types").Replay>} */
export const replay = (match) => get(`/api/matches/${match}/replay`);
/** Lets everybody who has the link of a finished match look at it, or nobody any more.
 * @param {string} match @param {boolean} shared @returns {Promise<import("./types").Summary>}
 */
export const share = (match, shared) => post(`/api/matches/${match}/share`, { shared });
/** @param {string} match @param {number} number @param {number} eyes @returns {Promise<import("./types").Step>} */
export const step = (match, number, eyes) => get(`/api/matches/${match}/replay/${number}?eyes=${eyes}`);
/** @param {string} match @param {import("./wishes").Fork} wish @returns {Promise<import("./types").Summary>} */
export const fork = (match, wish) => post(`/api/matches/${match}/fork`, wish);
/** How far the review of a match is, with the moments from one on; or the review.
 * @param {string} match @param {number} since @returns {Promise<import("./types").ReviewState>}
 */
export const review = (match, since) => get(`/api/matches/${match}/review?since=${since}`);
/** Lets a match be reviewed.
 * @param {string} match @returns {Promise<import("./types").ReviewState>}
 */
export const askReview = (match) => post(`/api/matches/${match}/review`);

/** The table of a finished match after another decision, as seen with these eyes.
 * @param {string} match @param {number} number @param {number} action @param {number} eyes
 * @returns {Promise<import("./types").Foreseen>}
 */
export const replayThen = (match, number, action, eyes) =>
  get(`/api/matches/${match}/replay/${number}/then/${action}?eyes=${eyes}`);
/** The puzzles of a game.
 * @param {string} game @returns {Promise<import("./types").Puzzles>}
 */
export const puzzles = (game) => once(`puzzles ${game}`, () => get(`/api/puzzles/${game}`));
/** Where an exercise is: a puzzle, or a decision of a match.
 * @param {{match: string, number: number, game: string, id: string}} exercise
 */
const placeOf = ({ match, number, game, id }) =>
  match ? `/api/matches/${match}/again/${number}` : `/api/puzzles/${game}/${id}`;
/** @param {Parameters<typeof placeOf>[0]} exercise @returns {Promise<import("./types").Position>} */
export const position = (exercise) => get(placeOf(exercise));
/** Decides in a position, with the card of how well it is remembered.
 * @param {Parameters<typeof placeOf>[0]} exercise @param {number} action
 * @param {import("./wishes").Answer["card"]} card @returns {Promise<import("./types").Verdict>}
 */
export const decideIn = (exercise, action, card) => post(placeOf(exercise), { action, card });
/** What an option of a position would lead to, as the seat would see it.
 * @param {Parameters<typeof placeOf>[0]} exercise @param {number} action @param {number} seat
 * @returns {Promise<import("./types").Foreseen>}
 */
export const foreseen = (exercise, action, seat) =>
  exercise.match
    ? replayThen(exercise.match, exercise.number, action, seat)
    : get(`/api/puzzles/${exercise.game}/${exercise.id}/then/${action}`);
/** Where the explorer finds a deal, or a decision of a match.
 * @param {import("./explorer.js").Place} place
 */
const explorerAt = ({ game, seats, deal, match, number }) =>
  match ? `/api/explorer/matches/${match}/${number}` : `/api/explorer/deals/${game}/${seats}/${deal}`;
/** @param {import("./explorer.js").Place} place @returns {Promise<import("./types").Position>} */
export const explorerPosition = (place) => get(explorerAt(place));
/** What the explorer has found of a decision up to a round.
 * @param {import("./explorer.js").Place} place @param {number} round @returns {Promise<import("./types").Explored>}
 */
export const explore = (place, round) => post(explorerAt(place), { round });
/** What an option there would lead to, as the seat would see it.
 * @param {import("./explorer.js").Place} place @param {number} action @param {number} seat
 * @returns {Promise<import("./types").Foreseen>}
 */
export const explorerThen = (place, action, seat) =>
  place.match ? replayThen(place.match, place.number, action, seat) : get(`${explorerAt(place)}/then/${action}`);
/** Tables with a free seat, invitations, and who is here. @returns {Promise<import("./types").Meeting>} */
export const meeting = () => get("/api/meeting");
/** Lets others see this player's name, or does not.
 * @param {boolean} shown @returns {Promise<import("./types").Meeting>}
 */
export const beSeen = (shown) => post("/api/meeting", { shown });
/** What can be tried in the laboratory with a box of one's own, or with that of the game.
 * @param {string} game @param {string} box @returns {Promise<import("./types").LabGame>}
 */
export const labGame = (game, box) => get(`/api/laboratory/games/${game}?box=${box}`);
/** What changes would be: nothing begins.
 * @param {import("./wishes").LabDraft} draft @returns {Promise<import("./types").LabSketch>}
 */
export const sketchExperiment = (draft) => post("/api/laboratory/sketch", draft);
/** What was tried. @returns {Promise<import("./types").Experiments>} */
export const experiments = () => get("/api/laboratory");
/** @param {string} id @returns {Promise<import("./types").Experiment>} */
export const experiment = (id) => get(`/api/laboratory/${id}`);
/** @param {import("./wishes").LabWish} wish @returns {Promise<import("./types").Experiment>} */
export const beginExperiment = (wish) => post("/api/laboratory", wish);
/** @param {string} id @returns {Promise<import("./types").Experiment>} */
export const goOnWithExperiment = (id) => post(`/api/laboratory/${id}/go-on`);
/** @param {string} id @returns {Promise<import("./types").Experiment>} */
export const stopExperiment = (id) => post(`/api/laboratory/${id}/stop`);
/** The matches of a day, today's if none is said. @param {string} day @returns {Promise<import("./types").Day>} */
export const day = (day) => get(day ? `/api/day?day=${encodeURIComponent(day)}` : "/api/day");
/** Plays the match of a day.
 * @param {import("./wishes").OpenDay} wish @returns {Promise<import("./types").Summary>}
 */
export const playDay = (wish) => post("/api/day", wish);
/** People and bots of a game, the strongest first. @param {string} game @returns {Promise<import("./types").Ladder>} */
export const ladder = (game) => get(`/api/games/${game}/ladder`);
/** Whose browser this is.
 * @returns {Promise<import("./types").Me>}
 */
export const me = () => get("/api/me");
/** @param {import("./wishes").ChangeMe} wish @returns {Promise<import("./types").Me>} */
export const changeMe = (wish) => post("/api/me", wish);
/** A link for another browser of the same person.
 * @returns {Promise<import("./types").DeviceLink>}
 */
export const deviceLink = () => post("/api/me/link");
/** @returns {Promise<import("./types").NewPhrase>} */
export const newPhrase = () => post("/api/me/phrase");
/** @returns {Promise<import("./types").Me>} */
export const forgetOthers = () => post("/api/me/forget");
/** @param {string} name @returns {Promise<import("./types").Me>} */
export const leave = (name) => post("/api/me/leave", { name });
/** Makes this browser that of somebody, by a link or by a recovery phrase.
 * @param {import("./wishes").AddDevice} wish @returns {Promise<import("./types").Me>}
 */
export const addDevice = (wish) => post("/api/devices", wish);
/** @param {string} name @returns {Promise<import("./types").Profile>} */
export const person = (name) => get(`/api/people/${encodeURIComponent(name)}`);
/** What came of somebody's matches that were over before a time; without a name, of one's own.
 * @param {string} name @param {number | null} before @returns {Promise<import("./types").Results>}
 */
export const results = (name, before) => {
  const path = name ? `/api/people/${encodeURIComponent(name)}/results` : "/api/me/results";
  return get(before === null ? path : `${path}?before=${before}`);
};
/** What a rated match changed. @param {string} match @returns {Promise<import("./types").RatingChange>} */
export const rating = (match) => get(`/api/matches/${match}/rating`);
/** How one can be told something, and what. @returns {Promise<import("./types").Telling>} */
export const telling = () => get("/api/telling");
/** @param {Record<string, boolean>} kinds @returns {Promise<import("./types").Telling>} */
export const chooseKinds = (kinds) => post("/api/telling", { kinds });
/** @param {import("./wishes").Subscribe} wish @returns {Promise<import("./types").Telling>} */
export const subscribe = (wish) => post("/api/telling/push", wish);
/** @param {string} endpoint @returns {Promise<import("./types").Telling>} */
export const unsubscribe = (endpoint) => post("/api/telling/silence", { endpoint });
/** @param {string} mail @param {string} language @returns {Promise<import("./types").Telling>} */
export const giveMail = (mail, language) => post("/api/telling/mail", { mail, language });
/** @param {string} token @returns {Promise<import("./types").Confirmed>} */
export const confirmMail = (token) => post("/api/telling/confirm", { token });
/** @returns {Promise<import("./types").Tournaments>} */
export const tournaments = () => get("/api/tournaments");
/** @param {string} tournament @returns {Promise<import("./types").Tournament>} */
export const tournament = (tournament) => get(`/api/tournaments/${tournament}`);
/** @param {import("./wishes").OpenTournament} wish @returns {Promise<import("./types").Tournament>} */
export const openTournament = (wish) => post("/api/tournaments", wish);
/** @param {string} tournament @param {string} name @returns {Promise<import("./types").Tournament>} */
export const enterTournament = (tournament, name) => post(`/api/tournaments/${tournament}/enter`, { name });
/** @param {string} tournament @returns {Promise<import("./types").Tournament>} */
export const leaveTournament = (tournament) => post(`/api/tournaments/${tournament}/leave`);
/** Skips the next round, or does not. @param {string} tournament @param {boolean} absent
 * @returns {Promise<import("./types").Tournament>}
 */
export const beAbsent = (tournament, absent) => post(`/api/tournaments/${tournament}/absence`, { absent });
/** @param {string} tournament @returns {Promise<import("./types").Tournament>} */
export const beginTournament = (tournament) => post(`/api/tournaments/${tournament}/begin`);
/** @param {string} tournament @returns {Promise<import("./types").Tournament>} */
export const closeTournament = (tournament) => post(`/api/tournaments/${tournament}/close`);
/** Plays with somebody.
 * @param {import("./wishes").Seek} wish @returns {Promise<import("./types").Summary>}
 */
export const seek = (wish) => post("/api/seeks", wish);
/** Takes a free seat. @param {string} match @param {string} name @param {string} pledge
 * @returns {Promise<import("./types").Summary>}
 */
export const sit = (match, name, pledge) => post(`/api/matches/${match}/sit`, { name, pledge });
/** Leaves a table that has not begun. @param {string} match @returns {Promise<import("./types").Summary>} */
export const standUp = (match) => post(`/api/matches/${match}/stand`);
/** @returns {Promise<import("./types").Friends>} */
export const friends = () => get("/api/friends");
/** @param {string} match @param {string} name @returns {Promise<import("./types").Friends>} */
export const invite = (match, name) => post(`/api/matches/${match}/invite`, { name });
/** @param {string} match @returns {Promise<import("./types").Meeting>} */
export const decline = (match) => post(`/api/matches/${match}/decline`);
/** @param {string} name @param {boolean} blocked @returns {Promise<import("./types").Friends>} */
export const block = (name, blocked) => post("/api/blocks", { name, blocked });

const PATIENCE = [0.3, 0.6, 1, 2, 4, 8]; // seconds before each new attempt to come back
const ANSWER = 8000; // milliseconds until a line that does not answer counts as broken
const SURELY = 1500; // and if the browser believes that it is offline

/** One chair at a table, or a place to look on from: comes back by itself when the line breaks. */
export class Line {
  /**
   * @param {string} match @param {number} seat
   * @param {Hears} hears
   * @param {number} since the number of the last table that this browser has seen
   */
  constructor(match, seat, hears, since) {
    this.match = match;
    this.seat = seat;
    this.hears = hears;
    this.since = since;
    this.attempts = 0;
    this.closed = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.timer = 0;
    this.doubt = 0; // the timer of a line that has not answered yet
    this.pings = 0; // that were not answered yet
    this.copy = new Copy();
    /** @type {import("./wishes").Decide | null} */
    this.decision = null; // it may not have reached the server; said twice, it counts once
    /** @type {import("./wishes").Pledge | null} */
    this.pledge = null; // likewise
    this.wake = () => {
      if (this.socket?.readyState !== WebSocket.OPEN) this.connect();
    };
    this.worry = () => this.ask(SURELY); // a server on this machine, or in this house, may still be there
    window.addEventListener("online", this.wake);
    window.addEventListener("offline", this.worry);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.drop();
    const url = new URL(`/api/matches/${this.match}/socket`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    if (this.seat) url.searchParams.set("seat", String(this.seat));
    url.searchParams.set("since", String(this.since));
    url.searchParams.set("differences", "1");
    this.copy = new Copy();
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onopen = () => {
      this.hears.here(true);
      if (this.attempts) comeBack();
      if (this.decision && this.pledge) this.send(this.pledge); // its link may hang on it
      if (this.decision) this.send(this.decision);
    };
    socket.onclose = () => this.lose();
  }

  /** The line is broken: tries again, later and later. */
  lose() {
    if (this.closed) return;
    this.drop();
    this.hears.here(false);
    const wait = PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)];
    this.attempts += 1;
    this.timer = window.setTimeout(() => this.connect(), wait * 1000);
  }

  /** Leaves the socket; one that is broken may never close. */
  drop() {
    clearTimeout(this.timer);
    clearTimeout(this.doubt);
    this.doubt = 0;
    this.pings = 0;
    if (!this.socket) return;
    this.socket.onmessage = this.socket.onopen = this.socket.onclose = null;
    this.socket.close();
    this.socket = null;
  }

  /** Asks whether the server is there, and has done all that was said before.
   * @param {number} patience
   */
  ask(patience) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send(JSON.stringify({ type: "ping" }));
    this.pings += 1;
    if (!this.doubt || patience < ANSWER) {
      clearTimeout(this.doubt);
      this.doubt = window.setTimeout(() => this.lose(), patience);
    }
  }

  /** The table has changed; if a step was lost on the way, the whole is asked for, once.
   * @param {import("./types").WholeTable | import("./types").TableStep} message
   */
  see(message) {
    const table = this.copy.follow(message);
    if (table) {
      this.since = message.number;
      this.hears.table(table);
    } else if (!this.copy.isWaiting) {
      this.copy.isWaiting = true;
      this.socket?.send(JSON.stringify({ type: "whole", since: this.since }));
    }
  }

  /** @param {any} message */
  hear(message) {
    this.attempts = 0;
    if (message.type === "whole" || message.type === "step") {
      this.see(message);
    } else if (message.type === "chat") {
      this.hears.chat(message.lines);
    } else if (message.type === "hint") {
      this.hears.hint(message);
    } else if (message.type === "why") {
      this.hears.why(message);
    } else if (message.type === "preview") {
      this.hears.preview(message);
    } else if (message.type === "refused") {
      this.hears.refused(message);
    } else if (message.type === "pong") {
      this.pings -= 1;
      if (this.pings) return;
      clearTimeout(this.doubt);
      this.doubt = 0;
      this.decision = this.pledge = null;
    }
  }

  /** @param {import("./wishes").Incoming} message */
  send(message) {
    if (message.type === "decide") this.decision = message;
    if (message.type === "pledge") this.pledge = message;
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
      if (this.decision) this.ask(ANSWER);
    } else if (this.socket?.readyState !== WebSocket.CONNECTING) this.connect();
  }

  close() {
    this.closed = true;
    window.removeEventListener("online", this.wake);
    window.removeEventListener("offline", this.worry);
    this.drop();
  }
}
