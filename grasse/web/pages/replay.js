// The replay of a finished match, decision by decision: from any seat or open; and playing on from here.

import { html, nothing } from "../vendor/lit.js";
import { namelessSeat, seatNames } from "../chairs.js";
import { icon, seatMark } from "../icons.js";
import { Keys } from "../keys.js";
import { Part } from "../part.js";
import { leadTo } from "../parts/glance.js";
import { loadMatch } from "../parts/loaded.js";
import { message } from "../parts/message.js";
import { asList, stage, unlit } from "../parts/stage.js";
import { EVERYTHING, nextRound } from "../parts/steering.js";
import * as server from "../server.js";
import { set, settings } from "../settings.js";
import { Speech } from "../speech.js";
import { Steps } from "../steps.js";
import { sentence, wantsName } from "../story.js";
import { speak } from "../words.js";
import "../parts/about.js";
import "../parts/decisions.js";
import "../parts/play-on.js";
import "../parts/rules.js";
import "../parts/share.js";
import "../parts/variants.js";

const BEAT = 900; // milliseconds between two decisions that play by themselves

export class GrasseReplay extends Part {
  static properties = {
    match: { attribute: false },
    start: { attribute: false },
    games: { attribute: false },
    loaded: { state: true },
    step: { state: true },
    number: { state: true },
    eyes: { state: true },
    playing: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    this.start = 0;
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../parts/loaded.js").Loaded & {replay: import("../types").Replay} | null} */
    this.loaded = null;
    /** @type {import("../types").Step | null} */
    this.step = null;
    this.number = 0;
    this.eyes = EVERYTHING;
    this.playing = false;
    this.problem = "";
    this.timer = 0;
    this.steps = new Steps("");
    this.keys = new Keys(this, (event, target) => this.press(event, target));
    this.turned = () => {
      const [, page, match, number] = location.hash.split("/");
      if (page === "replay" && match === this.match) this.go(Number(number ?? 0));
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("hashchange", this.turned);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("hashchange", this.turned);
    clearTimeout(this.timer);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("match") && changed.get("match")) {
      clearTimeout(this.timer);
      this.playing = false;
      this.loaded = this.step = null;
      this.eyes = EVERYTHING;
      this.problem = "";
      this.load();
    } else if (changed.has("words") && this.loaded && this.loaded.words.language !== this.words.language) {
      speak(this.words.language, this.loaded.game.name).then((words) => {
        if (this.loaded) this.loaded = { ...this.loaded, words };
      });
    }
  }

