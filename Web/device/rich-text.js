// @ts-check
// A text of several lines that is edited with looks of its stretches, which no text area can show: an element whose content
// can be edited. The browser has the keyboard, the caret, the selection and the input methods; what they change is changed in
// the text, and the elements are made of that anew. Each paragraph has an element, without its line break.

import { EditingChange } from "../protocol/event-writer.js";
import { caretAt, lifted, textsIn } from "./text-lines.js";
import { showRuns } from "./text-runs.js";

/**
 * @typedef {import("../protocol/operations.js").TextRun} TextRun
 * @typedef {import("../protocol/operations.js").TextParagraph} TextParagraph
 * @typedef {import("../protocol/operations.js").TextStyle} TextStyle
 * @typedef {object} Hooks
 * @property {(isComposing: boolean) => void} changed the user has changed the text
 * @property {(change: number) => void} edited an `EditingChange`
 * @property {() => void} laidOut
 */

/** @type {TextParagraph} */
const plainParagraph = {
  length: 0, alignment: 4, lineSpacing: 0, lineHeightMultiple: 1, spacing: 0, indent: 0, firstLineIndent: 0, tailIndent: 0,
};

export class RichText {
  element = document.createElement("div");
  #hooks;
  #observer;
  #text = "";
  #start = 0;
  #end = 0;
  /** @type {TextRun[]} */
  #runs = [];
  #paragraphs = [plainParagraph];
  /** @type {TextStyle} */
  #style = { size: 17, weight: 400, hasMonospacedDigits: false, color: 0xFF, alignment: 4, lines: 0, lineBreak: 4 };
  /** Whether the elements are of another text, another look or another selection than this one. */
  #isStale = false;
  /** What the elements are of; empty where the browser has changed them. */
  #shown = "";
  /** An input method is composing: the elements are its own until it is done. */
  #isComposing = false;

