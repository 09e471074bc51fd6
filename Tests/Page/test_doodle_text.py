"""Text on the paper of Doodles, and strokes that are there several times (DOODLES-46 to DOODLES-48)."""

import re

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE
from playwright.sync_api import expect
from shown import still
from test_doodle_canvas import open_canvas, strokes
from test_doodle_layers import BLACK, BLUE, COUNT
from test_doodles import Hand, app, button, hand, paper_left  # noqa: F401


def says(page, words):
    """The canvas comes to say so."""
    expect(page.locator("#screen").get_by_role("img", name=re.compile(f"New Doodle, canvas.*{words}"))).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, DESKTOP], ids=str)
@pytest.mark.rule("DOODLES-46", "DOODLES-47")
def test_text_is_written_colored_and_written_anew(page, hand, screen):
    open_canvas(page, hand)
    if button(page, "Text").is_visible():
        hand.tap_on(button(page, "Text"))
    else:
        hand.tap_on(button(page, "More"))
        still(page)
        hand.tap_on(button(page, "Text"))
        still(page)
    expect(button(page, "Text")).to_have_attribute("aria-pressed", "true")
    left = paper_left(page)
    hand.tap(left + 60, 200)
    field = page.locator("#screen textarea")
    expect(field).to_be_focused()
    page.keyboard.type("Hello")
    expect(field).to_have_value("Hello")
    box = field.bounding_box()
    # While it is written the size and the color are chosen. On a phone their card covers the text.
    hand.tap_on(button(page, re.compile("^Size and Color, ")))
    still(page)
    hand.tap_on(button(page, "Blue"))
    hand.tap_on(button(page, re.compile("^Size and Color, ")))
    expect(button(page, "Blue")).to_have_count(0)
    expect(field).to_have_value("Hello")
    hand.tap(left + 220, 90)
    expect(field).to_have_count(0)
    says(page, "0 strokes, \u201cHello\u201d")
    still(page)
    # The letters are of the host's typefaces, where the field was.
    inked = page.evaluate(COUNT, BLUE)
    assert inked > 60
    assert page.evaluate(COUNT, BLACK) == 0
    whole = page.locator("#screen").bounding_box()
    hand.tap(box["x"] - whole["x"] + 30, box["y"] - whole["y"] + box["height"] / 2)
    expect(field).to_have_value("Hello")
    page.keyboard.press("End")
    page.keyboard.type(" you")
    hand.tap(left + 220, 90)
    says(page, "0 strokes, \u201cHello you\u201d")
    still(page)
    assert page.evaluate(COUNT, BLUE) > inked * 1.2
    hand.tap_on(button(page, "Undo"))
    says(page, "0 strokes, \u201cHello\u201d")
    still(page)
    assert page.evaluate(COUNT, BLUE) == inked


@pytest.mark.rule("DOODLES-46", "KEYS-1")
def test_escape_lays_down_what_was_written_by_keys(page, hand):
    open_canvas(page, hand)
    page.keyboard.press("t")
    page.keyboard.press("Enter")
    field = page.locator("#screen textarea")
    expect(field).to_be_focused()
    page.keyboard.type("Hi")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    says(page, "0 strokes, \u201cHi\u201d")
    page.keyboard.press("Control+z")
    strokes(page, 0)


@pytest.mark.rule("DOODLES-48")
def test_a_stroke_of_six_turns_is_drawn_by_hand(page, hand):
    open_canvas(page, hand)
    hand.tap_on(button(page, "More"))
    still(page)
    hand.tap_on(button(page, "Paper\u2026"))
    still(page)
    hand.tap_on(page.locator("#screen").get_by_role("radio", name="Turns", exact=True))
    expect(page.locator("#screen").get_by_role("slider", name="Number of Turns")).to_have_attribute("aria-valuetext", "6 times")
    hand.drag([(160, 120), (170, 160), (200, 200)], [0.2, 0.5, 0.9])
    strokes(page, 6)
    hand.tap_on(button(page, "Undo"))
    strokes(page, 0)
