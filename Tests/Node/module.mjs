// The module in Node: an instance, events in, operations out. docs/host-protocol.md is the contract.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { trace } from "./strokes.mjs";

/** The path of something in the repository. */
export const inRepository = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Compiles a built module; `make test` and `make run` build them. */
export const compile = (path) => new WebAssembly.Module(readFileSync(path));

/** A fresh instance with its apps listed. */
export class Instance {
  constructor(module) {
    const wasi = {
      random_get: (pointer, length) => (new Uint8Array(this.exports.memory.buffer, pointer, length).fill(0), 0),
    };
    // Nobody draws letters here: they are boxes, as natively.
    const spaces = { wasi_snapshot_preview1: wasi, heft: {} };
    for (const { module: space, name } of WebAssembly.Module.imports(module)) spaces[space][name] ??= () => 0;
    this.exports = new WebAssembly.Instance(module, spaces).exports;
    this.exports.main(0, 0);
  }

  /** Hands the bytes of events over and answers a copy of the operations. */
  send(bytes) {
    const room = this.exports.heft_input(bytes.length);
    new Uint8Array(this.exports.memory.buffer, room, bytes.length).set(bytes);
    const length = this.exports.heft_event(bytes.length);
    return new Uint8Array(this.exports.memory.buffer, this.exports.heft_output(), length).slice();
  }

  /** Replays the text of a trace at once. */
  replay(text) {
    return this.send(trace(text));
  }
}
