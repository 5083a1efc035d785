// The table of one match: what it knows, and what belongs to it; its parts show it.

import { html, nothing } from "../vendor/lit.js";
import { Answers } from "../answers.js";
import { isAsked, question, untouched } from "../asking.js";
import { seatNames } from "../chairs.js";
import { Foresight } from "../foresight.js";
import { phaseOf } from "../habits.js";
import { Hearing } from "../hearing.js";
import { Keys } from "../keys.js";
import { Meanwhile } from "../meanwhile.js";
import { Part } from "../part.js";
import { ends } from "../parts/ends.js";
import { isDue } from "../parts/lesson.js";
import { loadMatch, stakeOf } from "../parts/loaded.js";
import { message } from "../parts/message.js";
import { Notice } from "../parts/notices.js";
import { Past } from "../parts/past.js";
import { side } from "../parts/side.js";
import { asList, stage, unlit } from "../parts/stage.js";
import { stakeStrip } from "../parts/stake.js";
import { Sure } from "../parts/sure.js";
import { goalStrip } from "../parts/telling.js";
import { Touch } from "../parts/touch.js";
import { Tutoring } from "../parts/tutoring.js";
import { ENLARGED, Zoom } from "../parts/zoom.js";
import { Room } from "../room.js";
import * as server from "../server.js";
import { set, settings } from "../settings.js";
import { Speech } from "../speech.js";
import { speak } from "../words.js";
import "../parts/about.js";
import "../parts/ask.js";
import "../parts/curtain.js";
import "../parts/rules.js";

/** @typedef {import("../types").Table} Table */

export class GrasseTable extends Part {
  static properties = {
    match: { attribute: false },
    still: { attribute: false },
    beside: { attribute: false },
    games: { attribute: false },
    loaded: { state: true },
    problem: { state: true },
    told: { state: true },
    said: { state: true },
    sheet: { state: true },
    hint: { state: true },
    returning: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {import("../parts/still.js").Still | null} */
    this.still = null; // a position that is decided once, instead of a match
    /** @type {() => unknown} */
    this.beside = () => nothing; // what stands beside that
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../parts/loaded.js").Loaded | null} */
    this.loaded = null;
    this.problem = "";
    this.told = ""; // the piece that is pointed at
    this.said = ""; // what is read aloud
    this.sheet = "story"; // what stands beside the table: the story or the chat
    /** @type {Room | null} */
    this.room = null;
    this.clockTimer = 0;
    /** @type {import("../types").Hint | "thinking" | null} */
    this.hint = null;
    this.returning = false; // the chair was asked for, and is not there yet
    /** @type {Hearing} */
    this.hearing = new Hearing(this);
    /** @type {Answers} */
    this.answers = new Answers(this);
    /** @type {Touch} */
    this.touch = new Touch(this);
    /** @type {Tutoring} */
    this.tutoring = new Tutoring(this);
    /** @type {Sure} */
    this.sure = new Sure(this);
    /** @type {Past} */
    this.past = new Past(this);
    /** @type {Zoom} */
    this.zoom = new Zoom(this);
    this.notice = new Notice(this);
    /** @type {Meanwhile} */
    this.meanwhile = new Meanwhile(this);
    /** @type {Foresight} */
    this.foresight = new Foresight(
      this,
      () => this.answers.asking,
      (message) => this.room?.send(message),
      () => this.touch.lead(this.touch.pointed),
    );
    this.keys = new Keys(
      this,
      (event) => this.press(event),
      (event) => {
        event.preventDefault();
        this.undo();
      },
    );
  }

