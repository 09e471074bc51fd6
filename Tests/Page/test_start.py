"""The start: the first part of the module runs before the second is there, and nothing that is done meanwhile is lost."""

import re
import shutil
import subprocess

import heft_browser
import pytest
from heft_browser import PHONE, Server, Touchscreen
from playwright.sync_api import expect
from shown import Shown
from waiting import frames

SECOND = re.compile(r"/heft-second-[0-9a-f]{12}\.wasm$")
NOTICE = "A part of Heft could not be loaded"
HURRY = "{ const wait = setTimeout; window.setTimeout = (act, time, ...more) => wait(act, Math.min(time, 20), ...more) }"


# The second part does not come until `releaseSecondPart` is called.
HOLD = """const real = fetch;
  window.fetch = async (address, ...more) => {
    if (/heft-second-/.test(address)) await new Promise((go) => { window.releaseSecondPart = go });
    return real(address, ...more);
  };"""


# A start that needs what is held would wait for ever.
STARTED = """() => Promise.race([window.heft.started, new Promise((_, fail) => setTimeout(fail, 20000,
  new Error("the first frame waits for the second part: `make profile` names anew what the start needs")))])"""


@pytest.fixture
def held(blank_page, serve):
    """Opens an app whose second part is held until the test lets it go."""

    def opened(path):
        page = blank_page(PHONE)
        page.add_init_script(HOLD)
        page.goto(serve() + path)
        page.evaluate(STARTED)
        return page

    return opened


def test_the_first_frame_does_not_wait_for_the_second_part(held):
    page = held("/")
    expect(page.get_by_role("button", name="Doodles")).to_be_visible()
    expect(page.locator("#placeholder")).to_be_hidden()
    page.evaluate("() => window.releaseSecondPart()")
    page.evaluate("() => window.heft.ready")


def test_what_is_done_before_the_second_part_is_there_is_done_then_in_its_order(held):
    page = held("/")
    shown = Shown(page)
    box = page.get_by_role("button", name="Scale").bounding_box()
    finger = Touchscreen(page).finger()
    finger.press(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, 0.15)
    frames(page)
    finger.lift()
    # Long enough for the app to open, if it could; the finger then rests on it.
    frames(page, 60)
    finger.press(187, 333, 0.3)
    expect(page).to_have_title(re.compile("^Home Screen"))
    page.evaluate("() => window.releaseSecondPart()")
    page.evaluate("() => window.heft.ready")
    expect(page).to_have_title(re.compile("^Scale"))
    shown.gauge_shows("2.00", "Touch pressure")
    expect(page.locator("#screen")).to_contain_text("gram")
    shown.says_nothing_like("0 gram")


@pytest.mark.parametrize("answer", [{"status": 503}, {"body": b"\0asm\1\0\0\0\1\x60", "content_type": "application/wasm"}, None])
def test_a_second_part_that_fails_once_is_loaded_again(blank_page, serve, answer):
    page = blank_page(PHONE)
    answers = [answer]

    def handle(route):
        if not answers:
            return route.continue_()
        first = answers.pop()
        return route.fulfill(**first) if first else route.abort()

    page.route(SECOND, handle)
    page.goto(serve() + "/?app=scale")
    page.evaluate("() => window.heft.ready")
    assert answers == []
    page.troubles.clear()
    finger = Touchscreen(page).finger()
    finger.press(187, 333, 0.3)
    Shown(page).gauge_shows("2.00", "Touch pressure")
    expect(page.get_by_text(NOTICE)).to_be_hidden()


def test_a_second_part_that_does_not_come_is_told_and_can_be_asked_for(blank_page, serve):
    page = blank_page(PHONE)
    page.add_init_script(HURRY)
    page.route(SECOND, lambda route: route.abort())
    page.goto(serve() + "/?app=scale")
    expect(page.get_by_text(NOTICE)).to_be_visible()
    expect(page.get_by_role("button", name="Not now")).to_be_visible()
    page.unroute(SECOND)
    page.get_by_role("button", name="Try again").click()
    page.evaluate("() => window.heft.ready")
    page.troubles.clear()
    expect(page.get_by_text(NOTICE)).to_be_hidden()
    finger = Touchscreen(page).finger()
    finger.press(187, 333, 0.3)
    Shown(page).gauge_shows("2.00", "Touch pressure")


@pytest.mark.parametrize("kept", [["main"], ["heft_abi"], []], ids=["another start", "the version alone", "nothing"])
def test_a_profile_of_another_start_costs_time_and_nothing_else(browser, watched, tmp_path, kept):
    """The module is divided at the wrong place: whatever the start calls is in the second part."""
    site = heft_browser.built_site("Site")
    folder = shutil.copytree(site, tmp_path / "site")
    [second] = folder.glob("assets/heft-second-*.wasm")
    [first] = [path for path in folder.glob("assets/heft-*.wasm") if path != second]
    profile = tmp_path / "profile"
    profile.write_text("".join(f"{name}\n" for name in kept) or "nothing_of_this_name\n")
    subprocess.run(
        ["wasm-split", f"--keep-funcs=@{profile}", site.parent / "Site.named.wasm", "-o1", first, "-o2", second,
         "--export-prefix=%", "--import-namespace=primary", "--placeholder-namespace=placeholder"],
        check=True, capture_output=True,
    )
    for path in [*folder.glob("assets/heft-*.br"), *folder.glob("assets/heft-*.gz")]:
        path.unlink()
    with Server(folder=folder) as server:
        page = heft_browser.blank_page(browser)
        watched.append(page)
        page.goto(server.url + "/?app=scale")
        page.evaluate("() => window.heft.ready")
        finger = Touchscreen(page).finger()
        finger.press(187, 333, 0.3)
        Shown(page).gauge_shows("2.00", "Touch pressure")
        expect(page.locator("#screen")).to_contain_text("gram")
