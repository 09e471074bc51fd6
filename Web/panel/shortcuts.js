// @ts-check
// The list of shortcuts, by its button or by "?".

/**
 * @param {HTMLDialogElement} dialog it closes by Escape, its button, and a click beside it
 * @param {HTMLElement} button
 */
export function offerShortcuts(dialog, button) {
  const open = () => { if (!dialog.open) dialog.showModal() };
  button.addEventListener("click", open);
  addEventListener("keydown", (event) => {
    const { key, target } = event;
    const isTyped = target instanceof HTMLElement
      && target.matches("input[type=text], input[type=password], textarea, .rich-text");
    if (key !== "?" || isTyped || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    open();
  }, { capture: true });
  dialog.addEventListener("click", ({ target }) => { if (target === dialog) dialog.close() });
}
