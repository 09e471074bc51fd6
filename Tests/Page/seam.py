"""The bytes of events, as docs/seam.md lists them, for tests that say what no browser would."""

import base64
import struct

DOWN, MOVE, UP, CANCEL, LOST = range(5)
MOUSE, TOUCH, PEN = range(3)


def string(text):
    data = text if isinstance(text, bytes) else text.encode()
    return struct.pack("<I", len(data)) + data


def numbers(*values):
    return struct.pack(f"<{len(values)}d", *values)


def sample(time=0.0, x=100.0, y=200.0, pressure=0.3, tilt_x=0.0, tilt_y=0.0, width=20.0, height=20.0):
    return numbers(time, x, y, pressure, tilt_x, tilt_y, width, height)


def pointer(phase, identifier, *samples, kind=TOUCH, buttons=0):
    return struct.pack("<BBBBiI", 3, phase, kind, buttons, identifier, len(samples)) + b"".join(samples)


def screen(*values):
    return b"\x01" + numbers(*values)


def force(channel, identifier, time, x, y, value):
    return struct.pack("<BBi", 4, channel, identifier) + numbers(time, x, y, value)


def wheel(time, x, y, delta, mode=0, across=0, pinches=False):
    return b"\x05" + numbers(time, x, y, across, delta) + bytes([mode, pinches])


def key(is_down, repeats, time, name):
    return struct.pack("<BBB", 6, is_down, repeats) + numbers(time) + string(name)


def tick(time):
    return b"\x07" + numbers(time)


def visibility(is_visible, time):
    return struct.pack("<BB", 8, is_visible) + numbers(time)


def setting(name, value):
    return b"\x09" + string(name) + string(value)


def command(name):
    return b"\x0a" + string(name)


def trace(text, pace=0):
    return struct.pack("<BB", 11, pace) + string(text)


def stored(number, ok=True, reason="", time=0.0):
    return struct.pack("<BIB", 15, number, ok) + string(reason) + numbers(time)


def action(view, kind=0, index=0, time=0.0):
    return struct.pack("<BIBI", 18, view, kind, index) + numbers(time)


def send(page, *events):
    """Hands each of the events to the page in a call of its own."""
    page.evaluate(
        """(events) => {
          for (const event of events) heft.send(Uint8Array.from(atob(event), (c) => c.charCodeAt(0)));
        }""",
        [base64.b64encode(event).decode() for event in events],
    )
