// The sound of the page: on or off, and how loud.

import { html } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { fieldValue } from "../part.js";
import { set, settings } from "../settings.js";
import { play } from "../sound.js";

/** A button of the masthead with what it opens.
 * @param {import("../words.js").Words} words
 */
export const volume = (words) => html`
  <button class="icon-button" popovertarget="sounds" aria-label=${words.say("page-sounds")}
    >${icon(settings.sound && settings.volume ? "sound" : "mute")}</button>
  <div class="sounds panel" id="sounds" popover>
    <label class="check"><input type="checkbox" .checked=${settings.sound} @change=${turn}>${words.say(
      "page-sound",
    )}</label>
    <label>${words.say("page-volume")}<input type="range" min="0" max="100" step="5" .value=${String(settings.volume)}
      ?disabled=${!settings.sound} @change=${change}></label>
  </div>`;

/** @param {Event} event */
function turn(event) {
  set({ sound: /** @type {HTMLInputElement} */ (event.target).checked });
}

/** Whoever moves it hears how loud it is.
 * @param {Event} event
 */
function change(event) {
  set({ volume: Number(fieldValue(event)) });
  play("coins");
}
