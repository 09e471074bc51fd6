"""Writes the Swift by which events become lines of a trace, and lines events. docs/traces.md has the lines."""

from swift import HEAD, case_name
from swift_bytes import made
from trace_lines import Piece, either, line, spaced, words

# ---- Events become lines -----------------------------------------------------------------------------------------


def default_of(schema, field):
    if field.base in schema.bits:
        return "[]"
    return field.default


def put(schema, one, value):
    """The statements that write one value with a blank before it."""
    field, kind = one.field, one.field.base
    if field.is_optional:
        missing, there = one.words
        yield f'if let present = {value} {{\nmark("{there}")\nput(present)\n}} else {{\nmark("{missing}")\n}}'
    elif kind == "bool":
        yield f"mark({value} ? \"{one.words[1]}\" : \"{one.words[0]}\")"
    elif kind in schema.enums:
        yield f"mark({value}.text.string)" if is_worded(schema, kind) else f"mark({value}.traceName)"
    elif kind in schema.bits:
        yield f"put({value}.rawValue)"
    else:
        yield f"put({value}{f', limit: {field.limit}' if field.limit else ''})"


def differs(schema, field, value):
    """Whether a field that may be left out is not what is read where it is."""
    return value if field.base == "bool" else f"{value} != {default_of(schema, field)}"


def put_list(schema, one, value):
    fields = schema.structs[one.field.base].fields
    each = [statement for each in fields for statement in put(schema, Piece(each, []), f"each.{each.name}")]
    if one.mark and one.is_before:
        each = [f'mark("{one.mark}")', *each]
    elif one.mark:
        yield "var isFirst = true"
        each = [f'if !isFirst {{ mark("{one.mark}") }}', "isFirst = false", *each]
    yield f"for each in {value} {{\n" + "\n".join(each) + "\n}"


def writing(schema, event, it):
    value = (lambda field: f"value.{field.name}") if event.swift else (lambda field: field.name)
    if it.flag:
        yield f"begin({value(it.flag)} ? \"{it.names[1]}\" : \"{it.names[0]}\")"
    else:
        yield f"begin(\"{it.names[0]}\")"
    optional = [one for one in it.pieces if one.is_optional]
    for one in it.pieces:
        if one.field.is_list:
            yield from put_list(schema, one, value(one.field))
        elif one.is_optional and one.field.base == "bool":
            yield f"if {value(one.field)} {{ mark(\"{one.words[0]}\") }}"
        elif one.is_optional:
            behind = optional[optional.index(one):]
            is_told = " || ".join(differs(schema, each.field, value(each.field)) for each in behind)
            yield f"if {is_told} {{ {'; '.join(put(schema, one, value(one.field)))} }}"
        else:
            yield from put(schema, one, value(one.field))
    yield "end()"


def writer(schema):
    yield HEAD + "\nextension TraceWriter {\n  /// Adds an event as one line. A trace inside a trace is left out.\n  ///\n"
    yield "  /// - Parameter event: The event; its numbers are rounded to a millionth.\n"
    yield "  public mutating func write(_ event: HostEvent) {\n    switch event {\n"
    apart = []
    for event in schema.events:
        it = line(event)
        if event.trace == "none":
            yield f"    case .{event.name}: break\n"
        elif not it or event.swift:
            yield f"    case .{event.name}(let value): write(value)\n"
            if it:
                apart.append((event, it))
        else:
            names = ", ".join(f"let {field.name}" for field in event.fields)
            yield f"    case .{event.name}({names}):\n"
            yield "".join(f"      {statement}\n" for statement in writing(schema, event, it))
    yield "    }\n  }\n"
    for event, it in apart:
        yield f"\n  private mutating func write(_ value: {event.swift}) {{\n"
        yield "".join(f"    {statement}\n" for statement in writing(schema, event, it)) + "  }\n"
    yield "}\n"
    for name, choice in traced_enums(schema):
        yield f"\nextension {name} {{\n  var traceName: String {{\n    switch self {{\n"
        for case, word in zip(choice.cases, words(choice), strict=True):
            yield f"    case .{case_name(case['name'])}: \"{word}\"\n"
        yield "    }\n  }\n}\n"


