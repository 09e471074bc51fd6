// @ts-check
// Tells the device about its environment: the screen's size, the appearance, whether it is seen, and the user's
// settings in the browser for all pages.

import { SettingName } from "../protocol/event-writer.js";

/**
 * @typedef {import("../protocol/events.js").Events} Events
 * @typedef {import("../protocol/events.js").ScreenSize} ScreenSize
 */

export class Environment {
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");
  #contrasts = ["more", "less", "custom"].map((name) => ({ name, query: matchMedia(`(prefers-contrast: ${name})`) }));
  #forcesColors = matchMedia("(forced-colors: active)");
  #lastScreen = "";
  #screen;
  #probe;
  #events;

  /**
   * @param {HTMLElement} screen
   * @param {HTMLElement} probe an element whose padding is the safe area
   * @param {Events} events
   */
  constructor(screen, probe, events) {
    this.#screen = screen;
    this.#probe = probe;
    this.#events = events;
    const sendWhenChanged = () => this.#sendScreen(false);
    new ResizeObserver(sendWhenChanged).observe(screen);
    addEventListener("resize", sendWhenChanged);
    this.#dark.addEventListener("change", () => this.#sendAppearance());
    this.#reducesMotion.addEventListener("change", () => this.#sendAppearance());
    for (const query of [this.#forcesColors, ...this.#contrasts.map(({ query }) => query)]) {
      query.addEventListener("change", () => this.#sendContrast());
    }
    document.addEventListener("visibilitychange", () => events.visibility(isVisible()));
  }

  /**
   * The device that is shown in its frame; on a phone the window is the device.
   * @param {import("../protocol/operations.js").DeviceModel} model
   */
  showModel({ width, height, scale, top, bottom }) {
    const { style } = document.documentElement;
    style.setProperty("--width", `${width}px`);
    style.setProperty("--height", `${height}px`);
    style.setProperty("--safe-top", `${top}px`);
    style.setProperty("--safe-bottom", `${bottom}px`);
    style.setProperty("--device-scale", String(scale));
    // Only after what is being applied now.
    queueMicrotask(() => this.#sendScreen(false));
  }

  /** Tells all of it to a module that knows nothing yet. */
  tellAll() {
    this.#sendContrast();
    this.#events.setting(SettingName.browserTextSize, textSize());
    for (const [name, example] of examples()) this.#events.setting(name, example);
    this.#sendAppearance();
    this.#sendScreen(true);
    if (!isVisible()) this.#events.visibility(false);
  }

  /** @param {boolean} always */
  #sendScreen(always) {
    const size = this.#size();
    const text = Object.values(size).join(" ");
    if (!always && text === this.#lastScreen) return;
    this.#lastScreen = text;
    this.#events.screen(size);
  }

  #sendAppearance() {
    this.#events.appearance(this.#dark.matches, this.#reducesMotion.matches);
  }

  #sendContrast() {
    const chosen = this.#contrasts.find(({ query }) => query.matches)?.name;
    this.#events.setting(SettingName.contrast, chosen ?? (this.#forcesColors.matches ? "custom" : "no-preference"));
  }

  /** @returns {ScreenSize} */
  #size() {
    const safe = getComputedStyle(this.#probe);
    return {
      width: this.#screen.clientWidth,
      height: this.#screen.clientHeight,
      scale: Number(safe.getPropertyValue("--device-scale")) || devicePixelRatio,
      top: parseFloat(safe.paddingTop) || 0,
      left: parseFloat(safe.paddingLeft) || 0,
      bottom: parseFloat(safe.paddingBottom) || 0,
      right: parseFloat(safe.paddingRight) || 0,
    };
  }
}

const isVisible = () => document.visibilityState === "visible";

/** The size of the browser's plain text in pixels, which the user sets for all pages. */
function textSize() {
  const probe = document.createElement("span");
  probe.style.cssText = "position: absolute; font: medium sans-serif";
  document.body.append(probe);
  const size = parseFloat(getComputedStyle(probe).fontSize);
  probe.remove();
  return String(size || 16);
}

/** The user's language; English where the browser names none that it knows itself, as WebKit does on a system without. */
function language() {
  try {
    return Intl.NumberFormat.supportedLocalesOf(navigator.language)[0] ?? "en";
  } catch {
    return "en";
  }
}

/**
 * How the user's region writes a number, a date and a time, in the digits that all else here is in.
 * @returns {[number, string][]}
 */
function examples() {
  const locale = new Intl.Locale(language(), { numberingSystem: "latn", calendar: "gregory" }).toString();
  // Noon in Greenwich is the same day nearly everywhere; the time is told as of there.
  const moment = Date.UTC(2033, 10, 22, 13, 5);
  /** @param {Intl.DateTimeFormatOptions} parts */
  const told = (parts) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" }).format(moment);
  return [
    [SettingName.languages, [...(navigator.languages ?? [language()])].slice(0, 16).join(",") || "en"],
    [SettingName.numberFormat, new Intl.NumberFormat(locale).format(1234567.5)],
    [SettingName.dateFormat, told({ year: "numeric", month: "numeric", day: "numeric" })],
    [SettingName.timeFormat, told({ hour: "numeric", minute: "2-digit" })],
  ];
}
