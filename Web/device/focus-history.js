// @ts-check
// Where the keyboard goes back to when what had it goes away.

import { isField } from "./field.js";

/** So many places are remembered (our choice: more than lie over each other on a screen). */
const most = 16;

/** The elements that had the keyboard when something came over them. */
export class FocusHistory {
  /** @type {HTMLElement[]} the last one last */
  #covered = [];

  /** The element that has the keyboard cannot be reached for now. */
  pushFocus() {
    const element = document.activeElement;
    // A field that gets the keyboard back would begin to be edited.
    if (element instanceof HTMLElement && !isField(element)) this.#covered = [...this.#covered, element].slice(-most);
  }

  /** Gives the keyboard to the last place that can be reached again; returns whether there is one. */
  restoreFocus() {
    this.#covered = this.#covered.filter((place) => place.isConnected);
    const index = this.#covered.findLastIndex((place) => !place.closest("[inert], [hidden]"));
    if (index < 0) return false;
    const [place] = this.#covered.splice(index);
    place.focus({ preventScroll: true });
    return document.activeElement === place;
  }
}
