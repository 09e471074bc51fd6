"""Writes the Swift that protocol.toml stands for."""

import re
import textwrap

HEAD = "// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.\n"
TYPES = {
    "u8": "UInt8", "u32": "UInt32", "i32": "Int32", "f64": "Double", "bool": "Bool", "string": "String",
    "color": "UInt32", "bytes": "[UInt8]", "view": "ViewNumber", "index": "Int", "point": "CGPoint",
    "size": "CGSize", "rect": "CGRect", "matrix": "CGAffineTransform",
}
# The fields of what Swift has one value for.
PARTS = {
    "point": ["x", "y"],
    "size": ["width", "height"],
    "rect": ["origin.x", "origin.y", "size.width", "size.height"],
    "matrix": ["a", "b", "c", "d", "tx", "ty"],
}


def comment(text, indent=""):
    return textwrap.indent(textwrap.fill(text, 106 - len(indent)), indent + "/// ") + "\n" if text else ""


def told(field):
    return field.doc or ("As `0xRRGGBBAA`." if field.type == "color" else "")


def parameters(fields):
    """The lines of a comment that tell of an initializer's parameters: of each field the first sentence."""
    if len(fields) == 1:
        return comment(f"- Parameter {fields[0].name}: {told(fields[0])}", "  ")
    lines = "  /// - Parameters:\n"
    for field in fields:
        sentence = re.split(r"(?<=\.) ", told(field))[0]
        wrapped = textwrap.wrap(f"- {field.name}: {sentence}", 100, subsequent_indent="  ")
        lines += "".join(f"  ///   {line}\n" for line in wrapped)
    return lines


def swift_type(field):
    name = TYPES.get(field.base, field.base)
    return f"[{name}]" if field.is_list else f"{name}?" if field.is_optional else name


def label(field, group):
    """The label of a case's field; empty where it has none."""
    if isinstance(field.label, str):
        return field.label
    if field.label is not None:
        return field.name if field.label else ""
    if field.type == "view":
        return ""
    others = [each for each in group.fields if each.type != "view"]
    return field.name if len(others) > 1 else ""


def cases(groups):
    for group in groups:
        parts = []
        for field in group.fields:
            named = label(field, group)
            default = f" = {field.default}" if field.default else ""
            parts.append((f"{named}: " if named else "") + swift_type(field) + default)
        yield comment(group.doc, "  ") + f"  case {group.name}" + (f"({', '.join(parts)})" if parts else "") + "\n"


def operations(schema):
    yield HEAD
    yield "\n/// All that a host is told to show. `docs/seam.md` says how each crosses to the page.\n"
    yield "public enum DisplayOperation: Equatable, Sendable {\n"
    yield from cases(schema.operations)
    yield "}\n\n/// All that a host is asked to do.\n"
    yield "public enum HostRequest: Equatable, Sendable {\n"
    yield from cases(schema.requests)
    yield "}\n"


KEYWORDS = {"switch"}


def case_name(name):
    return f"`{name}`" if name in KEYWORDS else name


def enum(choice, name, indent):
    yield comment(choice.doc, indent) + f"{indent}public enum {name}: UInt8, Equatable, Sendable {{\n"
    for case in choice.cases:
        yield comment(case.get("doc", ""), indent + "  ") + f"{indent}  case {case_name(case['name'])} = {case['value']}\n"
    yield indent + "}\n"


def texts(choice):
    """What the browser calls the cases, and the case of a name."""
    if "text" not in choice.cases[0]:
        return
    yield f"\nextension {choice.name} {{\n  /// What a browser calls it, as in traces.\n"
    yield "  public var text: StaticString {\n    switch self {\n"
    for case in choice.cases:
        yield f"    case .{case['name']}: \"{case['text']}\"\n"
    yield "    }\n  }\n}\n"


def option_set(choice):
    number = TYPES[choice.type]
    yield "\n" + comment(choice.doc) + f"public struct {choice.name}: OptionSet, Equatable, Sendable {{\n"
    yield f"  public let rawValue: {number}\n\n  public init(rawValue: {number}) {{\n    self.rawValue = rawValue\n  }}\n\n"
    for case in choice.cases:
        yield comment(case.get("doc", ""), "  ")
        yield f"  public static let {case['name']} = {choice.name}(rawValue: {case['value']})\n"
    yield "}\n"


def values(schema):
    """The structs and enums that are not written by hand."""
    yield HEAD
    for choice in schema.enums.values():
        if choice.swift:
            continue
        yield "\n"
        outer, _, inner = choice.name.rpartition(".")
        if outer:
            yield f"extension {outer} {{\n"
            yield from enum(choice, inner, "  ")
            yield "}\n"
        else:
            yield from enum(choice, inner, "")
        yield from texts(choice)
    for choice in schema.bits.values():
        if not choice.decode:
            yield from option_set(choice)
    for struct in schema.structs.values():
        if struct.swift:
            continue
        yield "\n" + comment(struct.doc) + f"public struct {struct.name}: Equatable, Sendable {{\n"
        for field in struct.fields:
            yield comment(told(field), "  ") + f"  public var {field.name}: {swift_type(field)}\n"
        arguments = ", ".join(
            f"{field.name}: {swift_type(field)}" + (f" = {field.default}" if field.default else "")
            for field in struct.fields
        )
        yield "\n  /// A value from its fields.\n  ///\n" + parameters(struct.fields) + f"  public init({arguments}) {{\n"
        for field in struct.fields:
            yield f"    self.{field.name} = {field.name}\n"
        yield "  }\n}\n"


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


