// @ts-check
// A tick for each frame, while the module wants them.

import { drawAsked } from "../drawing.js";

export class Frames {
  #wanted = false;
  /** @type {number | null} */
  #request = null;
  #beginning = 0;
  #events;

  /** @param {import("../protocol/events.js").Events} events */
  constructor(events) {
    this.#events = events;
  }

  /**
   * @param {boolean} wanted
   * @param {number} delay milliseconds until the first
   */
  want(wanted, delay) {
    clearTimeout(this.#beginning);
    if (wanted && delay === 0) {
      this.#wanted = true;
      this.#ask();
      return;
    }
    this.stop();
    if (wanted) this.#beginning = setTimeout(() => this.want(true, 0), delay);
  }

  stop() {
    clearTimeout(this.#beginning);
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
