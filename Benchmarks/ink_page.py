"""The ink's speed in Chromium, beside the page's own canvas in the same run.

    python Benchmarks/ink_page.py InkModule.wasm

The canvas draws the same strokes as tutorials do, a round-capped line for each pair of samples, and as one filled outline
a stroke; reading one pixel back makes it finish.
"""

import base64
import pathlib
import sys

from heft_browser import chromium

MEASURE = """
async ([base64, rounds]) => {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const module = await WebAssembly.compile(bytes);
  const wasi = {};
  for (const { name } of WebAssembly.Module.imports(module)) wasi[name] = () => 0;
  const { exports } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
  exports.main(0, 0);
  const place = exports.ink_points();
  const points = new Float32Array(exports.memory.buffer, place, 300000).slice();
  const canvas = new OffscreenCanvas(750, 1334);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.lineCap = "round";
  const segments = () => {
    for (let index = 1; index < 100000; index += 1) {
      if (index % 500 === 0) continue;
      const at = index * 3;
      context.lineWidth = points[at - 1] + points[at + 2];
      context.beginPath();
      context.moveTo(points[at - 3], points[at - 2]);
      context.lineTo(points[at], points[at + 1]);
      context.stroke();
    }
  };
  const side = (at, first, last, sign) => {
    const [before, after] = [Math.max(at - 1, first) * 3, Math.min(at + 1, last) * 3];
    const [x, y] = [points[after] - points[before], points[after + 1] - points[before + 1]];
    const share = sign * points[at * 3 + 2] / Math.max(Math.hypot(x, y), 1e-9);
    context.lineTo(points[at * 3] - y * share, points[at * 3 + 1] + x * share);
  };
  const outlines = () => {
    for (let stroke = 0; stroke < 200; stroke += 1) {
      const [first, last] = [stroke * 500, stroke * 500 + 499];
      context.beginPath();
      for (let at = first; at <= last; at += 1) side(at, first, last, 1);
      for (let at = last; at >= first; at -= 1) side(at, first, last, -1);
      context.fill();
    }
  };
  const times = { ours: [], segments: [], outlines: [] };
  const time = (list, body, finish) => {
    const start = performance.now();
    body();
    finish();
    list.push(performance.now() - start);
  };
  const finish = () => context.getImageData(0, 0, 1, 1);
  exports.ink_segments();
  for (let round = 0; round < rounds; round += 1) {
    time(times.ours, exports.ink_segments, () => {});
    context.clearRect(0, 0, 750, 1334);
    finish();
    time(times.segments, segments, finish);
    context.clearRect(0, 0, 750, 1334);
    finish();
    time(times.outlines, outlines, finish);
  }
  return times;
}
"""

ROUNDS = 5


def main():
    wasm = base64.b64encode(pathlib.Path(sys.argv[1]).read_bytes()).decode()
    with chromium() as browser:
        page = browser.new_page()
        times = page.evaluate(MEASURE, [wasm, ROUNDS])
    middle = {name: sorted(found)[ROUNDS // 2] for name, found in times.items()}
    for name in ["segments", "outlines"]:
        ratio = middle[name] / middle["ours"]
        print(f"ink/chromium-vs-canvas-{name} {ratio:.1f} ratio n={ROUNDS}")


main()
