"""What goes around an app: the settings that are kept, the device that is chosen, the way back, the order of reading."""

import re

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE, Screen
from playwright.sync_api import expect
from shown import reload, still
from test_app_search import tap


def order(page):
    """What a screen reader meets on the device, in its order: headings and what can be used."""
    return page.locator("#screen").evaluate(
        """(screen) => [...screen.querySelectorAll("[role=heading], [role=button], [role=tab], input")]
          .filter((one) => !one.closest("[inert], [hidden], .background-blur"))
          .map((one) => one.getAttribute("aria-label") || one.textContent)"""
    )


@pytest.mark.parametrize("app", ["rooms"])
@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
def test_the_order_of_reading_is_title_headings_and_rows(page):
    still(page)
    read = order(page)
    assert read[:3] == ["Rooms", "Making", "Bread before sunrise, Ines \u00b7 1,204 watching"]
    music = read.index("Music")
    assert "Soldering" in read[music - 1] and "Cello" in read[music + 1]
    assert read[-4:] == ["Following", "Rooms", "Profile", "Home"]
    screen = page.locator("#screen")
    expect(screen.get_by_role("heading", name="Rooms", level=1)).to_be_visible()
    expect(screen.get_by_role("heading", name="Making", level=2)).to_be_visible()
    expect(screen.get_by_role("tablist").get_by_role("tab", name="Rooms")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("app", ["rooms"])
@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_tab_goes_as_it_is_read(page):
    still(page)
    page.locator("#screen").focus()
    visited = []
    for _ in range(3):
        page.keyboard.press("Tab")
        visited.append(page.evaluate("() => document.activeElement.getAttribute('aria-label')"))
    assert [name.split(",")[0] for name in visited] == ["Bread before sunrise", "A chair from one board", "Bookbinding"]


@pytest.mark.parametrize("app", ["scale"])
def test_a_choice_of_one_is_a_group_of_radio_buttons(page):
    group = page.locator("#screen").get_by_role("radiogroup")
    expect(group.get_by_role("radio", name="oz")).to_have_attribute("aria-checked", "false")
    expect(group.get_by_role("radio", name="g", exact=True)).to_have_attribute("aria-checked", "true")


@pytest.mark.rule("BACK-1", "BACK-2")
@pytest.mark.parametrize("app", ["appsearch"])
def test_the_browsers_way_back_leaves_what_is_in_front(page, shown):
    tap(page, page.locator("#screen").get_by_role("button", name=re.compile("Lunch on Thursday")))
    expect(page.locator("#screen").get_by_role("button", name=re.compile("^Back"))).to_be_visible()
    still(page)
    page.go_back()
    expect(page.locator("#screen").get_by_role("heading", name="Messages")).to_be_visible()
    page.go_back()
    expect(page).to_have_title(re.compile("^Home Screen"))
    page.go_back()
    expect(page).to_have_url("about:blank")


@pytest.mark.rule("SETTING-1")
@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_settings_are_kept(page, shown):
    page.get_by_role("switch", name="3D Touch", exact=True).uncheck()
    page.get_by_role("switch", name="Use trackpad force").uncheck()
    shown.choose("Firm")
    shown.choose(re.compile("^0.8"))
    reload(page)
    expect(page.get_by_role("switch", name="3D Touch", exact=True)).not_to_be_checked()
    expect(page.get_by_role("switch", name="Use trackpad force")).not_to_be_checked()
    expect(page.get_by_role("radio", name="Firm")).to_be_checked()
    expect(page.get_by_role("radio", name=re.compile("^0.8"))).to_be_checked()


@pytest.mark.rule("SETTING-2")
@pytest.mark.parametrize("screen", [DESKTOP, Screen("laptop", 1366, 625)], ids=str)
@pytest.mark.parametrize(("model", "width", "height"), [("iphone-x", 375, 812), ("iphone-se", 320, 568), ("ipad", 768, 1024)])
def test_the_frame_takes_the_size_of_the_device_that_is_chosen(page, shown, model, width, height):
    page.get_by_role("combobox", name="Device").select_option(model)
    # The bar with the time is no window of the app, and has nothing within its words.
    window = shown.screen.locator("[data-view]:has([data-view] [data-view])").first
    expect(window).to_have_css("width", f"{width}px")
    expect(window).to_have_css("height", f"{height}px")
    body = page.locator(".body").bounding_box()
    assert body["y"] >= 0 and body["y"] + body["height"] <= page.viewport_size["height"]
    reload(page)
    expect(window).to_have_css("height", f"{height}px")
    expect(page.get_by_role("combobox", name="Device")).to_have_value(model)


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_a_device_without_3d_touch_says_so(page, shown):
    page.get_by_role("combobox", name="Device").select_option("iphone-se")
    expect(shown.detail).to_have_text("This device has no 3D Touch")


@pytest.mark.rule("TEACH-3")
@pytest.mark.parametrize("app", ["rooms"])
@pytest.mark.parametrize("screen", [DESKTOP, Screen("laptop", 1366, 625)], ids=str)
def test_a_mouse_is_told_beside_it_how_to_press_deeper(page, shown):
    bubble = page.locator("#bubble")
    row = page.locator("#screen").get_by_role("button", name=re.compile("^Bread before")).bounding_box()
    x, y = row["x"] + 60, row["y"] + row["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    expect(bubble).to_have_text("Hold, or turn the wheel")
    box = bubble.bounding_box()
    assert abs(box["y"] + box["height"] - y) < 80 and box["x"] < x < box["x"] + box["width"]
    page.mouse.wheel(0, -700)
    expect(bubble).to_be_hidden()
    page.mouse.up()


@pytest.mark.rule("TEACH-2")
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=str)
def test_the_card_of_the_home_screen_goes_once_a_menu_was_opened(open_page, screen):
    page = open_page(screen, path="/")
    card = page.locator("#screen").get_by_text(re.compile("^(Press|Hold) an icon"))
    expect(card).to_be_visible()
    icon = page.locator("#screen").get_by_role("button", name="Scale", exact=True)
    icon.focus()
    page.keyboard.press("Shift+F10")
    expect(page.locator("#screen").get_by_role("menuitem").first).to_be_visible()
    reload(page)
    still(page)
    expect(card).to_be_hidden()


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_a_list_of_shortcuts_comes_by_its_key_and_goes_by_escape(page):
    dialog = page.get_by_role("dialog", name="Shortcuts")
    page.locator("#screen").focus()
    page.keyboard.press("?")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    page.get_by_role("button", name="Shortcuts").click()
    expect(dialog).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=str)
