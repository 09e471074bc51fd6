"""An event's line in a trace, as protocol.toml says it: the line's name, and what stands behind it."""

import re
from dataclasses import dataclass

from schema import Field, SchemaError


def kebab(name):
    """A name as a trace writes it."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def spaced(name):
    """A name in prose: `caretTop` is "caret top", and `deltaX` what it is."""
    if re.fullmatch(r"[a-z]+[A-Z]", name):
        return name
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


def either(words):
    """Words of which one stands in a place."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def words(choice):
    """What a trace calls the cases of a choice."""
    return [case.get("text") or kebab(case["name"]) for case in choice.cases]


@dataclass
class Piece:
    """What stands in one place of a line."""

    field: Field
    # The words for what is false or missing, and for what is not.
    words: list[str]
    is_optional: bool = False
    # What stands between a list's entries, or before each.
    mark: str = ""
    is_before: bool = False


@dataclass
class Line:
    # A flag may be the name; then there are two.
    names: list[str]
    flag: Field | None
    pieces: list[Piece]


def piece(event, text):
    found = re.fullmatch(r"(\w+)(\|\*|\*\||\*|\?)?(?:=(\S+))?", text)
    field = found and next((each for each in event.fields if each.name == found[1]), None)
    if not field:
        raise SchemaError(f"event {event.name}: '{text}' of its trace is no field.")
    mark = found[2] or ""
    if field.is_list != ("*" in mark):
        raise SchemaError(f"event {event.name}: '{text}' of its trace is no list, or is written as none.")
    needed = 0 if not (field.is_optional or field.type == "bool") else 1 if mark == "?" else 2
    told = found[3].split("|") if found[3] else []
    if len(told) != needed:
        raise SchemaError(f"event {event.name}: '{text}' of its trace needs {('no word', 'a word', 'two words')[needed]}.")
    if mark == "?" and not field.default:
        raise SchemaError(f"event {event.name}: '{text}' of its trace has no default.")
    return Piece(field, told, mark == "?", "|" if "|" in mark else "", mark == "|*")


def line(event):
    """The line of an event; None for one that has none, or one that Swift has by hand."""
    if event.trace in ("none", "by hand"):
        return None
    texts = event.trace.split(" ") if event.trace else [kebab(event.name), *(field.name for field in event.fields)]
    first, *rest = texts
    pieces = [piece(event, text) for text in rest]
    flag = None
    names = [first]
    if "=" in first:
        found = piece(event, first)
        flag, names = found.field, found.words
    told = [each.field.name for each in pieces] + ([flag.name] if flag else [])
    if sorted(told) != sorted(field.name for field in event.fields):
        raise SchemaError(f"event {event.name}: its trace has not each field once.")
    return Line(names, flag, pieces)
