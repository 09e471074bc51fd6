"""What a page shows, in a test's words: the app's screen, and the control panel beside it."""

import zlib

from playwright.sync_api import expect
from waiting import unchanged


def reload(page):
    """Loads the page again once the browser has kept what the apps stored: a test is faster than its user."""
    page.evaluate("() => window.heft.settled()")
    page.reload()
    page.evaluate("() => window.heft.ready")


def still(page):
    """Waits until nothing moves any more."""
    unchanged(page, """() => document.querySelector("#screen").innerHTML""")


class Shown:
    """A page with the app running. Positions on the device are in points, as the app knows them."""

    def __init__(self, page):
        self.page = page
        self.screen = page.locator("#screen")
        self.value = page.locator("#force-value")
        self.source = page.locator("#force-source")
        self.detail = page.locator("#force-detail")
        self.meter = page.get_by_role("meter", include_hidden=True)
        self.console = page.locator("#console")
        self.failure = page.get_by_role("alertdialog")
        self.replay = page.get_by_role("button", name="Replay\u2026", exact=True)
        self.stop = page.get_by_role("button", name="Stop replay")

    def says(self, text):
        """The app's screen comes to show this text, where a user can see it."""
        expect(self.screen.get_by_text(text, exact=True)).to_be_visible()

    def says_nothing_like(self, text):
        expect(self.screen.get_by_text(text)).to_have_count(0)

    def gauge_shows(self, value, source):
        """The gauge comes to show this value from this source."""
        expect(self.source).to_have_text(source)
        expect(self.value).to_have_text(value)

    def gauge_value(self):
        return float(self.value.inner_text())

    def console_says(self, text):
        expect(self.console.get_by_text(text).first).to_be_attached()

    def warning(self, text):
        """A warning in the console whose words begin so."""
        return self.console.locator(".warning").filter(has_text=text)

    def point(self, x, y):
        """Where a point of the device is in the window, in CSS pixels."""
        box = self.screen.bounding_box()
        scale = box["width"] / self.screen.evaluate("(screen) => screen.offsetWidth")
        return box["x"] + x * scale, box["y"] + y * scale

    def middle(self):
        box = self.screen.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def turn_sheet(self):
        """Opens the sheet that the control panel is in on a phone, or closes it."""
        self.page.get_by_role("button", name="Force, settings and console").click()
        self.page.evaluate("() => Promise.all(document.getAnimations().map(({ finished }) => finished))")

    def choose(self, name):
        """Chooses a setting by its label."""
        self.page.get_by_role("radio", name=name).check(force=True)

    def save_trace(self):
        """The text of the file that Save gives to the user."""
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name="Save trace").click()
        return download.value.path().read_text(encoding="utf-8")

    def replay_file(self, text):
        """Gives the page a trace as its user does: by choosing a file."""
        with self.page.expect_file_chooser() as chooser:
            self.replay.click()
        file = {"name": "some.trace", "mimeType": "text/plain", "buffer": text.encode()}
        chooser.value.set_files(files=[file])

    def replay_to_the_end(self, text):
        """Has the page replay a trace as it was recorded, and waits until that is over."""
        self.page.evaluate(
            """() => {
              window.isOver = false;
              const stop = document.getElementById("stop-replay");
              const look = () => { window.isOver = stop.hidden };
              new MutationObserver(look).observe(stop, { attributeFilter: ["hidden"] });
            }"""
        )
        self.replay_file(text)
        self.page.wait_for_function("() => window.isOver")

    def color_at(self, x, y):
        """The red, green and blue of a pixel of the window."""
        return first_pixel(self.page.screenshot(clip={"x": x, "y": y, "width": 1, "height": 1}))

    def frames_asked_for(self, frames):
        """How many animation frames the page asks for while so many go by."""
        return self.page.evaluate(
            """async (frames) => {
              const real = window.requestAnimationFrame;
              let count = 0;
              window.requestAnimationFrame = (draw) => { count += 1; return real.call(window, draw) };
              for (let left = frames; left > 0; left -= 1) await new Promise((next) => real.call(window, next));
              window.requestAnimationFrame = real;
              return count;
            }""",
            frames,
        )

    def lives(self):
        """No failure is shown, and a key still reaches the app."""
        expect(self.failure).to_be_hidden()
        self.screen.focus()
        self.page.keyboard.down(" ")
        expect(self.source).to_have_text("Keyboard")
        self.page.keyboard.up(" ")
        expect(self.source).to_have_text("No touch")


def first_pixel(png):
    """The red, green and blue of a PNG's first pixel: nothing is before it that a filter could refer to."""
    data, offset = b"", 8
    while offset < len(png):
        length = int.from_bytes(png[offset : offset + 4], "big")
        if png[offset + 4 : offset + 8] == b"IDAT":
            data += png[offset + 8 : offset + 8 + length]
        offset += length + 12
    return tuple(zlib.decompress(data)[1:4])
