// @ts-check
// The lines of a text area, laid out once more out of sight: browsers do not tell how high a text area's own
// lines are, nor where the caret stands in them. Where stretches have looks of their own, these lines are seen, and the text
// area's own are not. Where they are edited too, a `RichText` takes the text area's place.

import { showRuns } from "./text-runs.js";

/**
 * @typedef {{height: number, top: number, bottom: number}} TextPlace
 * @typedef {{offsetNode: Node, offset: number}} CaretPlace
 * @typedef {import("../protocol/operations.js").TextRun} TextRun
 * @typedef {import("../protocol/operations.js").TextParagraph} TextParagraph
 */

/** Has no width and breaks no line: with it a last line that is empty has its height. */
const nothing = "\u2060";

/**
 * The pointer that is being lifted: what is focused meanwhile has been tapped.
 * @type {PointerEvent | null}
 */
let pointer = null;
addEventListener("pointerup", (event) => { pointer = event; }, { capture: true });
addEventListener("pointerup", () => { pointer = null; });

export const lifted = () => pointer;

export class TextLines {
  #area;
  #copy = document.createElement("div");
  #before = document.createTextNode("");
  #after = document.createTextNode("");
  #observer;
  /**
   * How stretches of the text look, where it is not all in one style.
   * @type {{runs: TextRun[], paragraphs: TextParagraph[]} | null}
   */
  #looks = null;

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
    // A screen reader reads the text area.
    copy.ariaHidden = "true";
    copy.append(this.#before, this.#after);
  }

  get element() {
    return this.#copy;
  }

  /** The text or how it looks has changed: tells of it once that is laid out, also where nothing moved. */
  changed() {
    this.#copy.style.cssText = this.#area.style.cssText;
    if (this.#looks) showRuns(this.#copy, this.#area.value, this.#looks.runs, this.#looks.paragraphs);
    // Half of the room between lines lies above the first, and half below the last.
    this.#copy.style.marginTop = `${-this.#spacing[0] / 2}px`;
    this.#split(this.#place);
    this.#observer.disconnect();
    this.#observer.observe(this.#copy);
  }

  /** @param {TextRun[]} runs @param {TextParagraph[]} paragraphs */
  setRuns(runs, paragraphs) {
    this.#looks = { runs, paragraphs };
    this.#area.classList.add("shown-by-copy");
    this.#copy.classList.add("shown");
    this.changed();
  }

  forgetRuns() {
    if (!this.#looks) return;
    this.#looks = null;
    this.#area.classList.remove("shown-by-copy");
    this.#copy.classList.remove("shown");
    this.#copy.replaceChildren(this.#before, this.#after);
    this.changed();
  }

  /**
   * The room between two lines, in the first and in the last paragraph.
   * @returns {[number, number]}
   */
  get #spacing() {
    const paragraphs = this.#looks?.paragraphs ?? [];
    return [paragraphs[0]?.lineSpacing ?? 0, paragraphs.at(-1)?.lineSpacing ?? 0];
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
    const range = this.#looks ? rangeAt(copy, this.#place) : rangeAt(this.#after, 0);
    const box = copy.getBoundingClientRect(), place = range.getClientRects()[0] ?? box;
    // The device may be shown smaller or larger than it is.
    const scale = box.width / copy.offsetWidth || 1;
    const [first, last] = this.#spacing, top = box.top + first / 2 * scale;
    return {
      height: Math.max(copy.offsetHeight - (first + last) / 2, 0), top: (place.top - top) / scale, bottom: (place.bottom - top) / scale,
    };
  }

  /**
   * The place in the text under the pointer that is being lifted; -1 where no pointer is lifted over the text area.
   */
  get tapped() {
    if (!pointer) return -1;
    const { clientX: x, clientY: y } = pointer;
    const box = this.#area.getBoundingClientRect();
    if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return -1;
    const { value } = this.#area;
    this.#split(value.length);
    this.#copy.classList.add("probed");
    const place = caretAt(x, y);
    this.#copy.classList.remove("probed");
    if (this.#looks && place) return Math.min(placeOf(this.#copy, place.node, place.offset), value.length);
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
 * The texts in a node, itself where it is one.
 * @param {Node} node
 */
export function* textsIn(node) {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let each = node instanceof Text ? node : walker.nextNode(); each; each = walker.nextNode()) {
    if (each instanceof Text) yield each;
  }
}

/**
 * The character at a place of the text in a node, or the last one before it.
 * @param {Node} node
 * @param {number} place
 */
function rangeAt(node, place) {
  const range = document.createRange();
  let left = place;
  for (const text of textsIn(node)) {
    const start = Math.max(Math.min(left, text.length - 1), 0);
    range.setStart(text, start);
    range.setEnd(text, Math.min(start + 1, text.length));
    if (left < text.length) break;
    left -= text.length;
  }
  return range;
}

/**
 * How much of the text in a node lies before a place in it; all where that is not in a text.
 * @param {Node} node
 * @param {Node} text
 * @param {number} offset
 */
function placeOf(node, text, offset) {
  let before = 0;
  for (const each of textsIn(node)) {
    if (each === text) return before + offset;
    before += each.length;
  }
  return before;
}

/**
 * Returns the place at a point: a node and an offset in it.
 * @param {number} x
 * @param {number} y
 * @returns {{node: Node, offset: number} | null}
 */
export function caretAt(x, y) {
  // The standard's function, or else the one of older browsers.
  const page = /** @type {Document & {caretPositionFromPoint?: (x: number, y: number) => CaretPlace | null}} */ (
    document);
  if (page.caretPositionFromPoint) {
    const place = page.caretPositionFromPoint(x, y);
    return place && { node: place.offsetNode, offset: place.offset };
  }
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
