"""Writes the page's side of protocol.toml: what reads operations, and what writes events."""

import json
import textwrap

HEAD = "// @ts-check\n// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.\n"
NUMBERS = {"u8", "u32", "i32", "f64", "color", "view", "index"}
# The parts of a type that is one value in Swift: as parameters of a handler, and as a property.
PARTS = {
    "point": ["x", "y"], "size": ["width", "height"], "rect": ["x", "y", "width", "height"],
    "matrix": ["a", "b", "c", "d", "tx", "ty"],
}


def flat(name):
    """A type's name without its outer ones."""
    return name.removeprefix("HostEvent.").replace(".", "")


def js_type(schema, kind):
    if kind in NUMBERS or kind in schema.enums or kind in schema.bits:
        return "number"
    if kind == "bool":
        return "boolean"
    if kind == "bytes":
        return "Uint8Array"
    if kind in PARTS and kind != "matrix":
        return "{" + ", ".join(f"{part}: number" for part in PARTS[kind]) + "}"
    return {"string": "string", "matrix": "Matrix"}.get(kind, flat(kind))


def typed(schema, field):
    name = "Uint8ClampedArray" if field.length else js_type(schema, field.base)
    return f"{name}[]" if field.is_list else f"{name} | null" if field.is_optional else name


def read(schema, kind):
    if kind in NUMBERS:
        return f"from.{ {'color': 'u32', 'view': 'u32', 'index': 'u32'}.get(kind, kind) }()"
    if kind in schema.enums:
        return "from.u8()"
    if kind in schema.bits:
        return f"from.{schema.bits[kind].type}()"
    if kind == "bool":
        return "from.u8() !== 0"
    if kind == "bytes":
        return "from.byteArray()"
    if kind == "matrix":
        return "[" + ", ".join(["from.f64()"] * 6) + "]"
    if kind in PARTS:
        return "{ " + ", ".join(f"{part}: from.f64()" for part in PARTS[kind]) + " }"
    if kind in schema.structs or kind in schema.unions:
        return f"read{flat(kind)}(from)"
    return f"from.{kind}()"


def read_field(schema, field):
    one = read(schema, field.base)
    if field.is_list:
        return f"list(from, () => {one})"
    if field.is_optional:
        return f"from.u8() !== 0 ? {one} : null"
    return one


def parameters(schema, group):
    """A handler's parameters, and what is read for each: a rectangle is four, so that nothing is made of it."""
    for field in group.fields:
        if field.type in PARTS and field.type != "matrix":
            for name in ["dx", "dy"] if field.type == "size" else PARTS[field.type]:
                yield name, "number", "from.f64()"
        else:
            yield field.name, typed(schema, field), read_field(schema, field)


def property_type(text, indent=" *   "):
    """A typedef's body over several lines."""
    return f"\n{indent}".join(textwrap.wrap(text, 104, break_long_words=False))


def struct_type(schema, struct):
    fields = ", ".join(f"{field.name}: {typed(schema, field)}" for field in struct.fields)
    return property_type(f"@typedef {{{{{fields}}}}} {flat(struct.name)}")


def constants(schema, names):
    for name in names:
        choice = schema.enums.get(name) or schema.bits[name]
        cases = ", ".join(f"{case['name']}: {case['value']}" for case in choice.cases)
        yield f"\n{wrap_code(f'export const {flat(name)} = Object.freeze({{ {cases} }});')}"
        if "text" in choice.cases[0]:
            # A blank in a word is no place to break the line.
            words = {case["text"].replace(" ", "\\u0020"): case["value"] for case in choice.cases if case["text"]}
            pairs = ", ".join(f'["{word}", {value}]' for word, value in words.items())
            yield "\n/** By what the browser, the page's controls and traces call them. @type {Map<string, number>} */\n"
            yield wrap_code(f"export const {flat(name)}Texts = new Map([{pairs}]);")


def raw_tables(schema):
    """What shows each case of UIKit's enums, by the case's raw value."""
    for choice in schema.raws.values():
        if choice.named:
            cases = ", ".join(f"{case['name']}: {case['value']}" for case in choice.cases)
            yield f"\n{wrap_code(f'export const {flat(choice.name)} = Object.freeze({{ {cases} }});')}"
        # A blank in an entry is no place to break the line.
        entries = ", ".join(json.dumps(case["page"]).replace(" ", "\0") for case in choice.cases)
        table = wrap_code(f"export const {choice.table} = /** @type {{const}} */ ([{entries}]);")
        yield f"\n/** {choice.doc} */\n{table}".replace("\0", " ")


def wrap_code(text, indent="  "):
    return f"\n{indent}".join(textwrap.wrap(text, 106, break_long_words=False, break_on_hyphens=False)) + "\n"


