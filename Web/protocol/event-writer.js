// @ts-check
// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.
// Writes each event as its bytes. docs/host-protocol.md has the fields.

import { Writer } from "./bytes.js";

export * from "./event-values.js";

/**
 * @typedef {import("./event-values.js").TouchSample} TouchSample
 * @typedef {import("./event-values.js").StoredItem} StoredItem
 * @typedef {import("./event-values.js").HostFile} HostFile
 * @typedef {import("./event-values.js").DocumentLayoutLink} DocumentLayoutLink
 */

/** A method's result is valid until the next call. */
export class EventWriter {
  #writer = new Writer();

  /**
   * The screen came up or changed its size.
   * @param {number} width In points.
   * @param {number} height In points.
   * @param {number} scale Pixels in a point.
   * @param {number} safeTop The safe area's distance from the top edge, in points.
   * @param {number} safeLeft The safe area's distance from the left edge, in points.
   * @param {number} safeBottom The safe area's distance from the bottom edge, in points.
   * @param {number} safeRight The safe area's distance from the right edge, in points.
   */
  screen(width, height, scale, safeTop, safeLeft, safeBottom, safeRight) {
    const writer = this.#writer.start(1).f64(width).f64(height).f64(scale).f64(safeTop).f64(safeLeft)
      .f64(safeBottom).f64(safeRight);
    return writer.bytes;
  }

  /**
   * The user's appearance settings.
   * @param {boolean} isDark Whether the user wants light text on dark ground.
   * @param {boolean} reducesMotion Whether the user wants less motion.
   */
  appearance(isDark, reducesMotion) {
    const writer = this.#writer.start(2).u8(Number(isDark)).u8(Number(reducesMotion));
    return writer.bytes;
  }

  /**
   * A finger, a pen or a mouse button. The samples come oldest first; the last one is the event itself.
   * @param {number} phase PointerPhase, What the pointer does.
   * @param {number} type PointerType, A finger, a pen or the mouse.
   * @param {number} id Tells pointers apart from down to up.
   * @param {number} buttons PointerButtons, What of a pen is held, or touches, beside its tip:
   *   `PointerEvent.buttons`.
   * @param {TouchSample[]} samples The readings since the last event, oldest first.
   */
  pointer(phase, type, id, buttons, samples) {
    const writer = this.#writer.start(3).u8(phase).u8(type).i32(id).u8(buttons).u32(samples.length);
    for (const each of samples) {
      writer.f64(each.time).f64(each.x).f64(each.y).f64(each.pressure).f64(each.tiltX).f64(each.tiltY)
        .f64(each.width).f64(each.height);
    }
    return writer.bytes;
  }

  /**
   * A force measured beside the pointer events: Safari's `Touch.force`, or a trackpad's `webkitForce`.
   * @param {number} channel ForceEventChannel, What measured it.
   * @param {number} identifier The touch's own number on its channel, not the pointer's.
   * @param {number} time Seconds on the host's clock.
   * @param {number} x In points.
   * @param {number} y In points.
   * @param {number} value 0...1 of `Touch.force`, 0...3 of `webkitForce`.
   */
  force(channel, identifier, time, x, y, value) {
    const writer = this.#writer.start(4).u8(channel).i32(identifier).f64(time).f64(x).f64(y).f64(value);
    return writer.bytes;
  }

  /**
   * A turn of the mouse wheel, or two fingers on a trackpad; negative is away from the user, and to the left.
   * @param {number} time Seconds on the host's clock.
   * @param {number} x In points.
   * @param {number} y In points.
   * @param {number} deltaX To the right.
   * @param {number} deltaY Downward.
   * @param {number} deltaMode `WheelEvent.deltaMode`: 0 pixels, 1 lines, 2 pages.
   * @param {boolean} isPinch Whether it enlarges: fingers pinch on a trackpad, or Control is held, which
   *   browsers tell alike.
   */
  wheel(time, x, y, deltaX, deltaY, deltaMode, isPinch) {
    const writer = this.#writer.start(5).f64(time).f64(x).f64(y).f64(deltaX).f64(deltaY).u8(deltaMode)
      .u8(Number(isPinch));
    return writer.bytes;
  }

  /**
   * A key went down, repeated or went up. Of one that is held with Control, Alt or Meta only its going down is
   * told.
   * @param {boolean} isDown Whether it goes down.
   * @param {boolean} isRepeat Whether it is held and repeats.
   * @param {number} time Seconds on the host's clock.
   * @param {number} key KeyName, Which it is.
   * @param {number} modifiers KeyModifiers, What is held with it.
   * @param {string} text What a browser calls a key that is no `KeyName` (`KeyboardEvent.key`), which for
   *   most is what it writes; empty for all others.
   * @param {number} view The view that has the keyboard; 0 is the screen.
   */
  key(isDown, isRepeat, time, key, modifiers, text, view) {
    const writer = this.#writer.start(6).u8(Number(isDown)).u8(Number(isRepeat)).f64(time).u8(key)
      .u8(modifiers).string(text).u32(view);
    return writer.bytes;
  }

