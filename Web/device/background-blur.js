// @ts-check
// A view that stands back behind something in front: smaller, moved and blurred but for a part of it.

/** @typedef {import("../protocol/operations.js").BackgroundBlur} BackgroundBlur */

/**
 * The radii of the blurred copies in pixels; our choice: near enough to one another that each fades into the next
 * unseen.
 */
const radii = [2, 5, 10, 20];

/**
 * How far a blurred copy goes on in its color beyond its edges, in pixels: as far as the greatest blur is seen. Else what
 * lies behind the screen, which may be dark where the app is light, would shine in from all sides.
 */
const margin = 60;

/** @type {WeakMap<HTMLElement, BlurredBackground>} */
const blurred = new WeakMap();

/**
 * @param {HTMLElement} element
 * @param {BackgroundBlur} blur
 */
export function blurBackground(element, blur) {
  if (blur.blur <= 0 && blur.scale === 1) return comeBack(element);
  let shown = blurred.get(element);
  if (!shown) blurred.set(element, shown = new BlurredBackground(element, blur));
  shown.show(blur);
}

/** @param {HTMLElement} element */
export function comeBack(element) {
  blurred.get(element)?.end();
  blurred.delete(element);
}

/**
 * Copies of an element lie over it, each blurred more than the one below. The browser draws each of them once; a step
 * then only moves layers and fades one copy into the next, which a phone does without effort at every frame, where a
 * blur that changes is computed anew for the whole screen. What stays sharp is a window onto one more copy:
 * what `backdrop-filter` makes of a hole differs from browser to browser.
 *
 * A copy takes a good part of a frame, so each frame makes one, and the next ones wait outside the screen, where the
 * browser draws them while it has nothing else to do. A force that is faster than that sees the last that is there.
 *
 * Nothing here asks the browser how anything lies: each step would else lay out the page anew.
 */
class BlurredBackground {
  /**
   * The levels that are made, one for each radius from the least.
   * @type {HTMLElement[]}
   */
  #blurred = [];
  /** @type {{window: HTMLElement, copy: HTMLElement} | null} */
  #sharp = null;
  #element;
  #blur;
  #frame;
  /** The frame that is asked for, or 0. */
  #request = 0;

