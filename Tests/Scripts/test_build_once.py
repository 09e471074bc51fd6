"""What the tests of pages build, once in a run whichever worker asks first."""

import subprocess
import sys

import pytest
from machine import ROOT

PROGRAM = f"""
import sys
sys.path.insert(0, {str(ROOT / "Scripts")!r})
import heft_browser
from pathlib import Path
heft_browser.ROOT = Path(sys.argv[1])
heft_browser.build_once("site", ["sh", "-c", "sleep 0.3; echo built >> log; exit $(cat code)"])
"""


@pytest.fixture
def worker(tmp_path):
    """Starts a worker of a run of the tests that wants the site."""
    (tmp_path / "code").write_text("0")

    def started(run):
        environment = {"PATH": "/usr/bin:/bin", **({"HEFT_TEST_RUN": run} if run else {})}
        command = [sys.executable, "-c", PROGRAM, str(tmp_path)]
        return subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)

    return started


def builds(folder):
    return (folder / "log").read_text().splitlines().count("built")


def test_workers_of_one_run_build_once_and_wait_for_each_other(worker, tmp_path):
    workers = [worker("one"), worker("one"), worker("one")]
    assert [each.wait(60) for each in workers] == [0, 0, 0]
    assert builds(tmp_path) == 1


def test_another_run_builds_again_and_so_does_a_process_without_a_run(worker, tmp_path):
    for run in ["one", "two", None, None]:
        assert worker(run).wait(60) == 0
    assert builds(tmp_path) == 4


def test_a_build_that_failed_is_tried_again_by_the_next_worker(worker, tmp_path):
    (tmp_path / "code").write_text("1")
    assert worker("one").wait(60) == 1
    (tmp_path / "code").write_text("0")
    assert worker("one").wait(60) == 0
    assert builds(tmp_path) == 2
