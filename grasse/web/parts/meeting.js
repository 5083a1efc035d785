// Playing with people one does not know yet: finding somebody, open tables, invitations, and who is here.

import { html, nothing, repeat } from "../vendor/lit.js";
import { seatNames } from "../chairs.js";
import { clockName } from "../clocks.js";
import { fileAt } from "../files.js";
import { icon, seatMark } from "../icons.js";
import * as luck from "../luck.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { settings } from "../settings.js";
import "./friends.js";
import "./variants.js";

/** @typedef {import("../types").Summary} Summary */

/** What both parts share: they sit down at tables. Fires `changed` when there may be something new. */
class Sitting extends Part {
  /** @type {import("../vendor/lit.js").PropertyDeclarations} */
  static properties = {
    games: { attribute: false },
    meeting: { attribute: false },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../types").Meeting | null} */
    this.meeting = null;
    this.problem = "";
    this.busy = false;
  }

  /** Does something, and says why if that is refused.
   * @param {() => Promise<unknown>} act
   */
  async attempt(act) {
    this.busy = true;
    this.problem = "";
    try {
      await act();
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
      this.tell("changed");
    }
    this.busy = false;
  }

  /** @param {Summary} table */
  sit(table) {
    return this.attempt(async () => {
      luck.remember(table);
      const pledge = table.luck > 1 ? luck.newPledge(table.match) : "";
      const { match } = await server.sit(table.match, settings.name, pledge);
      luck.moveTo(table.match, match);
      location.hash = `#/match/${match}`;
    });
  }

  /** @param {Summary} table */
  titleOf(table) {
    return this.games.games.find((game) => game.name === table.game)?.title ?? table.game;
  }

  /** A table with a free seat: game, who sits there, clock, rated, language.
   * @param {Summary} table @param {unknown} above @param {unknown} buttons
   */
  tableLine(table, above, buttons) {
    if (table.box_name) import("./box-differs.js"); // few tables have one of their own
    const names = seatNames(table.chairs, this.words);
    const facts = [clockName(table.clock, this.words), this.say(table.rated ? "lobby-rated" : "lobby-casual")];
    if (table.language) facts.push(this.games.languages[table.language] ?? table.language);
    return html`<li class="open-table">
      <img src=${fileAt(`games/${table.game}/cover.svg`)} alt="" width="64" height="40" loading="lazy">
      <span class="match-text">${above}<b>${this.titleOf(table)}</b>
        <span class="match-seats">${table.chairs.map(
          (chair) => html`<span
            class="seat-chip ${chair.kind}">${seatMark(chair.seat)}${names[chair.seat - 1]}${
              chair.rating
                ? html` <span class="quiet-text">${chair.rating.points}${chair.rating.provisional ? "?" : ""}</span>`
                : nothing
            }</span>`,
        )}</span>
        <span class="quiet-text facts">${facts.join(" · ")}</span>
        <grasse-variants .words=${this.words} .game=${table.game} .options=${table.options}></grasse-variants></span>
      <span class="open-actions">${buttons}</span>
      ${
        table.box_name
          ? html`<grasse-box-differs .words=${this.words} .game=${table.game} .hash=${table.box}
            .name=${table.box_name} .folded=${true}></grasse-box-differs>`
          : nothing
      }
    </li>`;
  }

  problemLine() {
    return this.problem
      ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
      : nothing;
  }
}

/** Tables to which friends ask one. */
export class GrasseInvited extends Sitting {
  render() {
    const invited = this.meeting?.invited ?? [];
    if (!invited.length) return nothing;
    return html`<section class="matches invited" aria-labelledby="lobby-invitations">
      <h2 id="lobby-invitations">${this.say("lobby-invitations")}</h2>
      ${this.problemLine()}
      <ul>${repeat(
        invited,
        (each) => each.match.match,
        ({ by, match }) =>
          this.tableLine(
            match,
            html`<span>${this.say("lobby-invited-by", { name: by })}</span>`,
            html`<button class="primary" ?disabled=${this.busy}
                @click=${() => this.sit(match)}>${this.say("lobby-sit")}</button>
              <button class="plain" ?disabled=${this.busy}
                @click=${() => this.attempt(() => this.decline(match))}>${this.say("lobby-decline")}</button>`,
          ),
      )}</ul>
    </section>`;
  }

  /** @param {Summary} match */
  async decline(match) {
    await server.decline(match.match);
    this.tell("changed");
  }
}

