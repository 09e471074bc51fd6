"""Reads protocol.toml and says what is wrong with it."""

import tomllib
from dataclasses import dataclass, field
from pathlib import Path

FILE = Path(__file__).with_name("protocol.toml")

# The least size of each type of the schema in bytes; a list, or a value that may be missing, takes
# its count or flag.
SIZES = {
    "u8": 1, "bool": 1, "u32": 4, "i32": 4, "color": 4, "view": 4, "index": 4, "string": 4, "bytes": 4, "f64": 8,
    "point": 16, "size": 16, "rect": 32, "matrix": 48,
}


class SchemaError(Exception):
    """What is wrong, and where."""


@dataclass
class Field:
    name: str
    type: str
    doc: str = ""
    # The Swift label: its own name, another one, or none. Absent: by the rule at the head of protocol.toml.
    label: bool | str | None = None
    # A Swift literal; Python's writer has one like it where all behind it have one.
    default: str | None = None
    # Where Swift has the value, when it is not a property of that name.
    path: str | None = None
    # How many bytes there are, when no count stands before them.
    length: str | None = None
    # What an event's number is rounded within, where it is not the limit of all others.
    limit: str | None = None
    # The enumeration of UIKit's whose raw value it is.
    raw: str = ""

    @property
    def base(self):
        """The type without `?` and `[]`."""
        return self.type.removesuffix("?").removesuffix("[]")

    @property
    def is_list(self):
        return self.type.endswith("[]")

    @property
    def is_optional(self):
        return self.type.endswith("?")


@dataclass
class Group:
    """An operation, a request, an event, a struct or a case of a union."""

    name: str
    doc: str = ""
    code: int = -1
    fields: list[Field] = field(default_factory=list)
    # An event's or a struct's Swift type; "by hand" is one that nobody writes for us.
    swift: str = ""
    # Which file the Swift type of a struct or an event is in, as in `OperationValues+Text.swift` or `HostEvent+Fields.swift`.
    file: str = ""
    # The receiver: the views or the control panel.
    to: str = "view"
    listing: str = ""
    # Whether an event comes from the user's hands; how its numbers are rounded, and its line in a trace: protocol.toml.
    input: bool = False
    rounding: str = ""
    trace: str = ""
    lines: str = ""
    told: str = ""


@dataclass
class Constant:
    """A number or a text that both sides know."""

    name: str
    type: str
    value: float | str
    doc: str


@dataclass
class Choice:
    """An enum, or a sum of bits with its type."""

    name: str
    cases: list[dict]
    doc: str = ""
    swift: str = ""
    type: str = "u8"
    decode: str = ""
    file: str = ""
    # The page's table of what shows each case, where the enum is UIKit's and crosses as its raw value; and whether the
    # page has its cases by name, too.
    table: str = ""
    named: bool = False


@dataclass
class Schema:
    version: int
    constants: list[Constant]
    enums: dict[str, Choice]
    raws: dict[str, Choice]
    bits: dict[str, Choice]
    structs: dict[str, Group]
    unions: dict[str, list[Group]]
    operations: list[Group]
    requests: list[Group]
    events: list[Group]

    def size(self, type):
        """The fewest bytes that a value takes."""
        if type.endswith("?"):
            return 1
        if type.endswith("[]"):
            return 4
        if type in self.enums or type in self.unions:
            return 1
        if type in self.bits:
            return SIZES[self.bits[type].type]
        if type in self.structs:
            return sum(self.size(field.type) for field in self.structs[type].fields)
        return SIZES[type]


def group(entry, kind):
    entry = dict(entry)
    fields = [Field(**each) for each in entry.pop("fields", [])]
    try:
        return Group(**entry, fields=fields)
    except TypeError as error:
        raise SchemaError(f"{kind} {entry.get('name', '?')}: {error}") from None


def load(path=FILE):
    """The schema; a SchemaError names the entry that does not hold."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    enums = {entry["name"]: Choice(**entry) for entry in data["enum"]}
    schema = Schema(
        version=data["version"],
        constants=[Constant(**entry) for entry in data["constant"]],
        enums={name: each for name, each in enums.items() if not each.table},
        raws={name: each for name, each in enums.items() if each.table},
        bits={entry["name"]: Choice(**entry) for entry in data["bits"]},
        structs={entry["name"]: group(entry, "struct") for entry in data["struct"]},
        unions={
            entry["name"]: [group(each, f"case of {entry['name']}") for each in entry["cases"]]
            for entry in data["union"]
        },
        operations=[group(entry, "operation") for entry in data["operation"]],
        requests=[group(entry, "request") for entry in data["request"]],
        events=[group(entry, "event") for entry in data["event"]],
    )
    mark_raw(schema)
    check(schema)
    return schema


def mark_raw(schema):
    """A field of a raw enum is a number in Swift, and a place in the enum's table on the page."""
    cases = [case for union in schema.unions.values() for case in union]
    for each in [*schema.operations, *schema.requests, *schema.events, *schema.structs.values(), *cases]:
        for one in each.fields:
            if one.type in schema.raws:
                one.raw, one.type = one.type, "u8"


def check(schema):
    for each in schema.constants:
        if each.type not in ("u32", "i32", "f64", "string"):
            raise SchemaError(f"{each.name}: a constant is no '{each.type}'.")
    for each in schema.raws.values():
        if [case["value"] for case in each.cases] != list(range(len(each.cases))):
            raise SchemaError(f"{each.name}: the values of an enum with a table are 0, 1 and so on.")
        for case in each.cases:
            if "page" not in case:
                raise SchemaError(f"{each.name}.{case['name']}: there is no 'page', which the table needs.")
    for kind, groups in [
        ("operation or request", schema.operations + schema.requests), ("event", schema.events),
        *((f"case of {name}", cases) for name, cases in schema.unions.items()),
    ]:
        seen = {}
        for each in groups:
            if not 0 <= each.code <= 255:
                raise SchemaError(f"{kind} {each.name}: the code {each.code} is no byte.")
            if each.code in seen:
                raise SchemaError(f"{kind} {each.name}: {seen[each.code]} has the code {each.code} already.")
            seen[each.code] = each.name
    cases = [case for union in schema.unions.values() for case in union]
    for each in [*schema.operations, *schema.requests, *schema.events, *schema.structs.values(), *cases]:
        for one in each.fields:
            try:
                schema.size(one.base)
            except KeyError:
                raise SchemaError(f"{each.name}.{one.name}: there is no type '{one.type}'.") from None
