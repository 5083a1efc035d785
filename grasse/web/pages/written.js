// A match that nobody can play any more, as it was written down.

import { html, nothing } from "../vendor/lit.js";
import { seatNames } from "../chairs.js";
import { icon, seatMark } from "../icons.js";
import { message } from "../parts/message.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { Speech } from "../speech.js";
import { speak } from "../words.js";
import { isDecision, lineOf, readable } from "../written.js";
import "../parts/chat.js";

/**
 * @typedef {object} Found
 * @property {import("../types").Written} written
 * @property {import("../types").GameInfo} game
 * @property {import("../words.js").Words} spoken
 */

export class GrasseWritten extends Part {
  static properties = {
    match: { attribute: false },
    found: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {Found | null} */
    this.found = null;
    this.problem = "";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("match") || changed.has("words")) this.load();
  }

  async load() {
    const { match } = this;
    try {
      const written = await server.written(match);
      const { game: name, box } = written.summary;
      const known = server.game(name, box).catch(() => server.game(name, "")); // its own box may be lost
      const [game, spoken] = await Promise.all([known, speak(this.words.language, name)]);
      if (match === this.match) this.found = { written, game, spoken };
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  render() {
    if (!this.found) return message(this.words, this.problem);
    const { written, game, spoken } = this.found;
    const { summary, entries, chat } = written;
    const speech = new Speech(spoken, game, seatNames(summary.chairs, spoken));
    const named = summary.version === game.version;
    return html`<main id="main" class="form-page written-page" tabindex="-1">
      <article class="panel">
        <h1>${game.title}: ${this.say("page-written")}</h1>
        <p class="quiet-text">${this.say("page-written-note")}</p>
        <ul class="players">${summary.chairs.map(({ seat }) => this.chair(seat, speech, summary.scores[seat - 1]))}</ul>
        <h2>${this.say("page-decisions")}</h2>
        <ol class="written-lines">${readable(entries).map(
          (entry) =>
            html`<li>${
              !isDecision(entry)
                ? nothing
                : entry.seat > 0
                  ? html`<span class="who">${seatMark(entry.seat)}<b>${speech.seat(entry.seat)}</b></span>`
                  : html`<span class="dice-sign" role="img" aria-label=${speech.say("replay-chance")}>⚄</span>`
            } ${lineOf(entry, speech, named)}</li>`,
        )}</ol>
        ${
          chat.length
            ? html`<h2>${this.say("page-chat")}</h2>
              <grasse-chat .words=${this.words} .speech=${speech} .lines=${chat} .silent=${true}></grasse-chat>`
            : nothing
        }
        <a class="button" href="#/">${this.say("page-home")}</a>
      </article>
    </main>`;
  }

  /** @param {number} seat @param {Speech} speech @param {[number, number] | undefined} score */
  chair(seat, speech, score) {
    return html`<li class="player">${seatMark(seat)}${speech.seat(seat)}${
      score ? html` <span class="tag">${score[1] === 1 ? icon("crown") : nothing}${score[0]}</span>` : nothing
    }</li>`;
  }
}

customElements.define("grasse-written", GrasseWritten);
