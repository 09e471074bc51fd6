// @ts-check
// Keys, while the device's screen has the focus, or a view in it.

import { isField } from "./field.js";
import { KeyModifiers as Modifier, KeyName, KeyNameTexts } from "../protocol/event-writer.js";

/**
 * @typedef {{key: number, text: string, view: number}} Key a `KeyName`, its text where it has no name, and the view that
 *   had the focus
 */

/** Keys that would scroll the page; all others keep their meaning to the browser, Tab above all. */
const kept = new Set([
  KeyName.space, KeyName.arrowUp, KeyName.arrowDown, KeyName.arrowLeft, KeyName.arrowRight, KeyName.home, KeyName.end,
]);

export class Keys {
  /**
   * The keys that are down, by their place on the keyboard: Shift may change a key's name, and the focus may go
   * elsewhere.
   * @type {Map<string, Key>}
   */
  #down = new Map();
  #events;
  /** Whether the device took the key that is being told. */
  #isTaken = false;

  /**
   * @param {HTMLElement} screen
   * @param {import("../protocol/events.js").Events} events
   */
  constructor(screen, events) {
    this.#events = events;
    screen.addEventListener("keydown", (event) => this.#pressed(event));
    // Wherever the focus has gone meanwhile.
    screen.ownerDocument.addEventListener("keyup", (event) => this.#released(event), { capture: true });
    screen.addEventListener("blur", () => this.#releaseAll(({ view }) => view === 0));
  }

  /** Lets go of what is down: the window is lost, and no end will come. */
  releaseAll() {
    this.#releaseAll(() => true);
  }

  forget() {
    this.#down.clear();
  }

  /** The key that is being told has no other meaning. */
  taken() {
    this.#isTaken = true;
  }

  /** @param {(key: Key) => boolean} matches */
  #releaseAll(matches) {
    for (const [code, key] of [...this.#down]) {
      if (!matches(key)) continue;
      this.#down.delete(code);
      this.#events.key(false, false, performance.now(), key, 0);
    }
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.isComposing) return;
    const key = { ...named(event.key), view: focusedView(event.target) };
    const modifiers = modifiersOf(event);
    // Only what is held alone lasts: a Command key hides when the other one is let go.
    const isHeldWith = event.ctrlKey || event.metaKey || event.altKey;
    if (kept.has(key.key) && !isHeldWith) event.preventDefault();
    if (!isHeldWith) this.#down.set(event.code, key);
    this.#isTaken = false;
    this.#events.key(true, event.repeat, event.timeStamp, key, modifiers);
    if (this.#isTaken) event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  #released(event) {
    const key = this.#down.get(event.code);
    if (key === undefined) return;
    this.#down.delete(event.code);
    this.#events.key(false, false, event.timeStamp, key, 0);
  }
}

/**
 * A key by what `KeyboardEvent.key` says.
 * @param {string} text
 */
export function named(text) {
  const key = KeyNameTexts.get(text) ?? KeyName.other;
  return { key, text: key === KeyName.other ? text : "", view: 0 };
}

/** @param {KeyboardEvent} event */
function modifiersOf({ shiftKey, ctrlKey, altKey, metaKey }) {
  return (shiftKey ? Modifier.shift : 0) | (ctrlKey ? Modifier.control : 0) | (altKey ? Modifier.alt : 0)
    | (metaKey ? Modifier.meta : 0);
}

/**
 * The number of the view that an event is about, if it can have the focus; 0 otherwise.
 * @param {EventTarget | null} target
 */
export function focusedView(target) {
  if (!(target instanceof HTMLElement) || isField(target) || !target.hasAttribute("tabindex")) return 0;
  return Number(target.dataset.view ?? 0);
}
