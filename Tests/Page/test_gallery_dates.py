"""The gallery's date pickers in a real Chromium."""

import pytest
from gallery import gallery, product, screen  # noqa: F401


@pytest.mark.rule("CONTROL-15")
def test_the_wheels_have_the_columns_of_their_mode(gallery):
    gallery.open("Dates")
    columns = gallery.screen.get_by_role("slider")
    names = columns.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert names == ["Hours", "Minutes", "AM or PM", "Hours", "Minutes"]
