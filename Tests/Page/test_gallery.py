"""Every screen of the gallery in a real Chromium opens without an error: in light and dark, on a phone and a tablet."""

import re

import pytest
from gallery import GalleryPage
from heft_browser import PHONE, ROOT, TABLET
from playwright.sync_api import expect
from shown import still
from test_app_search import tap

CATALOG = ROOT / "Examples/Gallery/Sources/Gallery/Catalog.swift"
TITLES = re.findall(r'GalleryEntry\(\s*title: "([^"]+)"', CATALOG.read_text(encoding="utf-8"))


@pytest.fixture
def product():
    return "Gallery"


@pytest.fixture(params=[PHONE, TABLET], ids=str)
def screen(request):
    return request.param


@pytest.fixture(params=["light", "dark"])
def color_scheme(request):
    return request.param


@pytest.fixture
def gallery(page):
    return GalleryPage(page)


def go_back(gallery):
    tap(gallery.page, gallery.screen.get_by_role("button", name="Back, Gallery"))
    expect(gallery.screen.get_by_role("button", name="Back, Gallery")).to_have_count(0)
    still(gallery.page)


def test_the_gallery_lists_what_its_catalog_names(gallery):
    assert len(TITLES) >= 16
    for title in TITLES:
        gallery.open(title, rests=False)
        go_back(gallery)
