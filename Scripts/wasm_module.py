"""Reads a WebAssembly module: its functions with their names and sizes, and the size of its data."""

from dataclasses import dataclass

IMPORTS, CODE, DATA, CUSTOM = 2, 10, 11, 0
FUNCTION = 0


@dataclass
class Function:
    name: str
    size: int


@dataclass
class Module:
    # The number of functions that the module imports; they come before its own.
    imported: int
    functions: list[Function]
    data_size: int


def number(data, at):
    """An unsigned LEB128 number, and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def sections(module):
    """The kind and the content of each section of a module."""
    at = 8
    while at < len(module):
        kind = module[at]
        length, start = number(module, at + 1)
        yield kind, module[start : start + length]
        at = start + length


def read(module):
    """The module of some bytes; a function without a name has its index for one."""
    imported, sizes, names, data_size = 0, [], {}, 0
    for kind, content in sections(module):
        if kind == IMPORTS:
            imported = imported_functions(content)
        elif kind == CODE:
            sizes = function_sizes(content)
        elif kind == DATA:
            data_size = len(content)
        elif kind == CUSTOM:
            names.update(function_names(content))
    functions = [Function(names.get(imported + at, str(imported + at)), size) for at, size in enumerate(sizes)]
    return Module(imported, functions, data_size)


def imported_functions(section):
    count, at = number(section, 0)
    for _ in range(count):
        for _ in range(2):
            length, at = number(section, at)
            at += length
        if section[at] != FUNCTION:
            raise ValueError("the module imports something that is no function")
        _, at = number(section, at + 1)
    return count


def function_sizes(section):
    sizes = []
    count, at = number(section, 0)
    for _ in range(count):
        size, at = number(section, at)
        sizes.append(size)
        at += size
    return sizes


def function_names(section):
    """The names in a custom section called `name`, by the functions' indices; none in any other."""
    length, at = number(section, 0)
    if section[at : at + length] != b"name":
        return {}
    at += length
    names = {}
    while at < len(section):
        kind = section[at]
        length, start = number(section, at + 1)
        if kind == 1:
            count, place = number(section, start)
            for _ in range(count):
                index, place = number(section, place)
                size, place = number(section, place)
                names[index] = section[place : place + size].decode()
                place += size
        at = start + length
    return names
