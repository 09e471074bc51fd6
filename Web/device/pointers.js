// @ts-check
// Pointer events are the stream of touches: forwarded with their coalesced samples, from down to up.

import { isField } from "./field.js";
import { PointerPhase } from "../protocol/event-writer.js";

/**
 * @typedef {import("../protocol/events.js").Events} Events
 * @typedef {import("./coordinate-mapper.js").CoordinateMapper} CoordinateMapper
 */

export class Pointers {
  /**
   * The last event of each pointer that is down.
   * @type {Map<number, PointerEvent>}
   */
  #down = new Map();
  /** @type {PointerEvent[]} */
  #samples = [];
  #screen;
  #coordinates;
  #events;
  #hooks;

  /**
   * @param {HTMLElement} screen
   * @param {CoordinateMapper} coordinates
   * @param {Events} events
   * @param {import("../protocol/link.js").Hooks} hooks
   */
  constructor(screen, coordinates, events, hooks) {
    this.#screen = screen;
    this.#coordinates = coordinates;
    this.#events = events;
    this.#hooks = hooks;
    screen.addEventListener("pointerdown", (event) => this.#began(event));
    screen.addEventListener("pointermove", (event) => this.#moved(event));
    screen.addEventListener("pointerup", (event) => this.#ended(event, PointerPhase.up));
    screen.addEventListener("pointercancel", (event) => this.#ended(event, PointerPhase.cancel));
    // A pointer that went down in a field is not captured, and may be lifted anywhere.
    window.addEventListener("pointerup", (event) => this.#ended(event, PointerPhase.up));
    window.addEventListener("pointercancel", (event) => this.#ended(event, PointerPhase.cancel));
    screen.addEventListener("lostpointercapture", (event) => this.#ended(event, PointerPhase.cancel));
    // The ring around the focus is for those who came by keyboard.
    screen.addEventListener("keydown", () => screen.classList.remove("pressed"));
    screen.addEventListener("blur", () => screen.classList.remove("pressed"));
    screen.addEventListener("mousedown", (event) => {
      if (isField(document.activeElement)) event.preventDefault();
    });
    screen.addEventListener("contextmenu", (event) => this.#menu(/** @type {PointerEvent} */ (event)));
    for (const name of ["selectstart", "dragstart"]) {
      screen.addEventListener(name, (event) => event.preventDefault());
    }
  }

  get anyDown() {
    return this.#down.size > 0;
  }

  /** Ends what is down: the window is lost, and no end will come. */
  cancelAll() {
    for (const event of [...this.#down.values()]) this.#ended(event, PointerPhase.lost);
  }

  /** Forgets what is down without a word: the module is a new one. */
  forget() {
    this.#down.clear();
  }

  /** @param {PointerEvent} event */
  #began(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const started = this.#started();
    // First of all, because what is written to the page has it laid out anew.
    this.#coordinates.measure();
    // A press in a field that has the keyboard is the field's own.
    if (!isField(/** @type {Element} */ (event.target))) this.#take(event);
    this.#down.set(event.pointerId, event);
    this.#samples.length = 0;
    this.#samples.push(event);
    this.#events.pointer(PointerPhase.down, this.#samples, this.#coordinates, started);
  }

  /** @param {PointerEvent} event */
  #take(event) {
    this.#capture(event);
    // A field keeps the keyboard until the app takes it away.
    if (!isField(document.activeElement)) this.#screen.focus({ preventScroll: true });
    // Adding what is there is not free: the browser looks for what it changes.
    if (!this.#screen.classList.contains("pressed")) this.#screen.classList.add("pressed");
  }

  /** @param {PointerEvent} event */
  #capture(event) {
    // A pointer that a test made up cannot be captured; it needs no capture either.
    if (!event.isTrusted) return;
    try {
      this.#screen.setPointerCapture(event.pointerId);
    } catch {
      // It has left already: its end comes without.
    }
  }

  /** @param {PointerEvent} event */
  #moved(event) {
    if (!this.#down.has(event.pointerId)) return;
    // With a second button held, the first one's release arrives as a move.
    if (event.pointerType === "mouse" && (event.buttons & 1) === 0) return this.#ended(event, PointerPhase.up);
    const started = this.#started();
    this.#samples.length = 0;
    // Some browsers give an empty list, and others a copy of the event in it: the module leaves out what comes twice.
    this.#samples.push(...(event.getCoalescedEvents?.() ?? []), event);
    this.#down.set(event.pointerId, event);
    this.#events.pointer(PointerPhase.move, this.#samples, this.#coordinates, started);
  }

  /**
   * @param {PointerEvent} event
   * @param {number} phase
   */
  #ended(event, phase) {
    if (!this.#down.delete(event.pointerId)) return;
    this.#samples.length = 0;
    this.#samples.push(event);
    this.#events.pointer(phase, this.#samples, this.#coordinates, this.#started());
  }

  /**
   * A held finger's and the keyboard's menus come by other ways.
   * @param {PointerEvent} event
   */
  #menu(event) {
    if (isField(/** @type {Element} */ (event.target))) return;
    event.preventDefault();
    if (event.button !== 2 || event.pointerType === "touch" || event.pointerType === "pen") return;
    this.#coordinates.measure();
    this.#events.menu(event, this.#coordinates.point(event));
  }

  #started() {
    return this.#hooks.timing ? performance.now() : 0;
  }
}
