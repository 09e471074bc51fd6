"""Writes the Swift by which operations become lines of text, for tests."""

import re

from swift import HEAD, PARTS


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
