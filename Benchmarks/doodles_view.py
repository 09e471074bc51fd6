"""How soon Doodles shows what is drawn, and how it carries large drawings, in Chromium.

    python Benchmarks/doodles_view.py

- A pen moves at moments that chance chooses, in turns on Doodles' canvas and on a page that draws the raw points on a canvas of
  its own. What is told is the time from the browser's making of the event to the frame on the screen that shows it, as
  Chromium's own trace has it (EventLatency, AnimationFrame).
- What the page hands to IndexedDB while it draws, in bytes for a second of drawing.
- A drawing of many strokes is opened on a screen of 2732 x 2048 pixels: the time from the click on its row to ink on the screen.
- The same drawing is enlarged on a paper that fills 2732 x 2048 pixels, and moved by the wheel, at a quarter of the processor's
  speed. What is told is the time from the key to the last tile that is put on the screen, and the main-thread time of each
  frame: all handlers of its events, and the page's part of the animation frame.
"""

import json
import math
import random
import statistics
import sys
import time

from heft_browser import PHONE, Screen, Server, blank_page, chromium, open_page
from page_figures import tell

SEED = 11
TURNS = 5
MOVES = 200
FRAME = 1 / 60
PERCENTILES = (50, 99)
LARGE = Screen("2732 x 2048", 1366, 1024, scale=2, touch=True)
MANY_STROKES = 100_000
SLOWDOWN = 4
FRAME_PERCENTILES = (50, 95, 99)
# The bars over and under the paper take 128 points.
WHOLE_PAPER = {"width": 1366, "height": 1024 + 128}
PAN_FRAMES = 600
ENLARGEMENTS = 3

RAW = """<!doctype html><meta name="viewport" content="width=device-width">
<style>body { margin: 0 } canvas { touch-action: none; width: 100vw; height: 100vh }</style><canvas></canvas><script>
const canvas = document.querySelector("canvas"), context = canvas.getContext("2d");
canvas.width = innerWidth * devicePixelRatio;
canvas.height = innerHeight * devicePixelRatio;
context.scale(devicePixelRatio, devicePixelRatio);
context.lineCap = "round";
let last = null;
canvas.addEventListener("pointerdown", (event) => { last = event });
canvas.addEventListener("pointermove", (event) => {
  if (!last) return;
  // A page of no address has not the whole of the interface.
  for (const point of event.getCoalescedEvents?.() ?? [event]) {
    context.beginPath();
    context.moveTo(last.offsetX, last.offsetY);
    context.lineTo(point.offsetX, point.offsetY);
    context.lineWidth = 10 * point.pressure;
    context.stroke();
    last = point;
  }
});
canvas.addEventListener("pointerup", () => { last = null });
</script>"""

# Sums the bytes of what is put into a database, in whatever it lies.
COUNT_BYTES = """
  window.bytesKept = 0;
  const size = (value) => value instanceof ArrayBuffer || ArrayBuffer.isView(value) ? value.byteLength
    : typeof value === "string" ? value.length
    : value && typeof value === "object" ? Object.values(value).reduce((sum, one) => sum + size(one), 0) : 0;
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (value, ...others) {
    window.bytesKept += size(value);
    return put.call(this, value, ...others);
  };
"""

FIND = """
  const frame = () => new Promise(requestAnimationFrame);
  const find = (name) => [...document.querySelectorAll("#screen [role=button]")]
    .find((one) => one.getAttribute("aria-label")?.startsWith(name));
  const press = async (name) => {
    while (!find(name)) await frame();
    find(name).click();
  };
"""

PRESS = "async (name) => {" + FIND + "await press(name) }"

# The time from the click on the row to the first canvas with ink that is large enough to be the drawing.
OPEN = "async (name) => {" + FIND + """
  while (!find(name)) await frame();
  const inked = (canvas) => {
    const box = canvas.getBoundingClientRect();
    if (box.width < 150 || box.height < 150 || !canvas.checkVisibility()) return false;
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    for (let at = 3; at < data.length; at += 4 * 7) if (data[at] > 0) return true;
    return false;
  };
  const before = new Set(document.querySelectorAll("#screen canvas"));
  const began = performance.now();
  find(name).click();
  while (![...document.querySelectorAll("#screen canvas")].some((one) => !before.has(one) && inked(one))) await frame();
  return performance.now() - began;
}"""

# Times the page's part of each animation frame, and notes when pixels were put on a canvas last.
WATCH_FRAMES = """() => {
  const watch = window.watch = { frames: [], last: 0 };
  const request = window.requestAnimationFrame;
  watch.frame = () => new Promise((done) => request.call(window, done));
  window.requestAnimationFrame = (work) => request.call(window, (time) => {
    const began = performance.now();
    work(time);
    watch.frames.push(performance.now() - began);
  });
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...all) {
    put.apply(this, all);
    watch.last = performance.now();
  };
}"""

