// @ts-check
// A document: its pieces as elements that hold text and nothing else. The browser lays it out; the module is told
// how high it is and where its links lie.

import { LinkUseKind as use } from "../protocol/event-writer.js";
import { WebElement } from "../protocol/operation-values.js";

/**
 * @typedef {import("../protocol/events.js").Events} Events
 * @typedef {import("../protocol/operations.js").WebNode} WebNode
 * @typedef {import("../protocol/operations.js").DocumentStyle} DocumentStyle
 * @typedef {import("../protocol/event-writer.js").DocumentLayoutLink} LinkPlace
 */

/**
 * The elements by their numbers.
 * @type {Record<number, string>}
 */
const elements = {
  [WebElement.heading1]: "h1", [WebElement.heading2]: "h2", [WebElement.heading3]: "h3", [WebElement.heading4]: "h4",
  [WebElement.heading5]: "h5", [WebElement.heading6]: "h6", [WebElement.paragraph]: "p", [WebElement.list]: "ul",
  [WebElement.numberedList]: "ol", [WebElement.item]: "li", [WebElement.quote]: "blockquote",
  [WebElement.preformatted]: "pre", [WebElement.strong]: "strong", [WebElement.emphasis]: "em",
  [WebElement.code]: "code",
};

export class Document {
  #content = document.createElement("div");
  #observer = new ResizeObserver(() => this.#tell());
  /** @type {HTMLElement[]} */
  #links = [];
  #number;
  #events;

  /**
   * @param {HTMLElement} element
   * @param {number} number
   * @param {Events} events
   */
  constructor(element, number, events) {
    this.#number = number;
    this.#events = events;
    const content = this.#content;
    content.className = "document";
    content.addEventListener("keydown", (event) => {
      const link = this.#linkOf(event.target);
      const isMenu = event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey);
      if (link < 0 || event.ctrlKey || event.metaKey || event.altKey || !(isMenu || event.key === "Enter")) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) events.link(number, link, isMenu ? use.menu : use.activated);
    });
    content.addEventListener("click", (event) => {
      // A screen reader's click; a click of a finger or a mouse is the end of a touch, which the device has already.
      const link = this.#linkOf(event.target);
      if (link >= 0 && event.detail === 0) events.link(number, link, use.activated);
    });
    content.addEventListener("focusin", (event) => {
      const link = this.#linkOf(event.target);
      if (link >= 0) events.link(number, link, use.focused);
    });
    element.append(content);
  }

  /** @param {WebNode[]} pieces */
  set(pieces) {
    this.#links = [];
    /** @type {HTMLElement[]} */
    const open = [document.createElement("div")];
    for (const piece of pieces) {
      const top = open[open.length - 1];
      if (piece.kind === "close") {
        if (open.length > 1) open.pop();
        continue;
      }
      const node = this.#made(piece);
      top.append(node);
      if (piece.kind === "open" || piece.kind === "link") open.push(/** @type {HTMLElement} */ (node));
    }
    this.#content.replaceChildren(...open[0].childNodes);
    // Told anew also where the height is as before.
    this.#observer.disconnect();
    this.#observer.observe(this.#content);
  }

  /** @param {DocumentStyle} look @param {(color: number) => string} cssColor */
  setStyle(look, cssColor) {
    const { style } = this.#content;
    for (const name of /** @type {const} */ (["text", "softText", "link", "fill", "line"])) {
      style.setProperty(`--${name}`, cssColor(look[name]));
    }
    style.fontSize = `${look.size}px`;
    style.paddingLeft = `${look.left}px`;
    style.paddingRight = `${look.right}px`;
  }

  /** @param {Exclude<WebNode, {kind: "close"}>} piece */
  #made(piece) {
    switch (piece.kind) {
      case "text": return document.createTextNode(piece.text);
      case "lineBreak": return document.createElement("br");
      case "rule": return document.createElement("hr");
      case "picture": return picture(piece);
      case "link": return this.#link(piece.number);
      case "open": {
        const element = document.createElement(elements[piece.element] || "span");
        element.dir = "auto";
        return element;
      }
    }
  }

  /** @param {number} number */
  #link(number) {
    const link = document.createElement("span");
    link.setAttribute("role", "link");
    link.tabIndex = 0;
    this.#links[number] = link;
    return link;
  }

  /** @param {EventTarget | null} target */
  #linkOf(target) {
    return this.#links.findIndex((link) => link !== undefined && link === target);
  }

  /** Tells how the document lies, unless it lies nowhere. */
  #tell() {
    const content = this.#content;
    if (!content.isConnected || content.offsetWidth === 0) return;
    const box = content.getBoundingClientRect();
    // The device may be shown smaller or larger than it is.
    const scale = box.width / content.offsetWidth || 1;
    /** @type {LinkPlace[]} */
    const places = [];
    this.#links.forEach((link, number) => {
      for (const { left, top, width, height } of link.getClientRects()) {
        places.push({
          number, x: (left - box.left) / scale, y: (top - box.top) / scale, width: width / scale, height: height / scale,
        });
      }
    });
    this.#events.document(this.#number, box.height / scale, places);
  }
}

/** @param {{svg: string, label: string, width: number, height: number}} piece */
function picture({ svg, label, width, height }) {
  const image = document.createElement("img");
  image.alt = label;
  image.draggable = false;
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  image.style.width = `${width}px`;
  image.style.aspectRatio = `${width} / ${height}`;
  return image;
}
