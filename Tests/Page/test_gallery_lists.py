"""Lists and pictures of the gallery in a real Chromium: fingers, the keyboard, the accessibility tree, pixels, files."""

import re

import pytest
from gallery import GalleryPage, gallery, is_near, product, screen  # noqa: F401
from heft_browser import Touchscreen
from playwright.sync_api import expect
from shown import still
from test_app_search import tap
from test_lists import tree
from waiting import until


def drag(finger, start, end, steps=10):
    (x, y), (right, bottom) = start, end
    finger.press(x, y, 0.15)
    for step in range(1, steps + 1):
        finger.move(x + (right - x) * step / steps, y + (bottom - y) * step / steps, 0.15)
    finger.lift()


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def rows(page):
    """The names of the rows of each list, from top to bottom; a handle in a row says its place after the name."""
    return [
        [re.sub(r" \d+ of \d+$", "", item.all("button")[0].name) for item in one.children]
        for one in tree(page).all("list")
    ]


def test_a_row_is_moved_by_its_handle_and_by_the_arrow_keys(gallery):
    page = gallery.page
    gallery.open("Rows")
    tap(page, gallery.screen.get_by_role("button", name="Edit"))
    still(page)
    handle = gallery.screen.get_by_role("slider", name="Reorder Water the plants")
    x, y = middle(handle)
    drag(Touchscreen(page).finger(), (x, y), (x, y + 100))
    still(page)
    assert rows(page)[0][:3] == [
        "Call the library", "Sharpen the knives", "Water the plants",
    ]
    handle.focus()
    page.keyboard.press("ArrowUp")
    still(page)
    expect(handle).to_have_attribute("aria-valuetext", "2 of 4")
    expect(handle).to_be_focused()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
        still(page)
    expect(handle).to_have_attribute("aria-valuetext", "1 of 3")
    assert rows(page)[1][0].startswith("Water the plants")


def test_rows_are_chosen_and_deleted_together(gallery):
    page = gallery.page
    gallery.open("Rows")
    tap(page, gallery.screen.get_by_role("button", name="Edit"))
    still(page)
    for name in ("Call the library", "Learn the accordion"):
        tap(page, gallery.text(name))
    still(page)
    chosen = [node.name for node in tree(page).all("button") if node.properties.get("pressed") == "true"]
    assert len(chosen) == 2
    tap(page, gallery.screen.get_by_role("button", name="Delete chosen"))
    still(page)
    expect(gallery.text("Call the library")).to_have_count(0)
    expect(gallery.text("Sharpen the knives")).to_be_visible()


def test_a_row_swiped_to_the_right_is_starred(gallery):
    page = gallery.page
    gallery.open("Rows")
    x, y = middle(gallery.text("Call the library"))
    drag(Touchscreen(page).finger(), (60, y), (360, y))
    still(page)
    row = gallery.text("Call the library")
    assert row.evaluate("(one) => one.closest('[role=button]').querySelectorAll('svg, img').length") >= 1
    row.evaluate("(one) => one.closest('[role=button]').focus()")
    page.keyboard.press("ContextMenu")
    expect(gallery.screen.get_by_role("button", name="Unstar")).to_be_visible()


def test_the_index_brings_a_letter_to_a_finger_and_to_the_keys(gallery):
    page = gallery.page
    gallery.open("Section index")
    index = gallery.screen.get_by_role("slider", name="Section index")
    box = index.bounding_box()
    finger = Touchscreen(page).finger()
    finger.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 0.15)
    finger.lift()
    still(page)
    expect(index).to_have_attribute("aria-valuetext", re.compile("^[L-N]$"))
    letter = index.get_attribute("aria-valuetext")
    names = {"L": "Lena", "M": "Mara", "N": "Nele"}
    expect(gallery.text(names[letter])).to_be_visible()
    index.focus()
    page.keyboard.press("ArrowDown")
    still(page)
    assert index.get_attribute("aria-valuetext") == chr(ord(letter) + 1)
    top = gallery.text(chr(ord(letter) + 1)).first
    x, y = middle(top)
    assert is_near(gallery.color_at(x + 150, y), (90, 200, 250), 30), "the header has its own ground"


