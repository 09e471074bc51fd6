// @ts-check
// A text field or a text area: the page's own, so that keyboards, input methods, selection and undo are the browser's. A text
// area whose stretches have looks of their own, and that is edited, becomes a `RichText`.
// Until it has the focus it lets touches through, so that the device decides what a touch in it means.

import { cssColor } from "./colors.js";
import { EditingChange } from "../protocol/event-writer.js";
import { capitals, enterKeys, inputModes, lineHeight, longestText, textAlignments } from "../protocol/operation-values.js";
import { RichText } from "./rich-text.js";
import { TextLines } from "./text-lines.js";

/** @typedef {import("../protocol/events.js").Events} Events */

/** Events that are the input's own while it has the focus, and not the device's. */
const ownEvents = ["mousedown", "contextmenu", "selectstart", "dragstart", "keyup"];
/** Events that the browser handles by itself, but not while the device holds the selection. */
const pointerDefaults = ["touchmove", "touchend", "mouseup", "contextmenu", "selectstart", "dragstart"];

/** Measures text. @type {CanvasRenderingContext2D | null} */
let pencil = null;
/** Between a caret and the input's edges, in pixels. */
const caretRoom = 4;

/** @type {Record<string, number>} */
const editingKeys = { Enter: EditingChange.returned, Escape: EditingChange.escaped };

/** @param {Element | null} element */
export const isField = (element) => element !== null && element.closest(".input") !== null;

export class Field {
  /** @type {HTMLElement} */
  input;
  /**
   * The text of the input and its selection.
   * @type {HTMLInputElement | HTMLTextAreaElement | RichText}
   */
  #text;
  /**
   * The lines of a text area.
   * @type {TextLines | RichText | null}
   */
  #lines = null;
  /** The last report of them. */
  #told = "";
  #number;
  #events;
  #isQuiet = false;
  /** @type {import("../protocol/operations.js").TextStyle | null} */
  #style = null;
  /** @type {import("../protocol/operations.js").FieldStyle | null} */
  #fieldStyle = null;
  /**
   * The selection that the device has made while a pointer is down.
   * @type {{ start: number, end: number } | null}
   */
  #held = null;

