// Somebody follows an invitation: a name, and the chair is theirs.

import { html, nothing } from "../vendor/lit.js";
import { seatNames } from "../chairs.js";
import { fileAt } from "../files.js";
import { seatMark } from "../icons.js";
import * as luck from "../luck.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import "../parts/box-differs.js";
import "../parts/variants.js";
import { set, settings } from "../settings.js";

export class GrasseJoin extends Part {
  static properties = {
    games: { attribute: false },
    match: { attribute: false },
    invite: { attribute: false },
    summary: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    this.match = "";
    this.invite = "";
    /** @type {import("../types").Summary | null} */
    this.summary = null;
    this.problem = "";
  }

  async firstUpdated() {
    try {
      this.summary = await server.summary(this.match);
      luck.remember(this.summary);
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  render() {
    const { summary } = this;
    const title = this.games.games.find(({ name }) => name === summary?.game)?.title;
    const names = summary ? seatNames(summary.chairs, this.words) : [];
    return html`
      <main id="main" class="form-page" tabindex="-1">
        <form class="panel join" @submit=${this.join}>
          <h1>${title ? this.say("page-join-game", { game: title }) : this.say("page-join")}</h1>
          ${
            summary
              ? html`<img class="cover" src=${fileAt(`games/${summary.game}/cover.svg`)} alt=""
                  width="400" height="250">
                <ul class="players">${summary.chairs.map(
                  (chair) => html`<li
                    class="player">${seatMark(chair.seat)}${names[chair.seat - 1]}</li>`,
                )}</ul>`
              : nothing
          }
          <grasse-variants .words=${this.words} .game=${summary?.game ?? ""}
            .options=${summary?.options ?? {}}></grasse-variants>
          ${
            summary?.box_name
              ? html`<grasse-box-differs .words=${this.words} .game=${summary.game} .hash=${summary.box}
                .name=${summary.box_name}></grasse-box-differs>`
              : nothing
          }
          <label class="field">${this.say("page-name")}<input type="text" name="name" maxlength="24" required
              autocomplete="nickname" .value=${settings.name}></label>
          ${
            this.problem
              ? html`<p class="note-line problem"
                role="alert">${this.say(`refused-${this.problem}`)}</p>`
              : nothing
          }
          <div class="form-actions"><a class="button plain"
              href="#/match/${this.match}">${this.say("page-watch")}</a><button
              class="primary">${this.say("page-sit-down")}</button></div>
        </form>
      </main>`;
  }

  /** @param {SubmitEvent} event */
  async join(event) {
    event.preventDefault();
    const name = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name") ?? "").trim();
    set({ name });
    try {
      const pledge = (this.summary?.luck ?? 0) > 1 ? luck.newPledge(this.match) : "";
      await server.join(this.match, this.invite, name, pledge);
      location.hash = `#/match/${this.match}`;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }
}

customElements.define("grasse-join", GrasseJoin);
