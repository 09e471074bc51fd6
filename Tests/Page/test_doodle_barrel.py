"""What a pen does whose barrel's button is held (DOODLES-56)."""

import pytest
from playwright.sync_api import expect
from shown import reload, still
from test_doodle_canvas import open_canvas, strokes
from test_doodles import app, button, hand  # noqa: F401
from test_leaving import ink, pen_line

COLORS = "Size and Color, Black, 5 points"


def choice(page, name):
    return page.locator("#screen").get_by_role("radio", name=name, exact=True)


@pytest.mark.rule("DOODLES-56")
def test_the_barrel_button_does_what_the_card_says_also_the_next_time(page, hand):  # noqa: F811
    open_canvas(page, hand)
    pen_line(page, 300, 0, 1)
    strokes(page, 1)
    drawn = ink(page)
    assert drawn > 100
    hand.tap_on(button(page, COLORS))
    expect(choice(page, "Nothing")).to_be_checked()
    still(page)
    hand.tap_on(choice(page, "Erase"))
    expect(choice(page, "Erase")).to_be_checked()
    hand.tap_on(button(page, COLORS))
    expect(choice(page, "Erase")).to_have_count(0)
    pen_line(page, 300, 2, 2)
    strokes(page, 2)
    assert ink(page) < drawn / 4
    reload(page)
    strokes(page, 2)
    still(page)
    hand.tap_on(button(page, COLORS))
    expect(choice(page, "Erase")).to_be_checked()
