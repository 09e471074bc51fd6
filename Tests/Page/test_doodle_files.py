"""Files that come into Doodles and leave it, and what a tab leaves that is killed while it draws (DOODLES-14, -20)."""

import contextlib
import json
import os
import random
import re
import time
import zipfile

import pytest
from heft_browser import PHONE, Pen
from playwright.sync_api import Error, expect
from shown import Shown, still
from test_doodle_canvas import open_canvas
from test_doodles import Hand, app, button, hand, new_doodle  # noqa: F401

# A stroke that rises from left to right.
EXCALIDRAW = json.dumps({
    "type": "excalidraw",
    "elements": [{
        "type": "freedraw", "x": 10, "y": 20, "strokeWidth": 2, "strokeColor": "#e03131", "opacity": 100,
        "points": [[4 * step, 100 - step] for step in range(50)], "pressures": [step / 50 for step in range(1, 51)],
    }],
})

GIVE = """
  ([kind, files]) => {
    const data = new DataTransfer();
    for (const [name, type, text] of files) {
      if (name === "") data.setData(type, text);
      else data.items.add(new File([text], name, { type }));
    }
    const target = document.querySelector("#screen");
    const event = kind === "paste"
      ? new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })
      : new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  }
"""


def doodle(page, name):
    return page.locator("#screen").get_by_role("button", name=re.compile(f"^{name}, "))


@pytest.mark.rule("DOODLES-20", "SHARE-5")
@pytest.mark.parametrize(["kind", "name"], [("drop", "Bird.excalidraw"), ("paste", "Bird.excalidraw"), ("paste", "")])
def test_a_file_that_is_dropped_or_pasted_becomes_a_doodle(page, kind, name):
    page.evaluate(GIVE, [kind, [[name, "text/plain", EXCALIDRAW]]])
    expect(doodle(page, "Bird" if name else "Pasted")).to_be_visible()


def test_files_are_picked_from_the_menu_and_what_cannot_be_read_is_told(page, hand, shown):
    hand.tap_on(button(page, "More"))
    still(page)
    with page.expect_file_chooser() as chooser:
        hand.tap_on(button(page, "Import\u2026"))
    chooser.value.set_files([
        {"name": "Bird.excalidraw", "mimeType": "application/json", "buffer": EXCALIDRAW.encode()},
        {"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear John,"},
    ])
    expect(page.locator("#screen").get_by_text(re.compile("letter.txt"))).to_be_visible()
    hand.tap_on(button(page, "OK"))
    expect(doodle(page, "Bird")).to_be_visible()


def test_a_jpeg_becomes_a_picture_beneath(page, hand):
    page.evaluate(
        """async () => {
          const canvas = new OffscreenCanvas(60, 40);
          const context = canvas.getContext("2d");
          context.fillStyle = "#2060e0";
          context.fillRect(0, 0, 60, 40);
          const blob = await canvas.convertToBlob({ type: "image/jpeg" });
          const data = new DataTransfer();
          data.items.add(new File([blob], "Photo.jpg", { type: "image/jpeg" }));
          document.querySelector("#screen").dispatchEvent(
            new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
        }"""
    )
    expect(doodle(page, "Photo")).to_be_visible()


@pytest.mark.parametrize("kind", ["Doodle File\u2026", "Excalidraw File\u2026", "InkML File\u2026"])
def test_a_doodle_leaves_as_a_file_and_comes_back(page, hand, kind):
    new_doodle(page, hand, "Wave")
    hand.tap_on(page.locator("#screen").get_by_text("Wave", exact=True))
    still(page)
    hand.tap_on(button(page, "Share"))
    still(page)
    row = button(page, kind)
    row.scroll_into_view_if_needed()
    still(page)
    row.focus()
    page.keyboard.press("Enter")
    save = page.locator("#screen").get_by_role("button", name=re.compile("^Save"))
    expect(page.locator("#screen").get_by_text(re.compile(r"^Wave\.(doodle|excalidraw|inkml)$"))).to_be_visible()
    still(page)
    with page.expect_download() as download:
        hand.tap_on(save)
    data = download.value.path().read_bytes()
    ending = {"D": b"\x89DOO", "E": b'{"type":"excalidraw"', "I": b"<?xml"}[kind[0]]
    assert data.startswith(ending)


