"""The page without eyes or without a pointer: the accessibility tree and the keyboard."""

import pytest
from heft_browser import DESKTOP
from playwright.sync_api import expect


@pytest.fixture
def screen():
    return DESKTOP


def accessibility_tree(page):
    """Role and name of every node that a screen reader is given."""
    session = page.context.new_cdp_session(page)
    session.send("Accessibility.enable")
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    heard = [node for node in nodes if not node["ignored"]]
    return [tuple(node.get(key, {}).get("value", "") for key in ("role", "name")) for node in heard]


def names(page, role):
    return [name for its_role, name in accessibility_tree(page) if its_role == role]


def test_the_devices_screen_is_named_after_the_app(page):
    assert "Scale" in names(page, "group")
    assert names(page, "main") == ["Device"]


def test_the_app_has_a_heading_a_picture_and_a_value(page, pen, shown):
    assert "Scale" in names(page, "heading")
    assert sorted(names(page, "image")) == ["A kitchen scale", "Graph of the last ten seconds"]
    assert names(page, "timer") == ["0 gram"] or "0 gram" in names(page, "StaticText")
    pen.press(*shown.middle(), force=0.4)
    shown.says("154 grams")
    expect(page.get_by_role("timer")).to_have_text("154 grams")
    words = names(page, "StaticText")
    assert "154 grams" in words and "40% force" in words and "0 gram" not in words


def test_a_changing_weight_is_not_read_out_by_itself(page):
    expect(page.get_by_role("timer")).to_have_attribute("aria-live", "off")


def test_the_gauge_is_a_meter_that_says_value_and_source(page, pen, shown):
    meter = page.get_by_role("meter", name="Force")
    expect(meter).to_have_attribute("aria-valuenow", "0")
    pen.press(*shown.middle(), force=0.3)
    expect(meter).to_have_attribute("aria-valuenow", "30")
    expect(meter).to_have_attribute("aria-valuetext", "1.25, Pen pressure")
    assert (meter.get_attribute("aria-valuemin"), meter.get_attribute("aria-valuemax")) == ("0", "100")


def test_the_console_is_a_log(page):
    assert names(page, "log") == ["Console"]


def test_every_control_has_a_role_and_a_name(page):
    panel = ["Whole window", "Picture to press", "Save trace", "Replay\u2026", "Relaunch", "Shortcuts"]
    assert sorted(names(page, "button")) == sorted([*panel, "Calibrate", "Tare", "Home"])
    assert names(page, "switch") == ["3D Touch", "Use trackpad force for 3D Touch"]
    assert names(page, "combobox") == ["Device", "Text size"]
    radios = [name.replace("\u2009", " ") for name in names(page, "radio")]
    device = ["g", "oz", "N", "%"]
    panel = ["Scale", "Doodles", "Rooms", "AppSearch", "Light", "Medium", "Firm", "0.3 s", "0.5 s", "0.8 s"]
    assert sorted(radios) == sorted([*device, *panel])
    assert sorted(names(page, "radiogroup")) == sorted(["Unit", "App", "Sensitivity", "Touch and hold"])


def test_the_headings_outline_the_page(page):
    levels = page.evaluate(
        """() => [...document.querySelectorAll("h1, h2")]
          .filter((heading) => heading.checkVisibility()).map((heading) => heading.tagName)"""
    )
    assert levels == ["H1", "H2", "H2", "H2", "H2"]


FOCUSED = """() => {
  const { activeElement: element } = document;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  return {
    name: (element.getAttribute("aria-label") ?? (element.labels?.[0] ?? element).textContent).trim(),
    id: element.id,
    isRinged: element.matches(":focus-visible") && outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
  };
}"""


def test_tab_reaches_every_control_with_a_ring_around_it(page):
    stops = []
    for _ in range(25):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement === document.body"):
            break
        stops.append(page.evaluate(FOCUSED))
    reached = [stop["name"].replace("\u2009", " ") for stop in stops if stop["id"] != "console"]
    scale = ["Scale", "Calibrate", "g", "oz", "N", "%", "Tare"]
    device = [*scale, "Home"]
    settings = [
        "Whole window", "Scale", "Device", "3D Touch", "Use trackpad force for 3D Touch", "Medium", "Picture to press",
        "0.5 s", "Text size",
    ]
    panel = [*settings, "Save trace", "Replay\u2026", "Relaunch", "Shortcuts"]
    assert reached == [*device, *panel]
    assert stops[-1]["id"] == "console"
    assert [stop["name"] for stop in stops if not stop["isRinged"]] == []


def test_the_ring_is_seen_in_the_pixels(page, shown):
    button = page.get_by_role("button", name="Save trace")
    box = button.bounding_box()
    ring = (box["x"] + box["width"] / 2, box["y"] - 3)
    before = shown.color_at(*ring)
    page.get_by_role("combobox", name="Text size").focus()
    page.keyboard.press("Tab")
    expect(button).to_be_focused()
    assert shown.color_at(*ring) != before


def test_a_press_by_pointer_draws_no_ring_around_the_device(page, pen, shown):
    pen.press(*shown.middle(), force=0.3)
    pen.lift()
    expect(shown.screen).to_be_focused()
    assert shown.screen.evaluate("(screen) => getComputedStyle(screen).outlineStyle") == "none"
    page.keyboard.press("a")
    assert shown.screen.evaluate("(screen) => getComputedStyle(screen).outlineStyle") == "solid"


def test_settings_are_changed_by_keyboard_alone(page, shown):
    page.get_by_role("switch", name="3D Touch", exact=True).focus()
    page.keyboard.press(" ")
    shown.says("3D Touch is off: nothing can be weighed")
    page.keyboard.press(" ")
    shown.says_nothing_like("3D Touch is off")
    page.keyboard.press("Tab")
    expect(page.get_by_role("switch", name="Use trackpad force")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Firm")).to_be_checked()


def test_a_failure_is_a_dialog_with_a_name_and_a_description(blank_page, serve):
    page = blank_page(DESKTOP)
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(serve() + "/?app=scale")
    dialog = page.get_by_role("alertdialog", name="This browser has no WebAssembly")
    expect(dialog).to_be_focused()
    sentence = "Heft runs Swift as WebAssembly, and this browser does not offer it."
    expect(dialog).to_have_accessible_description(sentence)
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Start again")).to_be_focused()
