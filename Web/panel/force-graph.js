// @ts-check
// The last seconds of force as a recorder draws them: now is at the right edge.

import { onNextFrame } from "../drawing.js";

/** How much time is shown. */
const seconds = 6;
/** However long nothing is pressed, the paper moves only so far. */
const longestRest = 0.4;
/** A reading after a longer silence is a step: until then the force was held. */
const longestSlope = 0.25;

/** @typedef {{time: number, fraction: number, look: string}} Sample `look` as the gauge names it */

export class ForceGraph {
  /** @type {Sample[]} */
  #samples = [];
  /** The paper's time: the clock without the rests. */
  #time = 0;
  #clock = 0;
  #draw = onNextFrame(() => this.#paint());
  /** On a phone the paper is out of sight for most of the time, and then nothing is drawn. */
  #isSeen = true;
  #canvas;

  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
    new ResizeObserver(() => this.#draw()).observe(canvas);
    new IntersectionObserver((entries) => {
      this.#isSeen = entries[entries.length - 1].isIntersecting;
      this.#draw();
    }).observe(canvas);
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", this.#draw);
    }
  }

  clear() {
    this.#samples.length = 0;
    this.#draw();
  }

  /**
   * @param {number} fraction
   * @param {string} look
   */
  add(fraction, look) {
    const last = this.#samples.at(-1);
    if (fraction === 0 && (!last || last.fraction === 0)) return;
    const now = performance.now() / 1000;
    const passed = now - this.#clock;
    const isRested = !last || last.fraction === 0;
    this.#clock = now;
    this.#time += isRested ? Math.min(passed, longestRest) : passed;
    // A press begins where the rest ends, not as a slope out of the last press.
    if (isRested) this.#samples.push({ time: this.#time, fraction: 0, look });
    else if (passed > longestSlope) this.#samples.push({ ...last, time: this.#time });
    // The release belongs to the press that it ends.
    this.#samples.push({ time: this.#time, fraction, look: last && fraction === 0 ? last.look : look });
    while (this.#samples.length > 2 && this.#samples[1].time < this.#time - seconds) this.#samples.shift();
    if (this.#isSeen) this.#draw();
  }

  #paint() {
    if (!this.#isSeen) return;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    const context = this.#canvas.getContext("2d");
    if (!context || width === 0) return;
    const scale = devicePixelRatio;
    this.#canvas.width = Math.round(width * scale);
    this.#canvas.height = Math.round(height * scale);
    context.scale(scale, scale);
    const inset = 1.5;
    /** @param {Sample} sample */
    const x = ({ time }) => width - (this.#time - time) / seconds * width;
    /** @param {Sample} sample */
    const y = ({ fraction }) => height - inset - fraction * (height - 2 * inset);
    for (const run of runs(this.#samples)) {
      const line = new Path2D();
      for (const sample of run) line.lineTo(x(sample), y(sample));
      const area = new Path2D(line);
      area.lineTo(x(run[run.length - 1]), height);
      area.lineTo(x(run[0]), height);
      this.#ink(context, line, area, run[0].look);
    }
  }

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Path2D} line
   * @param {Path2D} area
   * @param {string} look
   */
  #ink(context, line, area, look) {
    const isMeasured = look === "sensor";
    const color = getComputedStyle(this.#canvas).getPropertyValue(isMeasured ? "--sensor" : "--simulated");
    context.fillStyle = color;
    context.globalAlpha = isMeasured ? 0.14 : 0.07;
    context.fill(area);
    context.globalAlpha = 1;
    context.strokeStyle = color;
    context.lineWidth = 2;
    context.lineJoin = "round";
    context.setLineDash(isMeasured ? [] : [5, 4]);
    context.stroke(line);
  }
}

/**
 * The samples in runs of one kind each; a run begins with the last sample of the one before.
 * @param {Sample[]} samples
 */
function runs(samples) {
  /** @type {Sample[][]} */
  const result = [];
  for (const sample of samples) {
    const run = result.at(-1);
    const last = run?.at(-1);
    if (run && last?.look === sample.look) run.push(sample);
    else result.push(last && last.fraction > 0 ? [{ ...last, look: sample.look }, sample] : [sample]);
  }
  return result;
}
