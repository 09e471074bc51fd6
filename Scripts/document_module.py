"""Documents as WebAssembly in a browser: they have the pixels of the native build (FORMAT-28)."""

import re

import lone_module
from heft_browser import ROOT

# Answers the numbers that the module makes of all pixels of a document, in hexadecimal digits, each of a scale.
HASHES = f"""async ([text, document, scales]) => {{
  const exports = await ({lone_module.BEGIN})(text);
  const bytes = Uint8Array.from(document.match(/../g), (digits) => Number.parseInt(digits, 16));
  const room = exports.document_room(bytes.length);
  new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
  return scales.map((scale) => (exports.document_hash(scale) >>> 0).toString(16));
}}"""

# The scales, and what the native build's test calls its number of each.
SCALES = {1: "hashAtOne", 2: "hashAtTwo", 3.7: "hashAtMore"}


def arguments():
    """What the function takes: the module, the document and the scales."""
    digits = (ROOT / "Tests/Pictures/doodle-3.txt").read_text(encoding="utf-8").replace("\n", "")
    return [lone_module.module_text("DocumentModule"), digits, list(SCALES)]


def native_hashes():
    """What the native build's test compares its pixels with, in hexadecimal digits."""
    source = (ROOT / "Tests/InkTests/Document/DocumentPixelTests.swift").read_text(encoding="utf-8")
    numbers = [re.search(f"{name}: UInt32 = 0x([0-9A-F_]+)", source)[1] for name in SCALES.values()]
    return [f"{int(number.replace('_', ''), 16):x}" for number in numbers]
