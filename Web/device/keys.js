// @ts-check
// Keys, while the device's screen has the focus.

/** Keys that would scroll the page; all others keep their meaning to the browser, Tab above all. */
const kept = new Set([" ", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]);

export class Keys {
  /**
   * What is down: its name by its place on the keyboard.
   * @type {Map<string, string>}
   */
  #down = new Map();
  #events;
  /** Whether the app took the key that is being told. */
  #isTaken = false;

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

  /** The key that is being told has no other meaning. */
  taken() {
    this.#isTaken = true;
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.isComposing) return;
    // Only what is held alone lasts: a Command key hides when the other one is let go.
    const isHeldWith = event.ctrlKey || event.metaKey || event.altKey;
    if (kept.has(event.key) && !isHeldWith) event.preventDefault();
    if (!isHeldWith) this.#down.set(event.code, event.key);
    this.#isTaken = false;
    this.#events.key(true, event.repeat, event.timeStamp, isHeldWith ? named(event) : event.key);
    if (this.#isTaken) event.preventDefault();
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

/** @param {KeyboardEvent} event */
function named({ ctrlKey, metaKey, altKey, shiftKey, key }) {
  const held = [ctrlKey && "Control+", metaKey && "Meta+", altKey && "Alt+", shiftKey && "Shift+"];
  return held.filter(Boolean).join("") + key;
}
