// The page: its head, and which of its pages is shown.

import { html, nothing } from "./vendor/lit.js";
import { fileAt } from "./files.js";
import { icon } from "./icons.js";
import { playNow } from "./pages/home.js";
import { Part, fieldValue } from "./part.js";
import { volume } from "./parts/volume.js";
import { renew, stay } from "./renewal.js";
import * as server from "./server.js";
import { onSettings, set, settings, settle } from "./settings.js";
import { mayNotify } from "./sound.js";
import { speak } from "./words.js";

/** @typedef {{words: import("./words.js").Words, games: import("./types").Games}} Known */
/**
 * @typedef {object} Route
 * @property {() => Promise<unknown>} [load] pages that are not the first one come when they are wanted
 * @property {(known: Known, ...rest: string[]) => unknown} show
 */

/** What the first word of an address leads to; `play` besides opens a match at once.
 * @type {Record<string, Route>}
 */
export const ROUTES = {
  home: { show: ({ words, games }) => html`<grasse-home .words=${words} .games=${games}></grasse-home>` },
  new: {
    load: () => import("./pages/new.js"),
    show: ({ words, games }, game = "", box = "") =>
      html`<grasse-new .words=${words} .games=${games} .game=${game} .box=${box}></grasse-new>`,
  },
  boxes: {
    load: () => Promise.all([import("./pages/boxes.js"), import("./pages/box.js")]),
    show: ({ words, games }, box = "", step = "") =>
      box
        ? html`<grasse-box .words=${words} .games=${games} .box=${box} .step=${step}></grasse-box>`
        : html`<grasse-boxes .words=${words} .games=${games}></grasse-boxes>`,
  },
  join: {
    load: () => import("./pages/join.js"),
    show: ({ words, games }, match, invite) =>
      html`<grasse-join .words=${words} .games=${games} .match=${match} .invite=${invite}></grasse-join>`,
  },
  learn: {
    load: () => import("./pages/learn.js"),
    show: ({ words, games }) => html`<grasse-learn .words=${words} .games=${games}></grasse-learn>`,
  },
  match: {
    load: () => import("./pages/table.js"),
    show: ({ words, games }, match) =>
      html`<grasse-table .words=${words} .games=${games} .match=${match}></grasse-table>`,
  },
  replay: {
    load: () => import("./pages/replay.js"),
    show: ({ words, games }, match, start = "0") =>
      html`<grasse-replay .words=${words} .games=${games} .match=${match} .start=${Number(start)}></grasse-replay>`,
  },
  review: {
    load: () => import("./pages/review.js"),
    show: ({ words, games }, match, start) =>
      html`<grasse-review .words=${words} .games=${games} .match=${match}
        .start=${start === undefined ? null : Number(start)}></grasse-review>`,
  },
  puzzles: {
    load: () => Promise.all([import("./pages/puzzles.js"), import("./pages/table.js")]),
    show: ({ words, games }, game = "", id = "") =>
      html`<grasse-puzzles .words=${words} .games=${games} .game=${game} .id=${id}></grasse-puzzles>`,
  },
  trainer: {
    load: () => Promise.all([import("./pages/trainer.js"), import("./pages/table.js")]),
    show: ({ words, games }, match = "") =>
      html`<grasse-trainer .words=${words} .games=${games} .match=${match}></grasse-trainer>`,
  },
  told: {
    load: () => import("./pages/told.js"),
    show: ({ words }) => html`<grasse-told .words=${words}></grasse-told>`,
  },
  confirm: {
    load: () => import("./pages/told.js"),
    show: ({ words }, token = "") => html`<grasse-told .words=${words} .token=${token}></grasse-told>`,
  },
  day: {
    load: () => import("./pages/day.js"),
    show: ({ words, games }, day = "") => html`<grasse-day .words=${words} .games=${games} .day=${day}></grasse-day>`,
  },
  tournaments: {
    load: () => Promise.all([import("./pages/tournaments.js"), import("./pages/club.js")]),
    show: ({ words, games }, part = "") =>
      part === "new"
        ? html`<grasse-club .words=${words} .games=${games}></grasse-club>`
        : html`<grasse-tournaments .words=${words} .games=${games}></grasse-tournaments>`,
  },
  tournament: {
    load: () => import("./pages/tournaments.js"),
    show: ({ words, games }, tournament = "") =>
      html`<grasse-tournament .words=${words} .games=${games} .tournament=${tournament}></grasse-tournament>`,
  },
  explore: {
    load: () => Promise.all([import("./pages/explore.js"), import("./pages/table.js")]),
    show: ({ words, games }, first = "", second = "", third = "") =>
      html`<grasse-explore .words=${words} .games=${games} .first=${first} .second=${second}
        .third=${third}></grasse-explore>`,
  },
  laboratory: {
    load: () => import("./pages/laboratory.js"),
    show: ({ words, games }, game = "", id = "", box = "") =>
      html`<grasse-laboratory .words=${words} .games=${games} .game=${game} .id=${id === "box" ? "" : id}
        .box=${box}></grasse-laboratory>`,
  },
  ladder: {
    load: () => import("./pages/ladder.js"),
    show: ({ words, games }, game = "") =>
      html`<grasse-ladder .words=${words} .games=${games} .game=${game}></grasse-ladder>`,
  },
  me: {
    load: () => Promise.all([import("./pages/me.js"), import("./pages/profile.js")]),
    show: ({ words, games }, part = "") =>
      part === "profile"
        ? html`<grasse-profile .words=${words}></grasse-profile>`
        : html`<grasse-me .words=${words} .games=${games} .name=${""}></grasse-me>`,
  },
  people: {
    load: () => import("./pages/me.js"),
    show: ({ words, games }, name = "") =>
      html`<grasse-me .words=${words} .games=${games} .name=${decodeURIComponent(name)}></grasse-me>`,
  },
  device: {
    load: () => import("./pages/profile.js"),
    show: ({ words }, link = "") => html`<grasse-device .words=${words} .link=${link}></grasse-device>`,
  },
  written: {
    load: () => import("./pages/written.js"),
    show: ({ words }, match) => html`<grasse-written .words=${words} .match=${match}></grasse-written>`,
  },
  verify: {
    load: () => import("./pages/verify.js"),
    show: ({ words }, match = "") => html`<grasse-verify .words=${words} .match=${match}></grasse-verify>`,
  },
};

