// @ts-check
// The user's tool: the kind of pointer that is over the page, told when it changes.

import { HostCommand } from "../protocol/event-writer.js";

/** @typedef {"mouse" | "touch" | "pen"} Kind */

const commands = { mouse: HostCommand.pointerMouse, touch: HostCommand.pointerTouch, pen: HostCommand.pointerPen };

export class Hand {
  /** @type {Kind | null} */
  #kind = null;
  #events;

  /** @param {import("../protocol/events.js").Events} events */
  constructor(events) {
    this.#events = events;
    for (const name of /** @type {const} */ (["pointermove", "pointerdown"])) {
      addEventListener(name, ({ pointerType }) => {
        if (pointerType === "mouse" || pointerType === "touch" || pointerType === "pen") this.#is(pointerType);
      }, { capture: true, passive: true });
    }
  }

  /** Tells it to a module that knows nothing yet; before a pointer has come, the one that the browser names first. */
  tell() {
    const kind = this.#kind ?? (matchMedia("(pointer: coarse)").matches ? "touch"
      : matchMedia("(pointer: fine)").matches ? "mouse" : null);
    this.#kind = null;
    if (kind) this.#is(kind);
  }

  /** @param {Kind} kind */
  #is(kind) {
    if (kind === this.#kind) return;
    this.#kind = kind;
    this.#events.command(commands[kind]);
  }
}