  /** @param {Hooks} hooks */
  constructor(hooks) {
    this.#hooks = hooks;
    this.#observer = new ResizeObserver(hooks.laidOut);
    const { element } = this;
    element.className = "input text-area rich-text";
    element.dir = "auto";
    element.setAttribute("role", "textbox");
    element.setAttribute("aria-multiline", "true");
    element.addEventListener("beforeinput", (event) => this.#willChange(event));
    element.addEventListener("input", () => this.#read());
    element.addEventListener("compositionstart", () => { this.#isComposing = true; });
    element.addEventListener("compositionend", () => {
      this.#isComposing = false;
      this.#read();
    });
    element.addEventListener("copy", (event) => this.#copy(event, false));
    element.addEventListener("cut", (event) => this.#copy(event, true));
    element.addEventListener("dragstart", (event) => event.preventDefault());
    element.addEventListener("keydown", (event) => this.#pressed(event));
    element.addEventListener("focus", () => this.#showSelection());
  }

  // MARK: As of a text area

  get value() {
    return this.#text;
  }

  set value(text) {
    if (text === this.#text) return;
    this.#text = text;
    this.#start = Math.min(this.#start, text.length);
    this.#end = Math.min(this.#end, text.length);
    this.#changed();
  }

  get selectionStart() {
    this.#readSelection();
    return Math.min(this.#start, this.#end);
  }

  get selectionEnd() {
    this.#readSelection();
    return Math.max(this.#start, this.#end);
  }

  /**
   * @param {number} start
   * @param {number} end
   */
  setSelectionRange(start, end) {
    this.#start = Math.min(start, this.#text.length);
    this.#end = Math.min(end, this.#text.length);
    if (!this.#isStale) this.#showSelection();
  }

  /** @param {TextStyle} style */
  setStyle(style) {
    this.#style = style;
    this.#changed();
  }

  /** @param {boolean} isEditable @param {boolean} isEnabled */
  setEditable(isEditable, isEnabled) {
    const { element } = this;
    element.contentEditable = String(isEditable && isEnabled);
    element.ariaReadOnly = String(!isEditable);
    if (isEnabled) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }

  // MARK: As of the lines of one

  /** @param {TextRun[]} runs @param {TextParagraph[]} paragraphs */
  setRuns(runs, paragraphs) {
    this.#runs = runs;
    this.#paragraphs = paragraphs;
    this.#changed();
  }

  forgetRuns() {
    this.setRuns([], [{ ...plainParagraph, alignment: this.#style.alignment }]);
  }

  changed() {
    this.#changed();
  }

  /**
   * How high the lines are and where the caret stands; null where they are not shown.
   * @returns {import("./text-lines.js").TextPlace | null}
   */
  measure() {
    this.#show();
    const { element } = this, last = element.lastElementChild;
    if (!element.isConnected || element.offsetWidth === 0 || !(last instanceof HTMLElement)) return null;
    const box = element.getBoundingClientRect();
    // The device may be shown smaller or larger than it is.
    const scale = box.width / element.offsetWidth || 1;
    const paragraphs = this.#paragraphs;
    const before = paragraphs[0].lineSpacing / 2, after = (paragraphs.at(-1)?.lineSpacing ?? 0) / 2;
    const top = box.top + before * scale;
    this.#readSelection();
    const place = this.#boxAt(this.#end);
    return {
      height: Math.max(last.offsetTop + last.offsetHeight - before - after, 0),
      top: (place.top - top) / scale, bottom: (place.bottom - top) / scale,
    };
  }

  /** The place in the text under the pointer that is being lifted; -1 where none is lifted over it. */
  get tapped() {
    const { element } = this, event = lifted();
    if (!event) return -1;
    const { clientX: x, clientY: y } = event, box = element.getBoundingClientRect();
    if (x < box.left || x >= box.right || y < box.top || y >= box.bottom) return -1;
    this.#show();
    element.classList.add("probed");
    const place = caretAt(x, y);
    element.classList.remove("probed");
    return place && element.contains(place.node) ? this.#placeOf(place.node, place.offset) : this.#text.length;
  }

  // MARK: What the user changes

  /** @param {InputEvent} event */
  #willChange(event) {
    const { inputType } = event;
    // An input method changes the elements by itself.
    if (event.isComposing || inputType.includes("Composition") || !event.cancelable) return;
    event.preventDefault();
    if (inputType === "historyUndo") return this.#hooks.edited(EditingChange.undone);
    if (inputType === "historyRedo") return this.#hooks.edited(EditingChange.redone);
    const isDeletion = inputType.startsWith("delete");
    if (!isDeletion && !inputType.startsWith("insert")) return;
    const text = isDeletion ? "" : insertedText(event);
    const [start, end] = this.#target(event);
    if (text !== null && (start !== end || text !== "")) this.#replace(start, end, text);
  }

  /** @param {InputEvent} event @returns {[number, number]} */
  #target(event) {
    this.#readSelection();
    const [range] = event.getTargetRanges();
    if (!range) return [this.selectionStart, this.selectionEnd];
    const start = this.#placeOf(range.startContainer, range.startOffset);
    const end = this.#placeOf(range.endContainer, range.endOffset);
    return [Math.min(start, end), Math.max(start, end)];
  }

  /** @param {number} start @param {number} end @param {string} text */
  #replace(start, end, text) {
    this.#text = this.#text.slice(0, start) + text + this.#text.slice(end);
    this.#splice(start, end, text.length);
    this.#start = this.#end = start + text.length;
    this.#changed();
    this.#hooks.changed(false);
  }

  /** @param {number} start @param {number} end @param {number} added */
  #splice(start, end, added) {
    const paragraphs = spliced(this.#paragraphs, start, end, added);
    this.#runs = spliced(this.#runs, start, end, added);
    if (paragraphs.length > 0) this.#paragraphs = paragraphs;
  }

  /** Takes what the browser has made of the elements. */
  #read() {
    const text = [...this.element.childNodes].map((each) => each.textContent ?? "").join("\n");
    const change = text.length - this.#text.length;
    const place = this.#end;
    this.#shown = "";
    this.#isStale = false;
    this.#readSelection();
    // Where the browser has put letters does not matter: they look as those before them.
    if (change > 0) this.#splice(place, place, change);
    else this.#splice(this.#end, this.#end - change, 0);
    this.#text = text;
    this.#changed();
    this.#hooks.changed(this.#isComposing);
    this.#hooks.laidOut();
  }

  /** @param {ClipboardEvent} event @param {boolean} isCut */
  #copy(event, isCut) {
    const { selectionStart: start, selectionEnd: end } = this;
    if (start === end || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", this.#text.slice(start, end));
    if (isCut && this.element.isContentEditable) this.#replace(start, end, "");
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    const isRedo = key === "y" && event.ctrlKey || key === "z" && event.shiftKey;
    if (!isRedo && key !== "z") return;
    event.preventDefault();
    this.#hooks.edited(isRedo ? EditingChange.redone : EditingChange.undone);
  }

  // MARK: What is shown

  /** Several changes come at once: they are shown together. */
  #changed() {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => this.#show());
  }

  #show() {
    if (!this.#isStale || this.#isComposing) return;
    const { element } = this, runs = this.#runs.length > 0 ? this.#runs : [this.#plainRun];
    const shown = JSON.stringify([this.#text, runs, this.#paragraphs]);
    this.#isStale = false;
    if (shown !== this.#shown) {
      this.#shown = shown;
      showRuns(element, this.#text, runs, this.#paragraphs, true);
      // Half of the room between lines lies above the first, and half below the last.
      element.style.marginTop = `${-this.#paragraphs[0].lineSpacing / 2}px`;
    }
    // The browser may have scrolled to a caret below what there was room for.
    element.scrollTop = 0;
    this.#showSelection();
    // The module wants to know of the text that it has set, also where nothing moved.
    this.#observer.disconnect();
    this.#observer.observe(element);
  }

  /** @returns {TextRun} all of the text in the style of the view */
  get #plainRun() {
    const { size, weight, hasMonospacedDigits, color } = this.#style;
    return {
      length: this.#text.length, size, weight, hasMonospacedDigits, color, background: 0, underline: 0, underlineColor: 0,
      strikethrough: 0, strikethroughColor: 0, kern: 0, baselineOffset: 0,
    };
  }

  #showSelection() {
    if (document.activeElement !== this.element || this.#isComposing) return;
    const [start, end] = [this.#nodeAt(this.#start), this.#nodeAt(this.#end)];
    document.getSelection()?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
  }

  #readSelection() {
    const selection = document.getSelection();
    if (this.#isStale || document.activeElement !== this.element || !selection?.anchorNode || !selection.focusNode) return;
    const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
    if (!this.element.contains(anchorNode) || !this.element.contains(focusNode)) return;
    this.#start = this.#placeOf(anchorNode, anchorOffset);
    this.#end = this.#placeOf(focusNode, focusOffset);
  }

  // MARK: Places

  /**
   * The place in the text that a place in the elements is.
   * @param {Node} node
   * @param {number} offset
   */
  #placeOf(node, offset) {
    let place = 0;
    for (const [index, block] of [...this.element.childNodes].entries()) {
      if (node === this.element && index >= offset) return place;
      if (block.contains(node)) {
        const range = document.createRange();
        range.selectNodeContents(block);
        range.setEnd(node, offset);
        return place + range.toString().length;
      }
      place += (block.textContent ?? "").length + 1;
    }
    return Math.max(place - 1, 0);
  }

  /**
   * The place in the elements that a place in the text is; of two, the one behind a character.
   * @param {number} place
   * @returns {{node: Node, offset: number}}
   */
  #nodeAt(place) {
    let left = place;
    for (const block of this.element.childNodes) {
      const { length } = block.textContent ?? "";
      if (left > length) {
        left -= length + 1;
        continue;
      }
      for (const text of textsIn(block)) {
        if (left <= text.length) return { node: text, offset: left };
        left -= text.length;
      }
      return { node: block.firstChild ?? block, offset: 0 };
    }
    return { node: this.element, offset: this.element.childNodes.length };
  }

  /** @param {number} place */
  #boxAt(place) {
    const { node, offset } = this.#nodeAt(place);
    if (!(node instanceof Text)) return (/** @type {Element} */ (node)).getBoundingClientRect();
    const range = document.createRange(), from = Math.min(offset, node.length - 1);
    range.setStart(node, from);
    range.setEnd(node, from + 1);
    return range.getClientRects()[0] ?? this.element.getBoundingClientRect();
  }
}

/** @param {InputEvent} event @returns {string | null} */
function insertedText({ inputType, data, dataTransfer }) {
  if (inputType === "insertParagraph" || inputType === "insertLineBreak") return "\n";
  return (data ?? dataTransfer?.getData("text/plain"))?.replace(/\r\n?/g, "\n") ?? null;
}

/**
 * Runs or paragraphs after an edit: what comes looks as the first character that goes, or else as the one before.
 * @template {{length: number}} Stretch
 * @param {Stretch[]} runs
 * @param {number} start
 * @param {number} end
 * @param {number} added
 */
function spliced(runs, start, end, added) {
  const looked = end > start ? start : Math.max(start - 1, 0);
  let place = 0, isAdded = false;
  const changed = runs.map((run) => {
    const from = place, to = place + run.length;
    place = to;
    const gone = Math.max(Math.min(end, to) - Math.max(start, from), 0);
    const isHere = !isAdded && looked < to;
    isAdded ||= isHere;
    return { ...run, length: run.length - gone + (isHere ? added : 0) };
  });
  return changed.filter((run) => run.length > 0);
}
