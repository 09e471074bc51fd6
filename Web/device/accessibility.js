// @ts-check
// What a view says of itself to a screen reader.

/** Roles whose value ARIA has a place for; any other's value is said after its label. */
const valued = new Set(["meter", "progressbar", "scrollbar", "slider", "spinbutton"]);

/**
 * @param {HTMLElement} element
 * @param {string} role empty for the plain element, `none` to hide it
 * @param {string} label
 * @param {string} value
 * @param {string} hint
 */
export function describe(element, role, label, value, hint) {
  const isHidden = role === "none";
  const hasPlaceForValue = valued.has(role);
  const name = hasPlaceForValue || value === "" || label === "" ? label || (hasPlaceForValue ? "" : value)
    : `${label}, ${value}`;
  set(element, "aria-hidden", isHidden ? "true" : "");
  set(element, "role", isHidden ? "" : role);
  set(element, "aria-label", isHidden ? "" : name);
  set(element, "aria-valuetext", hasPlaceForValue ? value : "");
  set(element, "aria-description", isHidden ? "" : hint);
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
