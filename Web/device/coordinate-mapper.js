// @ts-check
// Where the device's screen is in the window, and how much it is scaled.

export class CoordinateMapper {
  /** Window pixels a point. */
  scale = 1;
  #left = 0;
  #top = 0;
  #screen;

  /** @param {HTMLElement} screen */
  constructor(screen) {
    this.#screen = screen;
    this.measure();
    addEventListener("resize", () => this.measure());
    addEventListener("scroll", () => this.measure(), { capture: true, passive: true });
  }

  /** Asks the browser anew; between two calls positions cost no layout. */
  measure() {
    const { left, top, width } = this.#screen.getBoundingClientRect();
    this.#left = left;
    this.#top = top;
    this.scale = width / this.#screen.offsetWidth || 1;
  }

  /** @param {number} clientX */
  x(clientX) {
    return (clientX - this.#left) / this.scale;
  }

  /** @param {number} clientY */
  y(clientY) {
    return (clientY - this.#top) / this.scale;
  }

  /** @param {{clientX: number, clientY: number}} event */
  point({ clientX, clientY }) {
    return { x: this.x(clientX), y: this.y(clientY) };
  }
}
