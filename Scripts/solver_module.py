"""The solver of constraints as WebAssembly in a browser: the same values as the native build's, bit by bit (LAYOUT-2)."""

import re

import lone_module
from heft_browser import ROOT

# Answers the number that the module makes of all values that it finds, in hexadecimal digits.
HASH = f"async (text) => ((await ({lone_module.BEGIN})(text)).solver_hash() >>> 0).toString(16)"


def module_text():
    """The module's bytes as text that a page is handed."""
    return lone_module.module_text("SolverModule")


def native_hash():
    """What the native build's test compares its values with, in hexadecimal digits."""
    source = (ROOT / "Tests/LayoutTests/SolverHashTests.swift").read_text(encoding="utf-8")
    return f"{int(re.search('valueHash: UInt32 = 0x([0-9A-F_]+)', source)[1].replace('_', ''), 16):x}"
