// @ts-check
// Loads the module: compiled once, while it arrives, and instantiated for each start.

import { drawLetters } from "../device/letters.js";
import { Failure } from "../failure.js";
import { bytesOfFile, loadEarlyFiles } from "./bundle-files.js";
import { version } from "./operations.js";
import { Parts, placeholders, placeholdersFor } from "./parts.js";

/**
 * The module's exports, as docs/host-protocol.md lists them.
 * @typedef {object} HeftExports
 * @property {WebAssembly.Memory} memory
 * @property {(argc: number, argv: number) => number} main
 * @property {() => number} heft_abi
 * @property {(length: number) => number} heft_input
 * @property {(length: number) => number} heft_event
 * @property {() => number} heft_output
 *
 * A module that runs.
 * @typedef {{exports: HeftExports, parts: Parts | null}} Running `parts` is null where the module is whole
 */

/** Milliseconds before another attempt to load the second part (our choice); after the last the user is asked. */
const pauses = [500, 1000, 2000, 4000];

/** The page names the module, which is called by its content, and its second part where there is one. */
const link = globalThis.document?.querySelector("link[rel=preload][as=fetch]");
const address = link instanceof HTMLLinkElement ? link.href : "";
const second = link instanceof HTMLLinkElement ? link.dataset.second : undefined;

/** @type {Map<string, Promise<WebAssembly.Module>>} */
const compiled = new Map();
/**
 * The addresses that have failed once: they are loaded from the server, and not from the browser's cache.
 * @type {Set<string>}
 */
const failed = new Set();

/** The facts known of the module, for a report. */
export let description = "not loaded";

/**
 * A fresh instance with its apps listed, ready for its first event.
 * @param {boolean} isWhole whether both parts are waited for
 * @returns {Promise<Running>}
 */
export async function freshInstance(isWhole) {
  if (typeof WebAssembly !== "object") throw new Failure("no-webassembly", "WebAssembly is not defined");
  const [module] = await Promise.all([compile(address), loadEarlyFiles()]);
  const { exports, parts } = await instantiate(module);
  // A part that fails here is tried again when it is put in its place.
  if (second !== undefined) compile(secondAddress()).catch(() => {});
  if (isWhole) await parts?.complete();
  /** @param {() => void} call */
  const now = async (call) => {
    if (!parts) return call();
    if (parts.attempt(call)) return;
    await parts.complete();
    call();
  };
  try {
    let theirs = 0;
    await now(() => { theirs = exports.heft_abi() });
    if (theirs !== version) {
      throw new Failure("contract", `the page speaks version ${version}, the module version ${theirs}`);
    }
    await now(() => exports.main(0, 0));
  } catch (error) {
    throw error instanceof Failure ? error : trap(error);
  }
  return { exports, parts };
}

/**
 * An error that came out of the module.
 * @param {unknown} error
 */
export function trap(error) {
  return new Failure("trap", error instanceof Error ? error.message : String(error), error);
}

/**
 * A part of the module, compiled; what was compiled before is not loaded again.
 * @param {string} address
 */
function compile(address) {
  let module = compiled.get(address);
  if (!module) {
    module = load(address);
    compiled.set(address, module);
    module.catch(() => {
      compiled.delete(address);
      failed.add(address);
    });
  }
  return module;
}

/** @param {string} address */
async function load(address) {
  const { pathname } = new URL(address);
  const response = await fetch(address, failed.has(address) ? { cache: "reload" } : {}).catch((error) => {
    throw new Failure("not-found", `the server did not answer for ${pathname}`, error);
  });
  if (!response.ok) throw new Failure("not-found", `${pathname} answered ${response.status}`);
  if (description === "not loaded") {
    const date = response.headers.get("last-modified") ?? "of unknown date";
    description = `${pathname}, ${date}, page version ${version}`;
  }
  const isStreamed = "compileStreaming" in WebAssembly
    && response.headers.get("content-type")?.startsWith("application/wasm");
  try {
    if (isStreamed) return await WebAssembly.compileStreaming(response);
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof WebAssembly.CompileError) throw new Failure("not-compiled", error.message, error);
    throw new Failure("not-found", `${pathname} broke off while it was loading`, error);
  }
}

