// @ts-check
// The two other ways in which browsers tell a force: Touch.force and MouseEvent.webkitForce.

import { isField } from "./field.js";
import { ForceEventChannel } from "../protocol/event-writer.js";

/**
 * @typedef {import("../protocol/events.js").Events} Events
 * @typedef {import("./coordinate-mapper.js").CoordinateMapper} CoordinateMapper
 */

/**
 * Forwards `Touch.force` of each touch that changed. Also keeps the browser's own gestures away.
 * @param {HTMLElement} screen
 * @param {CoordinateMapper} coordinates
 * @param {Events} events
 */
export function forwardTouchForce(screen, coordinates, events) {
  /** @param {Event} event */
  const forward = (event) => {
    // In a field the gestures are the browser's.
    if (event.cancelable && !isField(/** @type {Element} */ (event.target))) event.preventDefault();
    for (const touch of Array.from(/** @type {TouchEvent} */ (event).changedTouches ?? [])) {
      if (typeof touch.force !== "number") continue;
      events.force(ForceEventChannel.touch, touch.identifier, event.timeStamp, coordinates.point(touch), touch.force);
    }
  };
  for (const name of ["touchstart", "touchmove", "touchforcechange", "touchend"]) {
    screen.addEventListener(name, forward, { passive: false });
  }
}

/**
 * Forwards Safari's force of a trackpad.
 * @param {HTMLElement} screen
 * @param {CoordinateMapper} coordinates
 * @param {Events} events
 */
export function forwardWebkitForce(screen, coordinates, events) {
  /** @param {Event} event */
  const forward = (event) => {
    const { webkitForce } = /** @type {{webkitForce?: number}} */ (/** @type {unknown} */ (event));
    if (typeof webkitForce !== "number") return;
    const mouse = /** @type {MouseEvent} */ (event);
    events.force(ForceEventChannel.webkit, 0, event.timeStamp, coordinates.point(mouse), webkitForce);
  };
  for (const name of ["webkitmouseforcechanged", "webkitmouseforcedown", "webkitmouseforceup"]) {
    screen.addEventListener(name, forward);
  }
  screen.addEventListener("webkitmouseforcewillbegin", (event) => {
    // Else Safari looks up the word under the pointer.
    event.preventDefault();
    forward(event);
  });
  screen.addEventListener("mousemove", (event) => {
    if ((event.buttons & 1) !== 0) forward(event);
  });
}
