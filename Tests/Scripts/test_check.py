"""What `Scripts/check` tries after a change, and how it orders the modules."""

import sys

import pytest
from machine import ROOT, script

sys.path.insert(0, str(ROOT / "Scripts"))
check = script("check")


@pytest.mark.parametrize("folder", sorted({*check.COVERED, *(test for tests in check.COVERED.values() for test in tests)}))
def test_each_folder_that_is_named_is_there(folder):
    assert (ROOT / folder).is_dir()


def test_a_source_is_covered_by_the_tests_of_its_folders_name():
    assert check.test_folders("Sources/Heft/Tables/UITableView.swift") == ["Tests/HeftTests/Tables"]
    assert check.test_folders("Tests/HeftTests/Tables/TableTests.swift") == ["Tests/HeftTests/Tables"]
    assert check.test_folders("Tests/InkTests/Strokes/LiveStrokeTests.swift") == ["Tests/InkTests"]


def test_what_no_folder_of_tests_covers_is_left_to_the_whole_run():
    assert check.test_folders("Samples/Scale/ViewController.swift") == []


def test_a_module_comes_after_what_it_depends_on(tmp_path):
    library = check.Library(scratch=tmp_path)
    order = list(library.modules)
    for module in library.modules.values():
        for name in module.dependencies:
            if name in order:
                assert order.index(name) < order.index(module.name)
    assert [module.name for module in library.needed(["HeftForce"])][-1] == "HeftForce"
