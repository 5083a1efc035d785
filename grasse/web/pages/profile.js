// One's own profile: name and looks, what others may see, one's devices, and all one's data.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part, fieldValue } from "../part.js";
import { message } from "../parts/message.js";
import { portrait } from "../parts/portrait.js";
import * as server from "../server.js";
import { chosenName, set, settings } from "../settings.js";
import "../parts/qr.js";

/** @typedef {import("../types").Me} Me */

export class GrasseProfile extends Part {
  static properties = {
    me: { state: true },
    link: { state: true },
    phrase: { state: true },
    said: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    /** @type {Me | null} */
    this.me = null;
    /** @type {import("../types").DeviceLink | null} */
    this.link = null;
    this.phrase = ""; // just made
    this.said = ""; // what was done, as a key of the words
    this.problem = "";
    this.busy = false;
  }

  firstUpdated() {
    this.attempt(async () => this.know(await server.me()));
  }

  /** @param {Me} me */
  know(me) {
    this.me = me;
    const chosen = chosenName(me.name);
    if (chosen && chosen !== settings.name) set({ name: chosen });
  }

  /** Does something, and says what came of it.
   * @param {() => Promise<unknown>} does @param {string} [said]
   */
  async attempt(does, said = "") {
    this.busy = true;
    this.problem = this.said = "";
    try {
      await does();
      this.said = said;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
    this.busy = false;
  }

  /** @param {Partial<import("../types").Me>} wish */
  change(wish) {
    return this.attempt(async () => this.know(await server.changeMe(wish)), "people-saved");
  }

  /** @param {SubmitEvent} event */
  rename(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    this.change({ name: String(new FormData(form).get("name")).trim() });
  }

  /** @param {SubmitEvent} event */
  leave(event) {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.target);
    const name = String(new FormData(form).get("name")).trim();
    this.attempt(async () => {
      await server.leave(name);
      set({ name: "" });
      location.hash = "#/";
    });
  }

  render() {
    const { me } = this;
    if (!me) return message(this.words, this.problem);
    return html`<main id="main" class="people-page profile-page" tabindex="-1">
      <header class="people-head panel">${me.name ? portrait(me.colour, me.sign, "large") : nothing}
        <h1>${me.name || this.say("people-make")}</h1>
        ${me.name ? html`<a class="button" href="#/me">${icon("chart")}${this.say("people-my-page")}</a>` : nothing}
      </header>
      <p class="note-line ${this.problem ? "problem" : ""}" role="status" ?hidden=${!this.problem && !this.said}>${
        this.problem ? this.say(`refused-${this.problem}`) : this.said ? this.say(this.said) : nothing
      }</p>
      ${this.looks(me)}
      ${me.name ? html`${this.shown(me)}${this.devices(me)}${this.recovery(me)}${this.data()}` : this.back()}
    </main>`;
  }

  back() {
    return html`<p><a href="#/device">${this.say("people-back-offer")}</a></p>`;
  }

  /** @param {Me} me */
  looks(me) {
    return html`<section class="panel">
      <form class="people-row" @submit=${this.rename}>
        <label class="field">${this.say("people-name")}
          <input name="name" type="text" required maxlength="24" autocomplete="nickname"
            .value=${me.name || settings.name}></label>
        <button class="primary" ?disabled=${this.busy}>${this.say("people-save")}</button>
      </form>
      ${
        me.name
          ? html`${this.choices("colour", me.colours, me.colour, (colour) => [
              this.say(`people-colour-${colour}`),
              portrait(colour, me.sign),
            ])}
            ${this.choices("sign", me.signs, me.sign, (sign) => [
              this.say(`people-sign-${sign}`),
              portrait(me.colour, sign),
            ])}`
          : nothing
      }
    </section>`;
  }