def test_a_part_of_the_page_that_is_missing_is_told(blank_page, serve, screen):
    page = blank_page(screen)
    page.route("**/main-*.js", lambda route: route.fulfill(status=404, body=""))
    page.goto(serve() + "/")
    expect(page.get_by_text("A part of the page could not be loaded")).to_be_visible()
    page.unroute("**/main-*.js")
    page.troubles.clear()
    page.get_by_role("button", name="Load again").click()
    expect(page).to_have_title(re.compile("^Home Screen"))
    expect(page.locator("#placeholder")).to_be_hidden()


@pytest.mark.parametrize("app", ["appsearch"])
@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_leaving_an_app_whose_field_has_the_caret_warns_of_nothing(page, shown):
    page.locator("#screen input").focus()
    page.keyboard.type("lake")
    page.mouse.click(*shown.point(187, 661))
    expect(page).to_have_title(re.compile("^Home Screen"))
    still(page)
    expect(shown.console.locator(".warning")).to_have_count(0)


@pytest.mark.parametrize("size", [(960, 540)], ids=str)
def test_text_in_the_device_grows_with_the_browsers_zoom(blank_page, serve, size):
    """A window of 1920 x 1080 at 200 %."""
    page = blank_page(Screen("zoomed", *size, scale=2))
    page.add_init_script("Object.defineProperty(window, 'outerWidth', { get: () => 1920 })")
    page.goto(serve() + "/?app=scale")
    page.evaluate("() => window.heft.ready")
    assert page.locator("#screen").bounding_box()["width"] >= 375
    page.evaluate("() => scrollTo(0, 1e6)")
    box = page.locator(".body").bounding_box()
    assert box["y"] + box["height"] <= size[1] + 40, "its foot can be scrolled to"
