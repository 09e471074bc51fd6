"""A preview that is slid to the side (PEEK-21), in AppSearch under real force."""

import pytest
from playwright.sync_api import expect
from pressing import LIGHT, PEEK, Presser
from shown import still

WORDS = "The touchpad came"


@pytest.fixture
def app():
    return "appsearch"


@pytest.fixture
def presser(page):
    return Presser(page)


def peek(presser, shown):
    """Peeks at the first message with a finger far from the left edge; returns where it is."""
    box = presser.screen.get_by_text(WORDS).first.bounding_box()
    x, y = 260, box["y"] + box["height"] / 2
    still(presser.page)
    presser.finger.press(x, y, LIGHT)
    shown.gauge_shows("1.00", "Touch pressure")
    presser.push(PEEK)
    expect(presser.card).to_be_visible()
    still(presser.page)
    return x, y


def trash(presser):
    return presser.screen.get_by_text("Trash", exact=True)


@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_a_preview_slid_far_to_the_left_does_what_is_there(page, presser, shown):
    x, y = peek(presser, shown)
    before = presser.card.bounding_box()
    for distance in (20, 50, 80, 110):
        presser.finger.move(x - distance, y, PEEK)
    expect(trash(presser)).to_be_visible()
    assert presser.card.bounding_box()["x"] < before["x"] - 70
    right = presser.card.bounding_box()
    assert trash(presser).bounding_box()["x"] >= right["x"] + right["width"] - 1
    presser.lift()
    presser.gone()
    expect(presser.button("Undo")).to_be_visible()
    expect(presser.screen.get_by_text(WORDS)).to_have_count(0)


def test_a_preview_slid_back_or_not_far_does_nothing(page, presser, shown):
    x, y = peek(presser, shown)
    for distance in (30, 110, 50):
        presser.finger.move(x - distance, y, PEEK)
    expect(trash(presser)).to_be_visible()
    presser.lift()
    presser.gone()
    expect(presser.button("Undo")).to_have_count(0)
    expect(presser.screen.get_by_text(WORDS).first).to_be_visible()


def test_the_way_up_still_leads_to_the_actions(page, presser, shown):
    x, y = peek(presser, shown)
    for step in range(1, 5):
        presser.finger.move(x - 6 * step, y - 20 * step, PEEK)
    expect(presser.button("Reply")).to_be_visible()
    presser.lift()
