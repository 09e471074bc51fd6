// @ts-check
// What a screen reader or the keyboard does to a view, without a touch.

import { isField } from "./field.js";

/** As docs/seam.md counts. */
const action = { activate: 0, increment: 1, decrement: 2, escape: 3 };

/** @type {Record<string, number>} */
const steps = {
  ArrowUp: action.increment, ArrowRight: action.increment, ArrowDown: action.decrement, ArrowLeft: action.decrement,
};

/**
 * @param {HTMLElement} root
 * @param {import("../seam/events.js").Events} events
 */
export function forwardActions(root, events) {
  root.addEventListener("click", (event) => {
    // The click of a finger or a mouse is the end of a touch, which the device has already.
    const { pointerType } = /** @type {PointerEvent} */ (event);
    const view = operable(event.target);
    if (view !== null && (pointerType === undefined ? event.detail === 0 : pointerType === "")) {
      events.action(view, action.activate);
    }
  });
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const view = operable(event.target);
    if (view === null) return;
    const kind = meaning(event.key, /** @type {HTMLElement} */ (event.target));
    if (kind === null) return;
    event.preventDefault();
    event.stopPropagation();
    const repeats = kind === action.increment || kind === action.decrement;
    if (repeats || !event.repeat) events.action(view, kind);
  });
}

/**
 * The number of the view that an event is about, if something can be done to it.
 * @param {EventTarget | null} target
 */
function operable(target) {
  if (!(target instanceof HTMLElement) || isField(target) || target.tabIndex < 0) return null;
  return target.dataset.view === undefined ? null : Number(target.dataset.view);
}

/**
 * What a key does to an element; null where it does nothing.
 * @param {string} key
 * @param {HTMLElement} element
 */
function meaning(key, element) {
  if (key === "Enter" || key === " ") return action.activate;
  if (key === "Escape") return action.escape;
  return element.getAttribute("role") === "slider" ? steps[key] ?? null : null;
}
