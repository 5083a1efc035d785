// The table of one match: the picture or the list, what is asked, the story, the others.

import { html, nothing } from "../vendor/lit.js";
import { playerName, playerNames, seatNames, spanName, usualPlayer } from "../chairs.js";
import { loadPicture } from "../games/index.js";
import { icon, seatMark } from "../icons.js";
import { choosable } from "../options.js";
import { Part } from "../part.js";
import { leadTo } from "../parts/glance.js";
import { Room } from "../room.js";
import * as server from "../server.js";
import { set, settings } from "../settings.js";
import { chime, notify } from "../sound.js";
import { Speech, findNode } from "../speech.js";
import { sentence, wantsName } from "../story.js";
import { speak } from "../words.js";
import "../parts/chat.js";
import "../parts/end.js";
import "../parts/list.js";
import "../parts/picture.js";
import "../parts/rules.js";
import "../parts/story.js";

/** @typedef {import("../types").TableNode} TableNode */
/** @typedef {import("../types").Table} Table */

const NOTICE = 9000; // milliseconds that a notice stays

export class GrasseTable extends Part {
  static properties = {
    match: { attribute: false },
    loaded: { state: true },
    problem: { state: true },
    notice: { state: true },
    choosing: { state: true },
    told: { state: true },
    said: { state: true },
    unread: { state: true },
    sheet: { state: true },
    answered: { state: true },
    hint: { state: true },
    returning: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {{summary: import("../types").Summary, games: import("../types").Games, game: import("../types").GameInfo, picture: import("../types").PictureModule | null, words: import("../words.js").Words} | null} */
    this.loaded = null;
    this.problem = "";
    /** @type {{text: string, clause: string} | null} */
    this.notice = null;
    /** @type {{node: TableNode, x: number, y: number, from: Element} | null} */
    this.choosing = null;
    this.told = "";
    this.said = "";
    this.unread = false;
    this.sheet = "story"; // what stands beside the table: the story or the chat
    /** @type {Room | null} */
    this.room = null;
    this.noticeTimer = 0;
    this.clockTimer = 0;
    this.heard = 0; // when the clocks that are shown were told
    this.answered = -1; // the table that was answered last: one answer for each
    /** @type {import("../types").Hint | "thinking" | null} */
    this.hint = null;
    this.returning = false; // the chair was asked for, and is not there yet
    this.byKeys = false; // whether somebody plays by keyboard
    this.keys = (/** @type {KeyboardEvent} */ event) => {
      this.byKeys = true;
      this.press(event);
    };
    this.pointer = () => {
      this.byKeys = false;
    };
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("keydown", this.keys);
    addEventListener("pointerdown", this.pointer);
    this.clockTimer = window.setInterval(() => {
      if (this.room?.table?.chairs.some((chair) => chair.left !== null)) this.requestUpdate();
    }, 1000);
    this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener("keydown", this.keys);
    removeEventListener("pointerdown", this.pointer);
    clearInterval(this.clockTimer);
    this.room?.close();
    this.room = null;
    document.title = "Grasse";
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("match") && changed.get("match")) {
      this.room?.close();
      this.room = null;
      this.loaded = null;
      this.problem = "";
      this.notice = this.hint = null;
      this.answered = -1;
      this.load();
    } else if (changed.has("words") && this.loaded && this.loaded.words.language !== this.words.language) {
      this.changeLanguage();
    }
  }

  /** What was chosen is gone from the page: whoever plays by keyboard goes on at the question. */
  updated() {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (!this.byKeys || !lost) return;
    /** @type {HTMLElement | null} */ (this.querySelector(".ask.mine h2, .curtain button"))?.focus({
      preventScroll: true,
    });
  }

  async changeLanguage() {
    if (!this.loaded) return;
    const words = await speak(this.words.language, this.loaded.game.name);
    this.loaded = { ...this.loaded, words };
  }

  async load() {
    const match = this.match;
    try {
      const summary = await server.summary(match);
      const known = server.game(summary.game);
      const [games, game, picture, words] = await Promise.all([
        server.games(),
        known,
        known.then(loadPicture),
        speak(this.words.language, summary.game),
      ]);
      if (!this.isConnected || match !== this.match) return;
      this.loaded = { summary, games, game, picture, words };
      this.room = new Room(summary, game, (what, detail) => this.hear(what, detail));
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  // ---------------------------------------------------------------- hearing

  /** @param {string} what @param {any} detail */
  hear(what, detail) {
    if (what === "table" && detail.table) this.hearTable(detail.before, detail.table);
    if (what === "chat") this.hearChat();
    if (what === "refused") this.hearRefusal(detail);
    if (what === "hint" && this.hint === "thinking" && detail.number === this.room?.table?.number) this.hint = detail;
    if (what === "here") this.returning = false; // what was said into a broken line may be lost
    this.requestUpdate();
  }

  /** @param {Table | null} before @param {Table} table */
  hearTable(before, table) {
    this.heard = performance.now();
    this.choosing = null;
    if (!table.chairs.find((chair) => chair.seat === table.seat)?.bot) this.returning = false;
    if (before?.number !== table.number) this.hint = null;
    if (before?.status === "waiting" && table.status !== "waiting") this.refresh();
    if (before && before.status !== "over" && table.status === "over") this.refresh();
    const news = before ? table.events.map((event) => this.announce(event)).join(". ") : "";
    const mine = table.status === "playing" && table.turn === table.seat && table.seat > 0;
    const before_mine = before?.turn === before?.seat;
    const asked = mine && this.speech ? this.question(table) : "";
    this.said = [news, asked].filter(Boolean).join(". ");
    if (mine && (!before || !before_mine)) {
      if (before) chime();
      if (this.speech) notify(this.say("page-your-turn"), asked);
    }
    document.title = mine ? `● ${this.say("page-your-turn")} · Grasse` : `${this.loaded?.game.title ?? ""} · Grasse`;
    if (this.notice && before && mine !== before_mine) this.notice = null;
    const refusing = table.events.find((event) => event.name === "disagreed");
    if (refusing && before?.asked?.seat === table.seat && this.speech) this.tellNotice(this.speech.event(refusing), "");
  }

  /** What others say is shown where one looks: beside the table if the chat is open there, else as a notice. */
  hearChat() {
    const { room, speech } = this;
    const last = room?.chat.at(-1);
    if (!room || !last || last.number <= room.read) return;
    if (room.mine.includes(last.seat) || this.chatInSight) {
      room.read = last.number;
      return;
    }
    this.unread = this.sheet !== "chat";
    if (speech) this.tellNotice(`${speech.seat(last.seat)}: ${last.text}`, "");
  }

  get chatInSight() {
    const lines = this.querySelector(".chat-lines")?.getBoundingClientRect();
    return lines !== undefined && lines.top < innerHeight && lines.bottom > 0 && !document.hidden;
  }

  /** @param {import("../types").GameEvent} event */
  announce(event) {
    const speech = this.speech;
    if (!speech) return "";
    return event.seat > 0 ? `${speech.seat(event.seat)}: ${sentence(event, speech)}` : sentence(event, speech);
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
    if (this.hint === "thinking") this.hint = null;
    const speech = this.speech;
    if (refused.clause && speech) this.tellNotice(speech.why(refused.clause), speech.clauseName(refused.clause));
    else this.tellNotice(this.say(`refused-${refused.reason}`), "");
  }

  /** @param {string} text @param {string} clause */
  tellNotice(text, clause) {
    clearTimeout(this.noticeTimer);
    this.notice = { text, clause };
    this.noticeTimer = window.setTimeout(() => {
      this.notice = null;
    }, NOTICE);
  }

  /** @returns {Speech | null} */
  get speech() {
    if (!this.loaded) return null;
    const chairs = this.room?.table?.chairs ?? this.loaded.summary.chairs;
    return new Speech(this.loaded.words, this.loaded.game, seatNames(chairs, this.loaded.words));
  }

  // ---------------------------------------------------------------- doing

  /** @param {number} action */
  decide(action) {
    const table = this.room?.table;
    if (!table || this.answered === table.number) return;
    this.answered = table.number;
    this.choosing = null;
    this.notice = null;
    this.room?.send({ type: "decide", number: table.number, action });
  }

  /** @param {CustomEvent} event */
  touchPiece(event) {
    const { id, from } = event.detail;
    const node = findNode(this.room?.table?.tree ?? null, id);
    if (!node) return;
    const actions = node.actions ?? [];
    if (actions.length === 1) this.decide(actions[0]);
    else if (actions.length > 1) this.choose(node, from);
    else if (node.clause) this.why(node);
    else if (this.speech) this.tellNotice(this.speech.piece(node), "");
  }

  /** Shows the several things that may be done with a piece, beside it.
   * @param {TableNode} node @param {Element} from
   */
  choose(node, from) {
    const area = from.getBoundingClientRect();
    const stage = /** @type {Element} */ (this.querySelector(".stage")).getBoundingClientRect();
    const x = Math.min(Math.max(area.x + area.width / 2 - stage.x, 130), stage.width - 130);
    this.choosing = { node, x, y: area.bottom - stage.y + 6, from };
    this.updateComplete.then(() => /** @type {HTMLElement | null} */ (this.querySelector(".choices button"))?.focus());
  }

  /** @param {TableNode} node */
  why(node) {
    const speech = this.speech;
    if (speech && node.clause) this.tellNotice(speech.why(node.clause), speech.clauseName(node.clause));
  }

  undo() {
    const table = this.room?.table;
    if (table) this.room?.send({ type: "undo", number: table.number });
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
    if (!table.hints) this.room?.send({ type: "ask_hints", number: table.number });
    else if (table.turn === table.seat && this.hint === null) {
      this.hint = "thinking";
      this.room?.send({ type: "hint", number: table.number });
    }
  }

  /** @param {string} clause */
  openRules(clause = "") {
    /** @type {import("../parts/rules.js").GrasseRules | null} */ (this.querySelector("grasse-rules"))?.open(clause);
  }

  /** @param {string} id */
  point(id) {
    this.told = id;
    this.querySelector(`[data-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: "nearest" });
    setTimeout(() => {
      if (this.told === id) this.told = "";
    }, 3000);
  }

  /** @param {string} id */
  showBoard(id) {
    this.point(id);
    leadTo(this, id);
  }

  async rematch() {
    try {
      const next = await server.rematch(this.match);
      location.hash = `#/match/${next.match}`;
    } catch (error) {
      if (error instanceof server.Refusal) this.tellNotice(this.say(`refused-${error.reason}`), "");
    }
  }

  /** Keys of the table: numbers choose, letters lead to the parts of the page.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.closest?.("input, select, textarea, dialog")) return;
    if (event.key === "Escape" && this.choosing) {
      const from = /** @type {HTMLElement} */ (this.choosing.from);
      this.choosing = null;
      from.focus?.();
    }
    if (this.room?.awaited) return;
    const table = this.room?.table;
    const options = table && this.speech ? choosable(table, this.speech) : [];
    const wanted = Number(event.key);
    if (wanted >= 1 && wanted <= options.length) {
      event.preventDefault();
      this.decide(options[wanted - 1].action);
    }
    const does = { u: () => this.undo(), r: () => this.openRules(), l: () => this.turnView(), h: () => this.askHint() }[
      event.key
    ];
    if (does) {
      event.preventDefault();
      does();
    }
  }

  turnView() {
    set({ view: settings.view === "list" ? "picture" : "list" });
    this.requestUpdate();
  }

  // ---------------------------------------------------------------- showing

  render() {
    if (this.problem)
      return html`<main id="main" class="message"><p
          class="note-line problem">${this.say(`refused-${this.problem}`)}</p><a class="button"
          href="#/">${this.say("page-home")}</a></main>`;
    const { loaded, room, speech } = this;
    const table = room?.table;
    if (!loaded || !room || !speech || !table)
      return html`<main id="main" class="message" aria-busy="true"><p
          class="quiet-text">${this.say("page-loading")}</p></main>`;
    if (room.awaited) return this.curtain(room.awaited, speech);
    const asList = settings.view === "list" || !loaded.picture;
    return html`
      <main id="main" class="table-page ${table.status}" tabindex="-1">
        <h1 class="unseen">${loaded.game.title}: ${table.tree ? speech.piece(table.tree) : ""}</h1>
        <div class="unseen" role="status" aria-live="polite">${this.said}</div>
        ${table.status === "over" ? nothing : this.ask(table, speech)}
        <div class="stage">
          ${
            table.status === "over"
              ? html`<grasse-end .words=${loaded.words} .speech=${speech} .summary=${loaded.summary}
                .events=${room.story}
                .secret=${table.secret} .scores=${table.scores} .rematch=${table.rematch} .mine=${room.mine.length > 0}
                @rematch=${() => this.rematch()}
                @clause=${(/** @type {CustomEvent} */ event) => this.openRules(event.detail)}></grasse-end>`
              : nothing
          }
          ${table.status === "waiting" ? this.waiting() : nothing}
          ${
            table.tree && table.status !== "waiting"
              ? html`<grasse-glance class=${asList ? "" : "for-phones"} .words=${loaded.words} .speech=${speech}
                .tree=${table.tree}
                .turn=${table.turn} .own=${table.seat}
                @board=${(/** @type {CustomEvent} */ event) => this.showBoard(event.detail)}></grasse-glance>`
              : nothing
          }
          ${
            table.tree && table.status !== "waiting"
              ? asList
                ? html`<grasse-list .words=${loaded.words} .speech=${speech} .tree=${table.tree} .told=${this.told}
                  @decide=${(/** @type {CustomEvent} */ event) => this.decide(event.detail)}
                  @why=${(/** @type {CustomEvent} */ event) => this.why(event.detail)}></grasse-list>`
                : html`<grasse-picture .speech=${speech} .tree=${table.tree} .module=${loaded.picture}
                  .chosen=${this.choosing?.node.id ?? ""} .told=${this.told}
                  @piece=${(/** @type {CustomEvent} */ event) => this.touchPiece(event)}></grasse-picture>`
              : nothing
          }
          ${this.choices(speech, table)}
        </div>
        ${this.side(table, speech)}
        ${this.notices()}
        ${this.leaving()}
        <grasse-rules .words=${this.words} .game=${loaded.game.name} .named=${loaded.game.title}></grasse-rules>
      </main>`;
  }

  /** What is asked, and what one may answer.
   * @param {Table} table @param {Speech} speech
   */
  ask(table, speech) {
    const mine = table.turn === table.seat && table.seat > 0;
    const own = table.chairs.find((chair) => chair.seat === table.seat);
    return html`
      <section class="ask ${mine ? "mine" : ""}" data-number=${table.number} aria-label=${this.say("page-ask")}>
        <div class="tools">
          ${table.seat > 0 && table.status === "playing" ? this.tool("undo", table.undo ? "page-undo" : "page-undo-ask", "u", () => this.undo(), table.undo > 0) : nothing}
          ${this.loaded?.picture ? this.tool(settings.view === "list" ? "picture" : "list", settings.view === "list" ? "page-as-picture" : "page-as-list", "l", () => this.turnView()) : nothing}
          ${table.seat > 0 && table.status === "playing" ? this.tool("bulb", table.hints ? "page-hint" : "page-hint-ask", "h", () => this.askHint()) : nothing}
          ${this.tool("book", "page-rules", "r", () => this.openRules())}
        </div>
        <div class="ask-text">
          ${table.turn > 0 ? seatMark(table.turn) : nothing}
          <h2 tabindex="-1">${this.question(table)}</h2>${mine ? this.detail(table, speech) : nothing}
          ${this.timeLeft(table, table.turn)}
        </div>
        ${
          own?.bot && own.kind === "person"
            ? html`<div class="options"><button class="primary"
                ?disabled=${this.returning} aria-busy=${this.returning}
                @click=${() => this.takeBack()}>${this.say("page-return")}</button></div>`
            : nothing
        }
        ${mine ? nothing : html`<p class="ask-news quiet-text" aria-hidden="true">${this.lastNews(speech)}</p>`}
        ${
          table.warming && !mine
            ? html`<p class="warming quiet-text preparing"
              role="status">${this.say("page-warming", { name: speech.seat(table.turn) })} <progress
                aria-hidden="true"></progress></p>`
            : nothing
        }
        ${mine ? this.hinted(table, speech) : nothing}
        ${
          mine
            ? html`<div class="options" role="group" aria-label=${this.say("page-options")}>
              ${choosable(table, speech).map(
                (option, at) => html`<button class="option" ?disabled=${this.answered === table.number}
                  @click=${() => this.decide(option.action)} data-action=${option.action}>
                  ${
                    at < 9
                      ? html`<kbd
                        aria-hidden="true">${at + 1}</kbd>`
                      : nothing
                  }<span>${option.label}</span></button>`,
              )}
            </div>`
            : nothing
        }
        ${this.asked(table, speech)}
      </section>`;
  }

  /** A tool beside the question; its key does the same.
   * @param {"undo" | "picture" | "list" | "book" | "bulb"} sign @param {string} key @param {string} letter @param {() => void} does @param {boolean} named
   */
  tool(sign, key, letter, does, named = false) {
    const name = this.say(key);
    return html`<button class="small plain tool" title="${name} (${letter})" aria-label=${name}
      aria-keyshortcuts=${letter} @click=${does}>${icon(sign)}${named ? html`<span>${name}</span>` : nothing}</button>`;
  }

  /** The last thing that happened, while others decide.
   * @param {Speech} speech
   */
  lastNews(speech) {
    const event = this.room?.story.at(-1);
    if (!event) return nothing;
    return html`${
      event.seat > 0
        ? html`${seatMark(event.seat)}
          ${
            wantsName(event, speech)
              ? html`<b>${speech.seat(event.seat)}</b>
              `
              : nothing
          }`
        : nothing
    }${sentence(event, speech)}`;
  }

  /** @param {Table} table */
  question(table) {
    const speech = /** @type {Speech} */ (this.speech);
    if (table.status === "waiting") return this.say("page-waiting");
    if (table.turn === table.seat && table.seat > 0) return speech.say(`phase-${table.tree?.values?.phase}`);
    if (table.turn > 0) return this.say("page-turn-of", { name: speech.seat(table.turn) });
    return speech.say(`phase-${table.tree?.values?.phase}`);
  }

  /** What the question is about, where a game has words for it.
   * @param {Table} table @param {Speech} speech
   */
  detail(table, speech) {
    const key = `detail-${table.tree?.values?.phase}`;
    if (!table.tree || !speech.words.has(key)) return nothing;
    return html`<span class="quiet-text">(${speech.say(key, speech.values(table.tree))})</span>`;
  }

  /** @param {Table} table @param {number} seat */
  timeLeft(table, seat) {
    const left = table.chairs.find((chair) => chair.seat === seat)?.left;
    if (left === null || left === undefined) return nothing;
    const runs = table.turn === seat ? (performance.now() - this.heard) / 1000 : 0;
    return html`<span class="time-left ${left - runs < 20 ? "short" : ""}">${spanName(left - runs, this.words)}</span>`;
  }

  /** What the best bot thinks: the best options, and everyone's chance to win after each.
   * @param {Table} table @param {Speech} speech
   */
  hinted(table, speech) {
    const { hint } = this;
    if (!hint) return nothing;
    if (hint === "thinking") {
      return html`<p class="hint panel quiet-text preparing"
        role="status">${this.say(table.warming ? "page-hint-warming" : "page-hint-thinking")} <progress
          aria-hidden="true"></progress></p>`;
    }
    const whole = (/** @type {number} */ share) => Math.round(share * 100);
    return html`<section class="hint panel" role="status" aria-label=${this.say("page-hint-title")}>
      <h3>${icon("bulb")}${this.say("page-hint-title")}</h3>
      <ol>${hint.opinions.map(
        (opinion) => html`<li>
          <button class="small"
            @click=${() => this.decide(opinion.action)}>${speech.label(opinion.action, table.tree)}</button>
          <span class="hint-chances">${opinion.chances.map(
            (chance, at) => html`<span class="seat-chip"
              title=${this.say("page-hint-chance", { name: speech.seat(at + 1), percent: whole(chance) })}>${seatMark(at + 1)}<span class="unseen">${speech.seat(at + 1)}</span>${whole(chance)} %</span>`,
          )}
            <span class="quiet-text">${this.say("page-hint-sure", { error: whole(opinion.error * 2) })}</span></span>
        </li>`,
      )}</ol>
    </section>`;
  }

  /** Somebody wants to take back more than is free, or hints.
   * @param {Table} table @param {Speech} speech
   */
  asked(table, speech) {
    const asked = table.asked;
    if (!asked) return nothing;
    const own = asked.seat === table.seat;
    const answered = own || asked.agreed.includes(table.seat) || table.seat === 0;
    const key = asked.back
      ? own
        ? "page-asked-own"
        : "page-asked"
      : own
        ? "page-asked-hints-own"
        : "page-asked-hints";
    return html`<div class="note-line asked" role="status">
      <span>${this.say(key, { name: speech.seat(asked.seat), decisions: asked.back })}</span>
      ${
        own
          ? html`<button class="small"
            @click=${() => this.room?.send({ type: "disagree", number: table.number })}>${this.say("page-withdraw")}</button>`
          : nothing
      }
      ${
        answered
          ? nothing
          : html`
            <button class="small primary"
              @click=${() => this.room?.send({ type: "agree", number: table.number })}>${this.say("page-agree")}</button>
            <button class="small"
              @click=${() => this.room?.send({ type: "disagree", number: table.number })}>${this.say("page-disagree")}</button>`
      }
    </div>`;
  }

  /** The several things that may be done with one piece.
   * @param {Speech} speech @param {Table} table
   */
  choices(speech, table) {
    if (!this.choosing) return nothing;
    const { node, x, y } = this.choosing;
    return html`<div class="choices panel" role="group" aria-label=${speech.piece(node)}
      .style=${`left: ${x}px; top: ${y}px`}>
      ${(node.actions ?? []).map(
        (action) => html`<button
          @click=${() => this.decide(action)}>${speech.label(action, table.tree)}</button>`,
      )}
    </div>`;
  }

  /** Who sits here, what happened, what is said.
   * @param {Table} table @param {Speech} speech
   */
  side(table, speech) {
    const room = /** @type {Room} */ (this.room);
    return html`
      <aside class="side" aria-label=${this.say("page-side")}>
        <ul class="players"
          aria-label=${this.say("page-players")}>${table.chairs.map((chair) => this.player(chair, table, speech))}</ul>
        <div class="sheets" role="tablist" aria-label=${this.say("page-side")}>
          <button role="tab" id="tab-story" aria-selected=${this.sheet === "story"} aria-controls="sheet"
            @click=${() => this.turnSheet("story")}>${this.say("page-story")}</button>
          <button role="tab" id="tab-chat" aria-selected=${this.sheet === "chat"} aria-controls="sheet"
            @click=${() => this.turnSheet("chat")}>${icon("chat")}${this.say("page-chat")}${
              this.unread
                ? html`<span
                  class="unread"><span class="unseen">${this.say("page-chat-new")}</span></span>`
                : nothing
            }</button>
        </div>
        <div class="sheet" id="sheet" role="tabpanel" aria-labelledby="tab-${this.sheet}">
          ${
            this.sheet === "story"
              ? html`<grasse-story .words=${this.words} .speech=${speech} .events=${room.story} .tree=${table.tree}
                .seen=${room.seen}
                @piece-told=${(/** @type {CustomEvent} */ event) => this.point(event.detail)}
                @clause=${(/** @type {CustomEvent} */ event) => this.openRules(event.detail)}></grasse-story>`
              : html`<grasse-chat .words=${this.words} .speech=${speech} .lines=${room.chat}
                .silent=${room.mine.length === 0}
                @say=${(/** @type {CustomEvent} */ event) => room.send({ type: "chat", text: event.detail })}></grasse-chat>`
          }
        </div>
      </aside>`;
  }

  /** @returns {HTMLDialogElement | null} */
  get sure() {
    return this.querySelector("dialog.sure");
  }

  /** Asks for confirmation before a bot takes the chair. */
  leaving() {
    return html`<dialog class="sure" aria-labelledby="sure-text"><form method="dialog">
        <p id="sure-text">${this.say("page-leave-sure")}</p>
        <div class="sure-answers">
          <button>${this.say("page-cancel")}</button>
          <button class="primary"
            @click=${() => this.room?.send({ type: "leave" })}>${icon("door")}${this.say("page-leave")}</button>
        </div>
      </form></dialog>`;
  }

  /** @param {string} sheet */
  turnSheet(sheet) {
    this.sheet = sheet;
    if (sheet !== "chat") return;
    this.unread = false;
    if (this.room) this.room.read = this.room.chat.at(-1)?.number ?? 0;
  }

  /** @param {import("../types").Chair} chair @param {Table} table @param {Speech} speech */
  player(chair, table, speech) {
    const own = chair.seat === table.seat;
    const away = chair.kind === "person" && !chair.here && !chair.bot && table.status === "playing";
    const turn = table.turn === chair.seat;
    return html`<li class="player ${turn ? "turn" : ""}">
      ${
        turn
          ? html`<span class="player-turn">${icon("next")}<span
              class="unseen">${this.say("page-glance-turn")}</span></span>`
          : nothing
      }
      ${seatMark(chair.seat)}
      <span class="player-name">${speech.seat(chair.seat)}${
        own
          ? html` <span
            class="quiet-text">(${this.say("table-you")})</span>`
          : nothing
      }</span>
      ${
        chair.kind === "person" && chair.bot
          ? html`<span
            class="tag">${icon("robot")}${playerName(this.words, chair.bot)}</span>`
          : nothing
      }
      ${
        chair.kind === "bot"
          ? html`<span class="tag">${icon("robot")}<span
              class="unseen">${this.say("page-bot")}</span></span>`
          : nothing
      }
      ${away ? html`<span class="tag">${this.say("page-away")}</span>` : nothing}
      ${
        away && turn && table.seat > 0
          ? html`<button class="small"
            @click=${() => this.room?.send({ type: "stand_in", seat: chair.seat })}>${this.say("page-stand-in")}</button>`
          : nothing
      }
      ${
        own && !chair.bot && table.status === "playing"
          ? html`<button class="icon-button leave"
            title=${this.say("page-leave")} aria-label=${this.say("page-leave")}
            @click=${() => this.sure?.showModal()}>${icon("door")}</button>`
          : nothing
      }
      ${this.timeLeft(table, chair.seat)}
    </li>`;
  }

  /** Not everybody sits yet: the links for friends. */
  waiting() {
    const { loaded } = this;
    if (!loaded) return nothing;
    const table = this.room?.table;
    const empty = loaded.summary.chairs.filter(
      (chair) => table?.chairs.find((each) => each.seat === chair.seat)?.kind === "open",
    );
    if (!this.room?.mine.length)
      return html`<section class="invitations panel"><h2>${this.say("page-waiting")}</h2></section>`;
    return html`<section class="invitations panel">
      <h2>${this.say("page-waiting")}</h2>
      <p>${this.say("page-invite-text")}</p>
      <ul>${empty.map((chair) => {
        const link = `${location.origin}/#/join/${loaded.summary.match}/${chair.invite}`;
        return html`<li>${seatMark(chair.seat)}<input type="text" readonly .value=${link}
            aria-label=${this.say("page-invite-link", { seat: chair.seat })}>
          <button @click=${() => this.copy(link)}>${icon("link")}${this.say("page-copy")}</button></li>`;
      })}</ul>
      ${
        empty.length
          ? html`<form class="instead" @submit=${(/** @type {SubmitEvent} */ event) => this.seatBots(event, empty)}>
            <label>${this.say("page-instead")}
              <select name="player">${playerNames(loaded.games, this.words).map(
                ([player, name]) => html`<option
                  value=${player} ?selected=${player === usualPlayer(loaded.games)}>${name}</option>`,
              )}</select></label>
            <button>${icon("robot")}${this.say("page-instead-begin")}</button>
          </form>`
          : nothing
      }
    </section>`;
  }

  /** Lets bots sit where nobody has come.
   * @param {SubmitEvent} event @param {import("../types").SummaryChair[]} chairs
   */
  async seatBots(event, chairs) {
    event.preventDefault();
    const player = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("player"));
    try {
      for (const chair of chairs) await server.seatBot(this.match, chair.invite, player);
    } catch (error) {
      this.tellNotice(this.say(`refused-${error instanceof server.Refusal ? error.reason : "failed"}`), "");
    }
  }

  /** @param {string} text */
  async copy(text) {
    try {
      await navigator.clipboard.writeText(text);
      this.tellNotice(this.say("page-copied"), "");
    } catch {
      this.tellNotice(text, "");
    }
  }

  /** Between two people at one device: nothing is to be seen until the next one is there.
   * @param {number} seat @param {Speech} speech
   */
  curtain(seat, speech) {
    const name = speech.seat(seat);
    return html`<main id="main" class="curtain" tabindex="-1">
      <div class="drape left" aria-hidden="true"></div><div class="drape right" aria-hidden="true"></div>
      <div class="curtain-card panel">
        ${seatMark(seat)}
        <h1>${this.say("page-curtain", { name })}</h1>
        <p>${this.say("page-curtain-text", { name })}</p>
        <button class="primary"
          @click=${() => this.room?.look(seat)}>${this.say("page-curtain-open", { name })}</button>
      </div>
    </main>`;
  }

  notices() {
    const offline = this.room && !this.room.here;
    return html`<div class="notices" role="status">
      ${offline ? html`<p class="note-line problem">${this.say("page-offline")}</p>` : nothing}
      ${
        this.notice
          ? html`<p class="note-line why-note"><span>${this.notice.text}</span>
            ${
              this.notice.clause
                ? html`<button class="small"
                  @click=${() => this.openRules(this.notice?.clause)}>${icon("book")}${this.notice.clause}</button>`
                : nothing
            }
            <button class="icon-button" @click=${() => {
              this.notice = null;
            }} aria-label=${this.say("page-close")}>${icon("close")}</button></p>`
          : nothing
      }
    </div>`;
  }
}

customElements.define("grasse-table", GrasseTable);