def test_all_doodles_leave_as_one_archive(page, hand, tmp_path):
    for name in ("One", "Two"):
        new_doodle(page, hand, name)
    hand.tap_on(button(page, "More"))
    still(page)
    hand.tap_on(button(page, "Export All"))
    save = page.locator("#screen").get_by_role("button", name=re.compile("^Save"))
    expect(save).to_be_visible()
    still(page)
    with page.expect_download() as download:
        hand.tap_on(save)
    with zipfile.ZipFile(download.value.path()) as archive:
        assert sorted(archive.namelist()) == ["One.doodle", "Two.doodle"]
        assert all(archive.read(name).startswith(b"\x89DOO") for name in archive.namelist())


# The rightmost ink of the canvas, in points from the left edge of the screen.
RIGHTMOST = """
  () => {
    const canvas = [...document.querySelectorAll("#screen canvas")].sort((a, b) => b.width - a.width)[0];
    const { data, width, height } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    let right = -1;
    for (let y = 0; y < height; y += 1) {
      for (let x = width - 1; x > right; x -= 1) if (data[(y * width + x) * 4 + 3] > 60) { right = x; break }
    }
    const box = canvas.getBoundingClientRect();
    return box.left + (right + 1) / width * box.width;
  }
"""


@pytest.mark.rule("DOODLES-14")
@pytest.mark.parametrize("screen", [PHONE], ids=str)
def test_a_tab_that_is_killed_while_it_draws_loses_at_most_200_ms(page, hand, open_page):
    """`HEFT_KILLS` says how often; a page of a newer tab finds the stroke up to the moment."""
    seed = int(os.environ.get("HEFT_SEED", random.randrange(2**32)))
    print(f"kills: HEFT_SEED={seed}")
    chance = random.Random(seed)
    address, context = page.url, page.context
    open_canvas(page, hand)
    losses = []
    for _ in range(int(os.environ.get("HEFT_KILLS", "4"))):
        shown, pen = Shown(page), Pen(page)
        left = shown.point(40, 0)[0]
        right = shown.point(340, 0)[0]
        y = shown.point(0, 150 + chance.random() * 250)[1]
        pen.press(left, y, 0.6)
        start = time.monotonic()
        end = start + 0.5 + 1.2 * chance.random()
        track = []
        while time.monotonic() < end:
            x = left + (right - left) * (time.monotonic() - start) / 1.8
            pen.move(x, y, 0.6)
            # When the page had it, by then at the latest.
            track.append((time.monotonic(), x))
        killed = time.monotonic()
        with contextlib.suppress(Error):
            # The navigation does not come to an end: the page has crashed.
            page.goto("chrome://crash", timeout=1000)
        getattr(page, "troubles", []).clear()
        page = context.new_page()
        page.goto(address)
        page.evaluate("() => window.heft.ready")
        expect(page.locator("#screen").get_by_role("img", name=re.compile("^New Doodle, canvas.*, [1-9]"))).to_be_visible()
        reach = page.evaluate(RIGHTMOST)
        # The line's end is round, some points behind the last sample.
        known = [moment for moment, x in track if x <= reach - 2]
        assert known, "nothing of the stroke is there"
        losses.append(killed - known[-1])
        # The next stroke is on paper without this one, so that its end is seen.
        page.keyboard.press("Control+z")
    print("lost, in ms:", [round(loss * 1000) for loss in losses])
    # On a busy machine the page itself is late; a run with `HEFT_KILLS` is for one that is not busy.
    assert max(losses) <= (0.2 if "HEFT_KILLS" in os.environ else 0.6), losses
