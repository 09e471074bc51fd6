"""Scale, pressed with real force."""

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE, Pen, Touchscreen
from playwright.sync_api import expect
from waiting import frames, hold


def grams(hundredths):
    return f"{385 * hundredths // 100} grams"


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=str)
def test_a_finger_weighs_what_it_presses(finger, shown):
    shown.says("0 gram")
    for hundredths in (1, 7, 20, 21, 29, 50, 57, 90, 99):
        finger.press(150, 250, force=hundredths / 100)
        shown.says(grams(hundredths))
        shown.says(f"{hundredths}% force")


def test_every_hundredth_of_the_force_is_shown_as_itself(page, finger, shown):
    labels = "() => [...document.querySelectorAll('#screen .text')].map((label) => label.textContent)"
    wrong = []
    for hundredths in range(1, 100):
        finger.press(150, 250, force=hundredths / 100)
        texts = page.evaluate(labels)
        if grams(hundredths) not in texts or f"{hundredths}% force" not in texts:
            wrong.append((hundredths, texts))
    assert wrong == []


def test_force_alone_counts_where_the_finger_lies_still(finger, shown):
    finger.press(150, 250, force=0.2)
    for hundredths in (30, 60, 40, 80):
        finger.push(hundredths / 100)
        shown.says(grams(hundredths))


def test_the_most_that_can_be_felt_is_marked_as_more(finger, shown):
    finger.press(150, 250, force=0.9)
    shown.says("346 grams")
    finger.push(1.0)
    shown.says("385+ grams")
    shown.says("100% force")
    finger.push(0.99)
    shown.says("381 grams")


def test_letting_go_weighs_nothing(finger, shown):
    finger.press(150, 250, force=0.4)
    shown.says("154 grams")
    finger.lift()
    shown.says("0 gram")
    shown.says("0% force")
    shown.says_nothing_like("Nominal")


def test_pressing_again_weighs_anew(finger, shown):
    for hundredths in (30, 60):
        finger.press(150, 250, force=hundredths / 100)
        finger.push(hundredths / 100)
        shown.says(grams(hundredths))
        finger.lift()
        shown.says("0 gram")


def test_grams_of_a_touchscreen_are_marked_as_nominal(finger, shown):
    finger.press(150, 250, force=0.3)
    shown.says("Nominal: Touch pressure is not calibrated")


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
class TestOnADesktop:
    def test_a_pen_weighs_what_it_presses(self, pen, shown):
        pen.press(*shown.middle(), force=0.13)
        shown.says("50 grams")
        shown.says("13% force")
        shown.says("Nominal: Pen pressure is not calibrated")
        shown.gauge_shows("0.54", "Pen pressure")
        pen.push(0.62)
        shown.says("238 grams")
        shown.gauge_shows("2.58", "Pen pressure")
        pen.push(1.0)
        shown.says("385+ grams")
        shown.gauge_shows("4.17", "Pen pressure")
        pen.lift()
        shown.says("0 gram")
        shown.gauge_shows("0.00", "No touch")

    def test_a_hovering_pen_weighs_nothing(self, pen, shown):
        pen.hover(*shown.middle())
        shown.says("0 gram")
        shown.gauge_shows("0.00", "No touch")

    def test_a_mouse_is_marked_as_no_sensor(self, page, shown):
        page.mouse.move(*shown.middle())
        page.mouse.down()
        shown.says("Nominal: no force sensor here")
        shown.says("57 grams")
        page.mouse.wheel(0, -100)
        shown.says("Nominal: Mouse wheel stands in for force")
        shown.says("86 grams")
        page.mouse.up()
        shown.says("0 gram")

    def test_the_device_is_drawn_at_a_scale_of_its_own(self, shown):
        box = shown.screen.bounding_box()
        assert box["width"] > 380
        assert box["width"] / box["height"] == pytest.approx(375 / 667, abs=1e-3)

    def test_a_touch_lands_where_it_is_shown(self, pen, shown):
        title = shown.screen.get_by_text("Scale", exact=True).bounding_box()
        # On the title nothing but the scale itself is touched.
        pen.press(title["x"] + title["width"] / 2, title["y"] + title["height"] / 2, force=0.3)
        pen.lift()
        down = next(line for line in shown.save_trace().splitlines() if line.startswith("pen down"))
        x, y = (float(field) for field in down.split()[4:6])
        # The title's frame begins 20 points from the left and 12 below the status bar of 20, and is 44 high.
        assert x == pytest.approx(20 + 335 / 4, abs=1)
        assert y == pytest.approx(20 + 12 + 22, abs=1)

    def test_a_pen_beside_the_device_weighs_nothing(self, page, shown):
        box = shown.screen.bounding_box()
        pen = Pen(page)
        pen.press(box["x"] - 60, box["y"] + 300, force=0.6)
        pen.push(0.7)
        shown.says("0 gram")
        shown.gauge_shows("0.00", "No touch")
        pen.lift()

    def test_a_pen_that_leaves_the_device_is_felt_until_it_lifts(self, pen, shown):
        box = shown.screen.bounding_box()
        pen.press(*shown.middle(), force=0.3)
        pen.move(box["x"] - 80, box["y"] + 300, force=0.6)
        shown.says("231 grams")
        pen.lift()
        shown.says("0 gram")


