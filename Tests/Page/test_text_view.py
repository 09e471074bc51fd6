"""Lines of text in a real Chromium: written by keyboard, selected, scrolled, and read by a screen reader (TEXT-17 to TEXT-20)."""

import pytest
from gallery import GalleryPage, product  # noqa: F401
from heft_browser import DESKTOP, PHONE, Touchscreen
from playwright.sync_api import expect
from test_accessibility import accessibility_tree
from test_app_search import tap

INSIDE = """(area) => {
  const text = area.closest(".view.clips").getBoundingClientRect();
  const range = document.createRange();
  const after = area.parentElement.querySelector(".copy").lastChild;
  range.setStart(after, 0);
  range.setEnd(after, 1);
  const caret = range.getClientRects()[0];
  return caret.top >= text.top && caret.bottom <= text.bottom && caret.height > 0;
}"""


@pytest.fixture(params=[PHONE, DESKTOP], ids=str)
def screen(request):
    return request.param


@pytest.fixture
def gallery(page):
    gallery = GalleryPage(page)
    gallery.open("Text view")
    return gallery


@pytest.fixture
def note(gallery):
    """The note, with the caret at its end."""
    note = gallery.screen.get_by_role("textbox", name="Note")
    expect(note).to_have_value("Milk\nBread\nA dozen eggs")
    tap(gallery.page, note)
    expect(note).to_be_focused()
    gallery.page.keyboard.press("ControlOrMeta+End")
    return note


def test_what_is_typed_is_told_and_the_return_key_begins_a_line(gallery, note):
    gallery.page.keyboard.type("\nHoney")
    expect(note).to_have_value("Milk\nBread\nA dozen eggs\nHoney")
    gallery.says("29 characters, 4 lines")
    gallery.page.keyboard.press("Backspace")
    gallery.says("28 characters, 4 lines")


def test_keys_move_the_caret_select_copy_and_paste(gallery, note):
    keyboard = gallery.page.keyboard
    keyboard.press("Home")
    keyboard.type("+")
    expect(note).to_have_value("Milk\nBread\n+A dozen eggs")
    keyboard.press("ArrowUp")
    keyboard.press("End")
    keyboard.press("Shift+Home")
    keyboard.press("ControlOrMeta+x")
    expect(note).to_have_value("Milk\n\n+A dozen eggs")
    keyboard.press("ControlOrMeta+End")
    keyboard.press("ControlOrMeta+v")
    expect(note).to_have_value("Milk\n\n+A dozen eggsBread")
    keyboard.press("ControlOrMeta+a")
    keyboard.type("x")
    gallery.says("1 characters, 1 lines")
    keyboard.press("ControlOrMeta+z")
    expect(note).to_have_value("Milk\n\n+A dozen eggsBread")


def test_a_tap_puts_the_caret_where_it_is(gallery):
    note = gallery.screen.get_by_role("textbox", name="Note")
    box = note.bounding_box()
    finger = Touchscreen(gallery.page).finger()
    # In the middle of the first of three lines of 20 points.
    finger.press(box["x"] + 3, box["y"] + 8, 0.15)
    finger.lift()
    expect(note).to_be_focused()
    gallery.page.keyboard.type("Oat ")
    expect(note).to_have_value("Oat Milk\nBread\nA dozen eggs")


def test_a_screen_reader_hears_of_text_boxes_with_several_lines(gallery, note):
    boxes = [name for role, name in accessibility_tree(gallery.page) if role == "textbox"]
    assert boxes == ["Note", "Poem"]
    assert note.evaluate("(area) => area.localName") == "textarea"


