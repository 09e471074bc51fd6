"""The control panel beside the device: settings, gauge, console, launching anew."""

import re

import protocol
import pytest
from heft_browser import DESKTOP, LOW_PHONE, PHONE, SMALL_PHONE, Screen, Touchscreen
from playwright.sync_api import expect
from shown import Shown, still

CONSOLE_LINES = 500


@pytest.fixture
def screen():
    return DESKTOP


@pytest.fixture
def switch(page):
    return page.get_by_role("switch", name="3D Touch", exact=True)


def test_switching_3d_touch_off_weighs_nothing_and_says_so(page, switch, pen, shown):
    switch.uncheck()
    shown.says("3D Touch is off: nothing can be weighed")
    expect(shown.detail).to_have_text("3D Touch is off")
    pen.press(*shown.middle(), force=0.4)
    pen.push(0.6)
    shown.says("0 gram")
    shown.says("0% force")
    pen.lift()
    page.mouse.move(*shown.middle())
    page.mouse.down()
    expect(shown.value).to_have_text("0.00")
    page.mouse.wheel(0, -300)
    shown.says("0 gram")
    expect(shown.value).to_have_text("0.00")
    page.mouse.up()


def test_switching_it_on_again_weighs_again(switch, pen, shown):
    switch.uncheck()
    shown.says("3D Touch is off: nothing can be weighed")
    switch.check()
    shown.says_nothing_like("3D Touch is off")
    expect(shown.detail).to_have_text("Press the screen")
    pen.press(*shown.middle(), force=0.4)
    shown.says("154 grams")


def test_the_sensitivity_changes_the_force(pen, shown):
    pen.press(*shown.middle(), force=0.48)
    shown.gauge_shows("2.00", "Pen pressure")
    shown.choose("Light")
    shown.gauge_shows("2.50", "Pen pressure")
    shown.choose("Firm")
    shown.gauge_shows("1.67", "Pen pressure")
    shown.choose("Medium")
    shown.gauge_shows("2.00", "Pen pressure")
    shown.says("184 grams")


def test_a_light_touch_reaches_the_most_sooner(pen, shown):
    shown.choose("Light")
    pen.press(*shown.middle(), force=0.8)
    shown.gauge_shows("4.17", "Pen pressure")
    shown.says("385+ grams")


def test_a_firm_touch_does_not_reach_the_most(pen, shown):
    shown.choose("Firm")
    # A force of 1 alone is not believed, and what comes after the time for evidence is not either.
    pen.press(*shown.middle(), force=0.9)
    shown.gauge_shows("3.13", "Pen pressure")
    pen.push(1.0)
    shown.gauge_shows("3.47", "Pen pressure")
    shown.says("83% force")


def test_the_controls_show_what_is_in_force(page, switch):
    expect(switch).to_be_checked()
    expect(page.get_by_role("radio", name="Medium")).to_be_checked()
    expect(page.get_by_role("radio", name="0.5")).to_be_checked()


def test_settings_outlive_the_app(page, switch, shown):
    switch.uncheck()
    shown.choose("Firm")
    shown.choose("0.8")
    page.get_by_role("button", name="Relaunch").click()
    expect(switch).not_to_be_checked()
    expect(page.get_by_role("radio", name="Firm")).to_be_checked()
    expect(page.get_by_role("radio", name="0.8")).to_be_checked()
    shown.says("3D Touch is off: nothing can be weighed")


def test_relaunching_begins_with_an_empty_scale(page, pen, shown):
    pen.press(*shown.middle(), force=0.4)
    shown.says("154 grams")
    page.get_by_role("button", name="Relaunch").dispatch_event("click")
    shown.says("0 gram")
    pen.push(0.6)
    shown.says("0 gram")
    pen.lift()
    pen.press(*shown.middle(), force=0.3)
    shown.says("115 grams")


