"""When a run of the tests with a change in force ends, and where `Scripts/mutate` looks for changes."""

import sys
import time
from pathlib import Path

import pytest
from machine import ROOT, script

sys.path.insert(0, str(ROOT / "Scripts"))
import whole_modules  # noqa: E402

mutate = script("mutate")


@pytest.fixture
def program(tmp_path):
    """Makes a program that stands for one of tests, of the shell's words."""

    def made(words):
        path = tmp_path / "tests"
        path.write_text(f"#!/bin/sh\n{words}\n")
        path.chmod(0o755)
        return path

    return made


def test_the_first_issue_ends_a_run(program):
    begun = time.monotonic()
    assert whole_modules.fail(program("echo 'X Test \"A tap\" recorded an issue at A.swift:1:2: no' >&2; exec sleep 60"), 50)
    assert time.monotonic() - begun < 20


@pytest.mark.parametrize("words", ["echo 'X Test run with 2 tests passed' >&2; exit 3", "kill -ILL $$", "exec sleep 60"])
def test_a_run_that_fails_traps_or_does_not_end_has_noticed_a_change(program, words):
    assert whole_modules.fail(program(words), 1)


def test_an_issue_that_is_known_is_none(program):
    assert not whole_modules.fail(program("echo 'X Test \"A tap\" recorded a known issue at A.swift:1:2' >&2"), 20)


def test_the_tests_of_some_files_are_chosen_by_the_files_names(program, tmp_path):
    path = program(f'printf "%s\\n" "$@" "$HEFT_MUTANT" > {tmp_path}/said')
    assert not whole_modules.fail(path, 20, {"HEFT_MUTANT": "7"}, ["TapTests.swift", "PressTests.swift"])
    assert (tmp_path / "said").read_text().splitlines()[-3:] == ["--filter", r"/(TapTests\.swift|PressTests\.swift):", "7"]


@pytest.mark.parametrize(("folder", "target", "near"), mutate.PLACES)
def test_each_place_is_there_and_has_tests_near_it(folder, target, near):
    assert (ROOT / folder).is_dir()
    assert all(list((ROOT / "Tests" / target / each).rglob("*.swift")) for each in near)


def test_what_was_missed_is_tried_again_where_its_line_is_now(tmp_path, monkeypatch, capsys):
    file = tmp_path / "Sources/Ink/Strokes/Dot.swift"
    file.parent.mkdir(parents=True)
    file.write_text("struct Dot {\n  func ink() {\n    // New here.\n    mark(1)\n    spread(2)\n  }\n}\n")
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    name = "Sources/Ink/Strokes/Dot.swift"
    (mutant,) = mutate.missed_before(
        "mutate: compiled in 15 min\n"
        f"  3 MISSED  {name}:4 line: spread(2)  ->  // dropped\n"
        f"  4 noticed {name}:3 number: mark(1)  ->  mark(2)\n"
        f" 15 MISSED  {name}:9 line: dry(2)  ->  // dropped\n"
        " 16 MISSED  Sources/Ink/Strokes/Gone.swift:9 line: dry(2)  ->  // dropped\n")
    assert str(mutant) == f"{name}:5 line: spread(2)  ->  // dropped"
    assert (mutant.number, mutant.target, mutant.after, mutant.first, mutant.last) == (3, "InkTests", "    // dropped", 2, 4)
    assert [line.split()[:2] for line in capsys.readouterr().out.splitlines()] == [["15", "gone"], ["16", "gone"]]


def test_all_tests_that_use_a_changed_module_may_notice():
    def target(name, kind, *dependencies):
        return whole_modules.Module(
            {"name": name, "type": kind, "dependencies": [{"byName": [each, None]} for each in dependencies]})

    library = whole_modules.Library.__new__(whole_modules.Library)
    made = [target("Ink", "regular"), target("Heft", "regular", "Ink"), target("Layout", "regular"),
            target("InkTests", "test", "Ink"), target("HeftTests", "test", "Heft"), target("LayoutTests", "test", "Layout")]
    library.modules = {each.name: each for each in made}
    mutant = mutate.Mutant(1, Path("Sources/Ink/Strokes/Dot.swift"), "InkTests", 4, "line", "a", "b", 3, 5)
    assert mutate.users(library, mutant) == ["InkTests", "HeftTests"]
