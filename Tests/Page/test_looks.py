"""How the page looks on every size of screen, in light and dark: measured, not compared with pictures."""

from pathlib import Path

import heft_browser
import protocol
import pytest
from heft_browser import DESKTOP, LARGE_DESKTOP, LOW_PHONE, PHONE, SMALL_PHONE, TABLET, Pen, Touchscreen
from playwright.sync_api import expect
from shown import Shown

SCREENS = [SMALL_PHONE, PHONE, LOW_PHONE, TABLET, DESKTOP, LARGE_DESKTOP]
PHONES = (SMALL_PHONE, PHONE, LOW_PHONE)
MEASURES = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")


@pytest.fixture(
    scope="module",
    params=[(screen, scheme) for screen in SCREENS for scheme in ("light", "dark")],
    ids=lambda look: f"{look[0]}-{look[1]}",
)
def look(request, browser, serve):
    """One page for each size and scheme, as full as it gets: pressed, and with lines in its console."""
    screen, scheme = request.param
    page = heft_browser.open_page(browser, serve() + "/?app=scale", screen, scheme)
    page.evaluate(MEASURES)
    for _ in range(3):
        protocol.send(page, protocol.pointer(protocol.MOVE, 7, protocol.sample()), protocol.command("self-destruct"))
    shown = Shown(page)
    shown.size, shown.scheme = screen, scheme
    tool = Touchscreen(page).finger() if screen.touch else Pen(page)
    tool.press(*shown.middle(), 0.3)
    tool.push(0.987)
    shown.says("379 grams")
    yield shown
    assert page.troubles == []
    page.context.close()


def wrong(shown, measure, *arguments):
    return shown.page.evaluate(f"(arguments) => looks.{measure}(...arguments)", list(arguments))


def is_phone(shown):
    return shown.size in PHONES


def everywhere(look, measure, *arguments):
    """What is wrong by a measure: on a phone with the sheet closed and with it open."""
    found = wrong(look, measure, *arguments)
    if is_phone(look):
        look.turn_sheet()
        found += wrong(look, measure, *arguments)
        look.turn_sheet()
    return found


def test_nothing_has_to_be_scrolled_sideways(look):
    assert everywhere(look, "scrollsSideways") == []


def test_no_text_is_cut_off(look):
    assert everywhere(look, "cutTexts") == []


def test_nothing_lies_on_something_else(look):
    assert everywhere(look, "overlaps") == []


def test_the_controls_are_large_enough_to_hit(look):
    assert everywhere(look, "smallControls", 44 if is_phone(look) else 24) == []


def test_the_desks_texts_can_be_read(look):
    assert everywhere(look, "faintTexts", 4.5) == []


def test_the_handle_is_a_phones_and_covers_none_of_the_apps_labels(look):
    handle = look.page.locator("#handle")
    if is_phone(look):
        expect(handle).to_be_in_viewport(ratio=1)
        assert wrong(look, "covered") == []
    else:
        expect(handle).to_be_hidden()


def test_on_a_phone_the_app_fills_the_window(look):
    box = look.screen.bounding_box()
    width, height = look.size.width, look.size.height
    if is_phone(look):
        assert box == {"x": 0, "y": 0, "width": width, "height": height}
    else:
        assert box["height"] > 0.6 * min(height, 900)
        assert box["y"] >= 0 and box["y"] + box["height"] <= height, "the whole device is seen at once"


def test_the_page_is_light_or_dark_as_the_system_is(look):
    channels = "() => getComputedStyle(document.documentElement).backgroundColor.match(/[0-9]+/g).map(Number)"
    brightness = sum(look.page.evaluate(channels)) / 3
    assert brightness < 64 if look.scheme == "dark" else brightness > 192


@pytest.mark.parametrize("screen", [TABLET, DESKTOP, LARGE_DESKTOP], ids=str)
def test_the_desk_stands_still_while_the_force_changes(page, pen, shown):
    page.evaluate(MEASURES)
    shown.gauge_shows("0.00", "No touch")
    before = wrong(shown, "places")
    pen.press(*shown.middle(), force=0.01)
    for force in (0.3, 0.987, 1.0):
        pen.push(force)
        assert wrong(shown, "places") == before
    pen.lift()
    page.mouse.move(*shown.middle())
    page.mouse.down()
    page.mouse.wheel(0, -700)
    expect(shown.source).to_have_text("Mouse wheel")
    assert wrong(shown, "places") == before


@pytest.mark.parametrize("reduced_motion", ["reduce"])
def test_with_reduced_motion_nothing_slides(page, shown):
    animations = "() => document.getAnimations().length"
    page.get_by_role("button", name="Force, settings and console").click()
    assert page.evaluate(animations) == 0
    expect(page.get_by_role("combobox", name="Device")).to_be_in_viewport()
    page.get_by_role("switch", name="3D Touch", exact=True).uncheck()
    assert page.evaluate(animations) == 0


def test_an_idle_page_asks_for_no_frames(page, finger, shown):
    shown.says("0 gram")
    assert shown.frames_asked_for(30) == 0
    finger.press(150, 250, force=0.3)
    shown.says("115 grams")
    assert shown.frames_asked_for(30) > 0, "a weight comes to rest by time alone"
    finger.lift()
    shown.says("0 gram")
    assert shown.frames_asked_for(30) == 0


@pytest.mark.parametrize("product", ["ColorByForce"])
def test_a_finger_that_a_sensor_feels_needs_no_clock(page, finger, shown):
    finger.press(150, 250, force=0.3)
    shown.gauge_shows("2.00", "Touch pressure")
    assert shown.frames_asked_for(30) == 0


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_the_page_changes_its_looks_with_the_system(page, shown):
    light = shown.color_at(20, 400)
    page.emulate_media(color_scheme="dark")
    dark = shown.color_at(20, 400)
    assert min(light) > 200 and max(dark) < 60


@pytest.mark.parametrize("screen", [PHONE], ids=str)
def test_turning_a_phone_keeps_everything_in_sight(page, shown):
    page.evaluate(MEASURES)
    page.set_viewport_size({"width": PHONE.height, "height": PHONE.width})
    expect(shown.screen.locator("[data-view]").first).to_have_css("width", f"{PHONE.height}px")
    for measure in ("cutTexts", "overlaps", "covered"):
        assert wrong(shown, measure) == []
    finger = Touchscreen(page).finger()
    finger.press(600, 60, force=0.3)
    shown.says("115 grams")
