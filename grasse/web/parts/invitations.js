// Not everybody sits yet: which game it is, the links for friends, or bots in their place.

import { html, nothing } from "../vendor/lit.js";
import { playerNames, usualPlayer } from "../chairs.js";
import { icon, seatMark } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";

/** @typedef {import("../types").SummaryChair} Chair */

/** Fires `notice` with a text, and `section` to open the book. */
export class GrasseInvitations extends Part {
  static properties = {
    match: { attribute: false },
    empty: { attribute: false },
    mine: { attribute: false },
    games: { attribute: false },
    game: { attribute: false },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {Chair[]} */
    this.empty = []; // the chairs where nobody sits
    this.mine = false; // whether this browser sits here, and may invite others
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../types").GameInfo} */
    this.game = /** @type {any} */ (undefined);
  }

  render() {
    if (!this.mine)
      return html`<section class="invitations panel"><h2>${this.say("page-waiting")}</h2>${this.what()}</section>`;
    return html`<section class="invitations panel">
      <h2>${this.say("page-waiting")}</h2>
      ${this.what()}
      <p>${this.say("page-invite-text")}</p>
      <ul>${this.empty.map((chair) => this.invitation(chair))}</ul>
      ${this.empty.length ? this.instead() : nothing}
    </section>`;
  }

  /** What is going to be played, and its book to read while one waits. */
  what() {
    const { name, title, picture } = this.game;
    return html`<div class="waiting-for">
      ${picture ? html`<img src="/games/${name}/cover.svg" alt="" width="160" height="100">` : nothing}
      <b>${title}</b>
      <button class="small" @click=${() => this.tell("section", "")}>${icon("book")}${this.say(
        "page-lesson-book",
      )}</button>
    </div>`;
  }

  /** @param {Chair} chair */
  invitation({ seat, invite }) {
    const link = `${location.origin}/#/join/${this.match}/${invite}`;
    return html`<li>${seatMark(seat)}<input type="text" readonly .value=${link}
        aria-label=${this.say("page-invite-link", { seat })}>
      <button @click=${() => this.copy(link)}>${icon("link")}${this.say("page-copy")}</button>
      ${
        "share" in navigator
          ? html`<button @click=${() => this.share(link)}>${icon("next")}${this.say("page-share")}</button>`
          : nothing
      }</li>`;
  }

  instead() {
    const usual = usualPlayer(this.games);
    return html`<form class="instead" @submit=${this.seatBots}>
      <label>${this.say("page-instead")}
        <select name="player">${playerNames(this.games, this.words).map(
          ([player, name]) => html`<option value=${player} ?selected=${player === usual}>${name}</option>`,
        )}</select></label>
      <button>${icon("robot")}${this.say("page-instead-begin")}</button>
    </form>`;
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
    try {
      await navigator.clipboard.writeText(text);
      this.tell("notice", this.say("page-copied"));
    } catch {
      this.tell("notice", text);
    }
  }
}

customElements.define("grasse-invitations", GrasseInvitations);
