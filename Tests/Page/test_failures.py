"""What can go wrong: each failure is told in words that a person can act on."""

import re
from pathlib import Path

import event_bytes
import heft_browser
import pytest
from heft_browser import DESKTOP, LOW_PHONE, PHONE, SMALL_PHONE
from playwright.sync_api import expect
from shown import Shown

# Not its second part.
MODULE = re.compile(r"/heft-[0-9a-f]{12}\.wasm$")
MEASURES = Path(__file__).with_name("looks.js").read_text(encoding="utf-8")
I32 = 0x7F
KEY_EVENT = 6
ROOM = 1024


def number(value):
    """An unsigned number as WebAssembly writes it (LEB128)."""
    data = bytearray()
    while value > 0x7F:
        data.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*data, value])


def vector(items):
    return number(len(items)) + b"".join(items)


def section(code, content):
    return bytes([code]) + number(len(content)) + content


def constant(value):
    # Signed: a seventh bit of 0 keeps it positive.
    return b"\x41" + (number(value) if value < 64 else bytes([value & 0x7F | 0x80]) + number(value >> 7))


# The version of the protocol that the page speaks.
VERSION = event_bytes.VERSION


def made_module(version=VERSION, answer=None, exports=5):
    """The bytes of a module that speaks a version; `answer` is the code of what it answers to an event."""
    bodies = [constant(0), constant(version), constant(ROOM), answer or constant(0), constant(0)]
    types = [bytes([0x60, count, *[I32] * count, 1, I32]) for count in (0, 1, 2)]
    names = ["main", "heft_abi", "heft_input", "heft_event", "heft_output"][:exports]
    exported = [vector([bytes([byte]) for byte in b"memory"]) + b"\x02\x00"]
    for at, name in enumerate(names):
        exported.append(vector([bytes([byte]) for byte in name.encode()]) + b"\x00" + number(at))
    code = [number(len(body) + 2) + b"\x00" + body + b"\x0b" for body in bodies]
    return b"\0asm\1\0\0\0" + b"".join(
        [
            section(1, vector(types)),
            section(3, vector([b"\x02", b"\x00", b"\x01", b"\x01", b"\x00"])),
            section(5, vector([b"\x00\x01"])),
            section(7, vector(exported)),
            section(10, vector(code)),
        ]
    )


# if (room[0] == KEY_EVENT) unreachable; answer 0
IS_A_KEY = constant(ROOM) + b"\x2d\x00\x00" + constant(KEY_EVENT) + b"\x46"
TRAPS_AT_A_KEY = IS_A_KEY + b"\x04\x40\x00\x0b" + constant(0)
# memory[0] = 63; answer 1: an operation that docs/host-protocol.md does not have
ANSWERS_NONSENSE = constant(0) + constant(63) + b"\x3a\x00\x00" + constant(1)


@pytest.fixture
def opened(blank_page, serve):
    """Opens the page with another answer for its module; `answer` is given to the route's `fulfill`."""

    def open_with(screen=PHONE, **answer):
        page = blank_page(screen)
        if "body" in answer:
            answer = {"content_type": "application/wasm", **answer}
        page.route(MODULE, lambda route: route.fulfill(**answer))
        page.goto(serve() + "/?app=scale")
        page.evaluate("() => window.heft.ready")
        # The browser itself notes a module that did not come.
        page.troubles.clear()
        return Shown(page)

    return open_with


def tells(shown, title, *parts):
    """The failure is shown with this title and these words, and nothing of it is cut off."""
    expect(shown.failure).to_be_visible()
    expect(shown.failure.get_by_role("heading")).to_have_text(title)
    for part in parts:
        expect(shown.failure).to_contain_text(part)
    fits = """(panel) => {
      const { left, right, top, bottom } = panel.getBoundingClientRect();
      return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        && panel.scrollWidth <= panel.clientWidth;
    }"""
    assert shown.failure.evaluate(fits)


def test_a_browser_without_webassembly_is_told_so(blank_page, serve):
    page = blank_page()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(serve() + "/?app=scale")
    shown = Shown(page)
    tells(shown, "This browser has no WebAssembly", "Use a browser of the last few years")
    expect(page.get_by_role("button", name="Start again")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, LOW_PHONE, DESKTOP], ids=str)
def test_a_failure_can_be_read_and_its_buttons_be_hit(blank_page, serve, screen, scheme):
    page = blank_page(screen, color_scheme=scheme)
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(serve() + "/?app=scale")
    tells(Shown(page), "This browser has no WebAssembly")
    page.get_by_text("The report", exact=True).click()
    page.evaluate(MEASURES)
    assert page.evaluate("() => looks.cutTexts('#failure')") == []
    assert page.evaluate("() => looks.faintTexts(4.5, '#failure')") == []
    least = 24 if screen is DESKTOP else 44
    assert page.evaluate("(least) => looks.smallControls(least, '#failure')", least) == []


def test_a_module_that_is_not_there_is_told_with_its_address(opened):
    shown = opened(status=404)
    tells(shown, "The module could not be loaded", "/heft-", "answered 404", "make run")


