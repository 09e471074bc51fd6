"""A finger that presses deeper, and what there is to see of previews."""

import re

from heft_browser import Touchscreen
from playwright.sync_api import expect
from shown import Shown
from waiting import frames, unchanged

# Shares of a finger's range, which is 20/3 units: an average touch, a hint, a peek, nearly a pop, a pop.
LIGHT, HINT, PEEK, NEARLY, POP = 0.15, 0.27, 0.46, 0.63, 0.8


class Presser:
    """A finger that presses what is on the device's screen."""

    def __init__(self, page):
        self.page = page
        self.shown = Shown(page)
        self.finger = Touchscreen(page).finger()
        self.screen = page.locator("#screen")

    @property
    def blurred(self):
        """What stands back behind a preview."""
        return self.screen.locator("[data-blur]")

    @property
    def card(self):
        """The preview itself."""
        return self.screen.get_by_role("button", name=re.compile("^Open"))

    def button(self, name):
        return self.screen.get_by_role("button", name=name, exact=True)

    def press(self, locator, force):
        """Puts the finger on an element's first line, lightly, and then presses as hard as is said."""
        x, y = middle(locator)
        self.finger.press(x, y, LIGHT)
        self.shown.gauge_shows("1.00", "Touch pressure")
        self.push(force)

    def push(self, force):
        self.finger.push(force)
        self.shown.gauge_shows(f"{force * 20 / 3:.2f}", "Touch pressure")

    def lift(self):
        self.finger.lift()

    def peek(self, locator):
        self.press(locator, PEEK)
        expect(self.card).to_be_visible()

    def pop(self, locator):
        self.peek(locator)
        self.push(NEARLY)
        self.push(POP)
        self.gone()
        self.lift()

    def open_actions(self, locator, first):
        """Opens the actions of an element and lifts the finger; `first` is the name of one of them."""
        self.peek(locator)
        self.slide_up()
        expect(self.button(first)).to_be_visible()
        self.lift()

    def slide_up(self):
        x, y = self.finger._place
        for step in range(1, 5):
            self.finger.move(x, y - 20 * step, PEEK)
            frames(self.page)

    def tap(self, locator, value="1.00"):
        """Taps once what was moving has come to rest; the gauge then shows a value, which is 0 without 3D Touch."""
        expect(locator).to_be_visible()
        unchanged(self.page, "(one) => JSON.stringify(one.getBoundingClientRect())", locator.element_handle(), "a button")
        box = locator.bounding_box()
        self.finger.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, LIGHT)
        self.shown.gauge_shows(value, "Touch pressure")
        self.lift()

    def gone(self):
        """Nothing of a preview is there, and what was behind it is as large as ever."""
        expect(self.blurred).to_have_count(0)
        expect(self.screen.locator("[style*='scale:']")).to_have_count(0)


def middle(locator):
    expect(locator).to_be_visible()
    return locator.evaluate(
        """(one) => {
          const { left, top, width, height } = one.getClientRects()[0];
          return [left + Math.min(width / 2, 60), top + height / 2];
        }"""
    )
