// @ts-check
// The effects of a mouse or a pen over the screen before it presses: the pointer's look, a light on views that can be
// pressed, and the name of a button that shows none. Views take no events of the browser's, so that a press is the
// screen's. Where the pointer is is told only while a view wants to know.

/** Views that the keyboard can reach can be pressed; a slider is dragged. */
const operable = '[data-view][tabindex]:not([role="slider"]), [role="link"]';

export class Hover {
  #screen;
  /** @type {HTMLElement | null} */
  #lit = null;
  /** @type {PointerEvent | null} */
  #latest = null;
  #frame = 0;
  #coordinates;
  #events;
  /** Whether the module believes that a pointer hovers. */
  #isTold = false;

  /**
   * @param {HTMLElement} screen
   * @param {import("./coordinate-mapper.js").CoordinateMapper} coordinates
   * @param {import("../protocol/events.js").Events} events
   */
  constructor(screen, coordinates, events) {
    this.#screen = screen;
    this.#coordinates = coordinates;
    this.#events = events;
    screen.addEventListener("pointermove", (event) => this.#moved(event), { passive: true });
    screen.addEventListener("pointerleave", (event) => this.#leave(event));
    screen.addEventListener("pointerdown", () => this.#show(null, null));
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    if (event.pointerType === "touch" || event.buttons !== 0) return;
    this.#tell(event, this.#screen.querySelector("[data-hover]") !== null);
    this.#latest = event;
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#latest) this.#look(this.#latest);
    });
  }

  /** @param {PointerEvent} event */
  #leave(event) {
    this.#tell(event, false);
    this.#latest = null;
    this.#show(null, null);
  }

  /** @param {PointerEvent} event @param {boolean} isOver */
  #tell(event, isOver) {
    if (!isOver && !this.#isTold) return;
    this.#isTold = isOver;
    this.#events.hover(event, isOver, this.#coordinates.point(event));
  }

  /** @param {PointerEvent} event */
  #look({ clientX: x, clientY: y }) {
    const under = /** @type {HTMLElement[]} */ ([...this.#screen.querySelectorAll(`${operable}, [data-cursor]`)])
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return x >= box.left && x < box.right && y >= box.top && y < box.bottom && isReached(element);
      });
    const pressed = under.filter((element) => element.matches(operable)).at(-1) ?? null;
    this.#show(pressed, under.at(-1) ?? null);
  }

  /**
   * @param {HTMLElement | null} pressed what a press there would act on
   * @param {HTMLElement | null} front what lies in front
   */
  #show(pressed, front) {
    const { style } = this.#screen;
    const cursor = front === null ? "" : front.dataset.cursor ?? "pointer";
    if (style.cursor !== cursor) style.cursor = cursor;
    if (pressed === this.#lit) return;
    this.#lit?.classList.remove("hovered");
    this.#lit = pressed;
    pressed?.classList.add("hovered");
    // A name that can be read is no news.
    const name = pressed && pressed.innerText.trim() === "" ? pressed.getAttribute("aria-label") ?? "" : "";
    if (name === "") this.#screen.removeAttribute("title");
    else this.#screen.title = name;
  }
}

/** @param {HTMLElement} element */
const isReached = (element) => element.getAttribute("aria-disabled") !== "true" && !element.closest("[inert]")
  && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
