// @ts-check
// Reads operations and requests, and calls for each the handler of its name. docs/seam.md has the fields.

import { Failure } from "../failure.js";

/**
 * @typedef {import("./bytes.js").Reader} Reader
 * @typedef {import("../device/sharing.js").HostFile} HostFile
 *
 * A 2D transform: a, b, c, d, tx, ty.
 * @typedef {[number, number, number, number, number, number]} Matrix
 *
 * How a label sets its text; `color` is 0xRRGGBBAA.
 * @typedef {{size: number, weight: number, monospacedDigits: boolean, color: number, alignment: number,
 *   lines: number}} TextStyle
 *
 * A view's shadow in points; `color` is 0xRRGGBBAA.
 * @typedef {{opacity: number, radius: number, x: number, y: number, color: number}} Shadow
 *
 * How a view stands back: its scale, its way, its blur, and what of it stays sharp.
 * @typedef {{scale: number, x: number, y: number, blur: number, hole: {x: number, y: number, width: number,
 *   height: number}, corner: number}} Recession
 *
 * How a text field looks and what its keyboard is like; colors are 0xRRGGBBAA, `borderColor` 0 is none.
 * @typedef {{placeholder: string, placeholderColor: number, caretColor: number, borderColor: number, left: number,
 *   right: number, keyboard: number, returnKey: number, capitalization: number, isSecure: boolean,
 *   correctsText: boolean, isEnabled: boolean}} FieldLook
 *
 * A section of a table, with the numbers of the rows that have views.
 * @typedef {{name: string, count: number, first: number, rows: number[]}} List
 *
 * @typedef {object} ViewHandlers
 * @property {(view: number, kind: number) => void} create
 * @property {(view: number) => void} destroy
 * @property {(view: number, parent: number, index: number) => void} insert
 * @property {(view: number, x: number, y: number, width: number, height: number) => void} frame
 * @property {(view: number, matrix: Matrix) => void} transform
 * @property {(view: number, x: number, y: number) => void} scroll
 * @property {(view: number, alpha: number) => void} alpha
 * @property {(view: number, hidden: boolean) => void} hidden
 * @property {(view: number, color: number) => void} background
 * @property {(view: number, clips: boolean) => void} clip
 * @property {(view: number, radius: number) => void} corner
 * @property {(view: number, text: string) => void} text
 * @property {(view: number, style: TextStyle) => void} textStyle
 * @property {(view: number, mode: number, tint: number, svg: string) => void} image
 * @property {(view: number, look: FieldLook) => void} field
 * @property {(view: number, isOn: boolean) => void} focus
 * @property {(view: number) => void} selectAll
 * @property {(view: number, pieces: import("../device/document.js").Piece[]) => void} document
 * @property {(view: number, style: import("../device/document.js").DocumentStyle) => void} documentStyle
 * @property {(view: number, role: string, label: string, value: string, hint: string) => void} accessibility
 * @property {(view: number, update: import("../device/pixels.js").PixelUpdate) => void} pixels
 * @property {(view: number, width: number, color: number) => void} border
 * @property {(view: number, look: Recession) => void} recede
 * @property {(view: number) => void} attend
 * @property {(view: number, lists: List[]) => void} lists
 * @property {(view: number, cursor: number) => void} cursor
 * @property {(view: number, keeps: boolean) => void} ownColors
 * @property {(view: number, shadow: Shadow) => void} shadow
 *
 * @typedef {object} DeskHandlers
 * @property {(title: string) => void} title
 * @property {(name: string, value: string) => void} setting
 * @property {(value: string, fraction: number, source: string, kind: number, detail: string) => void} force
 * @property {(hint: number, peek: number, pop: number) => void} thresholds
 * @property {(kind: number, line: string) => void} console
 * @property {(number: number, text: string, count: number) => void} warning
 * @property {(running: boolean) => void} replay
 * @property {(names: string[]) => void} apps
 * @property {(stage: number, nearness: number, words: string) => void} trial
 * @property {(model: Model) => void} model
 * @property {(words: string) => void} advice
 *
 * @typedef {{name: string, width: number, height: number, scale: number, top: number, bottom: number}} Model
 *
 * @typedef {object} RequestHandlers
 * @property {(wanted: boolean, delay: number) => void} ticks
 * @property {(milliseconds: number) => void} vibrate
 * @property {(text: string, assertive: boolean) => void} announce
 * @property {(app: string, key: string, number: number, bytes: Uint8Array) => void} store
 * @property {(app: string, key: string, number: number) => void} remove
 * @property {(app: string, key: string, number: number) => void} fetch
 * @property {(number: number, title: string, text: string, files: HostFile[]) => void} share
 * @property {(number: number, text: string, file: HostFile | null) => void} copy
 * @property {(file: HostFile) => void} saveFile
 * @property {(address: string) => void} open
 * @property {() => void} keyTaken
 *
 * @typedef {{views: ViewHandlers, desk: DeskHandlers, requests: RequestHandlers}} Handlers
 */

