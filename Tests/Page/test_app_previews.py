"""Previews in the apps, with real force: what a row or a link shows, its actions, and what they do."""

import re

import pytest
from heft_browser import DESKTOP
from playwright.sync_api import expect
from pressing import PEEK, Presser
from test_app_search import heading, link, open_help, row, still
from test_doodles import Hand as Drawer
from test_doodles import new_doodle
from test_rooms import text

APP_SEARCH = pytest.mark.parametrize("app", ["appsearch"])
ROOMS = pytest.mark.parametrize("app", ["rooms"])
DOODLES = pytest.mark.parametrize("app", ["doodles"])

BACK = re.compile("^Back")
WEB = "https://www.w3.org/TR/pointerevents3/"


@pytest.fixture
def hand(page):
    return Presser(page)


def words(hand, part):
    """Words that are seen, and not those of the copies behind a preview."""
    return hand.screen.get_by_text(part, exact=False).locator("visible=true").and_(hand.page.locator(":not(.background-blur *)"))


def back(hand):
    return hand.screen.get_by_role("button", name=BACK).locator("visible=true")


def answer_for_the_web(page):
    """Nothing is on the network of a test."""
    page.context.route("https://www.w3.org/**", lambda route: route.fulfill(body="A page of the web"))


def forbid_windows(page):
    """As a browser does when the last tap was long ago."""
    page.evaluate("Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } })")


@APP_SEARCH
def test_a_message_is_looked_into_and_the_list_stays(page, hand):
    hand.peek(row(page, "Lunch on Thursday?"))
    expect(words(hand, "The place by the canal")).to_be_visible()
    hand.lift()
    hand.gone()
    expect(row(page, "Lunch on Thursday?")).to_be_visible()
    expect(back(hand)).to_have_count(0)


@APP_SEARCH
def test_a_message_opens_when_it_is_pressed_harder(page, hand):
    hand.pop(row(page, "Lunch on Thursday?"))
    expect(back(hand)).to_be_visible()
    expect(words(hand, "The place by the canal")).to_be_visible()


@APP_SEARCH
def test_a_link_to_a_page_of_the_help_is_peeked_at_and_popped(page, hand):
    open_help(page)
    hand.peek(link(page, "pressure"))
    expect(words(hand, "How pressure works")).to_be_visible()
    hand.lift()
    hand.gone()
    expect(words(hand, "How pressure works")).to_have_count(0)
    hand.pop(link(page, "pressure"))
    expect(heading(page, "How pressure works")).to_be_visible()
    expect(back(hand)).to_be_visible()


@APP_SEARCH
def test_a_links_actions_copy_and_open_it(page, hand):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    answer_for_the_web(page)
    hand.tap(row(page, "The touchpad came"))
    still(page)
    hand.open_actions(link(page, "Pointer Events"), "Copy")
    expect(words(hand, WEB)).to_be_visible()
    expect(hand.button("Share\u2026")).to_be_visible()
    hand.tap(hand.button("Copy"))
    hand.gone()
    page.wait_for_function("async (web) => await navigator.clipboard.readText() === web", arg=WEB)
    hand.open_actions(link(page, "Pointer Events"), "Open")
    with page.context.expect_page() as opened:
        hand.tap(hand.button("Open"))
    expect(opened.value.locator("body")).to_have_text("A page of the web")
    hand.gone()


@APP_SEARCH
def test_a_popped_link_that_the_browser_would_not_open_is_offered(page, hand):
    answer_for_the_web(page)
    hand.tap(row(page, "The touchpad came"))
    still(page)
    forbid_windows(page)
    hand.pop(link(page, "Pointer Events"))
    offer = page.get_by_role("alert").get_by_role("link", name="Open w3.org/TR/pointerevents3")
    with page.context.expect_page() as opened:
        offer.click()
    expect(opened.value.locator("body")).to_have_text("A page of the web")
    expect(offer).to_be_hidden()


