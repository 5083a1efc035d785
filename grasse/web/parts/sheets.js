// Beside the table: the story or the chat, and the tabs that turn from one to the other.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import "./chat.js";
import "./story.js";

/** Fires `turn-sheet` with "story" or "chat"; the story and the chat fire their own. */
export class GrasseSheets extends Part {
  static properties = {
    sheet: { attribute: false },
    unread: { attribute: false },
    speech: { attribute: false },
    events: { attribute: false },
    picture: { attribute: false },
    tree: { attribute: false },
    seen: { attribute: false },
    turned: { attribute: false },
    asking: { attribute: false },
    reasons: { attribute: false },
    lines: { attribute: false },
    silent: { attribute: false },
  };

  constructor() {
    super();
    this.sheet = "story";
    this.unread = false; // whether somebody said something that was not read
    /** @type {import("../speech.js").Speech} */
    this.speech = /** @type {any} */ (undefined);
    /** @type {import("../types").GameEvent[]} */
    this.events = [];
    /** @type {import("../types").PictureModule | null} */
    this.picture = null;
    /** @type {import("../types").TableNode | null} */
    this.tree = null;
    this.seen = -1;
    this.turned = false;
    this.asking = false; // whether one may ask why a bot did something
    /** @type {Map<string, import("../types").Why>} */
    this.reasons = new Map();
    /** @type {import("../types").ChatLine[]} */
    this.lines = [];
    this.silent = false; // who looks on does not speak
  }

  render() {
    const { words, speech } = this;
    return html`
      <div class="sheets" role="tablist" aria-label=${this.say("page-side")}>
        ${this.tab("story", this.say("page-story"))}
        ${this.tab(
          "chat",
          html`${icon("chat")}${this.say("page-chat")}${
            this.unread
              ? html`<span class="unread"><span class="unseen">${this.say("page-chat-new")}</span></span>`
              : nothing
          }`,
        )}
      </div>
      <div class="sheet" id="sheet" role="tabpanel" aria-labelledby="tab-${this.sheet}">
        ${
          this.sheet === "story"
            ? html`<grasse-story .words=${words} .speech=${speech} .events=${this.events}
              .picture=${this.picture} .tree=${this.tree}
              .seen=${this.seen} .turned=${this.turned} .asking=${this.asking} .reasons=${this.reasons}></grasse-story>`
            : html`<grasse-chat .words=${words} .speech=${speech} .lines=${this.lines}
              .silent=${this.silent}></grasse-chat>`
        }
      </div>`;
  }

  /** @param {string} sheet @param {unknown} name */
  tab(sheet, name) {
    return html`<button role="tab" id="tab-${sheet}" aria-selected=${this.sheet === sheet} aria-controls="sheet"
      @click=${() => this.tell("turn-sheet", sheet)}>${name}</button>`;
  }

  /** Whether what is said can be seen on the screen. */
  get chatInSight() {
    const lines = this.querySelector(".chat-lines")?.getBoundingClientRect();
    return lines !== undefined && lines.top < innerHeight && lines.bottom > 0 && !document.hidden;
  }
}

customElements.define("grasse-sheets", GrasseSheets);
