// The bytes of a pen's strokes for the app `Draw field`, as docs/seam.md lists events. Tests/SimulatorTests has the
// very same ones.

/** A pointer event of a pen with one sample. */
export function pointer(phase, time, x, y, pressure) {
  const bytes = new Uint8Array(12 + 64);
  const view = new DataView(bytes.buffer);
  bytes.set([3, phase, 2]);
  view.setInt32(4, 7, true);
  view.setUint32(8, 1, true);
  [time, x, y, pressure, 0, 0, 1, 1].forEach((value, index) => view.setFloat64(12 + 8 * index, value, true));
  return bytes;
}

/** The screen of an iPhone 6s. */
export const screen = (() => {
  const bytes = new Uint8Array(57);
  bytes[0] = 1;
  [375, 667, 2, 0, 0, 0, 0].forEach((value, index) => {
    new DataView(bytes.buffer).setFloat64(1 + 8 * index, value, true);
  });
  return bytes;
})();

/** A setting by its name. */
export function setting(name, value) {
  const encoder = new TextEncoder();
  const strings = [name, value].map((text) => encoder.encode(text));
  const bytes = new Uint8Array(9 + strings[0].length + strings[1].length);
  bytes[0] = 9;
  let at = 1;
  for (const string of strings) {
    new DataView(bytes.buffer).setUint32(at, string.length, true);
    bytes.set(string, at + 4);
    at += 4 + string.length;
  }
  return bytes;
}

/** FNV-1a of bytes. */
export const hash = (bytes, start = 0x811C9DC5) =>
  bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, start);
