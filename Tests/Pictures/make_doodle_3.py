"""Packs doodle-3.txt, a file of version 1 with strokes of every brush on two layers over a picture, for comparing pixels."""

import math
import struct
from pathlib import Path

from make_doodle_2 import chunk, png, samples, stroke

# The number of the brush, and how it draws: 1 evenly, 2 with narrow ends, 4 with grain.
BRUSHES = [(0, 2), (1, 0), (2, 4), (4, 0), (0, 0), (3, 0), (2, 0), (1, 1), (4, 2), (2, 4)]


def swing(index: int) -> list[tuple[int, ...]]:
    """The samples of a stroke from left to right: its force swells and fades, and a pencil of it is laid down."""
    rows = []
    for step in range(48):
        share = step / 47
        x = 12 + 136 * share + 3 * math.sin(0.9 * step)
        y = 14 + 10 * index + (6 + index) * math.sin(0.21 * step + index)
        force = 1 + round(65533 * (0.1 + 0.8 * math.sin(math.pi * share)))
        altitude, azimuth = (9000, 20000) if index % 4 == 2 else (0, 0)
        rows.append((round(1024 * x), round(1024 * y), 4167 * step, force, altitude, azimuth))
    return rows


FILE = (
    b"\x89DOO\r\n\x1a\n"
    + chunk(b"HEAD", struct.pack("<HQIIIB", 1, 3, 160, 120, 0xFFF8F4E8, 2) + b"Brushes")
    + chunk(b"DENS", struct.pack("<I", 512))
    + chunk(b"LAYR", b"\xff\0Below")
    + chunk(b"LAYR", b"\xa0\0Above")
    + chunk(b"PICT", struct.pack("<iiII", 20480, 10240, 61440, 40960) + png(4, 2, b"\x40\x90\xc0\xa0"))
    + b"".join(
        chunk(
            b"STRK",
            stroke(kind, ways, 255 - 12 * index, index % 2, 256 * (3 + index), 0xFF302010 + 0x122B31 * index)
            + samples(swing(index)),
        )
        for index, (kind, ways) in enumerate(BRUSHES)
    )
    + chunk(b"DONE")
)

if __name__ == "__main__":
    digits = FILE.hex()
    lines = [digits[start : start + 96] + "\n" for start in range(0, len(digits), 96)]
    Path(__file__).with_name("doodle-3.txt").write_text("".join(lines), encoding="utf-8")
