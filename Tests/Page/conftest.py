"""The page in a real Chromium: one server and one browser for the whole run, a fresh page for each test.

`page` is the phone's page with the app running. A test that wants another says so by parametrising `screen`,
`color_scheme`, `reduced_motion`, `app` or `product` (an example's name instead of `Site`), or opens several with
`open_page`. Whatever a page reports as an error fails its test.

`@pytest.mark.rule("PEEK-21")` names the rules of docs/spec.md that a test holds the page to; one that fails is told with them.
"""

import re
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

import heft_browser  # noqa: E402
from heft_browser import PHONE, Pen, Touchscreen, servers  # noqa: E402
from playwright.sync_api import expect  # noqa: E402
from shown import Shown  # noqa: E402
from waiting import LIMIT  # noqa: E402

expect.set_options(timeout=LIMIT)


def pytest_configure(config):
    config.addinivalue_line("markers", "rule(*numbers): the rules of docs/spec.md that the test holds the page to")


def rules(item):
    return [number for mark in item.iter_markers("rule") for number in mark.args]


def pytest_collection_modifyitems(items):
    # The gallery's tests take a minute each. A worker begins at the front of its share and the others take from the end of it,
    # so what comes first is not what all wait for at last.
    items.sort(key=lambda item: item.path.name != "test_gallery.py")
    for item in items:
        for number in rules(item):
            if not re.fullmatch(r"[A-Z]{3,}-[1-9][0-9]*", number):
                raise pytest.UsageError(f"{item.nodeid}: '{number}' is no rule of docs/spec.md; one looks like PEEK-21.")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if report.failed and rules(item):
        report.sections.append(("Rules of docs/spec.md", ", ".join(rules(item))))
    return report


@pytest.fixture(scope="session")
def serve():
    """The address of the page that runs a product."""
    with servers() as address:
        yield address


@pytest.fixture(scope="session")
def browser():
    with heft_browser.chromium(alone=True) as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_browser(browser):
    """The browser that people have, for a module that traps: without its toolbars Chromium does not survive that."""
    whole = heft_browser.launch(browser.browser_type)
    yield whole
    whole.close()


@pytest.fixture
def screen():
    return PHONE


@pytest.fixture
def color_scheme():
    return "light"


@pytest.fixture
def reduced_motion():
    return "no-preference"


@pytest.fixture
def product():
    return "Site"


@pytest.fixture
def watched():
    """The pages of this test: their `troubles` fail it, unless the test looked at them and cleared them."""
    pages = []
    yield pages
    troubles = [trouble for page in pages for trouble in page.troubles]
    for page in pages:
        page.context.close()
    assert not troubles, "the page reported errors:\n" + "\n".join(troubles)


@pytest.fixture
def open_page(browser, serve, watched):
    """Opens a page with Scale, or another app, running: `open_page(DESKTOP, color_scheme="dark", product="Example")`."""

    def opened(screen=PHONE, product="Site", path=None, as_sources=False, **appearance):
        # The site's page without an app is its home screen.
        path = path or ("/?app=scale" if product == "Site" else "/")
        page = heft_browser.blank_page(browser, screen, **appearance)
        watched.append(page)
        page.goto(serve(product, as_sources) + path)
        page.evaluate("() => window.heft.ready")
        return page

    return opened


@pytest.fixture
def blank_page(browser, watched):
    """Opens a page with nothing loaded, for a test that prepares something before the page does."""

    def opened(screen=PHONE, **appearance):
        page = heft_browser.blank_page(browser, screen, **appearance)
        watched.append(page)
        return page

    return opened


@pytest.fixture
def app():
    """The app that the page's address asks for; None is Scale, and for an example its own app."""
    return None


@pytest.fixture
def as_sources():
    """Whether the page's scripts are there as they are written, each by itself, for a test of one."""
    return False


@pytest.fixture
def page(open_page, screen, product, app, as_sources, color_scheme, reduced_motion):
    path = f"/?app={app}" if app else None
    return open_page(screen, product, path, as_sources, color_scheme=color_scheme, reduced_motion=reduced_motion)


@pytest.fixture
def shown(page):
    """What `page` shows."""
    return Shown(page)


@pytest.fixture
def touchscreen(page):
    return Touchscreen(page)


@pytest.fixture
def finger(touchscreen):
    return touchscreen.finger()


@pytest.fixture
def pen(page):
    return Pen(page)
