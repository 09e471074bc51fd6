"""Items that are moved, masks and a picker of pictures: screens of the gallery in a real Chromium."""

import struct
import zlib

import pytest
from gallery import gallery, is_near, product, screen  # noqa: F401
from heft_browser import Touchscreen
from playwright.sync_api import expect
from shown import still
from test_app_search import tap
from test_gallery_lists import middle
from waiting import until

# How clear an element is shown, with all that it lies in.
OPACITY = """(words) => {
  let share = 1;
  const label = [...document.querySelectorAll("#screen .view")].find((one) => one.textContent === words);
  for (let one = label; one; one = one.parentElement) share *= Number(getComputedStyle(one).opacity);
  return share;
}"""


def lift(gallery, words):
    """Puts a finger on an item and holds it until the item is lifted."""
    x, y = middle(gallery.text(words))
    finger = Touchscreen(gallery.page).finger()
    finger.press(x, y, 0.15)
    until(gallery.page, f"(words) => ({OPACITY})(words) < 0.85", words, "the lifted item")
    return finger, x, y


@pytest.mark.rule("COLLECTION-12")
def test_a_held_item_is_put_elsewhere_and_into_the_other_section(gallery):
    gallery.open("Moved items")
    finger, x, y = lift(gallery, "Map")
    right, bottom = middle(gallery.text("Lamp"))
    for step in range(1, 11):
        finger.move(x + (right - x) * step / 10, y + (bottom - y) * step / 10, 0.15)
    still(gallery.page)
    assert middle(gallery.text("Rope")) == pytest.approx((x, y), abs=1), "the others make way"
    finger.lift()
    still(gallery.page)
    expect(gallery.heading("1 move")).to_be_visible()
    assert middle(gallery.text("Map")) == pytest.approx((right, bottom), abs=1)
    finger, x, y = lift(gallery, "Map")
    left, bottom = middle(gallery.text("Chair"))
    for step in range(1, 11):
        finger.move(x + (left - x) * step / 10, y + (bottom - y) * step / 10, 0.15)
    still(gallery.page)
    finger.lift()
    still(gallery.page)
    expect(gallery.heading("2 moves")).to_be_visible()
    assert middle(gallery.text("Map"))[1] == pytest.approx(middle(gallery.text("Chair"))[1], abs=1)
    assert middle(gallery.text("Map"))[0] < middle(gallery.text("Chair"))[0]


@pytest.mark.rule("COLLECTION-14")
def test_a_ground_lies_behind_each_section(gallery):
    gallery.open("Moved items")
    for words in ("In the bag", "At home"):
        x, y = middle(gallery.text(words))
        assert is_near(gallery.color_at(340, y), (242, 242, 247), 3)
    x, y = middle(gallery.text("Map"))
    assert is_near(gallery.color_at(x - 40, y), (90, 200, 250), 3), "items lie before it"


@pytest.mark.rule("LAYER-13")
def test_a_mask_is_moved_by_an_animation(gallery):
    gallery.open("Gradients and masks")
    caption = "UIView.mask: tap to move it"
    assert is_near(gallery.color(caption, 0.9, 0.5), (255, 255, 255))
    assert not is_near(gallery.color(caption, 0.15, 0.5), (255, 255, 255), 40)
    tap(gallery.page, gallery.screen.get_by_role("button", name="Move the spot"))
    still(gallery.page)
    assert is_near(gallery.color(caption, 0.15, 0.5), (255, 255, 255))
    assert not is_near(gallery.color(caption, 0.85, 0.5), (255, 255, 255), 40)


def png(width, height):
    """A gray picture as a file."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


@pytest.mark.rule("SHARE-6")
def test_the_picker_opens_the_files_and_hands_on_a_picture(gallery):
    page = gallery.page
    gallery.open("Pictures")
    button = gallery.screen.get_by_role("button", name="Choose a picture")
    page.mouse.move(*gallery.middle())
    page.mouse.wheel(0, 2000)
    still(page)
    with page.expect_file_chooser() as chooser:
        tap(page, button)
    expect(gallery.heading("Photos")).to_be_visible()
    chooser.value.element.evaluate("(one) => one.dispatchEvent(new Event('cancel'))")
    expect(gallery.heading("Photos")).to_have_count(0)
    expect(gallery.screen.get_by_role("img", name="Chosen: none")).to_be_visible()
    still(page)
    with page.expect_file_chooser() as chooser:
        tap(page, button)
    chooser.value.set_files(files=[{"name": "a.txt", "mimeType": "text/plain", "buffer": b"no picture"}])
    expect(gallery.text("This file is not a picture that can be read.")).to_be_visible()
    still(page)
    with page.expect_file_chooser() as chooser:
        tap(page, gallery.screen.get_by_role("button", name="Choose Picture"))
    chooser.value.set_files(files=[{"name": "a.png", "mimeType": "image/png", "buffer": png(30, 20)}])
    expect(gallery.heading("Photos")).to_have_count(0)
    expect(gallery.screen.get_by_role("img", name="30 by 20")).to_be_visible()
