"""The server as a browser sees it."""

import pytest
from heft_browser import DESKTOP, PHONE, SMALL_PHONE


@pytest.mark.parametrize("screen", [PHONE, SMALL_PHONE, DESKTOP], ids=str)
def test_the_page_loads_without_an_error(page):
    assert page.title().startswith("Heft") or page.title().endswith("Heft")
    assert page.troubles == []


@pytest.mark.parametrize("product", ["ColorByForce"])
def test_a_package_of_its_own_runs_in_the_same_page(page, finger):
    backgrounds = """() => [...document.querySelectorAll("#screen *")]
      .map((element) => getComputedStyle(element).backgroundColor)"""
    before = page.evaluate(backgrounds)
    finger.press(187, 333, force=0.2)
    finger.push(0.9)
    assert page.evaluate(backgrounds) != before


def test_the_page_is_isolated_so_that_its_clock_is_fine(page):
    assert page.evaluate("() => window.crossOriginIsolated") is True


def test_the_module_is_compiled_as_it_arrives(blank_page, serve):
    page = blank_page()
    page.add_init_script(
        """const whole = WebAssembly.compile, streaming = WebAssembly.compileStreaming;
        window.compilations = [];
        WebAssembly.compile = (...all) => { compilations.push("whole"); return whole(...all) };
        WebAssembly.compileStreaming = (...all) => { compilations.push("streaming"); return streaming(...all) };"""
    )
    page.goto(serve())
    page.evaluate("() => window.heft.ready")
    assert page.evaluate("() => window.compilations") == ["streaming", "streaming"]


def test_a_script_in_the_markup_does_not_run(page):
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.intruder = true";
          document.body.append(script);
        }"""
    )
    assert page.evaluate("() => window.intruder") is None
    assert any("Content Security Policy" in trouble for trouble in page.troubles)
    page.troubles.clear()


def test_an_address_with_nothing_leads_back_to_the_page(blank_page, serve):
    page = blank_page()
    answer = page.goto(serve() + "/nothing-here")
    assert answer.status == 404
    assert page.get_by_role("heading").inner_text() == "Not Found"
    assert page.evaluate("() => getComputedStyle(document.body).fontSize") == "18px"
    page.troubles.clear()
    page.get_by_role("link", name="Go to Heft").click()
    page.wait_for_url(serve() + "/")
    page.evaluate("() => window.heft.ready")