  /** @param {HTMLElement} element @param {BackgroundBlur} blur */
  constructor(element, blur) {
    this.#element = element;
    this.#blur = blur;
    this.#frame = document.createElement("div");
    this.#frame.className = "background-blur";
    this.#frame.inert = true;
    this.#frame.setAttribute("aria-hidden", "true");
    for (const name of /** @type {const} */ (["left", "top", "width", "height", "transform"])) {
      this.#frame.style[name] = element.style[name];
    }
    element.style.willChange = "translate, scale";
    element.after(this.#frame);
  }

  /** @param {BackgroundBlur} blur */
  show(blur) {
    this.#blur = blur;
    if (this.#frame.style.zIndex !== this.#element.style.zIndex) this.#frame.style.zIndex = this.#element.style.zIndex;
    move(this.#element, blur);
    move(this.#frame, blur);
    this.#frame.dataset.blur = String(blur.blur);
    if (blur.blur > 0) this.#makeCopies();
    this.#fade(Math.min(depthOf(blur.blur), this.#blurred.length));
    if (this.#sharp) uncover(this.#sharp, blur);
  }

  end() {
    cancelAnimationFrame(this.#request);
    this.#frame.remove();
    for (const name of ["translate", "scale", "filter", "will-change"]) this.#element.style.removeProperty(name);
  }

  /** Makes the first copy at once, and each of the others in a frame of its own. */
  #makeCopies() {
    if (this.#blurred.length === 0) this.#addBlurred();
    const lacksSharp = !this.#sharp && this.#blur.hole.width > 0 && this.#blur.hole.height > 0;
    if (this.#request || (!lacksSharp && this.#blurred.length === radii.length)) return;
    this.#request = requestAnimationFrame(() => {
      this.#request = 0;
      if (lacksSharp) this.#addSharp();
      else this.#addBlurred();
      this.show(this.#blur);
    });
  }

  #addSharp() {
    const window = document.createElement("div");
    window.className = "sharp";
    const copy = copyOf(this.#element);
    window.append(copy);
    this.#frame.append(window);
    this.#sharp = { window, copy };
  }

  #addBlurred() {
    const level = document.createElement("div");
    const copy = copyOf(this.#element);
    copy.style.left = copy.style.top = "0";
    const color = coveringColor(this.#element);
    if (color) copy.style.boxShadow = `0 0 0 ${margin}px ${color}`;
    // Within the layer, and no layer itself: so it is drawn with the layer, once.
    copy.style.filter = `blur(${radii[this.#blurred.length]}px)`;
    level.append(copy);
    this.#frame.insertBefore(level, this.#sharp?.window ?? null);
    this.#blurred.push(level);
  }

  /** @param {number} depth */
  #fade(depth) {
    this.#blurred.forEach((level, index) => {
      const opacity = Math.min(1, depth - index);
      // A level that the next one hides altogether costs nothing.
      const isSeen = opacity > 0 && depth < index + 2;
      level.classList.toggle("waiting", !isSeen);
      level.style.opacity = isSeen ? String(opacity) : "";
    });
    // Else it shines through where the edge of a blur fades. It keeps the focus.
    this.#element.style.filter = depth >= 1 ? "opacity(0)" : "";
  }
}

/** @param {{window: HTMLElement, copy: HTMLElement}} sharp @param {BackgroundBlur} blur */
function uncover({ window, copy }, { hole: { x, y, width, height }, corner }) {
  window.style.left = `${x}px`;
  window.style.top = `${y}px`;
  window.style.width = `${width}px`;
  window.style.height = `${height}px`;
  window.style.borderRadius = `${corner}px`;
  copy.style.left = `${-x}px`;
  copy.style.top = `${-y}px`;
}

/**
 * How many of the radii a blur has reached, with the progress to the next.
 * @param {number} blur
 */
function depthOf(blur) {
  const next = radii.findIndex((radius) => blur < radius);
  if (next < 0) return radii.length;
  const last = next === 0 ? 0 : radii[next - 1];
  return next + (blur - last) / (radii[next] - last);
}

/** @param {HTMLElement} element @param {BackgroundBlur} blur */
function move({ style }, { scale, offset }) {
  // Beside the transform of the view itself, and before it.
  style.translate = scale === 1 ? "" : `${offset.width}px ${offset.height}px`;
  style.scale = scale === 1 ? "" : String(scale);
}

/**
 * The color of the view that covers an element and is seen: of itself, or of one in it that is as large; "" where none does.
 * @param {HTMLElement} element
 */
function coveringColor(element) {
  const { width, height } = element.style;
  let color = "";
  /** @param {HTMLElement} view */
  const look = (view) => {
    const { style } = view;
    const isSeen = !view.hidden && (style.opacity === "" || style.opacity === "1");
    if (!isSeen || style.width !== width || style.height !== height) return;
    if (style.backgroundColor.startsWith("rgb(")) color = style.backgroundColor;
    for (const child of view.children) if (child instanceof HTMLElement) look(child);
  };
  look(element);
  return color;
}

/** @param {HTMLElement} element */
function copyOf(element) {
  const copy = /** @type {HTMLElement} */ (element.cloneNode(true));
  for (const name of ["translate", "scale", "transform", "filter", "will-change"]) copy.style.removeProperty(name);
  const drawn = element.querySelectorAll("canvas");
  copy.querySelectorAll("canvas").forEach((canvas, index) => {
    // An empty canvas cannot be drawn.
    if (canvas.width > 0 && canvas.height > 0) canvas.getContext("2d")?.drawImage(drawn[index], 0, 0);
  });
  const typed = element.querySelectorAll("input");
  copy.querySelectorAll("input").forEach((field, index) => { field.value = typed[index].value });
  for (const view of [copy, ...copy.querySelectorAll("[data-view]")]) view.removeAttribute("data-view");
  return copy;
}
