// Not everybody sits yet: which game it is, the links for friends, or bots in their place.
// At a table that is open to anyone, bots are offered when nobody has come for a while.

import { html, nothing } from "../vendor/lit.js";
import { playerNames, usualPlayer } from "../chairs.js";
import { clockName } from "../clocks.js";
import { copied } from "../copying.js";
import { fileAt } from "../files.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";
import "./box-differs.js";
import "./qr.js";
import "./variants.js";
import * as server from "../server.js";
import "./calls.js";
import "./friends.js";

const PATIENCE = 40_000; // milliseconds after which somebody who waits for anyone is asked about bots

/** @typedef {import("../types").SummaryChair} Chair */

/** Fires `notice` with a text, and `section` to open the book. */
export class GrasseInvitations extends Part {
  static properties = {
    match: { attribute: false },
    empty: { attribute: false },
    mine: { attribute: false },
    again: { attribute: false },
    games: { attribute: false },
    game: { attribute: false },
    summary: { attribute: false },
    late: { state: true },
    coded: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {Chair[]} */
    this.empty = []; // the chairs where nobody sits
    this.mine = false; // whether this browser sits here, and may invite others
    this.again = false; // whether those who played the match before were asked
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../types").GameInfo} */
    this.game = /** @type {any} */ (undefined);
    /** @type {import("../types").Summary} */
    this.summary = /** @type {any} */ (undefined);
    this.coded = -1; // the seat whose link is shown as a code, too; 0: none
    this.late = false; // nobody has come for a while
    this.timer = 0;
  }

  connectedCallback() {
    super.connectedCallback();
    this.timer = window.setTimeout(() => {
      this.late = true;
    }, PATIENCE);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  /** Links differ at their end. */
  updated() {
    for (const field of this.querySelectorAll("li input")) field.scrollLeft = field.scrollWidth;
  }

  render() {
    if (!this.mine)
      return html`<section class="invitations panel"><h2>${this.say("page-waiting")}</h2>${this.what()}</section>`;
    const { public: isPublic } = this.summary;
    if (this.coded && !this.empty.some(({ seat }) => seat === this.coded)) this.coded = this.empty[0]?.seat ?? -1;
    const links = html`<p>${this.say("page-invite-text")}</p>
      <ul>${this.empty.map((chair) => this.invitation(chair))}</ul>`;
    return html`<section class="invitations panel">
      <h2>${this.say("page-waiting")}</h2>
      ${this.what()}
      ${this.again && this.empty.length ? html`<p role="status">${this.say("lobby-again")}</p>` : nothing}
      ${
        isPublic
          ? html`<p role="status">${this.say("lobby-waiting")} <progress aria-hidden="true"></progress></p>
            ${this.late && this.empty.length ? this.instead() : nothing}
            <details><summary>${this.say("lobby-links")}</summary>${links}</details>`
          : links
      }
      ${this.empty.length ? html`<grasse-friends .words=${this.words} .match=${this.match}></grasse-friends>` : nothing}
      ${this.empty.length && !isPublic ? this.instead() : nothing}
      <grasse-calls .words=${this.words}></grasse-calls>
      <button class="plain" @click=${this.standUp}>${this.say("lobby-stand-up")}</button>
    </section>`;
  }

  /** What is going to be played, and its book to read while one waits. */
  what() {
    const { name, title, picture } = this.game;
    const { clock, rated } = this.summary;
    return html`<div class="waiting-for">
      ${picture ? html`<img src=${fileAt(`games/${name}/cover.svg`)} alt="" width="160" height="100">` : nothing}
      <div><b>${title}</b>
        <p class="quiet-text">${clockName(clock, this.words)}${rated ? ` · ${this.say("lobby-rated")}` : ""}</p></div>
      <button class="small" @click=${() => this.tell("section", "")}>${icon("book")}${this.say(
        "page-lesson-book",
      )}</button>
    </div>
    <grasse-variants .words=${this.words} .game=${name} .options=${this.summary.options}></grasse-variants>
    <grasse-box-differs .words=${this.words} .game=${name} .hash=${this.summary.box}
      .name=${this.summary.box_name}></grasse-box-differs>`;
  }

  /** @param {Chair} chair */
  invitation({ seat, invite }) {
    const link = this.link(invite);
    return html`<li>${seatMark(seat)}<label>${this.say("page-invite-link", { seat })}
        <input type="text" readonly .value=${link}></label>
      <button @click=${() => this.copy(link)}>${icon("link")}${this.say("page-copy")}</button>
      ${
        "share" in navigator
          ? html`<button @click=${() => this.share(link)}>${icon("next")}${this.say("page-share")}</button>`
          : nothing
      }
      <button class="icon-button" aria-label=${this.say("page-qr-show")} aria-pressed=${this.coded === seat}
        @click=${() => this.turnCode(seat)}>${icon("qr")}</button>
      ${this.coded === seat ? this.code(seat, invite) : nothing}</li>`;
  }

  /** The shortest link, as it makes the simplest code.
   * @param {number} seat @param {string} invite
   */
  code(seat, invite) {
    return html`<figure class="invitation-code">
      <grasse-qr .words=${this.words} .text=${`${location.origin}/#/join/${this.match}/${invite}`}
        .name=${this.say("page-qr", { seat })}></grasse-qr>
      <figcaption class="quiet-text">${this.say("page-qr-how")}</figcaption></figure>`;
  }

  /** Shows the code of a seat, or none.
   * @param {number} seat
   */
  turnCode(seat) {
    this.coded = this.coded === seat ? 0 : seat;
  }

  /** A link for one person. Its path is for those who show a preview of it; the invitation is behind the `#`, which no
   * server is ever told.
   * @param {string} invite
   */
  link(invite) {
    return `${location.origin}/t/${this.match}?lang=${this.words.language}#/join/${this.match}/${invite}`;
  }

  instead() {
    const usual = usualPlayer(this.games);
    const { rated, game } = this.summary;
    return html`<form class="instead" @submit=${this.seatBots}>
      <label>${this.say(this.summary.public ? "lobby-instead" : "page-instead")}
        <select name="player">${playerNames(this.games, this.words, rated ? game : "").map(
          ([player, name]) => html`<option value=${player} ?selected=${player === usual}>${name}</option>`,
        )}</select></label>
      <button>${icon("robot")}${this.say("page-instead-begin")}</button>
    </form>`;
  }

  async standUp() {
    try {
      await server.standUp(this.match);
      location.hash = "#/";
    } catch (error) {
      this.tell("notice", this.say(`refused-${error instanceof server.Refusal ? error.reason : "failed"}`));
    }
  }

  /** Lets bots sit where nobody has come.
   * @param {SubmitEvent} event
   */
  async seatBots(event) {
    event.preventDefault();
    const player = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("player"));
    try {
      for (const chair of this.empty) await server.seatBot(this.match, chair.invite, player);
    } catch (error) {
      this.tell("notice", this.say(`refused-${error instanceof server.Refusal ? error.reason : "failed"}`));
    }
  }

  /** Hands a link to whatever this device shares with.
   * @param {string} url
   */
  async share(url) {
    try {
      await navigator.share({
        title: this.game.title,
        text: this.say("page-share-text", { game: this.game.title }),
        url,
      });
    } catch (error) {
      // whoever closes it has thought again
      if (/** @type {Error} */ (error).name !== "AbortError") await this.copy(url);
    }
  }

  /** @param {string} text */
  async copy(text) {
    this.tell("notice", (await copied(text)) ? this.say("page-copied") : text);
  }
}

customElements.define("grasse-invitations", GrasseInvitations);
