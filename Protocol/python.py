"""Writes the events of protocol.toml as Python: functions that give their bytes."""

import re

HEAD = '''"""The bytes of events. Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again."""

import struct
from types import SimpleNamespace


def string(text):
    data = text if isinstance(text, bytes) else text.encode()
    return struct.pack("<I", len(data)) + data
'''
FORMATS = {"u8": "B", "bool": "?", "u32": "I", "i32": "i", "color": "I", "view": "I", "f64": "d"}


def snake(name):
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name.rpartition(".")[2]).lower()


def constants(schema):
    used = {field.base for event in schema.events for field in event.fields}
    for name, choice in [*schema.enums.items(), *schema.bits.items()]:
        if name in used:
            values = ", ".join(f"{snake(case['name'])}={case['value']}" for case in choice.cases)
            yield f"\n{name.removeprefix('HostEvent.').replace('.', '')} = SimpleNamespace({values})"
            if "text" in choice.cases[0]:
                texts = ", ".join(f'"{case["text"]}": {case["value"]}' for case in choice.cases if case["text"])
                yield f"\n{name}Texts = {{{texts}}}"


def code(schema, field):
    """The letter of `struct` for a field of a fixed size; None for others."""
    kind = field.base
    if field.is_list or field.is_optional or kind in ("string", "bytes"):
        return None
    return FORMATS[schema.bits[kind].type if kind in schema.bits else "u8" if kind in schema.enums else kind]


def packed(schema, field):
    name = snake(field.name)
    if field.is_list:
        return f'struct.pack("<I", len({name})) + b"".join({name})'
    one = f"string({name})"
    return f'(b"\\0" if {name} is None else b"\\1" + {one})' if field.is_optional else one


def default(schema, field):
    """Swift's default in Python."""
    if field.base in schema.enums:
        named = field.default.removeprefix(".")
        return str(next(case["value"] for case in schema.enums[field.base].cases if case["name"] == named))
    if field.base in schema.bits:
        return "0"
    return {"false": "False", "true": "True", "nil": "None", "[]": "()"}.get(field.default, field.default)


def signature(schema, fields):
    """The parameters. One has a default only where all behind it have one."""
    for index, field in enumerate(fields):
        has_default = all(each.default for each in fields[index:])
        yield snake(field.name) + (f"={default(schema, field)}" if has_default else "")


def function(schema, name, doc, fields, number=None):
    arguments = ", ".join(signature(schema, fields))
    yield f'\n\ndef {name}({arguments}):\n    """{doc}"""\n'
    parts = []
    letters, values = ("", []) if number is None else ("B", [str(number)])
    for field in fields:
        letter = code(schema, field)
        if letter:
            letters, values = letters + letter, [*values, snake(field.name)]
            continue
        if letters:
            parts.append(f'struct.pack("<{letters}", {", ".join(values)})')
        letters, values = "", []
        parts.append(packed(schema, field))
    if letters:
        parts.append(f'struct.pack("<{letters}", {", ".join(values)})')
    yield "    return " + " + ".join(parts) + "\n"


def events(schema):
    yield HEAD
    yield f"\n\nVERSION = {schema.version}" + "".join(constants(schema)) + "\n"
    for name in dict.fromkeys(field.base for event in schema.events for field in event.fields if field.is_list):
        short = snake(name.removeprefix("HostEvent.").replace(".", ""))
        yield from function(schema, short, "An entry of a list.", schema.structs[name].fields)
    for event in schema.events:
        yield from function(schema, snake(event.name), event.doc, event.fields, event.code)
