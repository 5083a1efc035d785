// Sounds of the table, and a notification when it is somebody's turn.

import { fileAt } from "./files.js";
import { settings } from "./settings.js";
import { heardOf, VOICES } from "./voices.js";

const LOUDEST = 0.3; // of what a device can do, with the volume all the way up
const ATTACK = 0.008; // seconds
const SILENCE = 0.0001; // a curve that dies away never gets to 0
const APART = 0.14; // seconds between two sounds of one moment
const PAUSE = 90; // milliseconds: what happens faster than that is one moment

/** @type {AudioContext | null} */
let context = null; // a browser lets a page sound only after it was touched: not before
/** @type {AudioBuffer | null} */
let noise = null;
let last = 0; // when something sounded

/** Plays a sound, after this many seconds.
 * @param {string} voice @param {number} [after]
 */
export function play(voice, after = 0) {
  if (!settings.sound || !settings.volume || context?.state !== "running") return;
  const volume = context.createGain();
  volume.gain.value = LOUDEST * (settings.volume / 100) ** 2; // as ears hear it
  volume.connect(context.destination);
  for (const stroke of VOICES[voice] ?? []) strike(context, volume, stroke, after);
}

/** What happened at a table; whoever wants a calm page, or looks elsewhere, is only called.
 * @param {{name: string}[]} events @param {Record<string, string> | undefined} sounds
 */
export function playEvents(events, sounds) {
  if (!sounds || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  if (performance.now() - last < PAUSE) return;
  const heard = heardOf(events, sounds);
  if (heard.length) last = performance.now();
  for (const [nth, voice] of heard.entries()) play(voice, nth * APART);
}

/** @param {AudioContext} at @param {AudioNode} to @param {import("./voices.js").Stroke} stroke @param {number} after */
function strike(at, to, stroke, after) {
  const start = at.currentTime + after + stroke.at;
  const end = start + stroke.last;
  const loud = at.createGain();
  loud.gain.setValueAtTime(SILENCE, start);
  loud.gain.exponentialRampToValueAtTime(stroke.loud, start + ATTACK);
  loud.gain.exponentialRampToValueAtTime(SILENCE, end);
  const [source, pitch, out] = stroke.kind === "noise" ? hiss(at) : tone(at, stroke.kind ?? "sine");
  pitch.setValueAtTime(stroke.pitch, start);
  if (stroke.to) pitch.exponentialRampToValueAtTime(stroke.to, end);
  out.connect(loud).connect(to);
  source.start(start);
  source.stop(end);
}

/**
 * @param {AudioContext} at @param {OscillatorType} kind
 * @returns {[AudioScheduledSourceNode, AudioParam, AudioNode]}
 */
function tone(at, kind) {
  const voice = at.createOscillator();
  voice.type = kind;
  return [voice, voice.frequency, voice];
}

/** @param {AudioContext} at @returns {[AudioScheduledSourceNode, AudioParam, AudioNode]} */
function hiss(at) {
  if (!noise) {
    noise = at.createBuffer(1, at.sampleRate / 2, at.sampleRate);
    const samples = noise.getChannelData(0);
    for (let nth = 0; nth < samples.length; nth += 1) samples[nth] = Math.random() * 2 - 1;
  }
  const [source, filter] = [at.createBufferSource(), at.createBiquadFilter()];
  source.buffer = noise;
  filter.type = "bandpass";
  source.connect(filter);
  return [source, filter.frequency, filter];
}

for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(
    touch,
    () => {
      if (!settings.sound) return;
      try {
        context ??= new AudioContext();
        if (context.state === "suspended") context.resume();
      } catch {
        // a browser without sound plays on in silence
      }
    },
    { passive: true },
  );
}

/** Tells somebody who looks elsewhere.
 * @param {string} title @param {string} text
 */
export function notify(title, text) {
  if (!settings.notify || !document.hidden || !("Notification" in window)) return;
  if (Notification.permission === "granted")
    new Notification(title, { body: text, icon: fileAt("icon.svg"), tag: "grasse-turn" });
}

/** Asks the browser whether it may notify; answers whether it may. */
export async function mayNotify() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
