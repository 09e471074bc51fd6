// @ts-check
// The files of an app's bundle that lie beside the module. Those that the page names for preloading are there before the
// app starts; the others are loaded when they are first read, and the app waits for that.

/**
 * The addresses of the files, and whether each is loaded before the start, by their names in the bundle.
 * @type {Map<string, {address: string, isEarly: boolean}>}
 */
const named = new Map();
for (const link of globalThis.document?.querySelectorAll("link[data-file]") ?? []) {
  if (!(link instanceof HTMLLinkElement)) continue;
  named.set(link.dataset.file ?? "", { address: link.href, isEarly: link.rel === "preload" });
}

/** @type {Map<string, Uint8Array>} */
const loaded = new Map();

/** Loads the files that the app starts with. One that cannot be loaded is asked for again when it is read. */
export async function loadEarlyFiles() {
  await Promise.all([...named].map(async ([name, { address, isEarly }]) => {
    if (!isEarly || loaded.has(name)) return;
    const response = await fetch(address).catch(() => null);
    const bytes = response?.ok ? await response.arrayBuffer().catch(() => null) : null;
    if (bytes) loaded.set(name, new Uint8Array(bytes));
  }));
}

/**
 * Returns the bytes of a file; null where the bundle has none of this name, or it cannot be loaded.
 * @param {string} name
 */
export function bytesOfFile(name) {
  const bytes = loaded.get(name) ?? loadNow(named.get(name)?.address);
  if (bytes) loaded.set(name, bytes);
  return bytes;
}

/**
 * Loads a file while the app waits, as UIKit's does that reads one.
 * @param {string | undefined} address
 */
function loadNow(address) {
  if (address === undefined) return null;
  const request = new XMLHttpRequest();
  try {
    request.open("GET", address, false);
    // A request that is waited for gives text alone; in this character set each byte is the low half of one unit.
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
  } catch {
    return null;
  }
  if (request.status !== 200) return null;
  const { responseText } = request;
  const bytes = new Uint8Array(responseText.length);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = responseText.charCodeAt(i);
  return bytes;
}
