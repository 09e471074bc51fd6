// The ink of strokes is the same natively and as WebAssembly, pixel by pixel (INK-8 of docs/spec.md).

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { compile, inRepository, Instance } from "./module.mjs";
import { nativeNumber } from "./native_number.mjs";

const native = (name) => nativeNumber("Tests/InkTests/Strokes/StrokePixelTests.swift", name);
const module = inRepository(".build/site/InkModule.wasm");

test("ten strokes with every brush, live, have the pixels of the native build", () => {
  const { exports } = new Instance(compile(module));
  assert.equal((exports.ink_hash() >>> 0).toString(16), native("pixelHash"));
});

test("pencils on grain and washes have the pixels of the native build", () => {
  const { exports } = new Instance(compile(module));
  const expected = nativeNumber("Tests/InkTests/Strokes/InkFinishTests.swift", "finishHash");
  assert.equal((exports.ink_finish_hash() >>> 0).toString(16), expected);
});

const recording = join(process.env.HEFT_DATA ?? "", "strokes/mypaint/painting30sec-first-half.dat");
const skip = process.env.HEFT_DATA && existsSync(recording) ? false : "HEFT_DATA names no folder with recordings";
test("recorded strokes have the pixels of the native build", { skip }, () => {
  const { exports } = new Instance(compile(module));
  for (const line of readFileSync(recording, "utf8").trimEnd().split("\n")) {
    exports.ink_take(...line.split(" ").map(Number));
  }
  assert.equal((exports.ink_taken_hash() >>> 0).toString(16), native("recordedHash"));
});