  /**
   * Time went on; sent for each frame while ticks are wanted.
   * @param {number} time
   */
  tick(time) {
    const writer = this.#writer.start(7).f64(time);
    return writer.bytes;
  }

  /**
   * The page was shown or hidden.
   * @param {boolean} isVisible
   * @param {number} time
   */
  visibility(isVisible, time) {
    const writer = this.#writer.start(8).u8(Number(isVisible)).f64(time);
    return writer.bytes;
  }

  /**
   * The user changed a setting of the device.
   * @param {number} name SettingName
   * @param {string} value
   */
  setting(name, value) {
    const writer = this.#writer.start(9).u8(name).string(value);
    return writer.bytes;
  }

  /**
   * The user asked for something that has no fields.
   * @param {number} command HostCommand
   */
  command(command) {
    const writer = this.#writer.start(10).u8(command);
    return writer.bytes;
  }

  /**
   * The text of a trace to replay.
   * @param {string} text
   * @param {number} pace TracePace
   */
  trace(text, pace) {
    const writer = this.#writer.start(11).string(text).u8(pace);
    return writer.bytes;
  }

  /**
   * The user typed into a field, or moved the selection in it.
   * @param {number} view The field.
   * @param {string} text All of its text.
   * @param {number} selectionStart In UTF-16 units, as a browser and `NSRange` count.
   * @param {number} selectionEnd In UTF-16 units.
   * @param {boolean} isComposing Whether an input method is still composing a part of the text.
   * @param {number} time Seconds on the host's clock.
   */
  text(view, text, selectionStart, selectionEnd, isComposing, time) {
    const writer = this.#writer.start(12).u32(view).string(text).u32(selectionStart).u32(selectionEnd)
      .u8(Number(isComposing)).f64(time);
    return writer.bytes;
  }

  /**
   * A field got or lost the focus, or a key was pressed in it that edits nothing.
   * @param {number} view The field.
   * @param {number} change EditingChange, What became of its focus, or which key was pressed.
   * @param {number} time Seconds on the host's clock.
   */
  editing(view, change, time) {
    const writer = this.#writer.start(13).u32(view).u8(change).f64(time);
    return writer.bytes;
  }

  /**
   * Everything that the apps have stored; comes before the screen. Of documents, whose keys begin with
   * `documents/`, no bytes.
   * @param {StoredItem[]} items
   */
  loaded(items) {
    const writer = this.#writer.start(14).u32(items.length);
    for (const each of items) {
      writer.string(each.app).string(each.key).bytesOf(each.bytes);
    }
    return writer.bytes;
  }

  /**
   * Bytes were stored or removed, or could not be: the answer to a request.
   * @param {number} number The request's number.
   * @param {string | null} failure Why it failed, the browser's name of the exception; missing where it
   *   succeeded.
   * @param {number} time Seconds on the host's clock.
   */
  stored(number, failure, time) {
    const writer = this.#writer.start(15).u32(number).u8(Number(failure !== null));
    if (failure !== null) writer.string(failure);
    writer.f64(time);
    return writer.bytes;
  }

  /**
   * The abilities of the host.
   * @param {number} abilities Abilities
   */
  abilities(abilities) {
    const writer = this.#writer.start(16).u32(abilities);
    return writer.bytes;
  }

  /**
   * Something was shared or copied, or was not: the answer to a request.
   * @param {number} number The request's number.
   * @param {number} outcome SharedOutcome, What became of it.
   * @param {string} reason Why it failed, in the host's own word; empty otherwise.
   * @param {number} time Seconds on the host's clock.
   */
  shared(number, outcome, reason, time) {
    const writer = this.#writer.start(17).u32(number).u8(outcome).string(reason).f64(time);
    return writer.bytes;
  }

  /**
   * A screen reader or a keyboard acts on a view.
   * @param {number} view The view; 0 is the screen.
   * @param {number} kind ActionKind, What is done to it.
   * @param {number} index The number of a custom action to do in its place, from 1; 0 means none.
   * @param {number} time Seconds on the host's clock.
   */
  action(view, kind, index, time) {
    const writer = this.#writer.start(18).u32(view).u8(kind).u32(index).f64(time);
    return writer.bytes;
  }

  /**
   * What time it is for the user.
   * @param {number} seconds Since 1970 began in Greenwich, up to +-9e9.
   * @param {number} minutesEast How much the user's clocks are ahead of Greenwich's.
   * @param {number} time The same moment on the clock of all other events.
   */
  date(seconds, minutesEast, time) {
    const writer = this.#writer.start(19).f64(seconds).i32(minutesEast).f64(time);
    return writer.bytes;
  }

  /**
   * The right button of a mouse asks for a menu.
   * @param {number} time Seconds on the host's clock.
   * @param {number} x In points.
   * @param {number} y In points.
   */
  menu(time, x, y) {
    const writer = this.#writer.start(20).f64(time).f64(x).f64(y);
    return writer.bytes;
  }

