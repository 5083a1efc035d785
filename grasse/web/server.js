// Talks to the server: docs/protocol.md, and nothing else of the page does.

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
  /** @param {string} reason @param {string} detail */
  constructor(reason, detail) {
    super(detail);
    this.reason = reason;
  }
}

const SOON = 1500; // milliseconds before a game that is being prepared is asked for again

/** Asks, and goes on asking as long as the game is being prepared: `grasse-preparing` tells the page.
 * @param {string} method @param {string} path @param {unknown} body
 */
async function ask(method, path, body) {
  for (;;) {
    try {
      const answer = await askOnce(method, path, body);
      dispatchEvent(new CustomEvent("grasse-preparing", { detail: false }));
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== "not_ready") throw error;
      dispatchEvent(new CustomEvent("grasse-preparing", { detail: true }));
      await new Promise((resolve) => setTimeout(resolve, SOON));
    }
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
    throw new Refusal("offline", path);
  }
  if (!answer.ok) {
    const said = await answer.json().catch(() => ({}));
    throw new Refusal(said.reason ?? "failed", said.detail ?? `${path}: ${answer.status}`);
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

/** @returns {Promise<import("./types").Games>} */
export const games = () => once("/api/games", () => get("/api/games"));
/** A game as it is played with a box, of which this is the hash.
 * @param {string} name @param {string} box @returns {Promise<import("./types").GameInfo>}
 */
export const game = (name, box) => once(`game ${name} ${box}`, () => get(`/api/games/${name}?box=${box}`));
/** How a game is played, in a language.
 * @param {string} name @param {string} language @returns {Promise<import("./types").How>}
 */
export const how = (name, language) => once(`how ${name} ${language}`, () => get(`/api/games/${name}/how/${language}`));
/** @returns {Promise<import("./types").Lobby>} */
export const lobby = () => get("/api/lobby");
/** @param {string} match @returns {Promise<import("./types").Summary>} */
export const summary = (match) => get(`/api/matches/${match}`);
/** Opens a match; the chairs of this browser contribute to its luck when it is there.
 * @param {{chairs: {kind: string}[], [more: string]: unknown}} wish @returns {Promise<import("./types").Summary>}
 */
export const open = ({ chairs, ...wish }) =>
  post("/api/matches", {
    ...wish,
    chairs: chairs.map((chair) => (chair.kind === "me" ? { ...chair, pledges: true } : chair)),
  });
/** @param {unknown} wish @returns {Promise<import("./types").Summary>} */
export const lesson = (wish) => post("/api/lessons", wish);
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
/** @param {string} match @param {number} number @param {number} eyes @returns {Promise<import("./types").Step>} */
export const step = (match, number, eyes) => get(`/api/matches/${match}/replay/${number}?eyes=${eyes}`);
/** @param {string} match @param {unknown} wish @returns {Promise<import("./types").Summary>} */
export const fork = (match, wish) => post(`/api/matches/${match}/fork`, wish);
/** How far the review of a match is, with the moments from one on; or the review.
 * @param {string} match @param {number} since @returns {Promise<import("./types").ReviewState>}
 */
export const review = (match, since) => get(`/api/matches/${match}/review?since=${since}`);
/** Lets a match be reviewed.
 * @param {string} match @returns {Promise<import("./types").ReviewState>}
 */
export const askReview = (match) => post(`/api/matches/${match}/review`);

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
    /** @type {Record<string, unknown> | null} */
    this.decision = null; // it may not have reached the server; said twice, it counts once
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
    const socket = new WebSocket(url);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onopen = () => {
      this.hears.here(true);
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

  /** @param {any} message */
  hear(message) {
    this.attempts = 0;
    if (message.type === "table") {
      this.since = message.number;
      this.hears.table(message);
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
      this.decision = null;
    }
  }

  /** @param {Record<string, unknown>} message */
  send(message) {
    if (message.type === "decide") this.decision = message;
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
