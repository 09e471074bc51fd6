// @ts-check
// The buttons for traces, and for launching the app anew.

/**
 * @typedef {object} Actions
 * @property {() => void} save
 * @property {(text: string) => void} replay
 * @property {() => void} stop
 * @property {() => void} relaunch
 */

export class Traces {
  #usable = false;
  #running = false;
  #buttons;

  /**
   * @param {Document} page
   * @param {Actions} actions
   */
  constructor(page, actions) {
    /** @param {string} id */
    const button = (id) => /** @type {HTMLButtonElement} */ (page.getElementById(id));
    this.#buttons = {
      save: button("save-trace"), replay: button("replay-trace"), stop: button("stop-replay"),
      relaunch: button("relaunch"),
    };
    const file = /** @type {HTMLInputElement} */ (page.getElementById("trace-file"));
    this.#buttons.save.addEventListener("click", actions.save);
    this.#buttons.relaunch.addEventListener("click", actions.relaunch);
    this.#buttons.stop.addEventListener("click", actions.stop);
    this.#buttons.replay.addEventListener("click", () => file.click());
    file.addEventListener("change", async () => {
      const text = await file.files?.[0]?.text();
      // The same file may be chosen again.
      file.value = "";
      if (text !== undefined) actions.replay(text);
    });
  }

  /** @param {boolean} usable */
  setUsable(usable) {
    this.#usable = usable;
    this.#enable();
  }

  /** @param {boolean} running */
  showReplay(running) {
    const { replay, stop } = this.#buttons;
    const hadFocus = document.activeElement === (running ? replay : stop);
    replay.hidden = running;
    stop.hidden = !running;
    if (hadFocus) (running ? stop : replay).focus();
    this.#running = running;
    this.#enable();
  }

  /** While a trace plays, what would not be heard cannot be pressed. */
  #enable() {
    const { save, replay, stop, relaunch } = this.#buttons;
    for (const button of [replay, stop]) button.disabled = !this.#usable;
    for (const button of [save, relaunch]) button.disabled = !this.#usable || this.#running;
  }
}
