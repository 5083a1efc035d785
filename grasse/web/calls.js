// Being called while no page is open: Web Push, by the service worker of this browser.

import * as server from "./server.js";

/** Whether this browser can be called at all; on plain http it cannot, but for a server on this machine. */
export const canBeCalled = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** The subscription of this browser, if it has one. */
export async function subscription() {
  const registration = canBeCalled() ? await navigator.serviceWorker.getRegistration("/") : undefined;
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Lets this browser be called; answers with what the server says, or nothing if the browser may not.
 * @param {string} key the server's @param {string} language
 */
export async function beCalled(key, language) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/worker.js");
  const registration = await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return server.subscribe({ endpoint, p256dh: keys.p256dh, auth: keys.auth, language });
}

/** Does not let it be called any more. */
export async function beLeftAlone() {
  const made = await subscription();
  if (!made) return server.telling();
  const told = await server.unsubscribe(made.endpoint);
  await made.unsubscribe();
  return told;
}

/** The bell of the page is on or off: so is this browser, if it and the server can.
 * @param {boolean} on @param {string} language
 */
export async function followBell(on, language) {
  if (!canBeCalled()) return;
  try {
    const { key } = await server.telling();
    if (on && key) await beCalled(key, language);
    if (!on) await beLeftAlone();
  } catch {
    // a browser without a push service, or nobody yet: it is told while a page is open
  }
}