def test_rows_are_as_high_as_their_text_and_unfold(gallery):
    page = gallery.page
    gallery.open("Rows as high as their text")
    tops = [gallery.text(f"Note {number}").bounding_box()["y"] for number in (1, 2, 3, 4)]
    heights = [below - above for above, below in zip(tops, tops[1:], strict=False)]
    assert heights[0] < heights[1] < heights[2]
    tap(page, gallery.text("Note 1"))
    still(page)
    second = gallery.text("Note 2").bounding_box()["y"]
    assert abs(second - tops[1] - 60) <= 2
    x, _ = middle(gallery.text("Note 1"))
    color = gallery.color_at(180, second - 50)
    assert color[2] > 180 and color[0] < 130, f"the bar is seen, and not {color}"


def test_corners_keep_their_size_and_modes_mix(gallery):
    gallery.open("Pictures")
    for caption in ("resizableImage(withCapInsets:): repeated", "resizingMode: .stretch"):
        left, top, width, height = gallery.box(caption)
        assert is_near(gallery.color_at(left + 1, top + 1), (255, 255, 255)), "the corner is round"
        assert is_near(gallery.color_at(left + 6, top + height / 2), (0, 102, 255))
        assert is_near(gallery.color_at(left + width - 6, top + height / 2), (0, 102, 255))
    colors = set()
    left, top, width, height = gallery.box("resizableImage(withCapInsets:): repeated")
    for step in range(12):
        colors.add(gallery.color_at(left + width / 2 + step, top + height / 2))
    assert len([one for one in colors if is_near(one, (255, 204, 0), 20)]) >= 1, "stripes are repeated"
    caption = "CGBlendMode: multiply, screen, difference, hue"
    # The result of the browser's own canvas for the same colors.
    expected = gallery.page.evaluate(
        """() => ["multiply", "screen", "difference", "hue"].map((mode) => {
          const context = new OffscreenCanvas(1, 1).getContext("2d");
          context.fillStyle = "rgb(51 128 204)";
          context.fillRect(0, 0, 1, 1);
          context.globalCompositeOperation = mode;
          context.fillStyle = "rgb(255 153 51)";
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
        })"""
    )
    for index, color in enumerate(expected):
        found = gallery.color(caption, (index + 0.5) / 4, 0.5)
        assert is_near(found, color, 4), f"mode {index} is {found} and not {color}"


def test_a_jpeg_file_is_what_another_decoder_reads(gallery):
    page = gallery.page
    gallery.open("Pictures")
    button = gallery.screen.get_by_role("button", name="Save as JPEG")
    finger = Touchscreen(page).finger()
    if button.bounding_box()["y"] > 600:
        drag(finger, (180, 560), (180, 260))
        still(page)
    tap(page, button)
    save = gallery.screen.get_by_role("button", name=re.compile("^Save"))
    expect(gallery.screen.get_by_text("gallery.jpg")).to_be_visible()
    still(page)
    with page.expect_download() as download:
        tap(page, save.last)
    data = list(download.value.path().read_bytes())
    size, pixels = page.evaluate(
        """async (bytes) => {
          const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
          context.drawImage(bitmap, 0, 0);
          const at = (x, y) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
          return [[bitmap.width, bitmap.height], [at(10, 24), at(48, 10), at(48, 40), at(63, 47)]];
        }""",
        data,
    )
    assert size == [64, 48]
    for found, wanted in zip(pixels, [(230, 51, 26), (26, 77, 204), (255, 255, 255), (255, 255, 255)], strict=True):
        assert is_near(found, wanted, 6), f"{found} and not {wanted}"


def test_the_board_is_enlarged_by_a_double_tap_and_by_the_wheel(gallery):
    page = gallery.page
    gallery.open("Zoom")
    board = gallery.screen.get_by_role("img", name="A board of 64 squares")
    width = board.bounding_box()["width"]
    x, y = middle(board)
    finger = Touchscreen(page).finger()
    for _ in range(2):
        finger.press(x, y, 0.15)
        finger.lift()
    until(
        page, "(width) => document.querySelector('[aria-label=\"A board of 64 squares\"]')"
        ".getBoundingClientRect().width > width * 2", width, "the enlarged board")
    still(page)
    assert board.bounding_box()["width"] == pytest.approx(width * 4, rel=0.05)
    colors = {gallery.color_at(60 + 30 * step, 300) for step in range(9)}
    assert any(is_near(one, (26, 115, 89), 6) for one in colors)
    assert any(is_near(one, (242, 237, 217), 6) for one in colors)