def test_the_picture_of_the_scale_is_drawn(shown):
    picture = shown.screen.get_by_role("img", name="A kitchen scale").locator("img:visible").first
    expect(picture).to_be_visible()
    assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 0
    box = picture.bounding_box()
    red, green, blue = shown.color_at(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.88)
    assert blue > red + 60, "the scale's body is blue"


def test_a_touchscreen_without_a_sensor_weighs_an_average_touch(page, shown):
    finger = Touchscreen(page).finger()
    finger.press(150, 250, force=0.5)
    shown.says("Nominal: no force sensor here")
    shown.says("57 grams")


def test_a_weight_that_lies_still_is_stable_after_a_moment(finger, shown):
    shown.says("Empty")
    finger.press(150, 250, force=0.3)
    shown.says("Settling")
    shown.says("Stable")
    shown.says("115 grams")
    finger.push(0.5)
    shown.says("Settling")
    finger.lift()
    shown.says("Empty")


def test_the_end_of_the_sensor_is_an_overload(finger, shown):
    finger.press(150, 250, force=0.9)
    finger.push(1.0)
    shown.says("Overload")
    finger.push(0.9)
    shown.says("Settling")


def test_a_screen_reader_hears_the_weight_once_it_rests(page, finger, shown):
    page.evaluate(
        """() => {
          window.heard = [];
          new MutationObserver((changes) => {
            for (const { target } of changes) {
              const live = target.parentElement?.closest("[aria-live]") ?? target.closest?.("[aria-live]");
              if (live && live.ariaLive !== "off" && live.textContent) window.heard.push(live.textContent);
            }
          }).observe(document.body, { childList: true, characterData: true, subtree: true });
        }"""
    )
    for hundredths in range(5, 41, 5):
        finger.press(150, 250, force=hundredths / 100)
        frames(page, 3)
    page.wait_for_function("() => window.heard.length > 0")
    assert page.evaluate("() => [...new Set(window.heard)]") == ["154 grams, Stable"]
    hold(page, "another announcement")
    assert page.evaluate("() => [...new Set(window.heard)]") == ["154 grams, Stable"]


def test_the_graph_shows_the_last_seconds(page, finger, shown):
    graph = shown.screen.get_by_role("img", name="Graph of the last ten seconds")
    box = graph.bounding_box()
    corner = (box["x"] + box["width"] - 15, box["y"] + box["height"] - 12)
    empty = shown.color_at(*corner)
    finger.press(150, 250, force=0.6)
    shown.says("Stable")
    red, green, blue = shown.color_at(*corner)
    assert (red, green, blue) != empty and blue > red + 100
