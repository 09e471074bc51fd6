#!/usr/bin/env python3
"""Makes the PNG files that Tests/InkTests/PNG reads: every kind and depth, all filters, interlaced too.

    Tests/Pictures/make_pngs.py > Tests/Pictures/pngs.txt

They are packed by Python's zlib, so that the reader is tried with streams that our packer did not make. A number of a
pixel is `(37 x + 91 y + 53 part) mod 2^depth`, for 16 bits times 257. A line is: name, then the file in base64.
"""

import base64
import struct
import zlib

WIDTH, HEIGHT = 13, 11
KINDS = {"gray": (0, 1), "rgb": (2, 3), "palette": (3, 1), "grayAlpha": (4, 2), "rgba": (6, 4)}
DEPTHS = {"gray": (1, 2, 4, 8, 16), "palette": (1, 2, 4, 8)}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def number(x, y, part, depth):
    value = 37 * x + 91 * y + 53 * part
    return value % 256 * 257 if depth == 16 else value % (1 << depth)


def packed_row(columns, y, parts, depth):
    bits = "".join(format(number(x, y, part, depth), f"0{depth}b") for x in columns for part in range(parts))
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))


def paeth(left, up, corner):
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def filtered(rows, step):
    result, above = b"", None
    for index, row in enumerate(rows):
        above = above or bytes(len(row))
        kind = index % 5
        line = bytearray()
        for at, value in enumerate(row):
            left = row[at - step] if at >= step else 0
            corner = above[at - step] if at >= step else 0
            guess = (0, left, above[at], (left + above[at]) // 2, paeth(left, above[at], corner))[kind]
            line.append((value - guess) % 256)
        result += bytes([kind]) + line
        above = row
    return result


def chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def file(kind, depth, interlaced, level, extra=b""):
    code, parts = KINDS[kind]
    step = max(1, parts * depth // 8)
    data = b""
    for left, top, across, down in PASSES if interlaced else [(0, 0, 1, 1)]:
        columns = range(left, WIDTH, across)
        if len(columns):
            data += filtered([packed_row(columns, y, parts, depth) for y in range(top, HEIGHT, down)], step)
    stream = zlib.compress(data, level)
    half = len(stream) // 2
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, depth, code, 0, 0, interlaced)
    palette = bytes((index * factor) % 256 for index in range(1 << depth) for factor in (7, 11, 13))
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header)
        + (chunk(b"PLTE", palette) if kind == "palette" else b"") + extra
        + chunk(b"IDAT", stream[:half]) + chunk(b"tEXt", b"Comment\0between") + chunk(b"IDAT", stream[half:])
        + chunk(b"IEND", b"")
    )


def main():
    for kind in KINDS:
        for depth in DEPTHS.get(kind, (8, 16)):
            for interlaced in (0, 1):
                data = file(kind, depth, interlaced, level=(0, 1, 9)[(depth + interlaced) % 3])
                print(kind, depth, interlaced, base64.b64encode(data).decode())
    # One clear color, and a palette whose first colors fade.
    print("gray-clear", 8, 0, base64.b64encode(file("gray", 8, 0, 9, chunk(b"tRNS", b"\0\x25"))).decode())
    clear = struct.pack(">HHH", 37, 90, 143)
    print("rgb-clear", 8, 0, base64.b64encode(file("rgb", 8, 0, 9, chunk(b"tRNS", clear))).decode())
    print("palette-clear", 4, 0, base64.b64encode(file("palette", 4, 0, 9, chunk(b"tRNS", bytes([0, 99])))).decode())


if __name__ == "__main__":
    main()