def binding(group):
    fields = ", ".join(f"let {field.name}" for field in group.fields)
    return f".{group.name}" + (f"({fields})" if fields else "")


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
    yield "    }\n  }\n"
    used, left = set(), [field.base for group in schema.operations + schema.requests for field in group.fields]
    while left:
        name = left.pop()
        if name in schema.structs and name not in used:
            used.add(name)
            left += [field.base for field in schema.structs[name].fields]
    for name, struct in schema.structs.items():
        if name not in used:
            continue
        yield f"\n  private func write(_ value: {name}) {{\n"
        for field in struct.fields:
            for statement in write(schema, field, f"value.{field.path or field.name}"):
                yield f"    {statement}\n"
        yield "  }\n"
    for name, union in schema.unions.items():
        yield f"\n  private func write(_ value: {name}) {{\n    switch value {{\n"
        yield from switch(schema, union)
        yield "    }\n  }\n"
    yield "}\n\nextension Page {\n  /// The version of the protocol in `docs/seam.md`.\n"
    yield f"  public static let abiVersion: Int32 = {schema.version}\n}}\n"


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


# ---- Operations become lines of text, for tests ------------------------------------------------------------------


def listed(schema, kind, value):
    """What stands in a string literal for a value."""
    if kind == "string":
        return f"\\(quoted({value}))"
    if kind == "color":
        return f"\\(hex({value}))"
    if kind == "bytes":
        return f"\\(checksum({value}))"
    if kind in PARTS:
        return " ".join(f"\\({value}.{part})" for part in PARTS[kind])
    if kind in schema.bits:
        return f"\\(names(of: {value}))"
    if kind in schema.structs:
        struct = schema.structs[kind]
        if struct.listing:
            return template(schema, struct, f"{value}.")
        return " ".join(listed(schema, each.type, f"{value}.{each.path or each.name}") for each in struct.fields)
    return f"\\({value})"


def template(schema, group, prefix=""):
    """A listing with its fields: `{name}` as its type is listed, `{name!}` as it is."""

    def put(match):
        path = match[1]
        if path.endswith("!"):
            return f"\\({prefix}{path[:-1]})"
        kind = None
        fields = group.fields
        for part in path.split("."):
            found = [each for each in fields if each.name == part]
            kind = found[0].type if found else None
            fields = schema.structs[kind].fields if kind in schema.structs else []
        if kind and kind.endswith("[]"):
            return f"\\(checksum(of: {prefix}{path}))"
        return listed(schema, kind, prefix + path)

    return re.sub(r"\{(.+?)\}", put, group.listing)


def line(schema, group):
    if group.listing.startswith("="):
        return group.listing[1:]
    if group.listing:
        return f'"{template(schema, group)}"'
    text = group.name
    ending = ""
    for field in group.fields:
        kind = field.base
        if field.is_list:
            ending += f' + {field.name}.map {{ " {listed(schema, kind, "$0")}" }}.joined()'
        elif field.is_optional:
            ending += f' + ({field.name}.map {{ " {listed(schema, kind, "$0")}" }} ?? "")'
        else:
            text += " " + listed(schema, kind, field.name)
    return f'"{text}"{ending}'


def listing(schema):
    yield HEAD + "\nimport HeftProtocol\n\nextension OperationFormatter {\n"
    for name, groups in [("DisplayOperation", schema.operations), ("HostRequest", schema.requests)]:
        yield f"  static func line(for it: {name}) -> String {{\n    switch it {{\n"
        for group in groups:
            used = line(schema, group)
            names = ", ".join(
                f"let {each.name}" if re.search(rf"\b{each.name}\b", used) else "_" for each in group.fields)
            yield f"    case .{group.name}{f'({names})' if names else ''}: {used}\n"
        yield "    }\n  }\n"
    for name in bits_of_operations(schema):
        yield f"\n  private static func names(of it: {name}) -> String {{\n    var names: [String] = []\n"
        for case in schema.bits[name].cases:
            yield f"    if it.contains(.{case['name']}) {{ names.append(\"{case['name']}\") }}\n"
        yield '    return names.isEmpty ? "-" : names.joined(separator: "+")\n  }\n'
    yield "}\n"


def bits_of_operations(schema):
    groups = [*schema.operations, *schema.requests, *schema.structs.values()]
    used = {field.base for group in groups for field in group.fields}
    return [name for name in schema.bits if name in used]
