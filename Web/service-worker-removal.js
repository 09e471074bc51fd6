// @ts-check
// Where a package is being worked on nothing is kept: a worker of an earlier visit takes itself away, and what it kept.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);

worker.addEventListener("install", () => { worker.skipWaiting() });
worker.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const names = (await caches.keys()).filter((key) => key.startsWith("heft-site-"));
  await Promise.all(names.map((key) => caches.delete(key)));
  await worker.registration.unregister();
  const pages = /** @type {WindowClient[]} */ (await worker.clients.matchAll({ type: "window" }));
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}

// So that its names are its own.
export {};