def used_types(schema, groups):
    """The structs, unions and enums of these groups, and those in them."""
    found = []

    def see(kind):
        if kind in found:
            return
        if kind in schema.structs:
            for field in schema.structs[kind].fields:
                see(field.base)
        if kind in schema.unions:
            for case in schema.unions[kind]:
                for field in case.fields:
                    see(field.base)
        if kind in schema.structs or kind in schema.unions or kind in schema.enums or kind in schema.bits:
            found.append(kind)

    for group in groups:
        for field in group.fields:
            see(field.base)
    return found


def values(schema):
    """The groups of fields and the choices of operations and requests, and what reads them."""
    types = used_types(schema, schema.operations + schema.requests)
    yield HEAD
    yield "// The groups of fields of operations and requests, what reads them, and the choices that no event has.\n"
    yield "// docs/host-protocol.md has them.\n"
    yield '\nimport { Failure } from "../failure.js";\n'
    yield '\n/**\n * @typedef {import("./bytes.js").Reader} Reader\n'
    yield " *\n * A 2D transform: a, b, c, d, tx, ty.\n"
    yield " * @typedef {[number, number, number, number, number, number]} Matrix\n"
    for name in types:
        if name in schema.structs:
            doc = schema.structs[name].doc
            yield " *\n" + (f" * {property_type(doc, ' * ')}\n" if doc else "")
            yield f" * {struct_type(schema, schema.structs[name])}\n"
        elif name in schema.unions:
            cases = " | ".join(
                "{" + ", ".join([f'kind: "{case.name}"', *(f"{f.name}: {typed(schema, f)}" for f in case.fields)]) + "}"
                for case in schema.unions[name])
            yield f" *\n * {property_type(f'@typedef {{{cases}}} {name}')}\n"
    yield " */\n"
    for constant in schema.constants:
        doc = textwrap.fill(constant.doc, 106, initial_indent="/** ", subsequent_indent=" * ")
        yield f"\n{doc} */\nexport const {constant.name} = {json.dumps(constant.value)};\n"
    in_events = used_types(schema, schema.events)
    choices = [name for name in types if name in schema.enums or name in schema.bits]
    yield from constants(schema, [name for name in choices if name not in in_events])
    yield from raw_tables(schema)
    yield "\n/**\n * @template T\n * @param {Reader} from\n * @param {() => T} one\n * @returns {T[]}\n */\n"
    yield "export function list(from, one) {\n  const all = [];\n"
    yield "  for (let left = from.u32(); left > 0; left -= 1) all.push(one());\n  return all;\n}\n"
    for name in types:
        if name in schema.structs:
            yield from struct_reader(schema, schema.structs[name])
        elif name in schema.unions:
            yield from union_reader(schema, name)


def operations(schema):
    views = [group for group in schema.operations if group.to == "view"]
    panel = [group for group in schema.operations if group.to == "panel"]
    groups = schema.operations + schema.requests
    types = [name for name in used_types(schema, groups) if name in schema.structs or name in schema.unions]
    # The types of a handler's own fields; the rest is only in those.
    direct = [name for name in types if any(field.base == name for group in groups for field in group.fields)]
    yield HEAD
    yield "// Reads operations and requests, and calls for each the handler of its name. docs/host-protocol.md has the fields.\n"
    yield '\nimport { Failure } from "../failure.js";\n'
    readers = ", ".join(["list", *(f"read{flat(name)}" for name in direct)])
    yield "import {\n  " + wrap_code(f"{readers},", "  ") + '} from "./operation-values.js";\n'
    yield '\n/**\n * @typedef {import("./bytes.js").Reader} Reader\n'
    for name in ["Matrix", *(flat(name) for name in types)]:
        yield f' * @typedef {{import("./operation-values.js").{name}}} {name}\n'
    for title, group_list in [("ViewHandlers", views), ("PanelHandlers", panel), ("RequestHandlers", schema.requests)]:
        yield f" *\n * @typedef {{object}} {title}\n"
        for group in group_list:
            arguments = ", ".join(f"{name}: {kind}" for name, kind, _ in parameters(schema, group))
            yield f" * {property_type(f'@property {{({arguments}) => void}} {group.name} {group.doc}')}\n"
    yield " *\n * @typedef {{views: ViewHandlers, panel: PanelHandlers, requests: RequestHandlers}} Handlers\n */\n"
    yield f"\n/** The version of the protocol. */\nexport const version = {schema.version};\n"
    yield "\n/**\n * @param {Reader} from\n * @param {Handlers} to\n */\n"
    yield "export function applyAll(from, { views, panel, requests }) {\n  while (!from.atEnd) {\n"
    yield "    const code = from.u8();\n    switch (code) {\n"
    for to, group_list in [("views", views), ("panel", panel), ("requests", schema.requests)]:
        for group in group_list:
            values = ", ".join(value for _, _, value in parameters(schema, group))
            call = f"case {group.code}: {to}.{group.name}({values}); break;"
            yield "      " + wrap_code(call, "          ")
    yield '      default: throw new Failure("operation", `operation ${code}`);\n    }\n  }\n'
    yield '  if (!from.endedWell) throw new Failure("operation", "an operation that runs past its end");\n}\n'


