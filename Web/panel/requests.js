// @ts-check
// The module's requests to the browser.

/** @param {number} milliseconds */
export function vibrate(milliseconds) {
  navigator.vibrate?.(milliseconds);
}

/**
 * Has a screen reader say something.
 * @param {string} text
 * @param {boolean} assertive
 */
export function announce(text, assertive) {
  const region = document.getElementById(assertive ? "assertive" : "polite");
  if (!region) return;
  // A new node, so that the same words are said again.
  const words = document.createElement("p");
  words.textContent = text;
  region.replaceChildren(words);
}
