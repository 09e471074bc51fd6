// @ts-check
// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.
// Reads operations and requests, and calls for each the handler of its name. docs/host-protocol.md has the fields.

import { Failure } from "../failure.js";
import {
  list, readTextStyle, readAccessibilityDescription, readPixelUpdate, readFieldStyle, readBackgroundBlur,
  readWebNode, readDocumentStyle, readForceReading, readDeviceModel, readListDescription, readTextRun,
  readTextParagraph, readGradient, readOutline, readShape, readHostFile,
} from "./operation-values.js";

/**
 * @typedef {import("./bytes.js").Reader} Reader
 * @typedef {import("./operation-values.js").Matrix} Matrix
 * @typedef {import("./operation-values.js").TextStyle} TextStyle
 * @typedef {import("./operation-values.js").AccessibilityDescription} AccessibilityDescription
 * @typedef {import("./operation-values.js").PixelUpdate} PixelUpdate
 * @typedef {import("./operation-values.js").FieldStyle} FieldStyle
 * @typedef {import("./operation-values.js").BackgroundBlur} BackgroundBlur
 * @typedef {import("./operation-values.js").WebNode} WebNode
 * @typedef {import("./operation-values.js").DocumentStyle} DocumentStyle
 * @typedef {import("./operation-values.js").ForceReading} ForceReading
 * @typedef {import("./operation-values.js").DeviceModel} DeviceModel
 * @typedef {import("./operation-values.js").ListDescription} ListDescription
 * @typedef {import("./operation-values.js").TextRun} TextRun
 * @typedef {import("./operation-values.js").TextParagraph} TextParagraph
 * @typedef {import("./operation-values.js").GradientStop} GradientStop
 * @typedef {import("./operation-values.js").Gradient} Gradient
 * @typedef {import("./operation-values.js").Outline} Outline
 * @typedef {import("./operation-values.js").Shape} Shape
 * @typedef {import("./operation-values.js").HostFile} HostFile
 *
 * @typedef {object} ViewHandlers
 * @property {(view: number, kind: number) => void} create Makes an element that is nowhere yet.
 * @property {(view: number) => void} destroy Removes the view and all below it.
 * @property {(view: number, parent: number, index: number) => void} insert Puts or moves the view to a
 *   place among the parent's children.
 * @property {(view: number, x: number, y: number, width: number, height: number) => void} frame The
 *   untransformed frame in the parent's bounds.
 * @property {(view: number, matrix: Matrix) => void} transform About the view's center.
 * @property {(view: number, x: number, y: number) => void} scroll The bounds' origin; children move by its
 *   negative.
 * @property {(view: number, alpha: number) => void} alpha How opaque the view is.
 * @property {(view: number, isHidden: boolean) => void} hidden Whether the view is not shown.
 * @property {(view: number, color: number) => void} background The color behind what the view shows.
 * @property {(view: number, clips: boolean) => void} clip Whether nothing of its children is shown outside
 *   the view.
 * @property {(view: number, radius: number) => void} corner How round the view's corners are.
 * @property {(view: number, text: string) => void} text The text of a label or a field.
 * @property {(view: number, style: TextStyle) => void} textStyle How that text looks.
 * @property {(view: number, mode: number, tint: number, svg: string) => void} image A drawing of shapes;
 *   an empty text means none.
 * @property {(view: number, description: AccessibilityDescription) => void} accessibility The description
 *   of the view for a screen reader.
 * @property {(view: number, update: PixelUpdate) => void} pixels Pixels of the view, or what has changed
 *   of them. They lie behind the view's children.
 * @property {(view: number, width: number, color: number) => void} border A line along the inside of the
 *   view's edges, in front of its children.
 * @property {(view: number, opacity: number, radius: number, dx: number, dy: number, color: number,
 *   isOfContent: boolean) => void} shadow The shadow of the view's rectangle with its round corners, or of
 *   all that the view shows, in points. The radius is half of what CSS calls blur.
 * @property {(view: number, style: FieldStyle) => void} field How a text field looks and what its keyboard
 *   is like; its text and style are those of a label.
 * @property {(view: number, isOn: boolean) => void} focus Gives a text field the keyboard, or takes it
 *   away. Carried out before the call that asked for it returns: phones open the keyboard only then.
 * @property {(view: number, blur: BackgroundBlur) => void} blurBackground Shows the view smaller about its
 *   center, moved, and blurred but for a part of it, all beside its frame and transform. Where touches go
 *   does not change.
 * @property {(view: number) => void} moveFocus Gives the keyboard and the screen reader to a view that can
 *   be acted on.
 * @property {(view: number) => void} selectAll Selects all text of a text field that has the keyboard.
 * @property {(view: number, selectionStart: number, selectionEnd: number, isHeld: boolean) => void}
 *   selection Selects a part of a text field that has the keyboard. While it is held, the pointer that is
 *   down selects nothing by itself.
 * @property {(view: number, nodes: WebNode[]) => void} document The content of a document view. The host
 *   lays it out in the view's width and reports the layout.
 * @property {(view: number, style: DocumentStyle) => void} documentStyle How that document looks.
 * @property {(view: number, lists: ListDescription[]) => void} lists The lists that are among a view's
 *   children, for a screen reader. They replace the lists sent before.
 * @property {(view: number, cursor: number) => void} cursor The shape of a mouse's pointer over the view.
 * @property {(view: number, keeps: boolean) => void} ownColors Whether the view and what is in it keep
 *   their colors where the user has forced others on the page.
 * @property {(view: number, runs: TextRun[], paragraphs: TextParagraph[]) => void} textRuns How stretches
 *   of the text of a label or a text area look, one after another, in place of its style. They count until
 *   the next text. A text area that is edited shows them as they are edited.
 * @property {(view: number, isWanted: boolean) => void} hover Whether a pointer that hovers over the view
 *   is told, by the event `hover`; the host tells of no pointer while no view wants it.
 * @property {(view: number, top: number, left: number, bottom: number, right: number) => void} textInsets
 *   How far the text of a label lies inside the view's edges, in points, where the label places its text
 *   itself; until it is told, no distance.
 * @property {(view: number, x: number, y: number) => void} anchor The point about which transforms are, as
 *   shares of the view's size, 0.5 each before; the untransformed frame does not depend on it.
 * @property {(view: number, matrix: number[]) => void} space A transform in three dimensions about the
 *   anchor, in place of the plane one: 16 numbers, row by row for row vectors, which are CSS's columns. None
 *   takes it away.
 * @property {(view: number, gradient: Gradient, shapes: Shape[]) => void} shapes A gradient over the view
 *   and shapes in front of it, behind its children; nothing of both takes them away.
 * @property {(view: number, outline: Outline, gradient: Gradient, shapes: Shape[], pixels: PixelUpdate,
 *   map: Matrix) => void} mask Shows of the view, with its children, what is inside the path, as much as the
 *   gradient is opaque, and where there are shapes or pixels as much as these are; nothing of all of them is
 *   all. Where there is more than a path, nothing beyond the view's edges is shown.
 * @property {(view: number, corners: number) => void} roundCorners Which corners are round where there is
 *   a radius; all before.
 * @property {(view: number, blur: number, saturation: number) => void} backdrop Blurs what is seen through
 *   the view of what is behind it.
 * @property {(view: number, isShown: boolean) => void} backside Whether the view is shown where its
 *   transform in space turns its back to the front; it is before.
 *
 * @typedef {object} PanelHandlers
 * @property {(hint: number, peek: number, pop: number) => void} thresholds Where a hint, a preview and the
 *   screen lie on the gauge, 0...1 of the maximum; 0 means no marks.
 * @property {(name: string) => void} title The name of the app in front.
 * @property {(name: number, value: string) => void} setting A setting that is now in force, for the page's
 *   controls.
 * @property {(reading: ForceReading) => void} force The live force beside the device.
 * @property {(source: number, line: string) => void} console A line of the console.
 * @property {(number: number, text: string, count: number) => void} warning A kind of bad input and how
 *   often it came; the same number again is the same warning.
 * @property {(isRunning: boolean) => void} replay A replay has begun or is over.
 * @property {(names: string[]) => void} apps The names of the apps that the setting `app` can be, in their
 *   order.
 * @property {(state: number, nearness: number, words: string) => void} pressDemo How far a press on the
 *   picture in the settings has come, how near the next stage is, and the name of it; empty at rest.
 * @property {(model: DeviceModel) => void} model The device that is simulated from now on. Where the page
 *   shows it in a frame it takes that size and tells it by `screen`; on a phone the window is the device.
 * @property {(words: string) => void} advice How to press deeper with the pointer that is down, said
 *   beside it; empty means none.
 *
 * @typedef {object} RequestHandlers
 * @property {(wanted: boolean, delay: number) => void} ticks Send a tick for each frame, beginning after
 *   so many milliseconds, or stop. It replaces the request before.
 * @property {(milliseconds: number) => void} vibrate Let the device shake for so long.
 * @property {(text: string, isAssertive: boolean) => void} announce Say something through a screen reader.
 * @property {(app: string, key: string, number: number, bytes: Uint8Array) => void} store Keep bytes under
 *   a key of an app. An event `stored` with the number answers.
 * @property {(app: string, key: string, number: number) => void} remove Keep nothing under a key of an app
 *   any more. An event `stored` with the number answers.
 * @property {(number: number, title: string, text: string, files: HostFile[]) => void} share Hand text and
 *   files to another app of the user's choice. An event `shared` with the number answers.
 * @property {(number: number, text: string, file: HostFile | null) => void} copy Put text or a file on the
 *   pasteboard. An event `shared` with the number answers.
 * @property {(file: HostFile) => void} saveFile Give the user a file.
 * @property {(app: string, key: string, number: number) => void} fetch Give the bytes of a document, which
 *   stay with the host until they are asked for. An event `fetched` with the number answers.
 * @property {(accepting: string) => void} pickFiles Let the user pick files. Those that are picked come as
 *   the event `files`. Only a tap or a click allows it: carried out before the call that asked for it
 *   returns.
 * @property {(number: number, picture: Uint8Array) => void} encodeVideo Make a WebM video of an animated
 *   PNG, frame by frame as long as it shows them. An event `fetched` with the number answers.
 * @property {(address: string, isWeb: boolean) => void} open Open an address outside, `http`, `https`,
 *   `mailto` or `tel`: in a browser's window, or in the app for letters or calls. Where no tap or click has
 *   just allowed a window, the page offers the user a link.
 * @property {() => void} keyTaken The device or the app took the key, or the wheel with Control, that is
 *   being told, or the command `back` had something to leave: it has no other meaning. Carried out before
 *   the call that asked for it returns.
 *
 * @typedef {{views: ViewHandlers, panel: PanelHandlers, requests: RequestHandlers}} Handlers
 */

