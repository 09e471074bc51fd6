"""The page that WebKit keeps: a second visit, one without a network, and a newer version."""

import shutil

import pytest
from heft_browser import Server, built_site

NOTICE = "document.getElementById('notice')"
RUNS = "document.querySelector('#screen [role=button]') !== null && document.getElementById('failure').hidden"


@pytest.fixture
def folder(tmp_path):
    return shutil.copytree(built_site("PeekList"), tmp_path / "site")


@pytest.fixture
def server(folder):
    server = Server(folder=folder)
    yield server
    server.stop()


def renew(folder):
    """Another version: its page says so, and its worker is of another version."""
    for name, old, new in [
        ("index.html", "<html ", '<html data-version="newer" '),
        ("service-worker.js", "heft-site-", "heft-site-a-newer-"),
    ]:
        path = folder / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
        for ending in (".gz", ".br"):
            path.with_name(name + ending).unlink()


def visit(browser, server):
    browser.open(server.url)
    browser.settled("navigator.serviceWorker.ready")


def test_a_page_that_was_there_once_is_there_without_a_server(browser, server):
    visit(browser, server)
    server.stop()
    browser.open(server.url)
    browser.until(RUNS)


def test_a_newer_version_is_offered_and_loaded_only_when_asked_for(browser, server, folder):
    visit(browser, server)
    renew(folder)
    browser.open(server.url)
    browser.until(f"!{NOTICE}.hidden")
    assert browser.js("document.documentElement.dataset.version ?? 'old'") == "old"
    browser.js(f"{NOTICE}.querySelector('.act').click()")
    browser.until("document.documentElement.dataset.version === 'newer'")
    browser.until(RUNS)


def test_a_second_part_that_breaks_off_is_loaded_again(browser, server, folder):
    second = next(path for path in (folder / "assets").glob("heft-second-*.wasm"))
    whole = second.read_bytes()
    for ending in (".gz", ".br"):
        second.with_name(second.name + ending).unlink()
    second.write_bytes(whole[: len(whole) // 2])
    browser.driver.get(server.url)
    browser.until("window.heft")
    second.write_bytes(whole)
    browser.settled("window.heft.ready")
    browser.until(RUNS)