@APP_SEARCH
def test_an_offer_can_be_declined(page, hand):
    hand.tap(row(page, "The touchpad came"))
    still(page)
    forbid_windows(page)
    hand.pop(link(page, "Pointer Events"))
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_role("alert").get_by_role("link")).to_be_hidden()


@ROOMS
def test_a_room_is_jumped_into_from_its_preview(page, hand):
    hand.open_actions(text(page, "Bread before sunrise"), "Jump In")
    hand.tap(hand.button("Jump In"))
    hand.gone()
    expect(hand.button("Follow")).to_be_visible()
    expect(back(hand)).to_be_visible()


@ROOMS
def test_the_keyboard_reaches_the_card_and_its_actions_and_nothing_in_the_card(page, hand):
    hand.open_actions(text(page, "Bread before sunrise"), "Jump In")
    reached = []
    for _ in range(8):
        page.keyboard.press("Tab")
        reached.append(page.evaluate("() => document.activeElement.closest('#screen') && document.activeElement.ariaLabel"))
    assert "Jump In" in reached and "More" in reached
    assert "Follow" not in reached
    expect(hand.button("Follow")).to_have_count(0)


@ROOMS
def test_a_room_is_left_alone(page, hand):
    hand.open_actions(text(page, "Bread before sunrise"), "Cancel")
    hand.tap(hand.button("Cancel"))
    hand.shown.console_says("Bread before sunrise: not now")
    hand.gone()
    expect(back(hand)).to_have_count(0)


@ROOMS
def test_the_group_more_has_three_greetings_with_a_tick(page, hand):
    hand.open_actions(text(page, "Bread before sunrise"), "More")
    hand.tap(hand.button("More"))
    for name in ("Wave", "Applaud", "Send a heart"):
        expect(hand.button(name)).to_have_attribute("aria-pressed", "true")
    hand.tap(hand.button("Applaud"))
    hand.shown.console_says("Applaud: ")
    hand.gone()


@ROOMS
def test_a_finger_slides_to_an_action_in_one_movement(page, hand):
    hand.peek(text(page, "Bread before sunrise"))
    hand.slide_up()
    cancel = hand.button("Cancel")
    expect(cancel).to_be_visible()
    still(page)
    box = cancel.bounding_box()
    hand.finger.move(box["x"] + 40, box["y"] + box["height"] / 2, PEEK)
    hand.lift()
    hand.shown.console_says("Bread before sunrise: not now")
    hand.gone()


@DOODLES
def test_a_doodle_is_looked_at_shared_and_deleted_from_its_preview(page, hand):
    new_doodle(page, Drawer(page), "A wave")
    wave = page.locator("#screen").get_by_text("A wave", exact=True).locator("visible=true")
    hand.peek(wave)
    expect(hand.card.locator("canvas").first).to_be_visible()
    hand.lift()
    hand.gone()
    hand.open_actions(wave, "Share")
    with page.expect_download() as download:
        hand.tap(hand.button("Share"))
        hand.tap(hand.screen.get_by_role("button", name=re.compile("^Save")).first)
    assert download.value.suggested_filename.endswith(".png")
    still(page)
    hand.open_actions(wave, "Delete")
    hand.tap(hand.button("Delete"))
    hand.gone()
    expect(wave).to_have_count(0)
    hand.tap(hand.button("Undo"))
    expect(wave).to_be_visible()


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
@pytest.mark.parametrize("app", ["rooms", "appsearch"])
def test_the_menu_key_opens_a_rows_actions_or_its_preview(page, hand, app):
    cell = hand.screen.get_by_role("button", name=re.compile("Bread before|Lunch on Thursday")).first
    cell.focus()
    page.keyboard.press("Shift+F10")
    if app == "appsearch":
        # The row's own actions come first, and the preview after them.
        expect(hand.button("Trash")).to_be_visible()
        hand.tap(hand.button("Preview"))
    expect(hand.button("Jump In" if app == "rooms" else "Reply")).to_be_focused()
    page.keyboard.press("Escape")
    hand.gone()
