"""The gallery's date pickers in a real Chromium, and what went wrong there: arrays of constants in the module."""

import subprocess

import pytest
from gallery import gallery, product, screen  # noqa: F401
from heft_browser import ROOT, built_site

# The modules that every app is linked of.
MODULES = ["HeftLayout", "HeftBase", "HeftProtocol", "HeftForce", "Heft", "HeftDevice", "Simulator", "HeftWeb"]


@pytest.mark.rule("CONTROL-15")
def test_the_wheels_have_the_columns_of_their_mode(gallery):
    gallery.open("Dates")
    columns = gallery.screen.get_by_role("slider")
    names = columns.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert names == ["Hours", "Minutes", "AM or PM", "Hours", "Minutes"]


def test_no_function_of_a_module_gets_the_arrays_of_another_copy():
    built_site("Gallery")
    check = [str(ROOT / "Scripts" / "check-arrays"), "Gallery", *MODULES]
    assert subprocess.run(check, capture_output=True, text=True, check=False).stdout == ""
