// The end of a match: places, the scoring line by line with its clauses, and the secret behind the chance.

import { html, nothing } from "../vendor/lit.js";
import { namelessName } from "../chairs.js";
import { icon, seatMark } from "../icons.js";
import { hashOf } from "../hashes.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { addUp } from "../story.js";
import { isPrivate } from "./share.js";
import "./rating.js";

/** @typedef {import("../types").GameEvent} GameEvent */

// Where each petal falls, how long it takes, and when it begins: scattered, and the same each time.
const PETALS = Array.from(
  { length: 24 },
  (_, at) =>
    `left: ${(at * 37) % 100}%; animation-duration: ${3 + ((at * 7) % 5) / 2}s; animation-delay: ${(at % 8) / 4}s`,
);

/** Fires `clause`. */
export class GrasseEnd extends Part {
  static properties = {
    summary: { attribute: false },
    speech: { attribute: false },
    events: { attribute: false },
    secret: { attribute: false },
    scores: { attribute: false },
    rematch: { attribute: false },
    mine: { attribute: false },
    own: { attribute: false },
    left: { attribute: false },
  };

  constructor() {
    super();
    /** @type {import("../types").Summary} */
    this.summary = /** @type {any} */ (undefined);
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {GameEvent[]} */
    this.events = [];
    this.secret = "";
    /** @type {[number, number][]} */
    this.scores = [];
    this.rematch = "";
    this.mine = false;
    this.own = 0; // the seat of this browser, if it has just one
    /** @type {number[]} */
    this.left = []; // seats of people for whom a bot has finished it
  }

  /** What was asked last is gone from the page: go on at the result. */
  firstUpdated() {
    const lost = document.activeElement === document.body;
    // Who agrees to end it does so far below it on a phone, and is to read what that means.
    if (!this.scores.length) this.querySelector(".end")?.scrollIntoView({ block: "nearest" });
    if (lost) /** @type {HTMLElement | null} */ (this.querySelector("#end-title"))?.focus({ preventScroll: true });
  }

