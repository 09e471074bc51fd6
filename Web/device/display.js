// @ts-check
// The views as elements: each operation changes one of them.

import { describe } from "./accessibility.js";
import { cssColor } from "./colors.js";
import { Document } from "./document.js";
import { Field } from "./field.js";
import { FocusKeeper } from "./focus-keeper.js";
import { Label } from "./label.js";
import { Layers, wrapChildren } from "./layers.js";
import { Lists } from "./lists.js";
import { Picture } from "./picture.js";
import { layer, putInOrder, ReadingOrder } from "./order.js";
import { Pixels } from "./pixels.js";
import { comeBack, blurBackground } from "./background-blur.js";
import { Mask } from "./mask.js";
import { drawShapes, radii } from "./shapes.js";
import { castShadow } from "./shadow.js";
import { makeView } from "./view.js";
import { AccessibilityStates, PointerCursor, ViewKind } from "../protocol/operation-values.js";

/**
 * @typedef {import("../protocol/operations.js").ViewHandlers} ViewHandlers
 * @typedef {import("./view.js").View} View
 */

/** @implements {ViewHandlers} */
export class Display {
  /** @type {Map<number, View>} */
  #views = new Map();
  #root;
  #events;
  #layers = new Layers((parent) => {
    const view = this.#views.get(parent);
    if (view) layer(view.below.map((child) => this.#view(child)));
  });
  #focus;
  /** @type {ReadingOrder} */
  #order = new ReadingOrder((parent) => this.#putInOrder(parent));

  /**
   * @param {HTMLElement} root the element that stands for the screen, view 0
   * @param {() => import("../protocol/events.js").Events} events
   */
  constructor(root, events) {
    this.#root = root;
    this.#events = events;
    this.#focus = new FocusKeeper(root, (view) => this.#views.get(view)?.field ?? null);
    this.clear();
  }

  /** Takes everything off the screen. */
  clear() {
    this.#order.clear();
    this.#layers.clear();
    this.#root.replaceChildren();
    this.#views.clear();
    this.#views.set(0, makeView(this.#root));
  }

  /** @param {number} number @param {number} kind */
  create(number, kind) {
    const element = document.createElement("div");
    element.className = "view";
    element.dataset.view = String(number);
    const view = makeView(element);
    if (kind === ViewKind.label) view.label = new Label(element);
    if (kind === ViewKind.image) view.picture = new Picture(element);
    if (kind === ViewKind.field || kind === ViewKind.textArea) {
      view.field = new Field(element, number, this.#events(), kind === ViewKind.textArea);
    }
    if (kind === ViewKind.document) view.document = new Document(element, number, this.#events());
    if (view.label || view.picture || view.field || view.document) view.skipped = element.childNodes.length;
    this.#views.set(number, view);
  }

  /** @param {number} number */
  destroy(number) {
    const view = this.#view(number);
    this.#leaveParent(number, view);
    comeBack(view.element);
    this.#focus.remove(view.element);
    this.#forget(number);
  }

  /** @param {number} number @param {number} parentNumber @param {number} index */
  insert(number, parentNumber, index) {
    const view = this.#view(number);
    const parent = this.#view(parentNumber);
    this.#leaveParent(number, view);
    const next = this.#views.get(parent.below[index]);
    this.#focus.keep(view.element, () => {
      parent.children.insertBefore(view.element, next ? next.element : null);
    });
    parent.below.splice(index, 0, number);
    view.parent = parentNumber;
    if (parent.isOrdered) this.#layers.changed(parentNumber);
    this.#order.changed(parentNumber);
  }

