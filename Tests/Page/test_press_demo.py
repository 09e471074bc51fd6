"""The picture in the settings: it is pressed to try how hard previews want it (DEMO-1 to DEMO-4)."""

import re

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE, Touchscreen
from playwright.sync_api import expect
from pressing import HINT, LIGHT, NEARLY, PEEK, POP


@pytest.fixture
def screen():
    return DESKTOP


@pytest.fixture
def demo(page):
    return PressDemo(page)


class PressDemo:
    """The picture, a finger on it, and what it shows."""

    def __init__(self, page):
        self.page = page
        self.frame = page.locator("#press-demo")
        self.words = self.frame.get_by_role("status")
        self.picture = page.get_by_role("button", name="Picture to press")
        self.finger = Touchscreen(page).finger()

    def middle(self):
        self.picture.scroll_into_view_if_needed()
        box = self.picture.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def shows(self, state, words):
        expect(self.frame).to_have_attribute("data-state", state)
        expect(self.words).to_have_text(words)

    def rests(self):
        self.shows("rest", "Press the picture to try it")


def app_words(page):
    """What the app shows, in any order, without the time in the bar over it."""
    words = page.locator("#screen").inner_text().splitlines()
    return sorted(word for word in words if not re.fullmatch(r"\d+:\d\d", word))


def test_the_picture_hints_peeks_and_pops_and_the_app_hears_nothing(demo, shown):
    shown.says("0 gram")
    before = app_words(demo.page)
    demo.finger.press(*demo.middle(), LIGHT)
    shown.gauge_shows("1.00", "Touch pressure")
    demo.finger.push(HINT)
    demo.shows("hint", "Hint: press deeper")
    demo.finger.push(PEEK)
    demo.shows("peek", "Peek: press deeper still")
    demo.finger.push(NEARLY)
    shown.gauge_shows("4.20", "Touch pressure")
    demo.finger.push(POP)
    demo.shows("pop", "Pop")
    assert app_words(demo.page) == before
    demo.finger.lift()
    demo.rests()


@pytest.mark.parametrize("sensitivity", ["Light", "Firm"])
def test_the_sensitivity_that_is_chosen_counts(demo, shown, sensitivity):
    shown.choose(sensitivity)
    demo.finger.press(*demo.middle(), LIGHT)
    expect(shown.source).to_have_text("Touch pressure")
    demo.finger.push(0.35)
    # At medium that is 2.33, just short of the peek.
    expect(demo.frame).to_have_attribute("data-state", "peek" if sensitivity == "Light" else "hint")
    demo.finger.lift()
    demo.rests()


def test_the_wheel_stands_in_for_force_on_the_picture_and_the_gauge_says_so(page, demo, shown):
    page.mouse.move(*demo.middle())
    page.mouse.down()
    for _ in range(4):
        page.mouse.wheel(0, -100)
    demo.shows("peek", "Peek: press deeper still")
    shown.gauge_shows("3.00", "Mouse wheel")
    expect(shown.detail).to_have_text("Simulated, of 6.67")
    for _ in range(4):
        page.mouse.wheel(0, -100)
    demo.shows("pop", "Pop")
    page.mouse.up()
    demo.rests()


def test_without_3d_touch_the_picture_is_held(page, demo):
    page.get_by_role("switch", name="3D Touch", exact=True).uncheck()
    page.mouse.move(*demo.middle())
    page.mouse.down()
    demo.shows("peek", "Peek")
    page.mouse.up()
    demo.rests()


def test_space_and_the_arrows_press_the_picture(page, demo):
    demo.picture.focus()
    page.keyboard.down(" ")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    demo.shows("peek", "Peek: press deeper still")
    page.keyboard.press("Tab")
    demo.rests()
    page.keyboard.up(" ")
    demo.rests()


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=str)
def test_the_picture_is_in_a_phones_sheet_too(demo, shown, screen):
    shown.turn_sheet()
    demo.finger.press(*demo.middle(), LIGHT)
    shown.gauge_shows("1.00", "Touch pressure")
    demo.finger.push(PEEK)
    demo.shows("peek", "Peek: press deeper still")
    demo.finger.cancel()
    demo.rests()