  /** One of several looks; *look* gives its name and its picture.
   * @param {"colour" | "sign"} field @param {string[]} kinds @param {string} chosen
   * @param {(kind: string) => [string, unknown]} look
   */
  choices(field, kinds, chosen, look) {
    return html`<fieldset class="people-looks"><legend>${this.say(`people-${field}`)}</legend>
      ${kinds.map((kind) => {
        const [name, picture] = look(kind);
        return html`<label title=${name}><input class="unseen" type="radio" name=${field} value=${kind}
          .checked=${kind === chosen} @change=${() => this.change({ [field]: kind })}>${picture}<span
          class="unseen">${name}</span></label>`;
      })}
    </fieldset>`;
  }

  /** @param {Me} me */
  shown({ shown }) {
    /** @type {("statistics" | "matches")[]} */
    const fields = ["statistics", "matches"];
    return html`<section class="panel" aria-labelledby="people-shown">
      <h2 id="people-shown">${this.say("people-shown")}</h2>
      <p class="quiet-text">${this.say("people-shown-text")}</p>
      ${fields.map(
        (field) => html`<label class="people-switch"><input type="checkbox" name=${field} .checked=${shown[field]}
          @change=${() => this.change({ shown: { ...shown, [field]: !shown[field] } })}>${this.say(
            `people-shown-${field}`,
          )}</label>`,
      )}
    </section>`;
  }

  /** @param {Me} me */
  devices({ devices }) {
    return html`<section class="panel" aria-labelledby="people-devices"><h2
        id="people-devices">${this.say("people-devices")}</h2>
      <p>${this.say("people-devices-count", { count: devices })}</p>
      <p class="people-actions">
        <button name="link" ?disabled=${this.busy} @click=${() =>
          this.attempt(async () => {
            this.link = await server.deviceLink();
          })}>${icon("link")}${this.say("people-device-add")}</button>
        ${
          devices > 1
            ? html`<button ?disabled=${this.busy} @click=${() =>
                this.attempt(
                  async () => this.know(await server.forgetOthers()),
                  "people-forgotten",
                )}>${icon("close")}${this.say("people-forget")}</button>`
            : nothing
        }
      </p>
      ${this.link ? this.invitation(this.link) : nothing}
    </section>`;
  }

  /** @param {import("../types").DeviceLink} link */
  invitation({ address, until }) {
    const time = new Date(until * 1000).toLocaleTimeString(settings.language, { timeStyle: "short" });
    return html`<div class="people-link">
      <grasse-qr .words=${this.words} .text=${address} .name=${this.say("people-device-code")}></grasse-qr>
      <div><p>${this.say("people-device-how", { time })}</p>
        <label class="field"><span class="unseen">${this.say("people-device-add")}</span>
          <input name="address" type="text" readonly .value=${address} @focus=${(/** @type {Event} */ event) =>
            /** @type {HTMLInputElement} */ (event.target).select()}></label>
        <button @click=${() => this.attempt(() => navigator.clipboard.writeText(address), "page-copied")}>
          ${icon("link")}${this.say("page-copy")}</button></div>
    </div>`;
  }

  /** @param {Me} me */
  recovery(me) {
    const make = () =>
      this.attempt(async () => {
        this.phrase = (await server.newPhrase()).phrase;
        this.me = { ...me, phrase: true };
      });
    return html`<section class="panel" aria-labelledby="people-phrase"><h2
        id="people-phrase">${this.say("people-phrase")}</h2>
      <p>${this.say("people-phrase-text")}</p>
      ${
        this.phrase
          ? html`<ol class="people-phrase" translate="no" lang="en">${this.phrase
              .split(" ")
              .map((word) => html`<li>${word}</li>`)}</ol>
            <p><button class="primary" @click=${() => {
              this.phrase = "";
            }}>${icon("tick")}${this.say("people-phrase-done")}</button></p>`
          : html`${me.phrase ? html`<p class="quiet-text">${this.say("people-phrase-have")}</p>` : nothing}
            <p><button name="phrase" ?disabled=${this.busy} @click=${make}>${this.say(
              me.phrase ? "people-phrase-new" : "people-phrase-make",
            )}</button></p>`
      }
    </section>`;
  }

