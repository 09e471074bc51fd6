// @ts-check
// Each event of docs/seam.md as a function that writes it and sends it.

import { Writer } from "./bytes.js";

/** Phases of a pointer. */
export const phase = { down: 0, move: 1, up: 2, cancel: 3, lost: 4 };

/** @type {Record<string, number>} */
const pointerTypes = { mouse: 0, touch: 1, pen: 2 };

/**
 * @typedef {{x: number, y: number}} Point points from the screen's top left corner
 * @typedef {{width: number, height: number, scale: number, top: number, left: number, bottom: number,
 *   right: number}} ScreenSize
 */

/** The present moment on the clock of the browser's events, in seconds. */
const now = () => performance.now() / 1000;

export class Events {
  #writer = new Writer();
  #link;

  /** @param {import("./link.js").Link} link */
  constructor(link) {
    this.#link = link;
  }

  /** @param {ScreenSize} screen */
  screen({ width, height, scale, top, left, bottom, right }) {
    this.#writer.start(1).f64(width).f64(height).f64(scale).f64(top).f64(left).f64(bottom).f64(right);
    this.#send();
  }

  /**
   * @param {boolean} dark
   * @param {boolean} reduceMotion
   */
  appearance(dark, reduceMotion) {
    this.#writer.start(2).u8(Number(dark)).u8(Number(reduceMotion));
    this.#send();
  }

  /**
   * One event of a pointer with its samples, oldest first. `place` undoes the device's scale.
   * @param {number} phase
   * @param {PointerEvent[]} samples
   * @param {import("../device/place.js").Place} place
   * @param {number} started
   */
  pointer(phase, samples, place, started) {
    const last = samples[samples.length - 1];
    const writer = this.#writer.start(3).u8(phase).u8(pointerTypes[last.pointerType] ?? 0)
      .u8(last.buttons & 0xFF).i32(last.pointerId).u32(samples.length);
    for (const sample of samples) {
      writer.f64(sample.timeStamp / 1000).f64(place.x(sample.clientX)).f64(place.y(sample.clientY))
        .f64(sample.pressure).f64(sample.tiltX).f64(sample.tiltY)
        .f64(sample.width / place.scale).f64(sample.height / place.scale);
    }
    this.#send(started);
  }

  /**
   * @param {number} channel 0 is `Touch.force`, 1 is `MouseEvent.webkitForce`
   * @param {number} identifier
   * @param {number} timeStamp milliseconds
   * @param {Point} point
   * @param {number} value
   */
  force(channel, identifier, timeStamp, point, value) {
    this.#writer.start(4).u8(channel).i32(identifier).f64(timeStamp / 1000)
      .f64(point.x).f64(point.y).f64(value);
    this.#send();
  }

  /**
   * @param {WheelEvent} event
   * @param {Point} point
   */
  wheel(event, point) {
    this.#writer.start(5).f64(event.timeStamp / 1000)
      .f64(point.x).f64(point.y).f64(event.deltaX).f64(event.deltaY).u8(event.deltaMode).u8(Number(event.ctrlKey));
    this.#send();
  }

  /**
   * @param {boolean} down
   * @param {boolean} repeat
   * @param {number} timeStamp milliseconds
   * @param {string} key
   */
  key(down, repeat, timeStamp, key) {
    this.#writer.start(6).u8(Number(down)).u8(Number(repeat)).f64(timeStamp / 1000).string(key);
    this.#send();
  }

  /**
   * The right button of a mouse.
   * @param {MouseEvent} event
   * @param {Point} point
   */
  menu(event, point) {
    this.#writer.start(20).f64(event.timeStamp / 1000).f64(point.x).f64(point.y);
    this.#send();
  }

  /** @param {number} timeStamp milliseconds */
  tick(timeStamp) {
    this.#writer.start(7).f64(timeStamp / 1000);
    this.#send();
  }

