// The service worker: keeps the files of one version of the page, so that it opens without a network and can say so.
//
// It keeps what is the same for everybody, and no more: the page, and the files of its bundle. What the server tells of
// matches and people goes past it. The page comes from the server whenever that answers, and names the files that
// belong to it; so a new version is there with the next look, and no two are ever mixed.

const ours = /** @type {any} */ (self);
const NAME = "grasse-page-"; // and the version
const BUNDLE = /\/bundle\/([0-9a-f]+)\/[^"\s]*/;
const BROKEN = 500; // a proxy whose server is away

ours.addEventListener("install", (/** @type {any} */ event) => {
  ours.skipWaiting(); // it has no state of its own that an older one could miss
  // The browser has the page already: it is what brought the worker here.
  event.waitUntil(fetch("/", { cache: "force-cache" }).then(keep));
});

ours.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all([ours.registration.navigationPreload?.enable(), ours.clients.claim()]));
});

ours.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && isPage(url.pathname)) event.respondWith(page(event, url.pathname));
  else if (BUNDLE.test(url.pathname)) event.respondWith(file(request, url.pathname));
});

// A page tells which files it has used: those that came before this worker did are kept, too.
ours.addEventListener("message", (/** @type {any} */ event) => {
  event.waitUntil(Promise.all(event.data.map(remember)));
});

/** @param {string} path */
const isPage = (path) => path === "/" || path.startsWith("/t/");

/** The page of the server; the one that is kept, if that is out of reach.
 * @param {any} event @param {string} path
 */
async function page(event, path) {
  const kept = async () => {
    for (const name of (await caches.keys()).reverse()) {
      const found = name.startsWith(NAME) && (await (await caches.open(name)).match("/"));
      if (found) return found;
    }
    return undefined;
  };
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request));
    if (answer.ok && path === "/") event.waitUntil(keep(answer.clone()));
    return answer.status < BROKEN ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}

/** Keeps a page with all files that it names, then lets go of older ones. One that is not bundled is nobody's business.
 * @param {Response} answer
 */
async function keep(answer) {
  const text = await answer.clone().text();
  const version = BUNDLE.exec(text)?.[1];
  if (!version) return;
  const cache = await caches.open(NAME + version);
  const files = new Set([...text.matchAll(new RegExp(BUNDLE, "g"))].map(([path]) => path));
  files.delete(`/bundle/${version}/`); // where they lie
  await Promise.all([...files].map(remember));
  await cache.put("/", answer);
  for (const name of await caches.keys())
    if (name.startsWith(NAME) && name !== NAME + version) await caches.delete(name);
}

/** Keeps a file, if its version is kept.
 * @param {string} path
 */
async function remember(path) {
  const version = BUNDLE.exec(path)?.[1];
  if (!version || !(await caches.has(NAME + version))) return;
  const cache = await caches.open(NAME + version);
  if (!(await cache.match(path))) await cache.add(path); // from what the browser has anyway
}

/** A file of a bundle never changes: what is kept is as good as what the server has.
 * @param {Request} request @param {string} path
 */
async function file(request, path) {
  const found = await caches.match(path);
  if (found) return found;
  const answer = await fetch(request);
  const name = NAME + BUNDLE.exec(path)?.[1];
  if (answer.ok && (await caches.has(name))) await (await caches.open(name)).put(path, answer.clone());
  return answer;
}

// ---------------------------------------------------------------- being called while no page is open

// What the server says is shown as it is; of one match, a later call takes the place of the one before.
ours.addEventListener("push", (/** @type {any} */ event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(ours.registration.showNotification(title, { body, tag, icon: "/icon.svg", data: { url } }));
});

// A press on it leads to the match: in a page that is open, or in a new one.
ours.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(goTo(new URL(event.notification.data.url, location.origin).href));
});

/** @param {string} url */
async function goTo(url) {
  const [open] = await ours.clients.matchAll({ type: "window" });
  if (!open) return ours.clients.openWindow(url);
  await open.navigate(url);
  return open.focus();
}