  data() {
    return html`<section class="panel" aria-labelledby="people-data">
      <h2 id="people-data">${this.say("people-data")}</h2>
      <p>${this.say("people-export-text")}</p>
      <p><a class="button" href="/api/me/export"
        download="grasse.json">${icon("save")}${this.say("people-export")}</a></p>
      <details class="people-leave"><summary>${this.say("people-leave")}</summary>
        <p>${this.say("people-leave-text")}</p>
        <form class="people-row" @submit=${this.leave}>
          <label class="field">${this.say("people-leave-name")}
            <input name="name" type="text" required autocomplete="off"></label>
          <button class="danger" ?disabled=${this.busy}>${this.say("people-leave")}</button>
        </form></details>
    </section>`;
  }
}

/** A browser becomes somebody's: by a link that their other device made, or by their recovery phrase. */
export class GrasseDevice extends Part {
  static properties = {
    link: { attribute: false },
    me: { state: true },
    done: { state: true },
    former: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    this.link = "";
    /** @type {Me | null} */
    this.me = null;
    this.done = "";
    /** @type {"" | "along" | "instead"} */
    this.former = ""; // what becomes of whoever this browser was until now
    this.phrase = "";
    this.problem = "";
    this.busy = false;
  }

  async firstUpdated() {
    this.me = await server.me().catch(() => null);
  }

  /** @param {Event} event */
  async go(event) {
    event.preventDefault();
    this.busy = true;
    this.problem = "";
    try {
      const { link, phrase, former } = this;
      const wish = { along: former === "along", instead: former === "instead" };
      const me = await server.addDevice(link ? { link, ...wish } : { phrase, ...wish });
      set({ name: me.name });
      this.done = me.name;
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
    }
    this.busy = false;
  }

  /** What becomes of whoever this browser was: nobody is asked twice, and nothing is chosen for them.
   * @param {"along" | "instead"} kind @param {string} name
   */
  choice(kind, name) {
    const text = kind === "along" ? "people-device-along-text" : "people-device-instead-text";
    return html`<label class="people-switch"><input type="radio" name="former" value=${kind} required
      .checked=${this.former === kind} @change=${() => {
        this.former = kind;
      }}><span><b>${this.say(`people-device-${kind}`, { name })}</b><br>
      <span class="quiet-text">${this.say(text, { name })}</span></span></label>`;
  }

  render() {
    if (this.done)
      return html`<main id="main" class="people-page" tabindex="-1"><section class="panel people-nobody">
        <h1 role="status">${this.say("people-welcome-back", { name: this.done })}</h1>
        <p class="people-actions"><a class="button primary" href="#/me">${this.say("people-my-page")}</a>
          <a class="button" href="#/">${this.say("page-home")}</a></p></section></main>`;
    const before = this.me?.name ?? "";
    return html`<main id="main" class="people-page" tabindex="-1"><section class="panel people-nobody">
      <h1>${this.say(this.link ? "people-device-title" : "people-phrase-enter")}</h1>
      <p>${this.say(this.link ? "people-device-text" : "people-phrase-enter-text")}</p>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)}</p>`
          : nothing
      }
      <form @submit=${this.go}>
        ${
          this.link
            ? nothing
            : html`<label class="field">${this.say("people-phrase-field")}
              <textarea name="phrase" rows="3" required autocapitalize="none" autocomplete="off" spellcheck="false"
                @input=${(/** @type {Event} */ event) => {
                  this.phrase = fieldValue(event);
                }}></textarea></label>`
        }
        ${
          before
            ? html`<fieldset class="people-before"><legend>${this.say("people-device-is", { name: before })}</legend>
              ${this.choice("along", before)}${this.choice("instead", before)}</fieldset>`
            : nothing
        }
        <p><button class="primary" ?disabled=${this.busy}>${this.say(
          this.link ? "people-device-here" : "people-phrase-go",
        )}</button></p>
      </form></section></main>`;
  }
}

customElements.define("grasse-profile", GrasseProfile);
customElements.define("grasse-device", GrasseDevice);
