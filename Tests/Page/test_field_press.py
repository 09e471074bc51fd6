"""A press in a text field that has the keyboard moves the caret, and pressed on it selects."""

import time

import pytest
from heft_browser import Touchscreen
from playwright.sync_api import expect
from pressing import LIGHT, PEEK, POP
from shown import still
from test_app_search import tap
from waiting import frames, hold, unchanged, until

WORDS = "one two three"
SELECTED = "(input) => [input.selectionStart, input.selectionEnd]"


@pytest.fixture
def app():
    return "appsearch"


@pytest.fixture
def field(page):
    """A field with three words, the keyboard and the caret at the end."""
    field = page.locator("#screen").get_by_role("textbox", name="Search messages")
    tap(page, field)
    expect(field).to_be_focused()
    page.keyboard.type(WORDS)
    return field


def test_a_field_keeps_the_keyboard_while_the_reading_order_changes(page, field):
    # The field stands before the button "Cancel" once that is there; 250 ms later the page puts them in order.
    page.evaluate("""() => {
      window.left = 0;
      document.activeElement.addEventListener("blur", () => { window.left += 1 });
    }""")
    until(page, """() => {
      const cancel = [...document.querySelectorAll("#screen [role=button]")].find((it) => it.textContent === "Cancel");
      return cancel && document.querySelector("#screen input").compareDocumentPosition(cancel) & Node.DOCUMENT_POSITION_FOLLOWING;
    }""", what="the button behind the field")
    still(page)
    assert page.evaluate("window.left") == 0
    expect(field).to_be_focused()


def selected(field):
    return field.evaluate(SELECTED)


def becomes(page, field, check):
    """Waits until the selection is as a check of its start and end says, and returns it."""
    until = time.monotonic() + 5
    while not check(*selected(field)):
        assert time.monotonic() < until, f"the selection stays {selected(field)}"
        frames(page)
    return selected(field)


def rests(page, field):
    """The selection stays as it is."""
    unchanged(page, "(one) => `${one.selectionStart} ${one.selectionEnd}`", field.element_handle(), "the selection")


def place(field):
    box = field.bounding_box()
    return box["x"] + 150, box["y"] + box["height"] / 2


def press(shown, finger, field, force):
    """A light touch first, and then as hard as is said, until it is no tap."""
    x, y = place(field)
    finger.press(x, y, LIGHT)
    shown.gauge_shows("1.00", "Touch pressure")
    finger.push(force)
    shown.gauge_shows(f"{force * 20 / 3:.2f}", "Touch pressure")
    hold(shown.page, "no tap")
    return x, y


def test_a_deep_press_moves_the_caret_and_pressed_on_it_selects_words(page, shown, field):
    finger = Touchscreen(page).finger()
    x, y = press(shown, finger, field, PEEK)
    for step in range(1, 6):
        finger.move(x - 4 * step, y, PEEK)
    start, end = becomes(page, field, lambda start, end: start == end and 8 < start < 13)
    rests(page, field)
    finger.push(POP)
    assert becomes(page, field, lambda start, end: start < end) == [8, 13]
    for step in range(1, 15):
        finger.move(x - 20 - 4 * step, y, LIGHT)
    start, end = becomes(page, field, lambda start, end: start < 6)
    assert end == 13
    finger.lift()
    shown.gauge_shows("0.00", "No touch")
    rests(page, field)
    assert selected(field) == [start, 13]
    # The keyboard types over what is selected.
    page.keyboard.type("X")
    expect(field).to_have_value(WORDS[:start] + "X")


def test_a_pen_takes_the_caret_from_a_selection_that_the_browser_would_drag(page, pen, shown, field):
    x, y = place(field)
    pen.press(x, y, 0.2)
    pen.push(0.6)
    hold(page, "no tap")
    caret = selected(field)[0]
    for step in range(1, 12):
        pen.move(x - 5 * step, y, 0.5)
    start, end = becomes(page, field, lambda start, end: start == end and start < caret)
    pen.lift()
    rests(page, field)
    assert selected(field) == [start, end]


def test_a_mouse_without_force_selects_as_ever(page, field):
    box = field.bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 2, y)
    page.mouse.down()
    hold(page, "longer than any hold")
    page.mouse.move(box["x"] + 200, y, steps=8)
    page.mouse.up()
    assert selected(field) == [0, 13]
    page.mouse.dblclick(box["x"] + 8, y)
    start, end = selected(field)
    assert WORDS[start:end].strip() == "one"


def test_a_light_drag_by_a_pen_is_the_browsers(page, pen, field):
    box = field.bounding_box()
    y = box["y"] + box["height"] / 2
    before = selected(field)
    pen.press(box["x"] + 2, y, 0.2)
    for step in range(1, 10):
        pen.move(box["x"] + 2 + 12 * step, y, 0.2)
    pen.push(0.9)
    rests(page, field)
    held = selected(field)
    pen.lift()
    # Wherever the browser has the selection, no word of it was taken back.
    assert selected(field) == held
    assert held != before or held == [13, 13]
