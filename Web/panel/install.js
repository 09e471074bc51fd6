// @ts-check
// A button that puts the page among the system's apps, where the browser can do that.

/**
 * Chromium's event for a page that can be installed.
 * @typedef {Event & {prompt(): Promise<unknown>}} InstallEvent
 */

/** @param {HTMLElement} button hidden until the browser offers it, and after it was asked */
export function offerInstall(button) {
  /** @type {InstallEvent | null} */
  let offer = null;
  /** @param {InstallEvent | null} next */
  const set = (next) => {
    offer = next;
    button.hidden = next === null;
  };
  addEventListener("beforeinstallprompt", (event) => {
    // The browser's own bar would lie over the device.
    event.preventDefault();
    set(/** @type {InstallEvent} */ (event));
  });
  addEventListener("appinstalled", () => set(null));
  button.addEventListener("click", () => {
    offer?.prompt();
    // It can be asked once; where the user declines, the browser offers it again at a later visit.
    set(null);
  });
}
