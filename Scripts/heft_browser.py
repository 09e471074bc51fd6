"""Heft's page in a real Chromium, with real force: for the page's tests, the pictures and the benchmarks.

    with Server("Site") as server, chromium() as browser:
        page = open_page(browser, server.url, PHONE)
        finger = Touchscreen(page).finger()
        finger.press(100, 200, force=0.3)
"""

import contextlib
import fcntl
import os
import re
import shutil
import subprocess
import uuid
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
STOP_SECONDS = 30
# The name of a run of the tests: `Scripts/test` sets it for all its parts, pytest-xdist for its
# workers; otherwise each process is a run.
RUN = os.environ.get("HEFT_TEST_RUN") or os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid.uuid4().hex
# The products that the tests of pages open: sites, and modules whose page has its scripts as they
# are written.
TESTED_SITES = ("Site", "ColorByForce", "Gallery", "KeptNote", "LongList", "PeekList")
TESTED_MODULES = ("Site", "BenchmarkSite", "DocumentModule", "SolverModule")


@dataclass(frozen=True)
class Screen:
    """What a page is shown on: its size in CSS pixels, its device scale and whether fingers touch it."""

    name: str
    width: int
    height: int
    scale: int = 1
    touch: bool = False

    def __str__(self):
        return self.name


PHONE = Screen("phone", 375, 667, scale=2, touch=True)
SMALL_PHONE = Screen("small phone", 320, 568, scale=2, touch=True)
LOW_PHONE = Screen("phone on its side", 667, 375, scale=2, touch=True)
TABLET = Screen("tablet", 768, 1024, scale=2, touch=True)
DESKTOP = Screen("desktop", 1280, 800)
LARGE_DESKTOP = Screen("large desktop", 1920, 1080)


def build(command):
    """Runs a build and is silent about it unless it fails."""
    # A plugin's program runs again where its environment has changed, and pytest names each test there.
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    done = subprocess.run(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout[-4000:]}")


def build_once(name, command):
    """Runs a build, unless one of this name has gone well in this run of the tests: its workers wait for the first."""
    folder = ROOT / ".build" / "built"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / name).open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        if file.read() == RUN:
            return
        build(command)
        file.truncate(0)
        file.write(RUN)


def built_module(product, package=None):
    """Builds a product as WebAssembly; returns its path.

    Without a package it is the example of the product's name or, where there is none, this repository's.
    """
    example = ROOT / "Examples" / product
    package = package or (example if example.is_dir() else ROOT)
    path = ROOT / ".build" / "site" / ("heft.wasm" if product == "Site" else f"{product}.wasm")
    build_once(f"module-{product}", [str(ROOT / "Scripts" / "build-wasm"), str(package), product, str(path)])
    return path


def built_server():
    """Builds the server; returns the path of `heft`."""
    build_once("heft", ["swift", "build", "--package-path", "Tools", "--product", "heft"])
    return ROOT / "Tools" / ".build" / "debug" / "heft"


def built_site(product, package=None):
    """Builds the folder that any host serves, and returns its path.

    Without a package it is the example of the product's name or, where there is none, this repository's.
    """
    example = ROOT / "Examples" / product
    package = package or (example if example.is_dir() else ROOT)
    path = package / ".build" / "site" / product
    command = [str(built_server()), "build", str(package), "--product", product, "--output", str(path)]
    build_once(f"site-{product}", command)
    return path


class Server:
    """The page on a free port, with one product's apps, until `stop` or the end of a `with`.

    It serves the folder that `heft build` makes or, with a `folder`, another. With `as_sources` the page's scripts are
    there as they are written, each by itself, for tests of one. `options` are further ones of `heft serve`.
    """

    def __init__(self, product="Site", folder=None, as_sources=False, options=()):
        command = [str(built_server()), "serve", "--port", "0", *options]
        if as_sources:
            command += ["--page", str(ROOT / "Web"), "--wasm", str(built_module(product))]
        else:
            command.append(str(folder or built_site(product)))
        self._process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self._process.stdout.readline()
        found = re.search(r"https?://localhost:\d+", line)
        if not found:
            self._process.kill()
            raise RuntimeError(f"heft serve did not start: {line}{self._process.stderr.read()}")
        self.url = found[0]

    def stop(self):
        self._process.terminate()
        self._process.communicate(timeout=STOP_SECONDS)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


@contextlib.contextmanager
def servers():
    """Gives the address of the page that runs a product, from a server that is started at the first call."""
    running = {}

    def address(product="Site", as_sources=False):
        key = (product, as_sources)
        if key not in running:
            running[key] = Server(product, as_sources=as_sources)
        return running[key].url

    try:
        yield address
    finally:
        for server in running.values():
            server.stop()


@contextlib.contextmanager
def chromium(*, alone=False):
    """The system's Chromium, without a window; `alone` leaves out the browser's own toolbars and pages where it can.

    Alone it takes less than half of the time for a page: for tests, while benchmarks have the browser that people have.
    """
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium, alone=alone)
        yield browser
        browser.close()