/**
 * @param {Reader} from
 * @param {Handlers} to
 */
export function applyAll(from, { views, desk, requests }) {
  while (!from.atEnd) {
    const code = from.u8();
    switch (code) {
      case 1: views.create(from.u32(), from.u8()); break;
      case 2: views.destroy(from.u32()); break;
      case 3: views.insert(from.u32(), from.u32(), from.u32()); break;
      case 4: views.frame(from.u32(), from.f64(), from.f64(), from.f64(), from.f64()); break;
      case 5:
        views.transform(from.u32(), [from.f64(), from.f64(), from.f64(), from.f64(), from.f64(), from.f64()]);
        break;
      case 6: views.scroll(from.u32(), from.f64(), from.f64()); break;
      case 7: views.alpha(from.u32(), from.f64()); break;
      case 8: views.hidden(from.u32(), from.u8() !== 0); break;
      case 9: views.background(from.u32(), from.u32()); break;
      case 10: views.clip(from.u32(), from.u8() !== 0); break;
      case 11: views.corner(from.u32(), from.f64()); break;
      case 12: views.text(from.u32(), from.string()); break;
      case 13:
        views.textStyle(from.u32(), {
          size: from.f64(), weight: from.u32(), monospacedDigits: from.u8() !== 0, color: from.u32(),
          alignment: from.u8(), lines: from.u32(),
        });
        break;
      case 14: views.image(from.u32(), from.u8(), from.u32(), from.string()); break;
      case 15:
        views.accessibility(from.u32(), from.string(), from.string(), from.string(), from.string());
        break;
      case 16: views.pixels(from.u32(), pixels(from)); break;
      case 17: views.border(from.u32(), from.f64(), from.u32()); break;
      case 18:
        views.shadow(from.u32(), {
          opacity: from.f64(), radius: from.f64(), x: from.f64(), y: from.f64(), color: from.u32(),
        });
        break;
      case 19: views.field(from.u32(), fieldLook(from)); break;
      case 20: views.focus(from.u32(), from.u8() !== 0); break;
      case 24: views.selectAll(from.u32()); break;
      case 21:
        views.recede(from.u32(), {
          scale: from.f64(), x: from.f64(), y: from.f64(), blur: from.f64(),
          hole: { x: from.f64(), y: from.f64(), width: from.f64(), height: from.f64() }, corner: from.f64(),
        });
        break;
      case 22: views.attend(from.u32()); break;
      case 23: desk.thresholds(from.f64(), from.f64(), from.f64()); break;
      case 30: views.document(from.u32(), Array.from({ length: from.u32() }, () => piece(from))); break;
      case 31:
        views.documentStyle(from.u32(), {
          text: from.u32(), softText: from.u32(), link: from.u32(), fill: from.u32(), line: from.u32(),
          size: from.f64(), left: from.f64(), right: from.f64(),
        });
        break;
      case 32: desk.title(from.string()); break;
      case 33: desk.setting(from.string(), from.string()); break;
      case 34: desk.force(from.string(), from.f64(), from.string(), from.u8(), from.string()); break;
      case 35: desk.console(from.u8(), from.string()); break;
      case 36: desk.warning(from.u32(), from.string(), from.u32()); break;
      case 37: desk.replay(from.u8() !== 0); break;
      case 38: desk.apps(Array.from({ length: from.u32() }, () => from.string())); break;
      case 39: desk.trial(from.u8(), from.f64(), from.string()); break;
      case 40:
        desk.model({
          name: from.string(), width: from.f64(), height: from.f64(), scale: from.f64(), top: from.f64(),
          bottom: from.f64(),
        });
        break;
      case 41: desk.advice(from.string()); break;
      case 42: views.lists(from.u32(), Array.from({ length: from.u32() }, () => list(from))); break;
      case 43: views.cursor(from.u32(), from.u8()); break;
      case 44: views.ownColors(from.u32(), from.u8() !== 0); break;
      case 64: requests.ticks(from.u8() !== 0, from.u32()); break;
      case 65: requests.vibrate(from.u32()); break;
      case 66: requests.announce(from.string(), from.u8() !== 0); break;
      case 68: requests.store(from.string(), from.string(), from.u32(), from.byteArray()); break;
      case 69: requests.remove(from.string(), from.string(), from.u32()); break;
      case 70: requests.share(from.u32(), from.string(), from.string(), files(from)); break;
      case 71: requests.copy(from.u32(), from.string(), files(from)[0] ?? null); break;
      case 72: requests.saveFile(file(from)); break;
      case 73: requests.fetch(from.string(), from.string(), from.u32()); break;
      case 80: requests.open(from.string()); break;
      case 85: requests.keyTaken(); break;
      default: throw new Failure("operation", `operation ${code}`);
    }
  }
  if (!from.endedWell) throw new Failure("operation", "an operation that runs past its end");
}

