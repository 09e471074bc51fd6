// @ts-check
// The page's state of a view.

/**
 * A view's element, where its children are, and its content.
 * @typedef {object} View
 * @property {HTMLElement} element
 * @property {HTMLElement} children
 * @property {number} skipped how many of the first nodes in `children` are not views
 * @property {import("./label.js").Label | null} label
 * @property {import("./picture.js").Picture | null} picture
 * @property {import("./pixels.js").Pixels | null} pixels
 * @property {HTMLElement | null} shapes its gradient and shapes
 * @property {import("./mask.js").Mask | null} mask
 * @property {number} radius of its corners
 * @property {number} corners which of them are round
 * @property {import("./field.js").Field | null} field
 * @property {import("./document.js").Document | null} document
 * @property {number[]} below the numbers of the views in it, in order
 * @property {number} parent
 * @property {import("./order.js").Box} box its frame
 * @property {import("./lists.js").Lists | null} lists
 * @property {boolean} isOrdered whether its children stand as they are read, and the style has how they lie
 */

/**
 * A view that is nowhere yet and shows nothing.
 * @param {HTMLElement} element
 * @returns {View}
 */
export function makeView(element) {
  return {
    element, children: element, skipped: 0, label: null, picture: null, pixels: null, field: null, document: null,
    shapes: null, mask: null, radius: 0, corners: 15, below: [], parent: -1, box: { x: 0, y: 0, width: 0, height: 0 },
    lists: null, isOrdered: false,
  };
}
