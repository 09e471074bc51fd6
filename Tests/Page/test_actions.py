"""Quick actions that the page's address names (ACTION-10)."""

from urllib.parse import parse_qs, urlsplit

import pytest
from heft_browser import PHONE
from playwright.sync_api import expect
from shown import Shown


def blue(page):
    """What is seen on the screen in the blue of the action."""
    return page.locator('#screen [style*="background-color: rgb(151, 187, 255)"]').locator("visible=true")


@pytest.mark.rule("ACTION-10")
def test_scale_opens_blue_once_and_is_white_after_a_reload(open_page):
    page = open_page(PHONE, "Site", "/?app=scale&action=dev.heft.Scale.OpenBlue")
    expect(blue(page)).not_to_have_count(0)
    assert parse_qs(urlsplit(page.url).query) == {"app": ["scale"]}
    page.reload()
    Shown(page).says("0 gram")
    expect(blue(page)).to_have_count(0)


def test_doodles_begins_with_an_empty_canvas(open_page):
    page = open_page(PHONE, "Site", "/?app=doodles&action=dev.heft.Doodles.NewDoodle")
    Shown(page).says("New Doodle")
    assert "action" not in page.url


def test_an_action_that_the_app_does_not_have_launches_it_and_is_counted(open_page):
    page = open_page(PHONE, "Site", "/?app=scale&action=none")
    shown = Shown(page)
    shown.says("0 gram")
    expect(shown.warning("A setting")).to_have_count(1)


def test_the_manifest_is_one_that_the_browser_takes(page):
    session = page.context.new_cdp_session(page)
    answer = session.send("Page.getAppManifest")
    assert answer["errors"] == []
    assert answer["url"].endswith("/manifest.webmanifest")
    assert "New Doodle" in answer["data"]


def test_the_manifests_pictures_are_there_in_the_sizes_that_it_says(page):
    sizes = page.evaluate(
        """async () => {
          const base = document.querySelector("link[rel=manifest]").href;
          const { icons, screenshots, shortcuts } = await (await fetch(base)).json();
          const all = [...icons, ...screenshots, ...shortcuts.flatMap(({ icons }) => icons)];
          return Promise.all(all.filter(({ sizes }) => sizes !== "any").map(async ({ src, sizes, type }) => {
            const blob = await (await fetch(new URL(src, base))).blob();
            const { width, height } = await createImageBitmap(blob);
            return [src, blob.type === type, `${width}x${height}` === sizes];
          }));
        }"""
    )
    assert len(sizes) == 11
    assert [name for name, is_of_type, is_of_size in sizes if not (is_of_type and is_of_size)] == []
