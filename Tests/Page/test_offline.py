"""The page without a network, and a newer version of it."""

import re
import shutil

import heft_browser
import pytest
from heft_browser import PHONE, Pen, Server, Touchscreen
from playwright.sync_api import expect
from shown import Shown

NOTICE = "A new version of Heft is here."
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"


class Site:
    """A site in a folder of its own, which a test can renew, on a server that it can stop."""

    def __init__(self, folder):
        self.folder = shutil.copytree(heft_browser.built_site("Site"), folder)
        self.server = Server(folder=self.folder)
        self.url = self.server.url

    def renew(self):
        """Another version: its page has another description, and its worker says that all is of another version."""
        for name, old, new in [
            ("index.html", '<meta name="description" content="', '<meta name="description" content="New. '),
            ("service-worker.js", "heft-site-", "heft-site-a-newer-"),
        ]:
            path = self.folder / name
            text = path.read_text(encoding="utf-8")
            assert old in text
            path.write_text(text.replace(old, new), encoding="utf-8")
            for ending in (".gz", ".br"):
                path.with_name(name + ending).unlink()


@pytest.fixture
def site(tmp_path):
    site = Site(tmp_path / "site")
    yield site
    site.server.stop()


@pytest.fixture
def visit(browser, site, watched):
    """Opens the site in a browser that keeps what it is given; the first visit is over when all is kept."""
    contexts = []

    def opened(path="/", again=False):
        if again:
            page = contexts[0].new_page()
            page.troubles = []
        else:
            page = heft_browser.blank_page(browser, PHONE, service_workers="allow")
            contexts.append(page.context)
            watched.append(page)
        page.goto(site.url + path)
        page.evaluate("() => window.heft.ready")
        page.evaluate(KEPT)
        return page

    return opened


def is_new(page):
    return page.locator("meta[name=description]").get_attribute("content").startswith("New.")


def becomes_new(page):
    expect(page.locator("meta[name=description]")).to_have_attribute("content", re.compile("^New"))
    page.evaluate("() => window.heft.ready")


def look_for_a_newer_one(page):
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")


@pytest.mark.parametrize("path", ["/", "/?app=scale", "/?app=doodles", "/index.html"])
def test_after_the_first_visit_everything_is_there_without_a_server(visit, site, path):
    page = visit()
    site.server.stop()
    page.goto(site.url + path)
    page.evaluate("() => window.heft.ready")
    expect(page.locator("#placeholder")).to_be_hidden()
    expect(page.locator("#screen").get_by_role("button").first).to_be_visible()
    finger = Touchscreen(page).finger()
    finger.press(187, 300, 0.3)
    Shown(page).gauge_shows("2.00", "Touch pressure")


def test_what_is_kept_of_the_icons_is_shown_without_a_server(visit, site):
    page = visit()
    site.server.stop()
    page.reload()
    statuses = page.evaluate(
        """async () => Promise.all(["manifest.webmanifest", "favicon.svg", "icons/heft-192.png"]
          .map(async (address) => (await fetch(address)).status))"""
    )
    assert statuses == [200, 200, 200]


def test_a_newer_version_is_offered_and_loaded_when_asked_for(visit, site):
    page = visit()
    site.renew()
    page.reload()
    page.evaluate("() => window.heft.ready")
    assert not is_new(page)
    look_for_a_newer_one(page)
    expect(page.get_by_text(NOTICE)).to_be_visible()
    page.get_by_role("button", name="Load it").click()
    becomes_new(page)
    expect(page.get_by_text(NOTICE)).to_be_hidden()


def test_the_first_visit_offers_nothing(visit):
    page = visit()
    look_for_a_newer_one(page)
    expect(page.get_by_text(NOTICE)).to_be_hidden()


def test_a_newer_version_that_is_ignored_leaves_the_older_one_whole(visit, site):
    visit()
    page = visit(again=True)
    site.renew()
    look_for_a_newer_one(page)
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_text(NOTICE)).to_be_hidden()
    site.server.stop()
    page.reload()
    page.evaluate("() => window.heft.ready")
    assert not is_new(page)


