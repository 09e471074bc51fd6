"""The solver of constraints as WebAssembly in a browser: the same values as the native build's, bit by bit (LAYOUT-2)."""

import base64
import re

from heft_browser import ROOT, built_module

# Answers the number that the module makes of all values that it finds, in hexadecimal digits.
HASH = """async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const module = await WebAssembly.compile(bytes);
  const imports = {};
  for (const { module: space, name } of WebAssembly.Module.imports(module)) (imports[space] ??= {})[name] = () => 0;
  let memory;
  if (imports.wasi_snapshot_preview1) {
    imports.wasi_snapshot_preview1.random_get = (start, length) => {
      new Uint8Array(memory.buffer, start, length).fill(0);
      return 0;
    };
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  memory = exports.memory;
  exports.main(0, 0);
  return (exports.solver_hash() >>> 0).toString(16);
}"""


def module_text():
    """The module's bytes as text that a page is handed."""
    return base64.b64encode(built_module("SolverModule").read_bytes()).decode()


def native_hash():
    """What the native build's test compares its values with, in hexadecimal digits."""
    source = (ROOT / "Tests/LayoutTests/SolverHashTests.swift").read_text(encoding="utf-8")
    return f"{int(re.search('valueHash: UInt32 = 0x([0-9A-F_]+)', source)[1].replace('_', ''), 16):x}"
