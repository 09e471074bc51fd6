// @ts-check
// On a phone the control panel is a sheet that a handle opens; elsewhere it is always there.

/**
 * @param {HTMLElement} handle
 * @param {HTMLElement} panel
 */
export function makeSheet(handle, panel) {
  // The style sheet alone knows where the control panel is a sheet: it shows the handle there.
  const update = () => {
    const isSheet = getComputedStyle(handle).display !== "none";
    panel.inert = isSheet && handle.getAttribute("aria-expanded") !== "true";
  };
  /** @param {boolean} open */
  const setOpen = (open) => {
    handle.setAttribute("aria-expanded", String(open));
    panel.dataset.open = String(open);
    update();
  };
  handle.addEventListener("click", () => setOpen(handle.getAttribute("aria-expanded") !== "true"));
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || handle.getAttribute("aria-expanded") !== "true") return;
    setOpen(false);
    handle.focus();
  });
  addEventListener("resize", update);
  setOpen(false);
}
