"""Pictures that an app draws of text, of labels and of its own pictures, as the page shows them (DRAW-17, DRAW-33, DRAW-34)."""

import base64

import pytest
from gallery import gallery, is_near, product, screen  # noqa: F401
from heft_browser import PHONE

# Measures the part of a color in a rectangle of a picture of the window: its columns, its rows and how much it is.
INK = """async ([picture, [left, top, width, height], color, scale]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  context.drawImage(bitmap, 0, 0);
  const area = [left, top, width, height].map((value) => Math.round(value * scale));
  const { data } = context.getImageData(...area);
  const columns = [], rows = [];
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    const distance = Math.max(...[0, 1, 2].map((part) => Math.abs(data[at + part] - color[part])));
    if (distance > 90) continue;
    sum += 1;
    columns.push(at / 4 % area[2]);
    rows.push(Math.floor(at / 4 / area[2]));
  }
  return [Math.min(...columns), Math.max(...columns), Math.min(...rows), Math.max(...rows), sum];
}"""
RED = (255, 59, 48)


@pytest.fixture(autouse=True)
def opened(gallery):
    gallery.open("Drawn pictures")


def ink(gallery, caption, color):
    picture = base64.b64encode(gallery.page.screenshot()).decode()
    return gallery.page.evaluate(INK, [picture, gallery.box(caption), color, PHONE.scale])


@pytest.mark.rule("DRAW-17")
def test_a_rendered_label_looks_like_the_label(gallery):
    """the same letters at the same place, from the browser's text on the one side and its canvas on the other."""
    own = ink(gallery, "A label", RED)
    drawn = ink(gallery, "The label's layer, rendered into a picture", RED)
    assert own[4] > 500, "the label is red"
    assert all(abs(one - other) <= 3 for one, other in zip(own[:4], drawn[:4], strict=True)), f"{own} and {drawn}"
    assert abs(own[4] - drawn[4]) < own[4] * 0.15, f"{own} and {drawn}"


@pytest.mark.rule("DRAW-33")
def test_text_is_drawn_in_its_turn(gallery):
    """letters over what was drawn before, and under what came after."""
    caption = "Text in a picture: draw(at:withAttributes:)"
    left, right, top, bottom, count = ink(gallery, caption, (255, 204, 0))
    assert count > 300, "there are letters"
    assert 18 <= left <= 30 and right < 320, "three letters from 10 points on"
    assert 58 <= top <= 62 and 80 <= bottom <= 95, "the bar covers their upper half"
    assert is_near(gallery.color(caption, 0.5, 0.25), (0, 153, 77))
    assert is_near(gallery.color(caption, 0.9, 0.75), (0, 51, 153))


@pytest.mark.rule("DRAW-34")
def test_a_named_picture_is_drawn_in_a_circle(gallery):
    """the halves of a PNG file in the module, and nothing in the corners."""
    left, top, _, _ = gallery.box("A named picture in a circle")
    assert is_near(gallery.color_at(left + 20, top + 40), (230, 51, 26))
    assert is_near(gallery.color_at(left + 60, top + 40), (26, 77, 204))
    assert is_near(gallery.color_at(left + 3, top + 3), (255, 255, 255))
