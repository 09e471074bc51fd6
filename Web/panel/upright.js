// @ts-check
// An app that may have only one orientation keeps it when the window is turned: the screen lies in the middle of the window, in
// the shape that the app has on a device. The device beside the control panel is turned for an app that stands only the
// other way.

/** The least length of a screen's longer side; a window with less room shows it smaller (our choice). */
const least = 568;
/** The longer side of a screen by its shorter one, where the window has room for it (our choice). */
const shape = 16 / 9;

export class Upright {
  /** @type {string} */
  #wanted = "any";
  #screen;

  /** @param {HTMLElement} screen */
  constructor(screen) {
    this.#screen = screen;
    // Before others measure the screen.
    addEventListener("resize", () => this.#fit(), { capture: true });
    const root = document.documentElement;
    root.addEventListener("windowmode", () => this.#fit());
    // A window that has become a phone's is whole only after it was resized.
    let isWhole = root.classList.contains("whole");
    new MutationObserver(() => {
      if (root.classList.contains("whole") === isWhole) return;
      isWhole = !isWhole;
      dispatchEvent(new Event("resize"));
    }).observe(root, { attributes: true, attributeFilter: ["class"] });
  }

  /**
   * How the app in front may stand.
   * @param {string} wanted `portrait`, `landscape`, or else any way
   */
  want(wanted) {
    this.#wanted = wanted;
    // Code that measures the screen does so now.
    dispatchEvent(new Event("resize"));
  }

  #fit() {
    const root = document.documentElement;
    const { clientWidth: width, clientHeight: height } = root;
    const isWrong = this.#wanted === "portrait" ? width > height : this.#wanted === "landscape" && height > width;
    const isUpright = isWrong && root.classList.contains("whole");
    root.classList.toggle("turned", this.#wanted === "landscape");
    root.classList.toggle("upright", isUpright);
    const { style } = this.#screen;
    if (!isUpright) {
      for (const name of ["width", "height", "--shrinking"]) style.removeProperty(name);
      return;
    }
    // The app's longer side lies along the window's shorter one.
    const along = Math.min(width, height);
    const length = along < least ? Math.max(width, height) : along;
    const breadth = along < least ? along : Math.round(along / shape);
    const [wide, high] = this.#wanted === "portrait" ? [breadth, length] : [length, breadth];
    style.setProperty("width", `${wide}px`);
    style.setProperty("height", `${high}px`);
    style.setProperty("--shrinking", String(along / length));
  }
}
