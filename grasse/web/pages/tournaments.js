// Tournaments: the list of them, and one with its standings, rounds and tables.

import { html, nothing, repeat } from "../vendor/lit.js";
import { playerName } from "../chairs.js";
import { clockName } from "../clocks.js";
import { fileAt } from "../files.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { settings } from "../settings.js";

/** @typedef {import("../types").Tournament} Tournament */
/** @typedef {import("../types").TournamentLine} TournamentLine */
/** @typedef {import("../types").TournamentRound} TournamentRound */
/** @typedef {import("../types").TournamentStanding} TournamentStanding */
/** @typedef {import("../types").TournamentTable} TournamentTable */

const DAY = 86400;
const OFTEN = 6000; // milliseconds between two looks at a tournament that goes on

/** What both pages share: they ask again and again, and say what is refused. */
class Looking extends Part {
  /** @type {import("../vendor/lit.js").PropertyDeclarations} */
  static properties = {
    games: { attribute: false },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.problem = "";
    this.busy = false;
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
    this.timer = window.setInterval(() => {
      if (!document.hidden && !this.busy) this.load();
    }, OFTEN);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async load() {}

  /** Does something, and says why if that is refused.
   * @param {() => Promise<unknown>} act
   */
  async attempt(act) {
    this.busy = true;
    try {
      await act();
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
    this.busy = false;
  }

  problemLine() {
    return this.problem
      ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
      : nothing;
  }

  /** @param {string} name */
  titleOf(name) {
    return this.games.games.find((game) => game.name === name)?.title ?? name;
  }

  /** A moment as one says it. @param {number} seconds */
  moment(seconds) {
    const style = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short" });
    return new Date(seconds * 1000).toLocaleString(this.words.language, style);
  }

  /** Where a tournament is. @param {{status: string, round: number, rounds: number}} told */
  state({ status, round, rounds }) {
    return this.say(`tournament-status-${status}`, { round, rounds });
  }

  /** What was agreed, in a few words. @param {import("../types").TournamentSettings} agreed */
  facts({ seats, clock, every, same, rated, fill, size }) {
    const found = [this.say("tournament-seats", { seats }), clockName(clock, this.words)];
    if (every) found.push(this.say("tournament-pace-days", { days: Math.max(1, Math.round(every / DAY)) }));
    if (same) found.push(this.say("tournament-same"));
    if (rated) found.push(this.say("lobby-rated"));
    const name = fill && playerName(this.words, fill);
    if (fill)
      found.push(size ? this.say("tournament-filled-to", { name, size }) : this.say("tournament-filled", { name }));
    return found.join(" · ");
  }
}

export class GrasseTournaments extends Looking {
  static properties = { list: { state: true } };

  constructor() {
    super();
    /** @type {TournamentLine[] | null} */
    this.list = null;
  }

  async load() {
    try {
      this.list = (await server.tournaments()).tournaments;
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  render() {
    return html`<main id="main" class="tournaments" tabindex="-1">
      <header><h1>${this.say("tournament-title")}</h1><p>${this.say("tournament-lead")}</p>
        <p><a class="button primary" href="#/tournaments/new">${icon("crown")}${this.say("tournament-open")}</a></p>
      </header>
      ${this.problemLine()}
      ${this.list ? this.lines(this.list) : nothing}
    </main>`;
  }

  /** @param {TournamentLine[]} list */
  lines(list) {
    if (!list.length) return html`<p class="quiet-text">${this.say("tournament-none")}</p>`;
    return html`<ul class="tournament-list">${repeat(
      list,
      (each) => each.tournament,
      (each) => html`<li><a class="panel" href="#/tournament/${each.tournament}">
        <img src=${fileAt(`games/${each.game}/cover.svg`)} alt="" width="80" height="50" loading="lazy">
        <span class="tournament-text"><b>${each.title}</b>
          <span>${this.titleOf(each.game)} · ${this.say("tournament-players", { count: each.entrants })}</span>
          <span class="quiet-text">${this.facts(each.settings)}</span></span>
        <span class="tournament-state ${each.status}">${this.state(each)}${
          each.mine ? html`<br><b>${this.say("tournament-entered")}</b>` : nothing
        }</span>
      </a></li>`,
    )}</ul>`;
  }
}

export class GrasseTournament extends Looking {
  static properties = {
    tournament: { attribute: false },
    told: { state: true },
    copied: { state: true },
    asked: { state: true },
  };

  constructor() {
    super();
    this.tournament = "";
    /** @type {Tournament | null} */
    this.told = null;
    this.copied = false;
    this.asked = ""; // what is done when it is pressed again
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("tournament") && this.told && this.told.tournament !== this.tournament) {
      this.told = null;
      this.load();
    }
  }

  async load() {
    const { tournament } = this;
    if (!tournament) return;
    try {
      const told = await server.tournament(tournament);
      if (tournament !== this.tournament) return;
      this.told = told;
      if (!this.busy) this.problem = "";
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** Changes something about it. @param {(tournament: string) => Promise<Tournament>} change */
  act(change) {
    this.asked = "";
    return this.attempt(async () => {
      this.told = await change(this.tournament);
    });
  }

  async copy() {
    await navigator.clipboard.writeText(location.href);
    this.copied = true;
  }

  /** What an entrant is called; bots of one kind have their number. @param {number} entrant */
  named(entrant) {
    const found = this.told?.entrants.find((each) => each.entrant === entrant);
    if (!found) {
      const name = playerName(this.words, this.told?.fill ?? "");
      return this.say("tournament-filler", { name });
    }
    if (found.bot) return `${playerName(this.words, found.bot)} ${entrant}`;
    return found.name || this.say("tournament-left");
  }

  render() {
    const { told } = this;
    return html`<main id="main" class="tournaments" tabindex="-1">
      <p><a href="#/tournaments">${this.say("tournament-title")}</a></p>
      ${this.problemLine()}
      ${told ? this.whole(told) : nothing}
    </main>`;
  }

  /** @param {Tournament} told */
  whole(told) {
    const first = told.standings[0];
    return html`<header class="panel tournament-head">
        <h1>${told.title}</h1>
        <p><b>${this.titleOf(told.game)}</b> · ${this.say(`tournament-system-${told.settings.system}`)}</p>
        <p class="quiet-text">${this.facts(told.settings)}</p>
        <p class="tournament-state ${told.status}" role="status"><b>${this.state(told)}</b> ${this.when(told)}</p>
        ${
          told.status === "over" && first?.played
            ? html`<p class="tournament-winner">${icon("crown")}<b>${this.say("tournament-won", {
                name: this.named(first.entrant),
              })}</b></p>`
            : nothing
        }
        <div class="tournament-actions">${this.actions(told)}</div>
        ${told.host ? html`<p class="quiet-text">${this.say("tournament-hosted", { name: told.host })}</p>` : nothing}
      </header>
      ${this.allStandings(told)}
      ${[...told.played].reverse().map((round) => this.round(round))}
      ${this.how(told)}`;
  }

  /** What comes next, and when. @param {Tournament} told */
  when({ status, starts, next, played }) {
    if (status === "open")
      return starts ? this.say("tournament-begins", { when: this.moment(starts) }) : this.say("tournament-begins-host");
    const last = played.at(-1);
    if (status !== "playing" || !last) return "";
    if (!last.over && last.ends) return this.say("tournament-until", { when: this.moment(last.ends) });
    return last.over && next ? this.say("tournament-next", { when: this.moment(next) }) : "";
  }

  /** @param {Tournament} told */
  actions(told) {
    const mine = told.entrants.find((each) => each.mine);
    const goesOn = told.status === "open" || told.status === "playing";
    const isEnding = told.status === "ending";
    const table = told.played.at(-1)?.tables.find((each) => each.mine && !each.scores.length);
    const isIn = mine && !mine.withdrawn;
    const enter = () => this.act((name) => server.enterTournament(name, settings.name));
    return html`
      ${
        table?.match
          ? html`<a class="button primary" href="#/match/${table.match}">${icon("play")}${this.say(
              "tournament-my-table",
            )}</a>`
          : nothing
      }
      ${
        goesOn && !isIn && (told.status === "open" || told.late || mine)
          ? html`<button class="primary" ?disabled=${this.busy}
              @click=${enter}>${this.say("tournament-enter")}</button>`
          : nothing
      }
      ${
        goesOn && isIn
          ? html`<span class="tag entered">${icon("tick")}${this.say("tournament-entered")}</span>`
          : nothing
      }
      ${
        told.hosting && told.status === "open"
          ? html`<button class="primary" ?disabled=${this.busy}
              @click=${() => this.act(server.beginTournament)}>${this.say("tournament-begin")}</button>`
          : nothing
      }
      <button @click=${() => this.copy()}>${icon("link")}${this.say("tournament-copy")}</button>
      ${goesOn && told.hosting ? this.surely("tournament-close", server.closeTournament) : nothing}
      ${isEnding && told.hosting ? this.surely("tournament-round-end", server.closeTournament) : nothing}
      <span role="status">${this.copied ? this.say("page-copied") : nothing}</span>
      ${goesOn && mine && isIn ? this.absence(told, mine) : nothing}`;
  }

  /** How to play less: in a row of its own, so that it never lies where somebody has just entered by a press.
   * @param {Tournament} told @param {Tournament["entrants"][number]} mine
   */
  absence(told, mine) {
    const skip = (/** @type {MouseEvent} */ { detail }) =>
      detail > 1 || this.act((name) => server.beAbsent(name, !mine.absent));
    return html`<div class="tournament-absence">${
      told.round < told.rounds
        ? html`<button ?disabled=${this.busy} @click=${skip}>${this.say(
            mine.absent ? "tournament-present" : "tournament-absent",
          )}</button>`
        : nothing
    }${this.surely("tournament-leave", server.leaveTournament)}</div>`;
  }

  /** What cannot be undone is done when it is pressed again, after what it says then was read: not by a double press.
   * @param {string} key @param {(tournament: string) => Promise<Tournament>} change
   */
  surely(key, change) {
    const isAsked = this.asked === key;
    const press = (/** @type {MouseEvent} */ { detail }) => {
      if (!isAsked) this.asked = key;
      else if (detail < 2) this.act(change);
    };
    const said = this.say(isAsked ? `${key}-surely` : key);
    return html`<button class=${isAsked ? "danger" : ""} ?disabled=${this.busy} @click=${press}>${said}</button>`;
  }

  /** The standings; by groups, as long as there are some. @param {Tournament} told */
  allStandings(told) {
    const pools = [...new Set(told.entrants.map((each) => each.pool))].sort((one, other) => one - other);
    const final = told.played.some((round) => round.final);
    if (pools.length < 2 || final) return this.standings(told.standings, this.say("tournament-standings"), told);
    const poolOf = new Map(told.entrants.map((each) => [each.entrant, each.pool]));
    return html`<div class="tournament-groups">${pools.map((pool) =>
      this.standings(
        told.standings.filter((line) => poolOf.get(line.entrant) === pool),
        this.say("tournament-group", { group: pool }),
        told,
      ),
    )}</div>`;
  }

  /** @param {TournamentStanding[]} lines @param {string} title @param {Tournament} told */
  standings(lines, title, told) {
    return html`<section class="panel tournament-standings">
      <h2>${title}</h2>
      <div class="scroll" tabindex="0" role="region" aria-label=${title}><table>
        <thead><tr>
          <th scope="col"><span class="unseen">${this.say("tournament-rank")}</span></th>
          <th scope="col">${this.say("page-players")}</th>
          <th scope="col">${this.say("tournament-points")}</th>
          <th scope="col">${this.say("tournament-wins")}</th>
          <th scope="col">${this.say("tournament-strength")}</th>
          <th scope="col">${this.say("tournament-part")}</th>
        </tr></thead>
        <tbody>${lines.map((line, at) => this.standing(line, at + 1, told))}</tbody>
      </table></div>
    </section>`;
  }

  /** @param {TournamentStanding} line @param {number} rank @param {Tournament} told */
  standing(line, rank, told) {
    const found = told.entrants.find((each) => each.entrant === line.entrant);
    const note = found?.withdrawn ? "tournament-withdrawn" : found?.absent ? "tournament-away" : "";
    const number = (/** @type {number} */ value, /** @type {Intl.NumberFormatOptions} */ style = {}) =>
      value.toLocaleString(this.words.language, { maximumFractionDigits: 1, ...style });
    return html`<tr class=${found?.mine ? "mine" : ""}>
      <td>${rank}</td>
      <th scope="row">${
        found?.name
          ? html`<a href="#/people/${encodeURIComponent(found.name)}">${found.name}</a>`
          : html`${found?.bot ? icon("robot") : nothing}${this.named(line.entrant)}`
      }${note ? html` <small class="quiet-text">${this.say(note)}</small>` : nothing}</th>
      <td><b>${line.points}</b></td>
      <td>${line.wins}</td>
      <td>${number(line.strength)}</td>
      <td>${line.played ? number(line.share / 100, { style: "percent", maximumFractionDigits: 0 }) : "–"}</td>
    </tr>`;
  }

  /** @param {TournamentRound} round */
  round({ round, final, tables, byes }) {
    const title = final ? this.say("tournament-final") : this.say("tournament-round", { round });
    return html`<section class="tournament-round" aria-labelledby="round-${round}">
      <h2 id="round-${round}">${title}</h2>
      <ul>${tables.map((table) => this.table(table))}</ul>
      ${
        byes.length
          ? html`<p>${this.say("tournament-bye", { names: byes.map((each) => this.named(each)).join(", ") })}</p>`
          : nothing
      }
    </section>`;
  }

  /** @param {TournamentTable} table */
  table({ number, match, entrants, scores, points, mine }) {
    const title = this.say("tournament-table", { number });
    const over = scores.length > 0;
    const where = over ? `#/replay/${match}` : `#/match/${match}`;
    const what = over ? "page-replay" : mine ? "tournament-my-table" : "tournament-watch";
    return html`<li class="panel ${mine ? "mine" : ""}">
      <h3>${title}</h3>
      <ol>${entrants.map(
        (each, at) =>
          html`<li><span>${this.named(each)}</span>${
            over ? html`<span><span class="quiet-text">${scores[at][0]}</span> <b>${points[at]}</b></span>` : nothing
          }</li>`,
      )}</ol>
      ${
        match
          ? html`<a href=${where} aria-label=${`${this.say(what)}: ${title}`}>${this.say(what)}</a>`
          : html`<span class="quiet-text">${this.say("tournament-hidden")}</span>`
      }
    </li>`;
  }

  /** @param {Tournament} told */
  how({ settings: agreed }) {
    const keys = ["points", "ties", "pairs", ...(agreed.system === "groups" ? ["groups"] : []), "absence"];
    if (agreed.every) keys.push("date");
    return html`<details class="panel tournament-how"><summary>${this.say("tournament-how")}</summary>
      ${keys.map((key) => html`<p>${this.say(`tournament-how-${key}`)}</p>`)}
      ${agreed.same ? html`<p>${this.say("tournament-same-text")}</p>` : nothing}
    </details>`;
  }
}

customElements.define("grasse-tournaments", GrasseTournaments);
customElements.define("grasse-tournament", GrasseTournament);
