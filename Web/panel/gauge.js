// @ts-check
// The live force: its value, its source, its share of the maximum. The words are the module's.

import { onNextFrame } from "../drawing.js";
import { ForceGraph } from "./force-graph.js";

/** The looks, by the operation's kind. */
const looks = ["none", "sensor", "simulated", "unknown"];

/** Out of sight, as in the closed sheet on a phone, all but the ring follows after so many milliseconds. */
const delay = 200;

/** The steps of the ring; a smaller one is less than half a pixel of it. */
const ringSteps = 240;

/** The reading before the module's first one. */
const nothing = { value: "\u2013", fraction: 0, source: "", look: "", detail: "" };

export class Gauge {
  #shown = { ...nothing };
  #draw = onNextFrame(() => this.#show());
  /** Until it is known, all of it is. */
  #isSeen = true;
  #late = 0;
  /** The state of the ring: asking the page costs as much as telling it. */
  #ring = { look: "", gap: -1 };
  #graph;
  #page;
  #words;

  /** @param {Document} page */
  constructor(page) {
    /** @param {string} id */
    const find = (id) => /** @type {HTMLElement} */ (page.getElementById(id));
    this.#page = {
      force: find("force"), meter: find("meter"), fill: find("fill"), handle: find("handle"), arc: find("arc"),
    };
    this.#words = {
      value: new Words(find("force-value")), source: new Words(find("force-source")),
      detail: new Words(find("force-detail")),
    };
    this.#graph = new ForceGraph(/** @type {HTMLCanvasElement} */ (find("force-graph")));
    new IntersectionObserver((entries) => {
      this.#isSeen = entries[entries.length - 1].isIntersecting;
      this.#draw();
    }).observe(this.#page.force);
  }

  clear() {
    this.#shown = { ...nothing };
    this.#graph.clear();
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
    this.#graph.add(share, look);
    if (this.#isSeen) this.#draw();
    else this.#showRing();
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
    this.#showRing();
    if (this.#isSeen) this.#showWords();
  }

  /** Asks for no frame of its own: events come once a frame, in which the page is drawn anyway. */
  #showRing() {
    const { fraction, look } = this.#shown;
    const { handle, arc } = this.#page;
    if (look !== this.#ring.look) handle.dataset.look = look;
    const gap = Math.round((1 - fraction) * ringSteps);
    if (gap !== this.#ring.gap) arc.style.strokeDashoffset = String(gap / ringSteps);
    this.#ring = { look, gap };
    if (!this.#isSeen && this.#late === 0) this.#late = setTimeout(() => this.#showWords(), delay);
  }

  #showWords() {
    clearTimeout(this.#late);
    this.#late = 0;
    const { value, fraction, source, look, detail } = this.#shown;
    const { force, meter, fill } = this.#page;
    if (force.dataset.look !== look) force.dataset.look = look;
    this.#words.value.set(value);
    this.#words.source.set(source);
    this.#words.detail.set(detail);
    fill.style.transform = `translateY(${(1 - fraction) * 100}%)`;
    meter.setAttribute("aria-valuenow", String(Math.round(fraction * 100)));
    meter.setAttribute("aria-valuetext", source === "" ? value : `${value}, ${source}`);
  }
}

/** The text of an element, which is set where it differs: asking the page for it costs as much as setting it. */
class Words {
  #element;
  /** @type {string | null} */
  #text = null;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /** @param {string} text */
  set(text) {
    if (text === this.#text) return;
    this.#text = text;
    this.#element.textContent = text;
  }
}
