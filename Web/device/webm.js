// @ts-check
// A WebM file of one video track, after the Matroska specification (RFC 9559): a segment of clusters that begin with a
// picture that needs no other, and an index of these, so that a player can go to any place.

/** @typedef {{time: number, isKey: boolean, data: Uint8Array}} EncodedFrame `time` in milliseconds */

const id = Object.freeze({
  header: 0x1A45DFA3, version: 0x4286, readVersion: 0x42F7, idLength: 0x42F2, sizeLength: 0x42F3, type: 0x4282,
  typeVersion: 0x4287, typeReadVersion: 0x4285,
  segment: 0x18538067, info: 0x1549A966, scale: 0x2AD7B1, duration: 0x4489, muxer: 0x4D80, writer: 0x5741,
  tracks: 0x1654AE6B, track: 0xAE, number: 0xD7, unique: 0x73C5, kind: 0x83, codec: 0x86, video: 0xE0, width: 0xB0,
  height: 0xBA,
  cluster: 0x1F43B675, clusterTime: 0xE7, block: 0xA3,
  cues: 0x1C53BB6B, cue: 0xBB, cueTime: 0xB3, cuePlaces: 0xB7, cueTrack: 0xF7, cueCluster: 0xF1,
});

/** A block tells its time from its cluster's in sixteen bits with a sign. */
const LONGEST_CLUSTER = 32_767;

/**
 * @param {string} codec as `V_VP9`
 * @param {number} width in pixels
 * @param {number} height in pixels
 * @param {number} duration of the whole, in milliseconds
 * @param {EncodedFrame[]} frames in order; the first is a key frame
 * @returns {Uint8Array[]} the file, in parts
 */
export function webm(codec, width, height, duration, frames) {
  const info = element(id.info, [
    unsigned(id.scale, 1_000_000), float(id.duration, duration), text(id.muxer, "Heft"), text(id.writer, "Heft"),
  ]);
  const video = element(id.video, [unsigned(id.width, width), unsigned(id.height, height)]);
  const track = element(id.track, [
    unsigned(id.number, 1), unsigned(id.unique, 1), unsigned(id.kind, 1), text(id.codec, codec), video,
  ]);
  const parts = [info, element(id.tracks, [track])];
  /** @type {Part[]} */
  const cues = [];
  let place = total(parts);
  for (const { time, isKey, blocks } of clusters(frames)) {
    const places = element(id.cuePlaces, [unsigned(id.cueTrack, 1), unsigned(id.cueCluster, place)]);
    if (isKey) cues.push(element(id.cue, [unsigned(id.cueTime, time), places]));
    const cluster = element(id.cluster, [unsigned(id.clusterTime, time), ...blocks]);
    parts.push(cluster);
    place += total(cluster);
  }
  parts.push(element(id.cues, cues));
  const header = element(id.header, [
    unsigned(id.version, 1), unsigned(id.readVersion, 1), unsigned(id.idLength, 4), unsigned(id.sizeLength, 8),
    text(id.type, "webm"), unsigned(id.typeVersion, 4), unsigned(id.typeReadVersion, 2),
  ]);
  return [...header, ...element(id.segment, parts)];
}

/** @param {EncodedFrame[]} frames */
function clusters(frames) {
  /** @type {{time: number, isKey: boolean, blocks: Part[]}[]} */
  const all = [];
  for (const { time, isKey, data } of frames) {
    const at = Math.round(time);
    let cluster = all.at(-1);
    if (!cluster || isKey || at - cluster.time > LONGEST_CLUSTER) {
      cluster = { time: at, isKey, blocks: [] };
      all.push(cluster);
    }
    const head = new Uint8Array(4);
    // The track's number, the time from the cluster's, and whether the picture needs no other.
    head[0] = 0x81;
    new DataView(head.buffer).setInt16(1, at - cluster.time);
    head[3] = isKey ? 0x80 : 0;
    cluster.blocks.push(element(id.block, [head, data]));
  }
  return all;
}

/** @typedef {Uint8Array | Uint8Array[]} Part bytes, in one piece or more */

/**
 * @param {number} name
 * @param {Part[]} content
 * @returns {Uint8Array[]}
 */
function element(name, content) {
  const parts = content.flat();
  const head = [...bytesOf(name)];
  const size = new Uint8Array(8);
  new DataView(size.buffer).setBigUint64(0, BigInt(total(parts)));
  // Eight bytes for each size: the first one's leading bit says so.
  size[0] = 0x01;
  return [Uint8Array.of(...head, ...size), ...parts];
}

/**
 * How many bytes they have.
 * @param {Part[]} parts
 */
const total = (parts) => parts.flat().reduce((count, part) => count + part.length, 0);

/**
 * The bytes of a whole number, from the first one that is not 0; one at least.
 * @param {number} value not below 0
 */
function bytesOf(value) {
  /** @type {number[]} */
  const bytes = [];
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return bytes;
}

/** @param {number} name @param {number} value */
const unsigned = (name, value) => element(name, [Uint8Array.from(bytesOf(value))]);

/** @param {number} name @param {string} value */
const text = (name, value) => element(name, [new TextEncoder().encode(value)]);

/** @param {number} name @param {number} value */
function float(name, value) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return element(name, [bytes]);
}
