// @ts-check
// Keeps one version of the site whole, and serves it. A newer version is fetched beside it and takes its place when no
// page of the older one is open any more, or when the user asks.

/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);

const prefix = "heft-site-", name = prefix + VERSION;
/** The address of the page itself, below which everything is. */
const page = new URL("./", worker.location.href).href;
/** @type {Map<string, string>} each file's address and the SHA-256 of its bytes; none where a host may add to the file */
const files = new Map(FILES.map(([path, hash]) => [new URL(path, page).href, hash]));

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(clear()));
worker.addEventListener("message", ({ data }) => {
  if (data === "activate") worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  // A page that asks for a fresh file has found the kept one damaged.
  if (request.method !== "GET" || request.cache === "reload" || request.cache === "no-store") return;
  const address = addressOf(request);
  if (files.has(address)) event.respondWith(answer(address, request));
});

/**
 * The address by which a file is kept: the page's, whatever is asked of it.
 * @param {Request} request
 */
function addressOf({ url, mode }) {
  const { origin, pathname, search } = new URL(url);
  const place = origin + pathname;
  if (mode === "navigate" && (place === page || place === page + "index.html")) return page;
  return place + search;
}

/** Fetches the whole version; what an earlier one has kept under the same name is the same. */
async function install() {
  const cache = await caches.open(name);
  await Promise.all([...files].map(async ([address, hash]) => {
    if (await cache.match(address)) return;
    const known = hash !== "" && address.startsWith(`${page}assets/`) && await caches.match(address);
    const response = known || await fetched(address, hash);
    await cache.put(address, response);
  }));
}

/**
 * A file from the network, whole and undamaged.
 * @param {string} address
 * @param {string} hash
 */
async function fetched(address, hash) {
  // The browser's copy of an earlier visit may be damaged or old; then the server is asked.
  for (const cache of /** @type {const} */ (["default", "reload"])) {
    const response = await fetch(address, { cache: hash === "" ? "no-cache" : cache });
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    if (hash === "" || await sha256(response.clone()) === hash) return response;
  }
  throw new Error(`${address} is damaged or of another version`);
}

/** @param {Response} response */
async function sha256(response) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Takes older versions away, but for the last one, which a page of another tab may still run. */
async function clear() {
  const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== name);
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)));
}

/**
 * @param {string} address
 * @param {Request} request
 */
async function answer(address, request) {
  const cache = await caches.open(name);
  const kept = await cache.match(address);
  if (kept) return kept;
  // The browser has taken it away.
  const response = await fetch(request);
  if (response.ok) await cache.put(address, response.clone()).catch(() => {});
  return response;
}

// So that its names are its own.
export {};
