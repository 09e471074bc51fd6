// @ts-check
// The settings' controls: they send what is chosen and show what is in force.

import { SettingNameTexts } from "../protocol/event-writer.js";

/**
 * What a control is of: its name is the setting's word.
 * @param {{name: string}} control
 */
const settingOf = ({ name }) => /** @type {number} */ (SettingNameTexts.get(name));

export class Settings {
  #fieldset;

  /**
   * @param {HTMLFieldSetElement} fieldset
   * @param {import("../protocol/events.js").Events} events
   */
  constructor(fieldset, events) {
    this.#fieldset = fieldset;
    fieldset.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLSelectElement) return events.setting(settingOf(target), target.value);
      if (!(target instanceof HTMLInputElement)) return;
      const isSwitch = target.type === "checkbox";
      events.setting(settingOf(target), isSwitch ? (target.checked ? "on" : "off") : target.value);
    });
  }

  /**
   * Offers the apps where there is a choice.
   * @param {string[]} names
   */
  offerApps(names) {
    const row = /** @type {HTMLElement} */ (this.#fieldset.querySelector("#apps"));
    row.hidden = names.length < 2;
    const segments = /** @type {HTMLElement} */ (row.querySelector(".segments"));
    // Until now the usual ones kept the room.
    segments.inert = false;
    segments.replaceChildren(...names.map((name) => {
      const label = document.createElement("label");
      const input = Object.assign(document.createElement("input"), { type: "radio", name: "app", value: name });
      const text = document.createElement("span");
      text.textContent = name;
      label.append(input, text);
      return label;
    }));
  }

  /** @param {boolean} usable */
  setUsable(usable) {
    this.#fieldset.disabled = !usable;
  }

  /** @param {number} setting a `SettingName` @param {string} value */
  show(setting, value) {
    for (const list of this.#fieldset.querySelectorAll("select")) if (settingOf(list) === setting) list.value = value;
    for (const input of this.#fieldset.querySelectorAll("input")) {
      if (settingOf(input) !== setting) continue;
      input.checked = input.type === "checkbox" ? value === "on" : input.value === value;
    }
  }
}
