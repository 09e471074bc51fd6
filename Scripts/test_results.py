"""Reads what a test runner printed: how many of its tests passed, failed and were skipped."""

import re
from collections import Counter
from dataclasses import dataclass


@dataclass
class Counts:
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    # How many failed first and were run once more, whatever came of it.
    rerun: int = 0

    def __add__(self, other):
        return Counts(
            self.passed + other.passed, self.failed + other.failed, self.skipped + other.skipped,
            self.rerun + other.rerun,
        )

    def __str__(self):
        text = f"{self.passed} passed, {self.failed} failed"
        return f"{text}, {self.skipped} skipped" if self.skipped else text

    @property
    def total(self):
        return self.passed + self.failed + self.skipped


def of_swift(output):
    """Swift Testing's closing lines, and XCTest's where it ran any; None where neither came to its end."""
    ends = re.findall(r"^\S+ Test run with (\d+) tests?\b.* (?:passed|failed) after", output, re.M)
    failed = re.findall(r"^\S+ Test (?!run with |case )(.+) failed after", output, re.M)
    skipped = re.findall(r"^\S+ Test (?!run with |case )(.+) skipped", output, re.M)
    total = sum(int(count) for count in ends)
    counts = Counts(total - len(failed) - len(skipped), len(failed), len(skipped))
    older = re.findall(r"Executed (\d+) tests?, with (?:(\d+) tests? skipped and )?(\d+) failures?", output)
    if older:
        total, skipped, failed = (int(number or 0) for number in older[-1])
        counts += Counts(total - failed - skipped, failed, skipped)
    return counts if ends else None


def of_node(output):
    """The closing lines of `node --test`, whichever reporter wrote them."""
    found = dict(re.findall(r"^(?:#|ℹ) (pass|fail|cancelled|skipped|todo) (\d+)$", output, re.M))
    if "pass" not in found:
        return None
    number = {name: int(count) for name, count in found.items()}
    return Counts(
        number["pass"],
        number.get("fail", 0) + number.get("cancelled", 0),
        number.get("skipped", 0) + number.get("todo", 0),
    )


def of_pytest(output):
    """The closing line of pytest: `== 2 failed, 3 passed, 1 skipped in 0.12s ==`."""
    ends = re.findall(r"^=*\s*((?:\d+ \w+(?:, )?)+) in [\d.]+s", output, re.M)
    if not ends:
        return None
    number = {}
    for count, name in re.findall(r"(\d+) (\w+)", ends[-1]):
        number[name.rstrip("s")] = int(count)
    return Counts(
        number.get("passed", 0) + number.get("xpassed", 0),
        number.get("failed", 0) + number.get("error", 0),
        number.get("skipped", 0) + number.get("xfailed", 0),
        number.get("rerun", 0),
    )


def run_again(output):
    """The tests that pytest ran a second time, each with what it failed of at first (Scripts/second_tries.py)."""
    return re.findall(r"^second try: (.+)$", output, re.M)


def slowest(output):
    """The lines of pytest's `--durations`, which name the slowest tests."""
    return re.findall(r"^(\d+\.\d+s +call .+)$", output, re.M)


def leaks(output):
    """What the address sanitizer's leak check found: a line for each function that made what nothing frees, with the bytes."""
    found = Counter()
    for size, frames in re.findall(
            r"^(?:Direct|Indirect) leak of (\d+) byte\(s\) in \d+ object\(s\) allocated from:\n((?: +#\d.*\n)+)", output, re.M):
        # The allocator and the standard library make everything; the first beside them is the one to look at.
        names = [
            frame.split()[3] for frame in frames.splitlines()
            if len(frame.split()) > 3 and not re.search(r"asan_malloc|libswiftCore", frame)]
        found[names[0] if names else "unknown"] += int(size)
    return [f"{size} bytes from {name}" for name, size in found.most_common()]
