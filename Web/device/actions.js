// @ts-check
// The actions that a screen reader does to a view, without a touch.

import { focusedView } from "./keys.js";
import { ActionKind } from "../protocol/event-writer.js";

/**
 * @param {HTMLElement} root
 * @param {import("../protocol/events.js").Events} events
 */
export function forwardActions(root, events) {
  root.addEventListener("click", (event) => {
    // The click of a finger or a mouse is the end of a touch, which the device has already.
    const { pointerType } = /** @type {PointerEvent} */ (event);
    const view = focusedView(event.target);
    if (view !== 0 && (pointerType === undefined ? event.detail === 0 : pointerType === "")) {
      events.action(view, ActionKind.activate);
    }
  });
}
