"""Traces: saved by the page, and replayed in it with the very operations that come out natively."""

import json
import os
import subprocess
from pathlib import Path

import heft_browser
import protocol
import pytest
from heft_browser import DESKTOP, ROOT
from playwright.sync_api import expect

TRACES = sorted((ROOT / "Tests" / "Traces").glob("*.trace"))
PRESS = """heft-trace 1
setting device iphone-6s
screen 375 667 2 0 0 0 0
appearance light
touch down 1 5 187.5 400 60
touch move 1 5.1 187.5 400 120
touch move 1 5.3 187.5 400 200
touch move 1 5.35 187.5 400 400
touch up 1 5.6 187.5 400 0
"""


@pytest.fixture
def screen():
    return DESKTOP


@pytest.fixture(scope="session")
def native():
    """The operations that the native build gives for a trace."""
    heft = heft_browser.built_server()

    def operations(text):
        command = [str(heft), "replay", "-", "--bytes"]
        return subprocess.run(command, input=text.encode(), stdout=subprocess.PIPE, check=True).stdout

    return operations


def in_the_page(page, text):
    """The operations that the page is given when it replays a trace at once."""
    operations = page.evaluate(
        """async (text) => {
          heft.record = [];
          await heft.replay(text, 0);
          const [first] = heft.record;
          heft.record = null;
          return Array.from(first, (byte) => String.fromCharCode(byte)).join("");
        }""",
        text,
    )
    return operations.encode("latin-1")


def recorded_presses(forces):
    """A trace of an iPhone 6s that one finger presses as recorded, at 60 samples a second; 0 lifts it."""
    lines = ["heft-trace 1", "setting device iphone-6s", "screen 375 667 2 0 0 0 0", "appearance light"]
    is_down = False
    for frame, force in enumerate([*forces, 0], start=1):
        count = round(force * 60)
        if count or is_down:
            phase = "up" if count == 0 else "move" if is_down else "down"
            lines.append(f"touch {phase} 1 {frame / 60:.6f} 187.5 400 {count}")
        is_down = count > 0
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("path", TRACES, ids=lambda path: path.stem)
def test_a_trace_gives_the_same_operations_here_and_natively(page, native, path):
    text = path.read_text(encoding="utf-8")
    operations = in_the_page(page, text)
    assert len(operations) > 1000
    assert operations == native(text)


def test_recorded_presses_of_an_iphone_give_the_same_operations_here_and_natively(page, native):
    data = os.environ.get("HEFT_DATA")
    recording = Path(data or "") / "traces" / "iphone6s" / "uitouch-force-presses-1to3.json"
    if not data or not recording.exists():
        pytest.skip("HEFT_DATA names no folder with recordings")
    text = recorded_presses(json.loads(recording.read_text(encoding="utf-8")))
    assert text.count("down") >= 3
    operations = in_the_page(page, text)
    assert operations == native(text)
    assert b" grams" in operations


def test_what_was_pressed_and_saved_gives_the_same_operations_natively(page, native, pen, shown):
    pen.press(*shown.middle(), force=0.2, tilt_x=20, tilt_y=-10)
    for force in (0.4, 0.7, 1.0, 0.3):
        pen.push(force)
    pen.lift()
    shown.choose("Light")
    page.mouse.move(*shown.middle())
    page.mouse.down()
    page.mouse.wheel(0, -200)
    shown.gauge_shows("2.00", "Mouse wheel")
    page.mouse.up()
    shown.screen.focus()
    page.keyboard.press(" ")
    text = shown.save_trace()
    lines = text.splitlines()
    assert lines[0] == "heft-trace 1"
    starts = ["screen 375 667", "appearance light", "pen down", "pen move", "pen up", "mouse down", "wheel"]
    for start in [*starts, "setting sensitivity light", "key down %20", "key up %20"]:
        assert any(line.startswith(start) for line in lines), start
    operations = in_the_page(page, text)
    assert len(operations) > 2000
    assert operations == native(text)


def test_replaying_a_saved_trace_saves_the_same_trace(page, pen, shown):
    pen.press(*shown.middle(), force=0.2)
    pen.push(0.7)
    pen.lift()
    text = shown.save_trace()
    in_the_page(page, text)
    assert shown.save_trace() == text


def test_a_replay_at_the_recorded_pace_shows_its_values_and_ends(page, shown):
    page.evaluate(
        """() => {
          window.seen = [];
          const note = (records) => {
            for (const { target, oldValue } of records) {
              if (target.parentElement?.closest("[role=timer]")) window.seen.push(oldValue);
            }
          };
          const what = { subtree: true, characterData: true, characterDataOldValue: true };
          new MutationObserver(note).observe(document.getElementById("screen"), what);
        }"""
    )
    shown.replay_to_the_end(PRESS)
    expect(shown.replay).to_be_visible()
    shown.says("0 gram")
    seen = page.evaluate("() => window.seen")
    assert seen[:5] == ["0 gram", "57 grams", "115 grams", "192 grams", "385+ grams"]
    assert set(seen[5:]) <= {"0 gram"}
    assert shown.frames_asked_for(12) == 0


