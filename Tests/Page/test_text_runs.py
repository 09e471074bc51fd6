"""Texts whose stretches have looks of their own, in the page's own label and text area (ATTRIBUTED-2, ATTRIBUTED-4)."""

import pytest
from heft_browser import PHONE

# A label or a field as the device makes them, on a page of its own.
SHOWN = """async ([kind, text, runs, paragraph]) => {
  const { Label } = await import("/device/label.js");
  const { Field } = await import("/device/field.js");
  const element = document.createElement("div");
  element.className = "view";
  element.style.cssText = "left: 0; top: 0; width: 300px; height: 200px";
  document.querySelector("#screen").append(element);
  const style = { size: 10, weight: 400, hasMonospacedDigits: false, color: 0xFF, alignment: 0, lines: 0 };
  const quiet = new Proxy({}, { get: () => () => {} });
  window.shown = kind === "label" ? new Label(element) : new Field(element, 9, quiet, true);
  window.shown.setText(text);
  window.shown.setStyle(style, "#000000");
  // As wide as the element, and to read: an editable one has an element of its own.
  const field = {
    placeholder: "", isSecure: false, isReadOnly: true, isEnabled: true, keyboard: 0, returnKey: 0, capitalization: 0,
    correctsText: false, caretColor: 0, placeholderColor: 0, borderColor: 0, left: 0, right: 0,
  };
  if (kind !== "label") window.shown.setFieldStyle(field, () => "transparent");
  window.shown.setRuns(runs, [paragraph].flat());
  window.element = element;
}"""
LOOKS = """() => [...window.element.querySelectorAll(".paragraph > span")].map((span) => {
  const { fontSize, fontWeight, color, letterSpacing, textDecorationLine } = getComputedStyle(span);
  return [span.textContent, fontSize, fontWeight, color, letterSpacing, textDecorationLine];
})"""
PARAGRAPH = {
    "length": 0, "alignment": 4, "lineSpacing": 0, "lineHeightMultiple": 1, "spacing": 0, "indent": 0, "firstLineIndent": 0,
    "tailIndent": 0,
}


def run(length, **looks):
    return {
        "length": length, "size": 10, "weight": 400, "hasMonospacedDigits": False, "color": 0xFF, "background": 0,
        "underline": 0, "underlineColor": 0, "strikethrough": 0, "strikethroughColor": 0, "kern": 0, "baselineOffset": 0,
        **looks,
    }


@pytest.fixture
def page(open_page):
    return open_page(PHONE, as_sources=True)


@pytest.mark.parametrize("kind", ["label", "text area"])
def test_each_stretch_has_its_look_and_the_text_stays_one(page, kind):
    runs = [run(4, size=20, weight=700), run(4, color=0xFF0000FF, kern=2, underline=1)]
    page.evaluate(SHOWN, [kind, "One two\n", runs, PARAGRAPH])
    assert page.evaluate(LOOKS) == [
        ["One ", "20px", "700", "rgb(0, 0, 0)", "normal", "none"],
        ["two\n", "10px", "400", "rgb(255, 0, 0)", "2px", "underline"],
    ]
    assert page.evaluate("() => element.querySelector('.text, .text-copy').textContent") == "One two\n"


def test_the_next_text_of_a_label_is_plain(page):
    page.evaluate(SHOWN, ["label", "One", [run(3, size=20)], PARAGRAPH])
    page.evaluate("() => shown.setText('Two')")
    assert page.evaluate(LOOKS) == []
    text = page.evaluate("""() => {
      const text = element.querySelector(".text");
      return [text.textContent, getComputedStyle(text).fontSize, text.childNodes.length];
    }""")
    assert text == ["Two", "10px", 1]


def test_a_line_is_as_high_as_its_largest_stretch(page):
    paragraph = {**PARAGRAPH, "lineSpacing": 6, "spacing": 5}
    page.evaluate(SHOWN, ["label", "A\nb", [run(2, size=20), run(1)], paragraph])
    heights = page.evaluate("() => [...element.querySelectorAll('.paragraph')].map((each) => each.offsetHeight)")
    assert heights == [24 + 6, 12 + 6]


