// Heft's part of Foundation in a page answers what Foundation answers (FOUNDATION-15 of docs/spec.md): the checks that
// Tests/HeftStubsTests runs natively.

import assert from "node:assert/strict";
import test from "node:test";

import { compile, inRepository, Instance } from "./module.mjs";

test("texts, objects, dates and numbers answer in a page what they answer natively (FOUNDATION-15)", () => {
  const { exports } = new Instance(compile(inRepository(".build/site/FoundationModule.wasm")));
  const length = exports.foundation_report();
  const bytes = Uint8Array.from({ length }, (_, index) => exports.foundation_byte(index));
  const checks = new TextDecoder().decode(bytes).trimEnd().split("\n").map((line) => line.split("\t"));
  assert.ok(checks.length > 100, `only ${checks.length} checks`);
  const wrong = checks.filter(([, found, expected]) => found !== expected);
  assert.deepEqual(wrong, []);
});
