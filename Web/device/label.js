// @ts-check
// The text of a label: centered vertically, cut with an ellipsis where it does not fit.

import { lineBreaks, lineHeight, NSTextAlignment, textAlignments } from "../protocol/operation-values.js";
import { forgetRuns, showRuns } from "./text-runs.js";

export class Label {
  #text = document.createElement("span");
  #size = 17;
  #lines = 1;
  /** Where text ends that does not fit: a class of the style sheet; none is an ellipsis at the end. */
  #end = "";
  #height = Infinity;
  /** How much of the height lies above and below the text's box. */
  #margin = 0;
  /** How high a line is at least, and how far the next one is from it, where stretches have looks of their own. */
  #least = 0;
  #spacing = 0;

  /** @param {HTMLElement} element */
  constructor(element) {
    element.classList.add("label");
    this.#text.className = "text";
    this.#text.dir = "auto";
    element.append(this.#text);
  }

  /** @param {string} text */
  setText(text) {
    if (this.#least > 0) this.#forgetRuns();
    const node = this.#text.firstChild;
    if (node instanceof Text && !node.nextSibling) node.data = text;
    else this.#text.textContent = text;
    this.#divide();
  }

  /** What ends without its head or its middle is made of elements, if it is one line in one style. */
  #divide() {
    if (this.#least > 0) return;
    const text = this.#text.textContent ?? "", end = this.#lines === 1 ? this.#end : "";
    if (end === "without-head") {
      this.#text.replaceChildren(isolated(text));
    } else if (end === "without-middle") {
      const letters = [...text], half = Math.ceil(letters.length / 2);
      const head = document.createElement("span"), tail = document.createElement("span");
      head.className = "head";
      head.append(letters.slice(0, half).join(""));
      tail.className = "tail";
      tail.append(isolated(letters.slice(half).join("")));
      this.#text.replaceChildren(head, tail);
    } else if (!(this.#text.firstChild instanceof Text)) {
      this.#text.textContent = text;
    }
  }

  /**
   * @param {import("../protocol/operations.js").TextStyle} textStyle
   * @param {string} color
   */
  setStyle({ size, weight, hasMonospacedDigits, alignment, lines, lineBreak }, color) {
    const { style } = this.#text;
    style.fontSize = `${size}px`;
    style.lineHeight = `${size * lineHeight}px`;
    style.fontWeight = String(weight);
    style.fontVariantNumeric = hasMonospacedDigits ? "tabular-nums" : "";
    style.color = color;
    this.#size = size;
    this.#lines = lines;
    if (this.#end !== "") this.#text.classList.remove(this.#end);
    this.#end = lineBreaks[lineBreak] ?? "";
    if (this.#end !== "") this.#text.classList.add(this.#end);
    // A line without its head begins at its end: its start is not where it is read from.
    const isTurned = this.#end === "without-head" && lines === 1;
    const isStart = alignment === NSTextAlignment.natural || alignment === NSTextAlignment.justified;
    style.textAlign = isTurned && isStart ? "left" : textAlignments[alignment] ?? "start";
    // Of the two halves of a line without its middle.
    style.justifyContent = style.textAlign;
    this.#divide();
    this.#clamp();
  }

  /**
   * Shows the text that there is with looks of its stretches.
   * @param {import("../protocol/operations.js").TextRun[]} runs
   * @param {import("../protocol/operations.js").TextParagraph[]} paragraphs
   */
  setRuns(runs, paragraphs) {
    this.#least = showRuns(this.#text, this.#text.textContent ?? "", runs, paragraphs);
    this.#spacing = paragraphs[0].lineSpacing;
    this.#clamp();
  }

  #forgetRuns() {
    forgetRuns(this.#text);
    this.#text.replaceChildren();
    this.#text.style.fontSize = `${this.#size}px`;
    this.#text.style.lineHeight = `${this.#size * lineHeight}px`;
    this.#least = 0;
    this.#spacing = 0;
    this.#clamp();
  }

  /** @param {number} height the view's height: as many lines are shown as it has room for */
  fit(height) {
    if (height === this.#height) return;
    this.#height = height;
    this.#clamp();
  }

  /**
   * Leaves room between the view's edges and the text; less than none lets the text reach beyond them.
   * @param {number} top
   * @param {number} left
   * @param {number} bottom
   * @param {number} right
   */
  setInsets(top, left, bottom, right) {
    const { style } = this.#text;
    style.margin = `${top}px ${right}px ${bottom}px ${left}px`;
    this.#margin = top + bottom;
    this.#clamp();
  }

  #clamp() {
    const line = this.#least || this.#size * lineHeight;
    const room = Math.max(1, Math.floor((this.#height - this.#margin + 1 + this.#spacing) / (line + this.#spacing)));
    const lines = this.#lines === 0 ? room : Math.min(this.#lines, room);
    // Whole lines are shown, and no ellipsis says that there are more.
    const isCut = this.#end.startsWith("ends-with") || this.#end === "clipped" && this.#lines !== 1;
    const isLimited = lines !== Infinity;
    this.#text.classList.toggle("one-line", this.#lines === 1 && !isCut);
    this.#text.classList.toggle("cut", isCut);
    this.#text.style.maxHeight = isCut && isLimited ? `${lines * (line + this.#spacing)}px` : "";
    this.#text.style.setProperty("-webkit-line-clamp", isLimited && !isCut ? String(lines) : "none");
  }
}

/**
 * A text that runs as its letters do, whatever runs around it.
 * @param {string} text
 */
function isolated(text) {
  const element = document.createElement("bdi");
  element.textContent = text;
  return element;
}
