"""Rooms, as a person uses it: looking into rooms, following them, and the page that feels force."""

import re

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE, Touchscreen
from playwright.sync_api import expect
from shown import Shown, reload
from test_app_search import still, tap


@pytest.fixture
def app():
    return "rooms"


def text(page, words):
    return page.locator("#screen").get_by_text(words, exact=True).locator("visible=true")


def button(page, name):
    return page.locator("#screen").get_by_role("button", name=name, exact=True)


def tab(page, name):
    return page.locator("#screen").get_by_role("tab", name=re.compile(f"^{name}"))


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, DESKTOP], ids=str)
@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_a_room_is_opened_followed_and_kept(page, screen, color_scheme):
    tap(page, text(page, "Bread before sunrise"))
    expect(button(page, "Follow")).to_be_visible()
    still(page)
    tap(page, button(page, "Follow"))
    expect(button(page, "Following")).to_be_visible()
    reload(page)
    expect(text(page, "Cello by the window")).to_be_visible()
    tap(page, tab(page, "Following"))
    expect(text(page, "Cello by the window")).to_have_count(0)
    expect(text(page, "Bread before sunrise")).to_be_visible()


def test_the_profiles_ground_follows_the_force(page):
    shown = Shown(page)
    tap(page, tab(page, "Profile"))
    expect(text(page, "0%")).to_be_visible()
    still(page)
    finger = Touchscreen(page).finger()
    x, y = shown.point(40, 120)
    finger.press(x, y, 0.2)
    expect(text(page, "20%")).to_be_visible()
    finger.move(x + 2, y, 0.9)
    expect(text(page, "90%")).to_be_visible()
    red, green, blue = shown.color_at(x, y)
    assert red == green and blue > red + 90
    finger.lift()
    expect(text(page, "0%")).to_be_visible()


def test_the_name_is_kept(page):
    tap(page, tab(page, "Profile"))
    field = page.locator("#screen").get_by_role("textbox", name="Your name")
    tap(page, field)
    expect(field).to_be_focused()
    page.keyboard.type("Ada")
    page.keyboard.press("Enter")
    expect(field).not_to_be_focused()
    reload(page)
    tap(page, tab(page, "Profile"))
    expect(field).to_have_value("Ada")
