"""What layouts cost in Chromium: ours as WebAssembly, and the same rules laid out by the browser, by turns in one page.

    python Benchmarks/layout_page.py LayoutModule.wasm

The browser lays out twice: rows that are flexboxes in a column and a stack that is a flexbox of lines, and the same as one
grid each. Reading a position makes it lay out. Nothing is painted. All show the same texts in the same font size.
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
  const size = "padding:20px 16px 0;width:343px;height:647px";
  const flexScreen = () => {
    const screen = document.createElement("div");
    screen.style.cssText = `display:flex;flex-direction:column;gap:8px;${size}`;
    for (let row = 0; row < 10; row += 1) {
      const line = screen.appendChild(document.createElement("div"));
      line.style.cssText = "display:flex;gap:8px;align-items:center";
      make(line, `Row ${row}`);
      make(line, `value of ${row}`);
      make(line, "kg", "margin-left:auto");
    }
    return screen;
  };
  // A grid's columns are as wide as their widest cells; in the flexboxes each row has its own.
  const gridScreen = () => {
    const screen = document.createElement("div");
    const columns = "grid-template-columns:auto auto 1fr;gap:8px;align-content:start;align-items:center";
    screen.style.cssText = `display:grid;${columns};${size}`;
    for (let row = 0; row < 10; row += 1) {
      make(screen, `Row ${row}`);
      make(screen, `value of ${row}`);
      make(screen, "kg", "justify-self:end");
    }
    return screen;
  };
  const browserLayout = (makeScreen, stackStyle) => {
    const stack = document.body.appendChild(document.createElement("div"));
    stack.style.cssText = `position:absolute;gap:4px;padding:16px;${stackStyle}`;
    const lines = Array.from({ length: 100 }, (_, index) => make(stack, `Line ${index}`));
    const shown = document.body.appendChild(makeScreen());
    const cells = shown.querySelectorAll(":not(:has(*))");
    return { makeScreen, lines, shown, last: cells[cells.length - 1] };
  };
  const browsers = {
    chromium: browserLayout(flexScreen, "display:flex;flex-direction:column"),
    grid: browserLayout(gridScreen, "display:grid"),
  };
  const [flex, grid] = Object.values(browsers);
  if (Math.abs(flex.last.offsetTop - flex.shown.offsetTop - grid.last.offsetTop + grid.shown.offsetTop) > 1) {
    throw new Error("flexbox and grid must lay the last row out at one height");
  }

  const times = {};
  for (const name of ["screen", "constant", "stack"]) times[name] = { ours: [], chromium: [], grid: [] };
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
    times.screen.ours.push(ours / repeats.screen);
    time(times.constant.ours, repeats.constant, (run) => exports.layout_constant(run));
    time(times.stack.ours, repeats.stack, (run) => exports.layout_texts(round * repeats.stack + run));
    for (const [name, { makeScreen, lines, shown, last }] of Object.entries(browsers)) {
      let theirs = 0;
      for (let run = 0; run < repeats.screen; run += 1) {
        const screen = makeScreen();
        const start = performance.now();
        document.body.append(screen);
        sum += screen.lastChild.offsetTop;
        theirs += performance.now() - start;
        screen.remove();
        sum += shown.offsetTop;
      }
      times.screen[name].push(theirs / repeats.screen);
      time(times.constant[name], repeats.constant, (run) => {
        shown.style.paddingTop = `${20 + run % 7}px`;
        sum += last.offsetTop;
      });
      time(times.stack[name], repeats.stack, (run) => {
        lines.forEach((line, index) => { line.textContent = `Line ${index + (round * repeats.stack + run) % 900}` });
        sum += lines[99].offsetTop + lines[99].offsetWidth;
      });
    }
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
    for name, lists in times.items():
        medians = {kind: sorted(found)[ROUNDS // 2] for kind, found in lists.items()}
        count = ROUNDS * REPEATS[name]
        print(f"layout/wasm-{name} {medians['ours'] * 1000:.1f} us n={count}")
        for kind in ("chromium", "grid"):
            print(f"layout/{kind}-vs-wasm-{name} {medians[kind] / medians['ours']:.2f} ratio n={count}")


main()
