"""What a peek and a pop cost in Chromium: from the handler of the sample that crosses the threshold to the last
operation applied; and how many frames come late while the blur follows a force.

    python Benchmarks/peek_page.py

The events are made in the page, for the DevTools protocol cannot pace a finger; what is timed is the page's own
handler. The app is `Examples/PeekList`; after each pop the list is come back to by the back button's key.
"""

import sys

from heft_browser import PHONE, Server, chromium, open_page

PEEKS = 1_000
POPS = 200
FRAMES = 600

PRELUDE = """
  const screen = document.getElementById("screen");
  const send = (name, pressure) => screen.dispatchEvent(new PointerEvent(name, {
    pointerId: 7, pointerType: "touch", bubbles: true, cancelable: true, clientX: 100, clientY: 260, pressure,
    button: 0, buttons: 1, width: 20, height: 20,
  }));
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const frame = () => new Promise(requestAnimationFrame);
  const until = async (seen) => { while (!seen()) await frame() };
  const isBlurred = () => document.querySelector('#screen [style*="filter: blur"]') !== null;
  const back = () => screen.querySelector('[role=button][aria-label="Back, Messages"]');
  /** A touch that is there for longer than a tap. */
  const touch = async () => {
    send("pointerdown", 0.151);
    await wait(170);
  };
  const timed = (work) => {
    let cost = 0;
    heft.timing = (milliseconds) => { cost = milliseconds };
    work();
    heft.timing = null;
    return cost;
  };
"""

PEEK = (
    "async (count) => {"
    + PRELUDE
    + """
  const costs = [];
  for (let index = 0; index < count; index += 1) {
    await touch();
    send("pointermove", 0.3);
    await frame();
    if (!isBlurred()) throw new Error("a hint blurs");
    costs.push(timed(() => send("pointermove", 0.46)));
    await frame();
    send("pointerup", 0);
    await until(() => !isBlurred());
  }
  return costs;
}"""
)

POP = (
    "async (count) => {"
    + PRELUDE
    + """
  const costs = [];
  for (let index = 0; index < count; index += 1) {
    await touch();
    send("pointermove", 0.46);
    await wait(130);
    send("pointermove", 0.6);
    await frame();
    costs.push(timed(() => send("pointermove", 0.8)));
    await until(() => !isBlurred());
    send("pointerup", 0);
    if (!back()) throw new Error("a pop opens the message");
    back().click();
    await until(() => !back());
    await wait(100);
  }
  return costs;
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

EMPTY = """async (count) => {
  const dot = document.body.appendChild(document.createElement("div"));
  const frame = () => new Promise(requestAnimationFrame);
  let late = 0;
  let last = await frame();
  for (let index = 0; index < count; index += 1) {
    dot.style.cssText = `position:fixed;width:9px;height:9px;background:red;transform:translateX(${index % 99}px)`;
    const now = await frame();
    if (now - last > 20) late += 1;
    last = now;
  }
  return late;
}"""


def tell(name, costs):
    costs = sorted(costs)
    for share in (50, 99):
        print(f"{name}/chromium-p{share} {costs[len(costs) * share // 100]:.3f} ms n={len(costs)}")


def main():
    with Server("PeekList") as server, chromium() as browser:
        page = open_page(browser, server.url, PHONE)
        tell("peek", page.evaluate(PEEK, PEEKS))
        late = page.evaluate(BLUR, FRAMES)
        tell("pop", page.evaluate(POP, POPS))
        if page.troubles:
            sys.exit("the page reported errors: " + "; ".join(page.troubles))
        page.goto("about:blank")
        empty = page.evaluate(EMPTY, FRAMES)
    print(f"peek/frames-over-20ms {late} count n={FRAMES}")
    print(f"peek/frames-over-20ms-empty {empty} count n={FRAMES}")


main()
