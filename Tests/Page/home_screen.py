"""The home screen for the page's tests: its icons, their menus, and a finger."""

import re

from heft_browser import Touchscreen
from playwright.sync_api import expect
from shown import Shown
from test_app_search import still, tap

# Shares of a finger's range: an average touch, a hint, and what opens the menu.
LIGHT, HINT, DEEP = 0.15, 0.27, 0.46
NAMES = ["Scale", "Doodles", "Rooms", "AppSearch"]


class Home:
    """The home screen, what is on it, and a finger."""

    def __init__(self, page):
        self.page = page
        self.shown = Shown(page)
        self.screen = page.locator("#screen")
        self.finger = Touchscreen(page).finger()

    def icon(self, name):
        return self.screen.locator(f'[data-view][aria-haspopup="menu"][aria-label="{name}"]')

    def item(self, title):
        return self.screen.get_by_role("menuitem", name=re.compile(f"^{title}(,|$)"))

    @property
    def blurred(self):
        return self.screen.locator('[style*="filter: blur"]')

    def is_there(self):
        """The home screen is in front, and nothing moves."""
        expect(self.page).to_have_title(re.compile("^Home Screen"))
        for name in NAMES:
            expect(self.icon(name)).to_be_visible()
        expect(self.blurred).to_have_count(0)
        still(self.page)

    def press(self, name, force):
        """Puts the finger on an icon and presses it to a force."""
        box = self.icon(name).bounding_box()
        self.finger.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, LIGHT)
        self.shown.gauge_shows("1.00", "Touch pressure")
        self.finger.push(force)
        self.shown.gauge_shows(f"{force * 20 / 3:.2f}", "Touch pressure")

    def menu(self, name, *titles):
        """Opens the menu of an icon by force, which has those items; the finger is still down."""
        self.press(name, DEEP)
        for title in titles:
            expect(self.item(title)).to_be_visible()
        still(self.page)

    def slide(self, title):
        """Slides the finger that opened the menu to an item, and lifts it there."""
        box = self.item(title).bounding_box()
        self.finger.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, DEEP)
        self.finger.lift()

    def open(self, name):
        tap(self.page, self.icon(name))
        expect(self.page).to_have_title(re.compile(f"^{name}"))
        still(self.page)

    def leave(self):
        """Goes home by the key."""
        self.screen.focus()
        self.page.keyboard.press("Home")
        self.is_there()

    def swipe(self, *heights):
        """Swipes up from the lower edge through heights, within one turn of the page, as fast as a person can."""
        self.page.evaluate(
            """(heights) => {
              const screen = document.getElementById("screen");
              const { left, width, bottom } = screen.getBoundingClientRect();
              const send = (kind, up) => screen.dispatchEvent(new PointerEvent(kind, {
                pointerId: 77, pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true, pressure: 0.2,
                button: 0, buttons: 1, clientX: left + width / 2, clientY: bottom - 6 - up,
              }));
              send("pointerdown", 0);
              for (const up of heights) send("pointermove", up);
              send("pointerup", heights.at(-1));
            }""",
            list(heights),
        )


def has_button(name):
    return lambda home: expect(
        home.screen.get_by_role("button", name=re.compile(name)).locator("visible=true").first
    ).to_be_visible()


def has_text(text):
    return lambda home: expect(
        home.screen.get_by_text(text, exact=True).locator("visible=true").first
    ).to_be_visible()


def draw_a_doodle(home):
    """Draws and saves one, for there to be a latest."""
    def button(name):
        return home.screen.get_by_role("button", name=name, exact=True)
    tap(home.page, button("New doodle"))
    expect(button("Done")).to_be_visible()
    still(home.page)
    x, y = home.shown.point(80, 300)
    for step in range(8):
        home.finger.press(x + 20 * step, y + 6 * step, 0.4)
    home.finger.lift()
    tap(home.page, button("Done"))
    expect(home.screen.locator("input:visible")).to_be_visible()
    still(home.page)
    tap(home.page, button("Save"))
    expect(button("New doodle")).to_be_visible()
    still(home.page)
