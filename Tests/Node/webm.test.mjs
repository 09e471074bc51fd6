// A WebM file as a reader of Matroska takes it apart (DOODLES-29).

import assert from "node:assert/strict";
import test from "node:test";

import { webm } from "../../Web/device/webm.js";

const MASTERS = new Set([0x1A45DFA3, 0x18538067, 0x1549A966, 0x1654AE6B, 0xAE, 0xE0, 0x1F43B675, 0x1C53BB6B, 0xBB, 0xB7]);
const [SEGMENT, CLUSTER, CLUSTER_TIME, BLOCK, CUE, CUE_TIME, CUE_CLUSTER, DURATION] =
  [0x18538067, 0x1F43B675, 0xE7, 0xA3, 0xBB, 0xB3, 0xF1, 0x4489];

/** The length of a number whose first byte's leading zeros tell it. */
const lengthOf = (first) => Math.clz32(first) - 24 + 1;

/** The elements of a part of the file, and those in them. */
function* elements(bytes, from = 0, to = bytes.length, parent = null) {
  let place = from;
  while (place < to) {
    const begin = place;
    let id = 0;
    const idLength = lengthOf(bytes[place]);
    for (let index = 0; index < idLength; index += 1) id = id * 256 + bytes[place + index];
    place += idLength;
    const sizeLength = lengthOf(bytes[place]);
    let size = bytes[place] & (0xFF >> sizeLength);
    for (let index = 1; index < sizeLength; index += 1) size = size * 256 + bytes[place + index];
    place += sizeLength;
    assert.ok(place + size <= to, `the element ${id.toString(16)} at ${begin} ends beyond what it is in`);
    const element = { id, begin, content: bytes.subarray(place, place + size), place, parent };
    yield element;
    if (MASTERS.has(id)) yield* elements(bytes, place, place + size, element);
    place += size;
  }
  assert.equal(place, to);
}

const number = (bytes) => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

function fileOf(frames, duration) {
  const parts = webm("V_VP9", 375, 549, duration, frames);
  const all = Uint8Array.from(parts.flatMap((part) => [...part]));
  return { all, found: [...elements(all)] };
}

test("DOODLES-29: every picture is in the video once, in order, with its time and its bytes", () => {
  const frames = Array.from({ length: 300 }, (_, index) => (
    { time: index * 50.4, isKey: index % 40 === 0, data: Uint8Array.from({ length: 1 + index % 7 }, () => index % 256) }));
  const { found } = fileOf(frames, 15_120);
  let clusterTime = 0;
  const read = [];
  for (const { id, content } of found) {
    if (id === CLUSTER_TIME) clusterTime = number(content);
    if (id !== BLOCK) continue;
    assert.equal(content[0], 0x81);
    const time = new DataView(content.buffer, content.byteOffset).getInt16(1);
    read.push({ time: clusterTime + time, isKey: content[3] === 0x80, data: content.slice(4) });
  }
  assert.deepEqual(read, frames.map((frame) => ({ ...frame, time: Math.round(frame.time) })));
  const duration = found.find(({ id }) => id === DURATION).content;
  assert.equal(new DataView(duration.buffer, duration.byteOffset).getFloat64(0), 15_120);
});

test("DOODLES-29: a player finds each picture that needs no other by the video's index", () => {
  const frames = Array.from({ length: 90 }, (_, index) => ({ time: index * 50, isKey: index % 40 === 0, data: Uint8Array.of(1) }));
  const { found } = fileOf(frames, 4_500);
  const segment = found.find(({ id }) => id === SEGMENT);
  const clusters = new Map(found.filter(({ id }) => id === CLUSTER).map((one) => [one.begin - segment.place, one]));
  const cues = found.filter(({ id }) => id === CUE).map((cue) => {
    const inside = (name) => number(found.find(({ id, begin }) => id === name && begin > cue.begin).content);
    return { time: inside(CUE_TIME), place: inside(CUE_CLUSTER) };
  });
  assert.deepEqual(cues.map(({ time }) => time), [0, 2000, 4000]);
  assert.ok(cues.every(({ place }) => clusters.has(place)));
});

test("DOODLES-29: a picture that is seen for a minute does not put the next one's time beyond what a block can tell", () => {
  const frames = [0, 60_000, 60_050].map((time) => ({ time, isKey: time === 0, data: Uint8Array.of(7) }));
  const { found } = fileOf(frames, 62_000);
  assert.deepEqual(found.filter(({ id }) => id === CLUSTER_TIME).map(({ content }) => number(content)), [0, 60_000]);
  assert.equal(found.filter(({ id }) => id === CUE).length, 1);
});
