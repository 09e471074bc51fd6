"""A document in WebKit, with the pixels of the native build (FORMAT-28)."""

from document_module import HASHES, arguments, native_hashes


def test_a_document_has_the_pixels_of_the_native_build_at_every_zoom(browser):
    browser.driver.get("about:blank")
    found = browser.driver.execute_async_script(
        f"const [all, tell] = arguments; ({HASHES})(all).then(tell, (error) => tell(String(error)));", arguments()
    )
    assert found == native_hashes()
