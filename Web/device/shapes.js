// @ts-check
// A view's gradient and shapes as SVG.

import { lineCaps, lineJoins } from "../protocol/operation-values.js";

/**
 * @typedef {import("../protocol/operations.js").Gradient} Gradient
 * @typedef {import("../protocol/operations.js").Shape} Shape
 */

export const space = "http://www.w3.org/2000/svg";
const commands = ["M", "L", "Q", "C", "Z"];
const counts = [2, 2, 4, 6, 0];
let last = 0;

/** @param {number} color 0xRRGGBBAA */
const css = (color) => `#${color.toString(16).padStart(8, "0")}`;

/** @param {number[]} steps */
export function pathData(steps) {
  const words = [];
  for (let index = 0; index < steps.length; index += 1 + counts[steps[index]]) {
    words.push(commands[steps[index]], ...steps.slice(index + 1, index + 1 + counts[steps[index]]));
  }
  return words.join(" ");
}

/** @param {string} name @param {Record<string, string | number>} attributes @param {Element[]} children */
export function make(name, attributes, children = []) {
  const element = document.createElementNS(space, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** @param {Gradient} gradient @param {string} id */
function gradientElement({ isRadial, start, end, stops }, id) {
  const colors = stops.map(({ place, color }) => make("stop", { "offset": place, "stop-color": css(color) }));
  if (!isRadial) {
    const line = { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
    return make("linearGradient", { id, gradientUnits: "userSpaceOnUse", ...line }, colors);
  }
  const across = end.x - start.x || 0.001;
  const down = end.y - start.y || 0.001;
  const gradientTransform = `translate(${start.x} ${start.y}) scale(${across} ${down})`;
  return make("radialGradient", { id, gradientUnits: "userSpaceOnUse", cx: 0, cy: 0, r: 1, gradientTransform }, colors);
}

/** @param {Gradient} gradient */
export function gradientSheet(gradient) {
  const id = `gradient-${last += 1}`;
  const room = make("rect", { width: "100%", height: "100%", fill: `url(#${id})` });
  return make("svg", { xmlns: space, width: "100%", height: "100%" }, [gradientElement(gradient, id), room]);
}

/** @param {Shape} shape */
export function shapeElement(shape) {
  const isWhole = shape.from <= 0 && shape.to >= 1;
  const element = make("path", {
    "d": pathData(shape.outline.steps), "fill": css(shape.fill), "stroke": css(shape.stroke), "stroke-width": shape.width,
    "fill-rule": shape.outline.isEvenOdd ? "evenodd" : "nonzero", "stroke-linecap": lineCaps[shape.cap],
    "stroke-linejoin": lineJoins[shape.join], "stroke-miterlimit": shape.miterLimit,
  });
  if (!isWhole) {
    const length = Math.max(shape.to - shape.from, 0);
    // A line of no length has round ends all the same.
    if (length === 0) element.setAttribute("stroke", "none");
    element.setAttribute("pathLength", "1");
    element.setAttribute("stroke-dasharray", `${length} 2`);
    element.setAttribute("stroke-dashoffset", String(-shape.from));
  } else if (shape.dashes.length > 0) {
    element.setAttribute("stroke-dasharray", shape.dashes.join(" "));
    element.setAttribute("stroke-dashoffset", String(shape.phase));
  }
  if (shape.blur > 0) element.style.filter = `blur(${shape.blur}px)`;
  return element;
}

/**
 * An element with a view's gradient and shapes; null where there is nothing of both.
 * @param {Gradient} gradient
 * @param {Shape[]} shapes
 */
export function drawShapes(gradient, shapes) {
  if (gradient.stops.length === 0 && shapes.length === 0) return null;
  const element = document.createElement("div");
  element.className = "shapes";
  if (gradient.stops.length > 0) {
    const sheet = gradientSheet(gradient);
    sheet.setAttribute("class", "gradient");
    element.append(sheet);
  }
  // Shapes reach beyond their layer, which may have no size: browsers show nothing of a picture without one.
  if (shapes.length > 0) element.append(make("svg", { width: 1, height: 1 }, shapes.map(shapeElement)));
  return element;
}

/**
 * The four corners' radii.
 * @param {number} radius
 * @param {number} corners which of them are round
 */
export function radii(radius, corners) {
  return [1, 2, 8, 4].map((corner) => (corners & corner ? `${radius}px` : "0")).join(" ");
}