def struct_reader(schema, struct):
    yield f"\n/**\n * @param {{Reader}} from\n * @returns {{{flat(struct.name)}}}\n */\n"
    yield f"export function read{flat(struct.name)}(from) {{\n"
    plain = [field for field in struct.fields if not field.length]
    fields = ", ".join(f"{field.name}: {read_field(schema, field)}" for field in plain)
    counted = [field for field in struct.fields if field.length]
    if not counted:
        yield "  " + wrap_code(f"return {{ {fields} }};", "    ") + "}\n"
        return
    yield "  " + wrap_code(f"const fields = {{ {fields} }};", "    ")
    rest = ", ".join(
        f"{field.name}: from.bytes({' '.join(f'fields.{w}' if w.isidentifier() else w for w in field.length.split())})"
        for field in counted)
    yield f"  return {{ ...fields, {rest} }};\n}}\n"


def union_reader(schema, name):
    yield f"\n/**\n * @param {{Reader}} from\n * @returns {{{name}}}\n */\nexport function read{name}(from) {{\n"
    yield "  const code = from.u8();\n  switch (code) {\n"
    for case in schema.unions[name]:
        fields = [f'kind: "{case.name}"', *(f"{each.name}: {read_field(schema, each)}" for each in case.fields)]
        yield "    " + wrap_code(f"case {case.code}: return {{ {', '.join(fields)} }};", "      ")
    yield f'    default: throw new Failure("operation", `a {name} ${{code}}`);\n  }}\n}}\n'


# ---- Events ------------------------------------------------------------------------------------------------------


def written(schema, kind, value):
    if kind in schema.enums:
        return f".u8({value})"
    if kind in schema.bits:
        return f".{schema.bits[kind].type}({value})"
    method = {"view": "u32", "color": "u32", "bytes": "bytesOf"}.get(kind, kind)
    return f".u8(Number({value}))" if kind == "bool" else f".{method}({value})"


def structs_of(schema, types):
    return [name for name in types if name in schema.structs]


def event_values(schema):
    types = used_types(schema, schema.events)
    yield HEAD + "// The choices in events, by name, and their groups of fields. docs/host-protocol.md has the fields.\n"
    yield from constants(schema, [name for name in types if name in schema.enums or name in schema.bits])
    yield "\n/**\n"
    yield " *\n".join(f" * {struct_type(schema, schema.structs[name])}\n" for name in structs_of(schema, types))
    yield " */\n"


def event_writer(schema):
    types = used_types(schema, schema.events)
    yield HEAD + "// Writes each event as its bytes. docs/host-protocol.md has the fields.\n"
    yield '\nimport { Writer } from "./bytes.js";\n'
    yield '\nexport * from "./event-values.js";\n'
    yield "\n/**\n"
    for name in structs_of(schema, types):
        yield f' * @typedef {{import("./event-values.js").{flat(name)}}} {flat(name)}\n'
    yield " */\n\n/** A method's result is valid until the next call. */\nexport class EventWriter {\n"
    yield "  #writer = new Writer();\n"
    for event in schema.events:
        yield "\n  /**\n" + textwrap.indent(textwrap.fill(event.doc, 106), "   * ") + "\n"
        for field in event.fields:
            values = schema.enums.get(field.base) or schema.bits.get(field.base)
            doc = field.doc
            if values:
                doc = ", ".join([f"{flat(field.base)}", *([doc] if doc else [])])
            text = f"@param {{{typed(schema, field)}}} {field.name} {doc}".rstrip()
            yield "   * " + property_type(text, "   *   ") + "\n"
        yield "   */\n"
        yield f"  {event.name}({', '.join(field.name for field in event.fields)}) {{\n"
        chain = f"const writer = this.#writer.start({event.code})"
        # A field after a list, or after a value that may be missing, is written by statements of
        # its own.
        rest = ""
        for field in event.fields:
            kind = field.base
            if field.is_list:
                calls = f".u32({field.name}.length)"
                one = "".join(written(schema, each.base, f"each.{each.name}") for each in schema.structs[kind].fields)
                after = f"    for (const each of {field.name}) {{\n      "
                after += wrap_chain(f"writer{one};", "        ") + "    }\n"
            elif field.is_optional:
                calls = f".u8(Number({field.name} !== null))"
                after = f"    if ({field.name} !== null) writer{written(schema, kind, field.name)};\n"
            else:
                calls, after = written(schema, kind, field.name), ""
            if rest:
                rest += f"    writer{calls};\n"
            else:
                chain += calls
            rest += after
        yield "    " + wrap_chain(chain + ";", "      ") + rest + "    return writer.bytes;\n  }\n"
    yield "}\n"


def wrap_chain(text, indent):
    """A chain of calls over several lines."""
    lines, line = [], ""
    for part in text.replace(").", ")\0.").split("\0"):
        if line and len(line) + len(part) > 100:
            lines.append(line)
            line = ""
        line += part
    return f"\n{indent}".join([*lines, line]) + "\n"
