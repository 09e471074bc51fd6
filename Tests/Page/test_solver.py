"""The solver of constraints in Chromium; Tests/Node has it in Node, and Tests/WebKit in WebKit."""

import pytest
from solver_module import HASH, module_text, native_hash


@pytest.mark.rule("LAYOUT-2")
def test_systems_that_change_by_chance_have_the_values_of_the_native_build(blank_page):
    assert blank_page().evaluate(HASH, module_text()) == native_hash()
