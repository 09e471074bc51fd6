// @ts-check
// What masks a view: a path as a clip, all else as a picture.

import { gradientSheet, make, pathData, shapeElement, space } from "./shapes.js";

/**
 * @typedef {import("../protocol/operations.js").Gradient} Gradient
 * @typedef {import("../protocol/operations.js").Matrix} Matrix
 * @typedef {import("../protocol/operations.js").Outline} Outline
 * @typedef {import("../protocol/operations.js").PixelUpdate} PixelUpdate
 * @typedef {import("../protocol/operations.js").Shape} Shape
 */

/** @param {Element} sheet */
const address = (sheet) => `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(sheet))}`;

export class Mask {
  #style;
  /** The picture of the mask's pixels; empty where it has none. */
  #pixels = "";
  /**
   * The picture that is shown last, which is kept so that the browser keeps it too.
   * @type {HTMLImageElement | null}
   */
  #shown = null;
  /** How many pictures there were: one that is ready late does not replace a later one. */
  #count = 0;
  #last = 0;

  /** @param {CSSStyleDeclaration} style the masked view's */
  constructor(style) {
    this.#style = style;
  }

  /**
   * @param {Outline} outline
   * @param {Gradient} gradient
   * @param {Shape[]} shapes
   * @param {PixelUpdate} pixels
   * @param {Matrix} map from the pixels to the view's points
   */
  set({ steps, isEvenOdd }, gradient, shapes, pixels, map) {
    const rule = isEvenOdd ? "evenodd, " : "";
    this.#style.clipPath = steps.length > 0 ? `path(${rule}"${pathData(steps)}")` : "";
    if (pixels.width > 0) return this.#setPixels(pixels, map);
    this.#pixels = "";
    const hasGradient = gradient.stops.length > 0;
    if (!hasGradient && shapes.length === 0) return this.#clear();
    const sheet = hasGradient ? gradientSheet(gradient) : make("svg", { xmlns: space, width: "100%", height: "100%" });
    sheet.append(...shapes.map(shapeElement));
    this.#show(address(sheet), "100% 100%", "0 0");
  }

  /** @param {PixelUpdate} pixels @param {Matrix} map */
  #setPixels({ width, height, changedWidth, changedHeight, bytes }, [a, b, c, d, x, y]) {
    if (changedWidth > 0) {
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = height;
      canvas.getContext("2d")?.putImageData(new ImageData(bytes, changedWidth, changedHeight), 0, 0);
      this.#pixels = canvas.toDataURL();
    }
    // One that is only moved and stretched needs no picture of its own for each place.
    if (b === 0 && c === 0 && a > 0 && d > 0) {
      return this.#show(this.#pixels, `${a * width}px ${d * height}px`, `${x}px ${y}px`);
    }
    const image = make("image", { href: this.#pixels, width, height, transform: `matrix(${[a, b, c, d, x, y].join(" ")})` });
    this.#show(address(make("svg", { xmlns: space, width: "100%", height: "100%" }, [image])), "100% 100%", "0 0");
  }

  /**
   * Shows a picture once the browser has it: WebKit would show nothing of the view until then, at every step of an animation.
   * @param {string} picture @param {string} size @param {string} position
   */
  #show(picture, size, position) {
    const number = this.#count += 1;
    let image = this.#shown;
    const show = () => {
      if (number < this.#last) return;
      this.#last = number;
      this.#shown = image;
      this.#style.maskImage = `url("${picture}")`;
      this.#style.maskSize = size;
      this.#style.maskPosition = position;
      this.#style.maskRepeat = "no-repeat";
    };
    if (image?.src === picture) return show();
    const isFirst = !image;
    image = new Image();
    image.src = picture;
    if (isFirst) show();
    else image.decode().then(show, show);
  }

  #clear() {
    this.#last = this.#count += 1;
    this.#shown = null;
    this.#style.maskImage = "";
  }
}
