// @ts-check
// A module in two parts: what its start needs, and the rest, which arrives later. docs/host-protocol.md tells how.
//
// The first part runs as soon as it is there. A call that needs a function of the second is undone: the module's memory
// and globals are put back as they were, and the call is made again when the second part is in its place.

/** The namespaces and the prefix by which `heft build` divides a module. */
export const placeholders = "placeholder";
const primary = "primary", prefix = "%";

/** Thrown out of the module by a function that has not arrived. */
class NotThere extends Error {}

/** @typedef {Record<string, WebAssembly.ExportValue>} Exports */

export class Parts {
  #exports;
  #memory;
  #globals;
  /** @type {(imports: WebAssembly.Imports) => Promise<unknown>} */
  #load;
  /** @type {Promise<void> | null} */
  #arrival = null;
  #isWhole = false;

  /**
   * @param {WebAssembly.Instance} first
   * @param {(imports: WebAssembly.Imports) => Promise<unknown>} load instantiates the second part; may be called again
   *   after it has failed
   */
  constructor(first, load) {
    this.#exports = /** @type {Exports} */ (first.exports);
    this.#memory = /** @type {WebAssembly.Memory} */ (first.exports.memory);
    this.#globals = Object.entries(this.#exports).flatMap(([name, value]) =>
      name.startsWith(prefix) && value instanceof WebAssembly.Global && isMutable(value) ? [value] : []);
    this.#load = load;
  }

  /** Whether everything is there, so that no call can fail for a function that is not. */
  get isWhole() {
    return this.#isWhole;
  }

  /**
   * Puts the second part in its place. Called twice, it loads once; after a failure it loads again.
   * @returns {Promise<void>}
   */
  complete() {
    this.#arrival ??= this.#load({ [primary]: this.#exports }).then(() => {
      this.#isWhole = true;
    }, (error) => {
      this.#arrival = null;
      throw error;
    });
    return this.#arrival;
  }

  /**
   * Calls into the module, or leaves it as it was.
   * @param {() => void} call
   * @returns {boolean} false where the call needs what is not there yet: nothing has happened then
   */
  attempt(call) {
    if (this.#isWhole) {
      call();
      return true;
    }
    const before = new Uint8Array(this.#memory.buffer).slice();
    const values = this.#globals.map((global) => global.value);
    try {
      call();
      return true;
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
      // Memory that the call has added stays, and is empty again.
      const memory = new Uint8Array(this.#memory.buffer);
      memory.set(before);
      memory.fill(0, before.length);
      this.#globals.forEach((global, index) => { global.value = values[index] });
      return false;
    }
  }
}

/**
 * Returns the placeholders that stand in a first part for the functions of the second.
 * @param {WebAssembly.Module} module
 */
export function placeholdersFor(module) {
  /** @type {Record<string, () => never>} */
  const stands = {};
  for (const { module: space, name } of WebAssembly.Module.imports(module)) {
    if (space === placeholders) stands[name] = () => { throw new NotThere(`function ${name} has not arrived`) };
  }
  return { [placeholders]: stands };
}

/** @param {WebAssembly.Global} global */
function isMutable(global) {
  try {
    global.value = global.value;
    return true;
  } catch {
    return false;
  }
}
