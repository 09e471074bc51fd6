// @ts-check
// A view's description for a screen reader, as attributes of ARIA.

import { isField } from "./field.js";
import {
  AccessibilityRole as Role, AccessibilityStates as State, AccessibilityValuePlace as Place,
} from "../protocol/operation-values.js";

/** ARIA's names of the roles, in the order of their numbers. */
const roles = Object.keys(Role);

/**
 * @param {HTMLElement} element
 * @param {import("../protocol/operations.js").AccessibilityDescription} description
 */
export function describe(element, { role, states, level, label, value, valuePlace, hint }) {
  const has = (/** @type {number} */ state) => (states & state) !== 0;
  const isHidden = has(State.hidden), isSelected = has(State.selected);
  const name = valuePlace !== Place.name ? label : label === "" ? value : `${label}, ${value}`;
  set(element, "aria-hidden", isHidden ? "true" : "");
  // A view that is hidden from a screen reader cannot be reached by the keyboard either.
  element.inert = isHidden;
  if (has(State.focusable)) element.tabIndex = has(State.tabbable) ? 0 : -1;
  else if (!isField(element)) element.removeAttribute("tabindex");
  // A text that is edited with looks of its own is the page's own text box.
  const own = element.classList.contains("rich-text") ? "textbox" : "";
  set(element, "role", role === Role.generic ? own : roles[role] ?? "");
  set(element, "aria-label", isHidden ? "" : name);
  set(element, "aria-valuetext", valuePlace === Place.text ? value : "");
  set(element, "aria-description", isHidden ? "" : hint);
  // ARIA has a name of its own for what is selected in each role.
  set(element, "aria-checked", role === Role.switch || role === Role.radio ? String(isSelected) : "");
  set(element, "aria-pressed", role === Role.button && isSelected ? "true" : "");
  set(element, "aria-selected", role === Role.tab ? String(isSelected) : "");
  set(element, "aria-level", level === 0 ? "" : String(level));
  set(element, "aria-haspopup", has(State.hasMenu) ? "menu" : "");
  set(element, "aria-disabled", has(State.disabled) ? "true" : "");
  // A timer's changes are not read out by themselves.
  set(element, "aria-live", role === Role.timer ? "off" : "");
}

/**
 * @param {HTMLElement} element
 * @param {string} name
 * @param {string} value empty to take it away
 */
function set(element, name, value) {
  if (value === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
