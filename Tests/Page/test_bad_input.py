"""Input that no sound browser sends: the page stays alive and says what it was given."""

import math
import random
import struct

import protocol
import pytest
from heft_browser import DESKTOP
from playwright.sync_api import expect

NAN, INFINITY = math.nan, math.inf
ODD_NUMBERS = [NAN, INFINITY, -INFINITY, 0.0, -0.0, -1.0, 0.5, 1.0, 2.0, 1e9, 1e10, -1e300, 5e-324, 1e300]


@pytest.fixture
def screen():
    return DESKTOP


def warns(shown, text, count=1):
    """One line of the console warns so, with its count; the page lives."""
    line = shown.warning(text)
    expect(line).to_have_count(1)
    expect(line).to_be_visible()
    if count > 1:
        expect(line.locator(".count")).to_have_text(f"\u00d7{count}")
    else:
        expect(line.locator(".count")).to_have_count(0)
    shown.lives()


@pytest.mark.parametrize("value", [NAN, INFINITY, -INFINITY, 1e10], ids=str)
def test_a_touch_without_a_usable_place_is_left_out(page, shown, value):
    protocol.send(page, protocol.pointer(protocol.DOWN, 1, protocol.sample(x=value)))
    protocol.send(page, protocol.pointer(protocol.DOWN, 2, protocol.sample(y=value)))
    warns(shown, "A touch had no usable place", count=2)
    shown.gauge_shows("0.00", "No touch")


@pytest.mark.parametrize("value", [NAN, INFINITY, -1.0, 1.5], ids=str)
def test_a_pressure_outside_the_range_is_told(page, shown, value):
    protocol.send(page, protocol.pointer(protocol.DOWN, 1, protocol.sample(pressure=0.3)))
    protocol.send(page, protocol.pointer(protocol.MOVE, 1, protocol.sample(0.1, pressure=value)))
    protocol.send(page, protocol.pointer(protocol.UP, 1, protocol.sample(0.2)))
    warns(shown, "A pressure lay outside its hardware's range")


@pytest.mark.parametrize("value", [NAN, INFINITY, 1e10], ids=str)
def test_an_event_without_a_time_counts_as_now(page, shown, value):
    protocol.send(page, protocol.pointer(protocol.DOWN, 1, protocol.sample(value, pressure=0.3)))
    shown.gauge_shows("2.00", "Touch pressure")
    protocol.send(page, protocol.pointer(protocol.UP, 1, protocol.sample(1.0)))
    warns(shown, "An event had no usable time")


def test_moves_and_ends_without_a_begin_are_counted(page, shown):
    moves = [protocol.pointer(protocol.MOVE, 7, protocol.sample(0.1 * index)) for index in range(12)]
    ends = [protocol.pointer(phase, 8, protocol.sample()) for phase in (protocol.UP, protocol.CANCEL)]
    protocol.send(page, *moves, *ends)
    warns(shown, "A touch moved that had not begun", count=12)
    warns(shown, "A touch ended that had not begun", count=2)


def test_a_touch_that_begins_twice_is_one_touch(page, shown):
    protocol.send(page, *[protocol.pointer(protocol.DOWN, 1, protocol.sample(0.1, pressure=share)) for share in (0.3, 0.45)])
    shown.gauge_shows("3.00", "Touch pressure")
    protocol.send(page, protocol.pointer(protocol.UP, 1, protocol.sample(0.2)))
    shown.gauge_shows("0.00", "No touch")
    warns(shown, "A touch began twice")


def test_more_fingers_than_hands_have_are_left_out(page, shown):
    protocol.send(page, *[protocol.pointer(protocol.DOWN, 100 + index, protocol.sample()) for index in range(40)])
    protocol.send(page, *[protocol.pointer(protocol.UP, 100 + index, protocol.sample()) for index in range(32)])
    warns(shown, "More touches came than a device has fingers for", count=8)


def test_time_that_runs_backwards_goes_on(page, shown):
    protocol.send(page, protocol.pointer(protocol.DOWN, 1, protocol.sample(1000.0, pressure=0.3)))
    protocol.send(page, protocol.pointer(protocol.MOVE, 1, protocol.sample(900.0, pressure=0.45)))
    shown.gauge_shows("3.00", "Touch pressure")
    protocol.send(page, protocol.pointer(protocol.UP, 1, protocol.sample(900.1)))
    expect(shown.warning("Time ran backwards")).to_be_visible()
    shown.lives()