# Waits until no pixels were put on a canvas for a while; the tiles wait for less before they are inked.
INKED = """async (quiet) => {
  while (performance.now() - watch.last < quiet) await watch.frame();
}"""

# The time from a key to the last pixels that follow it, and what the frames of that time cost.
ENLARGE = """async ([key, quiet]) => {
  const began = performance.now();
  watch.frames.length = 0;
  watch.last = began;
  for (const kind of ["keydown", "keyup"]) {
    const event = new KeyboardEvent(kind, { key, bubbles: true, cancelable: true });
    document.querySelector("#screen").dispatchEvent(event);
  }
  while (performance.now() - watch.last < quiet) await watch.frame();
  return { took: watch.last - began, frames: watch.frames.slice() };
}"""

# Moves the paper to and fro by the wheel, an event a frame.
PAN = """async (count) => {
  const screen = document.querySelector("#screen");
  const { left, top, width, height } = screen.getBoundingClientRect();
  const costs = [];
  for (let index = 0; index < count; index += 1) {
    watch.frames.length = 0;
    const phase = index / 60;
    const event = new WheelEvent("wheel", {
      clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true,
      deltaX: 14 * Math.cos(phase), deltaY: 11 * Math.cos(phase * 1.3 + 1) });
    const began = performance.now();
    screen.dispatchEvent(event);
    const handled = performance.now() - began;
    await watch.frame();
    costs.push(watch.frames.reduce((sum, one) => sum + one, handled));
  }
  return costs;
}"""

GIVE = """([name, text]) => {
  const data = new DataTransfer();
  data.items.add(new File([text], name, { type: "application/json" }));
  document.querySelector("#screen").dispatchEvent(
    new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
}"""


def trace(browser, page, act):
    """Does something; returns how long each of the pen's moves took to be seen, in milliseconds."""
    session = browser.new_browser_cdp_session()
    events, ended = [], []
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    config = {"includedCategories": ["input", "devtools.timeline"], "excludedCategories": ["*"]}
    session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    act()
    page.wait_for_timeout(200)
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    session.detach()
    return seen_after(sorted(events, key=lambda event: event["ts"]))


def seen_after(events):
    """For each move of the pen, from its making to the presentation of the frame in which the page has handled it."""
    began, handled, frames, open_frames, presented = {}, [], [], {}, {}
    for event in events:
        key = event["pid"], str(event.get("id2") or event.get("id"))
        match event["name"], event["ph"]:
            case "EventLatency", "b" if event["args"]["event_latency"].get("event_type") == "MOUSE_DRAGGED":
                began[key] = event["ts"]
            case "RendererMainProcessing", "e" if key in began:
                handled.append((event["pid"], began.pop(key), event["ts"]))
            case "AnimationFrame", "b":
                open_frames[key] = event["args"]["id"]
            case "AnimationFrame", "e" if key in open_frames:
                frames.append((event["pid"], event["ts"], open_frames.pop(key)))
            case "AnimationFrame::Presentation", _:
                presented[event["args"]["id"]] = event["ts"]
    took = []
    for process, made, done in handled:
        frame = next((id for pid, end, id in frames if pid == process and end >= done), None)
        if frame in presented:
            took.append((presented[frame] - made) / 1000)
    return took


def pen_line(page, chance, left, top, width, height):
    """A line that takes so many moves of the pen, at moments that are nobody's frame."""
    session = page.context.new_cdp_session(page)

    def send(kind, step, **more):
        x = left + width * (0.5 + 0.4 * math.sin(step / 31))
        y = top + height * (0.5 + 0.3 * math.sin(step / 23 + 1))
        event = {"type": kind, "x": x, "y": y, "button": "left", "pointerType": "pen", **more}
        session.send("Input.dispatchMouseEvent", event)

    send("mousePressed", 0, buttons=1, force=0.5, clickCount=1)
    for step in range(1, MOVES + 1):
        send("mouseMoved", step, buttons=1, force=0.5 + 0.3 * math.sin(step / 17))
        time.sleep(FRAME * (0.5 + chance.random()))
    send("mouseReleased", MOVES, clickCount=1)
    session.detach()


def open_canvas(browser, url, screen=PHONE):
    page = blank_page(browser, screen)
    page.add_init_script(COUNT_BYTES)
    page.goto(f"{url}/?app=doodles")
    page.evaluate("() => window.heft.ready")
    page.evaluate(PRESS, "New doodle")
    page.wait_for_timeout(1000)
    return page


