// A drawing is the same natively and as WebAssembly, pixel by pixel (DRAW-5 of docs/spec.md).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { inflateSync } from "node:zlib";

import { compile, inRepository, Instance } from "./module.mjs";
import { Reader } from "../../Web/protocol/bytes.js";
import { applyAll } from "../../Web/protocol/operations.js";
import { hash, pointer, screen, setting } from "./strokes.mjs";

test("a card with some of everything and fifty lines has the pixels of the native build", () => {
  const instance = new Instance(compile(inRepository(".build/site/BenchmarkSite.wasm")));
  instance.send(setting("app", "Draw field"));
  const shown = new Shown();
  shown.take(instance.send(screen));
  shown.take(instance.send(pointer(0, 0, 100, 300, 0.3)));
  for (let index = 1; index <= 50; index += 1) {
    const x = 100 + 3.7 * index + (index % 7);
    const y = 300 + 2.3 * index - 5 * (index % 5);
    shown.take(instance.send(pointer(1, index / 60, x, y, 0.2 + (index % 11) / 20)));
  }
  shown.take(instance.send(pointer(2, 1, 300, 400, 0)));
  const source = readFileSync(inRepository("Tests/SimulatorTests/DrawingTests.swift"), "utf8");
  const [, expected] = source.match(/pixelHash: UInt32 = 0x([0-9A-F_]+)/);
  assert.equal(shown.hash.toString(16), Number.parseInt(expected.replaceAll("_", ""), 16).toString(16));
});

test("ten thousand lines need no more memory than what records their touches", () => {
  const instance = new Instance(compile(inRepository(".build/site/BenchmarkSite.wasm")));
  instance.send(setting("app", "Draw field"));
  instance.send(screen);
  instance.send(pointer(0, 0, 100, 300, 0.3));
  const draw = (from, to) => {
    for (let index = from; index < to; index += 1) {
      const x = 187 + 180 * Math.sin(index * 0.05);
      const y = 333 + 320 * Math.sin(index * 0.0613);
      instance.send(pointer(1, index / 240, x, y, 0.2 + (index % 11) / 20));
    }
  };
  draw(1, 1000);
  const before = instance.exports.memory.buffer.byteLength;
  draw(1000, 11_000);
  // The recorder keeps every event; one tile of pixels a line would be 160 MB.
  assert.ok(instance.exports.memory.buffer.byteLength - before < 8_000_000);
});

/** The pixels that the page would show of the last view that has some, and the lines of the console. */
class Shown {
  lines = [];
  /** The pixels of each view: RGBA, not multiplied by alpha. */
  views = new Map();
  /** FNV-1a of all bytes of pixels. */
  hash = 0x811C9DC5;
  #reader = new Reader();

  take(operations) {
    const ignored = new Proxy({}, { get: () => () => {} });
    const views = new Proxy({ pixels: (view, update) => this.#draw(view, update) }, {
      get: (handlers, name) => handlers[name] ?? (() => {}),
    });
    const panel = new Proxy({ console: (_, line) => this.lines.push(line) }, {
      get: (handlers, name) => handlers[name] ?? (() => {}),
    });
    this.#reader.start(operations.buffer, operations.byteOffset, operations.length);
    applyAll(this.#reader, { views, panel, requests: ignored });
  }

  #draw(view, { width, height, x, y, changedWidth, changedHeight, bytes }) {
    const pixels = this.views.get(view)?.pixels ?? new Uint8Array(width * height * 4);
    this.views.set(view, { width, height, pixels });
    this.hash = hash(bytes, this.hash);
    for (let row = 0; row < changedHeight; row += 1) {
      const line = bytes.subarray(row * changedWidth * 4, (row + 1) * changedWidth * 4);
      pixels.set(line, ((y + row) * width + x) * 4);
    }
  }
}

/** The pixels of a PNG as ours are written: eight bits, RGBA, filtered by nothing, the left or above. */
function unpack(file) {
  const parts = [];
  let width = 0, height = 0;
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    const body = file.subarray(at + 8, at + 8 + file.readUInt32BE(at));
    const name = file.toString("latin1", at + 4, at + 8);
    if (name === "IHDR") [width, height] = [body.readUInt32BE(0), body.readUInt32BE(4)];
    if (name === "IDAT") parts.push(body);
  }
  const rows = inflateSync(Buffer.concat(parts));
  const pixels = new Uint8Array(width * height * 4);
  const length = width * 4;
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (length + 1)];
    assert.ok(filter <= 2);
    for (let index = 0; index < length; index += 1) {
      const at = y * length + index;
      const left = filter === 1 && index >= 4 ? pixels[at - 4] : 0;
      const above = filter === 2 && y > 0 ? pixels[at - length] : 0;
      pixels[at] = rows[y * (length + 1) + 1 + index] + left + above;
    }
  }
  return { width, height, pixels };
}

test("the PNG of a drawing holds, read by another program, exactly what is shown (DRAW-10)", () => {
  const instance = new Instance(compile(inRepository(".build/site/BenchmarkSite.wasm")));
  const shown = new Shown();
  shown.take(instance.send(setting("app", "Draw field")));
  shown.take(instance.send(screen));
  shown.take(instance.send(pointer(0, 0, 100, 300, 0.3)));
  for (let index = 1; index <= 200; index += 1) {
    const [x, y] = [187 + 170 * Math.sin(index * 0.31), 333 + 310 * Math.sin(index * 0.17)];
    shown.take(instance.send(pointer(1, index / 60, x, y, 0.2 + (index % 11) / 20)));
  }
  shown.take(instance.send(pointer(3, 4, 300, 400, 0)));
  const text = shown.lines.find((line) => line.startsWith("PNG:"));
  const file = unpack(Buffer.from(text.slice(4), "hex"));
  const canvas = [...shown.views.values()].find(({ width }) => width === 750);
  assert.deepEqual([file.width, file.height], [750, 1334]);
  assert.ok(canvas.pixels.some((byte) => byte !== 0));
  assert.equal(Buffer.compare(file.pixels, canvas.pixels), 0);
});
