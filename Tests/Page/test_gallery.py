"""Every screen of the gallery in a real Chromium: in light and dark, on a phone and a tablet, in the usual and the largest
text."""

import re

import pytest
from gallery import gallery, product  # noqa: F401
from heft_browser import PHONE, ROOT, TABLET
from playwright.sync_api import expect
from shown import still
from test_app_search import tap
from test_lists import tree
from test_type import CUT

CATALOG = ROOT / "Examples/Gallery/Sources/Gallery/Catalog.swift"
TITLES = re.findall(r'GalleryEntry\(\s*title: "([^"]+)"', CATALOG.read_text(encoding="utf-8"))

# Texts that a screen shows cut, to show how that looks.
MEANT = {"Constraints": ["A long text, which is the first to give way where there is little room"]}
# The roles that must have a name for a screen reader.
CONTROLS = ("button", "switch", "slider", "radio", "tab", "textbox", "combobox", "link")
# Texts that stand beside the screen without being cut by it, as the browser sees them.
BESIDE = """() => {
  const screen = document.querySelector("#screen").getBoundingClientRect();
  return [...document.querySelectorAll("#screen .text")].filter((text) => {
    if (!text.textContent || !text.checkVisibility({ opacityProperty: true }) || text.closest("[inert]")) return false;
    const { left, right, width } = text.getBoundingClientRect();
    return width > 0 && left < screen.right && right > screen.left && (left < screen.left - 1 || right > screen.right + 1);
  }).map((text) => text.textContent);
}"""


@pytest.fixture(params=[PHONE, TABLET], ids=str)
def screen(request):
    return request.param


@pytest.fixture(params=["light", "dark"])
def color_scheme(request):
    return request.param


def test_the_catalog_of_the_documentation_has_each_screen_and_its_source():
    text = (ROOT / "docs/catalog.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| ([^|]+?) \| [^|]+ \| [^|]*`[^|]* \|", text, re.MULTILINE) == TITLES
    for source in re.findall(r"\]\((\.\./[^)]+)\)", text):
        assert (ROOT / "docs" / source).is_file(), source


def go_back(gallery):
    tap(gallery.page, gallery.screen.get_by_role("button", name="Back, Gallery"))
    expect(gallery.screen.get_by_role("button", name="Back, Gallery")).to_have_count(0)
    still(gallery.page)


def nameless(page):
    """The roles of the controls that have no name."""
    nodes = tree(page)
    return [f"a nameless {role}" for role in CONTROLS for node in nodes.all(role) if not node.name]


def ground(gallery):
    """How light the screen is at its upper edge, 0...255, where nothing stands but the bar."""
    box = gallery.screen.bounding_box()
    return sum(gallery.color_at(box["x"] + box["width"] / 2, box["y"] + 2)) / 3


def look(gallery, color_scheme, text_size=None):
    """Opens each screen; what is wrong there, by its title."""
    page = gallery.page
    if text_size:
        page.evaluate(
            """(size) => {
              const setting = document.querySelector("[name=text-size]");
              setting.value = size;
              setting.dispatchEvent(new Event("change", { bubbles: true }));
            }""",
            text_size,
        )
        still(page)
    wrong = {}
    for title in TITLES:
        gallery.open(title, rests=False)
        found = [*page.evaluate(CUT), *page.evaluate(BESIDE), *nameless(page)]
        if (ground(gallery) > 128) != (color_scheme == "light"):
            found.append(f"a ground as light as {ground(gallery):.0f}")
        found = [one for one in found if one not in MEANT.get(title, ())]
        if found:
            wrong[title] = found
        go_back(gallery)
    return wrong


def test_every_screen_opens_with_nothing_cut_or_nameless_on_the_ground_of_the_appearance(gallery, color_scheme):
    assert len(TITLES) >= 32
    assert look(gallery, color_scheme) == {}


@pytest.mark.parametrize("color_scheme", ["light"])
@pytest.mark.parametrize("screen", [PHONE], ids=str)
def test_nothing_is_cut_in_the_largest_text(gallery, color_scheme):
    assert look(gallery, color_scheme, "xxxl") == {}
