// @ts-check
// The wheel, while it is over the device or a pointer is down.

export class Wheel {
  /** Whether the app took the turn that is being told. */
  #isTaken = false;

  /**
   * @param {HTMLElement} screen
   * @param {import("./coordinate-mapper.js").CoordinateMapper} coordinates
   * @param {{anyDown: boolean}[]} pressed
   * @param {import("../protocol/events.js").Events} events
   */
  constructor(screen, coordinates, pressed, events) {
    addEventListener("wheel", (event) => {
      const isOverDevice = event.target instanceof Node && screen.contains(event.target);
      if (!(isOverDevice || pressed.some(({ anyDown }) => anyDown))) return;
      // With Ctrl it is the browser's zoom, and a trackpad's pinch, unless the app has something to enlarge.
      this.#isTaken = !event.ctrlKey;
      events.wheel(event, coordinates.point(event));
      if (this.#isTaken) event.preventDefault();
    }, { passive: false });
  }

  /** The turn that is being told has no other meaning. */
  taken() {
    this.#isTaken = true;
  }
}
