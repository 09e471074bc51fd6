// @ts-check
// A tick for each frame, while the module wants them.

import { drawAsked } from "../drawing.js";

export class Frames {
  #wanted = false;
  /** @type {number | null} */
  #request = null;
  #events;

  /** @param {import("../seam/events.js").Events} events */
  constructor(events) {
    this.#events = events;
  }

  /** @param {boolean} wanted */
  want(wanted) {
    this.#wanted = wanted;
    if (wanted) this.#ask();
    else this.stop();
  }

  stop() {
    this.#wanted = false;
    if (this.#request !== null) cancelAnimationFrame(this.#request);
    this.#request = null;
  }

  #ask() {
    this.#request ??= requestAnimationFrame((timeStamp) => {
      this.#request = null;
      this.#events.tick(timeStamp);
      drawAsked();
      if (this.#wanted) this.#ask();
    });
  }
}