  /** @param {number} number whose children are to stand as they are read */
  #putInOrder(number) {
    const parent = this.#views.get(number);
    if (!parent) return;
    // The copies of a view that stands back stand after it.
    if (parent.children.querySelector(":scope > .background-blur")) return this.#order.changed(number);
    putInOrder(parent, parent.below.map((child) => this.#view(child)));
  }

  /** @param {number} number @param {number} x @param {number} y @param {number} width @param {number} height */
  frame(number, x, y, width, height) {
    const view = this.#view(number);
    const { element: { style }, label, box } = view;
    if (box.x !== x || box.y !== y || box.width !== width || box.height !== height) {
      view.box = { x, y, width, height };
      this.#order.changed(view.parent);
    }
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    label?.fit(height);
  }

  /** @param {number} number @param {import("../protocol/operations.js").Matrix} matrix */
  transform(number, matrix) {
    const [a, b, c, d, x, y] = matrix;
    // Chromium composes a view that is scaled and not moved at its unscaled size: paper at a 16th takes 2.6 GB. Moved by
    // what nobody can see it is composed at the size that is seen.
    const isMuchSmaller = b === 0 && c === 0 && x === 0 && y === 0 && a < 0.5;
    const scaled = isMuchSmaller ? [a, b, c, d, 1e-6, y] : matrix;
    this.#view(number).element.style.transform = `matrix(${scaled.join()})`;
  }

  /** @param {number} number @param {number} x @param {number} y */
  scroll(number, x, y) {
    const view = this.#view(number);
    if (view.children === view.element) this.#focus.keep(view.element, () => wrapChildren(view));
    view.children.style.transform = `translate(${-x}px, ${-y}px)`;
  }

  /** @param {number} number @param {number} alpha */
  alpha(number, alpha) {
    this.#view(number).element.style.opacity = String(alpha);
  }

  /** @param {number} number @param {boolean} hidden */
  hidden(number, hidden) {
    const { element } = this.#view(number);
    if (hidden) this.#focus.cover(element);
    element.hidden = hidden;
  }

  /** @param {number} number @param {number} color */
  background(number, color) {
    this.#view(number).element.style.backgroundColor = cssColor(color);
  }

  /** @param {number} number @param {boolean} clips */
  clip(number, clips) {
    this.#view(number).element.classList.toggle("clips", clips);
  }

  /** @param {number} number @param {number} radius */
  corner(number, radius) {
    const view = this.#view(number);
    view.radius = radius;
    view.element.style.borderRadius = view.corners === 15 ? `${radius}px` : radii(radius, view.corners);
  }

  /** @param {number} number @param {number} corners */
  roundCorners(number, corners) {
    const view = this.#view(number);
    view.corners = corners;
    view.element.style.borderRadius = radii(view.radius, corners);
  }

  /** @param {number} number @param {number} x @param {number} y */
  anchor(number, x, y) {
    this.#view(number).element.style.transformOrigin = `${x * 100}% ${y * 100}%`;
  }

  /** @param {number} number @param {number[]} matrix */
  space(number, matrix) {
    this.#view(number).element.style.transform = matrix.length === 16 ? `matrix3d(${matrix.join()})` : "";
  }

  /**
   * @param {number} number
   * @param {import("../protocol/operations.js").Gradient} gradient
   * @param {import("../protocol/operations.js").Shape[]} shapes
   */
  shapes(number, gradient, shapes) {
    const view = this.#view(number);
    const element = drawShapes(gradient, shapes);
    if (view.shapes) {
      view.shapes.remove();
      view.skipped -= 1;
    }
    view.shapes = element;
    if (!element) return;
    if (view.pixels) view.pixels.element.after(element);
    else view.element.prepend(element);
    view.skipped += 1;
  }

  /**
   * @param {number} number
   * @param {import("../protocol/operations.js").Outline} outline
   * @param {[gradient: import("../protocol/operations.js").Gradient, shapes: import("../protocol/operations.js").Shape[],
   *   pixels: import("../protocol/operations.js").PixelUpdate, map: import("../protocol/operations.js").Matrix]} rest
   */
  mask(number, outline, ...rest) {
    const view = this.#view(number);
    view.mask ??= new Mask(view.element.style);
    view.mask.set(outline, ...rest);
  }

  /** @param {number} number @param {number} blur @param {number} saturation */
  backdrop(number, blur, saturation) {
    const { element } = this.#view(number);
    const { style } = element;
    const filter = blur > 0 ? `blur(${blur}px) saturate(${saturation})` : "";
    element.classList.toggle("glass", blur > 0);
    style.setProperty("backdrop-filter", filter);
    style.setProperty("-webkit-backdrop-filter", filter);
  }

  /** @param {number} number @param {string} text */
  text(number, text) {
    const { label, field } = this.#view(number);
    label?.setText(text);
    field?.setText(text);
  }

  /** @param {number} number @param {import("../protocol/operations.js").TextStyle} textStyle */
  textStyle(number, textStyle) {
    const { label, field } = this.#view(number);
    label?.setStyle(textStyle, cssColor(textStyle.color));
    field?.setStyle(textStyle, cssColor(textStyle.color));
  }

  /**
   * @param {number} number
   * @param {import("../protocol/operations.js").TextRun[]} runs
   * @param {import("../protocol/operations.js").TextParagraph[]} paragraphs
   */
  textRuns(number, runs, paragraphs) {
    const { label, field } = this.#view(number);
    label?.setRuns(runs, paragraphs);
    field?.setRuns(runs, paragraphs);
  }

  /**
   * @param {number} number
   * @param {number} top
   * @param {number} left
   * @param {number} bottom
   * @param {number} right
   */
  textInsets(number, top, left, bottom, right) {
    this.#view(number).label?.setInsets(top, left, bottom, right);
  }

  /** @param {number} number @param {number} mode @param {number} tint @param {string} svg */
  image(number, mode, tint, svg) {
    this.#view(number).picture?.set(mode, tint === 0 ? "" : cssColor(tint), svg);
  }

  /** @param {number} number @param {import("../protocol/operations.js").AccessibilityDescription} description */
  accessibility(number, description) {
    const { element, field } = this.#view(number);
    if ((description.states & AccessibilityStates.hidden) !== 0) this.#focus.cover(element);
    describe(field?.input ?? element, description);
  }

  /** @param {number} number @param {import("../protocol/operations.js").FieldStyle} style */
  field(number, style) {
    this.#view(number).field?.setFieldStyle(style, cssColor);
  }

  /** @param {number} number @param {import("../protocol/operations.js").WebNode[]} pieces */
  document(number, pieces) {
    this.#view(number).document?.set(pieces);
  }

  /** @param {number} number @param {import("../protocol/operations.js").DocumentStyle} style */
  documentStyle(number, style) {
    this.#view(number).document?.setStyle(style, cssColor);
  }

  /** @param {number} number @param {boolean} isOn */
  focus(number, isOn) {
    this.#view(number).field?.setFocus(isOn, this.#focus.screen);
  }

  /** @param {number} number */
  selectAll(number) {
    this.#view(number).field?.selectAll();
  }

  /** @param {number} number @param {[number, number, boolean]} part */
  selection = (number, ...part) => this.#view(number).field?.select(...part);

  /** @param {number} number @param {import("../protocol/operations.js").BackgroundBlur} look */
  blurBackground(number, look) {
    blurBackground(this.#view(number).element, look);
  }

  /** @param {number} number @param {import("../protocol/operations.js").ListDescription[]} lists */
  lists(number, lists) {
    const view = this.#view(number);
    view.lists ??= new Lists((row) => this.#views.get(row)?.element);
    view.lists.set(lists);
  }

  /** @param {number} number @param {number} cursor a `PointerCursor` */
  cursor(number, cursor) {
    const { element } = this.#view(number);
    if (cursor === PointerCursor.crosshair) element.dataset.cursor = "crosshair";
    else delete element.dataset.cursor;
  }

  /** @param {number} number @param {boolean} isWanted */
  hover(number, isWanted) {
    this.#view(number).element.toggleAttribute("data-hover", isWanted);
  }

  /** @param {number} number @param {boolean} keeps */
  ownColors(number, keeps) {
    this.#view(number).element.classList.toggle("own-colors", keeps);
  }

  /** @param {number} number */
  moveFocus(number) {
    const { element } = this.#view(number);
    // It can be reached once all that came with this has been applied.
    queueMicrotask(() => element.focus({ preventScroll: true }));
  }

  /** @param {number} number @param {import("../protocol/operations.js").PixelUpdate} update */
  pixels(number, update) {
    const view = this.#view(number);
    if (update.width === 0 || update.height === 0) {
      if (view.pixels) view.skipped -= 1;
      view.pixels?.element.remove();
      view.pixels = null;
      return;
    }
    if (!view.pixels) {
      view.pixels = new Pixels();
      view.element.prepend(view.pixels.element);
      view.skipped += 1;
    }
    view.pixels.apply(update);
  }

  /** @param {number} number @param {number} width @param {number} color */
  border(number, width, color) {
    const { element } = this.#view(number);
    element.classList.toggle("bordered", width > 0);
    element.style.setProperty("--border", `${width}px solid ${cssColor(color)}`);
  }

  /**
   * @param {number} number
   * @param {number} opacity
   * @param {number} radius
   * @param {number} x
   * @param {number} y
   * @param {number} color
   * @param {boolean} isOfContent
   */
  shadow(number, opacity, radius, x, y, color, isOfContent) {
    const faded = cssColor((color & 0xFFFFFF00 | Math.round((color & 0xFF) * opacity)) >>> 0);
    castShadow(this.#view(number).element, { radius, x, y, color: faded, isShown: opacity > 0, isOfContent });
  }

  /** @param {number} number @param {boolean} isShown */
  backside(number, isShown) {
    this.#view(number).element.style.backfaceVisibility = isShown ? "" : "hidden";
  }

  /**
   * @param {number} number
   * @returns {View}
   */
  #view(number) {
    const view = this.#views.get(number);
    if (!view) throw new Error(`an operation for view ${number}, which is not there`);
    return view;
  }

  /** @param {number} number @param {View} view */
  #leaveParent(number, view) {
    const siblings = this.#views.get(view.parent)?.below;
    if (siblings) siblings.splice(siblings.indexOf(number), 1);
    view.parent = -1;
  }

  /** @param {number} number */
  #forget(number) {
    for (const below of this.#views.get(number)?.below ?? []) this.#forget(below);
    this.#views.delete(number);
  }
}
