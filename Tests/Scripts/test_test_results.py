"""What `Scripts/test_results.py` reads of a runner's output."""

import subprocess
import sys

from machine import ROOT

sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "Scripts"))

import test_results  # noqa: E402

LEAKS = """\
✔ Test run with 2 tests in 0 suites passed after 0.008 seconds.

=================================================================
==14672==ERROR: LeakSanitizer: detected memory leaks

Direct leak of 132 byte(s) in 1 object(s) allocated from:
    #0 0x562eb401ef24 in malloc /home/build-user/compiler-rt/lib/asan/asan_malloc_linux.cpp:67:3
    #1 0x7f745ac6fa6e in swift_slowAlloc (/opt/swift/usr/lib/swift/linux/libswiftCore.so+0x46fa6e)
    #2 0x562eb405f0c5 in $s4leak5cycleyyF crtstuff.c
    #3 0x562eb405fd94 in main (/tmp/leak+0x126d94)

Indirect leak of 32 byte(s) in 1 object(s) allocated from:
    #0 0x562eb401ef24 in malloc /home/build-user/compiler-rt/lib/asan/asan_malloc_linux.cpp:67:3
    #1 0x562eb405f0c5 in $s4leak5cycleyyF crtstuff.c

Indirect leak of 8 byte(s) in 1 object(s) allocated from:
    #0 0x562eb401ef24 in malloc /home/build-user/compiler-rt/lib/asan/asan_malloc_linux.cpp:67:3

SUMMARY: AddressSanitizer: 172 byte(s) leaked in 3 allocation(s).
"""


def test_leaks_are_told_by_who_made_them_the_largest_first():
    assert test_results.leaks(LEAKS) == ["164 bytes from $s4leak5cycleyyF", "8 bytes from unknown"]
    assert test_results.of_swift(LEAKS).passed == 2


def test_a_run_without_leaks_has_none():
    assert test_results.leaks("✔ Test run with 2 tests in 0 suites passed after 0.008 seconds.\n") == []


FLAKY = """
import pathlib
def test_goes_the_second_time(tmp_path_factory):
    seen = pathlib.Path(__file__).with_name("seen")
    again, _ = seen.exists(), seen.touch()
    assert again, "was not there"
"""


def test_a_second_try_is_told_with_what_the_first_failed_of(tmp_path):
    (tmp_path / "test_flaky.py").write_text(FLAKY)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "second_tries", "--reruns", "1", "."]
    ended = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, env={"PYTHONPATH": str(ROOT / "Scripts"), "PATH": ""})
    assert test_results.run_again(ended.stdout) == [
        "test_flaky.py::test_goes_the_second_time: AssertionError: was not there"]
    assert test_results.of_pytest(ended.stdout) == test_results.Counts(passed=1, rerun=1)
