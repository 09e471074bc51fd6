"""The canvas of Doodles: brushes, fingers, keys, what it shows and what leaves it (DOODLES-2 to DOODLES-12)."""

import os
import re
from pathlib import Path

import protocol
import pytest
from heft_browser import DESKTOP, LOW_PHONE, PHONE, SMALL_PHONE, Pen, Touchscreen
from playwright.sync_api import expect
from shown import reload
from test_doodles import Hand, app, button, hand, ink_heights, new_doodle, opacities, paper_left, still  # noqa: F401
from test_drawing import COLLECT
from waiting import until


def canvas(page, title="New Doodle"):
    return page.locator("#screen").get_by_role("img", name=re.compile(f"^{title}, canvas"))


def strokes(page, count, title="New Doodle"):
    """The canvas comes to say that it has so many strokes."""
    words = "1 stroke" if count == 1 else f"{count} strokes"
    expect(page.locator("#screen").get_by_role("img", name=re.compile(f"{title}, canvas.*, {words}, "))).to_be_visible()


def open_canvas(page, hand):
    hand.tap_on(button(page, "New doodle"))
    strokes(page, 0)
    still(page)


@pytest.mark.parametrize("screen", [SMALL_PHONE, PHONE, LOW_PHONE, DESKTOP], ids=str)
def test_every_tool_is_in_reach_and_draws(page, hand, screen):
    open_canvas(page, hand)
    box = page.locator("#screen").bounding_box()
    for count, name in enumerate(["Marker", "Pencil", "Watercolor", "Eraser", "Pen"], 1):
        tool = button(page, name)
        place = tool.bounding_box()
        assert place["width"] >= 40 and place["height"] >= 40
        assert place["x"] >= box["x"] and place["x"] + place["width"] <= box["x"] + box["width"]
        hand.tap_on(tool)
        expect(tool).to_have_attribute("aria-pressed", "true")
        left = paper_left(page)
        hand.drag([(left + 60, 80 + 24 * count), (left + 120, 90 + 24 * count), (left + 200, 80 + 24 * count)])
        strokes(page, count)


def test_the_card_of_sizes_and_colors_opens_chooses_and_goes_when_one_draws(page, hand):
    open_canvas(page, hand)
    hand.tap_on(button(page, "Size and Color, Black, 5 points"))
    blue = button(page, "Blue")
    expect(blue).to_be_visible()
    still(page)
    hand.tap_on(blue)
    expect(button(page, "Size and Color, Blue, 5 points")).to_be_visible()
    size = page.locator("#screen").get_by_role("slider", name="Size")
    size.focus()
    page.keyboard.press("ArrowRight")
    expect(button(page, re.compile("^Size and Color, Blue, [6-9]"))).to_be_visible()
    hand.drag([(60, 150), (120, 160), (200, 150)])
    expect(blue).to_have_count(0)
    strokes(page, 1)
    color = page.evaluate(
        """() => {
          const canvas = [...document.querySelectorAll("#screen canvas")].find((one) => one.width > 400);
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 255) return [...data.slice(at, at + 3)];
        }"""
    )
    assert color == [0x24, 0x63, 0xEB]


@pytest.mark.rule("INK-6")
def test_a_marker_is_the_more_opaque_the_harder_it_is_pressed(page, hand, shown):
    """The canvas's own pixels of a light line and of a firm one, both seen through."""
    open_canvas(page, hand)
    hand.tap_on(button(page, "Marker"))
    expect(button(page, "Marker")).to_have_attribute("aria-pressed", "true")
    pen = Pen(page)
    for count, (y, force) in enumerate([(200, 0.2), (300, 0.8)], 1):
        pen.press(*shown.point(60, y), force)
        for x in range(70, 260, 10):
            pen.move(*shown.point(x, y), force + x / 10_000)
        pen.lift()
        strokes(page, count)
    light, firm = (max(opacities(page, 160, y)) for y in (200, 300))
    assert light > 20
    assert firm > 2 * light
    assert firm < 250


def test_fingers_that_tap_take_back_and_do_again(page, hand, shown):
    open_canvas(page, hand)
    hand.drag([(60, 200), (150, 220), (240, 200)])
    strokes(page, 1)
    hand.drag([(60, 300), (150, 320), (240, 300)])
    strokes(page, 2)

    def tap(count):
        touchscreen = Touchscreen(page)
        fingers = [touchscreen.finger() for _ in range(count)]
        for index, finger in enumerate(fingers):
            finger.press(*shown.point(90 + 70 * index, 250), 0.15)
        for finger in fingers:
            finger.lift()

    tap(2)
    strokes(page, 1)
    tap(2)
    strokes(page, 0)
    tap(3)
    strokes(page, 1)


