// The table of one match: what it knows, what it hears from the server, what it does; its parts show it.

import { html, nothing } from "../vendor/lit.js";
import { announce, isAsked, question, untouched } from "../asking.js";
import { seatNames } from "../chairs.js";
import { Foresight } from "../foresight.js";
import { habitsOf, habitual, phaseOf, setHabit } from "../habits.js";
import { Keys } from "../keys.js";
import { choosable, keysFor, nameOf } from "../options.js";
import { Part } from "../part.js";
import { tick } from "../lessons.js";
import { chooseFrom } from "../parts/choices.js";
import { leadTo } from "../parts/glance.js";
import { goalStrip } from "../parts/telling.js";
import { isDue, lineOf } from "../parts/lesson.js";
import { loadMatch } from "../parts/loaded.js";
import { message } from "../parts/message.js";
import { Notice } from "../parts/notices.js";
import { asList, stage } from "../parts/stage.js";
import { gains } from "../prospects.js";
import { Room } from "../room.js";
import * as server from "../server.js";
import { set, settings } from "../settings.js";
import { chime, notify } from "../sound.js";
import { Speech, findNode } from "../speech.js";
import { labelOf } from "../ways.js";
import { speak } from "../words.js";
import "../parts/about.js";
import "../parts/ask.js";
import "../parts/curtain.js";
import "../parts/end.js";
import "../parts/habits.js";
import "../parts/invitations.js";
import "../parts/rules.js";
import "../parts/seats.js";
import "../parts/sheets.js";

/** @typedef {import("../types").TableNode} TableNode */
/** @typedef {import("../types").Table} Table */

const POINTED = 3000; // milliseconds that a piece is pointed at
const ADVICE = 1500; // milliseconds until advice is asked for again