  /** @param {boolean} visible */
  visibility(visible) {
    this.#writer.start(8).u8(Number(visible)).f64(now());
    this.#send();
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  setting(name, value) {
    this.#writer.start(9).string(name).string(value);
    this.#send();
  }

  /**
   * @param {"relaunch" | "save-trace" | "stop-replay" | "press-picture" | "leave-picture" | "back" | "pointer-mouse"
   *   | "pointer-touch" | "pointer-pen"} name
   */
  command(name) {
    this.#writer.start(10).string(name);
    this.#send();
  }

  /**
   * @param {string} text
   * @param {number} pace 0 at once, 1 as recorded
   */
  trace(text, pace) {
    this.#writer.start(11).u8(pace).string(text);
    this.#send();
  }

  /**
   * @param {number} view
   * @param {string} text
   * @param {number} start
   * @param {number} end
   * @param {boolean} isComposing
   */
  text(view, text, start, end, isComposing) {
    this.#writer.start(12).u32(view).string(text).u32(start).u32(end).u8(Number(isComposing)).f64(now());
    this.#send();
  }

  /**
   * @param {number} view
   * @param {0 | 1 | 2 | 3} change it got the focus, lost it, the return key, the Escape key
   */
  editing(view, change) {
    this.#writer.start(13).u32(view).u8(change).f64(now());
    this.#send();
  }

  /**
   * @param {number} view
   * @param {number} kind 0 activate, 1 increment, 2 decrement, 3 escape, 4 menu, 5 press, 6 release
   */
  action(view, kind) {
    this.#writer.start(18).u32(view).u8(kind).u32(0).f64(now());
    this.#send();
  }

  /**
   * @param {number} view
   * @param {number} height
   * @param {import("../device/document.js").LinkPlace[]} places
   */
  document(view, height, places) {
    const writer = this.#writer.start(28).u32(view).f64(height).f64(now()).u32(places.length);
    for (const { number, x, y, width, height } of places) writer.u32(number).f64(x).f64(y).f64(width).f64(height);
    this.#send();
  }

  /**
   * @param {number} view
   * @param {number} link
   * @param {number} kind 0 activated, 1 focused, 2 menu
   */
  link(view, link, kind) {
    this.#writer.start(29).u32(view).u32(link).u8(kind).f64(now());
    this.#send();
  }

  /** @param {import("../device/storage.js").StoredItem[]} items */
  loaded(items) {
    const writer = this.#writer.start(14).u32(items.length);
    for (const { app, key, bytes } of items) writer.string(app).string(key).bytesOf(bytes);
    this.#send();
  }

  /**
   * @param {number} number
   * @param {string} failure empty where there is none
   */
  stored(number, failure) {
    this.#writer.start(15).u32(number).u8(Number(failure === "")).string(failure).f64(now());
    this.#send();
  }

  /** @param {string} app @param {string} key @param {Uint8Array | null} bytes null where nothing is kept any more */
  changed(app, key, bytes) {
    this.#writer.start(21).string(app).string(key).u8(Number(bytes !== null)).bytesOf(bytes ?? new Uint8Array())
      .f64(now());
    this.#send();
  }

  /**
   * @param {number} number
   * @param {Uint8Array | null} bytes null where nothing is kept, or that is not known
   * @param {string} failure empty where there is none
   */
  fetched(number, bytes, failure) {
    this.#writer.start(23).u32(number).u8(failure !== "" ? 2 : Number(bytes !== null))
      .bytesOf(bytes ?? new Uint8Array()).string(failure).f64(now());
    this.#send();
  }

  storageLost() {
    this.#writer.start(22).f64(now());
    this.#send();
  }

  /** @param {number} bits */
  abilities(bits) {
    this.#writer.start(16).u32(bits);
    this.#send();
  }

  /**
   * @param {number} number
   * @param {number} outcome 0 cancelled, 1 done, 2 failed
   * @param {string} reason
   */
  shared(number, outcome, reason) {
    this.#writer.start(17).u32(number).u8(outcome).string(reason).f64(now());
    this.#send();
  }

  date() {
    this.#writer.start(19).f64(Date.now() / 1000).i32(-new Date().getTimezoneOffset()).f64(now());
    this.#send();
  }

  #send(started = 0) {
    this.#link.send(this.#writer.bytes, started);
  }
}
