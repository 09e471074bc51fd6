// @ts-check
// A module's requests to the world outside its screen. A replay reaches none of it: docs/host-protocol.md says how.

import { FilesIn } from "./files-in.js";
import { PopupFallback } from "./popup-fallback.js";
import { Sharing } from "./sharing.js";
import { Storage } from "./storage.js";

/** @typedef {import("../protocol/operations.js").HostFile} HostFile */

export class HostServices {
  /** While a replay runs nothing is done and nothing answered: the answers are in the trace. */
  isSilent = false;
  /** Whether this module has replayed a trace, so that its data is not the user's. */
  isReplay = false;
  #storage;
  #sharing;
  #filesIn;
  #popupFallback = new PopupFallback();
  #events;

  /** @param {import("../protocol/events.js").Events} events */
  constructor(events) {
    this.#events = events;
    this.#storage = new Storage(events);
    this.#sharing = new Sharing(events);
    this.#filesIn = new FilesIn((files, unread) => {
      if (!this.isSilent) events.files(files, unread);
    });
  }

  /**
   * Readies everything for a fresh module, and answers what tells that one of it.
   * @param {boolean} isReplay
   * @param {boolean} isResumed whether a trace of what was stored here comes first, and tells of it
   */
  async prepare(isReplay, isResumed = false) {
    const items = isReplay ? [] : await this.#storage.load();
    return () => {
      this.isReplay = isReplay;
      this.isSilent = false;
      this.#sharing.forget();
      this.#popupFallback.withdraw();
      if (isReplay) return this.#storage.refuse("replay");
      if (isResumed) return;
      this.announce();
      this.#events.loaded(items);
    };
  }

  /** Tells what can be done here, and the date. */
  announce() {
    this.#events.abilities(this.#sharing.abilities);
    this.#events.date();
  }

  /**
   * Does something that plays a whole trace at once.
   * @param {() => void} play
   */
  silently(play) {
    this.isSilent = true;
    play();
    this.isSilent = false;
  }

  /** @param {string} app @param {string} key @param {number} number @param {Uint8Array} bytes */
  store(app, key, number, bytes) {
    if (!this.isSilent) this.#storage.store(app, key, number, bytes);
  }

  /** @param {string} app @param {string} key @param {number} number */
  remove(app, key, number) {
    if (!this.isSilent) this.#storage.remove(app, key, number);
  }

  /** @param {string} app @param {string} key @param {number} number */
  fetch(app, key, number) {
    if (!this.isSilent) this.#storage.fetch(app, key, number);
  }

  /** Done when all that the apps have stored by now is kept, or could not be. */
  settled() {
    return this.#storage.settled();
  }

  /** @param {number} number @param {string} title @param {string} text @param {HostFile[]} files */
  share(number, title, text, files) {
    if (!this.isSilent) this.#sharing.share(number, title, text, files);
  }

  /** @param {number} number @param {string} text @param {HostFile | null} file */
  copy(number, text, file) {
    if (!this.isSilent) this.#sharing.copy(number, text, file);
  }

  /**
   * Opens an address of the web in a window of its own, a letter or a call in the app for it. A browser opens a window
   * only right after a tap or a click, which a press that became deeper is not: then the user gets a link to tap.
   * @param {string} address
   * @param {boolean} isWeb
   */
  open(address, isWeb) {
    if (this.isSilent) return;
    if (!isWeb) return follow(address);
    this.#popupFallback.withdraw();
    // Older Safari cannot be asked; what it opens is cut off from this page before it has loaded.
    if (!navigator.userActivation) {
      const opened = window.open(address, "_blank");
      if (opened) opened.opener = null;
      else this.#popupFallback.make(address);
    } else if (navigator.userActivation.isActive) {
      follow(address, "_blank");
    } else {
      this.#popupFallback.make(address);
    }
  }

  /** @param {number} number @param {Uint8Array} picture */
  encodeVideo(number, picture) {
    if (!this.isSilent) this.#sharing.encodeVideo(number, picture);
  }

  /** @param {string} accepting */
  pickFiles(accepting) {
    if (!this.isSilent) this.#filesIn.pick(accepting);
  }

  /** @param {HostFile} file */
  saveFile(file) {
    if (!this.isSilent) this.#sharing.saveFile(file);
  }
}

/** @param {string} address @param {string} [target] */
function follow(address, target = "") {
  Object.assign(document.createElement("a"), { href: address, rel: "noopener noreferrer", target }).click();
}
