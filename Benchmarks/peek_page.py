"""What a peek and a pop cost in Chromium: from the handler of the sample that crosses the threshold to the last
operation applied; and how many frames come late while the blur follows a force.

    python Benchmarks/peek_page.py

The events are made in the page, because the DevTools protocol cannot pace a finger; what is timed is the page's own
handler. The app is `Examples/PeekList`, launched anew after each pop. The blur and an empty page that is animated take
turns, so that both meet the machine as it is.
"""

import sys

from heft_browser import PHONE, Server, blank_page, chromium, open_page
from page_figures import EMPTY, tell

PRESSES = 1_000
BLOCKS = 6
FRAMES_OF_BLOCK = 100
PERCENTILES = (50, 99)
# Until a touch is no tap any more, and until a peek may pop; see docs/spec.md, PEEK-3.
TAP_MILLISECONDS = 170
PEEK_MILLISECONDS = 130

PRELUDE = f"""
  const TAP_MILLISECONDS = {TAP_MILLISECONDS}, PEEK_MILLISECONDS = {PEEK_MILLISECONDS};
""" + """
  const screen = document.getElementById("screen");
  const send = (name, pressure) => screen.dispatchEvent(new PointerEvent(name, {
    pointerId: 7, pointerType: "touch", bubbles: true, cancelable: true, clientX: 100, clientY: 260, pressure,
    button: 0, buttons: 1, width: 20, height: 20,
  }));
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const frame = () => new Promise(requestAnimationFrame);
  const isBlurred = () => screen.querySelector("[data-blur]") !== null;
  /** A touch that is there for longer than a tap. */
  const touch = async () => {
    send("pointerdown", 0.151);
    await wait(TAP_MILLISECONDS);
  };
  const vibrations = [];
  navigator.vibrate = (milliseconds) => vibrations.push(milliseconds);
  const timed = (work) => {
    let cost = 0;
    heft.timing = (milliseconds) => { cost = milliseconds };
    work();
    heft.timing = null;
    return cost;
  };
"""

PRESS = (
    "async (count) => {"
    + PRELUDE
    + """
  const peeks = [], pops = [];
  for (let index = 0; index < count; index += 1) {
    await touch();
    send("pointermove", 0.3);
    await frame();
    if (!isBlurred()) throw new Error("a hint blurs");
    peeks.push(timed(() => send("pointermove", 0.46)));
    await wait(PEEK_MILLISECONDS);
    send("pointermove", 0.6);
    await frame();
    if (!screen.querySelector('[aria-label^="Open Message"]')) throw new Error("a peek shows a card");
    const taps = vibrations.length;
    pops.push(timed(() => send("pointermove", 0.8)));
    if (vibrations.length !== taps + 1) throw new Error("a pop taps");
    send("pointerup", 0);
    document.getElementById("relaunch").click();
    if (isBlurred()) throw new Error("an app that is launched anew shows no preview");
    await frame();
  }
  return [peeks, pops];
}"""
)

BLUR = (
    "async (count) => {"
    + PRELUDE
    + """
  let late = 0;
  await touch();
  let last = await frame();
  for (let index = 0; index < count; index += 1) {
    send("pointermove", 0.27 + 0.08 * Math.sin(index / 9));
    const now = await frame();
    if (now - last > 20) late += 1;
    last = now;
  }
  send("pointercancel", 0);
  return late;
}"""
)


def main():
    with Server("PeekList") as server, chromium() as browser:
        page = open_page(browser, server.url, PHONE)
        empty = blank_page(browser, PHONE)
        late = {page: 0, empty: 0}
        for _ in range(BLOCKS):
            for shown, motion in ((page, BLUR), (empty, EMPTY)):
                late[shown] += shown.evaluate(motion, FRAMES_OF_BLOCK)
        peeks, pops = page.evaluate(PRESS, PRESSES)
        if page.troubles:
            sys.exit("the page reported errors: " + "; ".join(page.troubles))
    tell("peek/chromium", peeks, PERCENTILES)
    tell("pop/chromium", pops, PERCENTILES)
    print(f"peek/frames-over-20ms {late[page]} count n={BLOCKS * FRAMES_OF_BLOCK}")
    print(f"peek/frames-over-20ms-empty {late[empty]} count n={BLOCKS * FRAMES_OF_BLOCK}")


main()
