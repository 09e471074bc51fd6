// @ts-check
// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.
// The groups of fields of operations and requests, what reads them, and the choices that no event has.
// docs/host-protocol.md has them.

import { Failure } from "../failure.js";

/**
 * @typedef {import("./bytes.js").Reader} Reader
 *
 * A 2D transform: a, b, c, d, tx, ty.
 * @typedef {[number, number, number, number, number, number]} Matrix
 *
 * How a label's text looks.
 * @typedef {{size: number, weight: number, hasMonospacedDigits: boolean, color: number, alignment: number,
 *   lines: number, lineBreak: number}} TextStyle
 *
 * The description of a view for a screen reader.
 * @typedef {{role: number, states: number, level: number, label: string, value: string, valuePlace:
 *   number, hint: string}} AccessibilityDescription
 *
 * A rectangle of a view's pixels that has changed. Where the size is another than before, all that no
 * update has told of is clear; the size 0 x 0 takes the pixels away.
 * @typedef {{mode: number, scale: number, width: number, height: number, x: number, y: number,
 *   changedWidth: number, changedHeight: number, bytes: Uint8ClampedArray}} PixelUpdate
 *
 * How a text field looks beside its text.
 * @typedef {{placeholder: string, placeholderColor: number, caretColor: number, borderColor: number, left:
 *   number, right: number, top: number, bottom: number, keyboard: number, returnKey: number, capitalization:
 *   number, isSecure: boolean, correctsText: boolean, isEnabled: boolean, isReadOnly: boolean, hasInputView:
 *   boolean}} FieldStyle
 *
 * How a view stands back behind something in front: beside its transform and its frame, which stay.
 * @typedef {{scale: number, offset: {width: number, height: number}, blur: number, hole: {x: number, y:
 *   number, width: number, height: number}, corner: number}} BackgroundBlur
 *
 * @typedef {{kind: "close"} | {kind: "open", element: number} | {kind: "link", number: number} | {kind:
 *   "text", text: string} | {kind: "lineBreak"} | {kind: "rule"} | {kind: "picture", svg: string, label:
 *   string, width: number, height: number}} WebNode
 *
 * How a document looks beside its text.
 * @typedef {{text: number, softText: number, link: number, fill: number, line: number, size: number, left:
 *   number, right: number}} DocumentStyle
 *
 * The reading of the gauge beside the device.
 * @typedef {{value: string, fraction: number, source: string, kind: number, detail: string}} ForceReading
 *
 * @typedef {{identifier: string, width: number, height: number, scale: number, top: number, bottom:
 *   number}} DeviceModel
 *
 * The description of a list for a screen reader: a section of a table.
 * @typedef {{name: string, count: number, first: number, rows: number[]}} ListDescription
 *
 * How a stretch of a text looks that has looks of its own.
 * @typedef {{length: number, size: number, weight: number, hasMonospacedDigits: boolean, color: number,
 *   background: number, underline: number, underlineColor: number, strikethrough: number,
 *   strikethroughColor: number, kern: number, baselineOffset: number}} TextRun
 *
 * How the lines of a stretch of whole paragraphs of such a text lie.
 * @typedef {{length: number, alignment: number, lineSpacing: number, lineHeightMultiple: number, spacing:
 *   number, indent: number, firstLineIndent: number, tailIndent: number}} TextParagraph
 *
 * A color at a place of a gradient.
 * @typedef {{place: number, color: number}} GradientStop
 *
 * Colors that pass into one another along a line or from a center; no stops are no gradient.
 * @typedef {{isRadial: boolean, start: {x: number, y: number}, end: {x: number, y: number}, stops:
 *   GradientStop[]}} Gradient
 *
 * A path of lines and curves in the view's points.
 * @typedef {{steps: number[], isEvenOdd: boolean}} Outline
 *
 * A path that is filled and along which a line is drawn.
 * @typedef {{outline: Outline, fill: number, stroke: number, width: number, cap: number, join: number,
 *   miterLimit: number, dashes: number[], phase: number, from: number, to: number, blur: number}} Shape
 *
 * A file that leaves the app.
 * @typedef {{name: string, mediaType: string, bytes: Uint8Array}} HostFile
 */

/** How high a line of text is, as a share of the font's size, for every font (our choice). */
export const lineHeight = 1.2;

/** The most UTF-16 code units of a text that the user edits (our choice). */
export const longestText = 100000;

/** The most bytes that an app keeps under one key, and of a file that it is given: 64 MiB (our choice; a
 * phone's browser has some 100 MB for a page in a tab). */
export const largestValue = 67108864;

/** The longest side of a picture in pixels: `Bitmap.longestSide`. A file with more is made smaller (our
 * choice). */
export const longestSide = 8192;

