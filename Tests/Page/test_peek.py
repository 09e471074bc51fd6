"""Peek and Pop in a real Chromium, driven with real force: from what the page shows."""

import re

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE
from playwright.sync_api import expect
from pressing import HINT, LIGHT, NEARLY, PEEK, POP, Presser
from shown import still
from waiting import frames, hold


@pytest.fixture
def product():
    return "PeekList"


@pytest.fixture
def hand(page):
    return Hand(page)


class Hand(Presser):
    """A finger that presses the rows of the list, by their numbers."""

    def blur(self):
        """How many points all but the source is blurred by."""
        return float(self.blurred.first.get_attribute("data-blur"))

    def row(self, number):
        return self.screen.get_by_text(f"Message {number}", exact=True).first

    def press(self, number, force):
        super().press(self.row(number), force)

    def peek(self, number):
        self.press(number, PEEK)
        self.preview(number)

    def text(self, number):
        return self.screen.get_by_text(f"This is what message {number} says", exact=False)

    def preview(self, number):
        expect(self.text(number)).to_be_visible()

    def actions(self, number):
        """Opens the actions of a row, and lifts the finger."""
        self.open_actions(number, "Delete")


def test_what_lies_behind_the_screen_does_not_shine_into_the_blur(hand, page):
    for part in ["#screen", "body"]:
        page.locator(part).evaluate("(one) => { one.style.background = '#f00' }")
    hand.press(3, PEEK)
    hand.preview(3)
    still(page)
    box = hand.screen.bounding_box()
    sides = [(1, 0.5), (box["width"] - 2, 0.5), (box["width"] / 4, 0.98)]
    for x, y in sides:
        red, green, blue = hand.shown.color_at(box["x"] + x, box["y"] + y * box["height"])
        assert red - min(green, blue) < 20, (x, y, red, green, blue)
    hand.lift()


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=str)
def test_the_hint_follows_the_force_and_goes_with_it(hand, screen):
    hand.press(3, HINT)
    first = hand.blur()
    hand.push(0.33)
    assert hand.blur() > first > 0
    hand.push(0.24)
    assert hand.blur() < first
    hand.push(LIGHT)
    hand.gone()
    hand.lift()


@pytest.mark.parametrize("screen", [PHONE, DESKTOP], ids=str)
def test_a_peek_pops_when_it_is_pressed_harder(page, hand, screen):
    hand.peek(4)
    hand.push(NEARLY)
    hand.push(POP)
    expect(hand.button("Back, Messages")).to_be_visible()
    hand.gone()
    hand.lift()
    hand.preview(4)
    assert page.troubles == []


@pytest.mark.parametrize("force", [HINT, PEEK, NEARLY], ids=["hint", "peek", "commit"])
@pytest.mark.parametrize("end", ["lift", "cancel"])
def test_a_press_that_ends_before_the_pop_leaves_the_list_as_it_was(page, hand, force, end):
    # The order in which the screen is read is put right when it rests.
    still(page)
    before = page.locator("#screen").inner_text()
    hand.press(3, force)
    expect(hand.blurred).not_to_have_count(0)
    if end == "cancel":
        hand.finger.cancel()
    else:
        # A hint that is lifted is a tap; away from the row it is not.
        if force == HINT:
            x, y = hand.finger._place
            hand.finger.move(x, y + 30, HINT)
        hand.lift()
    hand.gone()
    if not (force == HINT and end == "lift"):
        still(page)
        assert page.locator("#screen").inner_text() == before


def test_ten_previews_in_a_row(hand):
    for number in range(1, 9):
        hand.peek(number)
        hand.lift()
        hand.gone()
    hand.peek(3)
    hand.lift()
    hand.press(3, PEEK)
    hand.lift()
    hand.gone()


def test_an_action_does_what_it_says_and_the_preview_goes(hand):
    hand.actions(2)
    hand.tap(hand.button("Mark as read"))
    hand.shown.console_says("Mark as read: Message 2")
    hand.gone()
    hand.actions(2)
    hand.tap(hand.button("Delete"))
    hand.gone()
    # A row that is used again may keep its words out of sight.
    expect(hand.row(2)).not_to_be_visible()


def test_a_group_opens_and_goes_back(hand):
    hand.actions(2)
    hand.tap(hand.button("More"))
    expect(hand.button("Reply")).to_be_visible()
    hand.tap(hand.button("Back from More"))
    expect(hand.button("Delete")).to_be_visible()
    hand.tap(hand.button("More"))
    hand.tap(hand.button("Forward"))
    hand.shown.console_says("Forward: Message 2")
    hand.gone()


def test_a_peek_after_scrolling(hand):
    x, y = hand.shown.point(100, 550)
    hand.finger.press(x, y, LIGHT)
    for step in range(1, 16):
        hand.finger.move(x, y - step * 20, LIGHT)
        frames(hand.page)
    hold(hand.page, "no flick")
    hand.finger.move(x, y - 301, LIGHT)
    hand.lift()
    expect(hand.row(9)).to_be_visible()
    still(hand.page)
    hand.peek(9)
    hand.lift()
    hand.gone()


def test_a_peek_in_a_presented_controller(hand):
    hand.tap(hand.button("Card"))
    expect(hand.button("Done")).to_be_visible()
    still(hand.page)
    hand.peek(3)
    hand.push(POP)
    expect(hand.button("Back, Messages")).to_be_visible()
    hand.gone()
    hand.lift()


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_the_mouse_peeks_by_its_wheel_and_opens_the_actions_by_its_right_button(page, hand, screen):
    box = hand.row(3).bounding_box()
    page.mouse.move(box["x"] + 40, box["y"] + 10)
    page.mouse.down()
    for _ in range(3):
        page.mouse.wheel(0, -100)
    hand.preview(3)
    page.mouse.up()
    hand.gone()
    page.mouse.click(box["x"] + 40, box["y"] + 10, button="right")
    expect(hand.button("Mark as read")).to_be_focused()
    page.keyboard.press("Escape")
    hand.gone()


@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_the_keyboard_peeks_pops_and_opens_the_actions(page, hand, screen):
    cell = hand.screen.get_by_role("button", name="Message 3", exact=True)
    cell.focus()
    expect(cell).to_have_attribute("aria-description", re.compile("preview"))
    page.keyboard.press("Shift+F10")
    expect(hand.button("Mark as read")).to_be_focused()
    page.keyboard.press("Enter")
    hand.shown.console_says("Mark as read: Message 3")
    hand.gone()
    cell.focus()
    page.keyboard.down(" ")
    hand.preview(3)
    page.keyboard.up(" ")
    expect(hand.blurred).to_have_count(0)


def test_without_3d_touch_a_held_finger_peeks(page, hand):
    page.evaluate("() => document.querySelector('[name=\"3d-touch\"]').click()")
    box = hand.row(3).bounding_box()
    hand.finger.press(box["x"] + 60, box["y"] + 10, LIGHT)
    hand.preview(3)
    hand.lift()
    expect(hand.button("Delete")).to_be_visible()
    hand.tap(hand.button("Open Message 3"), value="0.00")
    expect(hand.button("Back, Messages")).to_be_visible()
    hand.gone()


@pytest.mark.parametrize("reduced_motion", ["reduce"])
def test_with_less_motion_the_card_fades(page, hand, reduced_motion):
    hand.press(3, HINT)
    assert page.locator("#screen [style*=' scale:']").count() == 0
    hand.push(PEEK)
    hand.preview(3)
    hand.lift()
    hand.gone()
