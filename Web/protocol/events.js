// @ts-check
// Turns events of the browser into events that the module takes: event-writer.js makes bytes of them.

import { EventWriter, PointerType, TracePace } from "./event-writer.js";

/**
 * @typedef {{x: number, y: number}} Point points from the screen's top left corner
 * @typedef {{width: number, height: number, scale: number, top: number, left: number, bottom: number,
 *   right: number}} ScreenSize
 */

/**
 * The types of pointers by `PointerEvent.pointerType`.
 * @type {Record<string, number>}
 */
const pointerTypes = PointerType;

/** The present moment on the clock of the browser's events, in seconds. */
const now = () => performance.now() / 1000;

export class Events {
  #write = new EventWriter();
  #link;

  /** @param {import("./link.js").Link} link */
  constructor(link) {
    this.#link = link;
  }

  /** @param {ScreenSize} screen */
  screen({ width, height, scale, top, left, bottom, right }) {
    this.#send(this.#write.screen(width, height, scale, top, left, bottom, right));
  }

  /** @param {boolean} isDark @param {boolean} reducesMotion */
  appearance(isDark, reducesMotion) {
    this.#send(this.#write.appearance(isDark, reducesMotion));
  }

  /**
   * One event of a pointer with its samples, oldest first. `coordinates` undoes the device's scale.
   * @param {number} phase
   * @param {PointerEvent[]} samples
   * @param {import("../device/coordinate-mapper.js").CoordinateMapper} coordinates
   * @param {number} started
   */
  pointer(phase, samples, coordinates, started) {
    const last = samples[samples.length - 1];
    const type = pointerTypes[last.pointerType] ?? PointerType.mouse;
    const readings = samples.map((sample) => ({
      time: sample.timeStamp / 1000, x: coordinates.x(sample.clientX), y: coordinates.y(sample.clientY),
      pressure: sample.pressure, tiltX: sample.tiltX, tiltY: sample.tiltY, width: sample.width / coordinates.scale,
      height: sample.height / coordinates.scale,
    }));
    this.#send(this.#write.pointer(phase, type, last.pointerId, last.buttons & 0xFF, readings), started);
  }

  /**
   * @param {number} channel
   * @param {number} identifier
   * @param {number} timeStamp milliseconds
   * @param {Point} point
   * @param {number} value
   */
  force(channel, identifier, timeStamp, point, value) {
    this.#send(this.#write.force(channel, identifier, timeStamp / 1000, point.x, point.y, value));
  }

  /** @param {PointerEvent} event @param {boolean} isOver @param {Point} point */
  hover(event, isOver, point) {
    const type = pointerTypes[event.pointerType] ?? PointerType.mouse;
    this.#send(this.#write.hover(event.timeStamp / 1000, type, isOver, point.x, point.y));
  }

  /** @param {WheelEvent} event @param {Point} point */
  wheel(event, point) {
    const { timeStamp, deltaX, deltaY, deltaMode, ctrlKey } = event;
    this.#send(this.#write.wheel(timeStamp / 1000, point.x, point.y, deltaX, deltaY, deltaMode, ctrlKey));
  }

  /**
   * @param {boolean} isDown
   * @param {boolean} isRepeat
   * @param {number} timeStamp milliseconds
   * @param {import("../device/keys.js").Key} key
   * @param {number} modifiers `KeyModifiers`
   */
  key(isDown, isRepeat, timeStamp, { key, text, view }, modifiers) {
    this.#send(this.#write.key(isDown, isRepeat, timeStamp / 1000, key, modifiers, text, view));
  }

  /**
   * The right button of a mouse.
   * @param {MouseEvent} event
   * @param {Point} point
   */
  menu(event, point) {
    this.#send(this.#write.menu(event.timeStamp / 1000, point.x, point.y));
  }

  /** @param {number} timeStamp milliseconds */
  tick(timeStamp) {
    this.#send(this.#write.tick(timeStamp / 1000));
  }

  /** @param {boolean} isVisible */
  visibility(isVisible) {
    this.#send(this.#write.visibility(isVisible, now()));
  }

  /** @param {number} name a `SettingName` @param {string} value */
  setting(name, value) {
    this.#send(this.#write.setting(name, value));
  }

  /** @param {number} command a `HostCommand` */
  command(command) {
    this.#send(this.#write.command(command));
  }

  /** @param {string} text @param {number} pace a `TracePace` */
  trace(text, pace = TracePace.atOnce) {
    this.#send(this.#write.trace(text, pace));
  }

  /** @param {number} view @param {string} text @param {number} start @param {number} end @param {boolean} isComposing */
  text(view, text, start, end, isComposing) {
    this.#send(this.#write.text(view, text, start, end, isComposing, now()));
  }

  /** @param {number} view @param {number} change a `EditingChange` */
  editing(view, change) {
    this.#send(this.#write.editing(view, change, now()));
  }

  /** @param {number} view @param {number} pointer @param {number} start @param {number} end */
  fieldPress(view, pointer, start, end) {
    this.#send(this.#write.fieldPress(view, pointer, start, end, now()));
  }

  /** @param {number} view @param {number} kind an `ActionKind` */
  action(view, kind) {
    this.#send(this.#write.action(view, kind, 0, now()));
  }

  /** @param {number} view @param {number} height @param {import("./event-writer.js").DocumentLayoutLink[]} links */
  document(view, height, links) {
    this.#send(this.#write.document(view, height, now(), links));
  }

  /**
   * @param {number} view
   * @param {number} height
   * @param {number} top of the caret
   * @param {number} bottom of the caret
   * @param {number} start of the selection
   * @param {number} end of the selection
   */
  textLayout(view, height, top, bottom, start, end) {
    this.#send(this.#write.textLayout(view, height, top, bottom, start, end, now()));
  }

  /** @param {number} view @param {number} link @param {number} kind a `LinkUseKind` */
  link(view, link, kind) {
    this.#send(this.#write.link(view, link, kind, now()));
  }

  /** @param {import("./event-writer.js").HostFile[]} files @param {string} unread */
  files(files, unread) {
    this.#send(this.#write.files(files, unread, now()));
  }

  /** @param {import("./event-writer.js").StoredItem[]} items */
  loaded(items) {
    this.#send(this.#write.loaded(items));
  }

  /** @param {number} number @param {string | null} failure */
  stored(number, failure) {
    this.#send(this.#write.stored(number, failure, now()));
  }

  /** @param {string} app @param {string} key @param {Uint8Array | null} bytes null where nothing is kept any more */
  changed(app, key, bytes) {
    this.#send(this.#write.changed(app, key, bytes, now()));
  }

  /** @param {number} number @param {Uint8Array | null} bytes @param {string | null} failure */
  fetched(number, bytes, failure) {
    this.#send(this.#write.fetched(number, bytes, failure, now()));
  }

  storageLost() {
    this.#send(this.#write.storageLost(now()));
  }

  /** @param {number} bits */
  abilities(bits) {
    this.#send(this.#write.abilities(bits));
  }

  /** @param {number} number @param {number} outcome a `SharedOutcome` @param {string} reason */
  shared(number, outcome, reason) {
    this.#send(this.#write.shared(number, outcome, reason, now()));
  }

  date() {
    this.#send(this.#write.date(Date.now() / 1000, -new Date().getTimezoneOffset(), now()));
  }

  /** @param {Uint8Array} bytes @param {number} [started] when the page's handler began, for the timing hook */
  #send(bytes, started = 0) {
    this.#link.send(bytes, started);
  }
}
