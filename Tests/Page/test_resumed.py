"""The page that `heft run` loads anew: it shows what was on the screen, and what is done then is kept (TRACE-9)."""

import pytest
from heft_browser import DESKTOP, PHONE
from playwright.sync_api import expect
from shown import still
from test_doodle_canvas import open_canvas, strokes
from test_doodles import Hand, app, button, hand, new_doodle, paper_left  # noqa: F401


def build_anew(page):
    """What the server's script does when the app was built anew."""
    with page.expect_navigation():
        page.evaluate("() => void window.heft.reload()")
    page.evaluate("() => window.heft.ready")
    still(page)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
@pytest.mark.rule("TRACE-9")
def test_the_screen_stays_and_what_follows_is_kept(page, hand, screen):
    new_doodle(page, hand, "Before")
    open_canvas(page, hand)
    left = paper_left(page)
    hand.drag([(left + 160, 120), (left + 170, 160), (left + 200, 200)], [0.2, 0.5, 0.9])
    strokes(page, 1)
    build_anew(page)
    strokes(page, 1)
    hand.drag([(left + 160, 220), (left + 170, 260), (left + 200, 300)], [0.2, 0.5, 0.9])
    strokes(page, 2)
    hand.tap_on(button(page, "Undo"))
    hand.tap_on(button(page, "Undo"))
    strokes(page, 0)
    hand.tap_on(button(page, "Cancel"))
    still(page)
    new_doodle(page, hand, "After")
    # A page that is loaded by the browser begins as the app does, with all that was stored.
    page.evaluate("() => window.heft.settled()")
    page.reload()
    page.evaluate("() => window.heft.ready")
    still(page)
    for name in ("Before", "After"):
        expect(page.locator("#screen").get_by_text(name, exact=True).first).to_be_visible()
    assert page.evaluate("() => sessionStorage.length") == 0


@pytest.mark.rule("TRACE-9")
def test_it_stays_through_one_build_after_the_other(page, hand):
    open_canvas(page, hand)
    for count in range(1, 4):
        hand.drag([(160, 60 + 70 * count), (170, 90 + 70 * count), (200, 110 + 70 * count)], [0.2, 0.5, 0.9])
        strokes(page, count)
        build_anew(page)
        strokes(page, count)


@pytest.mark.rule("TRACE-9")
def test_a_replay_is_not_resumed(page, hand):
    new_doodle(page, hand, "Mine")
    page.evaluate("() => window.heft.replay('heft-trace 1\\nscreen 375 667 2 0 0 0 0\\n', 0)")
    build_anew(page)
    expect(page.locator("#screen").get_by_text("Mine", exact=True)).to_be_visible()
    expect(page.get_by_text("A trace was replayed here.")).to_be_hidden()