@pytest.mark.parametrize("color_scheme", ["light", "dark"])
def test_the_lines_are_seen(gallery, color_scheme):
    note = gallery.screen.get_by_role("textbox", name="Note")
    box = note.bounding_box()
    ground = gallery.color_at(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    assert (sum(ground) > 700) == (color_scheme == "light")
    picture = gallery.page.screenshot(clip={"x": box["x"], "y": box["y"], "width": 30, "height": 20})
    plain = gallery.page.screenshot(
        clip={"x": box["x"] + box["width"] - 40, "y": box["y"], "width": 30, "height": 20})
    assert len(picture) > len(plain), "the first line has letters at its beginning"


RUNS = """(area) => [...area.querySelectorAll(".paragraph > span")].map((span) => {
  const { fontSize, fontWeight, color } = getComputedStyle(span);
  return [span.textContent, fontSize, fontWeight, color];
})"""
PLAIN, RED = ["17px", "400"], ["26px", "700", "rgb(255, 0, 0)"]


def reds(gallery, note, begin):
    """How many of 40 points in the middle of the last stretch, from a share of its width on, are red."""
    left, top, width, height = note.evaluate(
        """(area) => {
          const { left, top, width, height } = [...area.querySelectorAll(".paragraph > span")].at(-1).getBoundingClientRect();
          return [left, top, width, height];
        }""")
    places = [left + width * (begin + (1 - begin) * (index + 0.5) / 40) for index in range(40)]
    colors = [gallery.color_at(place, top + height * 0.55) for place in places]
    return sum(1 for red, green, blue in colors if red > 180 and green < 90 and blue < 90)


@pytest.fixture
def styled(page):
    gallery = GalleryPage(page)
    gallery.open("Attributed text")
    note = gallery.screen.get_by_role("textbox", name="Styled note")
    expect(note).to_have_text("Plain and bold")
    return gallery, note


@pytest.mark.rule("ATTRIBUTED-7")
def test_typing_goes_on_in_the_style_of_the_text_before(styled):
    gallery, note = styled
    tap(gallery.page, note)
    expect(note).to_be_focused()
    keyboard = gallery.page.keyboard
    keyboard.press("ControlOrMeta+End")
    keyboard.type("er")
    expect(note).to_have_text("Plain and bolder")
    first, last = note.evaluate(RUNS)
    assert first[0] == "Plain and " and first[1:3] == PLAIN
    assert last == ["bolder", *RED]
    keyboard.press("ControlOrMeta+Home")
    keyboard.type("Very ")
    keyboard.press("Delete")
    keyboard.press("Enter")
    expect(note).to_have_text("Very lain and bolder")
    runs = note.evaluate(RUNS)
    assert [run[0] for run in runs] == ["Very ", "lain and ", "bolder"]
    assert runs[1][1:3] == PLAIN and runs[2] == ["bolder", *RED]
    keyboard.press("Backspace")
    assert [run[0] for run in note.evaluate(RUNS)] == ["Very lain and ", "bolder"]


@pytest.mark.rule("ATTRIBUTED-2")
def test_a_stretch_of_edited_text_is_seen_in_its_color(styled):
    gallery, note = styled
    assert reds(gallery, note, 0) > 5
    tap(gallery.page, note)
    gallery.page.keyboard.press("ControlOrMeta+End")
    gallery.page.keyboard.type("MMM")
    expect(note).to_have_text("Plain and boldMMM")
    # The letters that have come are the second half of it.
    assert reds(gallery, note, 0.5) > 5


@pytest.mark.rule("ATTRIBUTED-8")
def test_undo_brings_text_back_with_its_style(styled):
    gallery, note = styled
    tap(gallery.page, note)
    keyboard = gallery.page.keyboard
    keyboard.press("ControlOrMeta+a")
    keyboard.type("x")
    expect(note).to_have_text("x")
    keyboard.press("ControlOrMeta+z")
    expect(note).to_have_text("Plain and bold")
    assert note.evaluate(RUNS)[1] == ["bold", *RED]


@pytest.mark.rule("ATTRIBUTED-7")
def test_styled_text_is_copied_and_pasted_as_text(styled):
    gallery, note = styled
    tap(gallery.page, note)
    keyboard = gallery.page.keyboard
    keyboard.press("ControlOrMeta+a")
    keyboard.press("ControlOrMeta+x")
    expect(note).to_have_text("")
    keyboard.press("ControlOrMeta+v")
    expect(note).to_have_text("Plain and bold")
