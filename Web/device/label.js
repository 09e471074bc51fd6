// @ts-check
// The text of a label: centered vertically, cut with an ellipsis where it does not fit.

/** A line's height as a share of the font's size, for every font. */
const lineHeight = 1.2;

const alignments = ["left", "center", "right", "justify", "start"];

export class Label {
  #text = document.createElement("span");
  #size = 17;
  #lines = 1;
  #height = Infinity;

  /** @param {HTMLElement} element */
  constructor(element) {
    element.classList.add("label");
    this.#text.className = "text";
    this.#text.dir = "auto";
    element.append(this.#text);
  }

  /** @param {string} text */
  setText(text) {
    const node = this.#text.firstChild;
    if (node instanceof Text) node.data = text;
    else this.#text.textContent = text;
  }

  /**
   * @param {import("../seam/operations.js").TextStyle} textStyle
   * @param {string} color
   */
  setStyle({ size, weight, hasMonospacedDigits, alignment, lines }, color) {
    const { style } = this.#text;
    style.fontSize = `${size}px`;
    style.lineHeight = `${size * lineHeight}px`;
    style.fontWeight = String(weight);
    style.fontVariantNumeric = hasMonospacedDigits ? "tabular-nums" : "";
    style.color = color;
    style.textAlign = alignments[alignment] ?? "start";
    this.#size = size;
    this.#lines = lines;
    this.#clamp();
  }

  /** @param {number} height the view's height: as many lines are shown as it has room for */
  fit(height) {
    if (height === this.#height) return;
    this.#height = height;
    this.#clamp();
  }

  #clamp() {
    const room = Math.max(1, Math.floor((this.#height + 1) / (this.#size * lineHeight)));
    const lines = this.#lines === 0 ? room : Math.min(this.#lines, room);
    this.#text.classList.toggle("one-line", this.#lines === 1);
    this.#text.style.setProperty("-webkit-line-clamp", lines === Infinity ? "none" : String(lines));
  }
}