def traced_enums(schema):
    """The choices that have a word for each case in a trace, but those with words of their own."""
    used = {field.base for event in schema.events if event.trace != "none" for field in event.fields}
    return [(name, it) for name, it in schema.enums.items() if name in used and not is_worded(schema, name)]


def is_worded(schema, name):
    """Whether the cases have words of their own, by which Swift finds them."""
    return "text" in schema.enums[name].cases[0]


# ---- Lines become events -----------------------------------------------------------------------------------------


def expected(field):
    """What belongs where a field stands, for the message that says so."""
    name = spaced(field.name)
    if " " not in name and name != name.lower() or len(name) == 1 or name.split(" ")[0].endswith("s"):
        return name
    return ("an " if name[0] in "aeiou" else "a ") + name


def choice(options):
    return f"self.choice(\"{either(options)}\", of: \"{' '.join(options)}\")"


def take(schema, field, told):
    """The expression that reads a value, behind a `try`."""
    kind = field.base
    if field.is_optional:
        present = take(schema, type(field)(field.name, kind), [])
        return f"{choice(told)} == 1 ? {present} : nil"
    if kind == "bool":
        return f"{choice(told)} == {len(told) - 1}"
    if kind in schema.enums and is_worded(schema, kind):
        return f"{kind}(text: self.field(\"{expected(field)}\").bytes)"
    if kind in schema.enums:
        return f"{kind}(rawValue: UInt8({choice(words(schema.enums[kind]))}))!"
    type_ = schema.bits[kind].type if kind in schema.bits else kind
    method = {
        "f64": "value", "string": "word", "u32": "count", "view": "count", "i32": "whole", "u8": "byte", "bytes": "bytes",
    }[type_]
    limit = f", limit: {field.limit}" if field.limit else ""
    value = f"self.{method}(\"{expected(field)}\"{limit})"
    return f"{kind}(rawValue: {value})" if kind in schema.bits else value


def entry(schema, one):
    fields = schema.structs[one.field.base].fields
    return f"{one.field.base}({', '.join(f'{each.name}: try {take(schema, each, [])}' for each in fields)})"


def reading(schema, event, it):
    for one in it.pieces:
        field, name = one.field, one.field.name
        if field.is_list:
            append = f"{name}.append({entry(schema, one)})"
            yield f"var {name}: [{field.base}] = []"
            if not one.mark:
                yield f"while upcoming != nil {{ {append} }}"
            elif one.is_before:
                yield f"while takeSeparator() {{ {append} }}"
            else:
                yield "var hasNext = upcoming != nil"
                yield f"while hasNext {{\n{append}\nhasNext = takeSeparator()\n}}"
        elif one.is_optional:
            yield f"let {name} = try upcoming == nil ? {default_of(schema, field)} : {take(schema, field, one.words)}"
        else:
            yield f"let {name} = try {take(schema, field, one.words)}"


def reader(schema):
    yield HEAD + "\nextension TraceLine {\n  /// The event of a line, behind its name.\n"
    yield "  mutating func body(of name: TraceField) throws(TraceError) -> HostEvent {\n    switch name {\n"
    apart = []
    for event in schema.events:
        it = line(event)
        if event.trace == "none":
            continue
        if not it:
            names = event.lines.split(" ")
            argument = "named: name" if len(names) > 1 else ""
            quoted = ", ".join(f'"{each}"' for each in names)
            yield f"    case {quoted}: return try {event.name}({argument})\n"
            continue
        apart.append((event, it))
        for index, name in enumerate(it.names):
            argument = f"{it.flag.name}: {'true' if index else 'false'}" if it.flag else ""
            yield f"    case \"{name}\": return try {event.name}({argument})\n"
    yield "    default: throw unknown(name)\n    }\n  }\n"
    for event, it in apart:
        parameter = f"{it.flag.name}: Bool" if it.flag else ""
        yield f"\n  private mutating func {event.name}({parameter}) throws(TraceError) -> HostEvent {{\n"
        yield "".join(f"    {statement}\n" for statement in reading(schema, event, it))
        yield f"    return {made(event, [field.name for field in event.fields])}\n  }}\n"
    yield "}\n"