  /**
   * Another page of the same browser has stored or removed something.
   * @param {string} app The bundle identifier of the app.
   * @param {string} key Its key.
   * @param {Uint8Array | null} bytes What is kept now; missing where nothing is. Of documents no bytes.
   * @param {number} time Seconds on the host's clock.
   */
  changed(app, key, bytes, time) {
    const writer = this.#writer.start(21).string(app).string(key).u8(Number(bytes !== null));
    if (bytes !== null) writer.bytesOf(bytes);
    writer.f64(time);
    return writer.bytes;
  }

  /**
   * All that was stored is gone: the user has deleted it.
   * @param {number} time
   */
  storageLost(time) {
    const writer = this.#writer.start(22).f64(time);
    return writer.bytes;
  }

  /**
   * A document was read or a video made, or could not be: the answer to a request.
   * @param {number} number The request's number.
   * @param {Uint8Array | null} bytes What is stored there; missing where nothing is, or that is not known,
   *   or no video could be made.
   * @param {string | null} failure Why it could not be read, the browser's name of the exception; missing
   *   where it could.
   * @param {number} time Seconds on the host's clock.
   */
  fetched(number, bytes, failure, time) {
    const writer = this.#writer.start(23).u32(number).u8(Number(bytes !== null));
    if (bytes !== null) writer.bytesOf(bytes);
    writer.u8(Number(failure !== null));
    if (failure !== null) writer.string(failure);
    writer.f64(time);
    return writer.bytes;
  }

  /**
   * The pointer that goes down next does so in a field that has the keyboard: it is the field's own and told
   * all the same.
   * @param {number} view The field.
   * @param {number} pointer The pointer's id.
   * @param {number} selectionStart In UTF-16 units.
   * @param {number} selectionEnd In UTF-16 units.
   * @param {number} time Seconds on the host's clock.
   */
  fieldPress(view, pointer, selectionStart, selectionEnd, time) {
    const writer = this.#writer.start(24).u32(view).i32(pointer).u32(selectionStart).u32(selectionEnd)
      .f64(time);
    return writer.bytes;
  }

  /**
   * The user gave the app files: dropped on the page, pasted or picked. A text that was pasted is a file
   * without a name; pictures are PNGs or SVGs, whatever they were. No file and no name: the user was to pick
   * some, and has not.
   * @param {HostFile[]} files Those that could be read.
   * @param {string} unread The names of files that could not be read, with commas between them; empty means
   *   none.
   * @param {number} time Seconds on the host's clock.
   */
  files(files, unread, time) {
    const writer = this.#writer.start(26).u32(files.length);
    for (const each of files) {
      writer.string(each.name).string(each.mediaType).bytesOf(each.bytes);
    }
    writer.string(unread);
    writer.f64(time);
    return writer.bytes;
  }

  /**
   * How a document lies in its view: after each layout that has changed something. A link has a rectangle for
   * each line that it goes over.
   * @param {number} view The document's view.
   * @param {number} height How high the whole document is, in points.
   * @param {number} time Seconds on the host's clock.
   * @param {DocumentLayoutLink[]} links In reading order.
   */
  document(view, height, time, links) {
    const writer = this.#writer.start(28).u32(view).f64(height).f64(time).u32(links.length);
    for (const each of links) {
      writer.u32(each.number).f64(each.x).f64(each.y).f64(each.width).f64(each.height);
    }
    return writer.bytes;
  }

  /**
   * A keyboard or a screen reader is at a link of a document.
   * @param {number} view The document's view.
   * @param {number} link The link's number in the document.
   * @param {number} kind LinkUseKind, What is done with it.
   * @param {number} time Seconds on the host's clock.
   */
  link(view, link, kind, time) {
    const writer = this.#writer.start(29).u32(view).u32(link).u8(kind).f64(time);
    return writer.bytes;
  }

  /**
   * How the lines of a text area lie, where the caret stands in it and what is selected: after each change of
   * any of these.
   * @param {number} view The text area.
   * @param {number} height How high all lines are, in points.
   * @param {number} caretTop In the view's points.
   * @param {number} caretBottom In the view's points.
   * @param {number} selectionStart In UTF-16 units.
   * @param {number} selectionEnd In UTF-16 units.
   * @param {number} time Seconds on the host's clock.
   */
  textLayout(view, height, caretTop, caretBottom, selectionStart, selectionEnd, time) {
    const writer = this.#writer.start(30).u32(view).f64(height).f64(caretTop).f64(caretBottom)
      .u32(selectionStart).u32(selectionEnd).f64(time);
    return writer.bytes;
  }

  /**
   * A mouse or a pen is over the screen without touching it, or has left it; sent while a view wants it
   * (operation `hover`).
   * @param {number} time Seconds on the host's clock.
   * @param {number} type PointerType, What hovers; a finger does not.
   * @param {boolean} isOver Whether it is over the screen; no longer where it is not.
   * @param {number} x In points.
   * @param {number} y In points.
   */
  hover(time, type, isOver, x, y) {
    const writer = this.#writer.start(31).f64(time).u8(type).u8(Number(isOver)).f64(x).f64(y);
    return writer.bytes;
  }
}
