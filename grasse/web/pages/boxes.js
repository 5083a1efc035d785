// My boxes: copies of the boxes of the games with one's own tiles, made here or brought as a file.

import { html, nothing, repeat } from "../vendor/lit.js";
import { fileAt } from "../files.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import { openNew } from "../parts/box-new.js";
import { besidesOf } from "../parts/box-words.js";
import { message } from "../parts/message.js";
import * as server from "../server.js";

const LARGEST = 98_304; // bytes of a file

export class GrasseBoxes extends Part {
  static properties = {
    games: { attribute: false },
    boxes: { state: true },
    problem: { state: true },
    detail: { state: true },
  };

  constructor() {
    super();
    /** @type {import("../types").Games} */
    this.games = /** @type {any} */ (undefined);
    /** @type {import("../types").Boxes | null} */
    this.boxes = null;
    this.problem = "";
    this.detail = ""; // what there is to say besides
  }

  async firstUpdated() {
    document.title = `${this.say("box-mine")} · Grasse`;
    await this.attempt(async () => {
      this.boxes = await server.boxes();
    });
  }

  /** @param {() => Promise<void>} work */
  async attempt(work) {
    this.problem = this.detail = "";
    try {
      await work();
    } catch (error) {
      this.problem = error instanceof server.Refusal ? error.reason : "failed";
      this.detail = besidesOf(this.words, [], error);
    }
  }

  /** @param {Parameters<typeof server.makeBox>[0]} wish */
  make(wish) {
    return this.attempt(async () => {
      await openNew(wish);
    });
  }

  /** @param {string} game */
  titleOf(game) {
    return this.games.games.find(({ name }) => name === game)?.title ?? game;
  }

  /** @param {Event} event */
  async bring(event) {
    const field = /** @type {HTMLInputElement} */ (event.target);
    const [file] = field.files ?? [];
    if (!file) return;
    const name = file.name.replace(/\.toml$/i, "").slice(0, 40) || this.say("box-imported");
    await this.attempt(async () => {
      if (file.size > LARGEST) throw new server.Refusal("too_large", file.name);
      await openNew({ name, file: await file.text() });
    });
    field.value = "";
  }

  render() {
    if (!this.boxes && !this.problem) return message(this.words, "");
    return html`<main id="main" class="boxes-page" tabindex="-1">
      <h1>${this.say("box-mine")}</h1>
      <p>${this.say("box-lead")} ${this.say("box-laboratory")} <a href="#/laboratory">${this.say("lab-title")}</a></p>
      ${
        this.problem
          ? html`<p class="note-line problem" role="alert">${this.say(`refused-${this.problem}`)} ${this.detail}</p>`
          : nothing
      }
      <section class="panel boxes-new" aria-labelledby="box-new">
        <h2 id="box-new">${this.say("box-new-heading")}</h2>
        <div class="boxes-games">${this.games.games.map((game) => this.offer(game))}</div>
        ${this.proposals()}
        <label class="button file-button boxes-file">${icon("file")}${this.say("box-import")}<input type="file"
          class="unseen" accept=".toml,text/plain,application/toml" @change=${this.bring}></label>
      </section>
      ${this.boxes ? this.list(this.boxes) : nothing}
    </main>`;
  }

  /** @param {import("../types").GameCard} game */
  offer({ name, title }) {
    const wish = { game: name, name: this.say("box-new-name", { game: title }) };
    return html`<button @click=${() => this.make(wish)}><img src=${fileAt(`games/${name}/cover.svg`)} alt=""
      width="96" height="60">${this.say("box-copy-of", { game: title })}</button>`;
  }

  /** Boxes that the laboratory has found. */
  proposals() {
    const proposed = this.games.games.filter((game) => game.proposed);
    if (!proposed.length) return nothing;
    return html`<p class="quiet-text">${this.say("box-proposed-text")}</p>
      <div class="boxes-proposed">${proposed.map(({ name, title }) => {
        const wish = { game: name, name: this.say("box-proposed-name", { game: title }), proposed: true };
        return html`<button @click=${() => this.make(wish)}>${this.say("box-proposed", { game: title })}</button>`;
      })}</div>`;
  }

  /** @param {import("../types").Boxes} boxes */
  list({ boxes }) {
    if (!boxes.length) return html`<p class="quiet-text">${this.say("box-none")}</p>`;
    return html`<ul class="boxes-list">${repeat(
      boxes,
      ({ box }) => box,
      ({ box, game, name, faults }) => html`<li class="panel"><a href="#/boxes/${box}">
        <img src=${fileAt(`games/${game}/cover.svg`)} alt="" width="96" height="60" loading="lazy">
        <span><b>${name}</b><span class="quiet-text">${this.titleOf(game)}</span></span>
        <span class="box-state ${faults ? "wrong" : "good"}">${
          faults ? this.say("box-faults", { count: faults }) : this.say("box-ready")
        }</span></a>
        ${
          faults
            ? nothing
            : html`<a class="button small" href="#/new/${game}/${box}">${icon("people")}${this.say("box-play")}</a>`
        }</li>`,
    )}</ul>`;
  }
}

customElements.define("grasse-boxes", GrasseBoxes);
