// @ts-check
// Content that leaves the app: to another app, to the clipboard, to a file. Failures are told by the browser's names.

import { Abilities, SharedOutcome as outcome } from "../protocol/event-writer.js";
import { canEncodeVideo, encodeVideo } from "./video.js";

/** @typedef {import("../protocol/operations.js").HostFile} HostFile */

export class Sharing {
  #events;
  /** Changes with each start: an answer to what an earlier module has asked is dropped. */
  #start = {};

  /** @param {import("../protocol/events.js").Events} events */
  constructor(events) {
    this.#events = events;
  }

  /** The module is a new one. */
  forget() {
    this.#start = {};
  }

  /** The browser's abilities: a sum of `Abilities`. */
  get abilities() {
    const picture = new File([new Uint8Array(1)], "a.png", { type: "image/png" });
    const canShare = typeof navigator.share === "function";
    const canShareFiles = canShare && navigator.canShare?.({ files: [picture] }) === true;
    const canCopyImage = typeof ClipboardItem === "function" && Boolean(navigator.clipboard?.write);
    return (canShare ? Abilities.share : 0) | (canShareFiles ? Abilities.shareFiles : 0)
      | (canCopyImage ? Abilities.copyImage : 0) | (canEncodeVideo() ? Abilities.encodeVideo : 0);
  }

  /**
   * Called while the user's touch is handled, which is when a browser allows it: so nothing waits before it.
   * @param {number} number @param {string} title @param {string} text @param {HostFile[]} files
   */
  share(number, title, text, files) {
    this.#answer(number, async () => {
      /** @type {ShareData} */
      const data = {};
      if (title !== "") data.title = title;
      if (text !== "") data.text = text;
      if (files.length > 0) data.files = files.map(asFile);
      if (!navigator.share) throw new DOMException("there is no share", "missing");
      await navigator.share(data);
    });
  }

  /** @param {number} number @param {string} text @param {HostFile | null} file */
  copy(number, text, file) {
    this.#answer(number, async () => {
      if (!navigator.clipboard) throw new DOMException("there is no clipboard", "missing");
      if (!file) return navigator.clipboard.writeText(text);
      /** @type {Record<string, Blob>} */
      const parts = { [file.mediaType]: asBlob(file) };
      if (text !== "") parts["text/plain"] = new Blob([text], { type: "text/plain" });
      await navigator.clipboard.write([new ClipboardItem(parts)]);
    });
  }

  /** @param {number} number @param {Uint8Array} picture an animated PNG */
  async encodeVideo(number, picture) {
    const start = this.#start;
    /** @type {Uint8Array | null} */
    let video = null;
    let failure = "";
    try {
      video = await encodeVideo(picture);
    } catch (error) {
      failure = nameOf(error);
    }
    if (this.#start === start) this.#events.fetched(number, video, failure || null);
  }

  /** @param {HostFile} file */
  saveFile(file) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(asBlob(file));
    link.download = file.name;
    link.click();
    // Not at once: some browsers begin to read after the click has returned.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  /**
   * @param {number} number
   * @param {() => Promise<void>} work which begins before this returns
   */
  async #answer(number, work) {
    const start = this.#start;
    let became = outcome.done;
    let reason = "";
    try {
      await work();
    } catch (error) {
      const name = nameOf(error);
      if (name === "AbortError") {
        became = outcome.cancelled;
      } else {
        became = outcome.failed;
        reason = name;
      }
    }
    if (this.#start === start) this.#events.shared(number, became, reason);
  }
}

/**
 * The browser's name of what was thrown.
 * @param {unknown} error
 */
const nameOf = (error) => error instanceof Error || error instanceof DOMException ? error.name : "UnknownError";

/** @param {HostFile} file */
const asBlob = ({ mediaType, bytes }) => new Blob([/** @type {BlobPart} */ (bytes)], { type: mediaType });

/** @param {HostFile} file */
const asFile = ({ name, mediaType, bytes }) =>
  new File([/** @type {BlobPart} */ (bytes)], name, { type: mediaType });
