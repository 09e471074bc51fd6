// The cost of a moved touch over 500 views as WebAssembly in Node: from the exported function to the last
// operation.
//
//   node Benchmarks/touch.mjs BenchmarkSite.wasm

import { compile, Instance } from "../Tests/Node/module.mjs";
import { pointer, screen } from "../Tests/Node/strokes.mjs";

const batches = 200;
const perBatch = 1000;

const instance = new Instance(compile(process.argv[2]));
instance.send(screen);
instance.send(pointer(0, 0, 100, 300, 0.3));

const { heft_input, heft_event, memory } = instance.exports;
let now = 0;
const costs = [];
for (let batch = 0; batch < batches; batch += 1) {
  const events = Array.from({ length: perBatch }, (_, index) => {
    now += 1 / 240;
    const share = (index % 97) / 97;
    return pointer(1, now, 100 + share, 300, 0.2 + share / 2);
  });
  let operations = 0;
  const start = process.hrtime.bigint();
  for (const event of events) {
    const room = heft_input(event.length);
    new Uint8Array(memory.buffer, room, event.length).set(event);
    operations += heft_event(event.length);
  }
  const end = process.hrtime.bigint();
  if (operations < perBatch * 5) throw new Error("A moved touch must change something that is shown.");
  costs.push(Number(end - start) / perBatch);
}
costs.sort((one, other) => one - other);
console.log(`touch/wasm ${Math.round(costs[batches / 2])} ns n=${batches * perBatch}`);
