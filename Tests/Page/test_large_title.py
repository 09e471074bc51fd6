"""Large titles, search and transitions of an app's own in a real Chromium (NAV-11 to NAV-15, TAB-6)."""

import pytest
from gallery import gallery, product  # noqa: F401
from heft_browser import DESKTOP, PHONE
from playwright.sync_api import expect
from shown import still
from test_app_search import tap
from waiting import until

SIZES = """(name) => [...document.querySelectorAll("#screen [role=heading]")]
  .filter((one) => one.textContent === name && one.getAttribute("aria-hidden") !== "true" && one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one.querySelector(".text")).fontSize)).join()"""


@pytest.fixture(params=[PHONE, DESKTOP], ids=str)
def screen(request):
    return request.param


def title_becomes(gallery, name, size):
    until(gallery.page, f"([name, size]) => ({SIZES})(name) === size", [name, size], f"the title of {size} points")


def scroll(gallery, distance):
    gallery.page.mouse.move(*gallery.middle())
    gallery.page.mouse.wheel(0, distance)


def test_a_large_title_goes_under_the_bar_and_comes_back(gallery):
    gallery.open("Large title")
    title_becomes(gallery, "Large title", "34")
    scroll(gallery, 400)
    title_becomes(gallery, "Large title", "17")
    scroll(gallery, -800)
    title_becomes(gallery, "Large title", "34")


@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_the_title_is_seen_large_on_its_ground(gallery, color_scheme):
    still(gallery.page)
    title = gallery.screen.get_by_role("heading", name="Gallery").locator("visible=true").first
    box = title.bounding_box()
    colors = {
        gallery.color_at(box["x"] + 3 + step * 2, box["y"] + box["height"] / 2) for step in range(12)
    }
    dark, light = min(colors, key=sum), max(colors, key=sum)
    assert sum(light) - sum(dark) > 500, "letters and their ground"
    assert (sum(gallery.color_at(box["x"] - 6, box["y"] + 6)) > 400) == (color_scheme == "light")


def test_a_push_of_the_apps_own_opens_out_of_its_tile_and_goes_back(gallery):
    gallery.open("Transitions")
    gallery.page.evaluate(
        """() => {
          window.scaled = 0;
          new MutationObserver((changes) => {
            for (const { target } of changes) {
              const { a } = new DOMMatrix(getComputedStyle(target).transform);
              if (a > 0 && a < 0.99) window.scaled += 1;
            }
          }).observe(document.querySelector("#screen"), { attributeFilter: ["style"], subtree: true });
        }"""
    )
    tap(gallery.page, gallery.screen.get_by_role("button", name="Open"))
    expect(gallery.screen.get_by_role("heading", name="Opened")).to_be_visible()
    still(gallery.page)
    red, green, blue = gallery.color_at(*gallery.middle())
    assert red > 200 and 100 < green < 200 and blue < 80, "the opened screen is orange"
    assert gallery.page.evaluate("window.scaled") > 0, "it grew"
    tap(gallery.page, gallery.screen.get_by_role("button", name="Back, Transitions"))
    gallery.says("Open")
    still(gallery.page)
    expect(gallery.screen.get_by_role("heading", name="Opened")).to_have_count(0)


def test_tabs_of_the_apps_own_slide(gallery):
    gallery.open("Transitions")
    tap(gallery.page, gallery.screen.get_by_role("tab", name="Right"))
    expect(gallery.screen.get_by_role("tab", name="Right")).to_have_attribute("aria-selected", "true")
    still(gallery.page)
    box = gallery.screen.get_by_role("tab", name="Right").bounding_box()
    red, green, blue = gallery.color_at(box["x"] + 10, box["y"] - 60)
    assert blue > 180 and green < 130, "the second tab is indigo"
