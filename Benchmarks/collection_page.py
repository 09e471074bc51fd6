"""What a frame of a fast scroll through 10,000 cells costs in Chromium at a quarter of the processor's speed.

    python Benchmarks/collection_page.py

A finger drags the grid by 100 points a frame, 6,000 a second: each frame a line of three cells comes in and another goes. What
is told is the page's main-thread time of the frame's event, from the handler to the last operation applied, at full speed and
then at a quarter of it. Chromium slows a page by stopping it again and again, for longer the busier the machine is; so the
same run tells what becomes of a loop that takes as long each time as the median frame does at full speed. The events are made
in the page, because the DevTools protocol cannot pace a finger.
"""

import statistics
import sys

from heft_browser import PHONE, Server, chromium, open_page
from page_figures import SPIN, TURNS, tell

SLOWDOWN = 4
FRAMES = 1_500
STEP = 100
PERCENTILES = (50, 95, 99)

SCROLL = """async ([count, step, turns]) => {
  const screen = document.getElementById("screen");
  const frame = () => new Promise(requestAnimationFrame);
  const { left, top, height } = screen.getBoundingClientRect();
  const finger = { pointerId: 7, pointerType: "touch", bubbles: true, cancelable: true, button: 0, buttons: 1,
    pressure: 0.15, width: 20, height: 20 };
  const send = (name, y) =>
    screen.dispatchEvent(new PointerEvent(name, { ...finger, clientX: left + 120, clientY: top + y }));
  const shown = () => Math.max(...[...screen.querySelectorAll("[data-view]")]
    .map((view) => Number(/^Item (\\d+)$/.exec(view.textContent)?.[1] ?? -1)));
  let cost = 0;
  heft.timing = (milliseconds) => { cost += milliseconds };
  const costs = [], even = [];
  let operations = 0;
  // The finger leaves the screen, as far as it has to: the drag is its own until it is lifted.
  let y = height - 60;
  send("pointerdown", y);
  for (let index = 0; index < count; index += 1) {
    cost = 0;
    y -= step;
    send("pointermove", y);
    costs.push(cost);
    const began = performance.now();
    spin(turns);
    even.push(performance.now() - began);
    await frame();
  }
  const last = shown();
  heft.record = [];
  y -= step;
  send("pointermove", y);
  operations = heft.record.flat().length;
  heft.record = null;
  heft.timing = null;
  send("pointerup", y);
  return { costs, even, last, operations };
}"""


def scroll(browser, url, rate, turns):
    """Scrolls on a fresh page that is so many times slower; returns the page and what its frames cost."""
    page = open_page(browser, url, PHONE)
    page.evaluate(SPIN)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    scrolled = page.evaluate(SCROLL, [FRAMES, STEP, turns])
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    if page.troubles:
        sys.exit("the page reported errors: " + "; ".join(page.troubles))
    # A line of three cells is 100 points high.
    least = FRAMES * STEP // 100 * 3
    if scrolled["last"] < least:
        sys.exit(f"the scroll has to come to item {least}, and came to {scrolled['last']}")
    return page, scrolled


def main():
    with Server("CollectionSite") as server, chromium() as browser:
        page, scrolled = scroll(browser, server.url, 1, 0)
        tell("collection/scroll-frame", scrolled["costs"], PERCENTILES)
        turns = page.evaluate(TURNS, statistics.median(scrolled["costs"]))
        page.context.close()
        page, scrolled = scroll(browser, server.url, SLOWDOWN, turns)
        tell(f"collection/scroll-frame-at-{SLOWDOWN}x", scrolled["costs"], PERCENTILES)
        tell(f"collection/even-loop-at-{SLOWDOWN}x", scrolled["even"], PERCENTILES)
        late = sum(cost > 4 for cost in scrolled["costs"])
    print(f"collection/frames-over-4ms-at-{SLOWDOWN}x {late} count n={FRAMES}")
    print(f"collection/operations-of-a-frame {scrolled['operations']} count n=1")


main()
