"""Writes the tables of the protocol's page, and of the page of traces."""

from trace_lines import Piece, either, line, spaced, words


def values(choice):
    return ", ".join(
        f"{case['value']} {case['name']}" + (f": {case['doc']}" if case.get("doc") else "") for case in choice.cases)


def field(schema, one):
    base = one.base
    if one.raw:
        kind, detail = "u8", values(schema.raws[one.raw])
    elif base in schema.enums:
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
    yield "| name | type | value | what it is |\n| --- | --- | --- | --- |\n"
    for constant in schema.constants:
        yield f"| {constant.name} | `{constant.type}` | {constant.value} | {constant.doc} |\n"


def structs(schema):
    for name, struct in schema.structs.items():
        yield f"\n#### {name}\n\n{struct.doc + ' ' if struct.doc else ''}{fields(schema, struct)}.\n"
    for name, cases in schema.unions.items():
        yield f"\n#### {name}\n\n`u8` code, then:\n\n"
        yield from table(schema, cases, "piece")


def place(schema, one):
    """What stands in one place of a trace's line."""
    name = spaced(one.field.name)
    quoted = [f"`{word}`" for word in one.words]
    if one.field.is_list:
        fields = ", ".join(place(schema, Piece(each, [])) for each in schema.structs[one.field.base].fields)
        mark = " after a `\\|`" if one.is_before else ", with `\\|` between" if one.mark else ""
        return f"for each of the {name}{mark}: {fields}"
    if one.field.is_optional:
        return f"{quoted[0]}, or {quoted[1]} and the {name}"
    if one.field.base in schema.enums:
        # The first of many words is for what is not known.
        choice = schema.enums[one.field.base]
        if "text" in choice.cases[0]:
            return f"{name} (" + either([f"`{word}`" for word in words(choice)[1:]]) + ")"
        return either([f"`{word}`" for word in words(schema.enums[one.field.base])])
    if one.field.base in schema.bits:
        name += " as a sum of bits"
    elif one.field.base == "bytes":
        name += " in base64"
    if one.is_optional:
        return f"{quoted[0]} or nothing" if quoted else f"{name} where it is not {one.field.default} or more follows"
    return either(quoted) if quoted else name


def lines(schema):
    yield "| line | fields |\n| --- | --- |\n"
    for event in schema.events:
        it = line(event)
        if it:
            told = "; ".join(place(schema, one) for one in it.pieces)
            yield f"| {', '.join(f'`{name}`' for name in it.names)} | {told} |\n"
        elif event.trace != "none":
            yield f"| {', '.join(f'`{name}`' for name in event.lines.split(' '))} | {event.told} |\n"


def traces(schema, text):
    """The page of traces with its table made anew."""
    return put_in(text, {"lines": "".join(lines(schema))})


def page(schema, text):
    """The page with its tables made anew."""
    return put_in(text, {
        "version": f"The protocol's version is {schema.version}.\n",
        "constants": "".join(constants(schema)),
        "events": "".join(table(schema, schema.events, "event")),
        "operations": "".join(table(schema, schema.operations, "operation")),
        "requests": "".join(table(schema, schema.requests, "request")),
        "groups": "".join(structs(schema)).lstrip("\n"),
    })


def put_in(text, parts):
    """A page with parts of it made anew: each lies between two comments of its name."""
    for name, body in parts.items():
        start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
        before, found, rest = text.partition(start)
        if not found or end not in rest:
            raise ValueError(f"there is no {start.strip()} with its {end}.")
        text = before + start + "\n" + body + "\n" + rest[rest.index(end):]
    return text
