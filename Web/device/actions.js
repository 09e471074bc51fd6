// @ts-check
// What a screen reader or the keyboard does to a view, without a touch.

import { isField } from "./field.js";
import { ActionKind as action } from "../seam/event-writer.js";

/** @type {Record<string, number>} */
const steps = {
  ArrowUp: action.increment, ArrowRight: action.increment, ArrowDown: action.decrement, ArrowLeft: action.decrement,
};

/**
 * @param {HTMLElement} root
 * @param {import("../seam/events.js").Events} events
 */
export function forwardActions(root, events) {
  /**
   * The view that Space is held down on.
   * @type {number | null}
   */
  let pressed = null;
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
    const kind = meaning(event, /** @type {HTMLElement} */ (event.target));
    if (kind === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (kind === action.press && !event.repeat) pressed = view;
    const repeats = kind === action.increment || kind === action.decrement;
    if (repeats || !event.repeat) events.action(view, kind);
  });
  // Wherever the focus has gone meanwhile: what was pressed is let go.
  const release = () => {
    if (pressed !== null) events.action(pressed, action.release);
    pressed = null;
  };
  root.ownerDocument.addEventListener("keyup", (event) => {
    if (event.key === " ") release();
  });
  root.ownerDocument.defaultView?.addEventListener("blur", release);
}

/**
 * The number of the view that an event is about, if something can be done to it.
 * @param {EventTarget | null} target
 */
function operable(target) {
  if (!(target instanceof HTMLElement) || isField(target) || !target.hasAttribute("tabindex")) return null;
  return target.dataset.view === undefined ? null : Number(target.dataset.view);
}

/**
 * What a key does to an element; null where it does nothing.
 * @param {KeyboardEvent} event
 * @param {HTMLElement} element
 */
function meaning({ key, shiftKey }, element) {
  if (key === "Enter") return action.activate;
  if (key === " ") return action.press;
  if (key === "Escape") return action.escape;
  if (key === "ContextMenu" || (key === "F10" && shiftKey)) return action.menu;
  if (key === "Delete") return action.delete;
  if (key === "ArrowDown" && element.getAttribute("aria-haspopup") === "menu") return action.menu;
  return element.getAttribute("role") === "slider" ? steps[key] ?? null : null;
}
