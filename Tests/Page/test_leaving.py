"""What is drawn outlasts every way of leaving the page (DOODLES-2, DOODLES-14, DOODLES-15)."""

import contextlib

import pytest
from heft_browser import Touchscreen
from playwright.sync_api import Error, expect
from shown import Shown, still
from test_doodle_canvas import open_canvas, strokes
from test_doodles import Hand, button, new_doodle


@pytest.fixture
def app():
    return "doodles"


def draw_strokes(page, count):
    """Draws lines one right after the other on a new canvas."""
    hand = Hand(page)
    open_canvas(page, hand)
    for index in range(count):
        y = 150 + 30 * index
        hand.drag([(60, y), (120, y + 10), (180, y), (240, y + 10)])


def reload(page, address):
    page.reload()
    return page


def navigate(page, address):
    page.goto("about:blank")
    page.goto(address)
    return page


def close(page, address):
    other = page.context.new_page()
    page.close()
    other.goto(address)
    return other


def crash(page, address):
    other = page.context.new_page()
    with contextlib.suppress(Error):
        # The navigation does not come to an end: the page has crashed.
        page.goto("chrome://crash", timeout=5000)
    other.goto(address)
    return other


@pytest.mark.parametrize("leave", [reload, navigate, close, crash], ids=lambda leave: leave.__name__)
def test_every_stroke_outlasts_leaving_the_page(page, leave):
    address = page.url
    for count in (3, 5, 4, 3, 6):
        draw_strokes(page, count)
        page = leave(page, address)
        page.evaluate("() => window.heft.ready")
        strokes(page, count)
        hand = Hand(page)
        still(page)
        hand.tap_on(button(page, "Cancel"))
        expect(button(page, "Throw Away")).to_be_visible()
        still(page)
        hand.tap_on(button(page, "Throw Away"))
        expect(button(page, "New doodle")).to_be_visible()
        page.evaluate("() => window.heft.settled()")


def test_a_line_under_way_is_kept_when_the_window_loses_the_focus(page):
    open_canvas(page, Hand(page))
    finger = Touchscreen(page).finger()
    for step in range(12):
        finger.press(*Shown(page).point(60 + 15 * step, 300), 0.4)
    page.evaluate("() => dispatchEvent(new Event('blur'))")
    strokes(page, 1)


def pen_line(page, y, button_number, buttons):
    """A line by a pen with what of it is held, as a browser tells it."""
    start = Shown(page).point(80, y)
    end = Shown(page).point(240, y)
    page.evaluate(
        """([start, end, button, buttons]) => {
          const target = document.elementFromPoint(...start);
          for (let step = 0; step <= 10; step += 1) {
            const name = step === 0 ? "pointerdown" : step === 10 ? "pointerup" : "pointermove";
            target.dispatchEvent(new PointerEvent(name, {
              pointerId: 7, pointerType: "pen", bubbles: true, cancelable: true, pressure: step === 10 ? 0 : 0.4,
              button: name === "pointermove" ? -1 : button, buttons: name === "pointerup" ? 0 : buttons,
              clientX: start[0] + (end[0] - start[0]) * step / 10, clientY: start[1],
            }));
          }
        }""",
        [start, end, button_number, buttons],
    )


def test_the_eraser_end_of_a_pen_erases_and_the_barrel_button_lays_no_ink(page):
    open_canvas(page, Hand(page))
    pen_line(page, 300, 0, 1)
    drawn = ink(page)
    assert drawn > 100
    pen_line(page, 200, 2, 2)
    assert ink(page) == drawn
    pen_line(page, 300, 5, 32)
    assert ink(page) < drawn / 4


def ink(page):
    """How many pixels of the canvas are not clear."""
    return page.evaluate(
        """() => {
          const canvas = [...document.querySelectorAll("#screen canvas")].find((one) => one.width > 100);
          if (!canvas) return 0;
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return data.filter((value, index) => index % 4 === 3 && value > 0).length;
        }"""
    )


def test_a_doodle_that_one_page_saves_is_in_the_others_list(page):
    other = page.context.new_page()
    other.goto(page.url)
    other.evaluate("() => window.heft.ready")
    page.bring_to_front()
    new_doodle(page, Hand(page), "A wave")
    expect(other.locator("#screen").get_by_text("A wave", exact=True)).to_be_attached()


def test_that_the_database_was_deleted_is_said(page):
    new_doodle(page, Hand(page), "A wave")
    page.evaluate("() => window.heft.settled()")
    page.evaluate(
        """() => new Promise((resolve) => {
          const request = indexedDB.deleteDatabase("heft");
          request.onsuccess = request.onblocked = () => resolve();
        })"""
    )
    expect(page.locator("#screen").get_by_text("were deleted in the browser")).to_be_visible()


def test_the_browser_is_asked_once_to_keep_what_is_stored(blank_page, serve):
    page = blank_page()
    page.add_init_script(
        """window.asked = 0;
        navigator.storage.persisted = async () => false;
        navigator.storage.persist = async () => { window.asked += 1; return true; };"""
    )
    page.goto(serve("Site") + "/?app=doodles")
    page.evaluate("() => window.heft.ready")
    assert page.evaluate("() => window.asked") == 0
    new_doodle(page, Hand(page), "A wave")
    page.wait_for_function("() => window.asked === 1")
    page.reload()
    page.evaluate("() => window.heft.ready")
    new_doodle(page, Hand(page), "Another")
    page.evaluate("() => window.heft.settled()")
    assert page.evaluate("() => window.asked") == 0


def test_what_is_drawn_after_a_replay_is_said_to_be_lost_and_one_press_goes_back(page):
    new_doodle(page, Hand(page), "Mine")
    page.evaluate("() => window.heft.settled()")
    trace = "heft-trace 1\nscreen 375 667 2 0 0 0 0\nappearance light\ntick 1\ntick 1.1\n"
    page.evaluate("(text) => heft.replay(text, 1)", trace)
    note = page.get_by_role("status").filter(has_text="Nothing that you do now is kept")
    expect(note).to_be_visible()
    page.get_by_role("button", name="Go back to my apps").click()
    expect(note).to_be_hidden()
    expect(page.locator("#screen").get_by_text("Mine", exact=True)).to_be_visible()
