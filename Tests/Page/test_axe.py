"""What axe-core finds on the screens of the page: nothing (HOME-20)."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from heft_browser import DESKTOP, PHONE, SMALL_PHONE, TABLET
from home_screen import Home
from playwright.sync_api import expect
from shown import still
from test_doodle_canvas import open_canvas
from test_doodles import Hand, button, new_doodle

# The rules of the standard, and what axe's authors think good.
OPTIONS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def found(page):
    """What axe finds: a line for each element, with the rule and the reason."""
    still(page)
    violations = Axe().run(page, options=OPTIONS).response["violations"]
    return [
        f"{violation['id']}: {node['html'][:160]} {node['failureSummary'].splitlines()[-1].strip()}"
        for violation in violations
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
@pytest.mark.parametrize("color_scheme", ["light", "dark"])
@pytest.mark.parametrize("app", ["scale", "rooms", "appsearch", "doodles"])
@pytest.mark.rule("HOME-20")
def test_nothing_is_found_on_the_first_screen_of_an_app(page, screen, color_scheme):
    assert found(page) == []


@pytest.mark.parametrize("color_scheme", ["light", "dark"])
@pytest.mark.rule("HOME-20")
def test_nothing_is_found_on_the_home_screen(open_page, color_scheme):
    page = open_page(PHONE, path="/", color_scheme=color_scheme)
    Home(page).is_there()
    assert found(page) == []


# Colors differ by the appearance and places by the screen: each is seen once with another's.
@pytest.mark.parametrize(
    ("screen", "color_scheme"), [(PHONE, "dark"), (SMALL_PHONE, "light"), (TABLET, "dark"), (DESKTOP, "light")], ids=str)
@pytest.mark.parametrize("app", ["doodles"])
@pytest.mark.rule("HOME-20")
def test_nothing_is_found_on_the_screens_and_cards_of_doodles(page, screen, color_scheme):
    hand = Hand(page)
    seen = {}
    open_canvas(page, hand)
    seen["canvas"] = found(page)
    hand.tap_on(button(page, re.compile("^Size and Color, ")))
    seen["colors"] = found(page)
    hand.tap_on(button(page, "Mix"))
    seen["mixing"] = found(page)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    seen["layers"] = found(page)
    page.keyboard.press("Escape")
    # Where the list stands beside the paper, it has a button of that name too.
    hand.tap_on(button(page, "More").last)
    seen["more"] = found(page)
    hand.tap_on(button(page, "Paper\u2026"))
    seen["paper"] = found(page)
    hand.tap_on(page.locator("#screen").get_by_role("radio", name="Turns", exact=True))
    seen["turns"] = found(page)
    page.keyboard.press("Escape")
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    expect(page.locator("#screen textarea")).to_be_focused()
    seen["text"] = found(page)
    # The first one leaves the field, as everywhere.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#screen textarea")).to_have_count(0)
    hand.tap_on(button(page, "Pen"))
    hand.tap_on(button(page, "Cancel"))
    still(page)
    new_doodle(page, hand, "A wave")
    seen["list"] = found(page)
    hand.tap_on(button(page, re.compile("^A wave, ")))
    still(page)
    seen["doodle"] = found(page)
    hand.tap_on(button(page, "Share"))
    seen["share"] = found(page)
    assert {name: lines for name, lines in seen.items() if lines} == {}
