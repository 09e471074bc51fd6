// @ts-check
// The one way across: an event's bytes go in, its operations come out and are applied.

import { asFailure, Failure } from "../failure.js";
import { Reader } from "./bytes.js";
import { EventLog } from "./log.js";
import { trap } from "./module.js";
import { applyAll } from "./operations.js";

/**
 * @typedef {import("./module.js").HeftExports} HeftExports
 * @typedef {import("./module.js").Running} Running
 * @typedef {import("./parts.js").Parts} Parts
 * @typedef {import("./operations.js").Handlers} Handlers
 *
 * The hooks that tests and benchmarks may set.
 * @typedef {object} Hooks
 * @property {Uint8Array[] | null} record collects a copy of each call's operations
 * @property {((milliseconds: number) => void) | null} timing told of each call that was started with a time
 */

export class Link {
  log = new EventLog();
  /** @type {HeftExports | null} */
  #module = null;
  /** @type {Parts | null} */
  #parts = null;
  /** Whether an event needs the second part, which is not there: it and all after it wait. */
  #isHeld = false;
  /** @type {Promise<void> | null} */
  #completion = null;
  #reader = new Reader();
  #memory = new Uint8Array(0);
  /** @type {Uint8Array[]} */
  #waiting = [];
  #busy = false;
  #handlers;
  #hooks;
  #failed;
  #late;

  /**
   * @param {Handlers} handlers
   * @param {Hooks} hooks
   * @param {(failure: Failure) => void} failed called once, when the link has closed itself
   * @param {(again: (() => void) | null) => void} late told with a function that tries again when the second part could
   *   not be loaded, and with null when it is there
   */
  constructor(handlers, hooks, failed, late = () => {}) {
    this.#handlers = handlers;
    this.#hooks = hooks;
    this.#failed = failed;
    this.#late = late;
  }

  /** @param {Running} running */
  open({ exports, parts }) {
    this.#module = exports;
    this.#parts = parts;
    this.#isHeld = false;
    this.#completion = null;
    this.#memory = new Uint8Array(0);
    this.#waiting.length = 0;
    this.log.clear();
  }

  /**
   * Loads what of the module is not there yet, once for all that ask. Events that need it are delivered then.
   * @returns {Promise<void>} done when it is there, or when that is told to have failed
   */
  complete() {
    this.#completion ??= this.#load();
    return this.#completion;
  }

  async #load() {
    const parts = this.#parts;
    if (!this.#module || !parts || parts.isWhole) return;
    try {
      await parts.complete();
    } catch {
      if (parts === this.#parts) {
        this.#late(() => {
          this.#completion = null;
          this.complete();
        });
      }
      return;
    }
    if (parts !== this.#parts) return;
    this.#late(null);
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#sendAll();
  }

  get isOpen() {
    return this.#module !== null;
  }

  /** Events sent from here on go nowhere. */
  close() {
    this.#module = null;
  }

  /**
   * Hands events to the module and applies what comes of them. An event that arises while operations are
   * applied waits for its turn.
   * @param {Uint8Array} bytes
   * @param {number} [started] when the page's handler began, for the timing hook
   */
  send(bytes, started = 0) {
    if (!this.#module) return;
    if (this.#busy || this.#isHeld) {
      this.#waiting.push(bytes.slice());
      return;
    }
    this.#sendAll(bytes);
    if (started > 0) this.#hooks.timing?.(performance.now() - started);
  }

  /**
   * Delivers an event and then what waits, until there is nothing more or the next event is held.
   * @param {Uint8Array} [bytes]
   */
  #sendAll(bytes) {
    this.#busy = true;
    try {
      if (bytes) this.#deliver(bytes);
      while (this.#module && !this.#isHeld && this.#waiting.length > 0) this.#deliver(this.#waiting.splice(0, 1)[0]);
    } catch (error) {
      this.close();
      this.#failed(asFailure(error));
    } finally {
      this.#busy = false;
    }
  }

  /**
   * All of the module's memory. Where that has grown, or is another module's, the old bytes are not there any more.
   * @param {HeftExports} module
   */
  #bytes(module) {
    if (this.#memory.length === 0) this.#memory = new Uint8Array(module.memory.buffer);
    return this.#memory;
  }

  /** @param {Uint8Array} bytes */
  #deliver(bytes) {
    const module = this.#module;
    if (!module) return;
    let pointer = 0, length = 0;
    const call = () => {
      const room = module.heft_input(bytes.length);
      if (room === 0) throw new RangeError(`the module has no room for ${bytes.length} bytes of events`);
      this.#bytes(module).set(bytes, room);
      length = module.heft_event(bytes.length);
      pointer = module.heft_output();
    };
    try {
      if (!this.#parts) call();
      else if (!this.#parts.attempt(call)) {
        this.#isHeld = true;
        this.#waiting.unshift(bytes.slice());
        return;
      }
    } catch (error) {
      this.log.add(bytes);
      throw trap(error);
    }
    this.log.add(bytes);
    if (length === 0) return;
    const memory = this.#bytes(module);
    this.#hooks.record?.push(memory.slice(pointer, pointer + length));
    this.#reader.start(memory.buffer, pointer, length);
    applyAll(this.#reader, this.#handlers);
  }
}
