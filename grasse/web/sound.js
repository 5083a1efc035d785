// A quiet sound, and a notification, when it is somebody's turn.

import { settings } from "./settings.js";

/** @type {AudioContext | null} */
let context = null;

/** Two soft notes, like a glass that is touched. */
export function chime() {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") return; // nobody has touched the page yet
    ring(context, 784, 0);
    ring(context, 1175, 0.12);
  } catch {
    // a browser without sound plays on in silence
  }
}

/** @param {AudioContext} at @param {number} pitch @param {number} after */
function ring(at, pitch, after) {
  const [voice, volume] = [at.createOscillator(), at.createGain()];
  const start = at.currentTime + after;
  voice.type = "sine";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.06, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9);
  voice.connect(volume).connect(at.destination);
  voice.start(start);
  voice.stop(start + 1);
}

// A browser lets a page sound only after it was touched.
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(
    touch,
    () => {
      if (!settings.sound) return;
      context ??= new AudioContext();
      if (context.state === "suspended") context.resume();
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
    new Notification(title, { body: text, icon: "/icon.svg", tag: "grasse-turn" });
}

/** Asks the browser whether it may notify; answers whether it may. */
export async function mayNotify() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}
