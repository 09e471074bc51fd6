"""How long a project takes that is brought: to be read, to be checked, and to become a page.

Each figure is the median over its runs. The projects are those of Examples/Xcode; a rebuild follows a change of one line in
a copy of one of them. The library is built before, natively and for the page, and is not counted.
"""

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEFT = ROOT / "Tools/.build/debug/heft"
IMPORT = ROOT / "Tools/Import/.build/debug/heft-import"
MODULES = ROOT / ".build/page-modules"
# Small apps, of which none is about errors (our choice).
PROJECTS = ["Recipes", "Trails", "Meter", "Birds"]
GENERATIONS = 5
CHECKS = 3
REBUILDS = 3


def seconds(*command):
    """Runs a command that must succeed, and times it."""
    started = time.monotonic()
    done = subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True, text=True)
    took = time.monotonic() - started
    if done.returncode != 0:
        print(done.stdout[-2000:] + done.stderr[-2000:], file=sys.stderr)
        sys.exit(f"bring: {' '.join(str(part) for part in command)} failed with {done.returncode}")
    return took


def say(name, times):
    print(f"bring/{name} {statistics.median(times):.2f} s n={len(times)}", flush=True)


def projects():
    return [ROOT / "Examples/Xcode" / name for name in PROJECTS]


def main():
    with tempfile.TemporaryDirectory() as folder:
        # The first check builds what reads projects, and the modules that they are read against: what is written is mended
        # by the compiler's look at its types.
        seconds(HEFT, "check", projects()[0])
        written = Path(folder) / "written"
        say(
            "generate",
            [
                seconds(
                    IMPORT, "write", project, written / f"{project.name}{count}", "--heft", ROOT, "--modules", MODULES)
                for project in projects()
                for count in range(GENERATIONS)
            ],
        )
        say("check", [seconds(HEFT, "check", project) for project in projects() for _ in range(CHECKS)])

        # The first page builds the library; a copy at another place is a new project each time.
        site = Path(folder) / "site"
        seconds(HEFT, "build", projects()[0], "--output", site / "first")
        copies = []
        for project in projects():
            copies.append(Path(folder) / f"copy of {project.name}" / project.name)
            shutil.copytree(project, copies[-1])
        say("first-page", [seconds(HEFT, "build", copy, "--output", site / copy.name) for copy in copies])

        # As `heft run` builds at every save.
        quick = [HEFT, "build", "--quick", copies[0], "--output", site / "quick"]
        seconds(*quick)
        times = []
        source = next(path for path in sorted(copies[0].rglob("*.swift")) if "Controller" in path.name)
        for count in range(REBUILDS):
            source.write_text(source.read_text() + f"\nprivate let benchmark{count} = {count}\n")
            times.append(seconds(*quick))
        say("rebuild", times)


if __name__ == "__main__":
    main()
