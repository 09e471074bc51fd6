"""Writes the Swift types of events, and how their numbers are rounded; `swift_bytes` and `swift_traces` write the rest."""

from swift import HEAD, binding, body, cases, choices, comment, event_files, inside, label, structs


def event_types(schema, file):
    for event in schema.events:
        if event.swift and event.file == file:
            yield "\n"
            yield from inside(
                event.swift, lambda name, indent, event=event: body(event, name, indent, made="The event"))


def types(schema):
    """All that a host says, and what of it is in no file of its own."""
    yield HEAD
    yield "\n" + comment(
        "Everything that a host says: the page, a trace, a test. The numbers are raw; what they mean is decided later.")
    yield "public enum HostEvent: Equatable, Sendable {\n"
    for event in schema.events:
        if event.swift:
            yield comment(event.doc, "  ") + f"  case {event.name}({event.swift})\n"
        else:
            yield from cases([event])
    yield "}\n"
    yield from event_types(schema, "")


def more_types(schema, file):
    """The events of a file of their own, and what they are made of."""
    yield HEAD
    yield from choices(schema, file)
    yield from structs(schema, file)
    yield from event_types(schema, file)


# ---- Rounding ----------------------------------------------------------------------------------------------------


def rounds(schema, group):
    """Whether a group has a number to round."""
    if group.rounding:
        return True
    return any(
        field.base == "f64" or field.base in schema.structs and rounds(schema, schema.structs[field.base])
        for field in group.fields)


def lone(schema, group):
    """The only field of an event that is rounded, when that is one number: it has no method of its own."""
    found = [
        field for field in group.fields
        if field.base == "f64" or field.base in schema.structs and rounds(schema, schema.structs[field.base])]
    return found[0] if len(found) == 1 and found[0].base == "f64" and not group.rounding else None


def rounded(field, value):
    return f"Micros.round({value}{f', limit: {field.limit}' if field.limit else ''})"


def statements(schema, group):
    """What rounds a group's numbers where they are."""
    for field in group.fields:
        if field.base == "f64":
            yield f"{field.name} = {rounded(field, field.name)}"
        elif field.is_list and rounds(schema, schema.structs[field.base]):
            yield f"for index in {field.name}.indices {{ {field.name}[index].round() }}"


def rounding(schema):
    yield HEAD + "\nextension HostEvent {\n  /// Rounds every number to a millionth, as a trace can hold it.\n"
    yield "  public mutating func round() {\n    switch self {\n"
    for event in schema.events:
        if not rounds(schema, event):
            continue
        if event.swift:
            yield f"    case .{event.name}(var value):\n"
            if any(field.is_list and rounds(schema, schema.structs[field.base]) for field in event.fields):
                yield "      // What is in a list is rounded where it is, for which nothing else may hold it.\n"
                yield "      self = .tick(time: 0)\n"
            if alone := lone(schema, event):
                yield f"      value.{alone.name} = {rounded(alone, f'value.{alone.name}')}\n"
            else:
                yield "      value.round()\n"
            yield f"      self = .{event.name}(value)\n"
        else:
            arguments = ", ".join(
                f"{label(field, event)}: " + (rounded(field, field.name) if field.base == "f64" else field.name)
                for field in event.fields)
            yield f"    case {binding(event)}: self = .{event.name}({arguments})\n"
    yield f"    case {others(schema, lambda event: not rounds(schema, event))}: break\n    }}\n  }}\n\n"
    yield from inputs(schema)
    yield from times(schema)
    yield "}\n"
    for group in [*schema.structs.values(), *schema.events]:
        name = group.swift or group.name
        is_of_event = group in schema.events or group.file in event_files(schema)
        is_written = is_of_event and (group.swift or group.code < 0) and not group.rounding
        if is_written and rounds(schema, group) and not lone(schema, group):
            yield f"\nextension {name} {{\n  package mutating func round() {{\n"
            yield "".join(f"    {statement}\n" for statement in statements(schema, group)) + "  }\n}\n"


def others(schema, holds):
    return ", ".join(f".{event.name}" for event in schema.events if holds(event))


def inputs(schema):
    yield "  /// Whether the event comes from the user's hands.\n  package var isInput: Bool {\n    switch self {\n"
    yield f"    case {others(schema, lambda event: event.input)}: true\n"
    yield f"    case {others(schema, lambda event: not event.input)}: false\n    }}\n  }}\n\n"


def moment(schema, event):
    """The Swift of an event's time: its own, or that of the last of its list; None where it has none."""
    for field in event.fields:
        if field.name == "time":
            return "time"
        if field.is_list and any(each.name == "time" for each in schema.structs[field.base].fields):
            return f"{field.name}.last?.time"
    return None


def times(schema):
    yield "  /// When the event happened by the host's clock, in seconds; nil for what has no time.\n"
    yield "  public var time: Double? {\n    switch self {\n"
    for event in schema.events:
        when = moment(schema, event)
        if when and event.swift:
            yield f"    case .{event.name}(let value): value.{when}\n"
        elif when:
            names = ", ".join("let time" if field.name == "time" else "_" for field in event.fields)
            yield f"    case .{event.name}({names}): time\n"
    yield f"    case {others(schema, lambda event: not moment(schema, event))}: nil\n    }}\n  }}\n"
