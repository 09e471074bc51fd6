// A document is the same natively and as WebAssembly, pixel by pixel (FORMAT-28 of docs/spec.md).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { compile, inRepository, Instance } from "./module.mjs";
import { nativeNumber } from "./native_number.mjs";

test("a document has the pixels of the native build at every zoom", () => {
  const { exports } = new Instance(compile(inRepository(".build/site/DocumentModule.wasm")));
  const bytes = Buffer.from(readFileSync(inRepository("Tests/Pictures/doodle-3.txt"), "utf8").replaceAll("\n", ""), "hex");
  const room = exports.document_room(bytes.length);
  new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
  for (const [scale, name] of [[1, "hashAtOne"], [2, "hashAtTwo"], [3.7, "hashAtMore"]]) {
    const expected = nativeNumber("Tests/InkTests/Document/DocumentPixelTests.swift", name);
    assert.equal((exports.document_hash(scale) >>> 0).toString(16), expected, name);
  }
});
