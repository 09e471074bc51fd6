"""Events for tests that say what no browser would: event_bytes.py, with the fields in the order in which a test says them."""

import base64

import event_bytes
from event_bytes import PointerPhase, PointerType

DOWN, MOVE, UP = PointerPhase.down, PointerPhase.move, PointerPhase.up
CANCEL, LOST = PointerPhase.cancel, PointerPhase.lost
MOUSE, TOUCH, PEN = PointerType.mouse, PointerType.touch, PointerType.pen

string = event_bytes.string
screen = event_bytes.screen
force = event_bytes.force
tick = event_bytes.tick
visibility = event_bytes.visibility
trace = event_bytes.trace
action = event_bytes.action


def setting(name, value):
    """A setting by its name in traces; what has none is the one that is not known."""
    return event_bytes.setting(event_bytes.SettingNameTexts.get(name, event_bytes.SettingName.unknown), value)


def command(name):
    """A command by its name in traces; what has none is the one that is not known."""
    return event_bytes.command(event_bytes.HostCommandTexts.get(name, event_bytes.HostCommand.unknown))


def sample(time=0.0, x=100.0, y=200.0, pressure=0.3, tilt_x=0.0, tilt_y=0.0, width=20.0, height=20.0):
    return event_bytes.touch_sample(time, x, y, pressure, tilt_x, tilt_y, width, height)


def key(is_down, is_repeat, time, text):
    """A key as browsers call it, without another one and on the screen."""
    name = event_bytes.KeyNameTexts.get(text, 0)
    return event_bytes.key(is_down, is_repeat, time, name, text="" if name else text)


def pointer(phase, identifier, *samples, kind=TOUCH, buttons=0):
    return event_bytes.pointer(phase, kind, identifier, buttons, samples)


def wheel(time, x, y, delta, mode=0, across=0, pinches=False):
    return event_bytes.wheel(time, x, y, across, delta, mode, pinches)


def stored(number, reason=None, time=0.0):
    return event_bytes.stored(number, reason, time)


def send(page, *events):
    """Hands each of the events to the page in a call of its own."""
    page.evaluate(
        """(events) => {
          for (const event of events) heft.send(Uint8Array.from(atob(event), (c) => c.charCodeAt(0)));
        }""",
        [base64.b64encode(event).decode() for event in events],
    )
