"""Doodles, as a person uses it: drawing with real force, keeping, sharing, deleting."""

import re

import pytest
from heft_browser import DESKTOP, LOW_PHONE, PHONE, SMALL_PHONE, Pen, Touchscreen
from playwright.sync_api import expect
from shown import Shown, reload, still
from waiting import frames


@pytest.fixture
def app():
    return "doodles"


@pytest.fixture
def hand(page):
    return Hand(page)


# Under the least hint of a preview: a busy machine makes a tap so long that a firm one would peek.
LIGHT = 0.15


class Hand:
    """A finger that taps and drags at places of the device, in points."""

    def __init__(self, page):
        self.page = page
        self.shown = Shown(page)
        self.finger = Touchscreen(page).finger()

    def tap(self, x, y, force=LIGHT):
        self.finger.press(*self.shown.point(x, y), force)
        frames(self.page)
        self.finger.lift()

    def tap_on(self, locator):
        box = locator.bounding_box()
        self.finger.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, LIGHT)
        frames(self.page)
        self.finger.lift()

    def drag(self, points, force=0.4):
        """Drags through the points; `force` is a number, or a list with one for each point."""
        forces = force if isinstance(force, list) else [force] * len(points)
        for (x, y), pressure in zip(points, forces, strict=True):
            self.finger.press(*self.shown.point(x, y), pressure)
            frames(self.page)
        self.finger.lift()

    def swipe(self, start, end, steps=12):
        across, down = end[0] - start[0], end[1] - start[1]
        self.drag(
            [(start[0] + across * i / steps, start[1] + down * i / steps) for i in range(steps + 1)], LIGHT)


def button(page, name):
    return page.locator("#screen").get_by_role("button", name=name, exact=True)


def paper_left(page):
    """Where the canvas begins in the device, in points: beside the list where there is room for both."""
    left = page.locator("#screen [data-cursor]").bounding_box()["x"] - page.locator("#screen").bounding_box()["x"]
    return left if left > 300 else 0


def new_doodle(page, hand, name=None, line=((80, 300), (160, 340), (240, 280), (300, 400)), force=0.4):
    """Draws a line on a new canvas and saves it."""
    hand.tap_on(button(page, "New doodle"))
    expect(page.locator("#screen").get_by_text("New Doodle", exact=True)).to_be_visible()
    still(page)
    left = paper_left(page)
    hand.drag([(left + x, y) for x, y in line], force)
    hand.tap_on(button(page, "Done"))
    field = page.locator("#screen input")
    expect(field).to_be_visible()
    still(page)
    if name is not None:
        field.fill(name)
    hand.tap_on(button(page, "Save"))
    expect(page.locator("#screen").get_by_text("New Doodle", exact=True)).to_have_count(0)
    still(page)


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, DESKTOP], ids=str)
def test_a_doodle_is_drawn_named_and_listed(page, hand, shown):
    expect(page.locator("#screen").get_by_text("No doodles yet.")).to_be_visible()
    new_doodle(page, hand, "A wave")
    expect(page.locator("#screen").get_by_role("button", name=re.compile("^A wave, Today"))).to_be_visible()
    expect(page.locator("#screen").get_by_text(re.compile(r"^Today, \d{1,2}:\d\d [AP]M$"))).to_be_visible()
    expect(page.locator("#screen").get_by_text("No doodles yet.")).to_be_hidden()


def test_doodles_are_kept_across_a_reload_newest_first(page, hand, shown):
    for name in ("First", "Second", "Third"):
        new_doodle(page, hand, name)
    reload(page)
    places = [page.locator("#screen").get_by_text(name, exact=True).bounding_box()["y"] for name in ("Third", "Second", "First")]
    assert places == sorted(places)


# Notes which of the apps' keys are read from the browser's database.
READINGS = """
  window.readings = [];
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    window.readings.push(key[1]);
    return get.call(this, key);
  };
"""


