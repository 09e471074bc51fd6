// @ts-check
// A text whose stretches have looks of their own: an element for each paragraph, and in it one for each stretch.

import { lineHeight, TextLine, textLines } from "../protocol/operation-values.js";
import { cssColor } from "./colors.js";

/**
 * @typedef {import("../protocol/operations.js").TextRun} TextRun
 * @typedef {import("../protocol/operations.js").TextParagraph} TextParagraph
 */

/**
 * Shows the text in the element, and returns how high its lowest lines are, in points.
 * @param {HTMLElement} element
 * @param {string} text
 * @param {TextRun[]} runs
 * @param {TextParagraph} paragraph
 * @param {boolean} isEdited whether the elements have no line breaks, and an empty paragraph has the height of a line
 */
export function showRuns(element, text, runs, paragraph, isEdited = false) {
  const height = (/** @type {number} */ size) => size * lineHeight * paragraph.lineHeightMultiple;
  // The line is as high as its largest stretch: the element's own font counts in each line.
  const least = Math.min(...runs.map((run) => run.size));
  element.style.fontSize = `${least}px`;
  element.style.lineHeight = `${height(least) + paragraph.lineSpacing}px`;
  element.style.paddingInlineStart = `${paragraph.indent}px`;
  element.style.textIndent = `${paragraph.firstLineIndent}px`;
  let block = paragraphElement(0);
  const blocks = [block];
  let place = 0;
  for (const run of runs) {
    const stretch = text.slice(place, place + run.length);
    place += run.length;
    for (const part of stretch.match(/[^\n]*\n|[^\n]+/g) ?? []) {
      const letters = isEdited ? part.replace("\n", "") : part;
      const stretchHeight = `${height(run.size) + paragraph.lineSpacing}px`;
      if (letters !== "" || !block.hasChildNodes()) block.append(runElement(letters, run, stretchHeight));
      if (!part.endsWith("\n")) continue;
      block = paragraphElement(paragraph.spacing);
      blocks.push(block);
    }
  }
  const last = runs.at(-1);
  if (isEdited && last && !block.hasChildNodes()) {
    block.append(runElement("", last, `${height(last.size) + paragraph.lineSpacing}px`));
  }
  element.replaceChildren(...blocks.filter((each) => each.hasChildNodes()));
  return height(least);
}

/**
 * Takes away what `showRuns` has set besides the font.
 * @param {HTMLElement} element
 */
export function forgetRuns(element) {
  element.style.paddingInlineStart = "";
  element.style.textIndent = "";
}

/** @param {number} spacing */
function paragraphElement(spacing) {
  const element = document.createElement("span");
  element.className = "paragraph";
  if (spacing > 0) element.style.marginTop = `${spacing}px`;
  return element;
}

/**
 * @param {string} text
 * @param {TextRun} run
 * @param {string} height
 */
function runElement(text, run, height) {
  const element = document.createElement("span");
  const { style } = element;
  style.fontSize = `${run.size}px`;
  style.lineHeight = height;
  style.fontWeight = String(run.weight);
  style.fontVariantNumeric = run.hasMonospacedDigits ? "tabular-nums" : "";
  style.color = cssColor(run.color);
  if (run.background !== 0) style.backgroundColor = cssColor(run.background);
  if (run.kern !== 0) style.letterSpacing = `${run.kern}px`;
  if (run.baselineOffset !== 0) style.verticalAlign = `${run.baselineOffset}px`;
  let inner = element;
  if (run.underline !== TextLine.none) draw("underline", run.underline, run.underlineColor, element);
  if (run.strikethrough !== TextLine.none) {
    // An element has one color for all of its lines.
    if (run.underline !== TextLine.none) inner = element.appendChild(document.createElement("span"));
    draw("line-through", run.strikethrough, run.strikethroughColor, inner);
  }
  // An empty line has no height without.
  if (text === "") inner.append(document.createElement("br"));
  else inner.textContent = text;
  return element;
}

/**
 * @param {string} line
 * @param {number} kind
 * @param {number} color
 * @param {HTMLElement} element
 */
function draw(line, kind, color, { style }) {
  style.textDecorationLine = line;
  style.textDecorationStyle = textLines[kind] ?? "solid";
  if (kind === TextLine.thick) style.textDecorationThickness = "0.12em";
  if (color !== 0) style.textDecorationColor = cssColor(color);
}
