"""Enlarging Doodles' paper: by two fingers, the wheel and the keys (DOODLES-5)."""

from heft_browser import Touchscreen
from test_doodle_canvas import canvas, open_canvas, strokes
from test_doodles import app, hand, still  # noqa: F401


def test_two_fingers_enlarge_the_paper_and_draw_nothing(page, hand, shown):
    open_canvas(page, hand)
    before = canvas(page).bounding_box()["width"]
    touchscreen = Touchscreen(page)
    one, other = touchscreen.finger(), touchscreen.finger()
    one.press(*shown.point(160, 260), 0.15)
    other.press(*shown.point(210, 260), 0.15)
    for step in range(1, 10):
        one.move(*shown.point(160 - 8 * step, 260), 0.15)
        other.move(*shown.point(210 + 8 * step, 260), 0.15)
    one.lift()
    other.lift()
    still(page)
    assert canvas(page).bounding_box()["width"] > 2 * before
    strokes(page, 0)
    hand.drag([(100, 300), (200, 300)], 0.4)
    strokes(page, 1)
    page.keyboard.press("0")
    still(page)
    assert abs(canvas(page).bounding_box()["width"] - before) < 1


def test_the_wheel_and_the_arrows_enlarge_and_move_the_paper(page, hand, shown):
    open_canvas(page, hand)
    whole = canvas(page).bounding_box()
    zoom = page.evaluate("() => devicePixelRatio")
    page.mouse.move(*shown.point(100, 200))
    page.mouse.wheel(0, 200)
    still(page)
    assert canvas(page).bounding_box() == whole
    page.keyboard.down("Control")
    for _ in range(3):
        page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    still(page)
    large = canvas(page).bounding_box()
    assert 2 * whole["width"] < large["width"] < 2.3 * whole["width"]
    # The place under the pointer has stayed there, and the browser has not enlarged the page.
    x, y = shown.point(100, 200)
    share = (x - whole["x"]) / whole["width"], (y - whole["y"]) / whole["height"]
    assert abs(large["x"] + share[0] * large["width"] - x) < 2
    assert abs(large["y"] + share[1] * large["height"] - y) < 2
    assert page.evaluate("() => devicePixelRatio") == zoom
    page.mouse.wheel(0, 100)
    still(page)
    turned = canvas(page).bounding_box()
    assert turned["y"] < large["y"] - 20 and turned["x"] == large["x"]
    page.keyboard.press("ArrowUp")
    still(page)
    assert abs(canvas(page).bounding_box()["y"] - (turned["y"] + 60)) < 1
    strokes(page, 0)
