// @ts-check
// A view that stands back behind something in front: smaller, moved and blurred but for a part of it.

/** @typedef {import("../seam/operations.js").Recession} Recession */

/** The copy of each blurred element of which the sharp part is seen. @type {WeakMap<HTMLElement, HTMLElement>} */
const copies = new WeakMap();

/**
 * Blurs by `filter`: what `backdrop-filter` makes of a hole differs from browser to browser. The sharp part is a copy
 * of the whole, made when the blur begins, of which only that part is seen.
 * @param {HTMLElement} element
 * @param {Recession} look
 */
export function recede(element, look) {
  place(element, look);
  element.style.filter = look.blur === 0 ? "" : `blur(${look.blur}px)`;
  const { x, y, width, height } = look.hole;
  if (width <= 0 || height <= 0) return removeCopy(element);
  const copy = copies.get(element) ?? makeCopy(element);
  place(copy, look);
  const right = element.offsetWidth - x - width;
  const bottom = element.offsetHeight - y - height;
  copy.style.clipPath = `inset(${y}px ${right}px ${bottom}px ${x}px round ${look.corner}px)`;
}

/** @param {HTMLElement} element */
export function removeCopy(element) {
  copies.get(element)?.remove();
  copies.delete(element);
}

/** @param {HTMLElement} element @param {Recession} look */
function place({ style }, { scale, x, y }) {
  // Beside the transform of the view itself, and before it.
  style.translate = scale === 1 ? "" : `${x}px ${y}px`;
  style.scale = scale === 1 ? "" : String(scale);
}

/** @param {HTMLElement} element */
function makeCopy(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  copy.style.filter = "";
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  const drawn = element.querySelectorAll("canvas");
  copy.querySelectorAll("canvas").forEach((canvas, index) => {
    // An empty canvas cannot be drawn.
    if (canvas.width > 0 && canvas.height > 0) canvas.getContext("2d")?.drawImage(drawn[index], 0, 0);
  });
  for (const view of [copy, ...copy.querySelectorAll("[data-view]")]) view.removeAttribute("data-view");
  copies.set(element, copy);
  element.after(copy);
  return copy;
}
