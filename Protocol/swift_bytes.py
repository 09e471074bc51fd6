"""Writes the Swift by which operations become bytes, and bytes events; and events bytes, for what plays the page natively."""

from swift import HEAD, PARTS, binding, label

# ---- The page's host: operations become bytes --------------------------------------------------------------------


def write(schema, field, value):
    """The statements that write a value of the field's type."""
    kind = field.base
    if field.is_list:
        yield f"output.u32(UInt32(clamping: {value}.count))"
        yield f"for each in {value} {{ {'; '.join(write_one(schema, kind, 'each'))} }}"
    elif field.is_optional:
        yield f"output.flag({value} != nil)"
        yield f"if let {value} {{ {'; '.join(write_one(schema, kind, value))} }}"
    elif field.length:
        yield f"output.plainBytes({value})"
    else:
        yield from write_one(schema, kind, value)


def write_one(schema, kind, value):
    if kind in PARTS:
        yield f"write({', '.join(f'{value}.{part}' for part in PARTS[kind])})"
    elif kind in schema.structs or kind in schema.unions:
        yield f"write({value})"
    elif kind in schema.enums:
        yield f"output.u8({value}.rawValue)"
    elif kind in schema.bits:
        yield f"output.{schema.bits[kind].type}({value}.rawValue)"
    elif kind == "index":
        yield f"output.u32(UInt32(clamping: {value}))"
    else:
        method = {"color": "u32", "view": "u32", "bool": "flag"}.get(kind, kind)
        yield f"output.{method}({value})"


def switch(schema, groups):
    for group in groups:
        yield f"    case {binding(group)}:\n"
        fields = list(group.fields)
        # Most begin with a view: one call for both keeps the module small.
        if fields and fields[0].base in ("view", "u32"):
            yield f"      start({group.code}, {fields.pop(0).name})\n"
        else:
            yield f"      output.u8({group.code})\n"
        for field in fields:
            for statement in write(schema, field, field.name):
                yield f"      {statement}\n"


def encoder(schema):
    yield HEAD + "\nimport HeftProtocol\n\nextension PageHost: Host {\n"
    yield "  func perform(_ operation: DisplayOperation) {\n    switch operation {\n"
    yield from switch(schema, schema.operations)
    yield "    }\n  }\n\n  func perform(_ request: HostRequest) {\n    switch request {\n"
    yield from switch(schema, schema.requests)
    yield "    }\n  }\n}\n\nextension WebModule {\n  /// The version of the protocol in `docs/host-protocol.md`.\n"
    yield f"  public static let abiVersion: Int32 = {schema.version}\n}}\n"


def value_encoder(schema):
    """What writes the structs and unions in operations and requests."""
    yield HEAD + "\nimport HeftProtocol\n\nextension PageHost {"
    used, left = set(), [field.base for group in schema.operations + schema.requests for field in group.fields]
    while left:
        name = left.pop()
        if name in schema.structs and name not in used:
            used.add(name)
            left += [field.base for field in schema.structs[name].fields]
    for name, struct in schema.structs.items():
        if name not in used:
            continue
        yield from struct_writer(schema, struct)
    for name, union in schema.unions.items():
        yield f"\n  func write(_ value: {name}) {{\n    switch value {{\n"
        yield from switch(schema, union)
        yield "    }\n  }\n"
    yield "}\n"


def struct_writer(schema, struct, output="output."):
    mutating = "" if output else "mutating "
    yield f"\n  {mutating}func write(_ value: {struct.name}) {{\n"
    for field in struct.fields:
        for statement in write(schema, field, f"value.{field.path or field.name}"):
            yield f"    {statement.replace('output.', output)}\n"
    yield "  }\n"


def letter_encoder(schema):
    """What writes how letters look, for the page to draw them into a picture: that is no operation."""
    yield HEAD + "\nimport HeftProtocol\n\nextension LetterWriter {"
    yield from struct_writer(schema, schema.structs["TextRun"], output="")
    yield "}\n"


# ---- Bytes become events -----------------------------------------------------------------------------------------


def read(schema, field):
    """The expression that reads a value; None for what needs statements."""
    kind = field.base
    if field.is_list or kind in schema.enums:
        return None
    method = {"view": "u32", "color": "u32", "bytes": "byteArray"}.get(kind, kind)
    if kind in schema.bits:
        bits = schema.bits[kind]
        expression = (bits.decode or f"{kind}(rawValue: $0)").replace("$0", f"reader.{bits.type}()")
    elif kind == "bool":
        expression = "reader.u8() != 0"
    else:
        expression = f"reader.{method}()"
    return f"reader.u8() != 0 ? {expression} : nil" if field.is_optional else expression


