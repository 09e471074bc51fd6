"""In which order `Scripts/test` runs its parts, and what it says at the end."""

import os
import re
import sys
import threading

import pytest
from machine import ROOT, script

sys.path.insert(0, str(ROOT / "Scripts"))
import heft_browser  # noqa: E402


@pytest.fixture
def runner(tmp_path, monkeypatch):
    """The script with a folder of its own for what it logs, and no package to write."""
    for name in ("HEFT_TEST_RUN", "PYTHONUNBUFFERED", "PYTHONDONTWRITEBYTECODE", "SWIFT_BACKTRACE"):
        monkeypatch.setenv(name, os.environ.get(name, ""))
    test = script("test")
    monkeypatch.setattr(test, "LOGS", tmp_path)
    monkeypatch.setattr(test.readme_package, "write", lambda: None)
    return test


@pytest.fixture
def run(runner, monkeypatch, capsys):
    """Runs parts that are made up, `name: function`; returns the exit code and what was printed, without seconds."""

    def ran(parts, beside=(), needs=None, named=()):
        monkeypatch.setattr(runner, "PARTS", {name: (name.title(), work) for name, work in parts.items()})
        monkeypatch.setattr(runner, "BESIDE", list(beside))
        monkeypatch.setattr(runner, "NEEDS", needs or {})
        monkeypatch.setattr(runner.sys, "argv", ["test", *named])
        with pytest.raises(SystemExit) as end:
            runner.main()
        return end.value.code, re.sub(r" \(\d+ s\)", "", capsys.readouterr().out).splitlines()

    return ran


def test_no_part_waits_for_one_that_comes_after_it(runner):
    order = list(runner.PARTS)
    for name, needs in runner.NEEDS.items():
        assert [need for need in needs if order.index(need) > order.index(name)] == [], name
    assert [name for name in order if name in runner.BESIDE] == runner.BESIDE


def test_what_is_needed_is_run_too(runner):
    for name, needs in runner.NEEDS.items():
        chosen = runner.chosen([name])
        assert set(chosen) == {name, *needs}
        assert {further for each in chosen for further in runner.NEEDS.get(each, [])} <= set(chosen)


def test_what_a_test_loads_is_built_as_it_is_served(runner):
    opened = [product for _, product, _ in runner.OPENED]
    others = [product for _, product, _ in runner.OTHERS]
    assert {*heft_browser.TESTED_SITES, *heft_browser.TESTED_MODULES} <= set(opened)
    assert set(opened).isdisjoint(others)
    assert {*runner.module_size.budgets(), *runner.ONLY_BUILT} <= {*opened, *others}
    assert set(opened).isdisjoint(runner.ONLY_BUILT)
    # Node's tests load modules by the names of their files.
    texts = [file.read_text() for file in (ROOT / "Tests/Node").glob("*.mjs")]
    assert not [name for name in runner.ONLY_BUILT if any(name in text for text in texts)]


def test_a_part_beside_runs_while_the_others_do_and_says_all_in_its_turn(runner, run):
    meet = threading.Barrier(2, timeout=10)

    def says(words):
        def work():
            meet.wait()
            runner.say(f"  {words}")
            return runner.Counts(passed=1)

        return work

    code, lines = run({"one": says("of one"), "two": says("of two")}, beside=["two"])
    assert code == 0
    assert lines == [
        "== One", "  of one", "   1 passed, 0 failed", "== Two", "  of two", "   1 passed, 0 failed",
        "== All", "   One: 1 passed, 0 failed", "   Two: 1 passed, 0 failed", "2 passed, 0 failed",
    ]


def test_a_part_beside_begins_when_what_it_needs_has_ended(runner, run):
    ended = []

    def work(name):
        return lambda: ended.append(name) or runner.Counts(passed=1)

    parts = {name: work(name) for name in ("build", "tests", "pages")}
    run(parts, beside=["pages"], needs={"pages": ["build", "tests"]})
    assert ended == ["build", "tests", "pages"]


@pytest.mark.parametrize(("rerun", "code", "last"), [(3, 0, "1 passed, 0 failed"), (4, 1, "1 passed, 1 failed")])
def test_more_second_tries_than_three_fail_the_run(runner, run, rerun, code, last):
    runner.second_tries.append("test_home.py::test_a: Error: no")
    found, lines = run({"page": lambda: runner.Counts(passed=1, rerun=rerun)})
    assert (found, lines[-1]) == (code, last)
    assert lines[-3:-1] == [f"   {rerun} needed a second try; at most 3 may:", "     test_home.py::test_a: Error: no"]


def test_what_failed_is_said_once_more_before_the_sum(runner, run):
    def fails():
        output = f"compiling\n{ROOT}/Sources/A.swift:1:2: error: no such name\nand more"
        runner.show_tail("native", output)
        runner.show_tail("random", "a line\nstopped at 7\n")
        return runner.Counts(failed=2)

    code, lines = run({"native": fails})
    assert code == 1
    assert lines[lines.index("== All") :] == [
        "== All",
        "   Native: 0 passed, 2 failed",
        "   What failed:",
        "     native: Sources/A.swift:1:2: error: no such name",
        "     random: stopped at 7",
        "0 passed, 2 failed",
    ]
