// The replay of a finished match: a slider, keys, jumps; from any seat or open; and playing on from here.

import { html, nothing } from "../vendor/lit.js";
import { playerNames, seatNames, usualPlayer } from "../chairs.js";
import { loadPicture } from "../games/index.js";
import { icon, seatMark } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import { leadTo } from "../parts/glance.js";
import * as server from "../server.js";
import { set, settings } from "../settings.js";
import { Speech } from "../speech.js";
import { sentence, wantsName } from "../story.js";
import { speak } from "../words.js";
import "../parts/list.js";
import "../parts/picture.js";
import "../parts/rules.js";

const EVERYTHING = -2;
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
    /** @type {{summary: import("../types").Summary, replay: import("../types").Replay, game: import("../types").GameInfo, picture: import("../types").PictureModule | null, words: import("../words.js").Words} | null} */
    this.loaded = null;
    /** @type {import("../types").Step | null} */
    this.step = null;
    this.number = 0;
    this.eyes = EVERYTHING;
    this.playing = false;
    this.problem = "";
    this.timer = 0;
    /** @type {Map<string, Promise<import("../types").Step>>} */
    this.steps = new Map();
    /** @type {Map<string, string>} */
    this.labels = new Map(); // language and decision -> its words
    this.keys = (/** @type {KeyboardEvent} */ event) => this.press(event);
    this.turned = () => {
      const [, page, match, number] = location.hash.split("/");
      if (page === "replay" && match === this.match) this.go(Number(number ?? 0));
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
    addEventListener("hashchange", this.turned);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
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
      this.steps.clear();
      this.labels.clear();
      this.load();
    } else if (changed.has("words") && this.loaded && this.loaded.words.language !== this.words.language) {
      speak(this.words.language, this.loaded.game.name).then((words) => {
        if (this.loaded) this.loaded = { ...this.loaded, words };
      });
    }
  }

  async load() {
    const match = this.match;
    try {
      const summary = await server.summary(match);
      const known = server.game(summary.game);
      const [replay, game, picture, words] = await Promise.all([
        server.replay(match),
        known,
        known.then(loadPicture),
        speak(this.words.language, summary.game),
      ]);
      if (!this.isConnected || match !== this.match) return;
      this.loaded = { summary, replay, game, picture, words };
      await this.go(this.start || replay.rounds[0]?.number || 0);
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** @param {number} number */
  fetchStep(number) {
    const key = `${number} ${this.eyes}`;
    let found = this.steps.get(key);
    if (!found) {
      found = server.step(this.match, number, this.eyes);
      found.catch(() => this.steps.delete(key));
      this.steps.set(key, found);
      if (this.steps.size > 300) this.steps.delete([...this.steps.keys()][0]);
    }
    return found;
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
      const step = await this.fetchStep(this.number);
      if (match !== this.match) return;
      if (step.number === this.number && step.eyes === this.eyes) this.step = step;
      if (this.number < last) this.fetchStep(this.number + 1).catch(() => {});
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** @param {number} direction */
  goRound(direction) {
    const rounds = (this.loaded?.replay.rounds ?? []).map((round) => round.number);
    const next =
      direction > 0 ? rounds.find((number) => number > this.number) : rounds.findLast((number) => number < this.number);
    this.go(next ?? (direction > 0 ? (this.loaded?.replay.last ?? 0) : 0));
  }

  /** Which of the rounds this is, counted from 0. */
  get round() {
    return (this.loaded?.replay.rounds ?? []).findLastIndex((round) => round.number <= this.number);
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

  /** @param {KeyboardEvent} event */
  press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      target.closest?.("input, select, textarea, dialog, [data-id]")
    )
      return;
    if (event.key === " " && target.closest?.("button, a")) return;
    const does = {
      ArrowLeft: () => this.go(this.number - 1),
      ArrowRight: () => this.go(this.number + 1),
      PageUp: () => this.goRound(-1),
      PageDown: () => this.goRound(1),
      Home: () => this.go(0),
      End: () => this.go(this.loaded?.replay.last ?? 0),
      " ": () => this.togglePlay(),
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

  /** @param {SubmitEvent} event */
  async playOn(event) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    try {
      const next = await server.fork(this.match, {
        number: this.number,
        seat: Number(form.get("seat")),
        name: settings.name || this.say("page-guest"),
        player: String(form.get("player")),
      });
      location.hash = `#/match/${next.match}`;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  render() {
    const { loaded, step } = this;
    if (!loaded || !step) {
      return html`<main id="main" class="message" tabindex="-1">${
        this.problem
          ? html`<p class="note-line problem">${this.say(`refused-${this.problem}`)}</p><a class="button"
            href="#/">${this.say("page-home")}</a>`
          : html`<p class="quiet-text">${this.say("page-loading")}</p>`
      }</main>`;
    }
    const { replay, summary, game, picture } = loaded;
    const speech = new Speech(loaded.words, game, seatNames(summary.chairs, loaded.words));
    const asList = settings.view === "list" || !picture;
    const tree = unlit(step.tree);
    return html`
      <main id="main" class="replay-page" tabindex="-1">
        <section class="replay-bar panel" aria-label=${this.say("page-replay")}>
          <div class="replay-title"><h1>${game.title}</h1><span class="unseen">${speech.piece(step.tree)}</span></div>
          <div class="replay-keys">
            ${this.key("first", "page-first", () => this.go(0))}
            ${this.key("back", "page-back", () => this.go(this.number - 1))}
            <button class="icon-button" aria-label=${this.say(this.playing ? "page-pause" : "page-play")}
              @click=${() => this.togglePlay()}>${icon(this.playing ? "pause" : "play")}</button>
            ${this.key("next", "page-next", () => this.go(this.number + 1))}
            ${this.key("last", "page-last", () => this.go(replay.last))}
          </div>
          <label class="slider"><span class="unseen">${this.say("page-decision")}</span>
            <input type="range" min="0" max=${replay.last} .value=${String(this.number)}
              aria-valuetext=${speech.say("replay-place", { number: this.number, last: replay.last })}
              @input=${(/** @type {Event} */ event) => this.go(Number(fieldValue(event)))}></label>
          <span class="replay-place">${speech.say("replay-place", { number: this.number, last: replay.last })}</span>
          ${
            replay.rounds.length
              ? html`<label class="field-inline"><span>${this.say(`page-${replay.rounds_are}`)}</span>
                <select
                  @change=${(/** @type {Event} */ event) => this.go(Number(fieldValue(event)))}>
                  ${replay.rounds.map(
                    (round, at) => html`<option value=${round.number}
                      ?selected=${at === this.round}>${round.round}</option>`,
                  )}
                </select></label>`
              : nothing
          }
          <label class="field-inline">${icon("eye")}<span class="unseen">${this.say("page-eyes")}</span>
            <select
              @change=${(/** @type {Event} */ event) => this.look(Number(fieldValue(event)))}>
              <option value=${EVERYTHING} ?selected=${this.eyes === EVERYTHING}>${this.say("page-eyes-all")}</option>
              ${summary.chairs.map(
                (chair) => html`<option value=${chair.seat}
                  ?selected=${this.eyes === chair.seat}>${speech.seat(chair.seat)}</option>`,
              )}
              <option value="0" ?selected=${this.eyes === 0}>${this.say("page-eyes-watcher")}</option>
            </select></label>
          ${
            picture
              ? html`<button class="icon-button" @click=${() => {
                  set({ view: asList ? "picture" : "list" });
                  this.requestUpdate();
                }} aria-label=${this.say(asList ? "page-as-picture" : "page-as-list")}>${icon(asList ? "picture" : "list")}</button>`
              : nothing
          }
        </section>
        ${
          this.problem
            ? html`<p class="note-line problem"
              role="alert">${this.say(`refused-${this.problem}`)}</p>`
            : nothing
        }
        <p class="replay-told" role="status">${this.told(speech)}</p>
        <div class="stage">
          <grasse-glance class=${asList ? "" : "for-phones"} .words=${loaded.words} .speech=${speech} .tree=${tree}
            .turn=${step.turn} .own=${Math.max(this.eyes, 0)}
            @board=${(/** @type {CustomEvent} */ event) => leadTo(this, event.detail)}></grasse-glance>
          ${
            asList
              ? html`<grasse-list .words=${loaded.words} .speech=${speech} .tree=${tree}></grasse-list>`
              : html`<grasse-picture .speech=${speech} .tree=${tree} .module=${picture}></grasse-picture>`
          }</div>
        <aside class="side" aria-label=${this.say("page-side")}>
          <ol class="replay-scores">${summary.chairs.map(
            (chair) => html`<li class="player">${seatMark(chair.seat)}<span
                class="player-name">${speech.seat(chair.seat)}</span><b>${step.scores[chair.seat - 1]?.[0] ?? ""}</b></li>`,
          )}</ol>
          ${this.decisions(speech)}
          <form class="play-on panel" @submit=${this.playOn}>
            <h2>${this.say("page-play-on")}</h2>
            <label class="field">${this.say("page-play-on-seat")}<select
                name="seat">${summary.chairs.map(
                  (chair) => html`<option
                    value=${chair.seat}>${speech.seat(chair.seat)}</option>`,
                )}</select></label>
            <label class="field">${this.say("page-play-on-player")}<select
                name="player">${playerNames(this.games, this.words).map(
                  ([player, name]) => html`<option value=${player}
                    ?selected=${player === usualPlayer(this.games)}>${name}</option>`,
                )}</select></label>
            <button class="primary"
              ?disabled=${this.number >= replay.last}>${icon("play")}${this.say("page-play-on")}</button>
          </form>
        </aside>
      </main>`;
  }

  /** @param {"first" | "back" | "next" | "last"} sign @param {string} key @param {() => void} does */
  key(sign, key, does) {
    return html`<button class="icon-button" aria-label=${this.say(key)} @click=${does}>${icon(sign)}</button>`;
  }

  /** What the last decision did.
   * @param {Speech} speech
   */
  told(speech) {
    const events = this.step?.events ?? [];
    if (!events.length) return "\u00a0";
    return events.map(
      (event, at) =>
        html`${at ? " · " : ""}${
          event.seat > 0
            ? html`<span
              class="seat-chip">${seatMark(event.seat)}${
                wantsName(event, speech)
                  ? html`<b>${speech.seat(event.seat)}</b>
                  `
                  : nothing
              }</span>`
            : nothing
        }${sentence(event, speech)}`,
    );
  }

  /** The decisions around this one; each leads to its table.
   * @param {Speech} speech
   */
  decisions(speech) {
    const { replay } = /** @type {NonNullable<typeof this.loaded>} */ (this.loaded);
    const from = Math.max(0, Math.min(this.number - 6, replay.last - 12));
    return html`<ol class="decisions" aria-label=${this.say("page-decisions")}>
      ${replay.decisions.slice(from, from + 12).map(
        (decision) => html`<li class=${decision.number === this.number ? "now" : ""}>
          <button class="told-piece" aria-current=${decision.number === this.number ? "step" : nothing}
            @click=${() => this.go(decision.number)}>
            <span
              class="decision-number">${decision.number}</span>${
                decision.seat > 0
                  ? seatMark(decision.seat)
                  : html`<span
                    class="dice-sign" aria-label=${speech.say("replay-chance")}>⚄</span>`
              }
            ${this.decisionName(decision, speech)}</button></li>`,
      )}
    </ol>`;
  }

  /** A decision in words; some speak of the table on which they were made, which is fetched then.
   * @param {import("../types").Replay["decisions"][number]} decision @param {Speech} speech
   */
  decisionName(decision, speech) {
    const key = `${speech.words.language} ${decision.number}`;
    const known = this.labels.get(key);
    if (known !== undefined) return known;
    const written = JSON.stringify(decision.arguments);
    const action = speech.game.actions.findIndex(
      (each) => each.name === decision.name && JSON.stringify(each.arguments) === written,
    );
    this.labels.set(key, action < 0 ? decision.name : speech.tryLabel(action, null));
    if (!this.labels.get(key)) {
      const match = this.match;
      server.step(match, decision.number - 1, EVERYTHING).then(
        ({ tree }) => {
          if (match !== this.match) return;
          this.labels.set(key, speech.label(action, tree));
          this.requestUpdate();
        },
        () => {},
      );
    }
    return this.labels.get(key);
  }
}

/** A table at which nothing is asked any more.
 * @param {import("../types").TableNode} node @returns {import("../types").TableNode}
 */
function unlit(node) {
  return { ...node, actions: [], clause: 0, children: node.children?.map(unlit) };
}

customElements.define("grasse-replay", GrasseReplay);