def test_a_newer_version_does_not_touch_a_line_that_is_being_drawn(visit, site):
    visit()
    page = visit("/?app=doodles&action=dev.heft.Doodles.NewDoodle", again=True)
    canvas = page.locator("#screen canvas").first
    expect(canvas).to_be_visible()
    pen = Pen(page)
    pen.press(120, 260, 0.4)
    pen.press(160, 300, 0.5)
    site.renew()
    look_for_a_newer_one(page)
    expect(page.get_by_text(NOTICE)).to_be_visible()
    for step in range(10):
        pen.press(160 + 6 * step, 300 + 8 * step, 0.5)
    pen.lift()
    expect(Shown(page).source).to_have_text("No touch")
    assert page.evaluate("() => window.heft.ready.then(() => document.visibilityState)") == "visible"
    assert not is_new(page)


def test_of_two_tabs_only_the_one_that_asks_is_loaded_anew(visit, site):
    visit()
    first, second = visit(again=True), visit("/?app=scale", again=True)
    site.renew()
    look_for_a_newer_one(first)
    expect(first.get_by_text(NOTICE)).to_be_visible()
    second.evaluate("() => { window.isTheSame = true }")
    first.get_by_role("button", name="Load it").click()
    becomes_new(first)
    assert second.evaluate("() => window.isTheSame")
    finger = Touchscreen(second).finger()
    finger.press(187, 300, 0.3)
    Shown(second).gauge_shows("2.00", "Touch pressure")


def test_a_file_that_the_browser_has_taken_away_is_fetched_again(visit):
    page = visit()
    page.evaluate(
        """async () => { for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys()) if (url.endsWith(".wasm")) await cache.delete(url);
        } }"""
    )
    page.reload()
    page.evaluate("() => window.heft.ready")
    assert Shown(page).failure.is_hidden()


def test_a_file_that_is_damaged_where_it_is_kept_is_fetched_again(visit):
    page = visit()
    page.evaluate(
        """async () => { for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys()) if (/heft-[0-9a-f]+\\.wasm$/.test(url)) {
            await cache.put(url, new Response("damaged", { headers: { "content-type": "application/wasm" } }));
          }
        } }"""
    )
    page.reload()
    page.evaluate("() => window.heft.ready")
    page.get_by_role("button", name="Start again").click()
    expect(Shown(page).failure).to_be_hidden()
    page.evaluate("() => window.heft.ready")
    page.troubles.clear()


def test_a_version_that_cannot_be_fetched_whole_is_not_offered(visit, site):
    page = visit()
    site.renew()
    worker = site.folder / "service-worker.js"
    text = worker.read_text(encoding="utf-8")
    damaged = re.sub(r'(assets/page-[0-9a-f]+\.css","?,?"?)[0-9a-f]{64}', r"\g<1>" + "0" * 64, text)
    assert damaged != text
    worker.write_text(damaged, encoding="utf-8")
    # Files that the older version has kept are not fetched, so they are taken away.
    page.evaluate(
        """async () => { for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys()) if (url.endsWith(".css")) await cache.delete(url);
        } }"""
    )
    state = page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          await registration.update();
          const worker = registration.installing;
          while (worker.state === "installing") await new Promise((go) => worker.addEventListener("statechange", go));
          return worker.state;
        }"""
    )
    assert state == "redundant"
    expect(page.get_by_text(NOTICE)).to_be_hidden()


def test_a_browser_that_keeps_nothing_loads_the_page_at_each_visit(browser, site, watched):
    page = heft_browser.blank_page(browser, PHONE, service_workers="allow")
    watched.append(page)
    page.add_init_script("navigator.serviceWorker.register = async () => { throw new DOMException('no', 'SecurityError') }")
    for _ in range(2):
        page.goto(site.url)
        page.evaluate("() => window.heft.ready")
        expect(page.locator("#placeholder")).to_be_hidden()
    assert page.evaluate("() => caches.keys()") == []


def test_the_site_works_below_a_path_on_any_host(browser, site, watched, tmp_path):
    outer = tmp_path / "outer"
    outer.mkdir()
    shutil.move(site.folder, outer / "apps")
    for name in ("index.html", "_headers"):
        shutil.copy(outer / "apps" / name, outer)
    with Server(folder=outer) as server:
        page = heft_browser.blank_page(browser, PHONE, service_workers="allow")
        watched.append(page)
        page.goto(server.url + "/apps/")
        page.evaluate("() => window.heft.ready")
        page.evaluate(KEPT)
        assert page.evaluate("async () => (await navigator.serviceWorker.ready).scope") == server.url + "/apps/"
        url = server.url
    page.goto(url + "/apps/?app=scale")
    page.evaluate("() => window.heft.ready")
    expect(page.locator("#screen")).to_contain_text("gram")
    assert re.search("Scale", page.title())
