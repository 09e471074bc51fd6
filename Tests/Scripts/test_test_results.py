"""What `Scripts/test_results.py` reads of a runner's output."""

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
