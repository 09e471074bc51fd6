// The ink of strokes is the same natively and as WebAssembly, pixel by pixel (INK-8 of docs/spec.md).

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { compile, inRepository, Instance } from "./module.mjs";

/** The native build's number, which its own test has beside the same work. */
const native = (name) => {
  const source = readFileSync(inRepository("Tests/InkTests/Strokes/StrokePixelTests.swift"), "utf8");
  const [, digits] = source.match(new RegExp(`${name}: UInt32 = 0x([0-9A-F_]+)`));
  return Number.parseInt(digits.replaceAll("_", ""), 16).toString(16);
};
const module = inRepository(".build/site/InkModule.wasm");

test("ten strokes with every brush, live, have the pixels of the native build", () => {
  const { exports } = new Instance(compile(module));
  assert.equal((exports.ink_hash() >>> 0).toString(16), native("pixelHash"));
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
