"""The page in a real WebKit: one server for each product, and one browser as long as it answers."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from heft_browser import servers  # noqa: E402
from heft_webkit import Browsers  # noqa: E402


@pytest.fixture(scope="session")
def serve():
    """The address of the page that runs a product."""
    with servers() as address:
        yield address


@pytest.fixture(scope="session")
def browsers():
    with Browsers() as browsers:
        yield browsers


@pytest.fixture
def browser(browsers):
    return browsers.page()


@pytest.fixture
def product():
    return "PeekList"


@pytest.fixture
def page(browser, serve, product):
    """The page, loaded anew, with the app of a product running in it."""
    browser.open(serve(product))
    yield browser
    browser.mouse.let_go()
    assert browser.js("document.getElementById('failure').hidden")