/** The beginning of the keys of documents: what lies there is read when the module asks for it. */
export const documentPrefix = "documents/";

export const ViewKind = Object.freeze({ plain: 0, label: 1, image: 2, field: 3, document: 4, textArea: 5
  });

export const AccessibilityRole = Object.freeze({ generic: 0, button: 1, switch: 2, slider: 3, heading: 4,
  timer: 5, img: 6, tablist: 7, tab: 8, menu: 9, menuitem: 10, radiogroup: 11, radio: 12 });

export const AccessibilityStates = Object.freeze({ hidden: 1, selected: 2, disabled: 4, hasMenu: 8,
  focusable: 16, tabbable: 32 });

export const AccessibilityValuePlace = Object.freeze({ nowhere: 0, name: 1, text: 2 });

export const WebElement = Object.freeze({ heading1: 1, heading2: 2, heading3: 3, heading4: 4, heading5: 5,
  heading6: 6, paragraph: 7, list: 8, numberedList: 9, item: 10, quote: 11, preformatted: 12, strong: 13,
  emphasis: 14, code: 15 });

export const ForceReadingKind = Object.freeze({ none: 0, sensor: 1, simulated: 2, undetermined: 3 });

export const ConsoleSource = Object.freeze({ app: 0, heft: 1 });

export const PressDemoState = Object.freeze({ rest: 0, hint: 1, peek: 2, pop: 3 });

export const PointerCursor = Object.freeze({ automatic: 0, crosshair: 1 });

export const NSTextAlignment = Object.freeze({ left: 0, center: 1, right: 2, justified: 3, natural: 4 });

/** What `text-align` is for each `NSTextAlignment`. */
export const textAlignments = /** @type {const} */ (["left", "center", "right", "justify", "start"]);

/** Which class a label's text has for each `NSLineBreakMode`. */
export const lineBreaks = /** @type {const} */ (["ends-with-words", "ends-with-letters", "clipped",
  "without-head", "", "without-middle"]);

export const TextLine = Object.freeze({ none: 0, single: 1, thick: 2, double: 3 });

/** The style of the line under or through a text. */
export const textLines = /** @type {const} */ (["", "solid", "solid", "double"]);

/** What `inputmode` is for each `UIKeyboardType`. */
export const inputModes = /** @type {const} */ (["text", "text", "text", "url", "numeric", "tel", "text",
  "email", "decimal", "text", "search", "numeric"]);

/** What `enterkeyhint` is for each `UIReturnKeyType`. */
export const enterKeys = /** @type {const} */ (["", "go", "search", "go", "next", "go", "search", "send",
  "search", "done", "", "next"]);

/** What `autocapitalize` is for each `UITextAutocapitalizationType`. */
export const capitals = /** @type {const} */ (["none", "words", "sentences", "characters"]);

/** What `stroke-linecap` is for each `CGLineCap`. */
export const lineCaps = /** @type {const} */ (["butt", "round", "square"]);

/** What `stroke-linejoin` is for each `CGLineJoin`. */
export const lineJoins = /** @type {const} */ (["miter", "round", "bevel"]);

/** How a picture fills its view, as `object-fit` says it, and where it stands in it, for each content mode. */
export const contentModes = /** @type {const} */ ([["fill", "center"], ["contain", "center"],
  ["cover", "center"], ["fill", "center"], ["none", "center"], ["none", "top"], ["none", "bottom"],
  ["none", "left"], ["none", "right"], ["none", "left top"], ["none", "right top"], ["none", "left bottom"],
  ["none", "right bottom"]]);

/**
 * @template T
 * @param {Reader} from
 * @param {() => T} one
 * @returns {T[]}
 */
export function list(from, one) {
  const all = [];
  for (let left = from.u32(); left > 0; left -= 1) all.push(one());
  return all;
}

/**
 * @param {Reader} from
 * @returns {TextStyle}
 */
export function readTextStyle(from) {
  return { size: from.f64(), weight: from.u32(), hasMonospacedDigits: from.u8() !== 0, color: from.u32(),
    alignment: from.u8(), lines: from.u32(), lineBreak: from.u8() };
}

/**
 * @param {Reader} from
 * @returns {AccessibilityDescription}
 */
export function readAccessibilityDescription(from) {
  return { role: from.u8(), states: from.u8(), level: from.u8(), label: from.string(), value: from.string(),
    valuePlace: from.u8(), hint: from.string() };
}

/**
 * @param {Reader} from
 * @returns {PixelUpdate}
 */
export function readPixelUpdate(from) {
  const fields = { mode: from.u8(), scale: from.f64(), width: from.u32(), height: from.u32(), x: from.u32(),
    y: from.u32(), changedWidth: from.u32(), changedHeight: from.u32() };
  return { ...fields, bytes: from.bytes(fields.changedWidth * fields.changedHeight * 4) };
}

