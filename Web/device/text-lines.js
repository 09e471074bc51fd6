// @ts-check
// The lines of a text area, laid out once more where nobody sees them: browsers do not tell how high a text area's own
// lines are, nor where the caret stands in them.

/**
 * @typedef {{height: number, top: number, bottom: number}} TextPlace
 * @typedef {{offsetNode: Node, offset: number}} CaretPlace
 */

/** Has no width and breaks no line: with it a last line that is empty has its height. */
const nothing = "\u2060";

/**
 * The pointer that is being lifted: what is focused meanwhile has been tapped.
 * @type {PointerEvent | null}
 */
let lifted = null;
addEventListener("pointerup", (event) => { lifted = event; }, { capture: true });
addEventListener("pointerup", () => { lifted = null; });

export class TextLines {
  #area;
  #copy = document.createElement("div");
  #before = document.createTextNode("");
  #after = document.createTextNode("");
  #observer;

  /**
   * @param {HTMLTextAreaElement} area
   * @param {() => void} laidOut
   */
  constructor(area, laidOut) {
    this.#area = area;
    this.#observer = new ResizeObserver(laidOut);
    const copy = this.#copy;
    copy.className = "input text-area text-copy";
    copy.dir = "auto";
    copy.append(this.#before, this.#after);
  }

  get element() {
    return this.#copy;
  }

  /** The text or how it looks is another one: tells of it once that is laid out, also where nothing moved. */
  changed() {
    this.#copy.style.cssText = this.#area.style.cssText;
    this.#split(this.#place);
    this.#observer.disconnect();
    this.#observer.observe(this.#copy);
  }

  /**
   * How high the lines are and where the caret stands; null where they are not shown.
   * @returns {TextPlace | null}
   */
  measure() {
    this.#split(this.#place);
    const copy = this.#copy;
    if (!copy.isConnected || copy.offsetWidth === 0) return null;
    // The character behind the caret: an empty element has no place in every browser.
    const range = document.createRange();
    range.setStart(this.#after, 0);
    range.setEnd(this.#after, 1);
    const box = copy.getBoundingClientRect(), place = range.getClientRects()[0] ?? box;
    // The device may be shown smaller or larger than it is.
    const scale = box.width / copy.offsetWidth || 1;
    return { height: copy.offsetHeight, top: (place.top - box.top) / scale, bottom: (place.bottom - box.top) / scale };
  }

  /**
   * The place in the text under the pointer that is being lifted; -1 where none is lifted over the text area.
   */
  get tapped() {
    if (!lifted) return -1;
    const { clientX: x, clientY: y } = lifted;
    const box = this.#area.getBoundingClientRect();
    if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return -1;
    const { value } = this.#area;
    this.#split(value.length);
    this.#copy.classList.add("probed");
    const place = caretAt(x, y);
    this.#copy.classList.remove("probed");
    return place?.node === this.#before ? Math.min(place.offset, value.length) : value.length;
  }

  /** The end of the selection that moves. */
  get #place() {
    const { selectionStart, selectionEnd, selectionDirection } = this.#area;
    return selectionDirection === "backward" ? selectionStart : selectionEnd;
  }

  /** @param {number} place where the caret stands */
  #split(place) {
    const { value } = this.#area;
    this.#before.data = value.slice(0, place);
    this.#after.data = value.slice(place) + nothing;
  }
}

/**
 * What lies at a point: a node and an offset in it.
 * @param {number} x
 * @param {number} y
 * @returns {{node: Node, offset: number} | null}
 */
function caretAt(x, y) {
  // What the standard has, and what older browsers have.
  const page = /** @type {Document & {caretPositionFromPoint?: (x: number, y: number) => CaretPlace | null}} */ (
    document);
  if (page.caretPositionFromPoint) {
    const place = page.caretPositionFromPoint(x, y);
    return place && { node: place.offsetNode, offset: place.offset };
  }
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
