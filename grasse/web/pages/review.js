// The review of a finished match: the curve, the table at any moment of it, the mistakes, and what it all adds up to.

import { html, nothing } from "../vendor/lit.js";
import { namelessSeat, seatNames, usualPlayer } from "../chairs.js";
import { icon } from "../icons.js";
import { Keys } from "../keys.js";
import { Part } from "../part.js";
import { leadTo } from "../parts/glance.js";
import { Labels } from "../parts/labels.js";
import { loadMatch } from "../parts/loaded.js";
import { message } from "../parts/message.js";
import { stage, unlit } from "../parts/stage.js";
import { EVERYTHING } from "../parts/steering.js";
import { arrowsOf, decisionsOf, marksOf, mistakesOf, momentOf, nextMistake, percent, totalOf } from "../review.js";
import * as server from "../server.js";
import { settings } from "../settings.js";
import { Speech } from "../speech.js";
import { Steps } from "../steps.js";
import { cardOf, keep } from "../training.js";
import { speak } from "../words.js";
import "../parts/curve.js";
import "../parts/ledger.js";
import "../parts/mistakes.js";
import "../parts/moment.js";
import "../parts/play-on.js";
import "../parts/share.js";

/** @typedef {import("../types").ReviewState} ReviewState */

const REST = 120; // milliseconds at a moment before its table is fetched: a curve is dragged over hundreds
const AGAIN = 1000; // milliseconds between two questions how far it is

export class GrasseReview extends Part {
  static properties = {
    match: { attribute: false },
    start: { attribute: false },
    games: { attribute: false },
    loaded: { state: true },
    state: { state: true },
    step: { state: true },
    at: { state: true },
    told: { state: true },
    selected: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {number | null} */
    this.start = null; // the decision that the address names
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../parts/loaded.js").Loaded & {replay: import("../types").Replay} | null} */
    this.loaded = null;
    /** @type {ReviewState | null} */
    this.state = null;
    /** @type {import("../types").Step | null} */
    this.step = null;
    /** @type {{tree: import("../types").TableNode, judgement: import("../types").Judgement, seat: number,
     *   thens: Map<number, import("../types").TableNode | null>} | null} */
    this.asked = null; // the table as the seat saw it that decided there, what it decided, and what that led to
    this.at = 0; // the moment that is shown
    this.told = 0; // labels that came later
    this.problem = "";
    this.chosen = false; // whether somebody chose a moment
    /** @type {number | null} */
    this.selected = null; // the seat whose mistakes somebody wanted; 0: everybody's
    this.timer = 0;
    this.steps = new Steps("");
    this.labels = new Labels(this.steps, () => {});
    this.keys = new Keys(this, (event, target) => this.press(event, target));
  }