/** Pages that a table fills: a phone has no room for anything below it. */
const TABLES = ["match", "replay", "review", "trainer", "explore"];
/** The rooms that every page leads to: their route, address, sign and name.
 * @type {[string, string, Parameters<typeof icon>[0], string][]}
 */
const ROOMS = [
  ["home", "#/", "dice", "page-games"],
  ["learn", "#/learn", "cap", "page-learn"],
  ["puzzles", "#/puzzles", "puzzle", "puzzle-title"],
  ["me", "#/me", "person", "people-my-page"],
];

/** A link that was shared has a path, so that it can have a preview; the page goes by what is behind the `#`. */
function leadOn() {
  const shared = /^\/t\/([\w-]+)/.exec(location.pathname);
  if (shared) history.replaceState(null, "", `/${location.hash || `#/match/${shared[1]}`}`);
}

class GrassePage extends Part {
  static properties = {
    route: { state: true },
    games: { state: true },
    problem: { state: true },
    preparing: { state: true },
  };

  constructor() {
    super();
    /** @type {string[]} */
    this.route = [];
    /** @type {import("./types").Games | null} */
    this.games = null;
    this.problem = "";
    this.preparing = false; // somebody waits for a game
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("hashchange", () => this.turn());
    addEventListener("grasse-preparing", (event) => {
      this.preparing = /** @type {CustomEvent} */ (event).detail;
    });
    addEventListener("grasse-back", renew);
    document.addEventListener("visibilitychange", () => document.hidden || renew());
    addEventListener("online", () => {
      if (this.querySelector(".message .problem")) location.reload();
    });
    onSettings(() => this.speak());
    leadOn();
    this.begin();
  }

  async begin() {
    try {
      const games = await server.games();
      settle(Object.keys(games.languages));
      const [, match] = /^#\/match\/([\w-]+)/.exec(location.hash) ?? [];
      if (match) server.askAhead(match); // with the words, not after them
      await this.speak();
      this.games = games;
      await this.turn();
      stay();
    } catch (error) {
      settle([settings.language || document.documentElement.lang]);
      await this.speak();
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  async speak() {
    if (this.words?.language !== settings.language) {
      this.words = await speak(settings.language);
      document.documentElement.lang = settings.language;
    }
    this.requestUpdate();
  }

  /** Shows the page that the address names. */
  async turn() {
    const { hash } = location;
    const route = hash.replace(/^#\/?/, "").split("/").filter(Boolean);
    const [name, ...rest] = route;
    if (name === "play" && this.games) {
      const game = this.games.games.find((each) => each.name === rest[0]) ?? this.games.games[0];
      location.replace(await playNow(game, this.games, settings.name || this.say("page-guest")));
      return;
    }
    try {
      await ROUTES[name]?.load?.();
    } catch {
      this.problem = "offline"; // or the file belongs to an older version
      await renew();
      return;
    }
    if (location.hash !== hash) return; // somebody has gone on while this page was on its way
    this.problem = "";
    const moved = this.route.length > 0;
    this.route = [name ?? "home", ...rest];
    await this.updateComplete;
    window.scrollTo(0, 0);
    if (moved) /** @type {HTMLElement | null} */ (this.querySelector("main"))?.focus({ preventScroll: true });
  }

  render() {
    if (!this.words) return nothing;
    const dark = settings.theme === "dark";
    return html`
      <a class="skip" href="#main" @click=${this.skip}>${this.say("page-skip")}</a>
      <header class="masthead">
        <a class="brand" href="#/"><img src=${fileAt("icon.svg")} alt="" width="28" height="28">Grasse</a>
        <span class="grow"></span>
        ${this.rooms()}
        <label><span class="unseen">${this.say("page-language")}</span>
          <select
            @change=${(/** @type {Event} */ event) => set({ language: fieldValue(event) })}>
            ${Object.entries(this.games?.languages ?? { [settings.language]: settings.language }).map(
              ([key, name]) => html`<option value=${key} lang=${key}
                ?selected=${key === settings.language}>${name}</option>`,
            )}
          </select></label>
        <button class="icon-button" aria-pressed=${settings.notify} aria-label=${this.say("page-notify")}
          @click=${this.turnNotify}>${icon(settings.notify ? "bell" : "silent")}</button>
        ${volume(this.words)}
        <button class="icon-button" aria-pressed=${dark} aria-label=${this.say("page-dark")}
          @click=${() => set({ theme: dark ? "light" : "dark" })}>${icon(dark ? "moon" : "sun")}</button>
      </header>
      ${
        this.preparing
          ? html`<p class="note-line preparing" role="status">${this.say("refused-not_ready")} <progress
              aria-hidden="true"></progress></p>`
          : nothing
      }
      ${this.page()}`;
  }

  /** The ways to the rooms of the house: in the head of the page, and on a phone where the thumb is. */
  rooms() {
    const [name = "home", ...rest] = this.route;
    const atTable = TABLES.includes(name) || (name === "puzzles" && rest.length > 0);
    return html`<nav class="rooms ${atTable ? "at-table" : ""}" aria-label=${this.say("page-rooms")}>
      ${ROOMS.map(
        ([
          room,
          address,
          sign,
          key,
        ]) => html`<a class="masthead-link ${room === "home" ? "to-games" : ""}" href=${address}
          aria-current=${name === room ? "page" : nothing}>${icon(sign)}<span>${this.say(key)}</span></a>`,
      )}</nav>`;
  }

  page() {
    if (this.problem)
      return html`<main id="main" class="message"><p class="note-line problem"
          role="alert">${this.say(`refused-${this.problem}`)}</p></main>`;
    if (!this.games || !this.route.length)
      return html`<main id="main" class="message" aria-busy="true"><p
          class="quiet-text">${this.say("page-loading")}</p></main>`;
    const [name, ...rest] = this.route;
    return (ROUTES[name] ?? ROUTES.home).show({ words: this.words, games: this.games }, ...rest);
  }

  /** @param {Event} event */
  skip(event) {
    event.preventDefault();
    /** @type {HTMLElement | null} */ (this.querySelector("main"))?.focus();
  }

  async turnNotify() {
    set({ notify: !settings.notify && (await mayNotify()) });
    const { followBell } = await import("./calls.js");
    await followBell(settings.notify, settings.language);
  }
}

customElements.define("grasse-page", GrassePage);