def test_the_windows_title_is_the_apps(page):
    expect(page).to_have_title("Scale \u2013 Heft")


def test_the_console_says_what_it_is_for_while_it_is_empty(page, shown):
    expect(shown.console).to_be_empty()
    words = shown.console.evaluate("(console) => getComputedStyle(console, '::before').content")
    assert words == '"What the app prints appears here."'


@pytest.mark.parametrize("product", ["ColorByForce"])
class TestColorByForce:
    """An app of a package of its own, which prints and paints."""

    def test_what_the_app_prints_is_in_the_console(self, page, pen, shown):
        expect(page).to_have_title(re.compile("^Color"))
        pen.press(*shown.middle(), force=0.12)
        pen.push(0.24)
        shown.console_says("force 1.0 of 4.166666666666667")
        pen.push(0.48)
        shown.console_says("force 2.0 of 4.166666666666667")
        assert shown.console.locator("p").last.inner_text() == "force 2.0 of 4.166666666666667"

    def test_the_pixels_follow_the_force(self, pen, shown):
        box = shown.screen.bounding_box()
        corner = (box["x"] + 80, box["y"] + 80)
        assert shown.color_at(*corner) == (128, 128, 0)
        pen.press(*shown.middle(), force=0.2)
        for share in (0.4, 0.8, 0.6):
            pen.push(share)
            assert shown.color_at(*corner) == pytest.approx((128, 128, 255 * share), abs=1)
        pen.lift()
        assert shown.color_at(*corner) == (128, 128, 0)

    def test_the_console_keeps_the_last_lines_and_follows_them(self, page, shown):
        moves = (
            protocol.pointer(protocol.MOVE, 1, protocol.sample(index / 100, pressure=0.1 + 0.0005 * index))
            for index in range(700)
        )
        protocol.send(page, protocol.pointer(protocol.DOWN, 1, protocol.sample(pressure=0.1)), b"".join(moves))
        expect(shown.console.locator("p")).to_have_count(CONSOLE_LINES)
        last = shown.console.locator("p").last.inner_text()
        assert float(last.split()[1]) == pytest.approx((0.1 + 0.0005 * 699) / 0.15, abs=1e-5)
        below = "(lines) => lines.scrollHeight - lines.scrollTop - lines.clientHeight"
        assert shown.console.evaluate(below) < 2

    def test_the_console_can_be_cleared(self, page, pen, shown):
        clear = page.get_by_role("button", name="Clear")
        expect(clear).to_be_hidden()
        pen.press(*shown.middle(), force=0.12)
        pen.push(0.24)
        shown.console_says("force 1.0")
        clear.click()
        expect(shown.console).to_be_empty()
        expect(clear).to_be_hidden()
        pen.push(0.48)
        expect(shown.console.locator("p")).to_have_count(1)

    def test_a_long_line_is_broken_and_not_cut(self, page, pen, shown):
        page.set_viewport_size({"width": 1100, "height": 600})
        pen.press(*shown.middle(), force=0.12)
        pen.push(0.7654321)
        shown.console_says("force")
        assert shown.console.evaluate("(lines) => lines.scrollWidth <= lines.clientWidth")


def test_a_phone_has_the_desk_behind_its_handle(open_page):
    page = open_page(PHONE)
    shown = Shown(page)
    handle = page.get_by_role("button", name="Force, settings and console")
    expect(page.get_by_role("switch", name="3D Touch", exact=True)).to_have_count(0)
    expect(handle).to_have_attribute("aria-expanded", "false")
    shown.turn_sheet()
    expect(handle).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("combobox", name="Device")).to_be_in_viewport()
    Touchscreen(page).finger().press(150, 80, force=0.3)
    shown.says("115 grams")
    expect(shown.value).to_be_in_viewport()
    shown.gauge_shows("2.00", "Touch pressure")


