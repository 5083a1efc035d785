// What each sound is made of; nothing is recorded, all of it is played as it is needed.

/**
 * One stroke of a sound.
 * @typedef {object} Stroke
 * @property {number} at seconds after the beginning
 * @property {number} pitch in hertz; of noise, the middle of what is let through
 * @property {number} [to] the pitch in the end
 * @property {number} last seconds until it has died away
 * @property {number} loud from 0 to 1
 * @property {"sine" | "triangle" | "noise"} [kind] a sine, if not said
 */

/** @param {number[]} pitches @param {number} apart @param {number} last @param {number} loud @returns {Stroke[]} */
const row = (pitches, apart, last, loud) => pitches.map((pitch, nth) => ({ at: nth * apart, pitch, last, loud }));

/** A coin that falls on others: high, short, and out of tune as metal is.
 * @param {number} at @returns {Stroke[]}
 */
const coin = (at) => [
  { at, pitch: 2640, last: 0.16, loud: 0.3 },
  { at, pitch: 4270, last: 0.11, loud: 0.2 },
  { at, pitch: 6110, last: 0.07, loud: 0.12 },
];

/** The sounds by their names, the weightier first: of several things that happen at once, the first two are heard.
 * @type {Record<string, Stroke[]>}
 */
export const VOICES = {
  win: [...row([523, 659, 784, 1047], 0.12, 0.7, 0.4), { at: 0.36, pitch: 1319, last: 1.4, loud: 0.25 }],
  over: row([659, 523, 392], 0.16, 0.8, 0.35),
  turn: row([784, 1175], 0.12, 0.9, 0.35), // a glass that is touched
  sale: [...coin(0), ...coin(0.07), ...row([1047, 1319, 1568], 0.06, 0.45, 0.22).map(later(0.08))],
  coins: [...coin(0), ...coin(0.08)],
  dice: [0, 0.05, 0.09, 0.16, 0.21, 0.3].map((at, nth) => ({
    at,
    pitch: 1500 + ((nth * 677) % 900),
    last: 0.045,
    loud: 0.75 - nth * 0.08,
    kind: "noise",
  })),
  glass: [
    { at: 0, pitch: 1865, last: 0.35, loud: 0.25 },
    { at: 0, pitch: 3322, last: 0.2, loud: 0.12 },
  ],
  water: [
    { at: 0, pitch: 420, to: 980, last: 0.12, loud: 0.35 },
    { at: 0.1, pitch: 560, to: 1250, last: 0.1, loud: 0.25 },
  ],
  card: [{ at: 0, pitch: 3400, to: 1800, last: 0.13, loud: 0.35, kind: "noise" }],
  piece: [
    { at: 0, pitch: 420, last: 0.06, loud: 0.8, kind: "noise" },
    { at: 0, pitch: 196, to: 150, last: 0.09, loud: 0.4, kind: "triangle" },
  ],
};

/** @param {number} seconds @returns {(stroke: Stroke) => Stroke} */
function later(seconds) {
  return (stroke) => ({ ...stroke, at: stroke.at + seconds });
}

const AT_ONCE = 2;

/** Which sounds are heard of what happened.
 * @param {{name: string}[]} events @param {Record<string, string>} sounds the sound of an event, by its name
 */
export function heardOf(events, sounds) {
  const wanted = new Set(events.map(({ name }) => sounds[name]));
  return Object.keys(VOICES)
    .filter((voice) => wanted.has(voice))
    .slice(0, AT_ONCE);
}
