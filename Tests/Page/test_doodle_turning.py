"""Doodles' paper smaller than its place and turned, and the ring where a pen hovers (DOODLES-42, -43, -44)."""

import math

import pytest
from heft_browser import Pen, Touchscreen
from shown import Shown
from test_doodle_canvas import canvas, open_canvas, strokes
from test_doodles import app, button, hand, still  # noqa: F401
from waiting import until

# The light ring, where it is seen: its middle and its width, in CSS pixels.
RING = """() => {
    for (const element of document.querySelectorAll("#screen [data-view].bordered")) {
      const { left, right, top, bottom, width } = element.getBoundingClientRect();
      if (width > 0 && width < 200 && element.querySelector(".bordered") && element.checkVisibility()) {
        return [(left + right) / 2, (top + bottom) / 2, width];
      }
    }
    return null;
  }"""


def is_dark(page, x, y):
    """Whether there is ink at a place of the device, or within two points of it."""
    shown = Shown(page)
    places = [shown.point(x + across, y + down) for across in (-2, 0, 2) for down in (-2, 0, 2)]
    return any(sum(shown.color_at(*place)) < 300 for place in places)


def turn(page, middle, angles, apart=160):
    """Two fingers so far apart, at the first of the angles in degrees, and then at each of the others."""
    shown = Shown(page)
    touchscreen = Touchscreen(page)
    fingers = touchscreen.finger(), touchscreen.finger()
    for angle in angles:
        x, y = apart / 2 * math.cos(math.radians(angle)), apart / 2 * math.sin(math.radians(angle))
        fingers[0].press(*shown.point(middle[0] + x, middle[1] + y), 0.15)
        fingers[1].press(*shown.point(middle[0] - x, middle[1] - y), 0.15)
    for finger in fingers:
        finger.lift()
    still(page)


@pytest.mark.rule("DOODLES-42")
def test_paper_smaller_than_its_place_stays_in_the_middle_and_is_drawn_on(page, hand, shown):
    """."""
    open_canvas(page, hand)
    whole = canvas(page).bounding_box()
    for _ in range(3):
        page.keyboard.press("-")
    still(page)
    small = canvas(page).bounding_box()
    assert abs(small["width"] - whole["width"] / 1.5**3) < 1
    assert abs(small["x"] + small["width"] / 2 - whole["x"] - whole["width"] / 2) <= 1
    assert abs(small["y"] + small["height"] / 2 - whole["y"] - whole["height"] / 2) <= 1
    middle = (whole["y"] + whole["height"] / 2 - shown.point(0, 0)[1]) / (shown.point(0, 1)[1] - shown.point(0, 0)[1])
    hand.drag([(160, middle), (187, middle), (215, middle)])
    strokes(page, 1)
    still(page)
    assert is_dark(page, 187, middle)
    page.keyboard.press("0")
    still(page)
    assert canvas(page).bounding_box() == whole


@pytest.mark.rule("DOODLES-43")
def test_two_fingers_turn_the_paper_which_is_drawn_on_where_the_pen_is(page, hand):
    """."""
    open_canvas(page, hand)
    whole = canvas(page).bounding_box()
    turn(page, (187, 300), range(0, 42, 2))
    turned = canvas(page).bounding_box()
    # The rectangle around paper that is turned by some 35 degrees.
    assert turned["width"] > whole["width"] * 1.2
    strokes(page, 0)
    hand.drag([(120, 250), (180, 280), (240, 330)])
    strokes(page, 1)
    still(page)
    assert is_dark(page, 180, 280)
    assert not is_dark(page, 180, 340)
    page.keyboard.press("0")
    still(page)
    assert canvas(page).bounding_box() == whole
    turn(page, (187, 300), range(0, 104, 4))
    quarter = canvas(page).bounding_box()
    assert abs(quarter["width"] - whole["height"]) < 1 and abs(quarter["height"] - whole["width"]) < 1
    for _ in range(6):
        page.keyboard.press(",")
    still(page)
    assert abs(canvas(page).bounding_box()["width"] - whole["width"]) < 1


@pytest.mark.rule("DOODLES-44")
def test_a_ring_shows_where_a_pen_hovers_and_goes_as_it_draws(page, hand, shown):
    """."""
    open_canvas(page, hand)
    assert page.evaluate(RING) is None
    pen = Pen(page)
    pen.hover(*shown.point(120, 200))
    pen.hover(*shown.point(140, 220))
    x, y = shown.point(140, 220)
    until(
        page,
        f"""([x, y]) => {{
      const ring = ({RING})();
      return ring !== null && Math.hypot(ring[0] - x, ring[1] - y) < 1.5;
    }}""",
        [x, y],
        "the ring",
    )
    width = page.evaluate(RING)[2]
    page.keyboard.press("]")
    page.keyboard.press("]")
    until(page, f"(width) => ({RING})()[2] > width", width, "a wider ring")
    pen.press(x, y, 0.4)
    pen.move(x + 60, y + 20, 0.4)
    assert page.evaluate(RING) is None
    pen.lift()
    strokes(page, 1)
    pen.hover(x + 62, y + 22)
    until(page, f"() => ({RING})() !== null", what="the ring after a stroke")
    # Over the tools.
    pen.hover(*shown.point(187, 650))
    until(page, f"() => ({RING})() === null", what="paper without a ring")
