// What puzzles and the trainer share: a position at the real table, one decision, and what it was worth.

import { html, nothing } from "../vendor/lit.js";
import { loadPicture } from "../games/index.js";
import { seatNames } from "../chairs.js";
import { seatMark } from "../icons.js";
import { Part } from "../part.js";
import { arrowsOf, marksOf } from "../review.js";
import * as server from "../server.js";
import { settings } from "../settings.js";
import { Speech } from "../speech.js";
import { sentence, wantsName } from "../story.js";
import { Still } from "./still.js";
import * as training from "../training.js";
import { speak } from "../words.js";
import "./verdict.js";

/** @typedef {import("../training.js").Exercise} Exercise */

const LATELY = 8; // events that are told

/** A page with one position after the other; what comes next is for the page to say. */
export class Practice extends Part {
  static properties = {
    games: { attribute: false },
    exercise: { state: true },
    still: { state: true },
    position: { state: true },
    verdict: { state: true },
    problem: { state: true },
    thinking: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {Exercise | null} */
    this.exercise = null;
    /** @type {Still | null} */
    this.still = null;
    /** @type {import("../types").Position | null} */
    this.position = null;
    /** @type {import("../types").Verdict | null} */
    this.verdict = null;
    this.problem = "";
    this.thinking = false; // whether the answer is being judged
  }

  /** Another language while a position is on the table.
   * @param {Map<string, unknown>} changed
   */
  willUpdate(changed) {
    const { still } = this;
    if (!changed.has("words") || !still || still.loaded.words.language === this.words.language) return;
    speak(this.words.language, still.loaded.game.name).then((words) => {
      if (this.still === still) this.still = this.stillOf({ ...still.loaded, words });
    });
  }

  /** Lays a position on the table.
   * @param {Exercise} exercise
   */
  async open(exercise) {
    this.exercise = exercise;
    this.verdict = this.still = this.position = null;
    this.problem = "";
    try {
      const position = await server.position(exercise);
      const known = server.game(position.game, position.box);
      const spoken = speak(this.words.language, position.game);
      const [game, picture, words] = await Promise.all([known, known.then(loadPicture), spoken]);
      if (this.exercise !== exercise || !this.isConnected) return;
      const name = settings.name || this.say("page-guest");
      for (const chair of position.table.chairs)
        if (chair.seat === position.table.seat && !chair.name) chair.name = name;
      const chairs = position.table.chairs.map((chair) => ({ ...chair, mine: chair.seat === position.table.seat }));
      const summary = /** @type {any} */ ({ match: "", game: position.game, chairs, lesson: "", luck: 0 });
      this.position = position;
      this.still = this.stillOf({ summary, game, picture, words });
      document.title = `${game.title} · Grasse`;
    } catch (error) {
      if (this.exercise === exercise) this.fail(error);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.problem = error instanceof server.Refusal ? error.reason : "failed";
  }

  /** @param {import("./loaded.js").Loaded} loaded */
  stillOf(loaded) {
    const { table } = /** @type {import("../types").Position} */ (this.position);
    const still = new Still(loaded, table, {
      decide: (action) => this.judge(action),
      foresee: (action) => server.foreseen(/** @type {Exercise} */ (this.exercise), action, table.seat),
      next: () => this.next(),
    });
    if (this.verdict) {
      still.decided = true;
      this.show(still, this.verdict);
    }
    return still;
  }

  /** Decides, once.
   * @param {number} action
   */
  async judge(action) {
    const { exercise, still } = this;
    if (!exercise || !still || this.thinking) return;
    this.thinking = true;
    try {
      const verdict = await server.decideIn(exercise, action, exercise.card);
      if (this.exercise !== exercise) return;
      this.verdict = verdict;
      this.hear(verdict);
      await this.show(/** @type {Still} */ (this.still), verdict);
    } catch (error) {
      if (this.exercise === exercise) this.fail(error);
    } finally {
      this.thinking = false;
    }
  }

  /** The answer is known: what is to be remembered of it is for the page to say.
   * @param {import("../types").Verdict} verdict
   */
  hear(verdict) {
    const exercise = /** @type {Exercise} */ (this.exercise);
    training.keep([{ ...exercise, card: verdict.card }]);
  }

  /** Whether the position that was decided comes again. */
  get comesAgain() {
    return true;
  }

  /** What comes next; a page has its own way. */
  next() {}

  /** Marks on the table what was decided and what is best, with arrows to what they lead to.
   * @param {Still} still @param {import("../types").Verdict} verdict
   */
  async show(still, { answer, options }) {
    const { table } = still;
    const { tree } = table;
    if (!tree) return;
    const best = options[0].action;
    /** @type {[number, string][]} */
    const decisions =
      answer === best
        ? [[best, "best"]]
        : [
            [answer, "yours"],
            [best, "best"],
          ];
    const speech = this.speechOf(still);
    const exercise = /** @type {Exercise} */ (this.exercise);
    still.marks = marksOf(decisions, tree, speech);
    still.arrows = arrowsOf(decisions, tree, new Map(), table.seat, speech);
    this.refresh();
    const trees = await Promise.all(
      decisions.map(([action]) =>
        server.foreseen(exercise, action, table.seat).then(
          (each) => each.tree,
          () => null,
        ),
      ),
    );
    const thens = new Map(decisions.map(([action], at) => [action, trees[at]]));
    still.arrows = arrowsOf(decisions, tree, thens, table.seat, speech);
    this.refresh();
  }

  /** Shows what has changed on the table. */
  refresh() {
    this.requestUpdate();
    /** @type {Part | null} */ (this.querySelector("grasse-table"))?.requestUpdate();
  }

  /** @param {Still} still */
  speechOf({ loaded, table }) {
    return new Speech(loaded.words, loaded.game, seatNames(table.chairs, loaded.words));
  }

  /** The table with its position.
   * @param {unknown} head what stands above the verdict
   */
  table(head) {
    const still = /** @type {Still} */ (this.still);
    return html`<grasse-table .words=${this.words} .games=${this.games} .still=${still}
      .beside=${() => this.side(still, head)}></grasse-table>`;
  }

  /** What happened before, as the seat knows it; the last first.
   * @param {Still} still
   */
  lately({ story, ...still }) {
    const speech = this.speechOf(/** @type {Still} */ (still));
    const told = story.slice(-LATELY).reverse();
    if (!told.length) return nothing;
    return html`<section class="panel practice-lately"><h2>${this.say("puzzle-lately")}</h2><ol>${told.map(
      (event) =>
        html`<li>${event.seat > 0 ? seatMark(event.seat) : nothing}<span>${
          wantsName(event, speech) ? html`<b>${speech.seat(event.seat)}</b> ` : nothing
        }${sentence(event, speech)}</span></li>`,
    )}</ol></section>`;
  }

  /** @param {Still} still @param {unknown} head */
  side(still, head) {
    const { verdict } = this;
    return html`<aside class="side practice-side" aria-label=${this.say("page-side")}>
      ${head}
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      <div class="practice-verdict" role="status">${
        verdict
          ? html`<grasse-verdict .words=${this.words} .speech=${this.speechOf(still)} .tree=${still.table.tree}
            .verdict=${verdict} .games=${this.games} .again=${this.comesAgain}
            @next=${() => this.next()}></grasse-verdict>`
          : html`<p class="panel practice-ask">${this.say(this.thinking ? "puzzle-thinking" : "puzzle-ask")}</p>
            ${this.lately(still)}`
      }</div>
    </aside>`;
  }
}
