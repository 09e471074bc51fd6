"""Every tool of Doodles by finger, mouse and pen, chosen by keys, on three sizes of screens, light and dark."""

import pytest
from heft_browser import DESKTOP, PHONE, TABLET, Pen, Touchscreen
from shown import Shown, still
from test_doodle_canvas import open_canvas, strokes
from test_doodles import Hand, app, button, hand  # noqa: F401

TOOLS = {"1": "Pen", "2": "Marker", "3": "Pencil", "4": "Watercolor"}


def by_finger(page, places):
    finger = Touchscreen(page).finger()
    for place in places:
        finger.press(*place, 0.6)
    finger.lift()


def by_mouse(page, places):
    page.mouse.move(*places[0])
    page.mouse.down()
    for place in places[1:]:
        page.mouse.move(*place)
    page.mouse.up()


def by_pen(page, places):
    pen = Pen(page)
    for place in places:
        pen.press(*place, 0.6)
    pen.lift()


def line(start, end, steps=10):
    return [
        (start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps)
        for step in range(steps + 1)
    ]


@pytest.mark.rule("DOODLES-3", "DOODLES-6")
@pytest.mark.parametrize("screen", [PHONE, TABLET, DESKTOP], ids=str)
@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_every_tool_inks_and_the_eraser_takes_away_by_finger_mouse_and_pen(page, hand, screen, color_scheme):
    open_canvas(page, hand)
    shown = Shown(page)
    paper = page.locator("#screen [data-cursor]").bounding_box()
    count = 0

    def is_inked(x, y):
        return any(sum(shown.color_at(x, y + down)) < 3 * 245 for down in (-1, 0, 1))

    # A pen is the last, for fingers draw no more then.
    for row, draw in enumerate([by_finger, by_mouse, by_pen]):
        y = paper["y"] + paper["height"] * (0.25 + 0.2 * row)
        places = {}
        for column, (key, name) in enumerate(TOOLS.items()):
            page.keyboard.press(key)
            assert button(page, name).get_attribute("aria-pressed") == "true"
            x = paper["x"] + paper["width"] * (0.1 + 0.22 * column)
            draw(page, line((x, y), (x + paper["width"] * 0.15, y)))
            count += 1
            strokes(page, count)
            places[name] = (x + paper["width"] * 0.075, y)
        still(page)
        for name, place in places.items():
            assert is_inked(*place), f"{name} {draw.__name__}"
        page.keyboard.press("5")
        x, y = places["Pen"]
        draw(page, line((x, y - 30), (x, y + 30)))
        count += 1
        strokes(page, count)
        still(page)
        assert not is_inked(x, y), f"Eraser {draw.__name__}"
