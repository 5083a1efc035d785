// A page that stays: it is kept for when there is no network, and renewed when the server has a new version.

import { FILES } from "./files.js";
import { pageVersion } from "./server.js";

const ASKED = "grasse-renewed"; // for which version this window was loaded again: once is enough
const CALM = 5000; // milliseconds after which the page surely has what it needs first

/** The version in an address of a bundle; a page that is not bundled has none, and is worked on. */
const own = /\/bundle\/(\w+)\//.exec(FILES)?.[1] ?? "";

/** Whether somebody is in the middle of a sentence. */
function isTyping() {
  const field = document.activeElement;
  return (field instanceof HTMLInputElement && field.type === "text") || field instanceof HTMLTextAreaElement
    ? field.value !== "" && !field.readOnly
    : false;
}

/** Looks whether the server has another version by now; then the page is loaded again: it keeps nothing itself.
 * Whoever writes something is left in peace until the next look.
 */
export async function renew() {
  if (!own || isTyping()) return;
  const there = await pageVersion().catch(() => "");
  if (!there || there === own || sessionStorage.getItem(ASKED) === there) return;
  sessionStorage.setItem(ASKED, there);
  location.reload();
}

/** Lets the page be kept by a service worker, when it has nothing better to do. */
export function stay() {
  if (!own || !("serviceWorker" in navigator)) return;
  setTimeout(async () => {
    try {
      await navigator.serviceWorker.register("/worker.js");
      const { active } = await navigator.serviceWorker.ready;
      const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
      active?.postMessage(used.filter((path) => path.startsWith(FILES)));
    } catch {
      // a browser that keeps nothing, as in a private window, has to ask each time
    }
  }, CALM);
}
