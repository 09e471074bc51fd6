// @ts-check
// The browser's way back, or the phone's gesture, leaves what is in front on the device; from home it leaves the page.

import { HostCommand } from "../protocol/event-writer.js";

/** What marks the entry of the history that stands for the device. */
const mark = "heft";

export class Back {
  /** Whether the entry from which one comes back to the page itself is there. */
  #isArmed = history.state === mark;
  #isTaken = false;
  #events;

  /** @param {import("../protocol/events.js").Events} events */
  constructor(events) {
    this.#events = events;
    // Browsers pass over an entry that came without the user's doing.
    for (const name of ["pointerup", "keyup"]) addEventListener(name, () => this.#arm(), { capture: true });
    addEventListener("popstate", () => this.#back());
  }

  /** The way back that is being told had something to leave. */
  taken() {
    this.#isTaken = true;
  }

  #arm() {
    if (this.#isArmed) return;
    this.#isArmed = true;
    history.pushState(mark, "");
  }

  #back() {
    if (!this.#isArmed || history.state === mark) return;
    this.#isArmed = false;
    this.#isTaken = false;
    this.#events.command(HostCommand.back);
    if (this.#isTaken) this.#arm();
    else history.back();
  }
}