@pytest.mark.rule("DOODLES-13", "STORE-9")
def test_the_strokes_of_a_doodle_are_read_when_it_is_opened(page, hand, shown):
    """The list needs none of them."""
    page.add_init_script(READINGS)
    for name in ("First", "Second"):
        new_doodle(page, hand, name)
    reload(page)
    shown.says("First")
    read = page.evaluate("() => window.readings")
    assert len([key for key in read if key.startswith("doodle-")]) == 2
    assert not [key for key in read if key.startswith("documents/")]
    hand.tap_on(page.locator("#screen").get_by_text("Second", exact=True))
    expect(page.locator("#screen").get_by_role("img", name="Second")).to_have_attribute("aria-label", re.compile("1 stroke"))
    read = page.evaluate("() => window.readings")
    documents = [key for key in read if key.startswith("documents/")]
    assert len(documents) == 1
    assert documents[0].removeprefix("documents/") == max(key for key in read if key.startswith("doodle-"))


def test_a_harder_press_draws_a_wider_line(page, hand, shown):
    hand.tap_on(button(page, "New doodle"))
    still(page)
    hand.drag([(60, 200), (150, 200), (240, 200)], 0.15)
    hand.drag([(60, 320), (150, 320), (240, 320)], 0.9)
    light, firm = ink_heights(page, 150, (200, 320))
    assert 1 <= light < firm
    assert firm >= light * 3


def opacities(page, x, y):
    """How opaque the canvas is from 40 points above a place to 40 below it, 0 to 255."""
    return page.evaluate(
        """([x, y]) => {
          const canvas = [...document.querySelectorAll("#screen canvas")].find((one) => one.width > 100);
          const box = canvas.getBoundingClientRect();
          const screen = document.querySelector("#screen").getBoundingClientRect();
          const scale = canvas.width / box.width;
          const zoom = screen.width / document.querySelector("#screen").offsetWidth;
          const left = Math.round((screen.left + x * zoom - box.left) * scale);
          const top = Math.round((screen.top + (y - 40) * zoom - box.top) * scale);
          const { data } = canvas.getContext("2d").getImageData(left, top, 1, Math.round(80 * zoom * scale));
          return Array.from({ length: data.length / 4 }, (_, index) => data[4 * index + 3]);
        }""",
        [x, y],
    )


def ink_heights(page, x, middles):
    """How many pixels of the canvas are ink above each other around each place."""
    return [sum(opacity > 127 for opacity in opacities(page, x, y)) for y in middles]


def test_a_swipe_offers_delete_and_undo_brings_the_doodle_back(page, hand, shown):
    new_doodle(page, hand, "Kept")
    new_doodle(page, hand, "Gone")
    box = page.locator("#screen").get_by_text("Gone", exact=True).bounding_box()
    top = page.locator("#screen").bounding_box()["y"]
    hand.swipe((300, box["y"] - top + 10), (120, box["y"] - top + 10))
    hand.tap_on(button(page, "Delete"))
    # The row's cell may wait unseen to be used again.
    expect(page.locator("#screen").get_by_text("Gone", exact=True).filter(visible=True)).to_have_count(0)
    still(page)
    hand.tap_on(button(page, "Undo"))
    expect(page.locator("#screen").get_by_text("Gone", exact=True).filter(visible=True)).to_be_visible()
    reload(page)
    shown.says("Gone")
    shown.says("Kept")


def test_a_deleted_doodle_stays_deleted_after_a_reload(page, hand, shown):
    new_doodle(page, hand, "Gone")
    hand.tap_on(page.locator("#screen").get_by_text("Gone", exact=True))
    expect(button(page, "Share")).to_be_visible()
    still(page)
    hand.tap_on(button(page, "Delete"))
    expect(page.locator("#screen").get_by_text("No doodles yet.")).to_be_visible()
    reload(page)
    expect(page.locator("#screen").get_by_text("No doodles yet.")).to_be_visible()


