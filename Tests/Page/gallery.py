"""The gallery in a test: its list, and the screens that it opens."""

import pytest
from heft_browser import PHONE
from playwright.sync_api import expect
from shown import Shown, still
from test_app_search import tap


class GalleryPage(Shown):
    """The gallery with one of its screens in front, and the examples there by their captions."""

    def open(self, title, rests=True):
        """Opens a screen by its row, which may lie further down; some screens never come to rest."""
        row = self.screen.get_by_text(title, exact=True)
        self.page.mouse.move(*self.middle())
        for _ in range(30):
            if row.count() and self.is_reached(row.first):
                break
            self.page.mouse.wheel(0, 400)
            still(self.page)
        tap(self.page, row.first)
        # The list is out of sight once the screen has come.
        expect(self.heading(title)).to_have_count(1)
        expect(self.heading("Gallery")).to_have_count(0)
        if rests:
            still(self.page)

    def heading(self, title):
        """The headings of a name that are seen: the list's row has the words of its screen's title."""
        return self.screen.get_by_role("heading", name=title, exact=True).locator("visible=true")

    def text(self, words):
        """What shows exactly these words; the cells that wait to be used again are there and hidden."""
        return self.screen.get_by_text(words, exact=True).locator("visible=true")

    def is_reached(self, locator):
        """Whether an element lies on the screen with all of its height."""
        return locator.evaluate(
            """(one) => {
              const screen = document.querySelector("#screen").getBoundingClientRect();
              const { top, bottom, height } = one.getBoundingClientRect();
              return height > 0 && top >= screen.top + 100 && bottom <= screen.bottom - 20;
            }"""
        )

    def box(self, caption):
        """Where an example is: the view after its caption's."""
        label = self.screen.get_by_text(caption, exact=True)
        expect(label).to_be_visible()
        return label.evaluate(
            """(one) => {
              const { left, top, width, height } = one.closest(".view").nextElementSibling.getBoundingClientRect();
              return [left, top, width, height];
            }"""
        )

    def color(self, caption, across, down):
        """The color at a place of an example, as shares of its size."""
        left, top, width, height = self.box(caption)
        return self.color_at(left + width * across, top + height * down)


def is_near(one, other, by=12):
    return all(abs(a - b) <= by for a, b in zip(one, other, strict=True))


# For tests of the gallery on a phone, which import these.
@pytest.fixture
def product():
    return "Gallery"


@pytest.fixture
def screen():
    return PHONE


@pytest.fixture
def gallery(page):
    return GalleryPage(page)
