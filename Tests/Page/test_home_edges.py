"""What is beside the icons: the press at the left edge, the bar with the time, and an app's widget in its menu."""

import re
import time

import pytest
from heft_browser import DESKTOP, PHONE
from home_screen import DEEP, LIGHT, Home, draw_a_doodle, has_button
from playwright.sync_api import expect
from shown import reload
from test_app_search import still, tap


@pytest.fixture
def page(open_page, screen, color_scheme, reduced_motion):
    return open_page(screen, path="/", color_scheme=color_scheme, reduced_motion=reduced_motion)


@pytest.fixture
def home(page):
    home = Home(page)
    home.is_there()
    return home


def test_the_latest_doodle_is_in_the_icons_menu_also_after_a_reload(home, page):
    home.open("Doodles")
    draw_a_doodle(home)
    home.leave()
    page.evaluate("() => window.heft.settled()")
    reload(page)
    home.is_there()
    home.menu("Doodles", "Latest doodle", "New Doodle", "Share Latest Doodle", "Share Doodles")
    widget = home.item("Latest doodle")
    expect(widget.locator("canvas")).to_be_visible()
    home.slide("Latest doodle")
    expect(page).to_have_title(re.compile("^Doodles"))
    has_button("^New doodle$")(home)


def press_the_edge(home):
    """Presses deeply at the left edge, until the finger is the device's and no touch any more."""
    x, y = home.shown.point(5, 330)
    home.finger.press(x, y, LIGHT)
    home.shown.gauge_shows("1.00", "Touch pressure")
    # The gauge in the closed sheet of a phone follows five times a second.
    until = time.monotonic() + 5
    step = 0
    while home.shown.source.text_content() != "No touch":
        assert time.monotonic() < until, "the press stays the app's"
        step += 1
        home.finger.push(DEEP + step % 2 / 1000)


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
def test_a_deep_press_at_the_left_edge_opens_the_switcher_or_the_last_app(home, page):
    home.open("Doodles")
    home.leave()
    home.open("Scale")
    press_the_edge(home)
    home.finger.move(*home.shown.point(150, 330), DEEP)
    home.finger.lift()

    def card(name):
        return home.screen.get_by_role("button", name=name, exact=True)

    expect(card("Close Scale")).to_be_visible()
    expect(card("Close Doodles")).to_be_visible()
    still(page)
    tap(page, card("Scale"))
    expect(page).to_have_title(re.compile("^Scale"))
    still(page)
    press_the_edge(home)
    for x in range(20, 341, 40):
        home.finger.move(*home.shown.point(x, 330), DEEP)
    home.finger.lift()
    expect(page).to_have_title(re.compile("^Doodles"))
    still(page)
    has_button("^New doodle$")(home)
    expect(home.shown.warning("")).to_have_count(0)


def bar_time(home):
    return home.screen.get_by_text(re.compile(r"^\d{1,2}:\d\d$")).locator("visible=true")


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_a_whole_device_has_the_time_over_its_apps_and_not_in_a_menu(home, page):
    now = """() => [0, 60000].map((ago) => {
      const date = new Date(Date.now() - ago);
      const twelve = new Intl.DateTimeFormat(undefined, { hour: "numeric" }).resolvedOptions().hour12;
      const hour = twelve ? String(date.getHours() % 12 || 12) : String(date.getHours()).padStart(2, "0");
      return `${hour}:${String(date.getMinutes()).padStart(2, "0")}`;
    })"""
    assert bar_time(home).inner_text() in page.evaluate(now)
    home.open("Scale")
    expect(bar_time(home)).to_have_count(1)
    home.leave()
    home.menu("Scale", "Open Blue")
    expect(bar_time(home)).to_have_count(0)
    home.finger.lift()
    page.get_by_role("combobox", name="Device").select_option("iphone-x")
    expect(home.screen).to_have_js_property("offsetHeight", 812)
    expect(bar_time(home)).to_have_count(1)


def test_a_phones_window_has_the_phones_own_bar(home):
    expect(bar_time(home)).to_have_count(0)
