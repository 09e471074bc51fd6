"""A module that is no page, as WebAssembly in a browser: a test hands its bytes over and calls what it exports."""

import base64

from heft_browser import built_module

# Begins the module whose bytes a text holds, and answers what it exports.
BEGIN = """async (text) => {
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
  return exports;
}"""


def module_text(product):
    """The module's bytes as text that a page is handed."""
    return base64.b64encode(built_module(product).read_bytes()).decode()
