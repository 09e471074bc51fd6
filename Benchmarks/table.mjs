// The cost of a frame of a fast scroll through 10,000 rows as WebAssembly in Node: from the exported function to
// the last operation.
//
//   node Benchmarks/table.mjs TableSite.wasm

import { compile, Instance } from "../Tests/Node/module.mjs";
import * as strokes from "../Tests/Node/strokes.mjs";
import { PointerType } from "../Web/protocol/event-writer.js";

const frames = 3000;
// Points a frame: six thousand a second, as fast as a strong flick.
const step = 100;
const rows = 10_000 * 44;

/** A finger's event with one sample. */
const pointer = (phase, time, y) => strokes.pointer(phase, time, 100, y, 0.3, { type: PointerType.touch, size: 20 });

const instance = new Instance(compile(process.argv[2]));
instance.send(strokes.screen);

const { heft_input, heft_event, memory } = instance.exports;
let now = 1;
let bytes = 0;

/** Hands an event over; returns how many nanoseconds that took. */
function send(event) {
  const room = heft_input(event.length);
  new Uint8Array(memory.buffer, room, event.length).set(event);
  const start = process.hrtime.bigint();
  bytes = heft_event(event.length);
  return Number(process.hrtime.bigint() - start);
}

// A finger drags far: every event is a frame in which two or three rows come in.
let y = 600;
send(pointer(0, now, y));
const costs = [];
let total = 0;
for (let frame = 0; frame < frames; frame += 1) {
  now += 1 / 60;
  y -= step;
  const cost = send(pointer(1, now, y));
  if (bytes < 100) throw new Error("A frame of a scroll must change something that is shown.");
  costs.push(cost);
  total += bytes;
}
if (frames * step > rows) throw new Error("The list ends before the scroll does.");
costs.sort((one, other) => one - other);
console.log(`a frame's operations are ${Math.round(total / frames)} bytes`);
console.log(`table/scroll-frame ${(costs[frames / 2] / 1000).toFixed(1)} us n=${frames}`);
