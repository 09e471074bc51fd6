"""Text, storage and the keyboard in a real browser, by the example KeptNote (STORE, TEXT)."""

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE, Touchscreen
from playwright.sync_api import expect
from shown import Shown, reload

NOTE = "KeptNote"
NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { value: undefined })"
BLOCKED = "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') }"
SILENT = "IDBFactory.prototype.open = () => ({})"
FULL = """IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError') }"""


def field(page):
    return page.get_by_role("textbox", name="Note")


def erase(page):
    return page.locator("#screen").get_by_role("button", name="Erase")


def write(page, text):
    field(page).focus()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, DESKTOP], ids=str)
def test_what_is_written_is_there_after_a_reload(open_page, screen):
    page = open_page(screen, NOTE)
    Shown(page).says("Nothing is kept yet")
    write(page, "milk \U0001f95b and honey")
    Shown(page).says("Kept")
    reload(page)
    expect(field(page)).to_have_value("milk \U0001f95b and honey")


def test_what_is_written_is_kept_by_a_page_that_is_left_at_once(open_page):
    page = open_page(PHONE, NOTE)
    write(page, "in a hurry")
    page.reload()
    page.evaluate("() => window.heft.ready")
    expect(field(page)).to_have_value("in a hurry")


def test_a_finger_in_the_field_gives_it_the_keyboard(open_page):
    page = open_page(PHONE, NOTE)
    finger = Touchscreen(page).finger()
    x, y = Shown(page).point(150, 60)
    finger.press(x, y, force=0.2)
    finger.lift()
    expect(field(page)).to_be_focused()
    page.keyboard.type("a b")
    expect(field(page)).to_have_value("a b")
    # A touch elsewhere leaves it the keyboard, as on iOS.
    x, y = Shown(page).point(150, 500)
    finger.press(x, y, force=0.2)
    finger.lift()
    expect(field(page)).to_be_focused()


def test_an_input_method_composes_in_the_field(open_page):
    page = open_page(DESKTOP, NOTE)
    field(page).focus()
    session = page.context.new_cdp_session(page)
    for text in ["に", "にほ", "にほん"]:
        session.send("Input.imeSetComposition", {"text": text, "selectionStart": len(text), "selectionEnd": len(text)})
    expect(field(page)).to_have_value("にほん")
    session.send("Input.insertText", {"text": "日本"})
    expect(field(page)).to_have_value("日本")
    page.keyboard.press("Enter")
    Shown(page).says("Kept")
    reload(page)
    expect(field(page)).to_have_value("日本")


def test_keys_in_the_field_are_not_the_devices(open_page):
    page = open_page(DESKTOP, NOTE)
    field(page).focus()
    page.keyboard.type("a b")
    assert page.evaluate("() => document.getElementById('force-source').textContent") == "No touch"
    page.keyboard.press("Home")
    page.keyboard.type("x")
    expect(field(page)).to_have_value("xa b")
    page.keyboard.press("ControlOrMeta+z")
    expect(field(page)).not_to_have_value("xa b")
    page.keyboard.press("Escape")
    expect(field(page)).not_to_be_focused()


@pytest.mark.parametrize("key", ["Enter", " "])
def test_the_keyboard_reaches_and_activates_a_button(open_page, key):
    page = open_page(DESKTOP, NOTE)
    write(page, "milk")
    Shown(page).says("Kept")
    field(page).focus()
    # Tab passes the field's clear button by, which is there only while the field is edited.
    expect(page.get_by_role("button", name="Clear text")).to_be_visible()
    page.keyboard.press("Tab")
    expect(erase(page)).to_be_focused()
    assert erase(page).evaluate("(button) => getComputedStyle(button).outlineStyle") == "solid"
    page.keyboard.press(key)
    expect(field(page)).to_have_value("")
    expect(erase(page)).to_be_focused()
    assert page.evaluate("() => document.getElementById('force-source').textContent") == "No touch"


def test_a_screen_readers_click_activates_a_button(open_page):
    page = open_page(DESKTOP, NOTE)
    write(page, "milk")
    erase(page).evaluate("(button) => button.click()")
    expect(field(page)).to_have_value("")


@pytest.mark.rule("STORE-2", "STORE-5")
@pytest.mark.parametrize(
    "trouble, words",
    [(NO_DATABASE, "Nothing can be kept here (missing)"), (BLOCKED, "Nothing can be kept here (SecurityError)"),
     (SILENT, "Nothing can be kept here (timeout)"), (FULL, "There is no more room")],
    ids=["none", "blocked", "silent", "full"],
)
def test_a_storage_that_fails_is_told_in_the_app(blank_page, serve, trouble, words):
    page = blank_page(PHONE)
    page.add_init_script(trouble)
    page.goto(serve(NOTE))
    page.evaluate("() => window.heft.ready")
    write(page, "milk")
    expect(page.locator("#screen").get_by_text(words)).to_be_visible()
    expect(field(page)).to_have_value("milk")


@pytest.mark.rule("STORE-6")
def test_of_two_pages_the_later_write_stays(open_page):
    page = open_page(PHONE, NOTE)
    other = page.context.new_page()
    other.goto(page.url)
    other.evaluate("() => window.heft.ready")
    write(page, "first")
    Shown(page).says("Kept")
    write(other, "second")
    Shown(other).says("Kept")
    reload(page)
    expect(field(page)).to_have_value("second")


def test_a_replay_leaves_the_users_data_alone(open_page):
    page = open_page(DESKTOP, NOTE)
    write(page, "mine")
    Shown(page).says("Kept")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save trace").click()
    with open(download.value.path(), encoding="utf-8") as file:
        text = file.read()
    assert "loaded" in text and "text " in text and "stored 1 ok" in text
    text = text.replace("mine", "theirs")
    page.evaluate("(text) => heft.replay(text, 0)", text)
    expect(field(page)).to_have_value("theirs")
    # Written after the replay: refused, and said so.
    write(page, "!")
    expect(page.locator("#screen").get_by_text("A recording has been replayed here")).to_be_visible()
    page.get_by_role("button", name="Relaunch").click()
    expect(field(page)).to_have_value("mine")
