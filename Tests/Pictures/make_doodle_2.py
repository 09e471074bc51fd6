"""Packs doodle-2.txt, a file of version 1 with every kind of chunk but pictures among strokes, without any of Heft's own code."""

import struct
import zlib
from pathlib import Path


def chunk(name: bytes, body: bytes = b"") -> bytes:
    """A chunk of a doodle, behind its checksum."""
    head = name + struct.pack("<I", len(body)) + body
    return head + struct.pack("<I", zlib.crc32(head))


def part(name: bytes, body: bytes) -> bytes:
    """A chunk of a PNG."""
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


def png(width: int, height: int, color: bytes) -> bytes:
    """A PNG of one color."""
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    rows = (b"\0" + color * width) * height
    parts = part(b"IHDR", head) + part(b"IDAT", zlib.compress(rows, 9)) + part(b"IEND", b"")
    return b"\x89PNG\r\n\x1a\n" + parts


def samples(rows: list[tuple[int, ...]]) -> bytes:
    """Samples, each as the differences from the one before."""
    last, packed = (0,) * 6, struct.pack("<I", len(rows))
    for row in rows:
        for value, before in zip(row, last, strict=True):
            number = (value - before) * 2 if value >= before else (before - value) * 2 - 1
            while number > 127:
                packed += bytes([number & 127 | 128])
                number >>= 7
            packed += bytes([number])
        last = row
    return packed


def stroke(kind: int, flags: int, opacity: int, layer: int, size: int, color: int) -> bytes:
    """The head of a stroke."""
    return struct.pack("<BBBIII", kind, flags, opacity, layer, size, color)


TEXT = struct.pack("<BIII", 200, 1, 6144, 0xFF804020) + struct.pack("<6i", 1024, 2048, 62464, 2048, 1024, 63488)
GRAINY = [(10240, 20480, 0, 32768, 20000, 100), (11264, 20000, 4167, 40000, 21000, 65535)]
WASH = [(-512, 4096, 0, 0, 0, 0), (30720, 5120, 8333, 0, 0, 0), (40960, 5120, 16667, 0, 0, 0)]

FILE = (
    b"\x89DOO\r\n\x1a\n"
    + chunk(b"HEAD", struct.pack("<HQIIIB", 1, 9, 640, 480, 0xFFF0F8FF, 2) + "Wäsche".encode())
    + chunk(b"DATE", struct.pack("<q", 1_450_000_000_123))
    + chunk(b"DENS", struct.pack("<I", 512))
    + chunk(b"PTRN", b"\3")
    + chunk(b"LOOK", struct.pack("<Q", 9) + png(2, 1, b"\x10\x20\x30\xff"))
    + chunk(b"LAYR", b"\xff\0Sketch")
    + chunk(b"LAYR", b"\x80\1Wash")
    + chunk(b"PICT", struct.pack("<iiII", -1024, 2048, 8192, 4096) + png(4, 2, b"\x11\x22\x33\xff"))
    + chunk(b"STRK", stroke(2, 4, 255, 0, 512, 0xFF302010) + samples(GRAINY))
    + chunk(b"TEXT", TEXT + "Möwe\n2".encode())
    + chunk(b"STRK", stroke(4, 2, 128, 1, 4096, 0xFFC08040) + samples(WASH))
    + chunk(b"XTRA", b"\1\2\3")
    + chunk(b"DONE")
)

if __name__ == "__main__":
    digits = FILE.hex()
    lines = [digits[start : start + 96] + "\n" for start in range(0, len(digits), 96)]
    Path(__file__).with_name("doodle-2.txt").write_text("".join(lines), encoding="utf-8")