def test_keys_take_back_do_again_choose_and_save(page, hand):
    open_canvas(page, hand)
    hand.drag([(60, 200), (150, 220), (240, 200)])
    strokes(page, 1)
    page.keyboard.press("Control+z")
    strokes(page, 0)
    expect(button(page, "Undo")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Control+Shift+z")
    strokes(page, 1)
    page.keyboard.press("Meta+z")
    strokes(page, 0)
    page.keyboard.press("Control+y")
    strokes(page, 1)
    page.keyboard.press("3")
    expect(button(page, "Pencil")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Control+s")
    field = page.locator("#screen input")
    expect(field).to_be_focused()
    # In a field the keys are the field's, and the first one takes the place of the proposed name.
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator("#screen").get_by_role("button", name=re.compile("^1, Today"))).to_be_visible()


def test_the_keyboard_is_back_where_it_was_when_a_question_is_answered(page, hand):
    open_canvas(page, hand)
    hand.drag([(60, 200), (150, 220), (240, 200)])
    strokes(page, 1)
    cancel = button(page, "Cancel")
    cancel.focus()
    page.keyboard.press("Enter")
    keep = button(page, "Keep Drawing")
    expect(keep).to_be_visible()
    still(page)
    keep.focus()
    page.keyboard.press("Enter")
    expect(keep).to_have_count(0)
    expect(cancel).to_be_focused()


def test_a_drawing_that_is_not_saved_is_there_after_a_reload(page, hand, shown):
    open_canvas(page, hand)
    hand.drag([(60, 200), (150, 220), (240, 200)])
    hand.drag([(60, 300), (150, 320), (240, 300)])
    strokes(page, 2)
    kept(page, "draft")
    page.reload()
    page.evaluate("() => window.heft.ready")
    strokes(page, 2)
    assert ink_heights(page, 150, (220,))[0] > 0
    hand.tap_on(button(page, "Undo"))
    strokes(page, 1)
    hand.tap_on(button(page, "Cancel"))
    away = button(page, "Throw Away")
    expect(away).to_be_visible()
    still(page)
    hand.tap_on(away)
    expect(canvas(page)).to_have_count(0)
    reload(page)
    expect(page.locator("#screen").get_by_text("No doodles yet.")).to_be_visible()
    expect(canvas(page)).to_have_count(0)


def kept(page, key):
    """The browser's database comes to have something of Doodles under a key that begins so."""
    until(
        page,
        """async (key) => {
          const opening = indexedDB.open("heft");
          const database = await new Promise((resolve) => { opening.onsuccess = () => resolve(opening.result) });
          const range = IDBKeyRange.bound(["dev.heft.Doodles", key], ["dev.heft.Doodles", `${key}~`]);
          const reading = database.transaction("stored").objectStore("stored").count(range);
          await new Promise((resolve) => { reading.onsuccess = resolve });
          database.close();
          return reading.result > 0;
        }""",
        key, f"what is kept as {key}",
    )


@pytest.mark.rule("APP-13")
@pytest.mark.parametrize("screen", [PHONE], ids=str)
def test_a_line_asks_for_no_frame_at_each_move(page, hand):
    """The timer that waits for the pen to rest, and the ring around the control panel's handle, cost a drawing phone no frame."""
    open_canvas(page, hand)
    asked = page.evaluate(
        """() => {
          const screen = document.getElementById("screen");
          const { left, top } = screen.getBoundingClientRect();
          const send = (name, step) => screen.dispatchEvent(new PointerEvent(name, {
            pointerId: 7, pointerType: "pen", bubbles: true, cancelable: true, button: 0, buttons: 1,
            clientX: left + 60 + 8 * step, clientY: top + 300, pressure: 0.3 + step / 100,
          }));
          send("pointerdown", 0);
          const real = window.requestAnimationFrame;
          let count = 0;
          window.requestAnimationFrame = (draw) => { count += 1; return real.call(window, draw) };
          for (let step = 1; step <= 20; step += 1) send("pointermove", step);
          window.requestAnimationFrame = real;
          send("pointerup", 20);
          return count;
        }"""
    )
    assert asked == 0
    strokes(page, 1)


def test_a_pen_keeps_the_palm_from_drawing(page, hand, shown):
    open_canvas(page, hand)
    pen = Pen(page)
    pen.press(*shown.point(60, 300), 0.3)
    for x in range(70, 240, 10):
        pen.move(*shown.point(x, 300), 0.3 + x / 1000)
    pen.lift()
    strokes(page, 1)
    hand.drag([(60, 200), (150, 220), (240, 200)])
    hand.tap_on(button(page, "More"))
    fingers = button(page, "Draw with Fingers")
    expect(fingers).to_be_visible()
    still(page)
    hand.tap_on(fingers)
    # The choice is done when the sheet has gone.
    expect(fingers).to_have_count(0)
    still(page)
    strokes(page, 1)
    hand.drag([(60, 200), (150, 220), (240, 200)])
    strokes(page, 2)


def test_a_doodle_is_drawn_on_after_a_reload_and_plays(page, hand, shown):
    new_doodle(page, hand, "Kept")
    reload(page)
    hand.tap_on(page.locator("#screen").get_by_text("Kept", exact=True))
    play = button(page, "Show How It Was Drawn")
    expect(play).to_be_visible()
    still(page)
    hand.tap_on(play)
    expect(button(page, "Pause")).to_be_visible()
    expect(play).to_be_visible(timeout=15_000)
    hand.tap_on(button(page, "Draw on It"))
    strokes(page, 1, "Kept")
    still(page)
    hand.drag([(60, 200), (150, 220), (240, 200)])
    strokes(page, 2, "Kept")
    hand.tap_on(button(page, "Done"))
    expect(page.locator("#screen").get_by_role("img", name="Kept, 2 strokes")).to_be_visible()


@pytest.mark.parametrize("kind", ["SVG Drawing\u2026", "PDF Document\u2026"])
def test_a_doodle_is_shared_as_shapes(page, hand, kind):
    new_doodle(page, hand, "Shapes/2")
    hand.tap_on(page.locator("#screen").get_by_text("Shapes/2", exact=True))
    still(page)
    hand.tap_on(button(page, "Share"))
    still(page)
    hand.tap_on(button(page, kind))
    save = page.locator("#screen").get_by_role("button", name=re.compile("^Save"))
    expect(page.locator("#screen").get_by_text(re.compile(r"^Shapes-2\.(svg|pdf)$"))).to_be_visible()
    still(page)
    with page.expect_download() as download:
        hand.tap_on(save)
    data = download.value.path().read_bytes()
    if kind.startswith("SVG"):
        assert data.startswith(b"<svg ") and data.count(b"<path") == 1
        # The browser draws it where the doodle has its ink.
        dark = page.evaluate(
            """async (text) => {
              const image = new Image();
              image.src = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
              await image.decode();
              const canvas = new OffscreenCanvas(image.width, image.height);
              canvas.getContext("2d").drawImage(image, 0, 0);
              const { data } = canvas.getContext("2d").getImageData(0, 0, image.width, image.height);
              let dark = 0;
              for (let at = 0; at < data.length; at += 4) dark += data[at] < 100 ? 1 : 0;
              return dark;
            }""",
            data.decode(),
        )
        assert dark > 500
    else:
        assert data.startswith(b"%PDF-1.4") and data.rstrip().endswith(b"%%EOF")


def recorded_strokes():
    """Strokes of a painting session, one list of samples each."""
    folder = os.environ.get("HEFT_DATA")
    if not folder:
        pytest.skip("HEFT_DATA names no folder with recordings")
    found, stroke = [], []
    for line in (Path(folder) / "strokes/mypaint/painting30sec-first-half.dat").read_text().splitlines():
        time, x, y, force = map(float, line.split())
        if force > 0:
            stroke.append((time, x, y, force))
        elif stroke:
            found.append(stroke)
            stroke = []
    return [stroke for stroke in found if len(stroke) >= 20][:6]


@pytest.mark.parametrize("as_sources", [True], ids=["as sources"])
def test_the_page_shows_the_inks_pixels(page, hand):
    """Recorded strokes with each brush; what Chromium's canvas holds is within 1/255 of the module's own pixels."""
    recorded = recorded_strokes()
    page.evaluate(COLLECT)
    open_canvas(page, hand)
    left = min(x for stroke in recorded for _, x, _, _ in stroke)
    top = min(y for stroke in recorded for _, _, y, _ in stroke)
    reach = max(max(x - left, y - top) for stroke in recorded for _, x, y, _ in stroke)
    start = page.evaluate("() => performance.now()") / 1000
    for number, stroke in enumerate(recorded):
        page.keyboard.press(str(number % 3 + 1))
        samples = [
            protocol.sample(start + time - recorded[0][0][0], 30 + (x - left) / reach * 300, 80 + (y - top) / reach * 380, force)
            for time, x, y, force in stroke
        ]
        events = [protocol.pointer(protocol.DOWN, 7, samples[0], kind=protocol.PEN)]
        fours = [samples[at : at + 4] for at in range(1, len(samples), 4)]
        events += [protocol.pointer(protocol.MOVE, 7, *four, kind=protocol.PEN) for four in fours]
        events.append(protocol.pointer(protocol.UP, 7, samples[-1], kind=protocol.PEN))
        protocol.send(page, *events)
    strokes(page, len(recorded))
    shown = page.evaluate("() => compare()")[-1]
    assert shown["inked"] > 5_000
    assert shown["worst"] <= 1


@pytest.mark.rule("DOODLES-30")
def test_strokes_are_copied_and_pasted_by_keys(page, hand):
    """The browser's own copying and pasting is not asked."""
    open_canvas(page, hand)
    hand.drag([(60, 200), (150, 220), (240, 200)])
    strokes(page, 1)
    hand.tap_on(button(page, "Select"))
    expect(button(page, "Select")).to_have_attribute("aria-pressed", "true")
    for key in ["a", "c", "v", "v"]:
        page.keyboard.press(f"Control+{key}")
    strokes(page, 3)


@pytest.mark.rule("DOODLES-31")
def test_the_card_has_a_slider_for_how_firm_a_hand_is(page, hand):
    """The arrow keys step it."""
    open_canvas(page, hand)
    hand.tap_on(button(page, "Size and Color, Black, 5 points"))
    firmness = page.locator("#screen").get_by_role("slider", name="Firmness")
    expect(firmness).to_have_attribute("aria-valuetext", "Straight")
    firmness.focus()
    page.keyboard.press("ArrowRight")
    expect(firmness).to_have_attribute("aria-valuetext", "2 firmer")
