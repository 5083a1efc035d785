// People with whom one has played: to invite them, or not to meet them any more.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";

/** With a match, they can be invited to it; without one, blocked and unblocked. */
export class GrasseFriends extends Part {
  static properties = {
    match: { attribute: false },
    friends: { state: true },
    asked: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.match = "";
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
    return html`<details class="friends" ?open=${Boolean(this.match)}>
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
      ${this.match ? this.invitation(name) : this.blocking(name)}</li>`;
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