def made(event, values):
    """The event of its values."""
    if event.swift:
        arguments = ", ".join(f"{field.name}: {value}" for field, value in zip(event.fields, values, strict=True))
        return f".{event.name}({event.swift}({arguments}))"
    arguments = []
    for field, value in zip(event.fields, values, strict=True):
        named = label(field, event)
        arguments.append((f"{named}: " if named else "") + value)
    return f".{event.name}({', '.join(arguments)})"


def struct_of(schema, name):
    fields = schema.structs[name].fields
    return f"{name}({', '.join(f'{field.name}: {read(schema, field)}' for field in fields)})"


def decoder(schema):
    yield HEAD + "\nimport HeftProtocol\n\n/// Reads the events that the page writes.\nenum EventDecoder {\n"
    yield "  /// The next event; nil where the bytes are not one.\n"
    yield "  static func next(from reader: inout ByteReader) -> HostEvent? {\n    let event: HostEvent?\n"
    yield "    switch reader.u8() {\n"
    apart = []
    for event in schema.events:
        expressions = [read(schema, field) for field in event.fields]
        if None in expressions:
            apart.append(event)
            yield f"    case {event.code}: event = {event.name}(&reader)\n"
        else:
            yield f"    case {event.code}: event = {made(event, expressions)}\n"
    yield "    default: event = nil\n    }\n    return reader.isInRange ? event : nil\n  }\n"
    for event in apart:
        yield f"\n  private static func {event.name}(_ reader: inout ByteReader) -> HostEvent? {{\n"
        for field in event.fields:
            name, kind = field.name, field.base
            if field.is_list:
                size = schema.size(kind)
                yield f"    var {name}: [{kind}] = []\n"
                yield f"    guard let count = reader.count(ofAtLeast: {size}) else {{ return nil }}\n"
                yield f"    {name}.reserveCapacity(count)\n"
                yield f"    for _ in 0..<count {{\n      {name}.append({struct_of(schema, kind)})\n    }}\n"
            elif kind in schema.enums:
                yield f"    guard let {name} = {kind}(rawValue: reader.u8()) else {{ return nil }}\n"
            else:
                yield f"    let {name} = {read(schema, field)}\n"
        yield f"    return {made(event, [field.name for field in event.fields])}\n  }}\n"
    yield "}\n"


def event_encoder(schema):
    """Events become bytes: what the page does, for what plays it natively."""
    yield HEAD + "\nimport HeftProtocol\n\nextension EventBytes {\n  /// Packs an event behind those that are there.\n"
    yield "  ///\n  /// - Parameter event: The event; its numbers are packed as they are.\n"
    yield "  public mutating func add(_ event: HostEvent) {\n"
    yield "    switch event {\n"
    for event in schema.events:
        if event.swift:
            yield f"    case .{event.name}(let value):\n"
        else:
            yield f"    case {binding(event)}:\n"
        yield f"      u8({event.code})\n"
        for field in event.fields:
            value = f"value.{field.name}" if event.swift else field.name
            for statement in pack(schema, field, value):
                yield f"      {statement}\n"
    yield "    }\n  }\n}\n"


def pack(schema, field, value):
    kind = field.base
    if field.is_list:
        yield f"u32(UInt32({value}.count))"
        inner = "; ".join(
            statement for each in schema.structs[kind].fields for statement in pack(schema, each, f"each.{each.name}")
        )
        yield f"for each in {value} {{ {inner} }}"
    elif field.is_optional:
        yield f"u8({value} == nil ? 0 : 1)"
        yield f"if let present = {value} {{ {kind}(present) }}"
    elif kind in schema.enums:
        yield f"u8({value}.rawValue)"
    elif kind in schema.bits:
        yield f"{schema.bits[kind].type}({value}.rawValue)"
    elif kind == "bool":
        yield f"u8({value} ? 1 : 0)"
    elif kind == "i32":
        yield f"u32(UInt32(bitPattern: {value}))"
    else:
        yield f"{ {'view': 'u32', 'color': 'u32'}.get(kind, kind) }({value})"
