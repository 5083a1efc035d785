// Who can look at a match that is over: a link for others, which works once one of those who played has shared it.

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { Part } from "../part.js";
import * as server from "../server.js";

/** @typedef {import("../types").Summary} Summary */

/** Whether nobody has to share a match: everybody may look at it when it is over, or when its day is.
 * @param {Summary} summary
 */
const isListed = ({ listed, tournament, day }) => listed || Boolean(tournament || day);

/** Whether this browser sees no more of a match that is over than its end.
 * @param {Summary} summary
 */
export const isPrivate = (summary) => !summary.shared && !isListed(summary) && !summary.chairs.some(({ mine }) => mine);

/** Nothing, for those who did not play, and for the match of a day, which has its own page. */
export class GrasseShare extends Part {
  static properties = {
    summary: { attribute: false },
    page: { attribute: false },
    shared: { state: true },
    told: { state: true },
  };

  constructor() {
    super();
    /** @type {Summary} */
    this.summary = /** @type {any} */ (undefined);
    this.page = "replay"; // where the link leads
    this.shared = false;
    this.told = ""; // what was done
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("summary")) return;
    this.shared = this.summary.shared;
    this.told = "";
  }

  /** Its path is for those who show a preview of it. */
  get link() {
    const { match } = this.summary;
    return `${location.origin}/t/${match}?lang=${this.words.language}#/${this.page}/${match}`;
  }

  /** Lets others look, and has the link ready for them. */
  async share() {
    if (!this.shared && !isListed(this.summary) && !(await this.set(true))) return;
    try {
      await navigator.clipboard.writeText(this.link);
      this.told = this.say("page-share-copied");
    } catch {
      this.told = this.link;
    }
  }

  /** @param {boolean} shared */
  async set(shared) {
    try {
      this.shared = (await server.share(this.summary.match, shared)).shared;
      this.told = "";
      return true;
    } catch (error) {
      this.told = this.say(`refused-${error instanceof server.Refusal ? error.reason : "failed"}`);
      return false;
    }
  }

  /** The link keeps its place when it was shared: whoever presses twice takes nothing back. */
  render() {
    const { chairs, day } = this.summary;
    if (day || !chairs.some(({ mine }) => mine)) return nothing;
    const isOpen = this.shared || isListed(this.summary);
    const seenBy = this.say(isOpen ? "page-share-open" : "page-share-private");
    return html`<section class="share ${isOpen ? "open" : ""}" aria-label=${this.say("page-share")}>
      <p>${icon(isOpen ? "people" : "lock")}<span>${seenBy}</span></p>
      <div class="share-does">
        ${
          this.shared && !isListed(this.summary)
            ? html`<button class="small plain" @click=${() => this.set(false)}>${this.say("page-share-back")}</button>`
            : nothing
        }
        <button class="small share-link" @click=${this.share}>${icon("link")}${this.say(
          isOpen ? "page-share-copy" : "page-share-link",
        )}</button>
      </div>
      <p class="share-told quiet-text" role="status">${this.told}</p>
    </section>`;
  }
}

customElements.define("grasse-share", GrasseShare);