def test_a_server_that_is_gone_is_told(blank_page, serve):
    page = blank_page()
    page.route(MODULE, lambda route: route.abort())
    page.goto(serve() + "/?app=scale")
    tells(Shown(page), "The module could not be loaded", "the server did not answer for /assets/heft-")
    page.troubles.clear()


def test_starting_again_loads_a_module_that_has_come_back(opened):
    shown = opened(status=404)
    tells(shown, "The module could not be loaded")
    shown.page.unroute(MODULE)
    shown.page.get_by_role("button", name="Start again").click()
    expect(shown.failure).to_be_hidden()
    shown.says("0 gram")
    shown.lives()


def test_a_damaged_module_is_told(opened):
    shown = opened(body=b"\0asm\1\0\0\0garbage")
    tells(shown, "The module could not be started", "does not accept the module")


def test_a_module_of_another_version_is_told_with_both_versions(opened):
    shown = opened(body=made_module(version=VERSION + 1))
    tells(shown, "Page and module do not match", f"the page speaks version {VERSION}, the module version {VERSION + 1}", "Reload")


def test_a_module_that_lacks_an_export_is_told_with_its_name(opened):
    shown = opened(body=made_module(exports=4))
    tells(shown, "Page and module do not match", "the module does not export heft_output")


def test_an_operation_that_the_page_does_not_know_is_told(opened):
    shown = opened(body=made_module(answer=ANSWERS_NONSENSE))
    tells(shown, "Page and module do not match", "operation 63")


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, DESKTOP], ids=str)
def test_a_trap_is_told_when_it_happens(opened, screen):
    shown = opened(screen, body=made_module(answer=TRAPS_AT_A_KEY))
    expect(shown.failure).to_be_hidden()
    shown.screen.focus()
    shown.page.keyboard.press("a")
    tells(shown, "The app has stopped", "unreachable", "Copy the report and attach it to an issue")
    expect(shown.failure).to_be_focused()


def test_starting_again_takes_the_failure_away_until_the_next(opened):
    shown = opened(body=made_module(answer=TRAPS_AT_A_KEY))
    for _ in range(2):
        shown.screen.focus()
        shown.page.keyboard.press("a")
        tells(shown, "The app has stopped")
        shown.page.get_by_role("button", name="Start again").click()
        expect(shown.failure).to_be_hidden()
        # A key that is pressed before the module has begun is lost.
        expect(shown.page.locator("#settings")).to_be_enabled()


@pytest.fixture
def broken(whole_browser, watched, serve):
    """A page whose app has run and whose module then lost its memory, so that the next event traps."""
    page = heft_browser.blank_page(whole_browser, DESKTOP)
    watched.append(page)
    page.add_init_script(
        """const instantiate = WebAssembly.instantiate;
        WebAssembly.instantiate = async (...all) => {
          const made = await instantiate(...all);
          window.instance ??= made;
          return made;
        };"""
    )
    page.goto(serve() + "/?app=scale")
    page.evaluate("() => window.heft.ready")
    shown = Shown(page)
    shown.says("0 gram")
    page.evaluate("() => { new Uint8Array(window.instance.exports.memory.buffer).fill(255) }")
    shown.screen.focus()
    page.keyboard.press("a")
    return shown


def test_after_a_trap_the_last_picture_stays_and_nothing_can_be_pressed(broken):
    tells(broken, "The app has stopped")
    broken.says("0 gram")
    for name in ("Save trace", "Relaunch"):
        expect(broken.page.get_by_role("button", name=name)).to_be_disabled()
    expect(broken.page.get_by_role("switch", name="3D Touch", exact=True)).to_be_disabled()
    assert broken.frames_asked_for(10) == 0


def test_after_a_trap_the_app_can_be_started_again(broken):
    tells(broken, "The app has stopped")
    broken.page.get_by_role("button", name="Start again").click()
    expect(broken.failure).to_be_hidden()
    broken.says("0 gram")
    expect(broken.page.get_by_role("switch", name="3D Touch", exact=True)).to_be_enabled()
    broken.lives()


def test_the_report_is_copied_as_it_is_shown(broken):
    page = broken.page
    tells(broken, "The app has stopped")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the report").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_text("The report", exact=True).click()
    report = page.get_by_role("textbox", name="The report")
    expect(report).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied.splitlines() == report.input_value().splitlines()
    assert copied.startswith("Heft failure: trap\n")
    for part in (f"page version {VERSION}", "browser: Mozilla", "window: 1280 x 800", "the last "):
        assert part in copied
    # The last event is the key that was pressed: its code, that it goes down, and that it does not repeat.
    assert copied.strip().splitlines()[-1].split()[1].startswith("060100")


def test_a_page_without_javascript_says_what_it_needs(browser, serve):
    context = browser.new_context(
        viewport={"width": PHONE.width, "height": PHONE.height}, java_script_enabled=False
    )
    page = context.new_page()
    page.goto(serve() + "/?app=scale")
    words = page.locator("noscript p")
    expect(words).to_contain_text("Switch JavaScript on for this page")
    expect(words).to_be_visible()
    box = words.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE.width
    expect(page.get_by_text("Loading")).to_be_hidden()
    context.close()
