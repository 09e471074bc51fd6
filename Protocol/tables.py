"""Writes the tables of the protocol's page."""


def values(choice):
    return ", ".join(
        f"{case['value']} {case['name']}" + (f": {case['doc']}" if case.get("doc") else "") for case in choice.cases)


def field(schema, one):
    base = one.base
    if base in schema.enums:
        kind, detail = "u8", values(schema.enums[base])
    elif base in schema.bits:
        kind, detail = schema.bits[base].type, "bits: " + values(schema.bits[base])
    elif base in schema.structs or base in schema.unions:
        kind, detail = f"[{base}](#{base.lower().replace('.', '')})", ""
    else:
        kind, detail = f"`{base}`", ""
    if not kind.startswith(("`", "[")):
        kind = f"`{kind}`"
    text = f"{'list of ' if one.is_list else ''}{kind}{' or nothing' if one.is_optional else ''} {one.name}"
    notes = "; ".join(note.rstrip(".") for note in (one.doc, detail) if note)
    return text + (f" ({notes})" if notes else "")


def fields(schema, group):
    return "; ".join(field(schema, one) for one in group.fields) or "none"


def table(schema, groups, title):
    yield f"| code | {title} | what it says | fields |\n| --- | --- | --- | --- |\n"
    for group in groups:
        yield f"| {group.code} | {group.name} | {group.doc} | {fields(schema, group)} |\n"


def constants(schema):
    yield "| number | type | value | what it is |\n| --- | --- | --- | --- |\n"
    for constant in schema.constants:
        yield f"| {constant.name} | `{constant.type}` | {constant.value} | {constant.doc} |\n"


def structs(schema):
    for name, struct in schema.structs.items():
        yield f"\n#### {name}\n\n{struct.doc + ' ' if struct.doc else ''}{fields(schema, struct)}.\n"
    for name, cases in schema.unions.items():
        yield f"\n#### {name}\n\n`u8` code, then:\n\n"
        yield from table(schema, cases, "piece")


def page(schema, text):
    """The page with its tables made anew: each lies between two comments of its name."""
    parts = {
        "version": f"The protocol's version is {schema.version}.\n",
        "constants": "".join(constants(schema)),
        "events": "".join(table(schema, schema.events, "event")),
        "operations": "".join(table(schema, schema.operations, "operation")),
        "requests": "".join(table(schema, schema.requests, "request")),
        "groups": "".join(structs(schema)).lstrip("\n"),
    }
    for name, body in parts.items():
        start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, found, rest = text.partition(start)
        if not found or end not in rest:
            raise ValueError(f"there is no {start.strip()} with its {end}.")
        text = before + start + "\n" + body + "\n" + rest[rest.index(end):]
    return text
