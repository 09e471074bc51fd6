// @ts-check
// A line at the window's edge with one thing to do, which can be ignored.

export class Notice {
  #bar;
  #words;
  #button;
  #kind = "";
  /** @type {() => void} */
  #act = () => {};

  /** @param {HTMLElement} bar */
  constructor(bar) {
    this.#bar = bar;
    this.#words = /** @type {HTMLElement} */ (bar.querySelector("p"));
    this.#button = /** @type {HTMLButtonElement} */ (bar.querySelector(".act"));
    this.#button.addEventListener("click", () => {
      bar.hidden = true;
      this.#act();
    });
    bar.querySelector(".close")?.addEventListener("click", () => { bar.hidden = true });
  }

  /**
   * @param {string} kind what it is about; a later notice takes the place of an earlier one
   * @param {string} words
   * @param {string} button what it says
   * @param {() => void} act what it does
   */
  show(kind, words, button, act) {
    this.#kind = kind;
    this.#words.textContent = words;
    this.#button.textContent = button;
    this.#act = act;
    this.#bar.hidden = false;
  }

  /** @param {string} kind nothing happens while another kind is shown */
  withdraw(kind) {
    if (kind === this.#kind) this.#bar.hidden = true;
  }
}
