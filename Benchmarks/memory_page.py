"""How much memory the module takes in ten minutes of use in Chromium.

    python Benchmarks/memory_page.py [MINUTES]

Over and over, in Doodles: a line of a second is drawn with a pen, saved, peeked at, opened, and deleted. Memory of a module grows
and never shrinks; what is told after each minute is its size, and how many rounds there were.
"""

import sys
import time

from heft_browser import PHONE, Server, blank_page, chromium

# The memory of the newest instance of the module.
WATCH = """
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...values) => {
    const made = await instantiate(...values);
    window.moduleMemory = (made.instance ?? made).exports.memory;
    return made;
  };
"""

ROUND = """async () => {
  const screen = document.getElementById("screen");
  const frame = () => new Promise(requestAnimationFrame);
  const frames = async (count) => { for (let index = 0; index < count; index += 1) await frame() };
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  const find = (name) => [...screen.querySelectorAll("[role]")]
    .find((one) => one.getAttribute("aria-label")?.startsWith(name) && shown(one));
  const until = async (seen) => {
    for (let left = 1200; !seen(); left -= 1) {
      if (left === 0) throw new Error(`never: ${seen}`);
      await frame();
    }
  };
  const press = async (name) => {
    await until(() => find(name));
    find(name).click();
    await frames(40);
  };
  const { left, top } = screen.getBoundingClientRect();
  const pen = (name, x, y, pressure) => screen.dispatchEvent(new PointerEvent(name, {
    pointerId: 7, pointerType: "pen", bubbles: true, cancelable: true, button: 0, buttons: name === "pointerup" ? 0 : 1,
    clientX: left + x, clientY: top + y, pressure,
  }));
  await press("New doodle");
  await until(() => find("Pen"));
  for (let index = 0; index <= 60; index += 1) {
    pen(index === 0 ? "pointerdown" : "pointermove", 40 + 5 * index, 300 + 120 * Math.sin(index / 6), 0.5);
    await frame();
  }
  pen("pointerup", 340, 300, 0);
  await press("Done");
  await press("Save");
  await until(() => find("Doodle "));
  pen("pointerdown", 150, 100, 0.2);
  for (let index = 0; index < 30; index += 1) {
    pen("pointermove", 150, 100, 0.2 + index / 70);
    await frame();
  }
  await frames(30);
  pen("pointerup", 150, 100, 0);
  await frames(60);
  find("Doodle ").click();
  await frames(60);
  await press("Delete");
  await until(() => find("New doodle"));
  await frames(60);
}"""


def main():
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    with Server("Site") as server, chromium() as browser:
        page = blank_page(browser, PHONE)
        page.add_init_script(WATCH)
        page.goto(f"{server.url}/?app=doodles")
        page.evaluate("() => window.heft.ready")
        start = time.monotonic()
        rounds = minute = 0
        while minute < minutes:
            page.evaluate(ROUND)
            rounds += 1
            if time.monotonic() - start >= 60 * (minute + 1):
                minute += 1
                size = page.evaluate("() => moduleMemory.buffer.byteLength")
                print(f"memory/minute-{minute} {size / (1 << 20):.1f} MB n={rounds}", flush=True)
        if page.troubles:
            sys.exit("the page reported errors: " + "; ".join(page.troubles))


main()
