"""What a moved touch costs in Chromium, over 500 views: from the event's handler to the last operation applied.

    python Benchmarks/touch_page.py

The events are made in the page, because the DevTools protocol cannot pace a pen; what is timed is the page's
own handler. One event comes a frame, as a browser delivers them, so that each change is the first after a frame
was drawn.
"""

import sys

from heft_browser import PHONE, Server, chromium, open_page

MOVES = 2_000

MEASURE = """
async (moves) => {
  const screen = document.getElementById("screen");
  const costs = [];
  const make = (name, index) => new PointerEvent(name, {
    pointerId: 7, pointerType: "pen", bubbles: true, cancelable: true, clientX: 100 + (index % 97) / 97,
    clientY: 300, pressure: 0.2 + (index % 97) / 194, button: 0, buttons: 1,
  });
  screen.dispatchEvent(make("pointerdown", 0));
  for (let index = 1; index <= 1000; index += 1) screen.dispatchEvent(make("pointermove", index));
  heft.timing = (milliseconds) => costs.push(milliseconds);
  for (let index = 0; index < moves; index += 1) {
    await new Promise(requestAnimationFrame);
    screen.dispatchEvent(make("pointermove", index));
  }
  heft.timing = null;
  screen.dispatchEvent(make("pointerup", 0));
  let step = Infinity;
  for (let turn = 0; turn < 1000; turn += 1) {
    const start = performance.now();
    let now = start;
    while (now === start) now = performance.now();
    step = Math.min(step, now - start);
  }
  // The browser's least time for anything that a touch can show: one color, first after a frame was
  // drawn.
  const least = [];
  const view = document.querySelector("[data-view] [data-view]");
  for (let index = 0; index < 500; index += 1) {
    await new Promise(requestAnimationFrame);
    const start = performance.now();
    view.style.backgroundColor = `rgb(${index % 255}, 1, 1)`;
    least.push(performance.now() - start);
  }
  return { costs, least, step, isolated: crossOriginIsolated };
}
"""


def main():
    with Server("BenchmarkSite") as server, chromium() as browser:
        page = open_page(browser, server.url, PHONE)
        result = page.evaluate(MEASURE, MOVES)
        if page.troubles:
            sys.exit("the page reported errors: " + "; ".join(page.troubles))
    costs = sorted(result["costs"])
    if len(costs) != MOVES:
        sys.exit(f"{MOVES} moves were sent and {len(costs)} were handled")
    print(
        f"touch: Chromium's clock steps by {result['step'] * 1000:.1f} us, isolated: {result['isolated']}",
        file=sys.stderr,
    )
    least = sorted(result["least"])
    print(
        f"touch: one style change by itself takes {least[len(least) // 2] * 1000:.0f} us, "
        f"1 in 100 more than {least[len(least) * 99 // 100] * 1000:.0f} us",
        file=sys.stderr,
    )
    for name, share in [("p50", 0.5), ("p99", 0.99)]:
        print(f"touch/chromium-{name} {costs[int(len(costs) * share)] * 1000:.0f} us n={len(costs)}")


main()
