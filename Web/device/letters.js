// @ts-check
// Letters for a picture that an app draws: the module asks for them while it draws, and gets pixels.

import { Reader } from "../protocol/bytes.js";
import { lineHeight, NSTextAlignment, readTextRun, TextLine } from "../protocol/operation-values.js";
import { cssColor } from "./colors.js";

/**
 * @typedef {import("../protocol/operations.js").TextRun} TextRun
 *
 * A stretch of a line, with its width and how far its letters reach above and below the baseline.
 * @typedef {{run: TextRun, text: string, width: number, ascent: number, descent: number}} Piece
 */

/** A text that begins with a letter of a script that is written to the left. */
const leftward = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

const reader = new Reader();

/**
 * Draws what is asked for at `pointer` and writes its pixels to `pixels`: red, green, blue and alpha of each, row by row.
 * @param {ArrayBuffer} memory
 * @param {number} pointer
 * @param {number} length
 * @param {number} pixels
 * @param {number} width in pixels
 * @param {number} height in pixels
 * @returns {number} 1, or 0 where nothing could be drawn
 */
export function drawLetters(memory, pointer, length, pixels, width, height) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return 0;
  const screen = document.querySelector("#screen") ?? document.body;
  const family = getComputedStyle(screen).fontFamily;
  reader.start(memory, pointer, length);
  const number = () => reader.f64();
  context.setTransform(number(), number(), number(), number(), number(), number());
  const room = number();
  for (let lines = reader.u32(); lines > 0; lines -= 1) drawLine(context, family, room);
  new Uint8Array(memory, pixels, width * height * 4).set(context.getImageData(0, 0, width, height).data);
  return 1;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} family
 * @param {number} room the width that the line is aligned in, in points
 */
function drawLine(context, family, room) {
  const alignment = reader.u8(), indent = reader.f64(), tail = reader.f64(), top = reader.f64(), height = reader.f64();
  /** @type {Piece[]} */
  const pieces = [];
  for (let count = reader.u32(); count > 0; count -= 1) {
    const run = readTextRun(reader), text = reader.string();
    setFont(context, run, family);
    const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
    pieces.push({ run, text, width, ascent, descent });
  }
  // As lines of CSS are: each stretch in the middle of its own height, all on one baseline.
  const own = (/** @type {Piece} */ { run }) => run.size * lineHeight;
  const tallest = Math.max(0, ...pieces.map(own));
  const stretch = tallest > 0 ? (height - tallest) / 2 : 0;
  const above = Math.max(...pieces.map((piece) =>
    (own(piece) + piece.ascent - piece.descent) / 2 + piece.run.baselineOffset));
  const isLeftward = leftward.test(pieces.map(({ text }) => text).join(""));
  const free = room - indent - tail - pieces.reduce((sum, { width }) => sum + width, 0);
  const isRight = alignment === NSTextAlignment.right || (alignment === NSTextAlignment.natural && isLeftward);
  let x = alignment === NSTextAlignment.center ? indent + free / 2 : isRight ? indent + free : indent;
  for (const piece of isLeftward ? pieces.reverse() : pieces) {
    setFont(context, piece.run, family);
    context.direction = isLeftward ? "rtl" : "ltr";
    drawPiece(context, piece, x, top + stretch + above - piece.run.baselineOffset);
    x += piece.width;
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {TextRun} run
 * @param {string} family
 */
function setFont(context, { size, weight, kern }, family) {
  context.font = `${weight} ${size}px ${family}`;
  // Not in every browser, nor in every list of what there is.
  Reflect.set(context, "letterSpacing", `${kern}px`);
  context.textAlign = "left";
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Piece} piece
 * @param {number} x
 * @param {number} baseline
 */
function drawPiece(context, { run, text, width, ascent, descent }, x, baseline) {
  if (run.background !== 0) {
    context.fillStyle = cssColor(run.background);
    context.fillRect(x, baseline - ascent, width, ascent + descent);
  }
  context.fillStyle = cssColor(run.color);
  context.fillText(text, x, baseline);
  drawRule(run.underline, run.underlineColor || run.color, baseline + run.size * 0.12);
  drawRule(run.strikethrough, run.strikethroughColor || run.color, baseline - run.size * 0.28);

  /** @param {number} kind @param {number} color @param {number} y */
  function drawRule(kind, color, y) {
    if (kind === TextLine.none) return;
    const thickness = Math.max(run.size * (kind === TextLine.thick ? 0.12 : 0.06), 1);
    context.fillStyle = cssColor(color);
    context.fillRect(x, y - thickness / 2, width, thickness);
    if (kind === TextLine.double) context.fillRect(x, y + thickness * 1.5, width, thickness);
  }
}
