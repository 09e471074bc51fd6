// @ts-check
// A few words beside the pointer that is down, where the press happens. The module tells the words.

/** How far from the pointer they stand, and from the window's edge, in CSS pixels. */
const distance = 28, margin = 8;

export class Bubble {
  #element;
  #place = { x: 0, y: 0 };

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
    for (const name of /** @type {const} */ (["pointerdown", "pointermove"])) {
      addEventListener(name, ({ clientX: x, clientY: y }) => {
        this.#place = { x, y };
        if (!element.hidden) this.#move();
      }, { capture: true, passive: true });
    }
  }

  /** @param {string} words none to take them away */
  show(words) {
    if (words !== "" && this.#element.textContent !== words) this.#element.textContent = words;
    this.#element.hidden = words === "";
    if (words !== "") this.#move();
  }

  /** Above the pointer, which a finger does not hide; below it where there is no room. */
  #move() {
    const { x, y } = this.#place;
    const { offsetWidth: width, offsetHeight: height } = this.#element;
    const left = Math.max(margin, Math.min(innerWidth - width - margin, x - width / 2));
    const above = y - distance - height;
    this.#element.style.translate = `${left}px ${above < margin ? y + distance : above}px`;
  }
}