def launch(chromium, *, alone=False):
    """Starts a browser of Playwright's kind `chromium`, which another browser has as its `browser_type`."""
    names = ["chromium-headless-shell"] * alone + ["chromium", "chromium-browser"]
    return chromium.launch(
        executable_path=next(filter(None, map(shutil.which, names)), None),
        args=["--no-sandbox", "--font-render-hinting=none", "--force-color-profile=srgb"],
    )


def open_page(browser, url, screen=PHONE, color_scheme="light", reduced_motion="no-preference"):
    """A fresh page on a screen with its app running; `page.troubles` holds what went wrong in it."""
    page = blank_page(browser, screen, color_scheme, reduced_motion)
    page.goto(url)
    page.evaluate("() => window.heft.ready")
    return page


def blank_page(browser, screen=PHONE, color_scheme="light", reduced_motion="no-preference", **others):
    """A fresh page on a screen, with nothing loaded; `others` are of the browser's user: `locale`, `forced_colors`.

    What a page asks for comes from the server: a test of what the page keeps says `service_workers="allow"`.
    """
    others = {"service_workers": "block", **others}
    context = browser.new_context(
        viewport={"width": screen.width, "height": screen.height},
        device_scale_factor=screen.scale,
        has_touch=screen.touch,
        is_mobile=screen.touch,
        color_scheme=color_scheme,
        reduced_motion=reduced_motion,
        **others,
    )
    page = context.new_page()
    page.troubles = []
    page.on("pageerror", lambda error: page.troubles.append(f"error: {error}"))
    page.on("console", lambda line: line.type == "error" and page.troubles.append(f"console: {line.text}"))
    return page


class Touchscreen:
    """Fingers on a page, through the DevTools protocol, each with its own force."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)
        self._down = {}

    def finger(self, radius=10):
        """A finger that is not down yet; `radius` is half the width of its contact in CSS pixels."""
        return Finger(self, radius)

    def _put(self, identifier, point):
        before = self._down.get(identifier)
        # Chromium drops a move to the very same place, also when the force differs.
        if before and (before["x"], before["y"]) == (point["x"], point["y"]):
            point["x"] += 0.01
        self._down[identifier] = point
        self._send("touchMove" if before else "touchStart", [point])

    def _take(self, identifier):
        self._send("touchEnd", [self._down.pop(identifier)])

    def _cancel(self):
        self._down.clear()
        self._send("touchCancel", [])

    def _send(self, kind, points):
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


class Finger:
    """One finger: forces are 0...1 of what the hardware can feel, positions are CSS pixels of the page."""

    _count = 0

    def __init__(self, touchscreen, radius):
        Finger._count += 1
        self._identifier = Finger._count
        self._touchscreen = touchscreen
        self._radius = radius
        self._place = (0.0, 0.0)

    def press(self, x, y, force):
        """Puts the finger down, or moves it where it is down already."""
        self._place = (x, y)
        size = {"radiusX": self._radius, "radiusY": self._radius}
        point = {"x": x, "y": y, "force": force, "id": self._identifier, **size}
        self._touchscreen._put(self._identifier, point)

    move = press

    def push(self, force):
        """Changes the force alone."""
        self.press(*self._place, force)

    def lift(self):
        self._touchscreen._take(self._identifier)

    def cancel(self):
        """Cancels this finger, and with it every other: the system takes the whole screen."""
        self._touchscreen._cancel()


class Pen:
    """A pen that feels force, 0...1 of its range, and its tilt in degrees."""

    def __init__(self, page):
        self._session = page.context.new_cdp_session(page)
        self._place = None
        self._sent = None
        self._is_down = False

    def hover(self, x, y):
        self._send("mouseMoved", (x, y), 0, {"button": "none", "buttons": 0})

    def press(self, x, y, force, tilt_x=0, tilt_y=0):
        """Puts the tip down, or moves it where it is down already."""
        kind = "mouseMoved" if self._is_down else "mousePressed"
        self._is_down = True
        tilt = {"tiltX": tilt_x, "tiltY": tilt_y}
        self._send(kind, (x, y), force, {"button": "left", "buttons": 1, **tilt})

    move = press

    def push(self, force):
        """Changes the force alone."""
        self.press(*self._place, force)

    def lift(self):
        self._is_down = False
        self._send("mouseReleased", self._place, 0, {"button": "left", "buttons": 0})

    def _send(self, kind, place, force, more):
        self._place = place
        x, y = place
        # Chromium drops a move to the very same place, also when the force differs.
        if kind == "mouseMoved" and place == self._sent:
            x += 0.01
        self._sent = (x, y)
        event = {"type": kind, "x": x, "y": y, "force": force, "pointerType": "pen", "clickCount": 1}
        self._session.send("Input.dispatchMouseEvent", {**event, **more})


if __name__ == "__main__":
    for name in TESTED_SITES:
        built_site(name)
    for name in TESTED_MODULES:
        built_module(name)
