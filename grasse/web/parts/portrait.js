// What somebody looks like: a sign on a round of their colour.

import { html, svg } from "../vendor/lit.js";

/** Signs as lines, in a square of 24.
 * @type {Record<string, unknown>}
 */
const SIGNS = {
  rose: svg`<path d="M12 20v-7M12 13a5 5 0 0 1-5-5c0-2 1-3 2-3 1.2 0 1.6 1 3 1s1.8-1 3-1c1 0 2 1 2 3a5 5 0 0 1-5 5z
    M9.5 8.5a2.5 2.5 0 0 0 5 0M12 18c-2 0-3.5-1-4-3 2 0 3.5 1 4 3z"/>`,
  iris: svg`<path d="M12 20v-6M12 4c2 2 2 5 0 7-2-2-2-5 0-7zM12 11c-2-2-5-2-6.5 0 1 2.5 4 3.5 6.5 3M12 11c2-2 5-2 6.5 0
    -1 2.5-4 3.5-6.5 3"/>`,
  jasmine: svg`<circle cx="12" cy="12" r="1.8"/><path d="M12 10c-2-2-1.5-5 0-6 1.5 1 2 4 0 6zM14 11.5c.8-2.8 3.5-4 5.5-3
    0 1.8-2.2 4.2-5.5 3zM13.3 13.7c2.8.3 4 2.8 3.7 4.8-2 .3-4.2-1.8-3.7-4.8zM10.7 13.7c.5 3-1.7 5.1-3.7 4.8
    -.3-2 .9-4.5 3.7-4.8zM10 11.5c-3.3 1.2-5.5-1.2-5.5-3 2-1 4.7.2 5.5 3z"/>`,
  lavender: svg`<path d="M12 21V6M12 6l-2-2M12 6l2-2M12 9.5 9 7.5M12 9.5l3-2M12 13l-3.5-2M12 13l3.5-2M12 16.5 9 14.8M12
    16.5l3-1.7"/>`,
  orange: svg`<circle cx="12" cy="14" r="6"/><path d="M12 8c0-2 1-3.5 3.5-4 .5 2.5-1 4-3.5 4zM12 14v-3M12 14l2.6 1.5M12
    14l-2.6 1.5"/>`,
  vetiver: svg`<path d="M12 20c0-6-1-11-4-15M12 20c0-7 .5-12 1-16M12 20c0-5 2-10 5-13M12 20c-1-4-3-7-6-9M12
    20c1-3 3-5 6-6"/>`,
  bottle: svg`<path d="M10 4h4M10.5 4v4M13.5 4v4M8 20h8a2 2 0 0 0 2-2v-5a5 5 0 0 0-5-5h-2a5 5 0 0 0-5 5v5a2 2 0 0 0 2 2z
    M6 14h12"/>`,
  leaf: svg`<path d="M5 19C5 10 10 5 19 5c0 9-5 14-14 14zM5 19 14 10"/>`,
};

/** @param {string} colour @param {string} sign @param {string} [size] "large", or nothing */
export function portrait(colour, sign, size = "") {
  return html`<span class="portrait colour-${colour} ${size}" aria-hidden="true"><svg
    viewBox="0 0 24 24">${SIGNS[sign] ?? ""}</svg></span>`;
}