  /** Forgets what is known of a match. */
  begin() {
    clearTimeout(this.timer);
    this.steps = new Steps(this.match);
    this.labels = new Labels(this.steps, () => {
      if (this.isConnected) this.told += 1;
    });
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("match") && changed.get("match")) {
      this.loaded = this.state = this.step = null;
      this.problem = "";
      this.chosen = false;
      this.selected = null;
      this.at = 0;
      this.load();
    } else if (changed.has("start") && this.start !== null && this.moments.length) {
      this.go(momentOf(this.moments, this.start));
    } else if (changed.has("words") && this.loaded && this.loaded.words.language !== this.words.language) {
      speak(this.words.language, this.loaded.game.name).then((words) => {
        if (this.loaded) this.loaded = { ...this.loaded, words };
      });
    }
  }

  async load() {
    const { match } = this;
    this.begin();
    await this.attempt(async () => {
      const [loaded, replay] = await Promise.all([loadMatch(match, this.words.language), server.replay(match)]);
      if (!this.isConnected || match !== this.match) return;
      this.loaded = { ...loaded, replay };
      await this.hear(await server.review(match, 0), 0);
    });
  }

  /** Asks the server for the review. */
  async ask() {
    await this.attempt(async () => this.hear(await server.askReview(this.match), 0));
  }

  /** @param {() => Promise<unknown>} does */
  async attempt(does) {
    const { match } = this;
    try {
      await does();
    } catch (error) {
      if (match === this.match) this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** How far it is; asks again as long as it goes on.
   * @param {ReviewState} state @param {number} since how many moments were known when this was asked
   */
  async hear(state, since) {
    const { match } = this;
    if (!this.isConnected) return;
    const first = !this.moments.length;
    this.state = { ...state, moments: [...this.moments.slice(0, since), ...state.moments] };
    if (state.status === "none") return this.ask();
    if (["waiting", "working"].includes(state.status))
      this.timer = window.setTimeout(() => {
        const known = this.moments.length;
        this.attempt(async () => {
          const next = await server.review(match, known);
          if (match === this.match) await this.hear(next, known);
        });
      }, AGAIN);
    if (!this.moments.length || this.chosen) return;
    if (this.start !== null) this.go(momentOf(this.moments, this.start), false);
    else if (state.review) this.go(this.worst ?? this.at, false);
    else if (first) this.go(0, false);
  }

  get moments() {
    return this.state?.review?.moments ?? this.state?.moments ?? [];
  }

  /** The decisions before the moment that is shown. */
  get number() {
    return this.moments[this.at]?.number ?? 0;
  }

  /** The decisions of the table that is shown: luck is shown with what it brought. */
  get shown() {
    const moment = this.moments[this.at];
    return moment && !moment.seat ? moment.until : this.number;
  }

  /** The seat of this browser, if it has just one. */
  get own() {
    const mine = this.loaded?.summary.chairs.filter((chair) => chair.mine) ?? [];
    return mine.length === 1 ? mine[0].seat : 0;
  }

  /** The seat whose mistakes are looked at: one's own, until somebody chooses; 0 for everybody's. */
  get mistaken() {
    return this.selected ?? this.own;
  }

  /** The seat in whose place one would play on. */
  get whose() {
    return this.moments[this.at]?.seat || this.own;
  }

  /** The moment that cost most: oneself, if one played. */
  get worst() {
    const worst = this.state?.review?.worst ?? [];
    return (worst.find((each) => each.seat === this.own) ?? worst[0])?.moment;
  }

  /** The own mistakes, when all are known; the costliest first. */
  get mistakes() {
    const review = this.state?.review;
    const mine = (this.loaded?.summary.chairs ?? []).filter((chair) => chair.mine).map((chair) => chair.seat);
    return review ? mine.flatMap((seat) => mistakesOf(review.moments, seat)) : [];
  }

  /** Leads to the trainer, with all of them. */
  learn() {
    const { match, moments } = this;
    const game = this.loaded?.game.name ?? "";
    const all = this.mistakes.map((place) => ({ match, game, id: "", number: moments[place].number, card: null }));
    keep(all.map((exercise) => ({ ...exercise, card: cardOf(exercise) })));
    location.hash = `#/trainer/${match}`;
  }

  /** Shows a moment: a decision before it is made, luck with what it brought.
   * @param {number} at @param {boolean} [chosen]
   */
  async go(at, chosen = true) {
    const { match, moments } = this;
    if (at < 0 || at >= moments.length) return;
    this.at = at;
    const moment = moments[at];
    if (chosen) {
      this.chosen = true;
      history.replaceState(null, "", `#/review/${match}/${moment.number}`);
    }
    await new Promise((resolve) => setTimeout(resolve, this.step ? REST : 0));
    if (match !== this.match || at !== this.at) return;
    await this.attempt(async () => {
      const number = moment.seat ? moment.number : moment.until;
      const { judgement, seat } = moment;
      const [step, asked, thens] = await Promise.all([
        this.steps.fetch(number, EVERYTHING),
        seat ? this.steps.fetch(number, seat) : null, // that seat alone was asked, piece by piece
        Promise.all(decisionsOf(judgement).map(([action]) => this.steps.after(number, action, EVERYTHING))),
      ]);
      if (match !== this.match || at !== this.at) return;
      this.step = step;
      const led = new Map(decisionsOf(judgement).map(([action], place) => [action, thens[place]]));
      this.asked = asked && judgement ? { tree: asked.tree, judgement, seat, thens: led } : null;
      this.problem = "";
    });
  }

  /** From a list: the table may be out of sight then.
   * @param {CustomEvent} event
   */
  async lead(event) {
    await this.go(event.detail);
    await this.updateComplete;
    const moment = /** @type {HTMLElement | null} */ (this.querySelector("grasse-moment .moment"));
    if (moment) bring(moment);
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} target */
  press(event, target) {
    if (target.closest?.("[data-id]")) return; // arrows go from piece to piece there
    const { at, moments } = this;
    const does = {
      ArrowLeft: () => this.go(at - 1),
      ArrowRight: () => this.go(at + 1),
      Home: () => this.go(0),
      End: () => this.go(moments.length - 1),
      n: () => this.go(nextMistake(moments, at, 1, this.mistaken)),
      p: () => this.go(nextMistake(moments, at, -1, this.mistaken)),
    }[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  /** @param {{seat: number, player: string}} wish */
  async playOn(wish) {
    const name = settings.name || this.say("page-guest");
    await this.attempt(async () => {
      const next = await server.fork(this.match, { number: this.shown, name, pledges: true, ...wish });
      location.hash = `#/match/${next.match}`;
    });
  }

  render() {
    const { loaded, state } = this;
    if (!loaded || !state) return message(this.words, this.problem);
    const { summary, game, words } = loaded;
    const own = namelessSeat(summary.chairs, settings.name);
    const speech = new Speech(words, game, seatNames(summary.chairs, words, own));
    const seats = summary.chairs.map((chair) => chair.seat);
    const { review } = state;
    return html`
      <main id="main" class="review-page" tabindex="-1"
        @moment=${(/** @type {CustomEvent} */ event) => this.go(event.detail)}
        @play-on-here=${() => this.playOn({ seat: this.whose || 1, player: usualPlayer(this.games) })}
        @board=${(/** @type {CustomEvent} */ event) => leadTo(this, event.detail)}>
        <section class="review-head panel">
          <div class="review-title">
            <h1>${this.say("page-review-of", { game: game.title })}</h1>
            ${
              this.mistakes.length
                ? html`<button class="small primary learn-mistakes"
                  @click=${this.learn}>${icon("cap")}${this.say("trainer-learn")}</button>`
                : nothing
            }
            <a class="button small"
              href="#/replay/${this.match}/${this.shown}">${icon("play")}${this.say("page-replay")}</a>
          </div>
          ${
            this.problem
              ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
              : nothing
          }
          ${this.progress(state)}
          ${this.moments.length ? this.curve(speech, seats) : nothing}
        </section>
        <div class="review-scene">
          ${this.step ? this.table(speech) : nothing}
          ${this.moments.length ? this.side(speech, seats) : nothing}
        </div>
        <div class="sums" @moment=${this.leadFrom}>
          <grasse-share .words=${this.words} .summary=${summary} .page=${"review"}></grasse-share>
          ${
            review
              ? html`<grasse-ledger .words=${words} .speech=${speech} .review=${review} .labels=${this.labels}
                .told=${this.told} .replay=${loaded.replay}></grasse-ledger>`
              : nothing
          }
          ${
            this.moments.length
              ? html`<grasse-play-on .words=${this.words} .speech=${speech} .games=${this.games} .seats=${seats}
                .seat=${this.whose}
                @play-on=${(/** @type {CustomEvent} */ event) => this.playOn(event.detail)}></grasse-play-on>`
              : nothing
          }
        </div>
      </main>`;
  }

  /** @param {CustomEvent} event */
  leadFrom(event) {
    event.stopPropagation();
    this.lead(event);
  }

  /** @param {ReviewState} state */
  progress({ status, done, warming }) {
    if (status === "failed")
      return html`<p class="note-line problem" role="alert">${this.say("page-review-failed")}
        <button class="small" @click=${this.ask}>${icon("again")}${this.say("page-review-again")}</button></p>`;
    if (status === "done" || (status === "none" && this.problem)) return nothing;
    const begun = status === "working" && (done > 0 || this.moments.length > 0);
    const waits = status === "working" ? "page-review-begun" : warming ? "page-review-warming" : "page-review-waiting";
    const said = begun ? this.say("page-review-working", { percent: percent(done) }) : this.say(waits);
    return html`<div class="review-progress"><span id="review-progress"
      role=${begun ? nothing : "status"}>${said}</span>${
        begun
          ? html`<progress max="1" .value=${done} aria-labelledby="review-progress"></progress>`
          : html`<progress aria-labelledby="review-progress"></progress>`
      }</div>`;
  }

  /** @param {Speech} speech @param {number[]} seats */
  curve(speech, seats) {
    const state = /** @type {ReviewState} */ (this.state);
    const { review } = state;
    const { replay, words } = /** @type {NonNullable<typeof this.loaded>} */ (this.loaded);
    return html`<grasse-explained .words=${words} .key=${"page-review-chances"}></grasse-explained>
      <grasse-curve .words=${words} .speech=${speech} .moments=${this.moments} .at=${this.at} .seats=${seats}
        .total=${review ? review.moments.length : totalOf(state)}
        .rounds=${replay.rounds}
        .final=${review ? review.ledger.map((account) => account.final) : null}></grasse-curve>`;
  }

  /** @param {Speech} speech */
  table(speech) {
    const step = /** @type {import("../types").Step} */ (this.step);
    const { judgement, tree = step.tree, thens = new Map(), seat = 0 } = this.asked ?? {};
    const decisions = decisionsOf(judgement);
    const shown = {
      marks: marksOf(decisions, tree, speech),
      arrows: arrowsOf(decisions, tree, thens, seat, speech),
    };
    return html`<div class="stage" data-number=${step.number}>
      ${stage(/** @type {any} */ (this.loaded), speech, { tree: unlit(step.tree), turn: step.turn, own: 0, ...shown })}
    </div>`;
  }

  /** @param {Speech} speech @param {number[]} seats */
  side(speech, seats) {
    const { moments, at, labels, told } = this;
    const review = this.state?.review ?? null;
    const { replay, words } = /** @type {NonNullable<typeof this.loaded>} */ (this.loaded);
    const why = review?.worst.find((each) => each.moment === at)?.why ?? null;
    return html`<aside class="review-side" aria-label=${this.say("page-side")}>
      <grasse-moment .words=${words} .speech=${speech} .moments=${moments} .at=${at} .why=${why} .labels=${labels}
        .told=${told} .replay=${replay} .match=${this.match} .whose=${this.mistaken}></grasse-moment>
      <grasse-mistakes @moment=${this.leadFrom} @whose=${(/** @type {CustomEvent<number>} */ event) => {
        this.selected = event.detail;
      }} .words=${words} .speech=${speech} .moments=${moments} .at=${at}
        .worst=${review?.worst ?? []} .seats=${seats} .whose=${this.mistaken} .done=${Boolean(review)} .labels=${labels}
        .told=${told}></grasse-mistakes>
    </aside>`;
  }
}

/** Brings something into sight that lies above or below it.
 * @param {HTMLElement} element
 */
function bring(element) {
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: "start", behavior: "smooth" });
}

customElements.define("grasse-review", GrasseReview);
