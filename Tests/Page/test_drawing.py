"""Pixels on the page: what a canvas holds, and where it stands (DRAW-6, DRAW-9)."""

import protocol
import pytest
from heft_browser import PHONE

# Collects what the module says of pixels, and compares it with what the canvases hold.
COLLECT = """async () => {
  const { Reader } = await import("/protocol/bytes.js");
  const { applyAll } = await import("/protocol/operations.js");
  const quiet = (handlers) => new Proxy(handlers, { get: (all, name) => all[name] ?? (() => {}) });
  const expected = new Map();
  window.collect = () => {
    const views = quiet({
      pixels(view, { width, height, x, y, changedWidth, changedHeight, bytes }) {
        const old = expected.get(view);
        const data = old && old.width === width && old.height === height ? old.data
          : new Uint8ClampedArray(width * height * 4);
        expected.set(view, { width, height, data });
        for (let row = 0; row < changedHeight; row += 1) {
          const line = bytes.subarray(row * changedWidth * 4, (row + 1) * changedWidth * 4);
          data.set(line, ((y + row) * width + x) * 4);
        }
      },
    });
    const reader = new Reader();
    for (const operations of heft.record.splice(0)) {
      reader.start(operations.buffer, operations.byteOffset, operations.length);
      applyAll(reader, { views, panel: quiet({}), requests: quiet({}) });
    }
  };
  window.compare = () => {
    window.collect();
    const found = [];
    for (const [view, { width, height, data }] of expected) {
      const canvas = document.querySelector(`[data-view="${view}"] > .pixels > canvas`);
      const shown = canvas.getContext("2d").getImageData(0, 0, width, height).data;
      let worst = 0, inked = 0;
      for (let at = 0; at < data.length; at += 4) {
        const alpha = data[at + 3];
        if (alpha > 0) inked += 1;
        worst = Math.max(worst, Math.abs(alpha - shown[at + 3]));
        // Colors count by what is seen of them.
        for (let part = 0; part < 3; part += 1) {
          const difference = data[at + part] * alpha - shown[at + part] * shown[at + 3];
          worst = Math.max(worst, Math.abs(difference) / 255);
        }
      }
      found.push({ width, height, worst, inked });
    }
    return found.sort((one, other) => one.width - other.width);
  };
  heft.record = [];
}"""


@pytest.fixture
def field(open_page):
    page = open_page(PHONE, "BenchmarkSite", as_sources=True)
    page.evaluate(COLLECT)
    protocol.send(page, protocol.setting("app", "Draw field"))
    return page


def pen(page, phase, time, x, y, pressure):
    protocol.send(page, protocol.pointer(phase, 7, protocol.sample(time, x, y, pressure), kind=protocol.PEN))


def draw_zigzag(page):
    pen(page, protocol.DOWN, 1, 60, 300, 0.3)
    for step in range(1, 12):
        pen(page, protocol.MOVE, 1 + step / 60, 60 + 22 * step, 300 + (140 if step % 2 else 0), 0.1 + 0.07 * step)
    pen(page, protocol.UP, 1.5, 302, 440, 0)


def test_a_canvas_holds_our_pixels(field):
    draw_zigzag(field)
    card, canvas = field.evaluate("() => compare()")
    assert (card["width"], card["height"]) == (300, 300)
    assert (canvas["width"], canvas["height"]) == (750, 1334)
    assert card["inked"] > 20_000 and canvas["inked"] > 10_000
    assert card["worst"] <= 1 and canvas["worst"] <= 1


def test_only_changed_pixels_cross(field):
    draw_zigzag(field)
    field.evaluate("() => collect()")
    pen(field, protocol.DOWN, 2, 200, 600, 0.3)
    field.evaluate("() => { heft.record.length = 0 }")
    pen(field, protocol.MOVE, 2.1, 205, 600, 0.3)
    sizes = field.evaluate("() => heft.record.map(({ length }) => length)")
    assert 100 < max(sizes) < 20_000, "a screen has four million bytes"


def test_pixels_are_crisp_and_stay_in_round_corners(field):
    draw_zigzag(field)
    boxes = field.evaluate("""() => [...document.querySelectorAll(".pixels > canvas")].map((canvas) => {
      const { width, height } = canvas.getBoundingClientRect();
      return [canvas.width / width, canvas.height / height];
    })""")
    assert sorted(boxes) == [[2, 2], [3, 3]], "two pixels a point on the screen, three in the card"
    card = field.locator(".bordered")
    assert card.evaluate("(card) => getComputedStyle(card, '::after').borderTopWidth") == "2px"
    assert card.evaluate("(card) => getComputedStyle(card).borderRadius") == "20px"
    assert card.evaluate("(card) => getComputedStyle(card).overflow") in ("clip", "hidden")
