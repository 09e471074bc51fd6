"""The home screen, as a person uses it: icons, their menus under real force, and going from one app to another."""

import re

import pytest
from heft_browser import DESKTOP, LOW_PHONE, PHONE, SMALL_PHONE
from home_screen import HINT, LIGHT, NAMES, Home, draw_a_doodle, has_button, has_text
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


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, LOW_PHONE, DESKTOP], ids=str)
@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_the_page_begins_with_the_home_screen_and_every_icon_is_inside_it(home, page, screen):
    area = page.locator("#screen").bounding_box()
    boxes = [home.icon(name).bounding_box() for name in NAMES]
    for box in boxes:
        assert area["x"] <= box["x"] and box["x"] + box["width"] <= area["x"] + area["width"]
        assert area["y"] <= box["y"] and box["y"] + box["height"] <= area["y"] + area["height"]
        least = 44 if screen is not DESKTOP else 24
        assert box["width"] >= least and box["height"] >= least


def test_a_light_touch_opens_and_a_swipe_up_leads_home(home, page):
    home.open("Scale")
    home.shown.says("0 gram")
    home.swipe(20, 60, 120, 220, 320)
    home.is_there()
    home.open("Scale")
    home.shown.says("0 gram")


def test_a_press_blurs_with_its_force_and_lets_go_again(home):
    home.press("Scale", HINT)
    expect(home.blurred.first).to_be_attached()
    home.finger.push(LIGHT)
    expect(home.blurred).to_have_count(0)
    home.finger.lift()


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, LOW_PHONE, DESKTOP], ids=str)
def test_the_blurred_copies_that_wait_are_not_seen(home, page):
    home.press("Scale", HINT)
    expect(page.locator(".background-blur > .waiting")).not_to_have_count(0)
    # A blur is seen three times its radius around.
    seen = """(copies) => copies.map((copy) => {
      const radius = parseFloat(copy.firstElementChild.style.filter.slice(5));
      const { left, width } = copy.getBoundingClientRect();
      const screen = document.querySelector("#screen").getBoundingClientRect();
      return screen.right - (left - 3 * radius * width / copy.offsetWidth);
    }).filter((points) => points > 0)"""
    assert page.locator(".background-blur > .waiting").evaluate_all(seen) == []
    home.finger.lift()


@pytest.mark.parametrize("reduced_motion", ["reduce"])
def test_with_less_motion_one_gets_to_the_same_places(home):
    home.open("Doodles")
    home.leave()
    home.menu("Doodles", "New Doodle")
    home.slide("New Doodle")
    expect(home.screen.get_by_role("button", name="Done", exact=True)).to_be_visible()


def blue(home):
    return home.screen.locator('[style*="background-color: rgb(151, 187, 255)"]').locator("visible=true")


def is_blue(home):
    expect(blue(home)).not_to_have_count(0)


def types(home):
    expect(home.screen.locator("input:visible")).to_be_focused()


def nothing(home):
    pass


# App, item, what the app needs before, and what the item does.
ACTIONS = [
    ("Scale", "Open Blue", nothing, is_blue),
    ("Doodles", "New Doodle", nothing, has_button("^Done$")),
    ("Doodles", "Share Latest Doodle", draw_a_doodle, has_button("^(Copy|Save)")),
    ("Rooms", "Home", nothing, has_text("Bread before sunrise")),
    ("Rooms", "Play", nothing, has_button("^Done$")),
    ("Rooms", "User Name", nothing, has_text("0%")),
    ("AppSearch", "Search", nothing, types),
    ("AppSearch", "Share", nothing, has_button("^(Copy|Save)")),
    ("AppSearch", "Play", nothing, has_button("^Messages$|^Back")),
    ("AppSearch", "Pause", nothing, has_text("Jonas Weber")),
]


@pytest.mark.parametrize("app, title, prepare, works", ACTIONS, ids=[f"{one[0]} {one[1]}" for one in ACTIONS])
def test_an_item_is_picked_warm_and_cold_and_once(home, page, app, title, prepare, works):
    home.open(app)
    prepare(home)
    home.leave()
    home.menu(app, title)
    home.slide(title)
    works(home)
    expect(page).to_have_title(re.compile(f"^{app}"))
    still(page)

    reload(page)
    home.is_there()
    home.menu(app, title)
    home.finger.lift()
    tap(page, home.item(title))
    works(home)
    still(page)
    expect(home.shown.warning("")).to_have_count(0)
    expect(home.shown.console.get_by_text("quick action")).to_have_count(0)


def test_an_action_is_not_repeated_by_a_reload_or_by_opening_the_app(home, page):
    home.menu("Scale", "Open Blue")
    home.slide("Open Blue")
    is_blue(home)
    reload(page)
    home.is_there()
    home.open("Scale")
    home.shown.says("0 gram")
    expect(blue(home)).to_have_count(0)


