"""The picture in the settings: it is pressed to try how hard previews want it (TRIAL-1 to TRIAL-4)."""

import re

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE, Touchscreen
from playwright.sync_api import expect
from pressing import HINT, LIGHT, NEARLY, PEEK, POP


@pytest.fixture
def screen():
    return DESKTOP


@pytest.fixture
def trial(page):
    return Trial(page)


class Trial:
    """The picture, a finger on it, and what it shows."""

    def __init__(self, page):
        self.page = page
        self.frame = page.locator("#trial")
        self.words = self.frame.get_by_role("status")
        self.picture = page.get_by_role("button", name="Picture to press")
        self.finger = Touchscreen(page).finger()

    def middle(self):
        self.picture.scroll_into_view_if_needed()
        box = self.picture.bounding_box()
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def shows(self, stage, words):
        expect(self.frame).to_have_attribute("data-stage", stage)
        expect(self.words).to_have_text(words)

    def rests(self):
        self.shows("rest", "Press the picture to try it")


def app_words(page):
    """What the app shows, in any order, without the time in the bar over it."""
    words = page.locator("#screen").inner_text().splitlines()
    return sorted(word for word in words if not re.fullmatch(r"\d+:\d\d", word))


def test_the_picture_hints_peeks_and_pops_and_the_app_hears_nothing(trial, shown):
    shown.says("0 gram")
    before = app_words(trial.page)
    trial.finger.press(*trial.middle(), LIGHT)
    shown.gauge_shows("1.00", "Touch pressure")
    trial.finger.push(HINT)
    trial.shows("hint", "Hint: press deeper")
    trial.finger.push(PEEK)
    trial.shows("peek", "Peek: press deeper still")
    trial.finger.push(NEARLY)
    shown.gauge_shows("4.20", "Touch pressure")
    trial.finger.push(POP)
    trial.shows("pop", "Pop")
    assert app_words(trial.page) == before
    trial.finger.lift()
    trial.rests()


@pytest.mark.parametrize("sensitivity", ["Light", "Firm"])
def test_the_sensitivity_that_is_chosen_counts(trial, shown, sensitivity):
    shown.choose(sensitivity)
    trial.finger.press(*trial.middle(), LIGHT)
    expect(shown.source).to_have_text("Touch pressure")
    trial.finger.push(0.35)
    # At medium that is 2.33, just short of the peek.
    expect(trial.frame).to_have_attribute("data-stage", "peek" if sensitivity == "Light" else "hint")
    trial.finger.lift()
    trial.rests()


def test_the_wheel_stands_in_for_force_on_the_picture_and_the_gauge_says_so(page, trial, shown):
    page.mouse.move(*trial.middle())
    page.mouse.down()
    for _ in range(4):
        page.mouse.wheel(0, -100)
    trial.shows("peek", "Peek: press deeper still")
    shown.gauge_shows("3.00", "Mouse wheel")
    expect(shown.detail).to_have_text("A stand-in, of 6.67")
    for _ in range(4):
        page.mouse.wheel(0, -100)
    trial.shows("pop", "Pop")
    page.mouse.up()
    trial.rests()


def test_without_3d_touch_the_picture_is_held(page, trial):
    page.get_by_role("switch", name="3D Touch", exact=True).uncheck()
    page.mouse.move(*trial.middle())
    page.mouse.down()
    trial.shows("peek", "Peek")
    page.mouse.up()
    trial.rests()


def test_space_and_the_arrows_press_the_picture(page, trial):
    trial.picture.focus()
    page.keyboard.down(" ")
    for _ in range(4):
        page.keyboard.press("ArrowUp")
    trial.shows("peek", "Peek: press deeper still")
    page.keyboard.press("Tab")
    trial.rests()
    page.keyboard.up(" ")
    trial.rests()


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=str)
def test_the_picture_is_in_a_phones_sheet_too(trial, shown, screen):
    shown.turn_sheet()
    trial.finger.press(*trial.middle(), LIGHT)
    shown.gauge_shows("1.00", "Touch pressure")
    trial.finger.push(PEEK)
    trial.shows("peek", "Peek: press deeper still")
    trial.finger.cancel()
    trial.rests()