  render() {
    const { speech, scores } = this;
    const order = scores
      .map(([points, place], at) => ({ seat: at + 1, points, place }))
      .sort((a, b) => a.place - b.place || a.seat - b.seat);
    const accounts = order.map((each) => addUp(this.events, each.seat, speech.game));
    const winners = order.filter((each) => each.place === 1);
    const points = winners[0]?.points ?? 0;
    const names = winners.map((each) => speech.seat(each.seat));
    const joined =
      names.length > 1
        ? speech.say("final-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) })
        : names[0];
    const won = !scores.length
      ? this.say("page-ended")
      : names.length > 1
        ? speech.say("final-shared", { names: joined, points })
        : joined === namelessName(this.words) && speech.words.has("game-points")
          ? speech.say("game-points", { points }) // "You win!" stands above
          : speech.say("final-win", { name: joined, points });
    const later = this.summary.day ? "day-secret-later" : "refused-held";
    return html`
      <section class="end panel" aria-labelledby="end-title">
        <div class="laurel" aria-hidden="true">${icon("crown")}</div>
        ${this.victory(winners.map((each) => each.seat))}
        <h2 id="end-title" tabindex="-1">${won}</h2>
        ${scores.length ? this.finishedBy() : nothing}
        ${scores.length ? this.ending() : nothing}
        ${this.summary.rated && this.own ? this.rated() : nothing}
        ${scores.length ? this.scoring(order, accounts) : nothing}
        <div class="end-actions">
          ${
            this.summary.day
              ? html`<a class="button primary" href="#/day/${this.summary.day}"
                  >${icon("crown")}${this.say("day-open")}</a>`
              : nothing
          }
          ${
            this.summary.tournament
              ? html`<a class="button primary" href="#/tournament/${this.summary.tournament}"
                  >${icon("crown")}${this.say("tournament-back")}</a>`
              : nothing
          }
          ${
            this.mine && !this.summary.tournament
              ? html`<button class="primary" @click=${() => this.tell("rematch")}>${icon("again")}${this.say(
                  this.rematch ? "page-rematch-join" : "page-rematch",
                )}</button>`
              : this.rematch
                ? html`<a class="button primary"
                  href="#/match/${this.rematch}">${icon("again")}${this.say("page-rematch-join")}</a>`
                : nothing
          }
          ${isPrivate(this.summary) ? nothing : this.lookBack()}
          <a class="button plain" href="#/">${this.say("page-home")}</a>
        </div>
        ${
          this.summary.box_name && this.mine && !this.rematch && !this.summary.tournament
            ? html`<p class="quiet-text end-box">${this.say("box-again", { name: this.summary.box_name })}</p>`
            : nothing
        }
        ${
          isPrivate(this.summary)
            ? html`<p class="quiet-text">${this.say("page-private-end")}</p>`
            : html`<grasse-share .words=${this.words} .summary=${this.summary}></grasse-share>`
        }
        <details class="fairness">
          <summary>${this.say("page-fair")}</summary>
          <p>${this.say("page-fair-text")}</p>
          <dl>
            <dt>${this.say("page-fair-hash")}</dt><dd><code>${this.summary.hash}</code></dd>
            <dt>${this.say("page-fair-secret")}</dt><dd><code>${this.secret}</code></dd>
          </dl>
          ${this.secret ? this.checked() : html`<p>${this.say(later)}</p>`}
          ${
            isPrivate(this.summary)
              ? nothing
              : html`<p><a class="button"
                href="#/verify/${this.summary.match}">${icon("seal")}${this.say("page-verify")}</a></p>`
          }
        </details>
      </section>`;
  }

  /** Where one sees what happened. */
  lookBack() {
    const { match } = this.summary;
    return html`${
      this.scores.length
        ? html`<a class="button" href="#/review/${match}">${icon("chart")}${this.say("page-review")}</a>`
        : nothing
    }
      <a class="button" href="#/replay/${match}">${icon("play")}${this.say("page-replay")}</a>
      <button @click=${this.download}>${icon("save")}${this.say("page-record")}</button>`;
  }

  /** Whether the secret has the hash that was shown. */
  checked() {
    return html`<p role="status">${
      hashOf(this.secret) === this.summary.hash
        ? html`<b class="good">✓ ${this.say("page-fair-good")}</b>`
        : html`<b class="bad">✗ ${this.say("page-fair-bad")}</b>`
    }</p>`;
  }

  /** @param {{seat: number, points: number, place: number}[]} order @param {ReturnType<typeof addUp>[]} accounts */
  scoring(order, accounts) {
    const { speech } = this;
    return html`
      <div class="table-scroll" tabindex="0" role="region" aria-label=${this.say("page-scoring")}>
          <table class="scoring">
            <caption class="unseen">${this.say("page-scoring")}</caption>
            <thead><tr><th scope="col"><span class="unseen">${this.say("page-place")}</span></th>
                ${order.map(
                  (each) => html`<th scope="col" class=${each.place === 1 ? "winner" : ""}><span
                      class="place">${each.place}.</span>${seatMark(each.seat)}<span
                      >${speech.seat(each.seat)}</span></th>`,
                )}</tr></thead>
            <tbody>
              ${accounts[0]?.map(
                ({ name, clause }, at) => html`<tr>
                  <th scope="row">${speech.say(`scoring-${name}`)}${this.clauseLink(clause)}</th>
                  ${accounts.map((lines) => html`<td>${lines[at].sum} ${this.times(lines[at].times)}</td>`)}</tr>`,
              )}
            </tbody>
            <tfoot><tr><th
                  scope="row">${this.say("page-total")}</th>${order.map(
                    (each) => html`<td><b>${each.points}</b></td>`,
                  )}</tr></tfoot>
          </table>
        </div>
        ${
          accounts.flat().some(({ times }) => times > 1)
            ? html`<p class="quiet-text times" aria-hidden="true">${this.say("page-scored-times-note")}</p>`
            : nothing
        }`;
  }

  /** How many times something scored, in brackets; once is not worth a word.
   * @param {number} times
   */
  times(times) {
    if (times < 2) return nothing;
    return html`<span class="quiet-text times" aria-hidden="true">(${times})</span><span
        class="unseen">${this.say("page-scored-times", { times })}</span>`;
  }

  /** What the last scoring went by, where the game has words for it: each thing as it happened last. */
  ending() {
    const { events, speech } = this;
    const last = new Map(events.map((event) => [event.name, event]));
    const told = [...last.values()]
      .filter((event) => speech.words.has(`ending-${event.name}`))
      .sort((one, other) => events.indexOf(one) - events.indexOf(other))
      .map((event) => speech.tellEvent(`ending-${event.name}`, event, ""));
    return told.length ? html`<p class="ending quiet-text">${told.join(" ")}</p>` : nothing;
  }

  /** What a rated match has changed: nothing, if it was ended while two people were there. */
  rated() {
    const { match, chairs } = this.summary;
    const here = chairs.filter(({ kind, seat }) => kind === "person" && !this.left.includes(seat));
    if (!this.scores.length && here.length > 1) return html`<p>${this.say("lobby-counts-not")}</p>`;
    return html`<grasse-rating .words=${this.words} .match=${match} .seat=${this.own}></grasse-rating>`;
  }

  /** A bot has finished the match for somebody: it is not theirs, and in a rated match they are placed last. */
  finishedBy() {
    const rated = this.summary.rated;
    return this.left.map((seat) => {
      const said = this.say(seat === this.own ? "page-finished-you" : "page-finished-other", {
        name: this.speech.seat(seat),
      });
      return html`<p class="finished-by">${said} ${rated ? this.say("page-finished-last") : nothing}</p>`;
    });
  }

  /** Whoever has won is told so, and petals fall.
   * @param {number[]} winners
   */
  victory(winners) {
    if (!winners.includes(this.own) || this.left.includes(this.own)) return nothing;
    return html`<p class="you-win">${this.say(winners.length > 1 ? "page-you-share" : "page-you-win")}</p>
      <div class="petals" aria-hidden="true">${PETALS.map((style) => html`<i .style=${style}></i>`)}</div>`;
  }

  /** @param {string | undefined} clause */
  clauseLink(clause) {
    return clause
      ? html` <button class="clause-link" @click=${() => this.tell("clause", clause)}>${clause}</button>`
      : nothing;
  }

  async download() {
    const text = await server.record(this.summary.match);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${this.summary.match}.grasse`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }
}

customElements.define("grasse-end", GrasseEnd);
