// @ts-check
// The pixels of a view on a canvas of their own, behind the view's children.

import { contentModes } from "../protocol/operation-values.js";

/** Where a picture that is not stretched stands, as a grid places it: down, then across. */
const places = /** @type {Record<string, string>} */ ({
  "center": "center", "top": "start center", "bottom": "end center", "left": "center start",
  "right": "center end", "left top": "start", "right top": "start end", "left bottom": "end start",
  "right bottom": "end",
});

/**
 * Pixels are put here, and nothing is drawn, so that memory of the graphics card is of little use. WebKit on Linux even shows
 * nothing of a canvas there that gets its pixels before it is seen. Elsewhere the card takes the changed part alone.
 */
const settings = {
  willReadFrequently: navigator.vendor.startsWith("Apple") && navigator.platform.startsWith("Linux"),
};

/** @typedef {import("../protocol/operations.js").PixelUpdate} PixelUpdate */

export class Pixels {
  /** Stands in the view before its children. */
  element = document.createElement("div");
  #canvas = document.createElement("canvas");
  #context = /** @type {CanvasRenderingContext2D} */ (this.#canvas.getContext("2d", settings));
  #look = "";

  constructor() {
    this.element.className = "pixels";
    this.#canvas.width = this.#canvas.height = 0;
    this.element.append(this.#canvas);
  }

  /** @param {PixelUpdate} update */
  apply({ mode, scale, width, height, x, y, changedWidth, changedHeight, bytes }) {
    const canvas = this.#canvas;
    // Setting a canvas's size clears it, also where it is the same.
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    this.#lay(mode, width / scale, height / scale);
    if (changedWidth === 0 || changedHeight === 0) return;
    this.#context.putImageData(new ImageData(bytes, changedWidth, changedHeight), x, y);
  }

  /** @param {number} mode @param {number} width in points @param {number} height in points */
  #lay(mode, width, height) {
    const look = `${mode} ${width} ${height}`;
    if (look === this.#look) return;
    this.#look = look;
    const [fit, position] = contentModes[mode] ?? contentModes[0];
    const { style } = this.#canvas;
    const isStretched = fit !== "none";
    this.element.style.placeItems = isStretched ? "stretch" : places[position];
    style.width = isStretched ? "100%" : `${width}px`;
    style.height = isStretched ? "100%" : `${height}px`;
    style.objectFit = isStretched ? fit : "fill";
  }
}
