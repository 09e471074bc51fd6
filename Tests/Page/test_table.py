"""A list of ten thousand rows in the page: fingers, force, momentum, the wheel, swiping away."""

import re

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE
from playwright.sync_api import expect
from shown import Shown, still
from waiting import hold, until


@pytest.fixture
def product():
    return "LongList"


def rows_seen(page):
    """The numbers of the rows whose text lies on the screen, from top to bottom."""
    return page.evaluate(
        """() => {
          const screen = document.getElementById("screen").getBoundingClientRect();
          const seen = [];
          for (const text of document.querySelectorAll("#screen .text")) {
            const box = text.getBoundingClientRect();
            const isSeen = box.height > 0 && box.bottom > screen.top && box.top < screen.bottom;
            const found = /^Row (\\d+)$/.exec(text.textContent);
            if (isSeen && found && text.checkVisibility()) seen.push([box.top, Number(found[1])]);
          }
          return seen.sort((one, other) => one[0] - other[0]).map(([, number]) => number);
        }"""
    )


def settled_rows(page):
    """The rows once the list has come to rest."""
    still(page)
    return rows_seen(page)


def flick(finger, x, start, end, force=0.3):
    finger.press(x, start, force)
    for step in range(1, 7):
        finger.move(x, start + (end - start) * step / 6, force)
    finger.lift()


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=str)
def test_a_list_of_ten_thousand_rows_scrolls_while_it_is_pressed(page, finger, shown, screen):
    assert rows_seen(page)[0] == 1
    start = screen.height - 100
    finger.press(100, start, 0.15)
    for step in range(1, 11):
        finger.move(100, start - 30 * step, 0.15 + step * 0.05)
    shown.gauge_shows("4.33", "Touch pressure")
    hold(page, "no flick")
    finger.push(0.3)
    shown.gauge_shows("2.00", "Touch pressure")
    finger.lift()
    rows = settled_rows(page)
    assert 6 <= rows[0] <= 8
    assert rows == list(range(rows[0], rows[0] + len(rows)))
    shown.gauge_shows("0.00", "No touch")


def test_a_press_that_changes_its_force_stays_on_its_row(page, finger, shown):
    finger.press(100, 100, 0.3)
    finger.push(0.6)
    shown.says("60 %")
    finger.push(0.9)
    shown.says("90 %")
    assert rows_seen(page)[0] == 1
    finger.lift()
    shown.console_says("selected 3")


def test_a_flick_goes_on_and_a_touch_stops_it_without_selecting(page, finger, shown):
    for _ in range(3):
        flick(finger, 150, 600, 100)
    place = """() => document.querySelector("#screen .layer").style.transform"""
    until(page, f"(before) => ({place})() !== before", page.evaluate(place), "what the flick moves")
    finger.press(150, 300, 0.3)
    rows = settled_rows(page)
    assert rows[0] > 20
    finger.lift()
    assert settled_rows(page) == rows
    expect(shown.console.get_by_text(re.compile("selected"))).to_have_count(0)
    assert len(page.query_selector_all("#screen .view")) < 250


def test_a_row_is_swiped_away(page, finger, shown):
    finger.press(300, 100, 0.3)
    for step in range(1, 9):
        finger.move(300 - 15 * step, 100, 0.3)
    hold(page, "no flick")
    finger.lift()
    shown.says("Delete")
    still(page)
    finger.press(345, 100, 0.3)
    finger.lift()
    expect(shown.screen.get_by_text("Row 3", exact=True)).not_to_be_visible()
    assert rows_seen(page)[:3] == [1, 2, 4]


def test_the_wheel_scrolls_while_nothing_is_pressed(open_page):
    page = open_page(DESKTOP, product="LongList")
    shown = Shown(page)
    page.mouse.move(*shown.middle())
    for _ in range(10):
        page.mouse.wheel(0, 440)
    # The last 20 points of row 100 lie behind the time.
    assert settled_rows(page)[:2] == [100, 101]
    page.mouse.wheel(0, -44_000)
    assert settled_rows(page)[0] == 1


def test_rows_are_buttons_and_are_read_in_order(page, finger):
    flick(finger, 150, 600, 200)
    rows = settled_rows(page)
    names = [text for text in page.get_by_role("button").all_inner_texts() if text.startswith("Row")]
    numbers = [int(re.match(r"Row (\d+)", name)[1]) for name in names]
    assert numbers == sorted(numbers)
    assert set(rows) <= set(numbers)


def test_a_list_follows_the_screen_when_it_turns(page, finger):
    flick(finger, 150, 600, 300)
    first = settled_rows(page)[0]
    page.set_viewport_size({"width": 667, "height": 375})
    assert settled_rows(page)[0] == first
    widths = page.evaluate(
        """() => [...document.querySelectorAll("#screen [role=button]:not([hidden])")].map((cell) => cell.offsetWidth)"""
    )
    assert set(widths) == {667}
