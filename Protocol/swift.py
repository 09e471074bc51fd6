"""Writes the Swift that protocol.toml stands for: the types. `swift_bytes` and `swift_listing` write what becomes of them."""

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
    yield "\n/// All that a host is told to show. `docs/host-protocol.md` says how each crosses to the page.\n"
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
    """The words of the cases, by which they are found too."""
    if "text" not in choice.cases[0]:
        return
    yield f"\nextension {choice.name}: Worded {{\n  /// Its word in traces, and what a browser or the page's controls call it.\n"
    yield "  public var text: StaticString {\n    switch self {\n"
    for case in choice.cases:
        yield f"    case .{case['name']}: \"{case['text']}\"\n"
    yield "    }\n  }\n}\n"


def option_set(choice, name, indent):
    number = TYPES[choice.type]
    yield comment(choice.doc, indent) + f"{indent}public struct {name}: OptionSet, Equatable, Sendable {{\n"
    yield f"{indent}  public let rawValue: {number}\n\n"
    yield f"{indent}  public init(rawValue: {number}) {{\n{indent}    self.rawValue = rawValue\n{indent}  }}\n\n"
    for case in choice.cases:
        yield comment(case.get("doc", ""), indent + "  ")
        yield f"{indent}  public static let {case['name']} = {name}(rawValue: {case['value']})\n"
    yield indent + "}\n"


def constants(schema):
    """The numbers and texts that both sides know, which cross in no operation."""
    yield "\n/// Numbers and texts that Swift and the page share.\npackage enum ProtocolConstant {\n"
    for constant in schema.constants:
        yield comment(constant.doc, "  ")
        value = f'"{constant.value}"' if constant.type == "string" else f"{constant.value:_}"
        yield f"  package static var {constant.name}: {TYPES[constant.type]} {{ {value} }}\n"
    yield "}\n"


def event_files(schema):
    """The files that the types of events are in beside the first one."""
    return sorted({event.file for event in schema.events if event.file})


def struct_files(schema):
    """The files that the structs of operations are in beside the first one."""
    return sorted({struct.file for struct in schema.structs.values() if struct.file} - {*event_files(schema)})


def values(schema):
    """The numbers that both sides know, and the structs and enums that are not written by hand."""
    yield HEAD
    yield from constants(schema)
    yield from choices(schema, "")
    yield from structs(schema, "")


def more_values(schema, file):
    """The structs of a file of their own."""
    yield HEAD
    yield from structs(schema, file)


def choices(schema, file):
    for choice in schema.enums.values():
        if not choice.swift and choice.file == file:
            yield "\n"
            yield from inside(choice.name, lambda name, indent, choice=choice: enum(choice, name, indent))
            yield from texts(choice)
    for choice in schema.bits.values():
        if choice.file == file:
            yield "\n"
            yield from inside(choice.name, lambda name, indent, choice=choice: option_set(choice, name, indent))


def inside(name, body):
    """A type, in an extension of the type that its name says it is in."""
    outer, _, inner = name.rpartition(".")
    if not outer:
        yield from body(name, "")
        return
    yield f"extension {outer} {{\n"
    yield from body(inner, "  ")
    yield "}\n"


def structs(schema, file):
    for struct in schema.structs.values():
        if not struct.swift and struct.file == file:
            yield "\n"
            yield from inside(struct.name, lambda name, indent, struct=struct: body(struct, name, indent))


def body(group, name, indent, made="A value"):
    """The struct of a group's fields."""
    yield comment(group.doc, indent) + f"{indent}public struct {name}: Equatable, Sendable {{\n"
    for field in group.fields:
        yield comment(told(field), indent + "  ") + f"{indent}  public var {field.name}: {swift_type(field)}\n"
    arguments = ", ".join(
        f"{field.name}: {swift_type(field)}" + (f" = {field.default}" if field.default else "") for field in group.fields)
    yield f"\n{indent}  /// {made} from its fields.\n{indent}  ///\n" + textwrap.indent(parameters(group.fields), indent)
    yield f"{indent}  public init({arguments}) {{\n"
    for field in group.fields:
        yield f"{indent}    self.{field.name} = {field.name}\n"
    yield f"{indent}  }}\n{indent}}}\n"


def binding(group):
    fields = ", ".join(f"let {field.name}" for field in group.fields)
    return f".{group.name}" + (f"({fields})" if fields else "")
