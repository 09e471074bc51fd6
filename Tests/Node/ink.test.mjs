// The ink of strokes is the same natively and as WebAssembly, pixel by pixel (INK-8 of docs/spec.md).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { compile, inRepository, Instance } from "./module.mjs";

test("ten strokes with every brush, live, have the pixels of the native build", () => {
  const { exports } = new Instance(compile(inRepository(".build/site/InkModule.wasm")));
  const source = readFileSync(inRepository("Tests/InkTests/Strokes/StrokePixelTests.swift"), "utf8");
  const [, expected] = source.match(/pixelHash: UInt32 = 0x([0-9A-F_]+)/);
  const hash = exports.ink_hash() >>> 0;
  assert.equal(hash.toString(16), Number.parseInt(expected.replaceAll("_", ""), 16).toString(16));
});