def latency(browser, url):
    chance = random.Random(SEED)
    page = open_canvas(browser, url)
    raw = blank_page(browser, PHONE)
    raw.set_content(RAW)
    box = page.locator("#screen").bounding_box()
    places = {
        "doodles": (page, box["x"], box["y"] + 80, box["width"], box["height"] - 200),
        "raw-canvas": (raw, 0, 80, PHONE.width, PHONE.height - 200),
    }
    took = {name: [] for name in places}
    bytes_before, seconds = page.evaluate("() => window.bytesKept"), 0.0
    for _ in range(TURNS):
        for name, (drawn, *place) in places.items():
            drawn.bring_to_front()
            began = time.monotonic()
            took[name] += trace(browser, drawn, lambda drawn=drawn, place=place: pen_line(drawn, chance, *place))
            if name == "doodles":
                seconds += time.monotonic() - began
    for name, times in took.items():
        tell(f"doodles/latency-{name}", times, PERCENTILES)
    page.wait_for_timeout(1000)
    kept = page.evaluate("() => window.bytesKept") - bytes_before
    print(f"doodles/stored-per-second-of-drawing {kept / seconds:.0f} B/s n={TURNS}")
    return [page, raw]


def drawing(strokes):
    """Many short strokes over a paper, as Excalidraw keeps them."""
    chance = random.Random(SEED)
    elements = []
    for _ in range(strokes):
        turn = chance.random() * math.tau
        points = [[round(4 * step * math.cos(turn + step / 9), 1), round(4 * step * math.sin(turn + step / 9), 1)]
                  for step in range(10)]
        elements.append({
            "type": "freedraw", "x": round(chance.random() * 1000, 1), "y": round(chance.random() * 700, 1),
            "strokeWidth": 1, "strokeColor": "#1a1a1c", "opacity": 100, "points": points,
            "pressures": [0.5] * len(points),
        })
    return json.dumps({"type": "excalidraw", "elements": elements}, separators=(",", ":"))


def give(page, name, strokes):
    page.evaluate(GIVE, [f"{name}.excalidraw", drawing(strokes)])
    page.wait_for_function(
        "(name) => [...document.querySelectorAll('#screen [role=button]')]"
        ".some((one) => one.getAttribute('aria-label')?.startsWith(name))", arg=f"{name}, ", timeout=120_000)
    page.wait_for_timeout(2000)


def large_drawing(browser, url):
    page = open_page(browser, f"{url}/?app=doodles", LARGE)
    give(page, "Many", MANY_STROKES)
    times = []
    for _ in range(TURNS):
        page.reload()
        page.evaluate("() => window.heft.ready")
        page.wait_for_timeout(1000)
        times.append(page.evaluate(OPEN, "Many, "))
    print(f"doodles/open-{MANY_STROKES}-strokes {statistics.median(times):.0f} ms n={TURNS}")
    enlarged_drawing(page)
    return page


def enlarged_drawing(page):
    """What the drawing that is open costs while it is enlarged and moved on its canvas."""
    page.set_viewport_size(WHOLE_PAPER)
    page.evaluate(WATCH_FRAMES)
    page.evaluate(PRESS, "Draw on It")
    page.evaluate(PRESS, "Show or hide the list")
    # How long no pixels may come before all are there, in milliseconds: many frames, while one is inked.
    quiet = 2_000
    page.evaluate("() => { watch.last = performance.now() }")
    page.evaluate(INKED, quiet)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    took, frames = [], []
    for _ in range(ENLARGEMENTS):
        inked = page.evaluate(ENLARGE, ["+", quiet])
        took.append(inked["took"])
        frames += inked["frames"]
        page.evaluate(ENLARGE, ["0", quiet])
    print(f"doodles/ink-again-at-{SLOWDOWN}x {statistics.median(took):.0f} ms n={ENLARGEMENTS}")
    tell(f"doodles/ink-again-frame-at-{SLOWDOWN}x", frames, FRAME_PERCENTILES)
    for _ in range(3):
        page.evaluate(ENLARGE, ["+", quiet])
    tell(f"doodles/pan-frame-at-{SLOWDOWN}x", page.evaluate(PAN, PAN_FRAMES), FRAME_PERCENTILES)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.detach()


def main():
    with Server("Site") as server, chromium() as browser:
        pages = latency(browser, server.url)
        for page in pages:
            page.context.close()
        pages.append(large_drawing(browser, server.url))
    troubles = [trouble for page in pages for trouble in page.troubles]
    if troubles:
        sys.exit("the page reported errors: " + "; ".join(dict.fromkeys(troubles)))


main()
