// @ts-check
// The live force: its value, its source, its share of the maximum. The words are the module's.

import { onNextFrame } from "../drawing.js";
import { Trail } from "./trail.js";

/** The looks, by the operation's kind. */
const looks = ["none", "sensor", "stand-in", "unknown"];

/** What is shown before the module's first word. */
const nothing = { value: "\u2013", fraction: 0, source: "", look: "", detail: "" };

export class Gauge {
  #shown = { ...nothing };
  #draw = onNextFrame(() => this.#show());
  #trail;
  #page;

  /** @param {Document} page */
  constructor(page) {
    /** @param {string} id */
    const find = (id) => /** @type {HTMLElement} */ (page.getElementById(id));
    this.#page = {
      force: find("force"), value: find("force-value"), source: find("force-source"),
      detail: find("force-detail"), meter: find("meter"), fill: find("fill"),
      handle: find("handle"), arc: find("arc"),
    };
    this.#trail = new Trail(/** @type {HTMLCanvasElement} */ (find("trail")));
  }

  clear() {
    this.#shown = { ...nothing };
    this.#trail.clear();
    this.#draw();
  }

  /**
   * @param {string} value
   * @param {number} fraction
   * @param {string} source
   * @param {number} kind
   * @param {string} detail
   */
  set(value, fraction, source, kind, detail) {
    const share = Math.min(1, Math.max(0, fraction));
    const look = looks[kind] ?? "unknown";
    this.#shown = { value, fraction: share, source, look, detail };
    this.#trail.add(share, look);
    this.#draw();
  }

  /**
   * Where on the bar a hint, a preview and the screen lie.
   * @param {number} hint
   * @param {number} peek
   * @param {number} pop
   */
  setThresholds(hint, peek, pop) {
    for (const [name, fraction] of Object.entries({ hint, peek, pop })) {
      this.#page.force.style.setProperty(`--${name}`, `${fraction * 100}%`);
    }
    this.#page.force.classList.toggle("thresholds", pop > 0);
  }

  #show() {
    const { value, fraction, source, look, detail } = this.#shown;
    const { force, meter, fill, handle, arc } = this.#page;
    force.dataset.look = look;
    handle.dataset.look = look;
    write(this.#page.value, value);
    write(this.#page.source, source);
    write(this.#page.detail, detail);
    fill.style.transform = `translateY(${(1 - fraction) * 100}%)`;
    arc.style.strokeDashoffset = String(1 - fraction);
    meter.setAttribute("aria-valuenow", String(Math.round(fraction * 100)));
    meter.setAttribute("aria-valuetext", source === "" ? value : `${value}, ${source}`);
  }
}

/** @param {HTMLElement} element @param {string} text */
function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