  connectedCallback() {
    super.connectedCallback();
    this.clockTimer = window.setInterval(() => {
      if (this.room?.table?.chairs.some((chair) => chair.left !== null)) this.requestUpdate();
    }, 1000);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.clockTimer);
    this.room?.close();
    this.room = null;
    document.title = "Grasse";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if ((changed.has("match") && changed.get("match")) || (changed.has("still") && changed.get("still"))) {
      this.room?.close();
      this.room = this.loaded = this.hint = null;
      this.tutoring.closed = false;
      this.problem = "";
      this.notice.clear();
      this.answers.reset();
      this.load();
    } else if (changed.has("words") && this.loaded && this.loaded.words.language !== this.words.language) {
      this.changeLanguage();
    }
  }

  /** The question is a part of the page, but whoever waits for the page waits for it too. */
  async getUpdateComplete() {
    const complete = await super.getUpdateComplete();
    await /** @type {Part | null} */ (this.querySelector("grasse-ask"))?.updateComplete;
    return complete;
  }

  updated() {
    this.updateComplete.then(() => this.keepFocus());
  }

  /** What was chosen is gone from the page: whoever plays by keyboard goes on at the question. */
  keepFocus() {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!this.keys.used || !lost) return;
    /** @type {HTMLElement | null} */
    const next = this.querySelector(".ask.mine h2, .curtain button");
    next?.focus({ preventScroll: true });
  }

  async changeLanguage() {
    if (!this.loaded) return;
    const { match } = this;
    const { game, summary } = this.loaded;
    const words = await speak(this.words.language, game.name, Boolean(summary.lesson));
    this.learn(match, { words });
  }

  async load() {
    const { match, still } = this;
    if (still) {
      this.loaded = still.loaded;
      this.room = /** @type {any} */ (still);
      still.hears = ({ tree, ...foreseen }) => tree && this.foresight.hear({ ...foreseen, tree, type: "preview" });
      return;
    }
    try {
      const loaded = await loadMatch(match, this.words.language);
      if (!this.isConnected || match !== this.match) return;
      this.loaded = loaded;
      this.room = new Room(loaded.summary, loaded.game, (what, detail) => this.hearing.hear(what, detail));
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  async refresh() {
    const { match } = this;
    try {
      const summary = await server.summary(match);
      this.learn(match, { summary });
    } catch (error) {
      // whoever looked on has seen the end, and is told no more if it is private now
      if (!(error instanceof server.Refusal) || error.reason !== "private") throw error;
    }
  }

  /** Takes up what came late about a match, unless another one is shown by now, or not yet.
   * @param {string} match @param {Partial<import("../parts/loaded.js").Loaded>} news
   */
  learn(match, news) {
    if (this.loaded && match === this.match) this.loaded = { ...this.loaded, ...news };
  }

  /** @returns {Speech | null} */
  get speech() {
    if (!this.loaded) return null;
    const { words, game, summary } = this.loaded;
    const { mine = [], table } = this.room ?? {};
    const nameless = mine.length === 1 && !settings.name ? mine[0] : 0;
    return new Speech(words, game, seatNames(table?.chairs ?? summary.chairs, words, nameless));
  }

  /** Whether what is said can be seen on the screen. */
  get chatInSight() {
    const sheets = this.querySelector("grasse-sheets");
    return Boolean(/** @type {import("../parts/sheets.js").GrasseSheets | null} */ (sheets)?.chatInSight);
  }

  // ---------------------------------------------------------------- doing

  /** Says something that is about the table as it is now.
   * @param {"agree" | "ask_end" | "ask_hints" | "disagree" | "hint" | "undo"} type
   */
  sendNow(type) {
    const table = this.room?.table;
    if (table) this.room?.send({ type, number: table.number });
  }

  /** Undoes the last choice, or asks the others whether it may be; one looks at the table as it is then. */
  undo() {
    if (this.room?.awaited || this.still) return;
    this.past.now();
    this.sendNow("undo");
  }

  /** Returns to the own chair, where a bot stands in. */
  returnToChair() {
    this.returning = true;
    this.room?.send({ type: "return" });
  }

  /** A hint, or away with the one that is there. */
  turnHint() {
    if (this.hint) this.closeHint();
    else this.askHint();
  }

  /** Asks what the best bot thinks, or the others whether one may. */
  askHint() {
    const table = this.room?.table;
    if (table?.status !== "playing" || table.seat === 0 || this.still) return;
    if (!table.hints) this.sendNow("ask_hints");
    else if (isAsked(table) && this.hint === null) {
      this.hint = "thinking";
      this.sendNow("hint");
    }
  }

  closeHint() {
    this.hint = null;
  }

  /** The piece that the best option of a hint belongs to.
   * @param {Table} table @param {Speech} speech
   */
  advised(table, speech) {
    const best = this.hint && this.hint !== "thinking" ? this.hint.opinions[0] : undefined;
    return (best && speech.carrier(best.action, table.tree)?.id) || "";
  }

  /** What a hint advises, as an arrow.
   * @param {Table} table @param {Speech} speech @returns {import("../arrows.js").Shown[]}
   */
  arrows(table, speech) {
    const piece = this.past.table ? "" : this.advised(table, speech);
    return piece ? [{ word: "advised", piece, later: this.hearing.led, seat: table.seat }] : [];
  }

  /** Opens the book: at the beginning, at a section, at a clause, or at the signs.
   * @param {Parameters<import("../parts/rules.js").GrasseRules["open"]>[0]} where
   */
  openRules(where = {}) {
    /** @type {import("../parts/rules.js").GrasseRules | null} */ (this.querySelector("grasse-rules"))?.open(where);
  }

  /** Opens the book at the section that tells of a question.
   * @param {CustomEvent} event
   */
  async explain({ detail: phase }) {
    const { phases } = await server.how(this.loaded?.game.name ?? "", this.words.language);
    this.openRules({ section: phases[phase] });
  }

  /** @param {string} sheet */
  turnSheet(sheet) {
    this.sheet = sheet;
    if (sheet === "chat" && this.room) this.room.read = this.room.chat.at(-1)?.number ?? 0;
  }

  /** How fast the turns of others are shown.
   * @param {string} pace
   */
  setPace(pace) {
    set({ pace });
    if (pace === "instant") this.room?.skip();
    this.requestUpdate();
  }

  turnView() {
    set({ view: settings.view === "list" ? "picture" : "list" });
    this.requestUpdate();
  }

  /** Keys of the table: numbers choose, letters lead to the parts of the page.
   * @param {KeyboardEvent} event
   */
  press(event) {
    if (event.key === "Escape" && this.touch.choosing) this.touch.leave();
    else if (event.key === "Escape") this.closeHint();
    if (this.room?.awaited) return;
    if (this.past.table && event.key === "Escape") this.past.now();
    const option = this.past.table ? undefined : this.answers.chosenBy(event); // what was cannot be answered
    const letters = {
      u: () => this.undo(),
      r: () => this.openRules(),
      l: () => this.turnView(),
      h: () => this.turnHint(),
      s: () => this.room?.skip(),
      "?": () => this.openRules({ tab: "signs" }),
      n: () => (this.still?.decided ? this.still.does.next() : this.tutoring.turn(1)),
      ",": () => this.past.step(-1),
      ".": () => this.past.step(1),
      "+": () => this.zoom.step(1),
      "-": () => this.zoom.step(-1),
    };
    const does = option ? () => this.answers.decide(option) : letters[/** @type {keyof typeof letters} */ (event.key)];
    if (!does) return;
    event.preventDefault();
    does();
  }

  // ---------------------------------------------------------------- showing

  /** @returns {unknown} */
  render() {
    const { loaded, room, speech } = this;
    const table = room?.table;
    if (this.problem || !loaded || !room || !speech || !table) return message(this.words, this.problem, this.match);
    const { awaited } = room;
    if (awaited)
      return html`<grasse-curtain .words=${this.words} .seat=${awaited} .name=${speech.seat(awaited)}
        @open=${() => room.look(awaited)}></grasse-curtain>`;
    return html`
      <main id="main" class="table-page ${table.status} ${this.tutoring.speaks(table) ? "taught" : ""} ${
        this.isBroad(table) ? "broad" : ""
      }" tabindex="-1"
        @decide=${(/** @type {CustomEvent} */ event) => this.answers.decide(event.detail)}
        @why=${(/** @type {CustomEvent} */ event) => this.touch.about(event.detail)}
        @clause=${(/** @type {CustomEvent} */ event) => this.openRules({ clause: event.detail })}
        @section=${(/** @type {CustomEvent} */ event) => this.openRules({ section: event.detail })}>
        <h1 class="unseen">${loaded.game.title}: ${table.tree ? speech.piece(table.tree) : ""}</h1>
        <div class="unseen" role="status" aria-live="polite">${this.said}</div>
        ${room.trusted ? nothing : html`<p class="note-line problem" role="alert">${this.say("page-hash-changed")}</p>`}
        ${table.status === "over" ? nothing : this.ask(table, speech)}
        <div class="stage ${this.touch.pulsing ? "pulsing" : ""} ${this.past.table ? "was" : ""}"
          @hover=${(/** @type {CustomEvent} */ event) => this.touch.lead(event.detail)}
          @board=${(/** @type {CustomEvent} */ event) => this.touch.showBoard(event.detail)}
          @piece=${(/** @type {CustomEvent} */ event) => this.touch.piece(event.detail)}>
          ${stakeStrip(loaded.summary, table.status, this.words, "for-phones")}
          ${goalStrip(table, speech, "for-phones")}
          ${this.past.sign()}
          ${ends(this, table, speech)}
          ${table.tree && table.status !== "waiting" ? this.stage(table, table.tree, speech) : nothing}
          <grasse-about .words=${this.words} .speech=${speech} .tree=${table.tree} .picture=${loaded.picture}
            .asked=${isAsked(table) ? question(table, speech) : ""}
            .question=${isAsked(table) ? table.question : 0} .led=${this.answers.pressed}></grasse-about>
          ${this.tutoring.bubble(table)}
          ${this.touch.menu(table, speech)}
        </div>
        ${this.still ? this.beside() : side(this, table, speech)}
        <grasse-notices .words=${this.words} .notice=${this.notice.now} .offline=${!room.here}
          @read=${() => this.notice.clear()}></grasse-notices>
        ${this.sure.dialog()}
        <grasse-rules .words=${this.words} .game=${loaded.game} .speech=${speech} .picture=${loaded.picture}
          .tree=${table.tree} .own=${loaded.summary.box_name ?? ""}></grasse-rules>
      </main>`;
  }

  /** Whether the question may stand beside the table; during a lesson its bubble is below it there.
   * @param {Table} table
   */
  isBroad(table) {
    return table.status === "playing" && !this.still;
  }

  /** @param {Table} table @param {import("../types").TableNode} tree @param {Speech} speech */
  stage(table, tree, speech) {
    const loaded = /** @type {import("../parts/loaded.js").Loaded} */ (this.loaded);
    if (this.still?.decided) {
      const { marks, arrows } = this.still;
      const own = { turn: table.turn, own: table.seat, marks, arrows };
      return this.zoom.sightOf(stage(loaded, speech, { tree: unlit(tree), ...own }));
    }
    const shown = stage(loaded, speech, {
      tree: this.past.tree ?? (table.turn === table.seat && !isAsked(table) ? untouched(tree) : tree),
      turn: this.past.table?.turn ?? table.turn,
      own: table.seat,
      told: this.told || this.tutoring.pointsAt(table) || this.advised(table, speech),
      arrows: this.arrows(table, speech),
      chosen: this.touch.choosing?.node.id,
      gains: this.answers.gains,
      ghost: this.foresight.tree,
      ways: this.answers.ways,
      news: this.past.table ? undefined : this.room?.memory?.news,
    });
    return this.zoom.sightOf(shown);
  }

  /** @param {Table} table @param {Speech} speech */
  ask(table, speech) {
    const picture = this.loaded?.picture ?? null;
    const { answers, tutoring } = this;
    return html`<grasse-ask .words=${this.words} .speech=${speech} .table=${table} .heard=${this.hearing.since}
      .stake=${this.loaded ? stakeOf(this.loaded.summary) : ""} .options=${answers.offers} .keys=${answers.keys}
      @habit=${(/** @type {CustomEvent} */ event) => answers.setHabit(phaseOf(table), event.detail)}
      .gains=${answers.gains} .closed=${answers.has(table) || Boolean(this.past.table)}
      .view=${picture ? (asList(picture) ? "picture" : "list") : ""} .hint=${this.hint} .returning=${this.returning}
      .still=${Boolean(this.still)}
      .last=${this.room?.story.at(-1)} .passed=${this.meanwhile.said(table)} .now=${performance.now()}
      .pointed=${isDue(table.lesson, tutoring.line) ? table.lesson?.answers : []}
      .tutor=${tutoring.advises(table)}
      @tutor=${(/** @type {CustomEvent} */ event) => tutoring.setTutor(event.detail)}
      @undo=${() => this.undo()} @turn-view=${this.turnView} @ask-hint=${this.turnHint}
      @close-hint=${this.closeHint}
      @rules=${() => this.openRules()} @explain=${this.explain} @return=${this.returnToChair}
      .zoom=${asList(picture) || table.status === "waiting" ? 0 : this.zoom.factor}
      @enlarge=${() => this.zoom.to(this.zoom.factor > 1 ? 1 : ENLARGED)}
      @skip=${() => this.room?.skip()}
      @answer=${(/** @type {CustomEvent} */ event) => this.sendNow(event.detail)}></grasse-ask>`;
  }
}

customElements.define("grasse-table", GrasseTable);
