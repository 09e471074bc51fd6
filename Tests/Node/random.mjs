// Plays traces in the built module, each in an instance of its own: node Tests/Node/random.mjs FILE...
// Ends with 0 unless the module traps.

import { readFileSync } from "node:fs";

import { compile, inRepository, Instance } from "./module.mjs";

/** So many lines at a time, because all that they show comes back at once. */
const LINES = 500;

const module = compile(inRepository(".build/site/heft.wasm"));
for (const file of process.argv.slice(2)) {
  const [header, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  const instance = new Instance(module);
  for (let start = 0; start < lines.length; start += LINES) {
    instance.replay([header, ...lines.slice(start, start + LINES), ""].join("\n"));
  }
}