@pytest.mark.rule("ATTRIBUTED-4")
@pytest.mark.parametrize("kind", ["label", "text area"])
def test_each_paragraph_lies_as_its_style_says(page, kind):
    right = {**PARAGRAPH, "length": 4, "alignment": 2, "spacing": 9}
    indented = {**PARAGRAPH, "length": 3, "alignment": 0, "indent": 30, "firstLineIndent": -10, "tailIndent": -40}
    page.evaluate(SHOWN, [kind, "One\ntwo", [run(7)], [right, indented]])
    looks = page.evaluate("""() => [...element.querySelectorAll(".paragraph")].map((each) => {
      const { textAlign, paddingInlineStart, paddingInlineEnd, textIndent, marginTop } = getComputedStyle(each);
      return [each.textContent, textAlign, paddingInlineStart, paddingInlineEnd, textIndent, marginTop];
    })""")
    assert looks == [
        ["One\n", "right", "0px", "0px", "0px", "0px"],
        ["two", "left", "30px", "40px", "-10px", "9px"],
    ]
    edges = page.evaluate("""() => [...element.querySelectorAll(".paragraph > span")].map((each) => {
      const { left, right } = each.getBoundingClientRect(), box = element.getBoundingClientRect();
      return [Math.round(left - box.left), Math.round(box.right - right)];
    })""")
    assert edges[0][1] == 0 and edges[1][0] == 20


ENDS = """async ([lineBreak, lines, runs]) => {
  const { Label } = await import("/device/label.js");
  const element = document.createElement("div");
  element.className = "view";
  element.style.cssText = "left: 0; top: 0; width: 100px; height: 60px";
  document.querySelector("#screen").append(element);
  const label = new Label(element);
  label.setText("Alpha beta gamma delta omega");
  label.fit(60);
  label.setStyle(
    { size: 20, weight: 400, hasMonospacedDigits: false, color: 0xFF, alignment: 4, lines, lineBreak }, "#000000");
  if (runs) label.setRuns(runs[0], runs[1]);
  const text = element.querySelector(".text"), box = text.getBoundingClientRect();
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT), seen = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (let index = 0; index < node.length; index += 1) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const around = node.parentElement.closest("span, .text").getBoundingClientRect();
      const isIn = left >= around.left - 1 && right <= around.right + 1 && left >= box.left - 1 && right <= box.right + 1;
      if (isIn && top >= box.top - 2 && bottom <= box.bottom + 2) seen.push(node.data[index]);
    }
  }
  return [seen.join(""), text.textContent, getComputedStyle(text).textOverflow, Math.round(box.height)];
}"""
WORDS = "Alpha beta gamma delta omega"


@pytest.mark.rule("TEXT-22")
def test_text_that_does_not_fit_ends_as_its_label_says(page):
    seen, text, overflow, height = page.evaluate(ENDS, [2, 1, None])
    assert seen.startswith("Alpha b") and (text, overflow, height) == (WORDS, "clip", 24)
    seen, text, overflow, height = page.evaluate(ENDS, [0, 1, None])
    assert seen.strip() in ("Alpha", "Alpha beta")
    assert (text, height) == (WORDS, 24)
    seen, _, _, height = page.evaluate(ENDS, [1, 2, None])
    # A space at the end of a line hangs over its edge.
    assert height == 48 and len(seen) > 12 and WORDS.replace(" ", "").startswith(seen.replace(" ", ""))
    seen, text, overflow, _ = page.evaluate(ENDS, [3, 1, None])
    assert seen.endswith("omega") and not seen.startswith("A") and (text, overflow) == (WORDS, "ellipsis")
    seen, text, _, _ = page.evaluate(ENDS, [5, 1, None])
    assert seen.startswith("Al") and seen.endswith("ga") and text == WORDS and len(seen) < len(WORDS)
    seen, _, overflow, _ = page.evaluate(ENDS, [4, 1, None])
    assert seen.startswith("Alpha") and overflow == "ellipsis"


@pytest.mark.rule("TEXT-22")
def test_an_attributed_line_ends_without_its_head(page):
    runs = [[run(28, size=20, color=0xFF0000FF)], [{**PARAGRAPH, "length": 28}]]
    seen, text, _, _ = page.evaluate(ENDS, [3, 1, runs])
    assert seen.endswith("omega") and not seen.startswith("A") and text == WORDS


@pytest.mark.rule("TEXT-23")
def test_in_several_lines_the_ellipsis_stands_at_the_end(page):
    seen, text, _, _ = page.evaluate(ENDS, [3, 2, None])
    assert seen.startswith("Alpha") and text == WORDS
