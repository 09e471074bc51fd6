// @ts-check
// A text whose stretches have looks of their own: an element for each paragraph, and in it one for each stretch.

import { lineHeight, textAlignments, TextLine, textLines } from "../protocol/operation-values.js";
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
 * @param {TextParagraph[]} paragraphs
 * @param {boolean} isEdited whether the elements have no line breaks, and an empty paragraph has the height of a line
 */
export function showRuns(element, text, runs, paragraphs, isEdited = false) {
  // The line is as high as its largest stretch: the element's own font counts in each line.
  const least = Math.min(...runs.map((run) => run.size));
  const first = paragraphs[0];
  element.style.fontSize = `${least}px`;
  element.style.lineHeight = `${heightOf(least, first)}px`;
  // Where all is one line there are no paragraphs.
  element.style.setProperty("--indent", `${first.indent}px`);
  element.style.setProperty("--first-indent", `${first.firstLineIndent}px`);
  let style = first, block = paragraphElement(least, style, 0), place = 0;
  const blocks = [block];
  for (const run of runs) {
    const stretch = text.slice(place, place + run.length);
    for (const part of stretch.match(/[^\n]*\n|[^\n]+/g) ?? []) {
      const letters = isEdited ? part.replace("\n", "") : part;
      if (letters !== "" || !block.hasChildNodes()) block.append(runElement(letters, run, heightOf(run.size, style)));
      place += part.length;
      if (!part.endsWith("\n")) continue;
      const { spacing } = style;
      style = paragraphAt(paragraphs, place);
      block = paragraphElement(least, style, spacing);
      blocks.push(block);
    }
  }
  const last = runs.at(-1);
  if (isEdited && last && !block.hasChildNodes()) block.append(runElement("", last, heightOf(last.size, style)));
  element.replaceChildren(...blocks.filter((each) => each.hasChildNodes()));
  return least * lineHeight * first.lineHeightMultiple;
}

/**
 * Takes away what `showRuns` has set besides the font.
 * @param {HTMLElement} element
 */
export function forgetRuns(element) {
  element.style.removeProperty("--indent");
  element.style.removeProperty("--first-indent");
}

/** @param {number} size @param {TextParagraph} paragraph */
function heightOf(size, { lineHeightMultiple, lineSpacing }) {
  return size * lineHeight * lineHeightMultiple + lineSpacing;
}

/**
 * The paragraphs' look at a place in the text; behind all, the last one's.
 * @param {TextParagraph[]} paragraphs
 * @param {number} place
 */
function paragraphAt(paragraphs, place) {
  let end = 0;
  for (const paragraph of paragraphs) {
    end += paragraph.length;
    if (place < end) return paragraph;
  }
  return paragraphs[paragraphs.length - 1];
}

/**
 * @param {number} size of the smallest letters
 * @param {TextParagraph} paragraph
 * @param {number} spacing from the one above
 */
function paragraphElement(size, paragraph, spacing) {
  const element = document.createElement("span"), { style } = element;
  element.className = "paragraph";
  style.lineHeight = `${heightOf(size, paragraph)}px`;
  style.textAlign = textAlignments[paragraph.alignment] ?? "start";
  if (paragraph.indent !== 0) style.paddingInlineStart = `${paragraph.indent}px`;
  if (paragraph.firstLineIndent !== 0) style.textIndent = `${paragraph.firstLineIndent}px`;
  if (paragraph.tailIndent < 0) style.paddingInlineEnd = `${-paragraph.tailIndent}px`;
  if (paragraph.tailIndent > 0) style.maxInlineSize = `${paragraph.tailIndent}px`;
  if (spacing > 0) style.marginTop = `${spacing}px`;
  return element;
}

/**
 * @param {string} text
 * @param {TextRun} run
 * @param {number} height
 */
function runElement(text, run, height) {
  const element = document.createElement("span");
  const { style } = element;
  style.fontSize = `${run.size}px`;
  style.lineHeight = `${height}px`;
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