const secondAddress = () => new URL(second ?? "", document.baseURI).href;

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * The second part, after as many attempts as it takes, within reason.
 * @returns {Promise<WebAssembly.Module>}
 */
async function secondPart() {
  for (const milliseconds of pauses) {
    try {
      return await compile(secondAddress());
    } catch {
      await pause(milliseconds);
    }
  }
  return compile(secondAddress());
}

/**
 * @param {WebAssembly.Module} module
 * @returns {Promise<Running>}
 */
async function instantiate(module) {
  /** @type {{exports?: HeftExports}} */
  const box = {};
  const imports = { ...importsFor(module, () => box.exports?.memory), ...placeholdersFor(module) };
  let instance;
  try {
    instance = await WebAssembly.instantiate(module, imports);
  } catch (error) {
    throw new Failure("not-compiled", error instanceof Error ? error.message : String(error), error);
  }
  const exports = /** @type {HeftExports} */ (/** @type {unknown} */ (instance.exports));
  for (const name of ["memory", "main", "heft_abi", "heft_input", "heft_event", "heft_output"]) {
    if (!(name in exports)) throw new Failure("contract", `the module does not export ${name}`);
  }
  box.exports = exports;
  const parts = second === undefined ? null : new Parts(instance, async (primary) => {
    await WebAssembly.instantiate(await secondPart(), { ...imports, ...primary });
  });
  return { exports, parts };
}

/**
 * The few functions that the C library names, each of which returns 0 and does nothing, and ours: one draws letters, one
 * reads a file of the bundle.
 * @param {WebAssembly.Module} module
 * @param {() => WebAssembly.Memory | undefined} memory
 */
function importsFor(module, memory) {
  /** @type {Record<string, (...numbers: number[]) => number>} */
  const wasi = {
    random_get(pointer, length) {
      const buffer = memory()?.buffer;
      if (buffer) new Uint8Array(buffer, pointer, length).fill(0);
      return 0;
    },
    // The C library writes until all is written: what is thrown away counts as written.
    fd_write(_file, vectors, count, written) {
      const buffer = memory()?.buffer;
      if (!buffer) return 0;
      const view = new DataView(buffer);
      let total = 0;
      for (let i = 0; i < count; i += 1) total += view.getUint32(vectors + 8 * i + 4, true);
      view.setUint32(written, total, true);
      return 0;
    },
  };
  /** @type {Record<string, (...numbers: number[]) => number>} */
  const heft = {
    letters(pointer, length, pixels, width, height) {
      const buffer = memory()?.buffer;
      return buffer ? drawLetters(buffer, pointer, length, pixels, width, height) : 0;
    },
    // Writes a file where the module has room for all of it, and returns how long it is; -1 where there is none.
    file(name, nameLength, target, capacity) {
      const buffer = memory()?.buffer;
      const bytes = buffer ? bytesOfFile(new TextDecoder().decode(new Uint8Array(buffer, name, nameLength))) : null;
      if (!buffer || !bytes) return -1;
      if (bytes.length <= capacity) new Uint8Array(buffer, target, bytes.length).set(bytes);
      return bytes.length;
    },
  };
  for (const { module: space, name, kind } of WebAssembly.Module.imports(module)) {
    if (second !== undefined && space === placeholders) continue;
    if (space === "heft" && name in heft && kind === "function") continue;
    if (space !== "wasi_snapshot_preview1" || kind !== "function") {
      throw new Failure("contract", `the module asks for ${space}.${name}`);
    }
    wasi[name] ??= () => 0;
  }
  return { wasi_snapshot_preview1: wasi, heft };
}
