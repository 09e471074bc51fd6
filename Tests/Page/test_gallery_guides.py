"""The gallery's guides, layouts, presentations, further layers and bars in a real Chromium. Each screen is opened once."""

import pytest
from gallery import gallery, is_near, product, screen  # noqa: F401
from playwright.sync_api import expect
from shown import still
from test_app_search import tap
from test_gallery_lists import middle
from test_gallery_screens import BLUE, GREEN, GROUND, INDIGO, WHITE, names, told

PART = "CGContext(data:), and a part of its picture by contentsRect"


@pytest.mark.rule("LAYOUT-8")
def test_guides_frame_the_screen_and_margins_grow(gallery):
    gallery.open("Guides")
    told(gallery, "Guides")
    assert {"Decrement", "Increment"} <= set(names(gallery, "button"))
    box = gallery.screen.bounding_box()
    assert is_near(gallery.color_at(box["x"] + 1, 300), BLUE, 30), "the safe area reaches the edge"
    assert is_near(gallery.color_at(box["x"] + 17, 300), GREEN, 30), "there is room to read from 16 points on"
    caption = "layoutMarginsGuide of a view, whose margins the stepper sets"
    assert is_near(gallery.color(caption, 0.06, 0.5), (90, 200, 250))
    tap(gallery.page, gallery.screen.get_by_role("button", name="Increment"))
    still(gallery.page)
    assert is_near(gallery.color(caption, 0.06, 0.5), GROUND)


@pytest.mark.rule("COLLECTION-11")
def test_hours_lie_around_and_tags_are_as_wide_as_their_words(gallery):
    gallery.open("Custom layout and previews")
    told(gallery, "Custom layout and previews")
    (x, top), (right, y), (_, bottom) = (middle(gallery.text(hour)) for hour in ("12", "3", "6"))
    assert y == pytest.approx((top + bottom) / 2, abs=1) and right - x == pytest.approx((bottom - top) / 2, abs=1)
    assert is_near(gallery.color_at(x - 18, top), (242, 133, 133)), "twelve is red"
    assert is_near(gallery.color_at(x, y), WHITE), "nothing lies in the middle"
    assert {"Pop", "Peek"} <= set(names(gallery, "button"))


@pytest.mark.rule("PRESENT-9")
def test_a_card_lies_over_the_lower_half_under_a_shade(gallery):
    gallery.open("Presentations")
    told(gallery, "Presentations")
    screen = gallery.screen.bounding_box()
    tap(gallery.page, gallery.screen.get_by_role("button", name="Lower half"))
    line = gallery.text("A card in the lower half. Tap beside it, or Done.")
    expect(line).to_be_visible()
    still(gallery.page)
    assert {"Done", "Close the card"} <= set(names(gallery, "button"))
    x = screen["x"] + 60
    assert is_near(gallery.color_at(x, screen["y"] + screen["height"] * 0.55), GROUND)
    assert max(gallery.color_at(screen["x"] + 8, screen["y"] + screen["height"] * 0.3)) < 160, "the shade"
    tap(gallery.page, gallery.screen.get_by_role("button", name="Done"))
    expect(line).to_have_count(0)


@pytest.mark.rule("DRAW-38")
def test_a_part_of_a_picture_and_a_shadow_of_another_shape(gallery):
    gallery.open("More layers")
    told(gallery, "More layers")
    assert {"Run the group, 0 runs", "Next part"} <= set(names(gallery, "button"))
    assert "Run the hand" in names(gallery, "switch")
    shadow = "shadowPath: a disk under a square"
    assert is_near(gallery.color(shadow, 0.5, 0.4), (90, 200, 250))
    assert max(gallery.color(shadow, 0.36, 0.66)) < 180, "the shadow is wider than the square"
    assert is_near(gallery.color(shadow, 0.2, 0.66), (209, 209, 214))
    button = gallery.screen.get_by_role("button", name="Next part")
    gallery.page.mouse.move(*gallery.middle())
    gallery.page.mouse.wheel(0, 2000)
    still(gallery.page)
    left, top, _, height = gallery.box(PART)
    assert is_near(gallery.color_at(left + height / 2, top + height / 2), WHITE), "a disk over the middle"
    assert is_near(gallery.color_at(left + height + 30, top + 10), (230, 60, 60))
    tap(gallery.page, button)
    still(gallery.page)
    left, top, _, height = gallery.box(PART)
    assert is_near(gallery.color_at(left + height * 2, top + 10), (40, 190, 60))
    assert "Four quarters, and the green one" in [*names(gallery, "image"), *names(gallery, "img")]


@pytest.mark.rule("NAV-16")
def test_bars_of_a_kind_have_its_color_and_a_search_finds(gallery):
    gallery.open("Bars")
    told(gallery, "Bars")
    assert "Harbor" in names(gallery, "heading")
    assert {"Sail", "Fewer", "Add"} <= set(names(gallery, "button"))
    assert is_near(gallery.color("appearance(whenContainedInInstancesOf:) of bars", 0.15, 0.2), INDIGO)
    tap(gallery.page, gallery.screen.get_by_role("button", name="Add"))
    expect(gallery.text("4 lamps")).to_be_visible()
    field = gallery.screen.get_by_role("textbox", name="Harbors")
    field.focus()
    field.fill("em")
    expect(gallery.text("Bremen, Emden")).to_be_visible()
