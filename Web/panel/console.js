// @ts-check
// The console: what the app prints, what Heft says, and warnings with their count.

import { onNextFrame } from "../drawing.js";
import { ConsoleSource } from "../protocol/operation-values.js";

/** How many lines are kept. */
const capacity = 500;

const origins = Object.keys(ConsoleSource);

export class Console {
  /** @type {HTMLElement[]} */
  #waiting = [];
  /**
   * The line of each warning, by its number.
   * @type {Map<number, HTMLElement>}
   */
  #warnings = new Map();
  #append = onNextFrame(() => this.#show());
  #lines;
  #clearButton;

  /**
   * @param {HTMLElement} lines
   * @param {HTMLButtonElement} clearButton
   */
  constructor(lines, clearButton) {
    this.#lines = lines;
    this.#clearButton = clearButton;
    clearButton.addEventListener("click", () => this.clear());
  }

  clear() {
    this.#waiting.length = 0;
    this.#warnings.clear();
    this.#lines.replaceChildren();
    this.#clearButton.disabled = true;
  }

  /** @param {number} kind 0 the app, 1 Heft @param {string} text */
  print(kind, text) {
    this.#add(origins[kind] ?? "heft", text);
  }

  /** @param {number} number @param {string} text @param {number} count */
  warn(number, text, count) {
    let line = this.#warnings.get(number);
    if (!line || !(line.isConnected || this.#waiting.includes(line))) {
      line = this.#add("warning", text);
      this.#warnings.set(number, line);
    }
    line.dataset.count = String(count);
    line.replaceChildren(text, ...count > 1 ? [times(count)] : []);
  }

  /** @param {string} origin @param {string} text */
  #add(origin, text) {
    const line = document.createElement("p");
    line.className = origin;
    line.textContent = text;
    this.#waiting.push(line);
    if (this.#waiting.length > capacity) this.#waiting.shift();
    this.#append();
    return line;
  }

  #show() {
    const lines = this.#lines;
    const isAtEnd = lines.scrollHeight - lines.scrollTop - lines.clientHeight < 8;
    lines.append(...this.#waiting);
    this.#waiting.length = 0;
    while (lines.childElementCount > capacity) lines.firstElementChild?.remove();
    this.#clearButton.disabled = lines.childElementCount === 0;
    if (isAtEnd) lines.scrollTop = lines.scrollHeight;
  }
}

/** @param {number} count */
function times(count) {
  const badge = document.createElement("span");
  badge.className = "count";
  badge.textContent = `\u00d7${count}`;
  return badge;
}
