// @ts-check
// What the device is told of its surroundings: the screen's size, the appearance, whether it is seen.

/**
 * @typedef {import("../seam/events.js").Events} Events
 * @typedef {import("../seam/events.js").ScreenSize} ScreenSize
 */

export class Surroundings {
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #lastScreen = "";
  #screen;
  #probe;
  #events;

  /**
   * @param {HTMLElement} screen
   * @param {HTMLElement} probe an element whose padding is the safe area
   * @param {Events} events
   */
  constructor(screen, probe, events) {
    this.#screen = screen;
    this.#probe = probe;
    this.#events = events;
    const sendWhenChanged = () => this.#sendScreen(false);
    new ResizeObserver(sendWhenChanged).observe(screen);
    addEventListener("resize", sendWhenChanged);
    this.#dark.addEventListener("change", () => this.#sendAppearance());
    this.#reducesMotion.addEventListener("change", () => this.#sendAppearance());
    document.addEventListener("visibilitychange", () => events.visibility(isVisible()));
  }

  /**
   * The device that is shown in its frame; on a phone the window is the device.
   * @param {import("../seam/operations.js").DeviceModel} model
   */
  showModel({ width, height, scale, top, bottom }) {
    const { style } = document.documentElement;
    style.setProperty("--width", `${width}px`);
    style.setProperty("--height", `${height}px`);
    style.setProperty("--safe-top", `${top}px`);
    style.setProperty("--safe-bottom", `${bottom}px`);
    style.setProperty("--device-scale", String(scale));
    // Only after what is being applied now.
    queueMicrotask(() => this.#sendScreen(false));
  }

  /** Tells all of it to a module that knows nothing yet. */
  tellAll() {
    this.#sendAppearance();
    this.#sendScreen(true);
    if (!isVisible()) this.#events.visibility(false);
  }

  /** @param {boolean} always */
  #sendScreen(always) {
    const size = this.#size();
    const text = Object.values(size).join(" ");
    if (!always && text === this.#lastScreen) return;
    this.#lastScreen = text;
    this.#events.screen(size);
  }

  #sendAppearance() {
    this.#events.appearance(this.#dark.matches, this.#reducesMotion.matches);
  }

  /** @returns {ScreenSize} */
  #size() {
    const safe = getComputedStyle(this.#probe);
    return {
      width: this.#screen.clientWidth,
      height: this.#screen.clientHeight,
      scale: Number(safe.getPropertyValue("--device-scale")) || devicePixelRatio,
      top: parseFloat(safe.paddingTop) || 0,
      left: parseFloat(safe.paddingLeft) || 0,
      bottom: parseFloat(safe.paddingBottom) || 0,
      right: parseFloat(safe.paddingRight) || 0,
    };
  }
}

const isVisible = () => document.visibilityState === "visible";
