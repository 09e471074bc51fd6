// @ts-check
// The picture in the settings on which the user tries how hard to press. The module tells what a press shows.

import { forwardTouchForce, forwardWebkitForce } from "../device/force.js";
import { named } from "../device/keys.js";
import { Pointers } from "../device/pointers.js";
import { HostCommand, KeyName } from "../protocol/event-writer.js";
import { PressDemoState } from "../protocol/operation-values.js";

const states = Object.keys(PressDemoState);

/** The arrow keys, which change the force of Space. */
const arrows = new Set([KeyName.arrowUp, KeyName.arrowDown]);

export class PressDemo {
  #frame;
  #words;
  #invitation;
  #events;
  #pointers;
  /** Whether Space is down. */
  #isKeyDown = false;

  /**
   * @param {HTMLElement} frame
   * @param {import("../device/coordinate-mapper.js").CoordinateMapper} coordinates
   * @param {import("../protocol/events.js").Events} events
   * @param {import("../protocol/link.js").Hooks} hooks
   */
  constructor(frame, coordinates, events, hooks) {
    const picture = /** @type {HTMLElement} */ (frame.querySelector("button"));
    this.#frame = frame;
    this.#words = /** @type {HTMLElement} */ (frame.querySelector("p"));
    this.#invitation = this.#words.textContent ?? "";
    this.#events = events;
    // The module is told whose the touch is before it comes, and that it is over after it has ended.
    picture.addEventListener("pointerdown", ({ pointerType, button }) => {
      if (pointerType !== "mouse" || button === 0) events.command(HostCommand.pressPicture);
    });
    picture.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    this.#pointers = new Pointers(picture, coordinates, events, hooks);
    for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) {
      picture.addEventListener(name, () => this.#leave());
    }
    forwardTouchForce(picture, coordinates, events);
    forwardWebkitForce(picture, coordinates, events);
    picture.addEventListener("keydown", (event) => this.#keyDown(event));
    picture.addEventListener("keyup", (event) => this.#keyUp(event));
    picture.addEventListener("blur", () => this.cancel());
  }

  get anyDown() {
    return this.#pointers.anyDown;
  }

  /** Lets go of the picture: the window is lost, and no end will come. */
  cancel() {
    if (!this.anyDown && !this.#isKeyDown) return;
    this.#pointers.cancelAll();
    this.#leave();
  }

  /** Forgets what is down without a word: the module is a new one. */
  forget() {
    this.#pointers.forget();
    this.#isKeyDown = false;
    this.show(0, 0, "");
  }

  /**
   * @param {number} state
   * @param {number} nearness
   * @param {string} words
   */
  show(state, nearness, words) {
    this.#frame.dataset.state = states[state] ?? "rest";
    this.#frame.style.setProperty("--near", String(nearness));
    const text = words || this.#invitation;
    if (this.#words.textContent !== text) this.#words.textContent = text;
  }

  #leave() {
    this.#isKeyDown = false;
    if (!this.anyDown) this.#events.command(HostCommand.leavePicture);
  }

  /** @param {KeyboardEvent} event */
  #keyDown(event) {
    const { repeat, timeStamp } = event;
    const pressed = named(event.key);
    const isSpace = pressed.key === KeyName.space;
    if (isSpace && !repeat && !this.anyDown) {
      this.#isKeyDown = true;
      this.#events.command(HostCommand.pressPicture);
    }
    if (!this.#isKeyDown || !(isSpace || arrows.has(pressed.key))) return;
    event.preventDefault();
    this.#events.key(true, repeat, timeStamp, pressed, 0);
  }

  /** @param {KeyboardEvent} event */
  #keyUp({ key, timeStamp }) {
    const released = named(key);
    if (released.key !== KeyName.space || !this.#isKeyDown) return;
    this.#events.key(false, false, timeStamp, released, 0);
    this.#leave();
  }
}
