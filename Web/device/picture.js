// @ts-check
// The picture of an image view: an SVG as an image, or as a mask for its tint.

import { contentModes } from "../protocol/operation-values.js";

const maskSizes = { fill: "100% 100%", contain: "contain", cover: "cover", none: "auto" };

export class Picture {
  #image = document.createElement("img");
  #svg = "";

  /** @param {HTMLElement} element */
  constructor(element) {
    element.classList.add("picture");
    this.#image.alt = "";
    this.#image.draggable = false;
    this.#image.hidden = true;
    element.append(this.#image);
  }

  /**
   * @param {number} mode
   * @param {string} tint a CSS color, or empty
   * @param {string} svg
   */
  set(mode, tint, svg) {
    const [fit, position] = contentModes[mode] ?? contentModes[0];
    const { style } = this.#image;
    if (svg !== this.#svg) {
      this.#svg = svg;
      this.#image.hidden = svg === "";
      if (svg === "") this.#image.removeAttribute("src");
      else this.#image.src = address(svg);
    }
    style.objectFit = fit;
    style.objectPosition = position;
    // A tinted picture: the image itself is pushed out of its box, the tint shows through its shape.
    this.#image.classList.toggle("tinted", tint !== "");
    style.backgroundColor = tint;
    style.maskImage = tint === "" ? "" : `url("${address(svg)}")`;
    style.maskSize = maskSizes[fit];
    style.maskPosition = position;
  }
}

/** @param {string} svg */
const address = (svg) => `data:image/svg+xml,${encodeURIComponent(svg).replace(/[()']/g, escape)}`;

/** @param {string} character */
const escape = (character) => `%${character.charCodeAt(0).toString(16)}`;
