"""What the reader has set for all pages: the size of text, contrast, forced colors, the region (TYPE-1 to TYPE-6)."""

import re

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE, Screen
from playwright.sync_api import expect
from shown import Shown, reload, still

CUT = """() => [...document.querySelectorAll("#screen .text")].filter((text) => {
  const view = text.closest(".view");
  if (!text.textContent || !text.checkVisibility({ opacityProperty: true })) return false;
  if (text.closest("[inert], .background-blur, .field")) return false;
  return text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2
    || text.clientHeight > view.clientHeight + 6;
}).map((text) => text.textContent)"""


def size_of(page, words):
    return page.locator("#screen").get_by_text(words).first.evaluate("(text) => parseFloat(getComputedStyle(text).fontSize)")


@pytest.mark.parametrize("app", ["rooms"])
@pytest.mark.parametrize("screen", [DESKTOP], ids=str)
def test_text_grows_as_the_setting_says_and_stays_so(page):
    row = page.locator("#screen").get_by_role("button", name=re.compile("^Bread before"))
    height = row.bounding_box()["height"]
    assert size_of(page, "Bread before sunrise") == 17
    setting = page.get_by_role("combobox", name="Text size")
    expect(setting).to_have_value("automatic")
    setting.select_option("xxxl")
    still(page)
    assert size_of(page, "Bread before sunrise") == 23
    assert row.bounding_box()["height"] > height * 1.2
    reload(page)
    expect(setting).to_have_value("xxxl")
    still(page)
    assert size_of(page, "Bread before sunrise") == 23


def test_text_begins_as_large_as_the_browsers(blank_page, serve):
    page = blank_page(PHONE)
    page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
          const style = new CSSStyleSheet();
          style.replaceSync("body > span { font-size: 20px !important }");
          document.adoptedStyleSheets = [style];
        })"""
    )
    page.goto(serve() + "/?app=rooms")
    page.evaluate("() => window.heft.ready")
    still(page)
    assert size_of(page, "Bread before sunrise") == 21


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE], ids=str)
@pytest.mark.parametrize("app", ["scale", "rooms", "appsearch", "doodles"])
def test_the_largest_text_is_not_cut(page, screen):
    page.evaluate("() => document.querySelector('[name=text-size]').value = 'xxxl'")
    page.evaluate("() => document.querySelector('[name=text-size]').dispatchEvent(new Event('change', { bubbles: true }))")
    still(page)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("app", ["scale"])
@pytest.mark.parametrize("screen", [Screen("enlarged to 400 %", 360, 225, scale=4)], ids=str)
def test_scale_can_be_read_in_an_enlarged_window(page, shown):
    still(page)
    reading = shown.screen.get_by_role("timer").bounding_box()
    title = shown.screen.get_by_role("heading", name="Scale").bounding_box()
    assert reading["y"] >= 0 and reading["y"] + reading["height"] <= 225
    assert reading["y"] >= title["y"] + title["height"] or reading["x"] >= title["x"] + title["width"]
    assert page.evaluate(CUT) == []


def test_more_contrast_gives_stronger_colors(open_page):
    plain = open_page(PHONE, path="/?app=appsearch")
    strong = open_page(PHONE, path="/?app=appsearch", contrast="more")
    color = "(text) => getComputedStyle(text).color"
    words = "Lunch on Thursday?"
    before = plain.locator("#screen").get_by_text(words).evaluate(color)
    after = strong.locator("#screen").get_by_text(words).evaluate(color)
    assert before != after


@pytest.mark.rule("TYPE-6")
def test_forced_colors_reach_the_device_and_spare_the_paper(open_page):
    page = open_page(PHONE, path="/?app=doodles&action=dev.heft.Doodles.NewDoodle", forced_colors="active")
    still(page)
    kept = page.locator("#screen .own-colors")
    assert kept.count() > 0
    paper = page.locator("#screen [data-cursor=crosshair]")
    assert paper.evaluate("(paper) => getComputedStyle(paper.parentElement).backgroundColor") == "rgb(255, 255, 255)"
    line = "(button) => getComputedStyle(button, '::before').borderTopWidth"
    assert page.locator("#screen [role=button]").first.evaluate(line) == "1px"


@pytest.mark.parametrize(
    ("locale", "viewers"), [("en-US", "1,204"), ("de-DE", "1.204"), ("fr-FR", "1\u202f204"), ("ar-EG", "1,204")]
)
def test_numbers_are_the_readers(open_page, locale, viewers):
    page = open_page(PHONE, path="/?app=rooms", locale=locale)
    shown = Shown(page)
    shown.says(f"Ines \u00b7 {viewers} watching")
    expect(shown.warning("A setting")).to_have_count(0)


def test_a_scale_in_germany_has_a_comma(open_page):
    page = open_page(DESKTOP, path="/?app=scale", locale="de-DE")
    Shown(page).choose(re.compile("^oz$"))
    Shown(page).says("0,00 oz")


def test_a_button_without_words_tells_its_name_to_a_mouse(open_page):
    page = open_page(DESKTOP, path="/?app=doodles")
    still(page)
    screen = page.locator("#screen")
    button = screen.get_by_role("button", name="New doodle")
    box = button.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(screen).to_have_attribute("title", "New doodle")
    expect(button).to_have_class(re.compile("hovered"))
    expect(screen).to_have_css("cursor", "pointer")
    page.mouse.move(5, 5)
    expect(screen).not_to_have_attribute("title", re.compile("."))


def test_the_paper_has_a_crosshair(open_page):
    page = open_page(DESKTOP, path="/?app=doodles&action=dev.heft.Doodles.NewDoodle")
    still(page)
    box = page.locator("#screen [data-cursor=crosshair]").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("#screen")).to_have_css("cursor", "crosshair")
