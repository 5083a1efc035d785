// What this browser remembers: name, language, light or dark, sound, how a table is shown, and the usual opponents.

import { isGiven } from "./chairs.js";
import { languageOf } from "./words.js";

/**
 * @typedef {object} Settings
 * @property {string} language
 * @property {string} theme
 * @property {string} name that somebody chose, or nothing
 * @property {boolean} sound
 * @property {number} volume of the sounds, from 0 to 100
 * @property {boolean} notify
 * @property {string} view
 * @property {string} rival
 * @property {string} pace how fast the others' turns are shown: slow, normal or instant
 * @property {number} seats
 * @property {"" | "on" | "off"} tutor whether hints come by themselves after a lesson; nothing until that was answered
 * @property {boolean} confirm among people: asks before luck takes effect
 */

const USUAL = 60; // how loud it is for whoever has never said

/** @param {string | null} kept */
const volumeOf = (kept) => (kept !== null && Number(kept) >= 0 && Number(kept) <= 100 ? Number(kept) : USUAL);

/** A name that somebody chose; of one that the server gave, nothing: to themselves they are You until they choose one.
 * @param {string} name
 */
export const chosenName = (name) => (isGiven(name) ? "" : name);

/** What somebody answered to a question that is asked once.
 * @param {string | null} kept
 */
const answered = (kept) => (kept === "on" || kept === "off" ? kept : "");

/** @returns {Settings} */
function recall() {
  return {
    language: localStorage.getItem("grasse-language") ?? "", // the server says which there are: see settle()
    theme: document.documentElement.dataset.theme ?? "light",
    name: chosenName(localStorage.getItem("grasse-name") ?? ""),
    sound: localStorage.getItem("grasse-sound") !== "off",
    volume: volumeOf(localStorage.getItem("grasse-volume")),
    notify: localStorage.getItem("grasse-notify") === "on",
    view: localStorage.getItem("grasse-view") ?? "picture",
    pace: localStorage.getItem("grasse-pace") ?? "normal",
    rival: localStorage.getItem("grasse-rival") ?? "",
    seats: Number(localStorage.getItem("grasse-seats")) || 3,
    tutor: answered(localStorage.getItem("grasse-advice")),
    confirm: localStorage.getItem("grasse-confirm") === "on",
  };
}

export const settings = recall();
/** @type {Set<() => void>} */
const listeners = new Set();

/** Settles on one of the languages that there are: the one chosen before, else the browser's.
 * @param {string[]} languages
 */
export function settle(languages) {
  settings.language = languageOf(languages, settings.language, navigator.languages);
}

/** Calls back whenever a setting changes; answers with how to stop that.
 * @param {() => void} listener
 */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes settings, and remembers them.
 * @param {Partial<Settings>} change
 */
export function set(change) {
  Object.assign(settings, change);
  localStorage.setItem("grasse-language", settings.language);
  localStorage.setItem("grasse-name", settings.name);
  localStorage.setItem("grasse-sound", settings.sound ? "on" : "off");
  localStorage.setItem("grasse-volume", String(settings.volume));
  localStorage.setItem("grasse-notify", settings.notify ? "on" : "off");
  localStorage.setItem("grasse-view", settings.view);
  localStorage.setItem("grasse-pace", settings.pace);
  localStorage.setItem("grasse-rival", settings.rival);
  localStorage.setItem("grasse-seats", String(settings.seats));
  localStorage.setItem("grasse-advice", settings.tutor);
  localStorage.setItem("grasse-confirm", settings.confirm ? "on" : "off");
  if (change.theme) {
    localStorage.setItem("grasse-theme", settings.theme);
    document.documentElement.dataset.theme = settings.theme;
  }
  for (const listener of listeners) listener();
}
