// @ts-check
// Keys, while the device's screen has the focus.

/** Keys that would scroll the page; all others keep their meaning to the browser, Tab above all. */
const kept = new Set([" ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]);

export class Keys {
  /** What is down: its name by its place on the keyboard. @type {Map<string, string>} */
  #down = new Map();
  #events;

  /**
   * @param {HTMLElement} screen
   * @param {import("../seam/events.js").Events} events
   */
  constructor(screen, events) {
    this.#events = events;
    screen.addEventListener("keydown", (event) => this.#pressed(event));
    screen.addEventListener("keyup", (event) => this.#released(event));
    screen.addEventListener("blur", () => this.releaseAll());
  }

  /** Lets go of what is down: the focus is lost, and no end will come. */
  releaseAll() {
    const names = [...this.#down.values()];
    this.#down.clear();
    for (const name of names) this.#events.key(false, false, performance.now(), name);
  }

  forget() {
    this.#down.clear();
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (kept.has(event.key)) event.preventDefault();
    this.#down.set(event.code, event.key);
    this.#events.key(true, event.repeat, event.timeStamp, event.key);
  }

  /** @param {KeyboardEvent} event */
  #released(event) {
    // The name that it went down with: Shift may have changed it since.
    const name = this.#down.get(event.code);
    if (name === undefined) return;
    this.#down.delete(event.code);
    this.#events.key(false, false, event.timeStamp, name);
  }
}
