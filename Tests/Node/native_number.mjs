// Numbers that the native build's own tests compare with what they find.

import { readFileSync } from "node:fs";

import { inRepository } from "./module.mjs";

/** The hexadecimal digits of a number in the source of a native test. */
export function nativeNumber(path, name) {
  const [, digits] = readFileSync(inRepository(path), "utf8").match(new RegExp(`${name}: UInt32 = 0x([0-9A-F_]+)`));
  return Number.parseInt(digits.replaceAll("_", ""), 16).toString(16);
}
