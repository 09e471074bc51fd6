"""The gallery's screens that no other test looks at closely, in a real Chromium: their colors, and what a screen reader is told.

Each screen is opened once: a test looks at all that it says of one.
"""

import base64

import pytest
from gallery import gallery, is_near, product, screen  # noqa: F401
from heft_browser import PHONE, Touchscreen
from playwright.sync_api import expect
from shown import still
from test_app_search import tap
from test_drawn_pictures import INK
from test_gallery_lists import middle
from test_lists import tree
from waiting import until

WHITE, GROUND = (255, 255, 255), (242, 242, 247)
BLUE, GREEN, INDIGO, ORANGE = (0, 122, 255), (52, 199, 89), (88, 86, 214), (255, 149, 0)
PINK, PURPLE, RED, YELLOW = (255, 45, 85), (175, 82, 222), (255, 59, 48), (255, 204, 0)

# The largest step from a pixel to the one to the right of it, in a row of a picture of the window.
STEP = """async ([picture, [left, top, width], scale]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(...[left, top, width].map((value) => Math.round(value * scale)), 1);
  let step = 0;
  for (let at = 4; at < data.length; at += 4) {
    for (let part = 0; part < 3; part += 1) step = Math.max(step, Math.abs(data[at + part] - data[at + part - 4]));
  }
  return step;
}"""
# How far the glass over the picture is blurred, in pixels.
BLUR = """() => {
  const pane = document.querySelector("#screen [aria-label='Balls behind glass']").closest(".view");
  const blurs = [...pane.querySelectorAll("*")].map((one) => /blur\\(([\\d.]+)px\\)/.exec(one.style.backdropFilter));
  return Math.max(0, ...blurs.map((found) => Number(found?.[1] ?? 0)));
}"""


def names(gallery, role):
    """What a screen reader finds of a role, by name."""
    return [node.name for node in tree(gallery.page).all(role)]


def told(gallery, title):
    """The screen's own heading and the way back are what a screen reader is told first."""
    assert title in names(gallery, "heading")
    assert "Back, Gallery" in names(gallery, "button")


def picture(gallery):
    return base64.b64encode(gallery.page.screenshot()).decode()


def test_corners_borders_and_shadows_of_views(gallery):
    gallery.open("Shadows and borders")
    told(gallery, "Shadows and borders")
    assert is_near(gallery.color("cornerRadius", 0.5, 0.5), BLUE)
    assert is_near(gallery.color("cornerRadius", 0.004, 0.015), WHITE), "the corner is round"
    assert is_near(gallery.color("borderWidth, borderColor", 0.5, 0.019), PINK)
    assert is_near(gallery.color("borderWidth, borderColor", 0.5, 0.5), GROUND)
    lifted = "shadowOpacity, shadowRadius, shadowOffset"
    assert is_near(gallery.color(lifted, 0.5, 0.5), YELLOW)
    assert max(gallery.color(lifted, 0.5, 1.06)) < 250, "the shadow is seen below"


def test_a_card_to_turn_and_fields_to_swipe(gallery):
    gallery.open("Gestures")
    told(gallery, "Gestures")
    caption = "UIRotationGestureRecognizer and UIPinchGestureRecognizer, together"
    assert is_near(gallery.color(caption, 0.05, 0.5), GROUND)
    assert is_near(gallery.color(caption, 0.41, 0.5), INDIGO)
    for words in ("Swipe to a side", "Drag in from the right edge"):
        expect(gallery.text(words)).to_be_visible()


@pytest.mark.rule("LAYER-12")
def test_glass_is_clear_without_force_and_blurred_at_full_force(gallery):
    page = gallery.page
    gallery.open("Glass")
    told(gallery, "Glass")
    assert "Blur" in names(gallery, "slider")
    assert "Balls behind glass" in [*names(gallery, "image"), *names(gallery, "img")]
    left, top, width, height = gallery.box("UIViewPropertyAnimator: press the picture")
    # The right ball stands there before the sky: an edge, and a shadow beside it.
    row = [left + width * 0.52, top + height * 0.55, width * 0.46]
    clear = page.evaluate(STEP, [picture(gallery), row, PHONE.scale])
    assert page.evaluate(BLUR) == 0 and clear > 20
    finger = Touchscreen(page).finger()
    # A first, light reading: a force that is only ever one value is no sensor.
    finger.press(left + width * 0.15, top + height * 0.2, 0.151)
    finger.push(1)
    until(page, f"() => ({BLUR})() > 18", what="the whole blur")
    still(page)
    blurred = page.evaluate(STEP, [picture(gallery), row, PHONE.scale])
    assert blurred < clear / 3, f"{blurred} of {clear}"
    finger.lift()
    until(page, f"() => ({BLUR})() === 0", what="clear glass")
    still(page)
    again = page.evaluate(STEP, [picture(gallery), row, PHONE.scale])
    assert again == pytest.approx(clear, abs=3)


