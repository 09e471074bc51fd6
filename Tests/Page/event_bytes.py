"""The bytes of events. Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again."""

import struct
from types import SimpleNamespace


def string(text):
    data = text if isinstance(text, bytes) else text.encode()
    return struct.pack("<I", len(data)) + data


VERSION = 19
KeyName = SimpleNamespace(other=0, space=1, enter=2, escape=3, delete=4, arrow_up=5, arrow_down=6, arrow_left=7, arrow_right=8, home=9, end=10, context_menu=11, f10=12)
KeyNameTexts = {" ": 1, "Enter": 2, "Escape": 3, "Delete": 4, "ArrowUp": 5, "ArrowDown": 6, "ArrowLeft": 7, "ArrowRight": 8, "Home": 9, "End": 10, "ContextMenu": 11, "F10": 12}
SettingName = SimpleNamespace(unknown=0, force_touch=1, sensitivity=2, touch_and_hold=3, trackpad_force=4, model=5, text_size=6, browser_text_size=7, contrast=8, languages=9, number_format=10, date_format=11, time_format=12, app=13, window=14, action=15, address=16, device=17, orientation=18)
SettingNameTexts = {"unknown": 0, "3d-touch": 1, "sensitivity": 2, "touch-and-hold": 3, "trackpad-force": 4, "model": 5, "text-size": 6, "browser-text-size": 7, "contrast": 8, "languages": 9, "number-format": 10, "date-format": 11, "time-format": 12, "app": 13, "window": 14, "action": 15, "address": 16, "device": 17, "orientation": 18}
HostCommand = SimpleNamespace(unknown=0, relaunch=1, save_trace=2, stop_replay=3, press_picture=4, leave_picture=5, back=6, pointer_mouse=7, pointer_touch=8, pointer_pen=9)
HostCommandTexts = {"unknown": 0, "relaunch": 1, "save-trace": 2, "stop-replay": 3, "press-picture": 4, "leave-picture": 5, "back": 6, "pointer-mouse": 7, "pointer-touch": 8, "pointer-pen": 9}
PointerPhase = SimpleNamespace(down=0, move=1, up=2, cancel=3, lost=4)
PointerType = SimpleNamespace(mouse=0, touch=1, pen=2)
ForceEventChannel = SimpleNamespace(touch=0, webkit=1)
TracePace = SimpleNamespace(at_once=0, as_recorded=1)
EditingChange = SimpleNamespace(began=0, ended=1, returned=2, escaped=3, undone=4, redone=5)
SharedOutcome = SimpleNamespace(cancelled=0, done=1, failed=2)
ActionKind = SimpleNamespace(activate=0, increment=1, decrement=2, escape=3, menu=4, press=5, release=6, delete=7)
LinkUseKind = SimpleNamespace(activated=0, focused=1, menu=2)
PointerButtons = SimpleNamespace(secondary=2, eraser=32)
KeyModifiers = SimpleNamespace(shift=1, control=2, alt=4, meta=8)
Abilities = SimpleNamespace(share=1, share_files=2, copy_image=4, encode_video=8)


def touch_sample(time, x, y, pressure, tilt_x=0, tilt_y=0, width=1, height=1):
    """An entry of a list."""
    return struct.pack("<dddddddd", time, x, y, pressure, tilt_x, tilt_y, width, height)


def stored_item(app, key, bytes):
    """An entry of a list."""
    return string(app) + string(key) + string(bytes)


def host_file(name, media_type, bytes):
    """An entry of a list."""
    return string(name) + string(media_type) + string(bytes)


def document_layout_link(number, x, y, width, height):
    """An entry of a list."""
    return struct.pack("<Idddd", number, x, y, width, height)


def screen(width, height, scale=2, safe_top=0, safe_left=0, safe_bottom=0, safe_right=0):
    """The screen came up or changed its size."""
    return struct.pack("<Bddddddd", 1, width, height, scale, safe_top, safe_left, safe_bottom, safe_right)


def appearance(is_dark=False, reduces_motion=False):
    """The user's appearance settings."""
    return struct.pack("<B??", 2, is_dark, reduces_motion)


def pointer(phase, type, id, buttons, samples):
    """A finger, a pen or a mouse button. The samples come oldest first; the last one is the event itself."""
    return struct.pack("<BBBiB", 3, phase, type, id, buttons) + struct.pack("<I", len(samples)) + b"".join(samples)


def force(channel, identifier, time, x, y, value):
    """A force measured beside the pointer events: Safari's `Touch.force`, or a trackpad's `webkitForce`."""
    return struct.pack("<BBidddd", 4, channel, identifier, time, x, y, value)


def wheel(time, x, y, delta_x, delta_y, delta_mode=0, is_pinch=False):
    """A turn of the mouse wheel, or two fingers on a trackpad; negative is away from the user, and to the left."""
    return struct.pack("<BdddddB?", 5, time, x, y, delta_x, delta_y, delta_mode, is_pinch)