/** @param {Reader} from @returns {List} */
function list(from) {
  return {
    name: from.string(), count: from.u32(), first: from.u32(),
    rows: Array.from({ length: from.u32() }, () => from.u32()),
  };
}

/** @param {Reader} from */
function fieldLook(from) {
  const look = {
    placeholder: from.string(), placeholderColor: from.u32(), caretColor: from.u32(), borderColor: from.u32(),
    left: from.f64(), right: from.f64(), keyboard: from.u8(), returnKey: from.u8(), capitalization: from.u8(),
  };
  const flags = from.u8();
  return {
    ...look, isSecure: (flags & 1) !== 0, correctsText: (flags & 2) !== 0, isEnabled: (flags & 4) !== 0,
  };
}

/**
 * @param {Reader} from
 * @returns {import("../device/document.js").Piece}
 */
function piece(from) {
  const code = from.u8();
  switch (code) {
    case 0: return { kind: "close" };
    case 1: return { kind: "open", element: from.u8() };
    case 2: return { kind: "link", number: from.u32() };
    case 3: return { kind: "text", text: from.string() };
    case 4: return { kind: "break" };
    case 5: return { kind: "rule" };
    case 6:
      return {
        kind: "picture", svg: from.string(), label: from.string(), width: from.f64(), height: from.f64(),
      };
    default: throw new Failure("operation", `piece ${code} of a document`);
  }
}

/** @param {Reader} from */
function files(from) {
  const list = [];
  for (let left = from.u32(); left > 0; left -= 1) list.push(file(from));
  return list;
}

/** @param {Reader} from */
const file = (from) => ({ name: from.string(), mediaType: from.string(), bytes: from.byteArray() });

/**
 * A changed rectangle of pixels; its bytes come last, for the fields before say how many there are.
 * @param {Reader} from
 */
function pixels(from) {
  const fields = {
    mode: from.u8(), scale: from.f64(), width: from.u32(), height: from.u32(), x: from.u32(), y: from.u32(),
    changedWidth: from.u32(), changedHeight: from.u32(),
  };
  return { ...fields, bytes: from.bytes(fields.changedWidth * fields.changedHeight * 4) };
}
