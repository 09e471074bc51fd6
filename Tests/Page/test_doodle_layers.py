"""Paper, layers and the video of Doodles, as a person uses them (DOODLES-27, -28, -29)."""

import re

import pytest
from heft_browser import DESKTOP, LOW_PHONE, PHONE, SMALL_PHONE
from playwright.sync_api import expect
from shown import still
from test_doodle_canvas import open_canvas, strokes
from test_doodles import Hand, app, button, hand, new_doodle  # noqa: F401

# How many pixels of the paper have ink of the color; what is printed on it is a canvas of its own.
COUNT = """
  ([red, green, blue]) => {
    let count = 0;
    for (const canvas of document.querySelectorAll("#screen canvas")) {
      if (canvas.width <= 400) continue;
      const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue && data[at + 3] === 255) count += 1;
      }
    }
    return count;
  }
"""
BLACK, BLUE = (0x1A, 0x1A, 0x1C), (0x24, 0x63, 0xEB)


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, LOW_PHONE], ids=str)
def test_layers_are_added_hidden_and_moved_by_hand(page, hand, screen):
    open_canvas(page, hand)
    hand.drag([(60, 120), (120, 130), (220, 120)])
    strokes(page, 1)
    hand.tap_on(button(page, "Layers"))
    hand.tap_on(button(page, "Add Layer"))
    row = button(page, "Layer 2")
    expect(row).to_have_attribute("aria-pressed", "true")
    still(page)
    place, whole = row.bounding_box(), page.locator("#screen").bounding_box()
    assert place["x"] >= whole["x"] and place["x"] + place["width"] <= whole["x"] + whole["width"]
    assert place["height"] >= 40
    page.keyboard.press("Escape")
    hand.tap_on(button(page, re.compile("^Size and Color, ")))
    still(page)
    hand.tap_on(button(page, "Blue"))
    hand.drag([(60, 124), (120, 134), (220, 124)], 0.8)
    strokes(page, 2)
    covered = page.evaluate(COUNT, BLACK)
    assert page.evaluate(COUNT, BLUE) > 200
    page.keyboard.press("l")
    hand.tap_on(button(page, "Hide Layer 2"))
    expect(button(page, "Show Layer 2")).to_be_visible()
    assert page.evaluate(COUNT, BLUE) == 0
    assert page.evaluate(COUNT, BLACK) > covered
    hand.tap_on(button(page, "Show Layer 2"))
    expect(button(page, "Hide Layer 2")).to_be_visible()
    hand.tap_on(button(page, "Move Layer Down"))
    still(page)
    assert page.evaluate(COUNT, BLACK) > covered


def test_dark_paper_with_a_grid_is_chosen_and_stays(page, hand):
    open_canvas(page, hand)
    hand.tap_on(button(page, "More"))
    still(page)
    hand.tap_on(button(page, "Paper\u2026"))
    still(page)
    hand.tap_on(button(page, "Slate Paper"))
    hand.tap_on(page.locator("#screen").get_by_role("radio", name="Grid", exact=True))
    color = """() => getComputedStyle(document.querySelector("#screen [data-cursor]").parentElement).backgroundColor"""
    still(page)
    assert page.evaluate(color) == "rgb(46, 52, 64)"
    # A user who drew in black now draws in white.
    expect(button(page, "Size and Color, White, 5 points")).to_be_visible()
    hand.drag([(60, 120), (120, 130), (220, 120)])
    strokes(page, 1)
    assert page.evaluate(COUNT, (0xF5, 0xF5, 0xF7)) > 200


def saved_video(page, hand, row, name):
    """The bytes of the file that a doodle leaves as, by the row of the share sheet."""
    new_doodle(page, hand, "Wave")
    hand.tap_on(page.locator("#screen").get_by_text("Wave", exact=True))
    return list(saved_file(page, hand, row, name))


