// People with whom one has played: to invite them to a table, here or new, or not to meet them any more.

import { html, nothing } from "../vendor/lit.js";
import { CLOCKS, LIVE, SLOW } from "../clocks.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import { settings } from "../settings.js";

/** With a match, they can be invited to it; without one, to a new table, or blocked and unblocked. */
export class GrasseFriends extends Part {
  static properties = {
    match: { attribute: false },
    games: { attribute: false },
    lately: { attribute: false },
    friends: { state: true },
    inviting: { state: true },
    busy: { state: true },
    asked: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.match = "";
    /** @type {import("../types").Games | undefined} */
    this.games = undefined;
    this.lately = ""; // one's own matches: when they change, somebody new may be there
    this.inviting = ""; // for whom a table is about to be opened
    this.busy = false;
    /** @type {import("../types").Friends | null} */
    this.friends = null;
    /** @type {string[]} */
    this.asked = []; // who was invited from here
    this.problem = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.change(server.friends);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.get("lately") !== undefined) this.change(server.friends);
  }

  /** @param {() => Promise<import("../types").Friends>} act */
  async change(act) {
    try {
      this.friends = await act();
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  render() {
    const { friends, blocked } = this.friends ?? { friends: [], blocked: [] };
    if (!friends.length && !(blocked.length && !this.match)) return nothing;
    return html`<details class="friends" ?open=${Boolean(this.match)} @toggle=${this.look}>
      <summary>${this.say(this.match ? "lobby-invite-friends" : "lobby-friends")}</summary>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      <ul>${friends.map((friend) => this.friend(friend))}
        ${this.match ? nothing : blocked.map((name) => this.blocked(name))}</ul>
    </details>`;
  }

  /** @param {import("../types").Friend} friend */
  friend({ name, here, matches }) {
    return html`<li><span class="friend-name"><a href="#/people/${encodeURIComponent(name)}">${name}</a>
        <span class="quiet-text">${
          here ? this.say("lobby-friend-here") : this.say("lobby-friend-matches", { matches })
        }</span></span>
      ${this.match ? this.invitation(name) : html`${this.offer(name)}${this.blocking(name)}`}
      ${this.inviting === name && !this.match ? this.form(name) : nothing}</li>`;
  }

  /** Whoever opens the list sees those who have come since.
   * @param {Event} event
   */
  look(event) {
    if (/** @type {HTMLDetailsElement} */ (event.target).open) this.change(server.friends);
  }

  /** @param {string} name */
  offer(name) {
    const open = this.inviting === name;
    return html`<button class="small" aria-expanded=${open} aria-label=${this.say("lobby-invite-name", { name })}
      @click=${() => {
        this.inviting = open ? "" : name;
      }}>${this.say("lobby-invite")}</button>`;
  }

  /** What is played, and what comes of it.
   * @param {string} name
   */
  form(name) {
    return html`<form class="invite-form" @submit=${(/** @type {SubmitEvent} */ event) => this.open(event, name)}>
      <label class="field">${this.say("page-game")}<select name="game">${this.games?.games.map(
        (game) => html`<option value=${game.name}>${game.title}</option>`,
      )}</select></label>
      <label class="field">${this.say("page-clock")}<select name="pace">
        <option value="slow">${this.say("lobby-pace-slow")}</option>
        <option value="live">${this.say("lobby-pace-live")}</option></select></label>
      <label class="check"><input type="checkbox" name="rated" checked>${this.say("lobby-rated")}</label>
      <p class="quiet-text">${this.say("lobby-invite-what", { name })}</p>
      <button class="primary" ?disabled=${this.busy}>${icon("people")}${this.say("lobby-invite-open")}</button>
    </form>`;
  }

  /** Opens a table for two, invites somebody to it, and goes there.
   * @param {SubmitEvent} event @param {string} name
   */
  async open(event, name) {
    event.preventDefault();
    const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
    /** @type {import("../wishes").WantedChair} */
    const own = { kind: "me", name: settings.name };
    this.busy = true;
    await this.change(async () => {
      const { match } = await server.open({
        game: String(form.get("game")),
        chairs: [own, { kind: "open" }],
        clock: CLOCKS[form.get("pace") === "live" ? LIVE : SLOW],
        rated: form.get("rated") === "on",
        language: this.words.language,
      });
      location.hash = `#/match/${match}`;
      return server.invite(match, name);
    });
    this.busy = false;
  }

  /** @param {string} name */
  invitation(name) {
    if (this.asked.includes(name))
      return html`<span class="quiet-text" role="status">${icon("tick")}${this.say("lobby-invited")}</span>`;
    return html`<button aria-label=${this.say("lobby-invite-name", { name })} @click=${async () => {
      await this.change(() => server.invite(this.match, name));
      if (!this.problem) this.asked = [...this.asked, name];
    }}>${this.say("lobby-invite")}</button>`;
  }

  /** @param {string} name */
  blocking(name) {
    return html`<button class="plain small" aria-label=${this.say("lobby-block-name", { name })}
      @click=${() => this.change(() => server.block(name, true))}>${this.say("lobby-block")}</button>`;
  }

  /** @param {string} name */
  blocked(name) {
    return html`<li><span class="friend-name"><b>${name}</b>
        <span class="quiet-text">${this.say("lobby-blocked")}</span></span>
      <button class="plain small" aria-label=${this.say("lobby-unblock-name", { name })}
        @click=${() => this.change(() => server.block(name, false))}>${this.say("lobby-unblock")}</button></li>`;
  }
}

customElements.define("grasse-friends", GrasseFriends);
