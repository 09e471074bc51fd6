// @ts-check
// The views as elements: each operation changes one of them.

import { describe } from "./accessibility.js";
import { FocusHistory } from "./focus-history.js";
import { Document } from "./document.js";
import { Field } from "./field.js";
import { Label } from "./label.js";
import { Layers, wrapChildren } from "./layers.js";
import { Lists } from "./lists.js";
import { Picture } from "./picture.js";
import { ReadingOrder, readingOrder } from "./order.js";
import { Pixels } from "./pixels.js";
import { comeBack, recede } from "./background-blur.js";
import { drawShapes, mask, radii } from "./shapes.js";
import { PointerCursor, ViewKind } from "../seam/operations.js";

/**
 * @typedef {import("../seam/operations.js").ViewHandlers} ViewHandlers
 *
 * A view's element, where its children are, and its content.
 * @typedef {object} View
 * @property {HTMLElement} element
 * @property {HTMLElement} children
 * @property {number} skipped how many of the first nodes in `children` are not views
 * @property {Label | null} label
 * @property {Picture | null} picture
 * @property {Pixels | null} pixels
 * @property {HTMLElement | null} shapes its gradient and shapes
 * @property {number} radius of its corners
 * @property {number} corners which of them are round
 * @property {Field | null} field
 * @property {Document | null} document
 * @property {number[]} below the numbers of the views in it, in order
 * @property {number} parent
 * @property {import("./order.js").Box} box its frame
 * @property {Lists | null} lists
 * @property {boolean} isOrdered whether its children stand as they are read, and the style has how they lie
 */