  /**
   * @param {HTMLElement} element
   * @param {number} number
   * @param {Events} events
   * @param {boolean} hasLines whether it is a text area
   */
  constructor(element, number, events, hasLines) {
    this.#number = number;
    this.#events = events;
    const input = document.createElement(hasLines ? "textarea" : "input");
    this.input = input;
    this.#text = input;
    element.classList.add("field");
    input.className = "input";
    if (input instanceof HTMLInputElement) input.type = "text";
    else this.#showLines(element, input);
    input.maxLength = longestText;
    input.dir = "auto";
    input.addEventListener("input", (event) => this.#changed(/** @type {InputEvent} */ (event).isComposing));
    input.addEventListener("compositionend", () => this.#changed(false));
    this.#listen(input);
    element.prepend(input);
  }

  /** @param {HTMLElement} input */
  #listen(input) {
    input.addEventListener("keydown", (event) => this.#pressed(/** @type {KeyboardEvent} */ (event)));
    input.addEventListener("focus", () => this.#focused(EditingChange.began));
    input.addEventListener("blur", () => {
      // The window lost the focus, and the field has it again with the window.
      if (document.activeElement === input || this.#isQuiet) return;
      // Once the next one has the focus: what the device moves meanwhile would take it away again.
      queueMicrotask(() => {
        if (document.activeElement === input) return;
        this.#release();
        this.#focused(EditingChange.ended);
      });
    });
    input.addEventListener("pointerdown", (event) => this.#touched(/** @type {PointerEvent} */ (event)));
    for (const name of pointerDefaults) {
      input.addEventListener(name, (event) => {
        if (this.#held && event.cancelable) event.preventDefault();
      }, { passive: false });
    }
    for (const name of ownEvents) input.addEventListener(name, (event) => event.stopPropagation());
    if (!this.#lines) return;
    input.addEventListener("focus", () => document.addEventListener("selectionchange", this.#tellLines));
    input.addEventListener("blur", () => document.removeEventListener("selectionchange", this.#tellLines));
  }

  /**
   * @param {HTMLElement} element
   * @param {HTMLTextAreaElement} area
   */
  #showLines(element, area) {
    area.classList.add("text-area");
    area.rows = 1;
    const lines = new TextLines(area, this.#laidOut);
    this.#lines = lines;
    element.append(lines.element);
  }

  /** An element whose content can be edited takes the text area's place, for good. */
  #becomeRich() {
    const area = this.#text;
    if (!(area instanceof HTMLTextAreaElement)) return;
    const rich = new RichText({
      changed: (isComposing) => this.#changed(isComposing),
      edited: (change) => this.#focused(change),
      laidOut: this.#laidOut,
    });
    const { element } = rich;
    for (const { name, value } of area.attributes) {
      if (name === "inert" || name.startsWith("aria-")) element.setAttribute(name, value);
    }
    // Not as an attribute, which the page's policy of content forbids.
    element.style.cssText = area.style.cssText;
    rich.value = area.value;
    rich.setSelectionRange(area.selectionStart, area.selectionEnd);
    const hadFocus = document.activeElement === area;
    this.#listen(element);
    this.#lines?.element.remove();
    this.#lines = rich;
    this.#text = rich;
    this.input = element;
    this.quietly(() => {
      area.replaceWith(element);
      if (hadFocus) element.focus({ preventScroll: true });
    });
    // Once it has its place: the field around it shows a part of it.
    if (this.#style) rich.setStyle(this.#style);
    if (this.#fieldStyle) this.setFieldStyle(this.#fieldStyle, cssColor);
    document.removeEventListener("selectionchange", this.#tellLines);
    if (hadFocus) document.addEventListener("selectionchange", this.#tellLines);
  }

  #laidOut = () => {
    // Told also where nothing moved: the module wants to know of the text that it has set.
    this.#told = "";
    this.#tellLines();
  };

  /** Tells how the lines lie and what is selected, where that is new. */
  #tellLines = () => {
    const place = this.#lines?.measure();
    if (!place) return;
    const { selectionStart: start, selectionEnd: end } = this.#text;
    const told = [place.height, place.top, place.bottom, start, end].join();
    if (told === this.#told) return;
    this.#told = told;
    this.#events.textLayout(this.#number, place.height, place.top, place.bottom, start ?? 0, end ?? 0);
  };

  /** @param {string} text */
  setText(text) {
    const shown = this.#text;
    this.#lines?.forgetRuns();
    if (shown.value === text) return;
    // The caret keeps its distance from the end.
    const after = shown.value.length - (shown.selectionEnd ?? shown.value.length);
    shown.value = text;
    this.#lines?.changed();
    if (document.activeElement !== this.input) return;
    const caret = Math.max(text.length - after, 0);
    shown.setSelectionRange(caret, caret);
  }

  /**
   * @param {import("../protocol/operations.js").TextStyle} textStyle
   * @param {string} color
   */
  setStyle(textStyle, color) {
    const { size, weight, hasMonospacedDigits, alignment } = textStyle;
    const { style } = this.input;
    this.#style = textStyle;
    if (this.#text instanceof RichText) this.#text.setStyle(textStyle);
    style.fontSize = `${size}px`;
    style.fontWeight = String(weight);
    style.fontVariantNumeric = hasMonospacedDigits ? "tabular-nums" : "";
    style.color = color;
    style.textAlign = textAlignments[alignment] ?? "start";
    if (this.#lines) style.lineHeight = `${size * lineHeight}px`;
    this.#lines?.changed();
  }

  /**
   * Shows the text of a text area with looks of its stretches.
   * @param {import("../protocol/operations.js").TextRun[]} runs
   * @param {import("../protocol/operations.js").TextParagraph[]} paragraphs
   */
  setRuns(runs, paragraphs) {
    if (this.#fieldStyle && !this.#fieldStyle.isReadOnly) this.#becomeRich();
    this.#lines?.setRuns(runs, paragraphs);
  }

  /**
   * @param {import("../protocol/operations.js").FieldStyle} fieldStyle
   * @param {(color: number) => string} css
   */
  setFieldStyle(fieldStyle, css) {
    const { input } = this, text = this.#text;
    this.#fieldStyle = fieldStyle;
    if (text instanceof RichText) {
      text.setEditable(!fieldStyle.isReadOnly, fieldStyle.isEnabled);
    } else {
      text.placeholder = fieldStyle.placeholder;
      if (text instanceof HTMLInputElement) text.type = fieldStyle.isSecure ? "password" : "text";
      text.readOnly = fieldStyle.isReadOnly;
      text.disabled = !fieldStyle.isEnabled;
    }
    input.inputMode = fieldStyle.hasInputView ? "none" : inputModes[fieldStyle.keyboard] ?? "text";
    input.enterKeyHint = enterKeys[fieldStyle.returnKey] ?? "";
    input.autocapitalize = capitals[fieldStyle.capitalization] ?? "sentences";
    input.spellcheck = fieldStyle.correctsText;
    input.setAttribute("autocorrect", fieldStyle.correctsText ? "on" : "off");
    input.style.caretColor = css(fieldStyle.caretColor);
    input.style.setProperty("--placeholder", css(fieldStyle.placeholderColor));
    input.style.left = `${fieldStyle.left}px`;
    input.style.width = `calc(100% - ${fieldStyle.left + fieldStyle.right}px)`;
    input.style.top = `${fieldStyle.top}px`;
    input.style.height = `calc(100% - ${fieldStyle.top + fieldStyle.bottom}px)`;
    this.#lines?.changed();
    const { style } = /** @type {HTMLElement} */ (input.parentElement);
    // An outline: the app may give the field a border and a shadow of its own.
    style.outline = fieldStyle.borderColor === 0 ? "" : `1px solid ${css(fieldStyle.borderColor)}`;
    style.outlineOffset = "-1px";
  }

  /**
   * @param {boolean} isOn
   * @param {HTMLElement} screen which has the focus after the field
   */
  setFocus(isOn, screen) {
    const { input } = this;
    this.quietly(() => {
      if (isOn) {
        const tapped = this.#lines?.tapped ?? -1;
        input.focus();
        if (tapped >= 0) this.#text.setSelectionRange(tapped, tapped);
      } else if (document.activeElement === input) {
        input.blur();
        screen.focus({ preventScroll: true });
      }
    });
  }

  selectAll() {
    if (this.#text instanceof RichText) this.#text.setSelectionRange(0, this.#text.value.length);
    else this.#text.select();
  }

  /**
   * Selects a part; while that is held, it stays selected whatever the browser makes of the pointer.
   * @param {number} start
   * @param {number} end
   * @param {boolean} isHeld
   */
  select(start, end, isHeld) {
    const moved = this.#held?.end === end ? start : end;
    if (!this.#held) document.addEventListener("selectionchange", this.#keep);
    const held = { start, end };
    this.#held = held;
    this.#keep();
    this.#reveal(moved);
    // The browser is done with a pointer that is lifted only after this.
    if (!isHeld) setTimeout(() => { if (this.#held === held) this.#release() });
  }

  #release() {
    this.#held = null;
    document.removeEventListener("selectionchange", this.#keep);
  }

  #keep = () => {
    const text = this.#text;
    if (!this.#held || document.activeElement !== this.input) return;
    const { start, end } = this.#held;
    if (text.selectionStart !== start || text.selectionEnd !== end) text.setSelectionRange(start, end);
  };

  /**
   * Scrolls to a place in the text: browsers do so for a person who types, and not for a script.
   * @param {number} place
   */
  #reveal(place) {
    const input = this.#text;
    if (input instanceof RichText || this.#lines || input.scrollWidth <= input.clientWidth) return;
    const { font, direction } = getComputedStyle(input);
    pencil ??= document.createElement("canvas").getContext("2d");
    if (!pencil) return;
    pencil.font = font;
    const text = input.type === "password" ? "\u2022".repeat(place) : input.value.slice(0, place);
    const width = pencil.measureText(text).width;
    const sign = direction === "rtl" ? -1 : 1;
    const left = Math.min(Math.max(input.scrollLeft * sign, width - input.clientWidth + caretRoom), width - caretRoom);
    input.scrollLeft = Math.max(left, 0) * sign;
  }

  /**
   * The pointer is the input's own, and the device is told of it all the same.
   * @param {PointerEvent} event
   */
  #touched(event) {
    const text = this.#text;
    if (event.pointerType === "mouse" && event.button !== 0) return;
    // A finger scrolls a text area: it is the device's, and what it taps the browser's.
    if (this.#lines && event.pointerType === "touch") return;
    if (this.#held) this.#release();
    const end = text.value.length;
    this.#events.fieldPress(this.#number, event.pointerId, text.selectionStart ?? end, text.selectionEnd ?? end);
  }

  /**
   * Does something that moves the focus without the device having a part in it.
   * @param {() => void} work
   */
  quietly(work) {
    this.#isQuiet = true;
    work();
    this.#isQuiet = false;
  }

  /** @param {boolean} isComposing */
  #changed(isComposing) {
    const text = this.#text;
    const end = text.value.length;
    this.#events.text(this.#number, text.value, text.selectionStart ?? end, text.selectionEnd ?? end, isComposing);
    this.#tellLines();
  }

  /** @param {number} change */
  #focused(change) {
    if (!this.#isQuiet) this.#events.editing(this.#number, change);
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    event.stopPropagation();
    const change = editingKeys[event.key];
    if (change === undefined || event.isComposing || event.keyCode === 229) return;
    // It begins a new line.
    if (this.#lines && change === EditingChange.returned) return;
    event.preventDefault();
    if (!event.repeat) this.#events.editing(this.#number, change);
  }
}
