"""Packs doodle-4.txt, a file of version 1 with a picture twice among strokes, without any of Heft's own code."""

import struct
from pathlib import Path

from make_doodle_2 import chunk, png, samples, stroke

LINE = chunk(b"STRK", stroke(0, 0, 255, 0, 512, 0xFF302010) + samples([(0, 0, 0, 0, 0, 0), (9000, 8000, 4000, 0, 0, 0)]))


def image(opacity: int, layer: int, corners: tuple[int, ...]) -> bytes:
    """A picture in its frame."""
    return chunk(b"IMAG", struct.pack("<BI6i", opacity, layer, *corners) + png(4, 2, b"\x11\x22\x33\xff"))


FILE = (
    b"\x89DOO\r\n\x1a\n"
    + chunk(b"HEAD", struct.pack("<HQIIIB", 1, 3, 64, 48, 0xFFFFFFFF, 0) + b"Photo")
    + chunk(b"LAYR", b"\xff\0Sketch")
    + chunk(b"LAYR", b"\x80\0Wash")
    + LINE
    + image(200, 1, (10240, -5, 75776, 0, 10240, 49152))
    + LINE
    + image(255, 0, (-1024, 2048, 0, 4096, -3072, 3072))
    + chunk(b"DONE")
)

if __name__ == "__main__":
    digits = FILE.hex()
    lines = [digits[start : start + 96] + "\n" for start in range(0, len(digits), 96)]
    Path(__file__).with_name("doodle-4.txt").write_text("".join(lines), encoding="utf-8")
