"""A document in Chromium; Tests/InkTests has it natively, Tests/Node in Node, and Tests/WebKit in WebKit."""

import pytest
from document_module import HASHES, arguments, native_hashes


@pytest.mark.rule("FORMAT-28")
def test_a_document_has_the_pixels_of_the_native_build_at_every_zoom(blank_page):
    assert blank_page().evaluate(HASHES, arguments()) == native_hashes()
