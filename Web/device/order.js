// @ts-check
// The order in which a screen reader and Tab go through a view's children: line by line, as they are read. On the
// screen they lie over one another in another order, which the style keeps.

/**
 * @typedef {{x: number, y: number, width: number, height: number}} Box
 * @typedef {import("./view.js").View} View
 */

/** Milliseconds without a change before the order is looked at (our choice): nothing waits for it while things move. */
const patience = 250;

/**
 * The indices of boxes in the order in which they are read: from the top, and along each line. A box over another at
 * the same place comes after it.
 * @param {Box[]} boxes in the order in which they lie over one another
 */
export function readingOrder(boxes) {
  const middle = (/** @type {number} */ index) => boxes[index].y + boxes[index].height / 2;
  const downwards = [...boxes.keys()].sort((a, b) => middle(a) - middle(b) || a - b);
  /** @type {number[][]} */
  const lines = [];
  for (const index of downwards) {
    const line = lines.at(-1);
    const least = line ? Math.min(boxes[line[0]].height, boxes[index].height) : 0;
    if (line && middle(index) - middle(line[0]) < least / 2) line.push(index);
    else lines.push([index]);
  }
  return lines.flatMap((line) => line.sort((a, b) => boxes[a].x - boxes[b].x || a - b));
}

/**
 * A view's children lie over one another as they came, wherever they stand in the page.
 * @param {View[]} children
 */
export function layer(children) {
  children.forEach(({ element: { style } }, index) => {
    const level = String(index + 1);
    if (style.zIndex !== level) style.zIndex = level;
  });
}

/**
 * Has a view's children stand as they are read.
 * @param {View} parent
 * @param {View[]} children in the order in which they lie over one another
 */
export function putInOrder(parent, children) {
  const wanted = readingOrder(children.map(({ box }) => box)).map((index) => children[index].element);
  const order = new Set(wanted);
  const now = Array.from(parent.children.children).filter((child) => order.has(/** @type {HTMLElement} */ (child)));
  if (wanted.every((element, index) => element === now[index])) return;
  parent.isOrdered = true;
  layer(children);
  // The element that has the focus stays where it is, and the others go around it: an element that moves loses the
  // keyboard.
  const kept = wanted.findIndex((element) => element.contains(document.activeElement));
  const middle = kept < 0 ? wanted.length : kept;
  /** @type {Element | null} */
  let next = wanted[middle] ?? null;
  for (const element of wanted.slice(0, middle).reverse()) {
    if (element.nextElementSibling !== next) parent.children.insertBefore(element, next);
    next = element;
  }
  let previous = wanted[middle];
  for (const element of wanted.slice(middle + 1)) {
    if (element.previousElementSibling !== previous) previous.after(element);
    previous = element;
  }
  parent.lists?.place();
}

/** Puts the children of views into that order once nothing has changed for a moment. */
export class ReadingOrder {
  /** @type {Set<number>} */
  #changed = new Set();
  #timer = 0;
  #put;

  /** @param {(parent: number) => void} put puts the children of one view into order */
  constructor(put) {
    this.#put = put;
  }

  /** @param {number} parent whose children came, went or moved */
  changed(parent) {
    if (parent < 0) return;
    this.#changed.add(parent);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#work(), patience);
  }

  clear() {
    clearTimeout(this.#timer);
    this.#changed.clear();
  }

  #work() {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const parent of changed) this.#put(parent);
  }
}