def test_a_touch_beside_the_menu_closes_it_and_opens_nothing(home):
    home.menu("Scale", "Open Blue")
    home.finger.lift()
    home.finger.press(*home.shown.point(30, 330), LIGHT)
    home.finger.lift()
    home.is_there()


def test_the_last_row_shares_the_app_by_the_pages_address(home, page):
    page.evaluate(
        """() => {
          window.copied = [];
          navigator.clipboard.writeText = async (text) => { window.copied.push(text) };
          navigator.share = undefined;
        }"""
    )
    home.menu("AppSearch", "Search", "Share AppSearch")
    home.slide("Share AppSearch")
    copy = home.screen.get_by_role("button", name="Copy", exact=True)
    expect(copy).to_be_visible()
    still(page)
    tap(page, copy)
    page.wait_for_function("() => window.copied.length === 1")
    address = page.url.split("?")[0]
    assert page.evaluate("() => window.copied") == [f"AppSearch\n{address}?app=appsearch"]
    expect(copy).to_have_count(0)
    home.is_there()


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_the_right_button_and_the_mouse_do_the_same(home, page):
    def click(locator, button="left"):
        box = locator.bounding_box()
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button=button)

    click(home.icon("Scale"), "right")
    expect(home.item("Open Blue")).to_be_visible()
    still(page)
    click(home.item("Open Blue"))
    is_blue(home)
    still(page)
    box = page.locator("#screen").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6)
    home.is_there()


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_the_keyboard_opens_moves_in_and_leaves_the_menu(home, page):
    home.open("AppSearch")
    home.leave()
    expect(home.icon("AppSearch")).to_be_focused()
    page.keyboard.press("ArrowDown")
    for key, title in [
        (None, "Search"), ("ArrowDown", "Share"), ("End", "Share AppSearch"), ("ArrowDown", "Search"),
        ("ArrowUp", "Share AppSearch"), ("Home", "Search"), ("p", "Play"), ("p", "Pause"),
        ("s", "Share AppSearch"), ("s", "Search"),
    ]:
        if key:
            page.keyboard.press(key)
        expect(home.item(title)).to_be_focused()
    page.keyboard.press("Escape")
    home.is_there()
    expect(home.icon("AppSearch")).to_be_focused()
    page.keyboard.press("Shift+F10")
    expect(home.item("Search")).to_be_focused()
    page.keyboard.press("Enter")
    types(home)


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_the_keyboard_switches_and_closes_apps(home, page):
    for name in ["Scale", "Rooms"]:
        home.icon(name).focus()
        page.keyboard.press("Enter")
        expect(page).to_have_title(re.compile(f"^{name}"))
        still(page)
        page.keyboard.press("Home")
        home.is_there()
    page.keyboard.press("Home")
    def card(name):
        return home.screen.get_by_role("button", name=name, exact=True)
    expect(card("Rooms")).to_be_focused()
    still(page)
    page.keyboard.press("ArrowLeft")
    expect(card("Scale")).to_be_focused()
    page.keyboard.press("Delete")
    expect(card("Scale")).to_have_count(0)
    expect(card("Rooms")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile("^Rooms"))
    has_text("Bread before sunrise")(home)


def test_a_swipe_that_rests_opens_the_switcher_and_a_card_is_thrown_out(home, page):
    home.open("Scale")
    home.leave()
    home.open("Rooms")
    x, y = home.shown.point(187, 662)
    for up in (0, 30, 80, 150, 200):
        home.finger.press(x, y - up, LIGHT)
    def close(name):
        return home.screen.get_by_role("button", name=f"Close {name}", exact=True)
    # It opens under the finger.
    expect(close("Rooms")).to_be_visible()
    home.finger.lift()
    still(page)
    card = home.screen.get_by_role("button", name="Rooms", exact=True).bounding_box()
    x, y = card["x"] + card["width"] / 2, card["y"] + card["height"] / 2
    for up in (0, 30, 80, 150, 220):
        home.finger.press(x, y - up, LIGHT)
    home.finger.lift()
    expect(close("Rooms")).to_have_count(0)
    expect(close("Scale")).to_be_visible()
    still(page)
    tap(page, close("Scale"))
    home.is_there()
    home.open("Rooms")
    has_text("Bread before sunrise")(home)


def test_a_tab_at_the_lower_edge_is_still_the_apps(home, page):
    home.open("Rooms")
    tap(page, home.screen.get_by_role("tab", name="Profile"))
    has_text("0%")(home)
    expect(page).to_have_title(re.compile("^Rooms"))


def test_one_app_alone_has_no_home_screen(open_page):
    page = open_page(PHONE, "PeekList", "/")
    expect(page.locator("#screen").get_by_text("Message 1", exact=True).first).to_be_visible()
    expect(page.get_by_role("button", name="Home", exact=True)).to_have_count(0)
