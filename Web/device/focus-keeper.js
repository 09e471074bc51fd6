// @ts-check
// The keyboard stays with the device: where views move, are covered or go away, the focus stays or goes on to another.

import { FocusHistory } from "./focus-history.js";

export class FocusKeeper {
  #history = new FocusHistory();
  #root;
  #fieldOf;

  /**
   * @param {HTMLElement} root the element that stands for the screen
   * @param {(view: number) => import("./field.js").Field | null} fieldOf the field of a view that is one
   */
  constructor(root, fieldOf) {
    this.#root = root;
    this.#fieldOf = fieldOf;
  }

  /** The element that has the keyboard while no view has it. */
  get screen() {
    return /** @type {HTMLElement} */ (this.#root.closest("[tabindex]") ?? this.#root);
  }

  /**
   * An element that moves in the page, or leaves it, loses the focus: where it is still there it gets it back, and
   * the module hears nothing of it.
   * @param {HTMLElement} moving
   * @param {() => void} move
   */
  keep(moving, move) {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !moving.contains(focused)) return move();
    const owner = focused.closest(".view");
    const field = owner instanceof HTMLElement ? this.#fieldOf(Number(owner.dataset.view)) : null;
    const work = () => {
      move();
      if (focused.isConnected) focused.focus({ preventScroll: true });
    };
    if (field) field.quietly(work);
    else work();
  }

  /**
   * Takes an element out of the page. The element that had the keyboard before this one covered it gets it back.
   * @param {HTMLElement} element
   */
  remove(element) {
    const hadFocus = element.contains(document.activeElement);
    this.keep(element, () => element.remove());
    if (hadFocus) this.#passOn(() => this.#history.restoreFocus());
  }

  /**
   * An element cannot be reached for now: if it has the keyboard, it may get that back.
   * @param {HTMLElement} element
   */
  cover(element) {
    if (!element.contains(document.activeElement)) return;
    this.#history.pushFocus();
    this.#passOn(() => false);
  }

  /**
   * The keyboard stays with the device when what had it cannot be reached any more, and nothing else gets it.
   * @param {() => boolean} toOther gives it to something else, if there is such
   */
  #passOn(toOther) {
    queueMicrotask(() => {
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body || focused.closest("[inert], [hidden]");
      if (isLost && !toOther()) this.screen.focus({ preventScroll: true });
    });
  }
}
