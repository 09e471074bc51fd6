#!/usr/bin/env python3
"""Makes the JPEG files that Tests/InkTests/JPEG reads, and writes down the pixels that another reader makes of them.

    Tests/Pictures/make_jpegs.py > Tests/Pictures/jpegs.txt

It needs Pillow (`pip install pillow`) and `cjpeg` (`apt-get install libjpeg-turbo-progs`). The pixels are Pillow's, upright.
A line is: name, width, height, the file in base64, and red, green and blue of each pixel in base64.
"""

import base64
import io
import random
import struct
import subprocess

from PIL import Image, ImageOps


def picture(width, height):
    """A slope of colors, with two patches and some noise."""
    noise = random.Random(width * 100 + height)
    image = Image.new("RGB", (width, height))
    for y in range(height):
        for x in range(width):
            color = (255 * x // width, 255 * y // height, 255 - 255 * (x + y) // (width + height))
            if x > width // 2 and y < height // 3:
                color = (250, 30, 20)
            if x < width // 4 and y > height // 2:
                color = (0, 40 + noise.randrange(80), 250)
            image.putpixel((x, y), color)
    return image


def saved(image, **options):
    file = io.BytesIO()
    image.save(file, "JPEG", **options)
    return file.getvalue()


def cjpeg(image, *options):
    file = io.BytesIO()
    image.save(file, "PPM")
    return subprocess.run(["cjpeg", *options], input=file.getvalue(), stdout=subprocess.PIPE, check=True).stdout


def scans(image, text, *options):
    """A file with the scans that a text describes, as `cjpeg -scans` has them."""
    with open("/tmp/scans.txt", "w", encoding="ascii") as script:
        script.write(text)
    return cjpeg(image, "-scans", "/tmp/scans.txt", *options)


def exif(number, order):
    """An Exif segment with an orientation, after another tag."""
    mark = b"II" if order == "<" else b"MM"
    entries = struct.pack(order + "HHIHH", 0x0100, 3, 1, 7, 0) + struct.pack(order + "HHIHH", 0x0112, 3, 1, number, 0)
    return b"Exif\0\0" + mark + struct.pack(order + "HI", 42, 8) + struct.pack(order + "H", 2) + entries + bytes(4)


def show(name, file):
    image = ImageOps.exif_transpose(Image.open(io.BytesIO(file))).convert("RGB")
    width, height = image.size
    print(name, width, height, base64.b64encode(file).decode(), base64.b64encode(image.tobytes()).decode())


def main():
    usual = picture(17, 13)
    for sampling in ("4:4:4", "4:2:2", "4:2:0"):
        for kind in (False, True):
            name = ("progressive-" if kind else "baseline-") + sampling.replace(":", "")
            show(name, saved(usual, quality=75, subsampling=sampling, progressive=kind))
            for width, height in ((1, 1), (3, 5), (35, 18)):
                file = saved(picture(width, height), quality=60, subsampling=sampling, progressive=kind)
                show(f"{name}-{width}x{height}", file)
    for kind in (False, True):
        show("gray-progressive" if kind else "gray", saved(usual.convert("L"), quality=80, progressive=kind))
    for quality in (10, 50, 95, 100):
        show(f"quality-{quality}", saved(usual, quality=quality, optimize=quality > 50))
    for rows in (False, True):
        options = {"restart_marker_rows": 1} if rows else {"restart_marker_blocks": 2}
        show(f"restarts-{'rows' if rows else 'blocks'}", saved(picture(40, 33), subsampling="4:2:0", **options))
    show("restarts-progressive", saved(picture(40, 33), progressive=True, restart_marker_blocks=3))
    for number in range(1, 9):
        order = "<" if number % 2 else ">"
        show(f"orientation-{number}", saved(usual, quality=80, subsampling="4:2:0", exif=exif(number, order)))
    for factors in ("1x2", "4x1", "1x4", "4x2", "3x1", "2x3", "2x2,2x1,1x2", "2x1,1x1,2x1"):
        show("sampling-" + factors.replace(",", "-"), cjpeg(picture(35, 18), "-quality", "85", "-sample", factors))
    show("two-byte-steps", cjpeg(usual, "-quality", "1"))
    show("scan-for-each-part", scans(usual, "0; 1; 2;", "-sample", "2x2"))
    show("sampling-4x4", scans(picture(35, 18), "0; 1; 2;", "-sample", "4x4,2x2,1x1"))
    show("scan-for-two-parts", scans(usual, "0; 1 2;", "-sample", "2x2"))
    show("scans-bit-by-bit", scans(
        usual, "0,1,2: 0-0, 0, 2; 0: 1-9, 0, 2; 0: 10-63, 0, 2; 1: 1-63, 0, 1; 2: 1-63, 0, 1; 0,1,2: 0-0, 2, 1;"
        "0: 1-63, 2, 1; 0,1,2: 0-0, 1, 0; 0: 1-63, 1, 0; 2: 1-63, 1, 0; 1: 1-63, 1, 0;"))
    show("rgb", saved(usual, quality=90, keep_rgb=True))
    show("rgb-by-its-names", without_adobe(saved(usual, quality=90, keep_rgb=True)))
    inks = saved(usual.convert("CMYK"), quality=90)
    show("inks", inks)
    show("ink-differences", with_transform(saved(differences(usual), quality=90), 2))


def without_adobe(file):
    """The file without the segment of Adobe's programs."""
    place = file.index(b"Adobe") - 4
    return file[:place] + file[place + 16:]


def with_transform(file, number):
    """The file with another number for how Adobe's programs have written its colors."""
    place = file.index(b"Adobe") + 11
    return file[:place] + bytes([number]) + file[place + 1:]


def differences(image):
    """An image whose four inks are a brightness, two differences and black, as `with_transform` takes them."""
    parts = image.convert("YCbCr").split()
    black = Image.linear_gradient("L").resize(image.size)
    return Image.merge("CMYK", [ImageOps.invert(part) for part in parts] + [black])


if __name__ == "__main__":
    main()