def test_a_stack_closes_the_room_of_what_is_hidden(gallery):
    gallery.open("Stack views")
    told(gallery, "Stack views")
    for across, color in ((0.02, BLUE), (0.36, GREEN), (0.7, ORANGE)):
        assert is_near(gallery.color("fillEqually", across, 0.12), color)
    folding = "isHidden, animated"
    assert is_near(gallery.color(folding, 0.53, 0.12), GREEN)
    tap(gallery.page, gallery.screen.get_by_role("button", name="Hide or show the middle"))
    still(gallery.page)
    assert is_near(gallery.color(folding, 0.53, 0.12), ORANGE)
    expect(gallery.text("Now and then")).to_have_count(0)


def test_constraints_hold_a_ratio_and_send_a_square_away(gallery):
    gallery.open("Constraints")
    told(gallery, "Constraints")
    ratio = "A ratio of 16 to 9, in the middle"
    assert is_near(gallery.color(ratio, 0.25, 0.2), GREEN)
    assert is_near(gallery.color(ratio, 0.1, 0.2), WHITE)
    moving = "Another constraint, animated: tap"
    assert is_near(gallery.color(moving, 0.03, 0.5), PURPLE)
    assert "Square" in names(gallery, "button")
    tap(gallery.page, gallery.screen.get_by_role("button", name="Square"))
    still(gallery.page)
    assert is_near(gallery.color(moving, 0.97, 0.5), PURPLE)
    assert is_near(gallery.color(moving, 0.03, 0.5), WHITE)


def test_a_grid_of_colors_below_a_header(gallery):
    gallery.open("Collection view")
    told(gallery, "Collection view")
    assert {"0", "1", "2", "3"} <= set(names(gallery, "button"))
    x, y = middle(gallery.text("0").first)
    assert is_near(gallery.color_at(x - 25, y), (242, 133, 133))
    _, y = middle(gallery.text("Section 1"))
    assert is_near(gallery.color_at(340, y), GROUND)


def test_dice_lie_in_a_list_with_a_button_to_roll_them(gallery):
    gallery.open("Refresh")
    told(gallery, "Refresh")
    assert "Roll" in names(gallery, "button")
    _, y = middle(gallery.text("Die 1"))
    assert is_near(gallery.color_at(200, y), WHITE)
    assert is_near(gallery.color_at(5, y), GROUND)


@pytest.mark.rule("PAGE-1")
def test_a_button_turns_to_the_next_card(gallery):
    gallery.open("Pages")
    told(gallery, "Pages")
    assert {"Next", "Back a card"} <= set(names(gallery, "button"))
    expect(gallery.screen.get_by_role("slider", name="Page")).to_have_attribute("aria-valuetext", "1 of 5")
    x, y = middle(gallery.text("Swipe to the next card."))
    assert is_near(gallery.color_at(x, y - 150), BLUE)
    tap(gallery.page, gallery.screen.get_by_role("button", name="Next"))
    still(gallery.page)
    assert is_near(gallery.color_at(x, y - 150), INDIGO)
    expect(gallery.screen.get_by_role("slider", name="Page")).to_have_attribute("aria-valuetext", "2 of 5")


def test_every_control_has_its_role_and_its_color(gallery):
    gallery.open("All controls")
    told(gallery, "All controls")
    assert {"Activity", "Purple"} <= set(names(gallery, "switch"))
    assert "Progress" in names(gallery, "slider") and "Name" in names(gallery, "textbox")
    assert {"Tap", "Tap too", "Not here"} <= set(names(gallery, "button"))
    filled = gallery.screen.get_by_role("button", name="Tap too").bounding_box()
    assert is_near(gallery.color_at(filled["x"] + 5, filled["y"] + filled["height"] / 2), BLUE)
    purple = gallery.screen.get_by_role("switch", name="Purple").bounding_box()
    assert is_near(gallery.color_at(purple["x"] + 9, purple["y"] + purple["height"] / 2), PURPLE)


@pytest.mark.rule("CONTROL-14")
def test_wheels_mix_the_color_of_a_swatch(gallery):
    gallery.open("Wheels")
    told(gallery, "Wheels")
    assert len(names(gallery, "slider")) == 3
    assert is_near(gallery.color("What was picked", 0.5, 0.5), (51, 149, 255))
    assert is_near(gallery.color("What was picked", 0.005, 0.015), WHITE), "the corner is round"
    expect(gallery.text("Blue, 80 %, corners of 16 points")).to_be_visible()


@pytest.mark.rule("ATTRIBUTED-1")
def test_attributed_text_has_its_colors(gallery):
    gallery.open("Attributed text")
    told(gallery, "Attributed text")
    assert "Order now" in names(gallery, "button")

    def ink(caption, color):
        return gallery.page.evaluate(INK, [picture(gallery), gallery.box(caption), color, PHONE.scale])[4]

    label = "UILabel: font, color, strikethrough, kern"
    assert ink(label, RED) > 20, "a red line through the milk"
    assert ink(label, (255, 235, 153)) > 500, "the eggs are marked"
    assert ink("UIButton: setAttributedTitle", RED) > 50, "now is red"


def test_formats_are_lists_of_dates_and_numbers(gallery):
    gallery.open("Formats")
    told(gallery, "Formats")
    assert names(gallery, "list")[0] == "DateFormatter"
    _, y = middle(gallery.text("Short"))
    assert is_near(gallery.color_at(300, y), WHITE)
    assert is_near(gallery.color_at(5, y), GROUND)
    expect(gallery.text("Friday, September 25, 2015")).to_be_visible()
