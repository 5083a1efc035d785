// SHA-256 and HMAC of texts. A browser has its own on https alone, and a server at home speaks http.

const PRIMES = primes(64);
const ROOTS = Uint32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64; // bytes

/** The first primes.
 * @param {number} count
 */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number += 1) {
    if (found.every((prime) => number % prime)) found.push(number);
  }
  return found;
}

/** The first 32 bits behind the point.
 * @param {number} number
 */
function fraction(number) {
  return ((number % 1) * 2 ** 32) >>> 0;
}

/** @param {number} word @param {number} by */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/** Bytes with what SHA-256 wants behind them: a 1, zeros, and their number of bits.
 * @param {Uint8Array} bytes
 */
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setUint32(whole.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(whole.length - 4, (bytes.length << 3) >>> 0);
  return view;
}

/** Mixes one block into the state.
 * @param {Uint32Array} state @param {DataView} view @param {number} at
 */
function mix(state, view, at) {
  const words = new Uint32Array(64);
  for (let n = 0; n < 16; n += 1) words[n] = view.getUint32(at + 4 * n);
  for (let n = 16; n < 64; n += 1) {
    const [early, late] = [words[n - 15], words[n - 2]];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[n] = words[n - 16] + first + words[n - 7] + second;
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let n = 0; n < 64; n += 1) {
    const choice = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROOTS[n] + words[n]) | 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [n, word] of [a, b, c, d, e, f, g, h].entries()) state[n] += word;
}

/** @param {Uint8Array} bytes */
function digest(bytes) {
  const [state, view] = [START.slice(), padded(bytes)];
  for (let at = 0; at < view.byteLength; at += BLOCK) mix(state, view, at);
  const found = new DataView(new ArrayBuffer(32));
  for (const [n, word] of state.entries()) found.setUint32(4 * n, word);
  return new Uint8Array(found.buffer);
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} text */
const bytesOf = (text) => new TextEncoder().encode(text);

/** SHA-256 of a text, in hexadecimal digits.
 * @param {string} text
 */
export const hashOf = (text) => hex(digest(bytesOf(text)));

/** HMAC-SHA256 of a text, in hexadecimal digits.
 * @param {string} key @param {string} text
 */
export function sealOf(key, text) {
  const given = bytesOf(key);
  const short = given.length > BLOCK ? digest(given) : given;
  const pad = (/** @type {number} */ sign, /** @type {Uint8Array} */ rest) => {
    const whole = new Uint8Array(BLOCK + rest.length).fill(sign, 0, BLOCK);
    for (const [at, byte] of short.entries()) whole[at] ^= byte;
    whole.set(rest, BLOCK);
    return digest(whole);
  };
  return hex(pad(0x5c, pad(0x36, bytesOf(text))));
}
