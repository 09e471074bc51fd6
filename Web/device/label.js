// @ts-check
// The text of a label: centered vertically, cut with an ellipsis where it does not fit.

import { lineHeight, textAlignments } from "../protocol/operation-values.js";
import { forgetRuns, showRuns } from "./text-runs.js";

export class Label {
  #text = document.createElement("span");
  #size = 17;
  #lines = 1;
  #height = Infinity;
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
    if (node instanceof Text) node.data = text;
    else this.#text.textContent = text;
  }

  /**
   * @param {import("../protocol/operations.js").TextStyle} textStyle
   * @param {string} color
   */
  setStyle({ size, weight, hasMonospacedDigits, alignment, lines }, color) {
    const { style } = this.#text;
    style.fontSize = `${size}px`;
    style.lineHeight = `${size * lineHeight}px`;
    style.fontWeight = String(weight);
    style.fontVariantNumeric = hasMonospacedDigits ? "tabular-nums" : "";
    style.color = color;
    style.textAlign = textAlignments[alignment] ?? "start";
    this.#size = size;
    this.#lines = lines;
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

  #clamp() {
    const line = this.#least || this.#size * lineHeight;
    const room = Math.max(1, Math.floor((this.#height + 1 + this.#spacing) / (line + this.#spacing)));
    const lines = this.#lines === 0 ? room : Math.min(this.#lines, room);
    this.#text.classList.toggle("one-line", this.#lines === 1);
    this.#text.style.setProperty("-webkit-line-clamp", lines === Infinity ? "none" : String(lines));
  }
}