/** @implements {ViewHandlers} */
export class Display {
  /** @type {Map<number, View>} */
  #views = new Map();
  #root;
  #events;
  #layers = new Layers((parent) => {
    const view = this.#views.get(parent);
    if (view) this.#layer(view);
  });
  #focusHistory = new FocusHistory();
  /** @type {ReadingOrder} */
  #order = new ReadingOrder((parent) => this.#putInOrder(parent));

  /**
   * @param {HTMLElement} root the element that stands for the screen, view 0
   * @param {() => import("../seam/events.js").Events} events
   */
  constructor(root, events) {
    this.#root = root;
    this.#events = events;
    this.clear();
  }

  /** Takes everything off the screen. */
  clear() {
    this.#order.clear();
    this.#layers.clear();
    this.#root.replaceChildren();
    this.#views.clear();
    this.#views.set(0, {
      element: this.#root, children: this.#root, skipped: 0, label: null, picture: null, pixels: null, field: null,
      document: null, shapes: null, radius: 0, corners: 15, below: [], parent: -1, box: { x: 0, y: 0, width: 0, height: 0 }, lists: null, isOrdered: false,
    });
  }

  /** @param {number} number @param {number} kind */
  create(number, kind) {
    const element = document.createElement("div");
    element.className = "view";
    element.dataset.view = String(number);
    const label = kind === ViewKind.label ? new Label(element) : null;
    const picture = kind === ViewKind.image ? new Picture(element) : null;
    const field = kind === ViewKind.field ? new Field(element, number, this.#events()) : null;
    const text = kind === ViewKind.document ? new Document(element, number, this.#events()) : null;
    const skipped = label || picture || field || text ? 1 : 0;
    this.#views.set(number, {
      element, children: element, skipped, label, picture, pixels: null, field, document: text, shapes: null, radius: 0, corners: 15, below: [], parent: -1,
      box: { x: 0, y: 0, width: 0, height: 0 }, lists: null, isOrdered: false,
    });
  }

  /** @param {number} number */
  destroy(number) {
    const view = this.#view(number);
    this.#leaveParent(number, view);
    comeBack(view.element);
    const hadFocus = view.element.contains(document.activeElement);
    this.#keepingFocus(view.element, () => view.element.remove());
    if (hadFocus) this.#passFocusOn(() => this.#focusHistory.restoreFocus());
    this.#forget(number);
  }

  /** @param {number} number @param {number} parentNumber @param {number} index */
  insert(number, parentNumber, index) {
    const view = this.#view(number);
    const parent = this.#view(parentNumber);
    this.#leaveParent(number, view);
    const next = this.#views.get(parent.below[index]);
    this.#keepingFocus(view.element, () => {
      parent.children.insertBefore(view.element, next ? next.element : null);
    });
    parent.below.splice(index, 0, number);
    view.parent = parentNumber;
    if (parent.isOrdered) this.#layers.changed(parentNumber);
    this.#order.changed(parentNumber);
  }

  /**
   * A view's children lie over one another as they came, wherever they stand in the page.
   * @param {View} parent
   */
  #layer(parent) {
    parent.below.forEach((number, index) => {
      const { style } = this.#view(number).element;
      const level = String(index + 1);
      if (style.zIndex !== level) style.zIndex = level;
    });
  }

  /** @param {number} number whose children are to stand as they are read */
  #putInOrder(number) {
    const parent = this.#views.get(number);
    if (!parent) return;
    // The copies of a view that stands back stand after it.
    if (parent.children.querySelector(":scope > .receded")) return this.#order.changed(number);
    const views = parent.below.map((child) => this.#view(child));
    const wanted = readingOrder(views.map(({ box }) => box)).map((index) => views[index].element);
    const order = new Set(wanted);
    const now = Array.from(parent.children.children).filter((child) => order.has(/** @type {HTMLElement} */ (child)));
    if (wanted.every((element, index) => element === now[index])) return;
    parent.isOrdered = true;
    this.#layer(parent);
    // What has the focus stays where it is, and the others go around it: an element that moves loses the keyboard.
    const kept = wanted.findIndex((element) => element.contains(document.activeElement));
    const middle = kept < 0 ? wanted.length : kept;
    /** @type {Element | null} */
    let next = wanted[middle] ?? null;
    for (const element of wanted.slice(0, middle).reverse()) {
      if (element.nextElementSibling !== next) parent.children.insertBefore(element, next);
      next = element;
    }
    let previous = wanted[middle];
    for (const element of wanted.slice(middle + 1)) {
      if (element.previousElementSibling !== previous) previous.after(element);
      previous = element;
    }
    parent.lists?.place();
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

  /** @param {number} number @param {import("../seam/operations.js").Matrix} matrix */
  transform(number, matrix) {
    this.#view(number).element.style.transform = `matrix(${matrix.join()})`;
  }

  /** @param {number} number @param {number} x @param {number} y */
  scroll(number, x, y) {
    const view = this.#view(number);
    if (view.children === view.element) this.#keepingFocus(view.element, () => wrapChildren(view));
    view.children.style.transform = `translate(${-x}px, ${-y}px)`;
  }

  /** @param {number} number @param {number} alpha */
  alpha(number, alpha) {
    this.#view(number).element.style.opacity = String(alpha);
  }

  /** @param {number} number @param {boolean} hidden */
  hidden(number, hidden) {
    const { element } = this.#view(number);
    if (hidden && element.contains(document.activeElement)) this.#coverFocus();
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
   * @param {import("../seam/operations.js").Gradient} gradient
   * @param {import("../seam/operations.js").Shape[]} shapes
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
   * @param {import("../seam/operations.js").Outline} outline
   * @param {import("../seam/operations.js").Gradient} gradient
   */
  mask(number, outline, gradient) {
    mask(this.#view(number).element.style, outline, gradient);
  }

  /** @param {number} number @param {number} blur @param {number} saturation */
  backdrop(number, blur, saturation) {
    const { style } = this.#view(number).element;
    const filter = blur > 0 ? `blur(${blur}px) saturate(${saturation})` : "";
    style.setProperty("backdrop-filter", filter);
    style.setProperty("-webkit-backdrop-filter", filter);
  }

  /** @param {number} number @param {string} text */
  text(number, text) {
    const { label, field } = this.#view(number);
    label?.setText(text);
    field?.setText(text);
  }

  /** @param {number} number @param {import("../seam/operations.js").TextStyle} textStyle */
  textStyle(number, textStyle) {
    const { label, field } = this.#view(number);
    label?.setStyle(textStyle, cssColor(textStyle.color));
    field?.setStyle(textStyle, cssColor(textStyle.color));
  }

  /** @param {number} number @param {number} mode @param {number} tint @param {string} svg */
  image(number, mode, tint, svg) {
    this.#view(number).picture?.set(mode, tint === 0 ? "" : cssColor(tint), svg);
  }

  /** @param {number} number @param {import("../seam/operations.js").AccessibilityDescription} description */
  accessibility(number, { role, label, value, hint }) {
    const { element, field } = this.#view(number);
    if (role === "none" && element.contains(document.activeElement)) this.#coverFocus();
    describe(field?.input ?? element, role, label, value, hint);
  }

  /** @param {number} number @param {import("../seam/operations.js").FieldLook} look */
  field(number, look) {
    this.#view(number).field?.setLook(look, cssColor);
  }

  /** @param {number} number @param {import("../seam/operations.js").WebNode[]} pieces */
  document(number, pieces) {
    this.#view(number).document?.set(pieces);
  }

  /** @param {number} number @param {import("../seam/operations.js").DocumentStyle} style */
  documentStyle(number, style) {
    this.#view(number).document?.setStyle(style, cssColor);
  }

  /** @param {number} number @param {boolean} isOn */
  focus(number, isOn) {
    this.#view(number).field?.setFocus(isOn, this.#screen);
  }

  /** @param {number} number */
  selectAll(number) {
    this.#view(number).field?.input.select();
  }

  /** @param {number} number @param {[number, number, boolean]} part */
  selection = (number, ...part) => this.#view(number).field?.select(...part);

  /** @param {number} number @param {import("../seam/operations.js").Recession} look */
  recede(number, look) {
    recede(this.#view(number).element, look);
  }

  /** @param {number} number @param {import("../seam/operations.js").ListDescription[]} lists */
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

  /** @param {number} number @param {boolean} keeps */
  ownColors(number, keeps) {
    this.#view(number).element.classList.toggle("own-colors", keeps);
  }

  /** @param {number} number */
  attend(number) {
    const { element } = this.#view(number);
    // It can be reached once all that came with this has been applied.
    queueMicrotask(() => element.focus({ preventScroll: true }));
  }

  /**
   * An element that moves in the page, or leaves it, loses the focus: where it is still there it gets it back, and
   * the module hears nothing of it.
   * @param {HTMLElement} moving
   * @param {() => void} move
   */
  #keepingFocus(moving, move) {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !moving.contains(focused)) return move();
    const owner = focused.closest(".view");
    const field = owner instanceof HTMLElement ? this.#views.get(Number(owner.dataset.view))?.field : null;
    const work = () => {
      move();
      if (focused.isConnected) focused.focus({ preventScroll: true });
    };
    if (field) field.quietly(work);
    else work();
  }

  /** What has the keyboard is about to be covered: it may get it back. */
  #coverFocus() {
    this.#focusHistory.pushFocus();
    this.#passFocusOn();
  }

  /**
   * The keyboard stays with the device when what had it cannot be reached any more, and nothing else gets it.
   * @param {() => boolean} toOther gives it to something else, if there is such
   */
  #passFocusOn(toOther = () => false) {
    queueMicrotask(() => {
      const focused = document.activeElement;
      const isLost = focused === null || focused === document.body || focused.closest("[inert], [hidden]");
      if (isLost && !toOther()) this.#screen.focus({ preventScroll: true });
    });
  }

  /** What has the keyboard while no view has. */
  get #screen() {
    return /** @type {HTMLElement} */ (this.#root.closest("[tabindex]") ?? this.#root);
  }

  /** @param {number} number @param {import("../seam/operations.js").PixelUpdate} update */
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
   */
  shadow(number, opacity, radius, x, y, color) {
    // CSS counts a blur's whole width, UIKit its half.
    const faded = cssColor((color & 0xFFFFFF00 | Math.round((color & 0xFF) * opacity)) >>> 0);
    this.#view(number).element.style.boxShadow = opacity === 0 ? "" : `${x}px ${y}px ${2 * radius}px ${faded}`;
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

/** @param {number} color 0xRRGGBBAA */
function cssColor(color) {
  return `#${color.toString(16).padStart(8, "0")}`;
}
