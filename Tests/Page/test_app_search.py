"""AppSearch, as a person uses it: searching, reading, and following links by finger, keyboard and screen reader."""

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE, Touchscreen
from playwright.sync_api import expect
from shown import Shown, reload, still
from waiting import hold


@pytest.fixture
def app():
    return "appsearch"


def tap(page, locator):
    """A finger's short touch in the middle of an element, or of its first line."""
    expect(locator).to_be_visible()
    x, y = locator.evaluate(
        """(one) => {
          const { left, top, width, height } = one.getClientRects()[0];
          return [left + width / 2, top + height / 2];
        }"""
    )
    finger = Touchscreen(page).finger()
    finger.press(x, y, 0.15)
    finger.lift()


def link(page, name):
    return page.locator("#screen").get_by_role("link", name=name, exact=True)


def heading(page, name):
    return page.locator("#screen .document").get_by_role("heading", name=name, exact=True)


def row(page, subject):
    return page.locator("#screen").get_by_text(subject, exact=True).locator("visible=true")


def open_help(page):
    tap(page, page.locator("#screen").get_by_role("button", name="Help"))
    expect(heading(page, "Press, and see")).to_be_visible()
    still(page)


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, DESKTOP], ids=str)
@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_the_help_is_a_document_that_fits_and_can_be_read(page, screen, color_scheme):
    open_help(page)
    measures = page.evaluate(
        """() => {
          const content = document.querySelector(".document");
          const screen = document.getElementById("screen");
          const shades = (color) => (color.match(/\\d+/g) ?? []).slice(0, 3).map(Number);
          return {
            width: content.scrollWidth <= content.clientWidth && content.clientWidth === screen.offsetWidth,
            picture: content.querySelector("img").getBoundingClientRect().width > 100,
            text: Math.max(...shades(getComputedStyle(content).color)),
            list: content.querySelectorAll("ol > li").length,
            strangers: [...content.querySelectorAll("*")]
              .filter(({ tagName }) => !/^(H[1-6]|[OU]L|LI|P|STRONG|EM|CODE|PRE|BLOCKQUOTE|[BH]R|IMG|SPAN)$/.test(tagName))
              .length,
          };
        }"""
    )
    assert measures["width"] and measures["picture"]
    assert measures["list"] == 3 and measures["strangers"] == 0
    assert measures["text"] < 60 if color_scheme == "light" else measures["text"] > 200


def test_a_finger_follows_a_link_and_back_leads_back(page):
    open_help(page)
    tap(page, link(page, "pressure"))
    expect(heading(page, "How pressure works")).to_be_visible()
    still(page)
    tap(page, page.locator("#screen").get_by_role("button", name="Help").first)
    expect(heading(page, "How pressure works")).to_have_count(0)
    expect(heading(page, "Press, and see")).to_be_visible()


def test_the_document_scrolls_and_links_are_found_where_they_have_come_to(page, finger):
    open_help(page)
    last = link(page, "how browsers tell pressure")
    before = last.bounding_box()["y"]
    finger.press(180, 500, 0.2)
    for step in range(1, 11):
        finger.move(180, 500 - 30 * step, 0.2)
    hold(page, "no flick")
    finger.lift()
    still(page)
    assert last.bounding_box()["y"] < before - 100
    # Notes the address that the browser would open: nothing is on the network of a test.
    page.evaluate(
        """() => { HTMLAnchorElement.prototype.click = function () { window.opened = [this.href, this.target, this.rel] } }"""
    )
    tap(page, last)
    page.wait_for_function("() => window.opened")
    assert page.evaluate("() => window.opened") == [
        "https://www.w3.org/TR/pointerevents3/", "_blank", "noopener noreferrer"
    ]
    expect(heading(page, "Press, and see")).to_be_attached()


def test_the_keyboard_reaches_every_link_and_enter_follows_it(page):
    open_help(page)
    links = page.locator("#screen").get_by_role("link")
    last = links.nth(links.count() - 1)
    last.focus()
    expect(last).to_be_focused()
    in_sight = """(one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    }"""
    page.wait_for_function(in_sight, arg=last.element_handle())
    link(page, "quick actions").focus()
    page.keyboard.press("Enter")
    expect(heading(page, "Quick actions")).to_be_visible()


def test_a_screen_readers_click_follows_a_link(page):
    open_help(page)
    link(page, "pressure").evaluate("(one) => one.click()")
    expect(heading(page, "How pressure works")).to_be_visible()


def test_typing_finds_messages(page):
    field = page.locator("#screen").get_by_role("textbox", name="Search messages")
    tap(page, field)
    expect(field).to_be_focused()
    page.keyboard.type("mira")
    expect(row(page, "Notes on thresholds")).to_be_visible()
    expect(row(page, "Lunch on Thursday?")).to_have_count(0)
    tap(page, row(page, "Notes on thresholds"))
    expect(link(page, "how pressure works")).to_be_visible()


def test_a_read_message_has_no_dot_after_a_reload(page):
    unread = page.locator("#screen [aria-label^='Unread']")
    before = unread.count()
    tap(page, row(page, "The touchpad came"))
    expect(heading(page, "The touchpad came")).to_be_visible()
    still(page)
    reload(page)
    expect(unread).to_have_count(before - 1)


def test_a_session_with_links_replays_to_the_same_screen(page):
    shown = Shown(page)
    open_help(page)
    tap(page, link(page, "pressure"))
    expect(heading(page, "How pressure works")).to_be_visible()
    still(page)
    shown.turn_sheet()
    trace = shown.save_trace()
    assert "\ndocument " in trace
    shown.replay_to_the_end(trace)
    expect(heading(page, "How pressure works")).to_be_attached()