/** The way to people: a form to find somebody, the tables that are open, and who is here. */
export class GrasseMeeting extends Sitting {
  static properties = { game: { state: true }, lately: { attribute: false } };

  constructor() {
    super();
    this.game = "";
    this.lately = ""; // one's own matches, and where they stand
  }

  get card() {
    return this.games.games.find((game) => game.name === this.game) ?? this.games.games[0];
  }

  render() {
    return html`<section class="meeting panel" aria-labelledby="lobby-title">
      <h2 id="lobby-title">${this.say("lobby-title")}
        <a class="small" href="#/ladder/${this.card.name}">${this.say("lobby-ladder")}</a></h2>
      ${this.seekForm()}
      ${this.problemLine()}
      ${this.openTables()}
      ${this.whoIsHere()}
      <div class="meeting-more">
        ${
          this.meeting
            ? html`<grasse-friends .words=${this.words} .games=${this.games}
                .lately=${this.lately}></grasse-friends>`
            : nothing
        }
        <p><a href="#/tournaments">${this.say("tournament-offer")}</a></p>
        <p><a href="#/told">${this.say("told-offer")}</a></p>
        <details><summary>${this.say("lobby-fair")}</summary><p>${this.say("lobby-fair-text")}</p></details>
      </div>
    </section>`;
  }

  seekForm() {
    return html`<form class="seek" @submit=${this.seek}>
      <label class="field">${this.say("page-game")}
        <select name="game" @change=${(/** @type {Event} */ event) => {
          this.game = /** @type {HTMLSelectElement} */ (event.target).value;
        }}>${this.games.games.map((game) => html`<option value=${game.name}>${game.title}</option>`)}</select></label>
      <label class="field">${this.say("page-seats-number")}
        <select name="seats">${this.card.seats.map(
          (seats) => html`<option value=${seats}>${seats}</option>`,
        )}</select></label>
      <label class="field">${this.say("page-clock")}
        <select name="pace">
          <option value="slow">${this.say("lobby-pace-slow")}</option>
          <option value="live">${this.say("lobby-pace-live")}</option>
        </select></label>
      <label class="check"><input type="checkbox" name="rated" checked>${this.say("lobby-rated")}</label>
      <button ?disabled=${this.busy}>${icon("people")}${this.say("lobby-seek")}</button>
    </form>`;
  }

  openTables() {
    const open = this.meeting?.open ?? [];
    if (!open.length) return html`<p class="quiet-text">${this.say("lobby-open-none")}</p>`;
    return html`<h3 id="lobby-open">${this.say("lobby-open")}</h3>
      <ul class="open-tables" aria-labelledby="lobby-open">${repeat(
        open,
        (table) => table.match,
        (table) =>
          this.tableLine(
            table,
            nothing,
            html`<button ?disabled=${this.busy} aria-label=${this.say("lobby-sit-at", {
              game: this.titleOf(table),
              name: table.chairs.find((chair) => chair.kind === "person")?.name ?? "",
            })} @click=${() => this.sit(table)}>${this.say("lobby-sit")}</button>`,
          ),
      )}</ul>`;
  }

  whoIsHere() {
    if (!this.meeting) return nothing;
    const { here, people, shown } = this.meeting;
    return html`<div class="who-is-here">
      <p>${icon("people")}<span>${this.say("lobby-here", { count: here })}
        ${people.map(
          (name, at) => html`${at ? ", " : nothing}<a href="#/people/${encodeURIComponent(name)}">${name}</a>`,
        )}</span></p>
      ${shown === null ? nothing : this.showMe(shown)}
    </div>`;
  }

  /** @param {boolean} shown */
  showMe(shown) {
    return html`<label class="check"><input type="checkbox" name="shown" .checked=${shown} @change=${(
      /** @type {Event} */ event,
    ) =>
      this.attempt(async () => {
        await server.beSeen(/** @type {HTMLInputElement} */ (event.target).checked);
        this.tell("changed");
      })}>${this.say("lobby-show-me")}</label>`;
  }

  /** @param {SubmitEvent} event */
  seek(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    this.attempt(async () => {
      const found = await server.seek({
        game: String(form.get("game")),
        seats: Number(form.get("seats")),
        pace: form.get("pace") === "slow" ? "slow" : "live",
        rated: form.get("rated") === "on",
        name: settings.name,
        language: this.words.language,
        pledges: true,
      });
      location.hash = `#/match/${found.match}`;
    });
  }
}

customElements.define("grasse-invited", GrasseInvited);
customElements.define("grasse-meeting", GrasseMeeting);
