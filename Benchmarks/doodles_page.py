"""What drawing in Doodles costs in Chromium at a quarter of the processor's speed, and how its list scrolls.

    python Benchmarks/doodles_page.py

A made-up pen of 240 Hz draws over the whole canvas, four coalesced samples a frame; what is told is the page's main-thread
time for each frame: all its handlers of the frame's events, from down to up, and its own part of the animation frame. Chromium
slows a page by stopping it again and again, for longer the busier the machine is; so the same run tells what becomes of a loop
that takes as long each time as the median frame does at full speed. The list has 500 doodles and is dragged through; what is told
is the frames that come late, beside those of an empty page.
"""

import statistics
import sys

from heft_browser import PHONE, Server, chromium, open_page
from page_figures import EMPTY, SPIN, TURNS, tell

SLOWDOWN = 4
# More than a minute of drawing, so that what is slow once, at the first line, counts as seldom as it happens.
FRAMES = 4_800
STROKE_FRAMES = 240
LIST_FRAMES = 300
DOODLES = 500
PERCENTILES = (50, 95, 99)

HELP = """
  const screen = document.getElementById("screen");
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (seen) => { while (!seen()) await frame() };
  const find = (name) => [...screen.querySelectorAll("[role=button]")]
    .find((one) => one.getAttribute("aria-label") === name);
  const press = async (name) => {
    await until(() => find(name));
    find(name).click();
  };
  const pen = { pointerId: 7, pointerType: "pen", bubbles: true, cancelable: true, button: 0, buttons: 1 };
"""

DRAW = (
    "async ([count, turns]) => {"
    + HELP
    + """
  await press("New doodle");
  await until(() => find("Pen"));
  for (let index = 0; index < 60; index += 1) await frame();
  const { left, top, width, height } = screen.getBoundingClientRect();
  // A wandering line over the whole paper, with a force that swells.
  const at = (time) => ({
    clientX: left + width * (0.5 + 0.42 * Math.sin(time * 2.1)),
    clientY: top + height * (0.45 + 0.32 * Math.sin(time * 2.9 + 1)), pressure: 0.45 + 0.4 * Math.sin(time * 3),
  });
  // An event says when it was made; these say when the pen was there.
  const start = performance.now();
  const event = (name, time, more) => Object.defineProperty(
    new PointerEvent(name, { ...pen, ...at(time), ...more }), "timeStamp", { value: start + time * 1000 });
  let cost = 0;
  const timed = (work) => (...values) => {
    const began = performance.now();
    work(...values);
    cost += performance.now() - began;
  };
  const realFrame = window.requestAnimationFrame;
  window.requestAnimationFrame = (work) => realFrame(timed(work));
  const send = timed((one) => screen.dispatchEvent(one));
  const costs = [], even = [];
  send(event("pointerdown", 0));
  for (let index = 1; index <= count; index += 1) {
    const coalescedEvents = [3, 2, 1, 0].map((back) => event("pointermove", index / 60 - back / 240));
    send(event("pointermove", index / 60, { coalescedEvents }));
    if (index % STROKE === 0) {
      send(event("pointerup", index / 60, { pressure: 0 }));
      if (index < count) send(event("pointerdown", index / 60));
    }
    // The page's own part of the frame comes before this.
    await new Promise(realFrame);
    costs.push(cost);
    cost = 0;
    const began = performance.now();
    spin(turns);
    even.push(performance.now() - began);
  }
  window.requestAnimationFrame = realFrame;
  return { costs, even };
}""".replace("STROKE", str(STROKE_FRAMES))
)

SAVE = "async () => {" + HELP + """
  await press("Done");
  await press("Save");
  await until(() => find("New doodle"));
  await new Promise((resolve) => setTimeout(resolve, 1000));
}"""

# The one doodle's bytes, the entry in the list and the document, under many keys.
MULTIPLY = """(count) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("heft");
  opening.onerror = reject;
  opening.onsuccess = () => {
    const work = opening.result.transaction("stored", "readwrite");
    const store = work.objectStore("stored");
    for (const name of ["doodle-", "documents/doodle-"]) {
      const reading = store.getAll(IDBKeyRange.bound(["dev.heft.Doodles", name], ["dev.heft.Doodles", `${name}~`]));
      reading.onsuccess = () => {
        const [doodle] = reading.result;
        for (let number = 2; number <= count; number += 1) store.put(doodle, ["dev.heft.Doodles", `${name}${number}`]);
      };
    }
    work.oncomplete = () => { opening.result.close(); resolve() };
    work.onerror = reject;
  };
})"""

SCROLL = "async (count) => {" + HELP + """
  await until(() => find("New doodle"));
  const finger = { ...pen, pointerType: "touch", pressure: 0.15, width: 20, height: 20 };
  const { left, top, height } = screen.getBoundingClientRect();
  const send = (name, y) =>
    screen.dispatchEvent(new PointerEvent(name, { ...finger, clientX: left + 120, clientY: top + y }));
  let cost = 0, late = 0;
  const costs = [];
  heft.timing = (milliseconds) => { cost += milliseconds };
  let last = await frame();
  let y = height - 60;
  send("pointerdown", y);
  for (let index = 0; index < count; index += 1) {
    cost = 0;
    if (y < 120) {
      send("pointerup", y);
      y = height - 60;
      send("pointerdown", y);
    }
    y -= 18;
    send("pointermove", y);
    costs.push(cost);
    const now = await frame();
    if (now - last > 20) late += 1;
    last = now;
  }
  send("pointerup", y);
  heft.timing = null;
  return { costs, late };
}"""


def draw(browser, url, rate, turns):
    """Draws on a fresh page that is so many times slower; returns the page and what its frames cost."""
    page = open_page(browser, url, PHONE)
    page.evaluate(SPIN)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    drawn = page.evaluate(DRAW, [FRAMES, turns])
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return page, drawn


def main():
    with Server("Site") as server, chromium() as browser:
        url = f"{server.url}/?app=doodles"
        page, drawn = draw(browser, url, 1, 0)
        tell("ink/doodles-frame", drawn["costs"], PERCENTILES)
        turns = page.evaluate(TURNS, statistics.median(drawn["costs"]))
        page.context.close()
        page, drawn = draw(browser, url, SLOWDOWN, turns)
        tell(f"ink/doodles-frame-at-{SLOWDOWN}x", drawn["costs"], PERCENTILES)
        tell(f"ink/doodles-even-loop-at-{SLOWDOWN}x", drawn["even"], PERCENTILES)
        page.evaluate(SAVE)
        page.evaluate(MULTIPLY, DOODLES)
        page.reload()
        page.evaluate("() => window.heft.ready")
        scrolled = page.evaluate(SCROLL, LIST_FRAMES)
        tell(f"ink/doodles-list-{DOODLES}", scrolled["costs"], PERCENTILES)
        if page.troubles:
            sys.exit("the page reported errors: " + "; ".join(page.troubles))
        page.goto("about:blank")
        empty = page.evaluate(EMPTY, LIST_FRAMES)
    print(f"ink/doodles-list-frames-over-20ms {scrolled['late']} count n={LIST_FRAMES}")
    print(f"ink/doodles-list-frames-over-20ms-empty {empty} count n={LIST_FRAMES}")


main()
