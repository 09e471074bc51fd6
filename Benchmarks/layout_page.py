"""What layouts cost in Chromium: ours as WebAssembly, and the same rules laid out by the browser, by turns in one page.

    python Benchmarks/layout_page.py LayoutModule.wasm

The browser's rows are flexboxes in a column, its stack a flexbox of lines; reading a position makes it lay out. Nothing
is painted. Both show the same texts in the same font size.
"""

import base64
import pathlib
import sys

from heft_browser import chromium

ROUNDS = 200
# Quick measurements are repeated within one measure: the browser's clock steps by up to 100 us.
REPEATS = {"screen": 10, "constant": 50, "stack": 5}

MEASURE = """
async ([base64, rounds, repeats]) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const module = await WebAssembly.compile(bytes);
  const wasi = {};
  for (const { name } of WebAssembly.Module.imports(module)) wasi[name] = () => 0;
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
  exports.main(0, 0);
  exports.layout_prepare();
  exports.layout_screen();
  const lowest = exports.layout_lowest();
  exports.layout_constant(3);
  if (exports.layout_lowest() !== lowest + 3) throw new Error("a changed constant must move the last row");

  document.body.style.cssText = "margin:0;font:17px sans-serif;width:375px";
  const make = (parent, text, style = "") => {
    const element = parent.appendChild(document.createElement("div"));
    element.style.cssText = style;
    element.textContent = text;
    return element;
  };
  const makeScreen = () => {
    const screen = document.createElement("div");
    screen.style.cssText = "display:flex;flex-direction:column;gap:8px;padding:20px 16px 0;width:343px;height:647px";
    for (let row = 0; row < 10; row += 1) {
      const line = screen.appendChild(document.createElement("div"));
      line.style.cssText = "display:flex;gap:8px;align-items:center";
      make(line, `Row ${row}`);
      make(line, `value of ${row}`);
      make(line, "kg", "margin-left:auto");
    }
    return screen;
  };
  const stack = document.body.appendChild(document.createElement("div"));
  stack.style.cssText = "position:absolute;display:flex;flex-direction:column;gap:4px;padding:16px";
  const lines = Array.from({ length: 100 }, (_, index) => make(stack, `Line ${index}`));
  const shown = document.body.appendChild(makeScreen());
  const last = shown.lastChild.lastChild;

  const times = { screen: [[], []], constant: [[], []], stack: [[], []] };
  const time = (list, count, body) => {
    const start = performance.now();
    for (let run = 0; run < count; run += 1) body(run);
    list.push((performance.now() - start) / count);
  };
  let sum = 0;
  for (let round = 0; round < rounds; round += 1) {
    let ours = 0;
    for (let run = 0; run < repeats.screen; run += 1) {
      exports.layout_prepare();
      const start = performance.now();
      exports.layout_screen();
      ours += performance.now() - start;
    }
    times.screen[0].push(ours / repeats.screen);
    let theirs = 0;
    for (let run = 0; run < repeats.screen; run += 1) {
      const screen = makeScreen();
      const start = performance.now();
      document.body.append(screen);
      sum += screen.lastChild.lastChild.offsetTop;
      theirs += performance.now() - start;
      screen.remove();
      sum += shown.offsetTop;
    }
    times.screen[1].push(theirs / repeats.screen);
    time(times.constant[0], repeats.constant, (run) => exports.layout_constant(run));
    time(times.constant[1], repeats.constant, (run) => {
      shown.style.paddingTop = `${20 + run % 7}px`;
      sum += last.offsetTop;
    });
    time(times.stack[0], repeats.stack, (run) => exports.layout_texts(round * repeats.stack + run));
    time(times.stack[1], repeats.stack, (run) => {
      lines.forEach((line, index) => { line.textContent = `Line ${index + (round * repeats.stack + run) % 900}` });
      sum += lines[99].offsetTop + lines[99].offsetWidth;
    });
  }
  if (!(sum > 0)) throw new Error("the browser must lay something out");
  return times;
}
"""


def main():
    wasm = base64.b64encode(pathlib.Path(sys.argv[1]).read_bytes()).decode()
    with chromium() as browser:
        page = browser.new_page()
        times = page.evaluate(MEASURE, [wasm, ROUNDS, REPEATS])
    for name, (ours, theirs) in times.items():
        ours, theirs = (sorted(found)[ROUNDS // 2] for found in (ours, theirs))
        print(f"layout/wasm-{name} {ours * 1000:.1f} us n={ROUNDS * REPEATS[name]}")
        print(f"layout/chromium-vs-wasm-{name} {theirs / ours:.2f} ratio n={ROUNDS * REPEATS[name]}")


main()
