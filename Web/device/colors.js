// @ts-check
// A color of the protocol as CSS writes it.

/** @param {number} color 0xRRGGBBAA */
export function cssColor(color) {
  return `#${color.toString(16).padStart(8, "0")}`;
}