def saved_file(page, hand, row, name):
    """The bytes of the file that the doodle on its own screen leaves as, by the row of the share sheet."""
    still(page)
    hand.tap_on(button(page, "Share"))
    still(page)
    row = button(page, row)
    row.scroll_into_view_if_needed()
    still(page)
    row.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#screen").get_by_text(name)).to_be_visible()
    still(page)
    with page.expect_download() as download:
        hand.tap_on(page.locator("#screen").get_by_role("button", name=re.compile("^Save")))
    assert download.value.suggested_filename == name
    return download.value.path().read_bytes()


# The columns of an SVG file's picture that have the one color, and the rows that have the other.
EXTENT = """
  async ([text, across, down]) => {
    const image = new Image();
    image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
    await image.decode();
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").drawImage(image, 0, 0);
    const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
    const [columns, rows] = [new Set(), new Set()];
    for (let at = 0; at < data.length; at += 4) {
      const has = (color) => color.every((part, index) => Math.abs(data[at + index] - part) < 3);
      if (has(across)) columns.add((at / 4) % width);
      if (has(down)) rows.add(Math.floor(at / 4 / width));
    }
    return [columns, rows].map((all) => [...all].sort((one, other) => one - other));
  }
"""


@pytest.mark.rule("INK-14")
def test_an_eraser_leaves_the_layer_below_whole_in_an_svg_file(page, hand):
    """Black on the first layer, blue across it on the second, and an eraser on the second along the black."""
    open_canvas(page, hand)
    hand.drag([(60, 300), (180, 300), (300, 300)], 0.8)
    strokes(page, 1)
    hand.tap_on(button(page, "Layers"))
    hand.tap_on(button(page, "Add Layer"))
    page.keyboard.press("Escape")
    hand.tap_on(button(page, re.compile("^Size and Color, ")))
    still(page)
    hand.tap_on(button(page, "Blue"))
    page.keyboard.press("Escape")
    hand.drag([(180, 200), (180, 300), (180, 400)], 0.8)
    strokes(page, 2)
    hand.tap_on(button(page, "Eraser"))
    hand.drag([(60, 300), (180, 300), (300, 300)], 1)
    strokes(page, 3)
    hand.tap_on(button(page, "Done"))
    still(page)
    hand.tap_on(button(page, "Save"))
    row = page.locator("#screen").get_by_role("button", name=re.compile("^Doodle 1, "))
    expect(row).to_be_visible()
    still(page)
    hand.tap_on(row)
    text = saved_file(page, hand, "SVG Drawing\u2026", "Doodle 1.svg").decode()
    columns, rows = page.evaluate(EXTENT, [text, BLACK, BLUE])
    assert len(columns) > 200 and columns[-1] - columns[0] == len(columns) - 1
    gaps = [later - row for row, later in zip(rows, rows[1:], strict=False) if later > row + 1]
    assert len(rows) > 150 and len(gaps) == 1 and gaps[0] > 5


@pytest.mark.rule("DOODLES-29")
def test_how_a_doodle_was_drawn_leaves_as_a_video_that_the_browser_plays(page, hand):
    """A WebM file that can be played and gone about in, bare paper first, all of the ink last."""
    data = saved_video(page, hand, "Video\u2026", "Wave video.webm")
    # Heft's own page loads no media but its own.
    player = page.context.new_page()
    seen = player.evaluate(
        """async (bytes) => {
          const video = document.createElement("video");
          const event = (name) => new Promise((done, fail) => {
            video.addEventListener(name, done, { once: true });
            video.addEventListener("error", () => fail(new Error(video.error.message)), { once: true });
          });
          video.muted = true;
          // A frame is there a moment after the video is ready, or has gone to it, and each place has another frame.
          const frame = (name) => Promise.all([event(name), new Promise((done) => video.requestVideoFrameCallback(done))]);
          const ready = frame("loadeddata");
          video.src = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: "video/webm" }));
          await ready;
          const ink = () => {
            const canvas = new OffscreenCanvas(video.videoWidth, video.videoHeight);
            const context = canvas.getContext("2d");
            context.drawImage(video, 0, 0);
            const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
            let dark = 0;
            for (let at = 0; at < data.length; at += 4) if (data[at] < 128) dark += 1;
            return dark;
          };
          const at = async (time) => {
            const there = frame("seeked");
            video.currentTime = time;
            await there;
            return ink();
          };
          const { duration } = video;
          const inks = [ink(), await at(duration - 0.1), await at((duration - 2) * 0.8), await at(0.02)];
          return { duration, seekable: video.seekable.end(0), size: [video.videoWidth, video.videoHeight], inks };
        }""",
        data,
    )
    player.close()
    first, last, middle, again = seen["inks"]
    assert 2 <= seen["duration"] <= 12.2 and seen["seekable"] == seen["duration"], seen
    assert first == again == 0 and last > 500 and 0 < middle <= last * 1.05, seen


