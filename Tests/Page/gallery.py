"""The gallery in a test: its list, and the screens that it opens."""

from playwright.sync_api import expect
from shown import Shown, still
from test_app_search import tap


class GalleryPage(Shown):
    """The gallery with one of its screens in front."""

    def open(self, title):
        """Opens a screen by its row, which may lie further down."""
        row = self.screen.get_by_text(title, exact=True)
        self.page.mouse.move(*self.middle())
        for _ in range(8):
            if row.count() and self.is_reached(row.first):
                break
            self.page.mouse.wheel(0, 200)
            still(self.page)
        tap(self.page, row.first)
        expect(self.screen.get_by_text(title, exact=True).last).to_be_visible()
        still(self.page)

    def is_reached(self, locator):
        """Whether an element lies on the screen with all of its height."""
        return locator.evaluate(
            """(one) => {
              const screen = document.querySelector("#screen").getBoundingClientRect();
              const { top, bottom, height } = one.getBoundingClientRect();
              return height > 0 && top >= screen.top + 100 && bottom <= screen.bottom - 20;
            }"""
        )
