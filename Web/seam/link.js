// @ts-check
// The one way across: an event's bytes go in, its operations come out and are applied.

import { asFailure, Failure } from "../failure.js";
import { Reader } from "./bytes.js";
import { EventLog } from "./log.js";
import { trap } from "./module.js";
import { applyAll } from "./operations.js";

/**
 * @typedef {import("./module.js").HeftExports} HeftExports
 * @typedef {import("./operations.js").Handlers} Handlers
 *
 * What tests and benchmarks may set.
 * @typedef {object} Hooks
 * @property {Uint8Array[] | null} record collects a copy of each call's operations
 * @property {((milliseconds: number) => void) | null} timing told of each call that was started with a time
 */

export class Link {
  log = new EventLog();
  /** @type {HeftExports | null} */
  #module = null;
  #reader = new Reader();
  #memory = new Uint8Array(0);
  /** @type {Uint8Array[]} */
  #waiting = [];
  #busy = false;
  #handlers;
  #hooks;
  #failed;

  /**
   * @param {Handlers} handlers
   * @param {Hooks} hooks
   * @param {(failure: Failure) => void} failed called once, when the link has closed itself
   */
  constructor(handlers, hooks, failed) {
    this.#handlers = handlers;
    this.#hooks = hooks;
    this.#failed = failed;
  }

  /** @param {HeftExports} module */
  open(module) {
    this.#module = module;
    this.#memory = new Uint8Array(0);
    this.#waiting.length = 0;
    this.log.clear();
  }

  get isOpen() {
    return this.#module !== null;
  }

  /** What is sent from here on goes nowhere. */
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
    if (this.#busy) {
      this.#waiting.push(bytes.slice());
      return;
    }
    this.#busy = true;
    try {
      this.#deliver(bytes);
      while (this.#module && this.#waiting.length > 0) this.#deliver(this.#waiting.splice(0, 1)[0]);
    } catch (error) {
      this.close();
      this.#failed(asFailure(error));
    } finally {
      this.#busy = false;
    }
    if (started > 0) this.#hooks.timing?.(performance.now() - started);
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
    this.log.add(bytes);
    let pointer = 0, length = 0;
    try {
      const room = module.heft_input(bytes.length);
      if (room === 0) throw new RangeError(`the module has no room for ${bytes.length} bytes of events`);
      this.#bytes(module).set(bytes, room);
      length = module.heft_event(bytes.length);
      pointer = module.heft_output();
    } catch (error) {
      throw trap(error);
    }
    if (length === 0) return;
    const memory = this.#bytes(module);
    this.#hooks.record?.push(memory.slice(pointer, pointer + length));
    this.#reader.start(memory.buffer, pointer, length);
    applyAll(this.#reader, this.#handlers);
  }
}
