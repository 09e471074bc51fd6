// The ink's speed as WebAssembly in Node, beside cairo's in the same run.
//
//   node Benchmarks/ink.mjs InkModule.wasm CAIRO     CAIRO is the program that Benchmarks/cairo.c makes

import { execFileSync } from "node:child_process";

import { compile, Instance } from "../Tests/Node/module.mjs";

const rounds = 7;
const [wasm, cairo] = process.argv.slice(2);
const { exports } = new Instance(compile(wasm));
// Asked for first: the memory may grow for them, and its old buffer is gone then.
const place = exports.ink_points();
const points = Buffer.from(new Uint8Array(exports.memory.buffer, place, 1_200_000).slice());

// The processor's time, as the other program tells it; of short work a clock's, in runs that are seldom interrupted.
const processor = (body) => {
  const start = process.cpuUsage();
  body();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e3;
};
const milliseconds = (body) => {
  const start = process.hrtime.bigint();
  body();
  return Number(process.hrtime.bigint() - start) / 1e6;
};
const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

exports.ink_segments();
const ours = [], theirs = [], live = [];
for (let round = 0; round < rounds; round += 1) {
  ours.push(processor(() => exports.ink_segments()));
  theirs.push(Number(execFileSync(cairo, ["segments", "1"], { input: points })));
}
if (exports.ink_pixels() < 100_000) throw new Error("Strokes must ink pixels.");
for (let round = 0; round < rounds; round += 1) {
  exports.ink_begin();
  exports.ink_draw(1000);
  // A whole swing of the benchmark's stroke, so that every part of it counts.
  for (let run = 0; run < 40; run += 1) live.push(milliseconds(() => exports.ink_draw(96)) / 96 * 1e6);
}
console.log(`ink/wasm-segments ${median(ours).toFixed(1)} ms n=${rounds}`);
console.log(`ink/wasm-vs-cairo-segments ${(median(theirs) / median(ours)).toFixed(1)} ratio n=${rounds}`);
console.log(`ink/live-wasm ${Math.round(median(live))} ns n=${rounds * 40 * 96}`);
