// The same trace gives the same operations natively and as WebAssembly, byte for byte (TRACE rules of docs/spec.md).

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import test from "node:test";

import { compile, inRepository, Instance } from "./module.mjs";
import { recordedPresses } from "./recordings.mjs";

const module = compile(inRepository(".build/site/heft.wasm"));
const heft = inRepository("Tools/.build/debug/heft");

/** The operations of a trace as the native build gives them. */
const native = (text) => execFileSync(heft, ["replay", "-", "--bytes"], { input: text, maxBuffer: 1 << 28 });

const compare = (text) => {
  const operations = Buffer.from(new Instance(module).replay(text));
  assert.ok(operations.length > 1000, "a trace shows something");
  assert.equal(Buffer.compare(operations, native(text)), 0);
};

const folder = inRepository("Tests/Traces");
for (const file of readdirSync(folder).filter((name) => name.endsWith(".trace"))) {
  test(`${file} gives the same operations natively and in Node`, () => {
    compare(readFileSync(join(folder, file), "utf8"));
  });
}

const recording = join(process.env.HEFT_DATA ?? "", "traces/iphone6s/uitouch-force-presses-1to3.json");
const skip = process.env.HEFT_DATA && existsSync(recording) ? false : "HEFT_DATA names no folder with recordings";
test("the recorded force of an iPhone gives the same operations natively and in Node", { skip }, () => {
  compare(recordedPresses(readFileSync(recording, "utf8")));
});

test("a fresh instance gives the same operations each time", () => {
  const text = readFileSync(join(folder, readdirSync(folder)[0]), "utf8");
  assert.deepEqual(new Instance(module).replay(text), new Instance(module).replay(text));
});
