// A link as a QR code, computed here: an invitation is told to nobody but the camera that looks at it.

import { html, nothing } from "../vendor/lit.js";
import { Part } from "../part.js";

const QUIET = 4; // modules around a code that stay white, as readers expect

/** The dark modules of a code as the path of a drawing.
 * @param {{size: number, get: (x: number, y: number) => boolean}} code
 */
export function pathOf({ size, get }) {
  const places = Array.from({ length: size }, (_, at) => at);
  const dark = places.flatMap((y) => places.filter((x) => get(x, y)).map((x) => `M${x + QUIET} ${y + QUIET}h1v1h-1z`));
  return { side: size + 2 * QUIET, path: dark.join("") };
}

export class GrasseQr extends Part {
  static properties = { text: { attribute: false }, name: { attribute: false }, code: { state: true } };

  constructor() {
    super();
    this.text = "";
    this.name = ""; // what it is called for those who do not see it
    /** @type {{side: number, path: string} | null} */
    this.code = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("text")) this.draw(this.text);
  }

  /** @param {string} text */
  async draw(text) {
    const { generate } = await import("../vendor/qr.js");
    if (text === this.text) this.code = pathOf(generate(text));
  }

  render() {
    if (!this.code) return nothing;
    const { side, path } = this.code;
    return html`<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label=${this.name}>
      <rect width=${side} height=${side} rx="2"></rect><path d=${path}></path></svg>`;
  }
}

customElements.define("grasse-qr", GrasseQr);
