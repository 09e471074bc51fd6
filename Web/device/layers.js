// @ts-check
// How a view's children lie over one another.

/** Puts the children of views into their layers once all that one call of the module brings is there. */
export class Layers {
  /** @type {Set<number>} */
  #changed = new Set();
  #put;

  /** @param {(parent: number) => void} put layers the children of one view */
  constructor(put) {
    this.#put = put;
  }

  /** @param {number} parent whose children have come */
  changed(parent) {
    if (this.#changed.size === 0) queueMicrotask(() => this.#work());
    this.#changed.add(parent);
  }

  clear() {
    this.#changed.clear();
  }

  #work() {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const parent of changed) this.#put(parent);
  }
}

/**
 * Gives a view a layer of its own for its children, so that they can be moved together.
 * @param {import("./display.js").View} view
 */
export function wrapChildren(view) {
  const layer = document.createElement("div");
  layer.className = "layer";
  layer.append(...Array.from(view.element.childNodes).slice(view.skipped));
  view.element.append(layer);
  view.children = layer;
}
