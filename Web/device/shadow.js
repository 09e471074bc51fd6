// @ts-check
// A view's shadow.

/**
 * @typedef {object} Shadow
 * @property {number} radius half of what CSS calls the blur of a box's shadow, and all of what it calls that of a filter's
 * @property {number} x
 * @property {number} y
 * @property {string} color
 * @property {boolean} isShown
 * @property {boolean} isOfContent whether it is that of all in the element, and not of its box
 */

/**
 * Content casts its shadow by a filter, which the style sheet takes: an element's own style may have another one.
 * @param {HTMLElement} element
 * @param {Shadow} shadow
 */
export function castShadow({ classList, style }, { radius, x, y, color, isShown, isOfContent }) {
  const box = isShown ? `${x}px ${y}px ${2 * radius}px ${color}` : "";
  const casts = isShown && isOfContent;
  classList.toggle("casts", casts);
  style.boxShadow = casts ? "" : box;
  style.setProperty("--box-shadow", casts ? box : "");
  style.setProperty("--shadow", casts ? `drop-shadow(${x}px ${y}px ${radius}px ${color})` : "");
}
