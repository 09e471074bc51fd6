"""Paper without an end in Doodles (DOODLES-50 to DOODLES-52)."""

import re

import pytest
from heft_browser import DESKTOP, PHONE, TABLET, Pen, Touchscreen
from playwright.sync_api import expect
from shown import Shown, still
from test_doodle_canvas import canvas, open_canvas, strokes
from test_doodle_turning import is_dark
from test_doodles import app, button, hand, paper_left  # noqa: F401


def choose_endless(page, hand):
    # Beside the list that has one, too.
    hand.tap_on(button(page, "More").last)
    still(page)
    hand.tap_on(button(page, "Paper\u2026"))
    still(page)
    hand.tap_on(page.locator("#screen").get_by_role("radio", name="Endless", exact=True))
    expect(canvas(page)).to_have_attribute("aria-label", re.compile("0 strokes, endless paper"))
    page.keyboard.press("Escape")
    still(page)


def pull(page, start, end):
    """Two fingers that move the paper, in steps so small that they turn nothing."""
    shown = Shown(page)
    touchscreen = Touchscreen(page)
    fingers = touchscreen.finger(), touchscreen.finger()
    steps = 60
    for step in range(steps + 1):
        x, y = (a + (b - a) * step / steps for a, b in zip(start, end, strict=True))
        fingers[0].press(*shown.point(x - 40, y), 0.15)
        fingers[1].press(*shown.point(x + 40, y), 0.15)
    for finger in fingers:
        finger.lift()
    still(page)


def ends(page):
    """Where the canvas ends at the right and below, in points of the device."""
    box, (x, y) = canvas(page).bounding_box(), Shown(page).point(0, 0)
    scale = Shown(page).point(1, 0)[0] - x
    return (box["x"] + box["width"] - x) / scale, (box["y"] + box["height"] - y) / scale


@pytest.mark.parametrize("screen", [PHONE, TABLET, DESKTOP], ids=str)
@pytest.mark.rule("DOODLES-50", "DOODLES-51", "DOODLES-52")
def test_endless_paper_is_drawn_on_wherever_one_goes_and_kept(page, hand, screen):
    open_canvas(page, hand)
    # Endless paper begins left of its place.
    left = paper_left(page)
    choose_endless(page, hand)
    room = page.locator("#screen").bounding_box()
    around = canvas(page).bounding_box()
    # There is paper beside the window.
    assert around["x"] < room["x"] + left - 100 and around["y"] < room["y"] - 100
    assert around["x"] + around["width"] > room["x"] + room["width"] + 100
    hand.drag([(left + 100, 300), (left + 160, 300), (left + 220, 300)], 0.7)
    strokes(page, 1)
    still(page)
    assert is_dark(page, left + 160, 300)
    # The drawing goes with the fingers, and paper comes after it: at the left and above, so that the other edges only
    # move.
    before = ends(page)
    pull(page, (left + 100, 250), (left + 190, 400))
    across, down = (after - old for after, old in zip(ends(page), before, strict=True))
    assert 60 < across <= 91 and 110 < down <= 151
    assert is_dark(page, left + 160 + across, 300 + down) and not is_dark(page, left + 160, 300)
    page.keyboard.press("ArrowLeft")
    still(page)
    assert abs(ends(page)[0] - before[0] - across - 60) < 1
    assert is_dark(page, left + 160 + across + 60, 300 + down)
    for _ in range(25):
        page.keyboard.press("ArrowLeft")
    still(page)
    hand.drag([(left + 100, 200), (left + 160, 200), (left + 220, 200)], 0.7)
    strokes(page, 2)
    still(page)
    assert is_dark(page, left + 160, 200)
    hand.tap_on(button(page, "Undo"))
    strokes(page, 1)
    page.keyboard.press("Control+y")
    strokes(page, 2)
    page.keyboard.press("0")
    still(page)
    expect(canvas(page)).to_have_attribute("aria-label", re.compile("2 strokes, endless paper"))
    page.keyboard.press("Control+s")
    still(page)
    hand.tap_on(button(page, "Save"))
    still(page)
    row = page.locator("#screen").get_by_role("button", name=re.compile("^Doodle 1, Today"))
    hand.tap_on(row)
    still(page)
    picture = page.locator("#screen").get_by_role("img", name=re.compile("^Doodle 1.*2 strokes, endless paper"))
    expect(picture).to_be_visible()
    # Far wider than high, as what was drawn.
    box = picture.bounding_box()
    assert box["width"] > 3 * box["height"]
    hand.tap_on(button(page, "Draw on It"))
    strokes(page, 2, title="Doodle 1")
    expect(canvas(page, "Doodle 1")).to_have_attribute("aria-label", re.compile("endless paper"))


def surface_reasons(page):
    """Why Chromium composes parts of the page in surfaces of their own, of which each has memory of its own."""
    browser = page.context.browser
    browser.start_tracing(page=page, categories=["cc", "disabled-by-default-cc.debug"])
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    page.screenshot()
    trace = browser.stop_tracing().decode()
    reasons = set(re.findall(r'"render_surface_reason":"([^"]*)"', trace))
    assert "root" in reasons, "the trace tells no reasons"
    return " ".join(reasons)


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
@pytest.mark.rule("DOODLES-50", "DOODLES-51")
def test_the_wheel_moves_endless_paper_and_a_pen_draws_on_it(page, hand, shown):
    open_canvas(page, hand)
    left = paper_left(page)
    choose_endless(page, hand)
    pen = Pen(page)
    pen.press(*shown.point(left + 200, 300), 0.6)
    for step in range(1, 10):
        pen.move(*shown.point(left + 200 + 10 * step, 300), 0.6)
    pen.lift()
    strokes(page, 1)
    page.mouse.move(*shown.point(left + 300, 400))
    before = canvas(page).bounding_box()
    for _ in range(4):
        page.mouse.wheel(0, 100)
    still(page)
    after = canvas(page).bounding_box()
    # The upper edge moves, and the lower one at least stays beyond the window.
    assert after["y"] < before["y"] - 200
    room = page.locator("#screen").bounding_box()
    assert after["y"] + after["height"] > room["y"] + room["height"] + 100
    page.keyboard.down("Control")
    for _ in range(40):
        page.mouse.wheel(0, 100)
    page.keyboard.up("Control")
    still(page)
    # The whole window is paper at a 16th, too, and no surface has the size that the paper has at 1.
    assert "2D scale transform" not in surface_reasons(page)
    small = canvas(page).bounding_box()
    assert small["x"] <= room["x"] + left and small["x"] + small["width"] >= room["x"] + room["width"]
    for _ in range(40):
        page.keyboard.press("ArrowUp")
    shown.says("The paper cannot become larger")
    strokes(page, 1)
