"""The doodles as a grid of thumbnails (DOODLES-58)."""

import re

import pytest
from heft_browser import DESKTOP
from playwright.sync_api import expect
from shown import reload, still
from test_doodles import app, button, hand, new_doodle  # noqa: F401


def tile(page, name):
    return page.locator("#screen").get_by_role("button", name=re.compile(f"^{name}, Today"))


def are_beside(page):
    """Whether both doodles lie on one line."""
    still(page)
    return tile(page, "First").bounding_box()["y"] == tile(page, "Second").bounding_box()["y"]


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
@pytest.mark.rule("DOODLES-58")
def test_the_menu_shows_a_grid_which_the_keyboard_opens_and_the_choice_is_kept(page, hand):  # noqa: F811
    for name in ("First", "Second"):
        new_doodle(page, hand, name)
    assert not are_beside(page)
    # The list's own, not that of the doodle beside it.
    more = min(button(page, "More").all(), key=lambda one: one.bounding_box()["x"])
    hand.tap_on(more)
    grid = button(page, "Show as Grid")
    expect(grid).to_be_visible()
    still(page)
    hand.tap_on(grid)
    expect(grid).to_have_count(0)
    assert are_beside(page)
    tile(page, "First").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#screen").get_by_role("img", name="First, 1 stroke")).to_be_visible()
    reload(page)
    expect(tile(page, "First")).to_be_visible()
    assert are_beside(page)
