// The cost of one line of the tutorials' canvas at 750 x 1334 pixels as WebAssembly in Node: a new picture over the
// old one, from the exported function to the last operation. And that of writing the picture as a PNG file.
//
//   node Benchmarks/draw.mjs BenchmarkSite.wasm

import { compile, Instance } from "../Tests/Node/module.mjs";
import { pointer, screen, setting } from "../Tests/Node/strokes.mjs";

const strokes = 40;
const perStroke = 250;

const instance = new Instance(compile(process.argv[2]));
instance.send(setting("app", "Draw field"));
instance.send(screen);

const { heft_input, heft_event, memory } = instance.exports;

/** Hands an event over and answers what that took in microseconds, and how many bytes came of it. */
function send(event) {
  const start = process.hrtime.bigint();
  const room = heft_input(event.length);
  new Uint8Array(memory.buffer, room, event.length).set(event);
  const bytes = heft_event(event.length);
  return { cost: Number(process.hrtime.bigint() - start) / 1000, bytes };
}

const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];

const segments = [], files = [];
let time = 0, sent = 0;
for (let stroke = 0; stroke < strokes; stroke += 1) {
  // A stroke wanders over the whole screen at 500 to 1500 points a second, 120 samples each; its force swells and
  // falls, so that the line is 2 to 20 points wide.
  const place = (index) => [
    187 + 170 * Math.sin(stroke + index * 0.043), 333 + 310 * Math.sin(2 * stroke + index * 0.029),
  ];
  time += 1;
  send(pointer(0, time, ...place(0), 0.3));
  for (let index = 1; index <= perStroke; index += 1) {
    const { cost, bytes } = send(
      pointer(1, time + index / 120, ...place(index), 0.5 - 0.49 * Math.cos(index * 0.05)));
    segments.push(cost);
    sent += bytes;
  }
  time += perStroke / 120;
  files.push(send(pointer(2, time, ...place(perStroke), 0)).cost / 1000);
}
if (sent < 1000 * segments.length) throw new Error("Lines must change pixels.");
console.log(`draw/segment ${Math.round(median(segments))} us n=${segments.length}`);
console.log(`draw/segment-bytes ${Math.round(sent / segments.length)} bytes n=${segments.length}`);
console.log(`draw/png-encode ${median(files).toFixed(1)} ms n=${files.length}`);
