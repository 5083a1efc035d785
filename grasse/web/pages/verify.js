// Was the luck of a match fair? Draws everything again from its record, here and not on the server.

import { html, nothing } from "../vendor/lit.js";
import { promiseOf } from "../days.js";
import { icon, seatMark } from "../icons.js";
import { keptOf } from "../luck.js";
import { Part } from "../part.js";
import { message } from "../parts/message.js";
import { Fault, read, verify } from "../proof.js";
import * as server from "../server.js";

/** @typedef {ReturnType<typeof verify>} Verdict */

export class GrasseVerify extends Part {
  static properties = {
    match: { attribute: false },
    verdict: { state: true },
    fault: { state: true },
    named: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.match = ""; // or nothing: somebody has a file
    /** @type {Verdict | null} */
    this.verdict = null;
    /** @type {Fault | null} */
    this.fault = null;
    this.named = ""; // the file that was checked
    this.problem = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("match")) this.load();
  }

  async load() {
    const { match } = this;
    this.verdict = this.fault = null;
    this.named = this.problem = "";
    if (!match) return;
    try {
      const text = await server.record(match);
      if (match === this.match) await this.check(text, `${match}.grasse`);
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** @param {string} text @param {string} named */
  async check(text, named) {
    const { match, game, box, day = "" } = read(text).fields;
    const actions = game ? await this.actionsOf(game, box ?? "") : null;
    this.problem = "";
    this.named = named;
    this.verdict = this.fault = null;
    try {
      const [kept, hash] = [keptOf(match ?? ""), promiseOf(day, game ?? "")];
      this.verdict = verify(text, hash ? { ...(kept ?? { pledges: {}, seeds: {} }), hash } : kept, actions);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      this.fault = error;
    }
  }

  /** The actions of a game, by which the words of a record are compared with its proof; a server may not know them.
   * @param {string} game @param {string} box
   */
  async actionsOf(game, box) {
    try {
      return (await server.game(game, box)).actions;
    } catch {
      return null;
    }
  }

  /** @param {Event} event */
  async choose(event) {
    const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
    if (file) await this.check(await file.text(), file.name);
  }

  render() {
    if (this.match && !this.named) return message(this.words, this.problem, this.match);
    return html`
      <main id="main" class="form-page verify-page" tabindex="-1">
        <section class="panel">
          <h1>${this.say("page-fair")}</h1>
          <p>${this.say("page-verify-text")}</p>
          <div role="status">${this.found()}</div>
          <label class="button file-button">${icon("file")}${this.say("page-verify-file")}<input type="file"
            class="unseen" accept=".grasse,text/plain" @change=${this.choose}></label>
          <p class="quiet-text">${this.say("page-verify-odds")}
            <code>grasse verify ${this.named || "match.grasse"}</code></p>
          <div class="form-actions">
            ${
              this.match
                ? html`<a class="button" href="#/replay/${this.match}">${icon("play")}${this.say("page-replay")}</a>`
                : nothing
            }
            <a class="button plain" href="#/">${this.say("page-home")}</a>
          </div>
        </section>
      </main>`;
  }

  found() {
    const { fault, verdict } = this;
    if (!this.named) return nothing;
    return html`<p class="verify-name"><code>${this.named}</code></p>
      ${fault ? this.wrong(fault) : nothing} ${verdict ? this.right(verdict) : nothing}`;
  }

  /** @param {Fault} fault */
  wrong({ key, values }) {
    return html`<p class="note-line problem"><b class="bad">✗ ${this.say(`page-verify-fault-${key}`, values)}</b></p>`;
  }

  /** @param {Verdict} verdict */
  right({ drawn, forked, day, shared, shares, undone, known, told }) {
    const names = (told.fields.players ?? "").split(",").map((name) => name.trim());
    const nameOf = (/** @type {number} */ seat) => names[seat - 1] || this.say("seat-name", { seat });
    const said = day ? "day-verify" : shared ? "page-verify-good" : "page-verify-good-alone";
    return html`
      <p class="note-line"><b class="good">✓
          ${this.say(said, { drawn, day })}</b></p>
      ${forked ? html`<p>${this.say("page-verify-forked", { forked })}</p>` : nothing}
      <p>${this.say(known ? "page-verify-known" : "page-verify-unknown")}</p>
      <ul class="verify-seats" ?hidden=${day !== ""}>${shares.map(
        ({ seat, linked, bare, pledges }) =>
          html`<li>${seatMark(seat)}<span>${
            linked
              ? this.say("page-verify-seat", { name: nameOf(seat), linked })
              : this.say("page-verify-nothing", { name: nameOf(seat) })
          } ${linked && bare ? this.say("page-verify-bare", { bare }) : nothing} ${
            pledges > 1 ? this.say("page-verify-again", { pledges }) : nothing
          }</span></li>`,
      )}</ul>
      ${undone.map(
        ({ seat, before, count, drawn: lucky }) =>
          html`<p>${this.say("page-verify-back", { name: nameOf(seat), before, count, drawn: lucky })}</p>`,
      )}`;
  }
}

customElements.define("grasse-verify", GrasseVerify);