def test_touches_count_again_after_a_replay(page, pen, shown):
    pen.press(*shown.middle(), force=0.2)
    pen.lift()
    text = shown.save_trace()
    shown.replay_to_the_end(text)
    pen.press(*shown.middle(), force=0.4)
    shown.says("154 grams")
    pen.lift()
    shown.says("0 gram")
    assert shown.warning("").count() == 0


def test_touches_do_not_count_during_a_replay(page, pen, shown):
    shown.replay_file(PRESS.replace(" 5.6 ", " 15.6 "))
    shown.says("385+ grams")
    shown.gauge_shows("6.67", "Device")
    # A phone that was measured needs no caution.
    shown.says_nothing_like("Nominal")
    pen.press(*shown.middle(), force=0.4)
    pen.push(0.3)
    shown.says("385+ grams")
    shown.stop.click()
    shown.says("0 gram")
    expect(shown.replay).to_be_enabled()
    pen.lift()


@pytest.mark.parametrize(
    "text, sentence",
    [
        ("a shopping list\n", 'This is not a trace: its first line is not "heft-trace 1".'),
        ("", "This is not a trace"),
        ("heft-trace 2\n", "The trace has version 2 and this Heft reads version 1."),
        ("heft-trace 1\nscreen 375 667 2 0 0 0 0\npoke 1 2\n", 'Line 3: there is no event "poke".'),
        ("heft-trace 1\ntouch down 1 0.1 100 twohundred 0\n", 'Line 2: "twohundred" stands where y'),
        ("heft-trace 1\ntick\n", "Line 2 ends where a time belongs."),
        ("heft-trace 1\ntick 1 2\n", 'Line 2: nothing belongs at "2".'),
    ],
    ids=["no trace", "empty", "newer version", "unknown event", "no number", "too short", "too long"],
)
def test_a_broken_trace_says_what_is_wrong_and_where(page, pen, shown, text, sentence):
    shown.replay_file(text)
    expect(shown.console).to_contain_text(sentence)
    shown.says("0 gram")
    pen.press(*shown.middle(), force=0.4)
    shown.says("154 grams")
    pen.lift()
    shown.lives()


def test_a_trace_of_another_screen_gives_way_to_this_window(page, pen, shown):
    text = PRESS.replace("screen 375 667 2", "screen 320 480 1").replace("setting device iphone-6s\n", "")
    # It is stopped long before its end.
    shown.replay_file(text.replace(" 5.6 ", " 95.6 "))
    shown.stop.click()
    expect(shown.replay).to_be_visible()
    # Which view is the first in the document depends on what is read first, the app's or the bar above it.
    views = shown.screen.locator("[data-view]")
    expect(views.and_(page.locator('[style*="width: 375px"][style*="height: 667px"]')).first).to_be_attached()
    expect(views.and_(page.locator('[style*="width: 320px"]'))).to_have_count(0)
    pen.press(*shown.middle(), force=0.4)
    shown.says("154 grams")


def test_the_next_trace_after_one_that_was_refused_is_replayed(page, native, shown):
    shown.replay_file("nonsense")
    expect(shown.console).to_contain_text("This is not a trace")
    assert in_the_page(page, PRESS) == native(PRESS)


def test_the_page_survives_a_trace_of_random_lines(page, shown):
    protocol.send(page, protocol.trace("heft-trace 1\n" + "\n".join("tick 9 #" * 50 for _ in range(200))))
    protocol.send(page, protocol.trace(b"heft-trace 1\n\xff\xfe\x00 \x80\n"))
    expect(shown.console).to_contain_text("Line 2")
    shown.lives()


@pytest.mark.rule("TRACE-5")
def test_a_trace_has_each_sample_that_the_browser_measured_and_none_twice(shown):
    """What was felt while a pen rested comes with its own time."""
    shown.screen.evaluate(
        """(screen) => {
          const { left, top } = screen.getBoundingClientRect();
          const event = (name, more) => new PointerEvent(name, {
            pointerId: 9, pointerType: "pen", bubbles: true, cancelable: true, button: 0, buttons: 1, pressure: 0.5,
            clientX: left + 100, clientY: top + 200, ...more,
          });
          const later = () => { for (const start = performance.now(); performance.now() < start + 2;); };
          screen.dispatchEvent(event("pointerdown"));
          later();
          const first = event("pointermove");
          later();
          const second = event("pointermove");
          later();
          screen.dispatchEvent(event("pointermove", { coalescedEvents: [first, second, second] }));
          screen.dispatchEvent(event("pointerup"));
        }"""
    )
    [line] = [line for line in shown.save_trace().splitlines() if line.startswith("pen move 9")]
    assert len(line.split("|")) == 3
