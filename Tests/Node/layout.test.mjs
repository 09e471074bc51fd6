// The solver of constraints finds the same values natively and as WebAssembly, bit by bit (LAYOUT-2 of docs/spec.md).

import assert from "node:assert/strict";
import test from "node:test";

import { compile, inRepository, Instance } from "./module.mjs";
import { nativeNumber } from "./native_number.mjs";

test("systems that change by chance have the values of the native build", () => {
  const { exports } = new Instance(compile(inRepository(".build/site/SolverModule.wasm")));
  const expected = nativeNumber("Tests/LayoutTests/SolverHashTests.swift", "valueHash");
  assert.equal((exports.solver_hash() >>> 0).toString(16), expected);
});