/**
 * @param {Reader} from
 * @returns {FieldStyle}
 */
export function readFieldStyle(from) {
  return { placeholder: from.string(), placeholderColor: from.u32(), caretColor: from.u32(), borderColor:
    from.u32(), left: from.f64(), right: from.f64(), top: from.f64(), bottom: from.f64(), keyboard: from.u8(),
    returnKey: from.u8(), capitalization: from.u8(), isSecure: from.u8() !== 0, correctsText: from.u8() !== 0,
    isEnabled: from.u8() !== 0, isReadOnly: from.u8() !== 0, hasInputView: from.u8() !== 0 };
}

/**
 * @param {Reader} from
 * @returns {BackgroundBlur}
 */
export function readBackgroundBlur(from) {
  return { scale: from.f64(), offset: { width: from.f64(), height: from.f64() }, blur: from.f64(), hole: {
    x: from.f64(), y: from.f64(), width: from.f64(), height: from.f64() }, corner: from.f64() };
}

/**
 * @param {Reader} from
 * @returns {WebNode}
 */
export function readWebNode(from) {
  const code = from.u8();
  switch (code) {
    case 0: return { kind: "close" };
    case 1: return { kind: "open", element: from.u8() };
    case 2: return { kind: "link", number: from.u32() };
    case 3: return { kind: "text", text: from.string() };
    case 4: return { kind: "lineBreak" };
    case 5: return { kind: "rule" };
    case 6: return { kind: "picture", svg: from.string(), label: from.string(), width: from.f64(), height:
      from.f64() };
    default: throw new Failure("operation", `a WebNode ${code}`);
  }
}

/**
 * @param {Reader} from
 * @returns {DocumentStyle}
 */
export function readDocumentStyle(from) {
  return { text: from.u32(), softText: from.u32(), link: from.u32(), fill: from.u32(), line: from.u32(),
    size: from.f64(), left: from.f64(), right: from.f64() };
}

/**
 * @param {Reader} from
 * @returns {ForceReading}
 */
export function readForceReading(from) {
  return { value: from.string(), fraction: from.f64(), source: from.string(), kind: from.u8(), detail:
    from.string() };
}

/**
 * @param {Reader} from
 * @returns {DeviceModel}
 */
export function readDeviceModel(from) {
  return { identifier: from.string(), width: from.f64(), height: from.f64(), scale: from.f64(), top:
    from.f64(), bottom: from.f64() };
}

/**
 * @param {Reader} from
 * @returns {ListDescription}
 */
export function readListDescription(from) {
  return { name: from.string(), count: from.u32(), first: from.u32(), rows: list(from, () => from.u32()) };
}

/**
 * @param {Reader} from
 * @returns {TextRun}
 */
export function readTextRun(from) {
  return { length: from.u32(), size: from.f64(), weight: from.u32(), hasMonospacedDigits: from.u8() !== 0,
    color: from.u32(), background: from.u32(), underline: from.u8(), underlineColor: from.u32(),
    strikethrough: from.u8(), strikethroughColor: from.u32(), kern: from.f64(), baselineOffset: from.f64() };
}

/**
 * @param {Reader} from
 * @returns {TextParagraph}
 */
export function readTextParagraph(from) {
  return { length: from.u32(), alignment: from.u8(), lineSpacing: from.f64(), lineHeightMultiple:
    from.f64(), spacing: from.f64(), indent: from.f64(), firstLineIndent: from.f64(), tailIndent: from.f64()
    };
}

/**
 * @param {Reader} from
 * @returns {GradientStop}
 */
export function readGradientStop(from) {
  return { place: from.f64(), color: from.u32() };
}

/**
 * @param {Reader} from
 * @returns {Gradient}
 */
export function readGradient(from) {
  return { isRadial: from.u8() !== 0, start: { x: from.f64(), y: from.f64() }, end: { x: from.f64(), y:
    from.f64() }, stops: list(from, () => readGradientStop(from)) };
}

/**
 * @param {Reader} from
 * @returns {Outline}
 */
export function readOutline(from) {
  return { steps: list(from, () => from.f64()), isEvenOdd: from.u8() !== 0 };
}

/**
 * @param {Reader} from
 * @returns {Shape}
 */
export function readShape(from) {
  return { outline: readOutline(from), fill: from.u32(), stroke: from.u32(), width: from.f64(), cap:
    from.u8(), join: from.u8(), miterLimit: from.f64(), dashes: list(from, () => from.f64()), phase:
    from.f64(), from: from.f64(), to: from.f64(), blur: from.f64() };
}

/**
 * @param {Reader} from
 * @returns {HostFile}
 */
export function readHostFile(from) {
  return { name: from.string(), mediaType: from.string(), bytes: from.byteArray() };
}