@pytest.mark.parametrize(
    "event, warning",
    [
        (protocol.pointer(protocol.DOWN, 1), "A touch came without a sample"),
        (protocol.pointer(protocol.DOWN, 1, protocol.sample(tilt_x=NAN, pressure=0.3)), "A tilt or a contact's size"),
        (protocol.wheel(1, 100, 100, NAN), "The wheel turned by no usable amount"),
        (protocol.wheel(1, 100, 100, -100, mode=9), "The wheel turned by no usable amount"),
        (protocol.screen(0, -5, NAN, 0, 0, 0, 0), "The screen had no usable size"),
        (protocol.setting("sensitivity", "brutal"), "A setting or its value is not known"),
        (protocol.setting("device", "no-such-phone"), "A setting or its value is not known"),
        (protocol.command("self-destruct"), "A command is not known"),
        (protocol.force(0, 1, 1, 100, 100, NAN), "A pressure lay outside its hardware's range"),
        (b"\xee", "An event could not be read"),
        (b"\x00", "An event could not be read"),
        (protocol.pointer(protocol.DOWN, 1, protocol.sample())[:-1], "An event could not be read"),
        (protocol.pointer(9, 1, protocol.sample()), "An event could not be read"),
        (struct.pack("<BBBBiI", 3, 0, 1, 0, 1, 0xFFFFFFFF), "An event could not be read"),
        (b"\x09" + struct.pack("<I", 0xFFFFFFFF) + b"x", "An event could not be read"),
        (protocol.trace("heft-trace 1\n", pace=7), "An event could not be read"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_used_is_told_once_with_its_count(page, shown, event, warning):
    protocol.send(page, event)
    protocol.send(page, protocol.pointer(protocol.CANCEL, 1, protocol.sample()))
    warns(shown, warning)
    protocol.send(page, event, event)
    protocol.send(page, protocol.visibility(0, 1), protocol.visibility(1, 1))
    expect(shown.warning(warning)).to_have_count(1)
    expect(shown.warning(warning).locator(".count")).to_have_text("\u00d73")


def test_a_bad_screen_leaves_the_last_one(page, shown):
    protocol.send(page, protocol.screen(INFINITY, 667, 1, 0, 0, 0, 0), protocol.screen(375, 667, 1, -9, 0, 0, 0))
    warns(shown, "The screen had no usable size", count=2)
    shown.says("Scale")


def test_text_that_is_not_utf8_does_no_harm(page, shown):
    protocol.send(page, protocol.setting("sensitivity", b"\xff\xfe\xc3"), protocol.key(1, 0, 1, b"\xf0\x9f"))
    warns(shown, "A setting or its value is not known")


class Records:
    """Sound records with seeded random contents: mostly plausible, now and then odd."""

    def __init__(self, seed):
        self._random = random.Random(seed)
        self._time = 10.0

    def next(self):
        choose = self._random.choice
        self._time += self._random.uniform(0, 0.03)
        time, x, y = self._number(self._time), self._number(self._place()), self._number(self._place())
        kind = self._random.randrange(20)
        if kind < 11:
            samples = [self._sample() for _ in range(self._random.randrange(4))]
            types = [protocol.MOUSE, protocol.TOUCH, protocol.PEN]
            return protocol.pointer(choose(range(4)), choose(range(-1, 6)), *samples, kind=choose(types))
        if kind == 11:
            value = self._number(self._random.random())
            return protocol.force(choose([0, 1]), choose(range(4)), time, x, y, value)
        if kind == 12:
            return protocol.wheel(time, x, y, self._number(choose([-100, 100, 3])), choose(range(4)))
        if kind == 13:
            return protocol.key(choose([0, 1]), choose([0, 1]), time, choose([" ", "ArrowUp", "Escape", "a", ""]))
        if kind < 16:
            return protocol.tick(time)
        if kind == 16:
            return protocol.visibility(choose([0, 1, 1]), time)
        if kind == 17:
            names = ["3d-touch", "sensitivity", "touch-and-hold", "device", "x"]
            values = ["on", "off", "light", "firm", "0.3", "", "iphone-6s", "axis:0:255", "axis:5:1"]
            return protocol.setting(choose(names), choose(values))
        if kind == 18:
            size = [self._number(choose([320, 375, 1024])) for _ in range(2)]
            return protocol.screen(*size, 2, 0, 0, 0, 0)
        return choose(
            [
                protocol.command("relaunch"),
                protocol.command("stop-replay"),
                protocol.trace("heft-trace 1\ntouch down 9 1 50 50 0.3\ntouch up 9 2 50 50 0\n", choose([0, 1])),
            ]
        )

    def _place(self):
        return self._random.uniform(-50, 700)

    def _number(self, usual):
        return self._random.choice(ODD_NUMBERS) if self._random.random() < 0.04 else usual

    def _sample(self):
        share = self._random.choice([0, 0.5, 1, self._random.random()])
        usual = [self._time, self._place(), self._place(), share, self._random.uniform(-90, 90), 0, 20, 20]
        return protocol.sample(*[self._number(value) for value in usual])


# The app in front as it was, whatever was sent before.
CALM = [
    protocol.command("stop-replay"),
    protocol.setting("device", ""),
    protocol.setting("3d-touch", "on"),
    protocol.setting("sensitivity", "medium"),
    protocol.visibility(0, 1e6),
    protocol.visibility(1, 1e6),
    protocol.screen(375, 667, 1, 0, 0, 0, 0),
]


def calms_down(page, shown):
    """After all that the page lives, nothing touches, and soon nothing moves."""
    protocol.send(page, *CALM)
    expect(shown.source).to_have_text("No touch")
    shown.lives()
    shown.says("0 gram")
    # An app that has just been opened may still be on its way.
    counts = [shown.frames_asked_for(10)]
    while counts[-1] != 0 and len(counts) < 12:
        counts.append(shown.frames_asked_for(10))
    assert counts[-1] == 0, f"the page asks for frames without end: {counts}"


@pytest.mark.parametrize("seed", [1, 2])
def test_a_thousand_random_strings_of_bytes_leave_the_page_alive(page, shown, seed):
    generator = random.Random(seed)
    protocol.send(page, *[random_bytes(generator) for _ in range(1000)])
    expect(shown.warning("An event could not be read")).to_be_visible()
    # Some of them are commands, and one of these leads home.
    protocol.send(page, protocol.setting("app", "Scale"))
    calms_down(page, shown)


def random_bytes(generator):
    """Bytes that begin as a record does, or not."""
    data = generator.randbytes(generator.choice([1, 3, 12, 80, 200]))
    return bytes([generator.randrange(12)]) + data if generator.random() < 0.7 else data


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_thousand_random_records_leave_the_page_alive(page, shown, seed):
    records = Records(seed)
    protocol.send(page, *[records.next() for _ in range(2000)])
    calms_down(page, shown)
