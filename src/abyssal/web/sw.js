/**
 * The service worker of the edition without a server. `make site` puts the version and the list of files in front of it
 * as `self.SITE`. All files are fetched once, checked against their hashes and kept, so the site works offline and never mixes
 * two versions.
 */

/** @typedef {{version: string, files: Record<string, string>}} Site the version, and the SHA-256 of each file */

const { SITE } = /** @type {{SITE: Site}} */ (/** @type {unknown} */ (self));
const CACHE = `abyssal-${SITE.version}`;
/** @typedef {any} Alien any: the types of the page have no service workers */
/** @type {Alien} */
const worker = self;

worker.addEventListener("install", (/** @type {Alien} */ event) => event.waitUntil(fill()));
worker.addEventListener("activate", (/** @type {Alien} */ event) => event.waitUntil(clean().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (/** @type {Alien} */ event) => {
  if (event.request.method === "GET" && new URL(event.request.url).origin === location.origin) event.respondWith(answer(event.request));
});
worker.addEventListener("message", (/** @type {Alien} */ event) => event.data === "update" && event.waitUntil(update(event.source)));

/** @param {string} path */
const address = (path) => new URL(path, worker.registration.scope).href;

/** Keep every file of this version: from the cache of the version before if it is the same, otherwise from the host. */
async function fill() {
  const cache = await caches.open(CACHE);
  const older = (await caches.keys()).filter((name) => name.startsWith("abyssal-") && name !== CACHE);
  await Promise.all(
    Object.entries(SITE.files).map(async ([path, hash]) => {
      if (await cache.match(address(path))) return;
      for (const name of older) {
        const known = await (await caches.open(name)).match(address(path));
        if (known && (await digest(known)) === hash) return cache.put(address(path), known);
      }
      for (const mode of /** @type {RequestCache[]} */ (["default", "reload"])) {
        const found = await fetch(address(path), { cache: mode });
        if (found.ok && (await digest(found)) === hash) return cache.put(address(path), found);
      }
      throw new Error(`${path} is not of version ${SITE.version}`);
    }),
  );
}

/** @param {Response} response */
async function digest(response) {
  const bytes = await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function clean() {
  for (const name of await caches.keys()) if (name.startsWith("abyssal-") && name !== CACHE) await caches.delete(name);
}

/** @param {Request} request */
async function answer(request) {
  const url = new URL(request.url);
  const home = new URL(worker.registration.scope);
  const page = url.pathname === home.pathname || url.pathname === `${home.pathname}index.html`;
  const cache = await caches.open(CACHE);
  const known = await cache.match(page ? address("index.html") : url.href, { ignoreSearch: true });
  return known || fetch(request);
}

/** Take over from the version before, if only the tab that asks is open: others may be in the middle of a turn. @param {Alien} client */
async function update(client) {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.length > 1) client.postMessage("others");
  else await worker.skipWaiting();
}