/** The version of the protocol. */
export const version = 19;

/**
 * @param {Reader} from
 * @param {Handlers} to
 */
export function applyAll(from, { views, panel, requests }) {
  while (!from.atEnd) {
    const code = from.u8();
    switch (code) {
      case 1: views.create(from.u32(), from.u8()); break;
      case 2: views.destroy(from.u32()); break;
      case 3: views.insert(from.u32(), from.u32(), from.u32()); break;
      case 4: views.frame(from.u32(), from.f64(), from.f64(), from.f64(), from.f64()); break;
      case 5: views.transform(from.u32(), [from.f64(), from.f64(), from.f64(), from.f64(), from.f64(),
          from.f64()]); break;
      case 6: views.scroll(from.u32(), from.f64(), from.f64()); break;
      case 7: views.alpha(from.u32(), from.f64()); break;
      case 8: views.hidden(from.u32(), from.u8() !== 0); break;
      case 9: views.background(from.u32(), from.u32()); break;
      case 10: views.clip(from.u32(), from.u8() !== 0); break;
      case 11: views.corner(from.u32(), from.f64()); break;
      case 12: views.text(from.u32(), from.string()); break;
      case 13: views.textStyle(from.u32(), readTextStyle(from)); break;
      case 14: views.image(from.u32(), from.u8(), from.u32(), from.string()); break;
      case 15: views.accessibility(from.u32(), readAccessibilityDescription(from)); break;
      case 16: views.pixels(from.u32(), readPixelUpdate(from)); break;
      case 17: views.border(from.u32(), from.f64(), from.u32()); break;
      case 18: views.shadow(from.u32(), from.f64(), from.f64(), from.f64(), from.f64(), from.u32(), from.u8()
          !== 0); break;
      case 19: views.field(from.u32(), readFieldStyle(from)); break;
      case 20: views.focus(from.u32(), from.u8() !== 0); break;
      case 21: views.blurBackground(from.u32(), readBackgroundBlur(from)); break;
      case 22: views.moveFocus(from.u32()); break;
      case 24: views.selectAll(from.u32()); break;
      case 25: views.selection(from.u32(), from.u32(), from.u32(), from.u8() !== 0); break;
      case 30: views.document(from.u32(), list(from, () => readWebNode(from))); break;
      case 31: views.documentStyle(from.u32(), readDocumentStyle(from)); break;
      case 42: views.lists(from.u32(), list(from, () => readListDescription(from))); break;
      case 43: views.cursor(from.u32(), from.u8()); break;
      case 44: views.ownColors(from.u32(), from.u8() !== 0); break;
      case 45: views.textRuns(from.u32(), list(from, () => readTextRun(from)), list(from, () =>
          readTextParagraph(from))); break;
      case 46: views.hover(from.u32(), from.u8() !== 0); break;
      case 47: views.textInsets(from.u32(), from.f64(), from.f64(), from.f64(), from.f64()); break;
      case 50: views.anchor(from.u32(), from.f64(), from.f64()); break;
      case 51: views.space(from.u32(), list(from, () => from.f64())); break;
      case 52: views.shapes(from.u32(), readGradient(from), list(from, () => readShape(from))); break;
      case 53: views.mask(from.u32(), readOutline(from), readGradient(from), list(from, () => readShape(from)),
          readPixelUpdate(from), [from.f64(), from.f64(), from.f64(), from.f64(), from.f64(), from.f64()]); break;
      case 54: views.roundCorners(from.u32(), from.u8()); break;
      case 55: views.backdrop(from.u32(), from.f64(), from.f64()); break;
      case 56: views.backside(from.u32(), from.u8() !== 0); break;
      case 23: panel.thresholds(from.f64(), from.f64(), from.f64()); break;
      case 32: panel.title(from.string()); break;
      case 33: panel.setting(from.u8(), from.string()); break;
      case 34: panel.force(readForceReading(from)); break;
      case 35: panel.console(from.u8(), from.string()); break;
      case 36: panel.warning(from.u32(), from.string(), from.u32()); break;
      case 37: panel.replay(from.u8() !== 0); break;
      case 38: panel.apps(list(from, () => from.string())); break;
      case 39: panel.pressDemo(from.u8(), from.f64(), from.string()); break;
      case 40: panel.model(readDeviceModel(from)); break;
      case 41: panel.advice(from.string()); break;
      case 64: requests.ticks(from.u8() !== 0, from.u32()); break;
      case 65: requests.vibrate(from.u32()); break;
      case 66: requests.announce(from.string(), from.u8() !== 0); break;
      case 68: requests.store(from.string(), from.string(), from.u32(), from.byteArray()); break;
      case 69: requests.remove(from.string(), from.string(), from.u32()); break;
      case 70: requests.share(from.u32(), from.string(), from.string(), list(from, () => readHostFile(from)));
          break;
      case 71: requests.copy(from.u32(), from.string(), from.u8() !== 0 ? readHostFile(from) : null); break;
      case 72: requests.saveFile(readHostFile(from)); break;
      case 73: requests.fetch(from.string(), from.string(), from.u32()); break;
      case 75: requests.pickFiles(from.string()); break;
      case 76: requests.encodeVideo(from.u32(), from.byteArray()); break;
      case 80: requests.open(from.string(), from.u8() !== 0); break;
      case 85: requests.keyTaken(); break;
      default: throw new Failure("operation", `operation ${code}`);
    }
  }
  if (!from.endedWell) throw new Failure("operation", "an operation that runs past its end");
}
