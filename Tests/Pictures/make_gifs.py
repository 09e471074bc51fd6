#!/usr/bin/env python3
"""Makes the GIF files that Tests/InkTests/GIF reads, and writes down the pixels that another reader makes of them.

    Tests/Pictures/make_gifs.py > Tests/Pictures/gifs.txt

It needs Pillow (`pip install pillow`), which makes the files, and ImageMagick (`apt-get install imagemagick`), whose pixels they
are. A line is: name, width, height, the file in base64, and for each picture how long it is shown in milliseconds and red,
green, blue and alpha of each pixel in base64.
"""

import base64
import io
import random
import subprocess

from PIL import Image, ImageDraw


def picture(width, height, colors=256):
    """A slope of colors and some noise, of so many colors."""
    noise = random.Random(width * 100 + height)
    image = Image.new("RGB", (width, height))
    for y in range(height):
        for x in range(width):
            blue = 250 if x < width // 4 and noise.random() < 0.5 else 40
            image.putpixel((x, y), (255 * x // width, 255 * y // height, blue))
    return image.quantize(colors)


def saved(image, **options):
    file = io.BytesIO()
    image.save(file, "GIF", **options)
    return file.getvalue()


def moving(disposal):
    """A square that goes over a ground; each picture after the first has only the part that differs."""
    frames = []
    for step in range(4):
        image = Image.new("RGBA", (24, 16), (0, 0, 0, 0) if step else (30, 90, 160, 255))
        ImageDraw.Draw(image).rectangle((step * 5, step * 2, step * 5 + 6, step * 2 + 6), (250, 200 - step * 40, 20, 255))
        frames.append(image)
    return saved(
        frames[0], save_all=True, append_images=frames[1:], duration=[50, 100, 150, 0], loop=0, disposal=disposal
    )


def partly(file):
    """The file with a first picture that lies within the whole, which is larger."""
    return file[:6] + bytes([20, 0, 18, 0]) + file[10:]


def files():
    yield "one color", saved(Image.new("RGB", (5, 3), (200, 30, 60)))
    yield "two colors", saved(picture(17, 9, 2))
    yield "interlaced", saved(picture(33, 31), interlace=1)
    yield "whole rows", saved(picture(64, 40), interlace=0)
    yield "long codes", saved(picture(110, 90), interlace=0)
    clear = picture(16, 16, 8)
    yield "transparent", saved(clear, transparency=3, interlace=0)
    yield "within a larger whole", partly(saved(picture(12, 10, 16), transparency=5, interlace=0))
    for disposal, name in [(1, "left"), (2, "cleared"), ([1, 3, 3, 3], "taken back")]:
        yield f"pictures that are {name}", moving(disposal)


def shown(file, options, form):
    """What ImageMagick makes of the file's pictures, each with what those before it left."""
    command = ["convert", "gif:-", "-coalesce", *options, form]
    return subprocess.run(command, input=file, stdout=subprocess.PIPE, check=True).stdout


def main():
    for name, file in files():
        image = Image.open(io.BytesIO(file))
        words = [name.replace(" ", "-"), str(image.width), str(image.height), base64.b64encode(file).decode()]
        delays = shown(file, ["-format", "%T\n"], "info:-").split()
        pixels = shown(file, ["-depth", "8"], "rgba:-")
        length = image.width * image.height * 4
        for index, delay in enumerate(delays):
            frame = pixels[index * length : (index + 1) * length]
            words += [str(int(delay) * 10), base64.b64encode(frame).decode()]
        print(" ".join(words))


main()
