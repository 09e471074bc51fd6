"""An app in the whole window, and the way to the control panel and back (WINDOW-1)."""

import pytest
from heft_browser import DESKTOP, LARGE_DESKTOP, PHONE, TABLET, Pen
from playwright.sync_api import expect
from shown import Shown, reload, still
from waiting import until

WHOLE = [TABLET, DESKTOP, LARGE_DESKTOP]


def fills(page):
    """The screen comes to fill the window, or not to."""
    page.wait_for_function("() => document.readyState === 'complete'")
    box = page.locator("#screen").bounding_box()
    size = page.viewport_size
    return box == {"x": 0, "y": 0, "width": size["width"], "height": size["height"]}


@pytest.mark.parametrize("screen", WHOLE, ids=str)
def test_doodles_has_the_whole_window_and_its_pixels_are_the_screens(open_page, screen):
    page = open_page(screen, path="/?app=doodles&action=dev.heft.Doodles.NewDoodle")
    assert fills(page)
    still(page)
    pen = Pen(page)
    shown = Shown(page)
    for step in range(20):
        pen.press(*shown.point(screen.width - 250 + step * 8, 300), 0.5)
    pen.lift()
    still(page)
    # The paper is the largest picture there is.
    width, across = page.evaluate(
        """() => {
          const all = [...document.querySelectorAll("#screen canvas")].sort((a, b) => b.width - a.width);
          return [all[0].width, all[0].getBoundingClientRect().width];
        }"""
    )
    assert abs(width - across * screen.scale) < 1
    # The list has 320 points beside it.
    assert across > 0.85 * (screen.width - 320)


@pytest.mark.rule("DOODLES-25")
@pytest.mark.parametrize("screen", [PHONE, *WHOLE], ids=str)
def test_enlarged_each_pixel_of_the_ink_is_one_of_the_screen(open_page, screen):
    page = open_page(screen, path="/?app=doodles&action=dev.heft.Doodles.NewDoodle")
    still(page)
    shown = Shown(page)
    pen = Pen(page)
    width, height = page.evaluate("() => [innerWidth, innerHeight]")
    for step in range(20):
        pen.press(*shown.point(width * 0.7 - 80 + step * 8, height / 2), 0.5)
    pen.lift()
    page.locator("#screen").focus()
    for _ in range(4):
        page.keyboard.press("+")
    side = 256 * screen.scale
    # The tiles come one by one, once the paper has come to rest.
    is_sharp = "(side) => [...document.querySelectorAll('#screen canvas')].some((one) => one.width === side)"
    until(page, is_sharp, side, "the sharp ink")
    still(page)
    tiles = page.evaluate(
        """(side) => [...document.querySelectorAll("#screen canvas")].filter((one) => one.width === side).map((one) => {
          const { left, top, width } = one.getBoundingClientRect();
          return [one.width, left, top, width].map((value, index) => index ? value * devicePixelRatio : value);
        })""",
        side,
    )
    assert tiles
    for pixels, left, top, across in tiles:
        assert abs(across - pixels) < 0.05
        assert abs(left - round(left)) < 0.05 and abs(top - round(top)) < 0.05


def test_a_button_and_a_key_lead_to_the_control_panel_and_back_and_the_choice_is_kept(open_page):
    page = open_page(DESKTOP, path="/?app=doodles")
    assert fills(page)
    page.get_by_role("button", name="Control panel", exact=True).click()
    assert not fills(page)
    expect(page.locator("#settings")).to_be_visible()
    reload(page)
    assert not fills(page)
    page.keyboard.press("Alt+Enter")
    assert fills(page)
    reload(page)
    assert fills(page)


def test_other_apps_stand_beside_the_control_panel_until_the_user_wants_the_window(open_page):
    page = open_page(DESKTOP, path="/?app=scale")
    assert not fills(page)
    page.get_by_role("button", name="Whole window", exact=True).click()
    assert fills(page)
    page.get_by_role("button", name="Force, settings and console").click()
    expect(page.locator("#settings")).to_be_visible()
    page.get_by_role("button", name="Force, settings and console").click()
    expect(page.locator("#settings")).not_to_be_visible()


@pytest.mark.rule("WINDOW-1")
@pytest.mark.parametrize("app, kept", [("doodles", {"whole": "desk"}), ("scale", {"desk": "whole"})])
def test_a_choice_that_was_kept_by_the_panels_old_name_holds(open_page, app, kept):
    page = open_page(DESKTOP, path=f"/?app={app}")
    page.evaluate("(kept) => { for (const wish in kept) localStorage.setItem(`heft-window:${wish}`, kept[wish]); }", kept)
    reload(page)
    assert fills(page) == (app == "scale")
    page.keyboard.press("Alt+Enter")
    reload(page)
    assert fills(page) == (app == "doodles")


def test_a_phone_has_no_choice(open_page):
    page = open_page(PHONE, path="/?app=doodles")
    assert fills(page)
    expect(page.locator("#window-mode")).not_to_be_visible()
    page.keyboard.press("Alt+Enter")
    assert fills(page)


def test_the_list_stands_beside_the_doodle(open_page):
    page = open_page(DESKTOP, path="/?app=doodles")
    expect(page.locator("#screen").get_by_text("Choose a doodle, or draw a new one.")).to_be_visible()
    expect(page.locator("#screen").get_by_text("No doodles yet.")).to_be_visible()
