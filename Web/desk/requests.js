// @ts-check
// What the module asks of the browser.

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

/**
 * Gives the user a file.
 * @param {string} name
 * @param {string} mediaType
 * @param {string} text
 */
export function save(name, mediaType, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: mediaType }));
  link.download = name;
  link.click();
  // Not at once: some browsers begin to read after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