def test_sharing_saves_a_png_that_shows_the_line(page, hand, shown):
    new_doodle(page, hand, "Shared")
    hand.tap_on(page.locator("#screen").get_by_text("Shared", exact=True))
    still(page)
    hand.tap_on(button(page, "Share"))
    still(page)
    with page.expect_download() as download:
        hand.tap_on(page.locator("#screen").get_by_role("button", name=re.compile("^Save")))
    data = download.value.path().read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    size = page.evaluate(
        """async (bytes) => {
          const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
          const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
          const context = canvas.getContext("2d");
          context.drawImage(bitmap, 0, 0);
          const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
          let dark = 0;
          for (let i = 0; i < data.length; i += 4) dark += data[i] < 100 && data[i + 3] === 255 ? 1 : 0;
          return { width: bitmap.width, height: bitmap.height, dark };
        }""",
        list(data),
    )
    assert size["width"] > 300 and size["height"] > 300
    assert size["dark"] > 500


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, LOW_PHONE], ids=str)
def test_no_row_of_the_share_sheet_lies_under_the_ring(page, hand, screen):
    new_doodle(page, hand, "Shared", line=((60, 100), (120, 140), (200, 110)))
    hand.tap_on(page.locator("#screen").get_by_text("Shared", exact=True))
    expect(button(page, "Share")).to_be_visible()
    still(page)
    hand.tap_on(button(page, "Share"))
    last = button(page, "PDF Document\u2026")
    expect(last).to_be_visible()
    still(page)
    ring = page.locator("#handle").bounding_box()
    sheet = last.bounding_box()
    page.mouse.move(sheet["x"] + sheet["width"] / 2, screen.height / 2)
    for name in (re.compile("^Save"), "SVG Drawing\u2026", "PDF Document\u2026"):
        row = page.locator("#screen").get_by_role("button", name=name).bounding_box()
        # Where not all rows have room they scroll.
        for _ in range(6):
            if row["y"] + row["height"] <= screen.height:
                break
            page.mouse.wheel(0, 100)
            still(page)
            row = page.locator("#screen").get_by_role("button", name=name).bounding_box()
        is_beside = row["x"] + row["width"] <= ring["x"] or row["y"] + row["height"] <= ring["y"]
        assert is_beside and row["y"] + row["height"] <= screen.height


def test_what_is_not_saved_is_thrown_away_only_when_asked(page, hand, shown):
    hand.tap_on(button(page, "New doodle"))
    still(page)
    hand.drag([(80, 300), (200, 340)])
    hand.tap_on(button(page, "Cancel"))
    still(page)
    hand.tap_on(button(page, "Keep Drawing"))
    shown.says("New Doodle")
    hand.tap_on(button(page, "Cancel"))
    still(page)
    hand.tap_on(button(page, "Throw Away"))
    expect(page.locator("#screen").get_by_text("No doodles yet.")).to_be_visible()


def test_a_line_can_be_taken_back(page, hand, shown):
    hand.tap_on(button(page, "New doodle"))
    still(page)
    hand.drag([(60, 200), (240, 200)])
    hand.drag([(60, 320), (240, 320)])
    hand.tap_on(button(page, "Undo"))
    first, second = ink_heights(page, 150, (200, 320))
    assert first > 0 and second == 0


def test_a_turned_phone_keeps_the_drawing(page, hand, shown):
    hand.tap_on(button(page, "New doodle"))
    still(page)
    hand.drag([(60, 200), (240, 200)])
    page.set_viewport_size({"width": 667, "height": 375})
    still(page)
    page.set_viewport_size({"width": 375, "height": 667})
    still(page)
    assert ink_heights(page, 150, (200,))[0] > 0


def test_a_pen_draws_too(page, shown, hand):
    hand.tap_on(button(page, "New doodle"))
    still(page)
    pen = Pen(page)
    pen.press(*shown.point(60, 300), 0.5)
    for x in range(70, 240, 10):
        pen.move(*shown.point(x, 300), 0.5)
    pen.lift()
    assert ink_heights(page, 150, (300,))[0] > 2
