"""Several fingers, fingers that are taken away, and a pen's pose."""

import random

import pytest
from heft_browser import DESKTOP


def place(number):
    """Ten places that do not touch one another, on a phone."""
    return 40 + 70 * (number % 5), 180 + 160 * (number // 5)


def force_shown(share):
    """A touchscreen's share of the most it feels, as the gauge shows it."""
    return f"{share / 0.15:.2f}"


def test_the_gauge_follows_the_finger_that_came_last(touchscreen, shown):
    one, two = touchscreen.finger(), touchscreen.finger()
    one.press(100, 200, force=0.3)
    shown.gauge_shows("2.00", "Touch pressure")
    two.press(250, 400, force=0.6)
    shown.gauge_shows("4.00", "Touch pressure")
    one.push(0.15)
    shown.gauge_shows("4.00", "Touch pressure")
    two.push(0.45)
    shown.gauge_shows("3.00", "Touch pressure")
    two.lift()
    shown.gauge_shows("1.00", "Touch pressure")
    one.lift()
    shown.gauge_shows("0.00", "No touch")


def test_a_scale_adds_its_fingers_up(touchscreen, shown):
    one, two = touchscreen.finger(), touchscreen.finger()
    one.press(100, 200, force=0.2)
    shown.says("77 grams")
    two.press(250, 400, force=0.4)
    shown.says("231 grams")
    shown.says("2 touches, 60% force")
    two.push(0.5)
    shown.says("269 grams")
    one.push(0.3)
    shown.says("308 grams")
    two.lift()
    shown.says("115 grams")
    one.lift()
    shown.says("0 gram")


def test_the_second_finger_may_stay_when_the_first_lifts(touchscreen, shown):
    one, two = touchscreen.finger(), touchscreen.finger()
    one.press(100, 200, force=0.2)
    two.press(250, 400, force=0.6)
    one.lift()
    shown.says("231 grams")
    shown.gauge_shows("4.00", "Touch pressure")
    two.lift()
    shown.says("0 gram")
    shown.gauge_shows("0.00", "No touch")
    one.press(100, 200, force=0.3)
    shown.says("115 grams")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_ten_fingers_lift_in_any_order(touchscreen, shown, seed):
    shares = [0.09 * (number + 1) for number in range(10)]
    fingers = [touchscreen.finger() for _ in shares]
    for number, (finger, share) in enumerate(zip(fingers, shares, strict=True)):
        finger.press(*place(number), force=share)
        shown.gauge_shows(force_shown(share), "Touch pressure")
    left = list(range(10))
    order = random.Random(seed).sample(left, 10)
    for number in order:
        fingers[number].lift()
        left.remove(number)
        if left:
            shown.gauge_shows(force_shown(shares[max(left)]), "Touch pressure")
    shown.gauge_shows("0.00", "No touch")
    shown.says("0 gram")
    assert shown.warning("").count() == 0


def test_a_touch_that_the_system_takes_weighs_nothing(touchscreen, shown):
    one, two = touchscreen.finger(), touchscreen.finger()
    one.press(100, 200, force=0.3)
    two.press(250, 400, force=0.5)
    one.cancel()
    shown.gauge_shows("0.00", "No touch")
    shown.says("0 gram")
    one.press(100, 200, force=0.3)
    shown.says("115 grams")


def test_a_window_that_loses_the_focus_lets_go(page, finger, shown):
    finger.press(100, 200, force=0.3)
    shown.says("115 grams")
    page.evaluate("() => { window.dispatchEvent(new Event('blur')) }")
    shown.says("0 gram")
    shown.gauge_shows("0.00", "No touch")
    finger.push(0.6)
    finger.lift()
    shown.says("0 gram")
    assert shown.warning("").count() == 0
    finger.press(100, 200, force=0.2)
    shown.says("77 grams")


def test_a_page_that_is_hidden_lets_go_and_comes_back(page, finger, shown):
    finger.press(100, 200, force=0.3)
    shown.says("115 grams")
    page.evaluate(
        """() => {
          for (const state of ["hidden", "visible"]) {
            Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
            document.dispatchEvent(new Event("visibilitychange"));
          }
        }"""
    )
    shown.says("0 gram")
    finger.lift()
    assert shown.warning("").count() == 0
    finger.press(100, 200, force=0.2)
    shown.says("77 grams")


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
class TestWithAPen:
    @pytest.mark.parametrize("tilt", [(0, 0), (60, -45), (-90, 90), (90, 0)], ids=str)
    def test_its_tilt_does_no_harm(self, pen, shown, tilt):
        pen.press(*shown.middle(), 0.2, *tilt)
        pen.move(*shown.middle(), 0.4, *tilt)
        shown.says("154 grams")
        pen.lift()
        shown.says("0 gram")
        assert shown.warning("").count() == 0

    def test_its_tilt_is_in_the_trace(self, pen, shown):
        pen.press(*shown.middle(), 0.2, 30, -20)
        pen.lift()
        down = next(line for line in shown.save_trace().splitlines() if line.startswith("pen down"))
        assert down.split()[7:9] == ["30", "-20"]

    def test_the_window_may_be_left_while_the_mouse_is_pressed(self, page, shown):
        page.mouse.move(*shown.middle())
        page.mouse.down()
        shown.gauge_shows("1.00", "No sensor")
        page.evaluate("() => { window.dispatchEvent(new Event('blur')) }")
        shown.gauge_shows("0.00", "No touch")
        page.mouse.up()
        shown.lives()
        assert shown.warning("").count() == 0

    def test_only_the_first_button_of_a_mouse_touches(self, page, shown):
        page.mouse.move(*shown.middle())
        page.mouse.down(button="right")
        page.mouse.up(button="right")
        page.mouse.down(button="middle")
        page.mouse.up(button="middle")
        shown.gauge_shows("0.00", "No touch")
