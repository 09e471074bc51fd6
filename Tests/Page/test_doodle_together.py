"""Two pages of one browser that draw on the same doodle (DOODLES-55)."""

import pytest
from playwright.sync_api import expect
from shown import reload, still
from test_doodle_canvas import strokes
from test_doodles import Hand, app, button, hand, new_doodle  # noqa: F401


def draw_on(page, hand, count):
    """Opens the doodle that the list has and draws on it."""
    still(page)
    hand.tap(150, 100)
    draw = button(page, "Draw on It")
    expect(draw).to_be_visible()
    still(page)
    hand.tap_on(draw)
    strokes(page, count, "Both")
    still(page)


def saved_strokes(page, count):
    expect(page.locator("#screen").get_by_role("img", name=f"Both, {count} strokes")).to_be_visible()


@pytest.mark.rule("DOODLES-55")
def test_two_pages_draw_on_one_doodle_by_turns_and_keep_all_of_it(page, hand):  # noqa: F811
    new_doodle(page, hand, "Both")
    page.evaluate("() => window.heft.settled()")
    other = page.context.new_page()
    other.on("pageerror", lambda error: page.troubles.append(f"the other page: {error}"))
    other.goto(page.url)
    other.evaluate("() => window.heft.ready")
    both = [(page, hand), (other, Hand(other))]
    for shown, own in both:
        draw_on(shown, own, 1)
    for turn in range(4):
        shown, own = both[turn % 2]
        y = 150 + 40 * turn
        own.drag([(60, y), (120, y + 10), (180, y), (240, y + 10)])
        for each, _ in both:
            strokes(each, 2 + turn, "Both")
    # Each takes back its own last stroke, and the other follows.
    for count, (shown, own) in zip((4, 3), both, strict=True):
        own.tap_on(button(shown, "Undo"))
        for each, _ in both:
            strokes(each, count, "Both")
    both[0][1].tap_on(button(page, "Redo"))
    for each, _ in both:
        strokes(each, 4, "Both")
    # Saved in one page the other draws on.
    still(page)
    both[0][1].tap_on(button(page, "Done"))
    saved_strokes(page, 4)
    both[1][1].drag([(60, 450), (120, 460), (180, 450), (240, 460)])
    strokes(other, 5, "Both")
    still(other)
    both[1][1].tap_on(button(other, "Done"))
    saved_strokes(other, 5)
    saved_strokes(page, 5)
    other.evaluate("() => window.heft.settled()")
    reload(page)
    Hand(page).tap(150, 100)
    saved_strokes(page, 5)
