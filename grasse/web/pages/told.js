// Being told while no page is open: on this device, by mail, and of what.

import { html, nothing } from "../vendor/lit.js";
import { Part } from "../part.js";
import * as server from "../server.js";
import "../parts/calls.js";

export class GrasseTold extends Part {
  static properties = {
    token: { attribute: false },
    telling: { state: true },
    confirmed: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.token = ""; // of the link that came by mail
    /** @type {import("../types").Telling | null} */
    this.telling = null;
    this.confirmed = "";
    this.problem = "";
  }

  async firstUpdated() {
    await this.attempt(server.telling);
    if (!this.token) return;
    await this.attempt(async () => {
      this.confirmed = (await server.confirmMail(this.token)).mail;
      return server.telling();
    });
  }

  /** @param {() => Promise<import("../types").Telling>} act */
  async attempt(act) {
    try {
      this.telling = await act();
      this.problem = "";
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
  }

  render() {
    return html`<main id="main" class="form-page" tabindex="-1"><div class="panel">
      <h1>${this.say("told-page")}</h1>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${
              this.problem === "not_your_chair"
                ? html`${this.say("told-nobody")} <a href="#/me/profile">${this.say("people-make")}</a>`
                : this.say(`refused-${this.problem}`)
            }</p>`
          : nothing
      }
      ${
        this.confirmed
          ? html`<p class="note-line" role="status">${this.say("told-mail-done", { mail: this.confirmed })}</p>`
          : nothing
      }
      <grasse-calls .words=${this.words} @told=${(/** @type {CustomEvent} */ event) => {
        this.telling = event.detail;
      }}></grasse-calls>
      ${this.telling ? html`${this.kinds(this.telling)}${this.mail(this.telling)}` : nothing}
    </div></main>`;
  }

  /** @param {import("../types").Telling} telling */
  kinds({ kinds }) {
    return html`<fieldset><legend>${this.say("told-when")}</legend>
      ${Object.entries(kinds).map(
        ([kind, wanted]) => html`<label class="check"><input type="checkbox" name=${kind} .checked=${wanted}
          @change=${(/** @type {Event} */ event) => {
            const { checked } = /** @type {HTMLInputElement} */ (event.target);
            this.attempt(() => server.chooseKinds({ [kind]: checked }));
          }}>${this.say(`told-kind-${kind}`)}</label>`,
      )}
    </fieldset>`;
  }

  /** @param {import("../types").Telling} telling */
  mail({ mails, mail, confirmed }) {
    if (!mails) return nothing;
    return html`<form @submit=${this.give}><fieldset><legend>${this.say("told-by-mail")}</legend>
      ${mail ? html`<p>${this.say(confirmed ? "told-mail-goes" : "told-mail-open", { mail })}</p>` : nothing}
      <label class="field">${this.say("told-mail")}<input type="email" name="mail" required maxlength="254"
        autocomplete="email"></label>
      <div class="form-actions">
        ${
          mail
            ? html`<button type="button" class="plain" @click=${() =>
                this.attempt(() => server.giveMail("", this.words.language))}>${this.say("told-mail-remove")}</button>`
            : nothing
        }
        <button>${this.say("told-mail-send")}</button>
      </div></fieldset></form>`;
  }

  /** @param {SubmitEvent} event */
  give(event) {
    event.preventDefault();
    const mail = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("mail")).trim();
    this.attempt(() => server.giveMail(mail, this.words.language));
  }
}

customElements.define("grasse-told", GrasseTold);