@pytest.mark.parametrize("size", [(1366, 625), (1536, 730), (1280, 720), (1100, 700), (1100, 500)], ids=str)
def test_all_of_the_gauge_is_above_the_fold_of_a_laptop(open_page, size):
    page = open_page(Screen("laptop", *size))
    shown = Shown(page)
    for part in (shown.value, shown.meter, shown.source, shown.detail):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1366, 625), (1280, 800)], ids=str)
def test_the_names_of_the_marks_lie_beside_the_trace_of_the_force(open_page, size):
    page = open_page(Screen("laptop", *size))
    right = page.locator("#force-graph").evaluate("(graph) => graph.getBoundingClientRect().right")
    lefts = page.locator(".marks i").evaluate_all("""(marks) => marks.map((mark) => {
      const range = document.createRange();
      range.selectNodeContents(mark);
      return range.getBoundingClientRect().left;
    })""")
    assert len(lefts) == 3 and min(lefts) >= right


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, LOW_PHONE], ids=str)
@pytest.mark.parametrize("app", ["rooms", "appsearch", "doodles", "scale"])
def test_the_handle_lies_in_the_safe_area_and_on_nothing_that_can_be_used(open_page, screen, app):
    page = open_page(screen, path=f"/?app={app}")
    still(page)
    box = page.locator("#handle").bounding_box()
    assert box["height"] >= 24 and box["width"] >= 44
    # A list goes on under it, and all of it can be scrolled up to the safe area.
    under = """(controls, top) => controls.filter((one) => {
      const box = one.getBoundingClientRect();
      return one.checkVisibility() && !one.closest("[inert], .layer") && box.bottom > top + 1 && box.right > innerWidth - 72
        && box.bottom <= innerHeight;
    }).map((one) => one.getAttribute("aria-label"))"""
    assert page.locator("#screen [role='button'], #screen [role='tab']").evaluate_all(under, box["y"]) == []


def test_the_sheet_closes_again_by_handle_and_by_escape(open_page):
    page = open_page(PHONE)
    shown = Shown(page)
    switch = page.get_by_role("switch", name="3D Touch", exact=True)
    handle = page.get_by_role("button", name="Force, settings and console")
    shown.turn_sheet()
    handle.click()
    expect(switch).to_have_count(0)
    shown.turn_sheet()
    switch.focus()
    page.keyboard.press("Escape")
    expect(switch).to_have_count(0)
    expect(handle).to_be_focused()


def test_the_page_offers_to_be_installed_where_the_browser_can_and_asks_once(page):
    button = page.locator("#install")
    expect(button).to_be_hidden()
    # Chromium offers it to a person who has used the page for a while; a test has only the event.
    kept = page.evaluate(
        """() => {
          const event = new Event("beforeinstallprompt", { cancelable: true });
          event.prompt = async () => { window.asked = (window.asked ?? 0) + 1 };
          return dispatchEvent(event);
        }"""
    )
    assert kept is False
    button.click()
    expect(button).to_be_hidden()
    assert page.evaluate("() => window.asked") == 1


@pytest.mark.rule("WINDOW-2")
@pytest.mark.parametrize("as_sources", [True], ids=["as sources"])
def test_an_app_that_stands_only_the_other_way_has_the_device_turned(page):
    body, screen = page.locator(".body"), page.locator("#screen")
    upright = body.bounding_box()
    want = """async (orientation) => {
      const { Upright } = await import("/panel/upright.js");
      new Upright(document.getElementById("screen")).want(orientation);
    }"""
    page.evaluate(want, "landscape")
    turned = body.bounding_box()
    assert abs(turned["width"] / turned["height"] - upright["height"] / upright["width"]) < 0.01
    assert screen.evaluate("(one) => [one.clientWidth, one.clientHeight]") == [667, 375]
    # Within the room between the force and the settings.
    assert turned["x"] > 300 and turned["x"] + turned["width"] < 915
    page.evaluate(want, "any")
    assert body.bounding_box() == upright
