"""Scale beyond its tutorial: units, tare and a calibration, with real force and a real keyboard."""

from pathlib import Path

import pytest
from heft_browser import DESKTOP, LOW_PHONE, PHONE, SMALL_PHONE, Pen, Touchscreen
from playwright.sync_api import expect
from shown import reload, still

MEASURES = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")


class Scale:
    """The scale in a page: what its user does with it."""

    def __init__(self, page, shown, screen):
        self.page, self.shown = page, shown
        self.tool = Touchscreen(page).finger() if screen.touch else Pen(page)

    def control(self, name):
        return self.shown.screen.get_by_text(name, exact=True).last

    def tap(self, name):
        box = self.control(name).bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if isinstance(self.tool, Pen):
            self.page.mouse.click(x, y)
        else:
            self.page.touchscreen.tap(x, y)

    def press(self, force, x=0.5, y=0.3):
        box = self.shown.screen.bounding_box()
        self.tool.press(box["x"] + box["width"] * x, box["y"] + box["height"] * y, force=force / 2)
        self.tool.push(force)

    def open_calibration(self):
        self.tap("Calibrate")
        self.shown.says("Press here with a known weight")
        still(self.page)

    def press_pad(self, force):
        box = self.control("Press here with a known weight").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.tool.press(x, y, force=force / 2)
        self.tool.push(force)
        expect(self.shown.screen.get_by_text("Steady at")).to_be_visible()
        self.tool.lift()

    def type_weight(self, text):
        field = self.shown.screen.locator("input")
        field.focus()
        field.fill(text)
        self.page.keyboard.press("Enter")

    def add(self, grams, force):
        self.press_pad(force)
        self.type_weight(grams)


@pytest.fixture
def scale(page, shown, screen):
    return Scale(page, shown, screen)


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, DESKTOP], ids=str)
def test_two_known_weights_calibrate_and_outlast_a_reload(page, scale, shown):
    scale.open_calibration()
    shown.says("Not calibrated")
    scale.add("100", 0.3)
    shown.says("One more weight makes a line")
    scale.add("200,5", 0.6)
    expect(shown.screen.get_by_text("A third weight tells the residual")).to_be_visible()
    scale.tap("Done")
    expect(shown.screen.get_by_text("Known weight")).to_have_count(0)
    still(page)
    scale.press(0.6)
    shown.says("201 grams")
    shown.says_nothing_like("Nominal")
    scale.tool.lift()
    reload(page)
    again = Scale(page, shown, DESKTOP if isinstance(scale.tool, Pen) else PHONE)
    again.press(0.3)
    shown.says("100 grams")
    again.tool.lift()
    again.open_calibration()
    again.tap("Reset")
    still(page)
    again.tap("Reset")
    shown.says("Not calibrated")
    still(page)
    again.tap("Done")
    still(page)
    again.press(0.3)
    shown.says("115 grams")


def test_what_is_no_weight_is_refused_in_words(scale, shown):
    scale.open_calibration()
    scale.type_weight("50")
    shown.says("Press with the weight until the force is steady, then add it.")
    scale.press_pad(0.4)
    scale.type_weight("-5")
    shown.says("A known weight is more than 0 g.")
    scale.type_weight("heavy")
    shown.says("Type the weight as a number, such as 50 or 12.5.")
    scale.type_weight("50")
    shown.says("One more weight makes a line")


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, DESKTOP], ids=str)
def test_every_unit_tells_the_weight(scale, shown):
    for unit, reading in (("oz", "6.79 oz"), ("N", "1.88 N"), ("%", "50%"), ("g", "192 grams")):
        scale.tap(unit)
        scale.press(0.5)
        shown.says(reading)
        scale.tool.lift()


def test_a_tare_is_taken_by_a_second_finger(page, scale, shown):
    touchscreen = Touchscreen(page)
    dish, thumb = touchscreen.finger(), touchscreen.finger()
    dish.press(150, 200, force=0.3)
    shown.says("115 grams")
    box = scale.control("Tare").bounding_box()
    thumb.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, force=0.2)
    thumb.lift()
    shown.says("0 gram")
    dish.push(0.6)
    shown.says("115 grams")
    dish.lift()
    shown.says("\u2212115 grams")
    scale.tap("Clear tare")
    shown.says("0 gram")


@pytest.mark.parametrize("color_scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, LOW_PHONE, DESKTOP], ids=str)
def test_the_calibration_looks_right(page, scale, shown):
    page.evaluate(MEASURES)
    scale.open_calibration()
    scale.add("100", 0.3)
    scale.add("150", 0.45)
    scale.add("205", 0.6)
    expect(shown.screen.get_by_text("residual")).to_be_visible()
    scale.type_weight("")
    for measure in ("cutTexts", "covered"):
        assert page.evaluate(f"() => looks.{measure}()") == []
