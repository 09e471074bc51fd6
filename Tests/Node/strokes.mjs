// The bytes of a hand's events for the apps of the benchmarks. Tests/SimulatorTests has the very same strokes.

import { EventWriter, PointerType, SettingNameTexts } from "../../Web/protocol/event-writer.js";

const writer = new EventWriter();

/** A pointer event with one sample, of a pen or of another kind of pointer. */
export function pointer(phase, time, x, y, pressure, { type = PointerType.pen, size = 1 } = {}) {
  const sample = { time, x, y, pressure, tiltX: 0, tiltY: 0, width: size, height: size };
  return writer.pointer(phase, type, 7, 0, [sample]).slice();
}

/** The screen of an iPhone 6s. */
export const screen = writer.screen(375, 667, 2, 0, 0, 0, 0).slice();

/** A setting by its name. */
export const setting = (name, value) => writer.setting(SettingNameTexts.get(name), value).slice();

/** The text of a trace to replay at once. */
export const trace = (text) => writer.trace(text, 0).slice();

/** The next frame. */
export const tick = (time) => writer.tick(time).slice();

/** FNV-1a of bytes. */
export const hash = (bytes, start = 0x811C9DC5) =>
  bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, start);
