"""Layers of the gallery in a real Chromium: what their shapes, gradients, masks and motions look like in pixels."""

import pytest
from gallery import gallery, is_near, product, screen  # noqa: F401
from playwright.sync_api import expect
from shown import still

BACKGROUND = (255, 255, 255)


def test_a_shape_is_filled_and_its_ring_ends_where_its_line_does(gallery):
    gallery.open("Shapes")
    still(gallery.page)
    star = "CAShapeLayer: path, fillColor, shadow"
    assert is_near(gallery.color(star, 0.5, 0.5), (255, 149, 0))
    assert is_near(gallery.color(star, 0.02, 0.1), BACKGROUND)
    ring = "strokeEnd: 70 of 100"
    left, top, width, height = gallery.box(ring)
    scale = height / 140
    middle = left + width / 2, top + height / 2
    right = gallery.color_at(middle[0] + 55 * scale, middle[1])
    upper_left = gallery.color_at(middle[0] - 39 * scale, middle[1] - 39 * scale)
    assert right[1] > right[0] + 80, "the first quarter is green"
    assert upper_left[1] - upper_left[0] < 10, "the last one is not"


def test_a_gradient_goes_from_corner_to_corner_and_a_mask_cuts_it_out(gallery):
    gallery.open("Gradients and masks")
    still(gallery.page)
    sunset = "CAGradientLayer: colors, startPoint, endPoint"
    first = gallery.color(sunset, 0.06, 0.2)
    last = gallery.color(sunset, 0.94, 0.8)
    assert first[0] > 200 and first[1] > 150 and first[2] < 90, "yellow"
    assert last[2] > 150 and last[1] < 120, "purple"
    assert is_near(gallery.color(sunset, 0.003, 0.02), BACKGROUND), "the corner is round"
    masked = "mask: a shape layer"
    left, top, _, height = gallery.box(masked)
    scale = height / 110
    assert not is_near(gallery.color_at(left + 36 * scale, top + 52 * scale), BACKGROUND)
    assert is_near(gallery.color_at(left + 71 * scale, top + 25 * scale), BACKGROUND)
    expect(gallery.screen.get_by_text("A text layer", exact=True)).to_be_visible()


@pytest.mark.rule("LAYER-18")
def test_a_mask_shows_what_its_line_covers_and_half_where_it_is_half_opaque(gallery):
    gallery.open("Masks")
    still(gallery.page)
    left, top, _, _ = gallery.box("mask: a line, strokeEnd at three quarters")
    # The ring is cut out around its middle, and its last quarter is left out.
    right = gallery.color_at(left + 105, top + 60)
    assert right[0] > 120 and right[1] < 20, "the first quarter is seen"
    assert is_near(gallery.color_at(left + 60, top + 60), BACKGROUND)
    assert is_near(gallery.color_at(left + 60 - 32, top + 60 - 32), BACKGROUND)
    half = gallery.color("mask: half opaque", 0.02, 0.5)
    assert half[0] > 240 and 110 < half[1] < 145
    assert is_near(gallery.color("mask: half opaque", 0.9, 0.5), BACKGROUND)


@pytest.mark.rule("LAYER-19")
def test_a_picture_and_a_label_mask_by_their_pixels(gallery):
    gallery.open("Masks")
    still(gallery.page)
    left, top, _, _ = gallery.box("mask: contents")
    middle = gallery.color_at(left + 50, top + 30)
    assert middle[0] > 180 and middle[1] < 20
    assert is_near(gallery.color_at(left + 23, top + 3), BACKGROUND), "outside of the circle"
    assert is_near(gallery.color_at(left + 120, top + 30), BACKGROUND)
    left, top, width, height = gallery.box("mask: a label")
    across = [gallery.color_at(left + x, top + height / 2) for x in range(2, 40)]
    assert any(color[0] > 200 and color[1] < 60 for color in across), "a letter's stem is red"
    assert any(is_near(color, BACKGROUND) for color in across), "between the stems there is nothing"
    assert is_near(gallery.color_at(left + width - 4, top + height / 2), BACKGROUND)


@pytest.mark.rule("DRAW-9")
def test_a_clear_view_has_the_shadow_of_the_card_in_it(gallery):
    gallery.open("Shadows and borders")
    still(gallery.page)
    left, top, _, _ = gallery.box("A clear view's shadow")
    below = gallery.color_at(left + 120, top + 63)
    assert max(below) < 235, "the card's shadow lies below it"
    assert is_near(gallery.color_at(left + 20, top + 30), BACKGROUND), "the clear view has none of its own"
    assert is_near(gallery.color_at(left + 61, top + 11), BACKGROUND), "nor has the card's corner, which is round"


@pytest.mark.rule("LAYER-20")
def test_a_card_is_not_seen_from_behind_where_it_has_one_side(gallery):
    gallery.open("Space")
    still(gallery.page)
    assert is_near(gallery.color("isDoubleSided: the second is turned round", 0.1, 0.5), (255, 59, 48))
    assert is_near(gallery.color("isDoubleSided: the second is turned round", 0.9, 0.5), BACKGROUND)


def test_a_card_that_is_turned_is_narrower_and_nearer_on_one_side(gallery):
    gallery.open("Space")
    still(gallery.page)
    cards = gallery.screen.locator(".view:has(> .shapes)")
    widths = [cards.nth(index).bounding_box()["width"] for index in range(4)]
    assert widths == sorted(widths, reverse=True) and widths[3] < widths[0] / 2
    assert cards.nth(2).bounding_box()["height"] > cards.nth(0).bounding_box()["height"] + 4


def test_a_layer_moves_along_its_path(gallery):
    gallery.open("Motion", rests=False)
    gallery.box("CAKeyframeAnimation along a path")
    gallery.page.wait_for_function(
        """() => {
          const seen = window.seen ??= new Set();
          for (const one of document.querySelectorAll("#screen .view")) {
            if (one.style.borderRadius === "10px" && one.style.width === "20px") seen.add(one.style.left);
          }
          return seen.size > 5;
        }"""
    )