def key(is_down, is_repeat, time, key, modifiers=0, text="", view=0):
    """A key went down, repeated or went up. Of one that is held with Control, Alt or Meta only its going down is told."""
    return struct.pack("<B??dBB", 6, is_down, is_repeat, time, key, modifiers) + string(text) + struct.pack("<I", view)


def tick(time):
    """Time went on; sent for each frame while ticks are wanted."""
    return struct.pack("<Bd", 7, time)


def visibility(is_visible, time):
    """The page was shown or hidden."""
    return struct.pack("<B?d", 8, is_visible, time)


def setting(name, value):
    """The user changed a setting of the device."""
    return struct.pack("<BB", 9, name) + string(value)


def command(command):
    """The user asked for something that has no fields."""
    return struct.pack("<BB", 10, command)


def trace(text, pace=0):
    """The text of a trace to replay."""
    return struct.pack("<B", 11) + string(text) + struct.pack("<B", pace)


def text(view, text, selection_start, selection_end, is_composing, time):
    """The user typed into a field, or moved the selection in it."""
    return struct.pack("<BI", 12, view) + string(text) + struct.pack("<II?d", selection_start, selection_end, is_composing, time)


def editing(view, change, time):
    """A field got or lost the focus, or a key was pressed in it that edits nothing."""
    return struct.pack("<BIBd", 13, view, change, time)


def loaded(items):
    """Everything that the apps have stored; comes before the screen. Of documents, whose keys begin with `documents/`, no bytes."""
    return struct.pack("<B", 14) + struct.pack("<I", len(items)) + b"".join(items)


def stored(number, failure, time):
    """Bytes were stored or removed, or could not be: the answer to a request."""
    return struct.pack("<BI", 15, number) + (b"\0" if failure is None else b"\1" + string(failure)) + struct.pack("<d", time)


def abilities(abilities):
    """The abilities of the host."""
    return struct.pack("<BI", 16, abilities)


def shared(number, outcome, reason, time):
    """Something was shared or copied, or was not: the answer to a request."""
    return struct.pack("<BIB", 17, number, outcome) + string(reason) + struct.pack("<d", time)


def action(view, kind=0, index=0, time=0):
    """A screen reader or a keyboard acts on a view."""
    return struct.pack("<BIBId", 18, view, kind, index, time)


def date(seconds, minutes_east, time):
    """What time it is for the user."""
    return struct.pack("<Bdid", 19, seconds, minutes_east, time)


def menu(time, x, y):
    """The right button of a mouse asks for a menu."""
    return struct.pack("<Bddd", 20, time, x, y)


def changed(app, key, bytes, time):
    """Another page of the same browser has stored or removed something."""
    return struct.pack("<B", 21) + string(app) + string(key) + (b"\0" if bytes is None else b"\1" + string(bytes)) + struct.pack("<d", time)


def storage_lost(time):
    """All that was stored is gone: the user has deleted it."""
    return struct.pack("<Bd", 22, time)


def fetched(number, bytes, failure, time):
    """A document was read or a video made, or could not be: the answer to a request."""
    return struct.pack("<BI", 23, number) + (b"\0" if bytes is None else b"\1" + string(bytes)) + (b"\0" if failure is None else b"\1" + string(failure)) + struct.pack("<d", time)


def field_press(view, pointer, selection_start, selection_end, time):
    """The pointer that goes down next does so in a field that has the keyboard: it is the field's own and told all the same."""
    return struct.pack("<BIiIId", 24, view, pointer, selection_start, selection_end, time)


def files(files, unread, time):
    """The user gave the app files: dropped on the page, pasted or picked. A text that was pasted is a file without a name; pictures are PNGs or SVGs, whatever they were. No file and no name: the user was to pick some, and has not."""
    return struct.pack("<B", 26) + struct.pack("<I", len(files)) + b"".join(files) + string(unread) + struct.pack("<d", time)


def document(view, height, time, links=()):
    """How a document lies in its view: after each layout that has changed something. A link has a rectangle for each line that it goes over."""
    return struct.pack("<BIdd", 28, view, height, time) + struct.pack("<I", len(links)) + b"".join(links)


def link(view, link, kind, time):
    """A keyboard or a screen reader is at a link of a document."""
    return struct.pack("<BIIBd", 29, view, link, kind, time)


def text_layout(view, height, caret_top, caret_bottom, selection_start, selection_end, time):
    """How the lines of a text area lie, where the caret stands in it and what is selected: after each change of any of these."""
    return struct.pack("<BIdddIId", 30, view, height, caret_top, caret_bottom, selection_start, selection_end, time)


def hover(time, type, is_over, x, y):
    """A mouse or a pen is over the screen without touching it, or has left it; sent while a view wants it (operation `hover`)."""
    return struct.pack("<BdB?dd", 31, time, type, is_over, x, y)
