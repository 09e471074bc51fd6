// @ts-check
// A video of an animated picture, by the browser's decoder and encoder.

import { webm } from "./webm.js";

/** @typedef {import("./webm.js").EncodedFrame} EncodedFrame */

/** The codecs of every browser that encodes, the newer first, with their names in a WebM file. */
const CODECS = [{ codec: "vp09.00.10.08", name: "V_VP9" }, { codec: "vp8", name: "V_VP8" }];
/** Bits for each pixel of a picture: lines stay sharp, and a minute of a page has some megabytes [our choice]. */
const BITS = 0.25;
/** Pictures in a second that the encoder is told; each has a time of its own [our choice]. */
const RATE = 20;
/** Milliseconds between pictures that need no other: a player can go to these [our choice]. */
const KEY_INTERVAL = 2000;
/** Pictures that wait for the encoder at most: each has all of its pixels [our choice]. */
const MOST_WAITING = 4;

/** Whether this browser can do it, as far as that is known at once. */
export const canEncodeVideo = () => "VideoEncoder" in globalThis && "ImageDecoder" in globalThis;

/**
 * @param {Uint8Array} animation an animated PNG
 * @returns {Promise<Uint8Array>} a WebM file
 * @throws {DOMException} where the picture cannot be read, or nothing encodes pictures of its size
 */
export async function encodeVideo(animation) {
  const decoder = new ImageDecoder({ data: /** @type {BufferSource} */ (animation), type: "image/png" });
  /** @type {VideoEncoder | undefined} */
  let encoder;
  try {
    await decoder.tracks.ready;
    await decoder.completed;
    const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
    /** @type {EncodedFrame[]} */
    const frames = [];
    /** @type {(error: DOMException) => void} */
    let fail = () => {};
    const failed = new Promise((_, reject) => { fail = reject; });
    // It may come when nothing waits for it any more: what is asked of a closed encoder throws too.
    failed.catch(() => {});
    let [width, height, codec, time, lastKey] = [0, 0, "", 0, -Infinity];
    for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      if (!encoder) {
        [width, height] = [image.displayWidth, image.displayHeight];
        const chosen = await configuration(width, height);
        codec = chosen.name;
        encoder = new VideoEncoder({
          output(chunk) {
            const data = new Uint8Array(chunk.byteLength);
            chunk.copyTo(data);
            frames.push({ time: chunk.timestamp / 1000, isKey: chunk.type === "key", data });
          },
          error: fail,
        });
        encoder.configure(chosen.config);
      }
      const isKey = time - lastKey >= KEY_INTERVAL;
      if (isKey) lastKey = time;
      await Promise.race([room(encoder), failed]);
      encode(encoder, image, time, isKey);
      time += (image.duration ?? 0) / 1000;
      // A file has only beginnings of pictures: the last one is there twice, that it is seen as long as it should be.
      if (frameIndex === count - 1) encode(encoder, image, Math.max(time - 1000 / RATE, 0), false);
      image.close();
    }
    if (!encoder) throw new DOMException("there is no picture", "EncodingError");
    await encoder.flush();
    return joined(webm(codec, width, height, time, frames));
  } finally {
    if (encoder && encoder.state !== "closed") encoder.close();
    decoder.close();
  }
}

/** @param {number} width @param {number} height */
async function configuration(width, height) {
  for (const { codec, name } of CODECS) {
    const config = { codec, width, height, bitrate: Math.ceil(width * height * RATE * BITS), framerate: RATE };
    if ((await VideoEncoder.isConfigSupported(config)).supported) return { name, config };
  }
  throw new DOMException("nothing encodes it", "NotSupportedError");
}

/**
 * Done when few pictures wait.
 * @param {VideoEncoder} encoder
 */
async function room(encoder) {
  while (encoder.encodeQueueSize >= MOST_WAITING) {
    await new Promise((ready) => encoder.addEventListener("dequeue", ready, { once: true }));
  }
}

/**
 * @param {VideoEncoder} encoder @param {VideoFrame} image
 * @param {number} time in milliseconds @param {boolean} keyFrame
 */
function encode(encoder, image, time, keyFrame) {
  const frame = new VideoFrame(image, { timestamp: Math.round(time * 1000), alpha: "discard" });
  encoder.encode(frame, { keyFrame });
  frame.close();
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((count, part) => count + part.length, 0));
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}
