// @ts-check
// Whether the app in front has the whole window or the device stands beside the control panel: as the app wants it, and
// installed the whole window, until the user chooses; the choice is kept. A phone's window is always whole.

/** @typedef {"whole" | "panel"} Mode */

const choices = "heft-window:";
const shown = "heft-window-shown:";
/** What browsers still keep in place of `panel`, in keys and as values. */
const oldPanel = "desk";

export class WindowMode {
  #isInstalled = matchMedia("not all and (display-mode: browser)");
  /** @type {Mode} */
  #wish = "panel";
  #isReplay = false;
  #button;
  #asked;

  /**
   * @param {HTMLElement} button
   * @param {string} asked the app that the page's address asks for
   */
  constructor(button, asked) {
    this.#button = button;
    this.#asked = asked;
    button.addEventListener("click", () => this.#turn());
    addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || !event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
      // A button that is hidden has no size: on a phone there is nothing to choose.
      if (button.getClientRects().length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      this.#turn();
    }, { capture: true });
    this.#isInstalled.addEventListener("change", () => this.#show());
  }

  /**
   * Sets the window that the app in front wants; it holds until another app wants something else.
   * @param {string} wish
   */
  want(wish) {
    this.#wish = wish === "whole" ? "whole" : "panel";
    this.#show();
  }

  /**
   * A module that begins has told nothing yet. A replay stands beside the control panel, with the device that it was recorded on.
   * @param {boolean} isReplay
   */
  forget(isReplay) {
    this.#isReplay = isReplay;
    this.#wish = "panel";
    if (isReplay) this.#show();
  }

  /** The app that was asked for has told what it wants: the next time that is shown from the beginning. */
  begin() {
    this.#show();
    write(shown + this.#asked, this.#mode);
  }

  /** @returns {Mode} */
  get #mode() {
    if (this.#isReplay) return "panel";
    const chosen = read(choices + this.#wish) ?? (this.#wish === "panel" ? read(choices + oldPanel) : null);
    if (chosen === "whole" || chosen === "panel") return chosen;
    if (chosen === oldPanel) return "panel";
    return this.#isInstalled.matches ? "whole" : this.#wish;
  }

  #turn() {
    write(choices + this.#wish, this.#mode === "whole" ? "panel" : "whole");
    this.begin();
  }

  #show() {
    const mode = this.#mode;
    const root = document.documentElement;
    this.#button.textContent = mode === "whole" ? "Control panel" : "Whole window";
    if (root.dataset.window === mode) return;
    root.dataset.window = mode;
    // Heard at once, so that what measures the screen next has the right size.
    root.dispatchEvent(new Event("windowmode"));
    // The sheet of the control panel comes and goes with it.
    dispatchEvent(new Event("resize"));
  }
}

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param {string} key @param {string} value */
function write(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Not kept: it holds until the page is left.
  }
}
