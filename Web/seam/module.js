// @ts-check
// Loads heft.wasm: compiled once, instantiated for each start.

import { Failure } from "../failure.js";

/** The version of docs/seam.md that this page speaks. */
export const contract = 8;

const address = new URL("../heft.wasm", import.meta.url);

/**
 * The module's exports, as docs/seam.md lists them.
 * @typedef {object} HeftExports
 * @property {WebAssembly.Memory} memory
 * @property {(argc: number, argv: number) => number} main
 * @property {() => number} heft_abi
 * @property {(length: number) => number} heft_input
 * @property {(length: number) => number} heft_event
 * @property {() => number} heft_output
 */

/** @type {Promise<WebAssembly.Module> | undefined} */
let compiled;

/** What is known of the module, for a report. */
export let description = "not loaded";

/**
 * A fresh instance with its apps listed, ready for its first event.
 * @returns {Promise<HeftExports>}
 */
export async function freshInstance() {
  if (typeof WebAssembly !== "object") throw new Failure("no-webassembly", "WebAssembly is not defined");
  compiled ??= compile();
  /** @type {WebAssembly.Module} */
  let module;
  try {
    module = await compiled;
  } catch (error) {
    compiled = undefined;
    throw error;
  }
  const exports = await instantiate(module);
  try {
    exports.main(0, 0);
  } catch (error) {
    throw trap(error);
  }
  return exports;
}

/**
 * An error that came out of the module.
 * @param {unknown} error
 */
export function trap(error) {
  return new Failure("trap", error instanceof Error ? error.message : String(error), error);
}

async function compile() {
  const response = await fetch(address).catch((error) => {
    throw new Failure("not-found", `the server did not answer for ${address.pathname}`, error);
  });
  if (!response.ok) throw new Failure("not-found", `${address.pathname} answered ${response.status}`);
  const bytes = await response.arrayBuffer().catch((error) => {
    throw new Failure("not-found", `${address.pathname} broke off while it was loading`, error);
  });
  const date = response.headers.get("last-modified") ?? "of unknown date";
  description = `${bytes.byteLength} bytes, ${date}, page contract ${contract}`;
  try {
    return await WebAssembly.compile(bytes);
  } catch (error) {
    throw new Failure("not-compiled", error instanceof Error ? error.message : String(error), error);
  }
}

/** @param {WebAssembly.Module} module */
async function instantiate(module) {
  /** @type {{exports?: HeftExports}} */
  const box = {};
  const imports = importsFor(module, () => box.exports?.memory);
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
  const version = exports.heft_abi();
  if (version !== contract) {
    throw new Failure("contract", `the page speaks version ${contract}, the module version ${version}`);
  }
  box.exports = exports;
  return exports;
}

/**
 * The few functions that the C library names: each answers 0 and does nothing.
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
  for (const { module: space, name, kind } of WebAssembly.Module.imports(module)) {
    if (space !== "wasi_snapshot_preview1" || kind !== "function") {
      throw new Failure("contract", `the module asks for ${space}.${name}`);
    }
    wasi[name] ??= () => 0;
  }
  return { wasi_snapshot_preview1: wasi };
}
