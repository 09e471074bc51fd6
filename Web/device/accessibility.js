// @ts-check
// What a view says of itself to a screen reader.

/** Roles whose value ARIA has a place for; any other's value is said after its label. */
const valued = new Set(["meter", "progressbar", "scrollbar", "slider", "spinbutton"]);

/** Roles of what can be acted on, which the keyboard can reach. */
const operable = new Set(["button", "checkbox", "link", "menuitem", "option", "radio", "slider", "switch", "tab"]);

/**
 * @param {HTMLElement} element
 * @param {string} traits the role, empty for the plain element and `none` to hide it, then its states
 * @param {string} label
 * @param {string} value
 * @param {string} hint
 */
export function describe(element, traits, label, value, hint) {
  const [role = "", ...states] = traits.split(" ");
  const isSwitch = role === "switch";
  const isSelected = states.includes("selected");
  const isHidden = role === "none";
  const hasPlaceForValue = valued.has(role);
  const name = hasPlaceForValue || isSwitch || value === "" || label === "" ? label || (hasPlaceForValue || isSwitch ? "" : value)
    : `${label}, ${value}`;
  set(element, "aria-hidden", isHidden ? "true" : "");
  // What is hidden from a screen reader cannot be reached by the keyboard either.
  element.inert = isHidden;
  // The arrows lead through a menu, and Tab leads past it.
  if (operable.has(role)) element.tabIndex = role === "menuitem" || states.includes("skipped") ? -1 : 0;
  else if (!(element instanceof HTMLInputElement)) element.removeAttribute("tabindex");
  set(element, "role", isHidden ? "" : role);
  set(element, "aria-label", isHidden ? "" : name);
  set(element, "aria-valuetext", hasPlaceForValue ? value : "");
  set(element, "aria-description", isHidden ? "" : hint);
  set(element, "aria-checked", isSwitch ? String(value === "1") : role === "radio" ? String(isSelected) : "");
  set(element, "aria-pressed", role === "button" && isSelected ? "true" : "");
  set(element, "aria-selected", role === "tab" ? String(isSelected) : "");
  set(element, "aria-level", role === "heading" ? states.find((state) => /^[1-6]$/.test(state)) ?? "2" : "");
  set(element, "aria-haspopup", states.includes("menu") ? "menu" : "");
  set(element, "aria-disabled", states.includes("disabled") ? "true" : "");
  // A timer's changes are not read out by themselves.
  set(element, "aria-live", role === "timer" ? "off" : "");
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