def test_how_a_doodle_was_drawn_leaves_as_an_animated_picture(page, hand):
    data = saved_video(page, hand, "Animated Picture\u2026", "Wave video.png")
    frames = page.evaluate(
        """async (bytes) => {
          const decoder = new ImageDecoder({ data: new Uint8Array(bytes), type: "image/png" });
          await decoder.tracks.ready;
          const count = decoder.tracks.selectedTrack.frameCount;
          const dark = [];
          let seconds = 0;
          for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
            const { image } = await decoder.decode({ frameIndex });
            seconds += image.duration / 1e6;
            const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0);
            const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
            let ink = 0;
            for (let at = 0; at < data.length; at += 4) if (data[at] < 128) ink += 1;
            dark.push(ink);
            image.close();
          }
          return { dark, seconds };
        }""",
        data,
    )
    dark = frames["dark"]
    assert len(dark) >= 2 and dark[0] == 0 and dark[-1] > 500
    # Ink only grows from one frame to the next (DOODLES-41).
    assert dark == sorted(dark)
    assert 2 <= frames["seconds"] <= 12.2


# A blue picture of 120 x 80 pixels comes to the page.
PASTE_PICTURE = """
  async () => {
    const canvas = new OffscreenCanvas(120, 80);
    const context = canvas.getContext("2d");
    context.fillStyle = "#2463eb";
    context.fillRect(0, 0, 120, 80);
    const data = new DataTransfer();
    data.items.add(new File([await canvas.convertToBlob()], "Blue.png", { type: "image/png" }));
    document.querySelector("#screen").dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  }
"""


@pytest.mark.rule("DOODLES-53", "DOODLES-59")
@pytest.mark.parametrize("screen", [PHONE, LOW_PHONE, DESKTOP], ids=str)
def test_a_picture_that_is_pasted_is_chosen_moved_and_deleted(page, hand, screen):
    """Its blue pixels hide a line at first, leave it when the picture is dragged away, and go with it."""
    open_canvas(page, hand)
    box = page.locator("#screen [data-cursor]").bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(middle[0] - 40, middle[1])
    page.mouse.down()
    page.mouse.move(middle[0] + 40, middle[1], steps=10)
    page.mouse.up()
    strokes(page, 1)
    still(page)
    line = page.evaluate(COUNT, BLACK)
    assert line > 50
    page.evaluate(PASTE_PICTURE)
    canvas = page.locator("#screen").get_by_role("img", name=re.compile("1 stroke, 1 picture, "))
    expect(canvas).to_be_visible()
    still(page)
    blue = page.evaluate(COUNT, BLUE)
    assert blue > 5000 and page.evaluate(COUNT, BLACK) < line / 4
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0], middle[1] - 90, steps=12)
    page.mouse.up()
    still(page)
    assert page.evaluate(COUNT, BLACK) > line * 0.9 and abs(page.evaluate(COUNT, BLUE) - blue) < blue * 0.05
    page.keyboard.press("Delete")
    strokes(page, 1)
    still(page)
    assert page.evaluate(COUNT, BLUE) == 0 and page.evaluate(COUNT, BLACK) > line * 0.9
