// Small signs of the page, drawn as lines.

import { html, svg } from "./vendor/lit.js";

const PATHS = {
  sun: svg`<circle cx="12" cy="12" r="4.2"/>
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6l1.4 1.4M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>`,
  moon: svg`<path d="M19.5 14.5A8 8 0 1 1 9.5 4.5a6.4 6.4 0 0 0 10 10z"/>`,
  sound: svg`<path d="M4 10v4h3.5L12 18V6L7.5 10zM15.5 9.5a3.6 3.6 0 0 1 0 5M18 7a7 7 0 0 1 0 10"/>`,
  mute: svg`<path d="M4 10v4h3.5L12 18V6L7.5 10zM16 10l4 4M20 10l-4 4"/>`,
  bell: svg`<path d="M6 17h12l-1.5-2.5V11a4.5 4.5 0 0 0-9 0v3.5zM10.5 20a1.6 1.6 0 0 0 3 0"/>`,
  silent: svg`<path d="M6 17h12l-1.5-2.5V11a4.5 4.5 0 0 0-9 0v3.5zM10.5 20a1.6 1.6 0 0 0 3 0M4 4l16 16"/>`,
  book: svg`<path d="M12 6.5C10 5 7 4.7 4 5v13c3-.3 6 0 8 1.5 2-1.5 5-1.8 8-1.5V5c-3-.3-6 0-8 1.5zM12 6.5V19"/>`,
  undo: svg`<path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3"/>`,
  list: svg`<path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01"/>`,
  picture: svg`<rect x="3.5" y="5" width="17" height="14" rx="2"/><circle cx="9" cy="10" r="1.6"/>
    <path d="m5 17 5-4 3 2.5 3-3.5 4 5"/>`,
  close: svg`<path d="M6 6l12 12M18 6 6 18"/>`,
  link: svg`<path d="M10 14a4 4 0 0 0 6 .4l2.6-2.6a4 4 0 0 0-5.7-5.7L11.5 7.5M14 10a4 4 0 0 0-6-.4L5.4 12.2a4 4 0 0 0
      5.7 5.7l1.4-1.4"/>`,
  play: svg`<path d="M8 5.5v13l10.5-6.5z"/>`,
  pause: svg`<path d="M8 6v12M16 6v12"/>`,
  back: svg`<path d="m14 6-6 6 6 6"/>`,
  next: svg`<path d="m10 6 6 6-6 6"/>`,
  first: svg`<path d="m18 6-6 6 6 6M7 6v12"/>`,
  last: svg`<path d="m6 6 6 6-6 6M17 6v12"/>`,
  eye: svg`<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/>
    <circle cx="12" cy="12" r="2.8"/>`,
  chat: svg`<path d="M4 5h16v11H10l-4 4v-4H4z"/>`,
  person: svg`<circle cx="12" cy="8" r="3.6"/><path d="M4.5 20c0-4.5 3.2-7 7.5-7s7.5 2.5 7.5 7"/>`,
  people: svg`<circle cx="9" cy="8.5" r="3"/>
    <path d="M3.5 19c0-4 2.5-6 5.5-6s5.5 2 5.5 6M16 5.8a3 3 0 0 1 0 5.4M17.5 13.4c2 .8 3 2.8 3 5.6"/>`,
  robot: svg`<rect x="5" y="8" width="14" height="11" rx="3"/>
    <path d="M12 8V4.5M9 13h.01M15 13h.01M9.5 16.2h5M2.5 12v3M21.5 12v3"/>`,
  door: svg`<path d="M6 20V4h9v16M4 20h16M12 12h.01M15 7h3v13"/>`,
  search: svg`<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5"/>`,
  enlarge: svg`<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5M10.5 8v5M8 10.5h5"/>`,
  reduce: svg`<circle cx="10.5" cy="10.5" r="6"/><path d="m15 15 5 5M8 10.5h5"/>`,
  seal: svg`<path d="M12 3.5 19 6v6c0 4-3 7-7 8.5C8 19 5 16 5 12V6zM8.8 12l2.3 2.3 4.2-4.4"/>`,
  lock: svg`<rect x="5.5" y="11" width="13" height="9" rx="2"/><path d="M8.5 11V8a3.5 3.5 0 0 1 7 0v3"/>`,
  save: svg`<path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 19h14"/>`,
  file: svg`<path d="M7 3.5h7l4 4v13H7zM14 3.5v4h4"/>`,
  again: svg`<path d="M19 12a7 7 0 1 1-2-4.9M19 4v4h-4"/>`,
  bulb: svg`<path d="M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.6 10.8c.6.5 1 1.2 1.1 2h5c.1-.8.5-1.5 1.1-2A6 6 0 0 0 12
      3.5z"/>`,
  question: svg`<circle cx="12" cy="12" r="8.5"/>
    <path d="M9.7 9.5a2.4 2.4 0 1 1 3.3 2.3c-.7.3-1 .8-1 1.5M12 16.5h.01"/>`,
  cap: svg`<path d="M3 9.5 12 5l9 4.5-9 4.5zM7 12v4c2.5 2 7.5 2 10 0v-4M21 9.5V15"/>`,
  unfold: svg`<path d="m6 9.5 6 6 6-6"/>`,
  fold: svg`<path d="m6 14.5 6-6 6 6"/>`,
  skip: svg`<path d="m5 6 6.5 6L5 18zM12.5 6l6.5 6-6.5 6zM20.5 6v12"/>`,
  tick: svg`<path d="m5 12.5 4.5 4.5L19 7"/>`,
  chart: svg`<path d="M4 4.5v15h16.5M7.5 15l4-5 3.2 3L20 6.5"/>`,
  dice: svg`<rect x="4.5" y="4.5" width="15" height="15" rx="3.5"/>
    <path d="M9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01"/>`,
  puzzle: svg`<path d="M5 8h4a2.4 2.4 0 1 1 4.6 0H18v4.2a2.4 2.4 0 1 1 0 4.6V20H5z"/>`,
  qr: svg`<path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2v2h-2zM14 18h2v2h-2zM18 18h2v2h-2z"/>`,
  crown: svg`<path d="M4 18h16l1-10-5 4-4-7-4 7-5-4z"/>`,
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
}

const SHAPES = [
  svg`<circle r="9"/>`,
  svg`<rect x="-8" y="-8" width="16" height="16" rx="2.5"/>`,
  svg`<path d="M0 -10 L10 0 L0 10 L-10 0 Z"/>`,
  svg`<path d="M0 -9.6 L9.4 7 H-9.4 Z"/>`,
];

/** The shape of a seat around 0,0: about 9 from its middle to its edge.
 * @param {number} seat counts from 1
 */
export const seatShape = (seat) => SHAPES[(seat - 1) % SHAPES.length];

/** The mark of a seat: shape and colour tell whose it is.
 * @param {number} seat counts from 1
 */
export function seatMark(seat) {
  return html`<svg class="mark seat-${seat}" viewBox="-12 -12 24 24" aria-hidden="true"><g
      class="seat-mark">${seatShape(seat)}</g></svg>`;
}