export class GrasseTable extends Part {
  static properties = {
    match: { attribute: false },
    games: { attribute: false },
    loaded: { state: true },
    problem: { state: true },
    choosing: { state: true },
    told: { state: true },
    said: { state: true },
    sheet: { state: true },
    answered: { state: true },
    hint: { state: true },
    returning: { state: true },
    line: { state: true },
    word: { state: true },
    closed: { state: true },
    led: { state: true },
    pulsing: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../parts/loaded.js").Loaded | null} */
    this.loaded = null;
    this.problem = "";
    /** @type {import("../parts/choices.js").Choosing | null} */
    this.choosing = null;
    this.told = ""; // the piece that is pointed at
    this.said = ""; // what is read aloud
    this.sheet = "story"; // what stands beside the table: the story or the chat
    /** @type {Room | null} */
    this.room = null;
    this.clockTimer = 0;
    this.heard = 0; // when the clocks that are shown were told
    this.answered = -1; // the table that was answered last: one answer for each
    /** @type {import("../types").Hint | "thinking" | null} */
    this.hint = null;
    this.returning = false; // the chair was asked for, and is not there yet
    this.line = 0; // of the lesson: which of the lines that are said before an answer
    this.word = ""; // of the lesson: what is said to another answer
    this.closed = false; // the lesson is over, and was closed
    /** @type {Map<number, import("../types").Why>} */
    this.reasons = new Map(); // [number of an event] why a bot did that
    /** @type {import("../parts/choices.js").Choosing | null} */
    this.led = null; // the piece that is pointed at, and what leads to it
    this.pulsing = false; // what is asked for is pointed at
    this.wantsAll = false; // something was undone: until the turn is over, everything is asked
    /** @type {{phase: string, number: number, keys: Map<string, string>}} */
    this.keyed = { phase: "", number: -1, keys: new Map() }; // of the options that were offered last
    this.notice = new Notice(this);
    this.foresight = new Foresight(
      this,
      () => (isAsked(this.room?.table) && this.answered !== this.room?.table?.number ? this.room?.table : null),
      (message) => this.room?.send(message),
    );
    this.keys = new Keys(this, (event) => this.press(event));
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
    if (changed.has("match") && changed.get("match")) {
      this.room?.close();
      this.room = this.loaded = this.hint = null;
      this.closed = false;
      this.problem = "";
      this.notice.clear();
      this.answered = -1;
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
    const { game, summary } = this.loaded;
    const words = await speak(this.words.language, game.name, Boolean(summary.lesson));
    this.loaded = { ...this.loaded, words };
  }

  async load() {
    const match = this.match;
    try {
      const loaded = await loadMatch(match, this.words.language);
      if (!this.isConnected || match !== this.match) return;
      this.loaded = loaded;
      this.room = new Room(loaded.summary, loaded.game, (what, detail) => this.hear(what, detail));
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  /** @returns {Speech | null} */
  get speech() {
    if (!this.loaded) return null;
    const { words, game, summary } = this.loaded;
    return new Speech(words, game, seatNames(this.room?.table?.chairs ?? summary.chairs, words));
  }

  /** What each option brings, by action. */
  get gains() {
    const { speech } = this;
    return speech ? gains(this.room?.table, speech) : new Map();
  }

  /** What may be decided now, as it is offered. */
  get offers() {
    const [table, speech] = [this.room?.table, this.speech];
    return table && speech && isAsked(table) ? choosable(table, speech) : [];
  }

  /** The keys of what is offered: those of the last question, if the same is asked again. */
  get optionKeys() {
    const table = this.room?.table;
    if (!table || !isAsked(table)) return new Map();
    if (this.keyed.number !== table.number) {
      const phase = phaseOf(table);
      const before = this.keyed.phase === phase ? this.keyed.keys : new Map();
      this.keyed = { phase, number: table.number, keys: keysFor(this.offers, before) };
    }
    return this.keyed.keys;
  }

  // ---------------------------------------------------------------- hearing

  /** @param {string} what @param {any} detail */
  hear(what, detail) {
    if (what === "table" && detail.table) this.hearTable(detail.before, detail.table);
    if (what === "chat") this.hearChat();
    if (what === "refused") this.hearRefusal(detail);
    if (what === "why") this.reasons = new Map(this.reasons).set(detail.number, detail);
    if (what === "hint" && this.hint === "thinking" && detail.number === this.room?.table?.number) this.hint = detail;
    if (what === "preview") this.foresight.hear(detail);
    if (what === "here") this.returning = false; // what was said into a broken line may be lost
    this.requestUpdate();
  }

  /** @param {Table | null} before @param {Table} table */
  hearTable(before, table) {
    this.heard = performance.now();
    this.choosing = this.led = null;
    this.foresight.clear();
    if (!table.chairs.find((chair) => chair.seat === table.seat)?.bot) this.returning = false;
    if (before?.number !== table.number) this.hint = null;
    if (table.lesson) this.hearLesson(before, table);
    if (before?.status === "waiting" && table.status !== "waiting") this.refresh();
    if (before && before.status !== "over" && table.status === "over") this.refresh();
    this.announce(before, table);
    this.answerByHabit(table);
    const refusing = table.events.find((event) => event.name === "disagreed");
    if (refusing && before?.asked?.seat === table.seat && this.speech) this.notice.show(this.speech.event(refusing));
  }

  /** Says what happened, and calls whoever is asked now.
   * @param {Table | null} before @param {Table} table
   */
  announce(before, table) {
    const { speech } = this;
    const news = before && speech ? table.events.map((event) => announce(event, speech)).join(". ") : "";
    const mine = table.status === "playing" && isAsked(table);
    const wasMine = before?.turn === before?.seat;
    const asked = mine && speech ? question(table, speech) : "";
    this.said = [news, asked].filter(Boolean).join(". ");
    if (mine && (!before || !wasMine)) {
      if (before) chime();
      if (speech) notify(this.say("page-your-turn"), asked);
    }
    document.title = mine ? `● ${this.say("page-your-turn")} · Grasse` : `${this.loaded?.game.title ?? ""} · Grasse`;
    if (before && mine !== wasMine) this.notice.clear();
  }

  /** What others say is shown where one looks: beside the table if the chat is open there, else as a notice. */
  hearChat() {
    const { room, speech } = this;
    const last = room?.chat.at(-1);
    if (!room || !last || last.number <= room.read) return;
    /** @type {import("../parts/sheets.js").GrasseSheets | null} */
    const sheets = this.querySelector("grasse-sheets");
    if (room.mine.includes(last.seat) || sheets?.chatInSight) room.read = last.number;
    else if (speech) this.notice.show(`${speech.seat(last.seat)}: ${last.text}`);
  }

  async refresh() {
    if (!this.loaded) return;
    const summary = await server.summary(this.match);
    this.loaded = { ...this.loaded, summary };
  }

  /** @param {any} refused */
  hearRefusal(refused) {
    if (refused.reason === "old") return; // the new table is on its way
    this.answered = -1;
    this.returning = false;
    const advising = this.hint === "thinking";
    if (advising) this.hint = null;
    if (advising && refused.reason === "too_often" && this.closed) {
      setTimeout(() => this.askHint(), ADVICE); // the last advice is still being thought about
      return;
    }
    if (refused.clause && this.speech) this.why(refused);
    else this.notice.show(this.say(`refused-${refused.reason}`));
  }

  // ---------------------------------------------------------------- doing

  /** A lesson goes on: its lines are read from the first. When it is over, the tutor has a word.
   * @param {Table | null} before @param {Table} table
   */
  hearLesson(before, table) {
    const lesson = /** @type {import("../types").Lesson} */ (table.lesson);
    if (before?.lesson?.step !== lesson.step || before?.lesson?.over !== lesson.over) this.line = 0;
    if (before?.number !== table.number) this.word = "";
    if (!lesson.over) this.closed = false;
    else if (!lesson.lines.length) this.closed = true; // it was played on
    if (lesson.over && this.loaded) tick(this.loaded.game.name, lesson.name);
    this.updateComplete.then(() => this.bringTaught());
    if (this.closed && settings.tutor) this.updateComplete.then(() => this.askHint());
  }

  /** Whether a lesson goes another way; then it says so, and nothing is decided.
   * @param {Table} table @param {number} action
   */
  isOtherwise({ lesson }, action) {
    if (!lesson?.answers.length || lesson.answers.includes(action) || !this.loaded) return false;
    const { words, game } = this.loaded;
    this.choosing = null;
    this.line = lesson.lines.length - 1;
    this.word = words.say(lesson.otherwise[game.actions[action].name] ?? "page-lesson-otherwise");
    return true;
  }

  /** Reads the next line of the lesson, or the one before; before the first one, the last answer is taken back.
   * @param {number} by
   */
  turnLine(by) {
    const lesson = this.room?.table?.lesson;
    if (!lesson) return;
    const next = this.line + by;
    if (next < 0) this.sendNow("undo");
    else if (next < lesson.lines.length) {
      this.line = next;
      this.word = "";
      this.bringTaught();
    }
  }

  /** The lesson is over: the match goes on, with the tutor. */
  closeLesson() {
    this.closed = true;
    if (settings.tutor) this.askHint();
  }

  turnTutor() {
    set({ tutor: !settings.tutor });
    if (settings.tutor) this.askHint();
    else this.hint = null;
    this.requestUpdate();
  }

  /** Decides, several things one after the other if they are given; what goes along is undone with what was before it.
   * @param {number | number[]} given @param {boolean} along
   */
  decide(given, along = false) {
    const [action, ...then] = [given].flat();
    const table = this.room?.table;
    if (!table || this.answered === table.number || this.isOtherwise(table, action)) return;
    this.answered = table.number;
    this.choosing = this.led = null;
    this.foresight.clear();
    this.notice.clear();
    const more = { ...(then.length ? { then } : {}), ...(along ? { along } : {}) };
    this.room?.decide(table.number, action, more);
  }

  /** Answers what somebody does not want to be asked; not where they have just undone something.
   * @param {Table} table
   */
  answerByHabit(table) {
    if (table.turn !== table.seat) this.wantsAll = false;
    if (table.events.some((event) => event.name === "taken_back" && event.seat === table.seat)) this.wantsAll = true;
    const game = this.loaded?.game;
    if (!game || this.wantsAll || this.room?.awaited) return;
    const chain = habitual(table, game, habitsOf(game.name));
    if (chain.length) this.decide(chain, true);
  }

  /** From now on a question is answered like this, this one too; without an answer it is asked again.
   * @param {string} phase @param {string} [answer]
   */
  setHabit(phase, answer) {
    const [game, table] = [this.loaded?.game, this.room?.table];
    if (!game || !table) return;
    setHabit(game.name, phase, answer);
    const chain = answer ? habitual(table, game, habitsOf(game.name)) : [];
    if (chain.length) this.decide(chain);
    this.requestUpdate();
  }

  /** Says something that is about the table as it is now.
   * @param {string} type
   */
  sendNow(type) {
    const table = this.room?.table;
    if (table) this.room?.send({ type, number: table.number });
  }

  /** @param {{id: string, from: Element, touch?: boolean}} touched */
  touchPiece({ id, from, touch = false }) {
    const node = findNode(this.room?.table?.tree ?? null, id);
    if (!node) return;
    const actions = node.actions ?? [];
    const ground = /** @type {Element} */ (this.querySelector(".stage"));
    const ways = actions.length ? actions.map((action) => [action]) : this.waysTo(id);
    const isShown = actions.length > 0 || (this.led?.node.id === id && !touch);
    if (ways.length === 1 && isShown) this.decide(ways[0]);
    else if (ways.length) this.choosing = chooseFrom(node, ways, from, ground);
    else this.about(node);
  }

  /** Shows what a piece is and does, and why it may not be touched now; points at what is asked for.
   * @param {TableNode} node
   */
  about(node) {
    /** @type {import("../parts/about.js").GrasseAbout | null} */ (this.querySelector("grasse-about"))?.pin(node.id);
    if (node.clause) this.pulse();
  }

  /** What leads to a piece that cannot be touched yet.
   * @param {string} id @returns {number[][]}
   */
  waysTo(id) {
    const table = this.room?.table;
    return (table && this.answered !== table.number && table.ways?.pieces[id]) || [];
  }

  /** Shows what a press on this piece would do.
   * @param {{id: string, from: Element | null}} pointed
   */
  lead({ id, from }) {
    const node = findNode(this.room?.table?.tree ?? null, id);
    const ways = node?.actions?.length ? [] : this.waysTo(id);
    const ground = this.querySelector(".stage");
    this.led = node && from && ground && ways.length === 1 ? chooseFrom(node, ways, from, ground) : null;
  }

  /** Says why something may not be done, and what is asked instead; points there.
   * @param {{clause?: number}} forbidden
   */
  why({ clause }) {
    const [speech, table] = [this.speech, this.room?.table];
    if (!speech || !clause) return;
    const asked = table && isAsked(table) ? this.say("page-asked-now", { question: question(table, speech) }) : "";
    this.notice.show([speech.why(clause), asked].filter(Boolean).join(" "), speech.clauseName(clause));
    this.pulse();
  }

  /** Points at what is asked for. */
  pulse() {
    this.pulsing = isAsked(this.room?.table);
    setTimeout(() => {
      this.pulsing = false;
    }, POINTED);
  }

  /** Wants the own chair back from the bot that stands in. */
  takeBack() {
    this.returning = true;
    this.room?.send({ type: "return" });
  }

  /** Asks what the best bot thinks, or the others whether one may. */
  askHint() {
    const table = this.room?.table;
    if (table?.status !== "playing" || table.seat === 0) return;
    if (!table.hints) this.sendNow("ask_hints");
    else if (isAsked(table) && this.hint === null) {
      this.hint = "thinking";
      this.sendNow("hint");
    }
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

  /** Brings a piece into sight.
   * @param {string} id @param {ScrollLogicalPosition} block
   */
  bring(id, block = "nearest") {
    if (id) this.querySelector(`.stage [data-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block });
  }

  /** Brings what the lesson speaks of into sight: on a phone between its bubble and the question. */
  bringTaught() {
    const id = lineOf(this.room?.table?.lesson, this.line)?.points_at ?? "";
    this.bring(id, this.querySelector("svg.picture.wide") ? "nearest" : "center");
  }

  /** @param {string} id */
  point(id) {
    this.told = id;
    this.bring(id);
    setTimeout(() => {
      if (this.told === id) this.told = "";
    }, POINTED);
  }

  /** @param {string} id */
  showBoard(id) {
    this.point(id);
    leadTo(this, id);
  }

  /** @param {string} sheet */
  turnSheet(sheet) {
    this.sheet = sheet;
    if (sheet === "chat" && this.room) this.room.read = this.room.chat.at(-1)?.number ?? 0;
  }

  async rematch() {
    try {
      const next = await server.rematch(this.match);
      location.hash = `#/match/${next.match}`;
    } catch (error) {
      if (error instanceof server.Refusal) this.notice.show(this.say(`refused-${error.reason}`));
    }
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

  /** What a key chooses; with Shift the same as often as it can be.
   * @param {KeyboardEvent} event
   */
  offerOf({ key, code, shiftKey }) {
    const digit = shiftKey && code.startsWith("Digit") ? code.slice(5) : "";
    const chosen = this.offers.find((offer) => this.optionKeys.get(nameOf(offer)) === (digit || key));
    return digit ? (chosen?.times.at(-1) ?? chosen?.chain) : chosen?.chain;
  }

  /** Keys of the table: numbers choose, letters lead to the parts of the page.
   * @param {KeyboardEvent} event
   */
  press(event) {
    if (event.key === "Escape" && this.choosing) {
      const from = /** @type {HTMLElement} */ (this.choosing.from);
      this.choosing = null;
      from.focus?.();
    }
    if (this.room?.awaited) return;
    const option = this.offerOf(event);
    const letters = {
      u: () => this.sendNow("undo"),
      r: () => this.openRules(),
      l: () => this.turnView(),
      h: () => this.askHint(),
      s: () => this.room?.skip(),
      "?": () => this.openRules({ tab: "signs" }),
      n: () => this.turnLine(1),
    };
    const does = option ? () => this.decide(option) : letters[/** @type {keyof typeof letters} */ (event.key)];
    if (!does) return;
    event.preventDefault();
    does();
  }

  // ---------------------------------------------------------------- showing

  render() {
    const { loaded, room, speech } = this;
    const table = room?.table;
    if (this.problem || !loaded || !room || !speech || !table) return message(this.words, this.problem);
    const { awaited } = room;
    if (awaited)
      return html`<grasse-curtain .words=${this.words} .seat=${awaited} .name=${speech.seat(awaited)}
        @open=${() => room.look(awaited)}></grasse-curtain>`;
    return html`
      <main id="main" class="table-page ${table.status} ${this.taught(table) ? "taught" : ""}" tabindex="-1"
        @decide=${(/** @type {CustomEvent} */ event) => this.decide(event.detail)}
        @why=${(/** @type {CustomEvent} */ event) => this.about(event.detail)}
        @clause=${(/** @type {CustomEvent} */ event) => this.openRules({ clause: event.detail })}
        @section=${(/** @type {CustomEvent} */ event) => this.openRules({ section: event.detail })}>
        <h1 class="unseen">${loaded.game.title}: ${table.tree ? speech.piece(table.tree) : ""}</h1>
        <div class="unseen" role="status" aria-live="polite">${this.said}</div>
        ${room.trusted ? nothing : html`<p class="note-line problem" role="alert">${this.say("page-hash-changed")}</p>`}
        ${table.status === "over" ? nothing : this.ask(table, speech)}
        <div class="stage ${this.pulsing ? "pulsing" : ""}"
          @hover=${(/** @type {CustomEvent} */ event) => this.lead(event.detail)}
          @board=${(/** @type {CustomEvent} */ event) => this.showBoard(event.detail)}
          @piece=${(/** @type {CustomEvent} */ event) => this.touchPiece(event.detail)}>
          ${goalStrip(table, speech, "for-phones")}
          ${this.beforeAndAfter(table, speech)}
          ${
            table.tree && table.status !== "waiting"
              ? stage(loaded, speech, {
                  tree: table.turn === table.seat && !isAsked(table) ? untouched(table.tree) : table.tree,
                  turn: table.turn,
                  own: table.seat,
                  told: this.told || (this.taught(table) && lineOf(table.lesson, this.line)?.points_at) || "",
                  chosen: this.choosing?.node.id,
                  gains: this.gains,
                  ghost: this.foresight.tree,
                  ways: table.ways?.pieces ?? {},
                })
              : nothing
          }
          <grasse-about .words=${this.words} .speech=${speech} .tree=${table.tree} .picture=${loaded.picture}
            .asked=${isAsked(table) ? question(table, speech) : ""}></grasse-about>
          ${this.lesson(table)}
          ${
            this.led && !this.choosing
              ? html`<p class="led-way panel" aria-hidden="true"
                .style=${`left: ${this.led.x}px; top: ${this.led.y}px`}>${labelOf(
                  this.led.chains[0],
                  speech,
                  table.tree,
                )}</p>`
              : nothing
          }
          ${
            this.choosing
              ? html`<grasse-choices .words=${this.words} .speech=${speech} .choosing=${this.choosing}
                .tree=${table.tree} .gains=${this.gains}></grasse-choices>`
              : nothing
          }
        </div>
        ${this.side(table, speech)}
        <grasse-notices .words=${this.words} .notice=${this.notice.now} .offline=${!room.here}
          @read=${() => this.notice.clear()}></grasse-notices>
        <grasse-rules .words=${this.words} .game=${loaded.game} .speech=${speech} .picture=${loaded.picture}
          .tree=${table.tree}></grasse-rules>
      </main>`;
  }

  /** @param {Table} table @param {Speech} speech */
  ask(table, speech) {
    const picture = this.loaded?.picture ?? null;
    return html`<grasse-ask .words=${this.words} .speech=${speech} .table=${table} .heard=${this.heard}
      .options=${this.offers} .keys=${this.optionKeys}
      @habit=${(/** @type {CustomEvent} */ event) => this.setHabit(phaseOf(table), event.detail)}
      .gains=${this.gains} .closed=${this.answered === table.number}
      .view=${picture ? (asList(picture) ? "picture" : "list") : ""} .hint=${this.hint} .returning=${this.returning}
      .last=${this.room?.story.at(-1)} .now=${performance.now()}
      .pointed=${isDue(table.lesson, this.line) ? table.lesson?.answers : []}
      @undo=${() => this.sendNow("undo")} @turn-view=${this.turnView} @ask-hint=${this.askHint}
      @rules=${() => this.openRules()} @explain=${this.explain} @take-back=${this.takeBack}
      @skip=${() => this.room?.skip()}
      @answer=${(/** @type {CustomEvent} */ event) => this.sendNow(event.detail)}></grasse-ask>`;
  }

  /** Whether a lesson speaks at this table.
   * @param {Table} table
   */
  taught(table) {
    return Boolean(table.lesson && !this.closed && table.status === "playing");
  }

  /** The lesson, while it speaks.
   * @param {Table} table
   */
  lesson(table) {
    const words = this.loaded?.words;
    if (this.taught(table))
      return html`<grasse-lesson .words=${words} .lesson=${table.lesson} .at=${this.line} .word=${this.word}
        .undo=${table.undo > 0} @lesson-next=${() => this.turnLine(1)} @lesson-back=${() => this.turnLine(-1)}
        @lesson-show=${() => this.decide(table.lesson?.answers[0] ?? -1)}
        @lesson-close=${this.closeLesson}></grasse-lesson>`;
    return nothing;
  }

  /** After the lesson: whether the tutor speaks at each question.
   * @param {Table} table
   */
  tutor(table) {
    if (!table.lesson || !this.closed || table.status !== "playing") return nothing;
    return html`<p class="tutor"><label><input type="checkbox" .checked=${settings.tutor}
        @change=${this.turnTutor}>${this.say("page-tutor")}</label></p>`;
  }

  /** Before the match there are invitations, after it there is the scoring.
   * @param {Table} table @param {Speech} speech
   */
  beforeAndAfter(table, speech) {
    const room = /** @type {Room} */ (this.room);
    const { summary, words } = /** @type {import("../parts/loaded.js").Loaded} */ (this.loaded);
    const isEmpty = (/** @type {number} */ seat) => table.chairs.find((each) => each.seat === seat)?.kind === "open";
    if (table.status === "waiting")
      return html`<grasse-invitations .words=${this.words} .games=${this.games} .match=${this.match}
        .mine=${room.mine.length > 0} .empty=${summary.chairs.filter((chair) => isEmpty(chair.seat))}
        @notice=${(/** @type {CustomEvent} */ event) => this.notice.show(event.detail)}></grasse-invitations>`;
    if (table.status === "over")
      return html`<grasse-end .words=${words} .speech=${speech} .summary=${summary} .events=${room.story}
        .secret=${table.secret} .scores=${table.scores} .rematch=${table.rematch}
        .mine=${room.mine.length > 0} .own=${room.mine.length === 1 ? room.mine[0] : 0}
        @rematch=${this.rematch}></grasse-end>`;
    return nothing;
  }

  /** Who sits here, what happened, what is said.
   * @param {Table} table @param {Speech} speech
   */
  side(table, speech) {
    const room = /** @type {Room} */ (this.room);
    const unread = this.sheet !== "chat" && (room.chat.at(-1)?.number ?? 0) > room.read;
    return html`
      <aside class="side" aria-label=${this.say("page-side")}>
        ${goalStrip(table, speech, "for-wide")}
        ${this.tutor(table)}
        <grasse-habits .words=${this.words} .speech=${speech} .habits=${habitsOf(speech.game.name)} .tree=${table.tree}
          @ask-again=${(/** @type {CustomEvent} */ event) => this.setHabit(event.detail)}></grasse-habits>
        <grasse-seats .words=${this.words} .speech=${speech} .table=${table} .heard=${this.heard}
          .now=${performance.now()} .pace=${settings.pace}
          @pace=${(/** @type {CustomEvent} */ event) => this.setPace(event.detail)}
          @about-bot=${(/** @type {CustomEvent} */ event) => this.notice.show(event.detail)}
          @leave=${() => room.send({ type: "leave" })}
          @end-match=${() => this.sendNow("ask_end")}
          @stand-in=${(/** @type {CustomEvent} */ event) => room.send({ type: "stand_in", seat: event.detail })}
        ></grasse-seats>
        <grasse-sheets .words=${this.words} .speech=${speech} .sheet=${this.sheet} .unread=${unread}
          .events=${room.story} .tree=${table.tree} .seen=${room.seen} .reasons=${this.reasons}
          .bots=${room.mine.length ? table.chairs.filter((chair) => chair.bot).map((chair) => chair.seat) : []}
          @ask-why=${(/** @type {CustomEvent} */ event) => room.send({ type: "why", number: event.detail })}
          .lines=${room.chat} .silent=${room.mine.length === 0}
          @turn-sheet=${(/** @type {CustomEvent} */ event) => this.turnSheet(event.detail)}
          @piece-told=${(/** @type {CustomEvent} */ event) => this.point(event.detail)}
          @say=${(/** @type {CustomEvent} */ event) => room.send({ type: "chat", text: event.detail })}></grasse-sheets>
      </aside>`;
  }
}

customElements.define("grasse-table", GrasseTable);
