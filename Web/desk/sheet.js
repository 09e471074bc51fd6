// @ts-check
// On a phone the desk is a sheet that a handle opens; elsewhere it is always there.

/**
 * @param {HTMLElement} handle
 * @param {HTMLElement} desk
 */
export function makeSheet(handle, desk) {
  // The style sheet alone knows where the desk is a sheet: it shows the handle there.
  const update = () => {
    const isSheet = getComputedStyle(handle).display !== "none";
    desk.inert = isSheet && handle.getAttribute("aria-expanded") !== "true";
  };
  /** @param {boolean} open */
  const setOpen = (open) => {
    handle.setAttribute("aria-expanded", String(open));
    desk.dataset.open = String(open);
    update();
  };
  handle.addEventListener("click", () => setOpen(handle.getAttribute("aria-expanded") !== "true"));
  desk.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || handle.getAttribute("aria-expanded") !== "true") return;
    setOpen(false);
    handle.focus();
  });
  addEventListener("resize", update);
  setOpen(false);
}