  async load() {
    const match = this.match;
    this.steps = new Steps(match);
    try {
      const [loaded, replay] = await Promise.all([loadMatch(match, this.words.language), server.replay(match)]);
      if (!this.isConnected || match !== this.match) return;
      this.loaded = { ...loaded, replay };
      await this.go(this.start || replay.rounds[0]?.number || 0);
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** Shows the table after this many decisions.
   * @param {number} number
   */
  async go(number) {
    if (!this.loaded) return;
    const {
      replay: { last },
      summary: { match },
    } = this.loaded;
    this.number = Math.min(Math.max(number, 0), last);
    history.replaceState(null, "", `#/replay/${this.match}/${this.number}`);
    try {
      const step = await this.steps.fetch(this.number, this.eyes);
      if (match !== this.match) return;
      if (step.number === this.number && step.eyes === this.eyes) this.step = step;
      if (this.number < last) this.steps.fetch(this.number + 1, this.eyes).catch(() => {});
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** @param {number} direction */
  goRound(direction) {
    if (this.loaded) this.go(nextRound(this.loaded.replay, this.number, direction));
  }

  togglePlay() {
    this.playing = !this.playing;
    clearTimeout(this.timer);
    const beat = async () => {
      if (!this.playing || !this.loaded || this.number >= this.loaded.replay.last) {
        this.playing = false;
        return;
      }
      await this.go(this.number + 1);
      this.timer = window.setTimeout(beat, BEAT);
    };
    if (this.playing) beat();
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} target */
  press(event, target) {
    if (target.closest?.("[data-id]")) return; // arrows go from piece to piece there
    if (event.key === " " && target.closest?.("button, a")) return;
    const does = {
      ArrowLeft: () => this.go(this.number - 1),
      ArrowRight: () => this.go(this.number + 1),
      PageUp: () => this.goRound(-1),
      PageDown: () => this.goRound(1),
      Home: () => this.go(0),
      End: () => this.go(this.loaded?.replay.last ?? 0),
      " ": () => this.togglePlay(),
      r: () => this.openRules(),
      "?": () => this.openRules({ tab: "signs" }),
    }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  /** @param {number} eyes */
  async look(eyes) {
    this.eyes = eyes;
    await this.go(this.number);
  }

  turnView() {
    set({ view: asList(this.loaded?.picture ?? null) ? "picture" : "list" });
    this.requestUpdate();
  }

  /** Opens the book: at the beginning, at a section, at a clause, or at the signs.
   * @param {Parameters<import("../parts/rules.js").GrasseRules["open"]>[0]} where
   */
  openRules(where = {}) {
    /** @type {import("../parts/rules.js").GrasseRules | null} */ (this.querySelector("grasse-rules"))?.open(where);
  }

  /** @param {{seat: number, player: string}} wish */
  async playOn(wish) {
    const name = settings.name || this.say("page-guest");
    try {
      const next = await server.fork(this.match, { number: this.number, name, pledges: true, ...wish });
      location.hash = `#/match/${next.match}`;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  render() {
    const { loaded, step } = this;
    if (!loaded || !step) return message(this.words, this.problem, this.match);
    const { replay, summary, game, picture, words } = loaded;
    const own = namelessSeat(summary.chairs, settings.name);
    const speech = new Speech(words, game, seatNames(summary.chairs, words, own));
    const seats = summary.chairs.map((chair) => chair.seat);
    return html`
      <main id="main" class="replay-page" tabindex="-1"
        @go=${(/** @type {CustomEvent} */ event) => this.go(event.detail)}
        @clause=${(/** @type {CustomEvent} */ event) => this.openRules({ clause: event.detail })}
        @section=${(/** @type {CustomEvent} */ event) => this.openRules({ section: event.detail })}
        @board=${(/** @type {CustomEvent} */ event) => leadTo(this, event.detail)}>
        <grasse-steering .words=${this.words} .speech=${speech} .replay=${replay} .number=${this.number}
          .playing=${this.playing} .eyes=${this.eyes} .seats=${seats} .heading=${game.title}
          .place=${speech.piece(step.tree)} .view=${picture ? (asList(picture) ? "picture" : "list") : ""}
          @toggle-play=${this.togglePlay} @turn-view=${this.turnView}
          @look=${(/** @type {CustomEvent} */ event) => this.look(event.detail)}></grasse-steering>
        ${
          this.problem
            ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
            : nothing
        }
        <p class="replay-told" role="status">${this.told(speech)}</p>
        <div class="stage">
          ${stage(loaded, speech, { tree: unlit(step.tree), turn: step.turn, own: Math.max(this.eyes, 0) })}
          <grasse-about .words=${this.words} .speech=${speech} .tree=${step.tree} .picture=${picture}></grasse-about>
        </div>
        <aside class="side" aria-label=${this.say("page-side")}>
          <ol class="replay-scores">${seats.map(
            (seat) => html`<li class="player">${seatMark(seat)}<span
                class="player-name">${speech.seat(seat)}</span><b>${step.scores[seat - 1]?.[0] ?? ""}</b></li>`,
          )}</ol>
          <grasse-variants .words=${this.words} .game=${game.name} .options=${summary.options}></grasse-variants>
          <grasse-decisions .words=${this.words} .speech=${speech} .match=${this.match} .replay=${replay}
            .number=${this.number}></grasse-decisions>
          <div class="replay-links">
            <button class="to-book" aria-keyshortcuts="r" @click=${() => this.openRules()}>${icon("book")}${this.say(
              "page-rules",
            )}</button>
            <a class="button" href="#/review/${this.match}">${icon("chart")}${this.say("page-review")}</a>
            ${
              step.choices > 1
                ? html`<a class="button" href="#/explore/match/${this.match}/${this.number}">${icon("bulb")}${this.say(
                    "explorer-here",
                  )}</a>`
                : nothing
            }
            <a class="button" href="#/verify/${this.match}">${icon("seal")}${this.say("page-verify")}</a>
          </div>
          <grasse-share .words=${this.words} .summary=${summary}></grasse-share>
          <grasse-play-on .words=${this.words} .speech=${speech} .games=${this.games} .seats=${seats}
            .over=${this.number >= replay.last}
            @play-on=${(/** @type {CustomEvent} */ event) => this.playOn(event.detail)}></grasse-play-on>
        </aside>
        <grasse-rules .words=${this.words} .game=${game} .speech=${speech} .picture=${picture}
          .tree=${step.tree}></grasse-rules>
      </main>`;
  }

  /** What the last decision did.
   * @param {Speech} speech
   */
  told(speech) {
    const events = this.step?.events ?? [];
    if (!events.length) return "\u00a0";
    return events.map((event, at) => {
      const name = wantsName(event, speech) ? html`<b>${speech.seat(event.seat)}</b> ` : nothing;
      const who = event.seat > 0 ? html`<span class="seat-chip">${seatMark(event.seat)}${name}</span>` : nothing;
      return html`${at ? " · " : ""}${who}${sentence(event, speech)}`;
    });
  }
}

customElements.define("grasse-replay", GrasseReplay);
