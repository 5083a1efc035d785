// What an option brings, as it stands beside its name.

import { html, nothing } from "../vendor/lit.js";

/** A short line below the name of an option; nothing where there is nothing to say.
 * @param {import("../prospects.js").Gain | undefined} gain
 */
export function brings(gain) {
  if (!gain?.short) return nothing;
  const rest = gain.short.slice(gain.gain.length);
  return html`<span class="brings">${gain.gain ? html`<b>${gain.gain}</b>` : nothing}${rest}</span>`;
}
