"""Compiles the library's modules whole, natively and for the page, and runs folders of their tests, without the package
manager.

A debug build by the package manager compiles file by file: with a module of three hundred files that takes minutes for a
change that the whole module takes less than one for. Only what depends on this package alone is built here, with what its
plugin makes of an app's Info.plist.
"""

import json
import os
import re
import shutil
import subprocess
import threading
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ["-target", "wasm32-unknown-none-wasm", "-enable-experimental-feature", "Embedded",
        "-enable-experimental-feature", "Extern"]
RUNNER = """import Testing
@main struct Runner { static func main() async { await Testing.__swiftPMEntryPoint() as Never } }
"""


class Broken(Exception):
    """What the compiler said."""


class Module:
    def __init__(self, target):
        self.name = target["name"]
        self.is_test = target["type"] == "test"
        self.path = target.get("path") or f"{'Tests' if self.is_test else 'Sources'}/{self.name}"
        self.dependencies = [name for each in target["dependencies"] for name, *_ in each.values()]
        self.is_plain = not target.get("pluginUsages")
        settings = {name: value for each in target.get("settings", []) for name, value in each["kind"].items()}
        self.options = ["-swift-version", settings.get("swiftLanguageMode", {}).get("_0", "6")]
        if "treatWarning" in settings:
            self.options += ["-Werror", settings["treatWarning"]["_0"]]


class Library:
    """The modules of a checkout, in the order in which they depend on each other."""

    def __init__(self, root=ROOT, scratch=None):
        self.root = Path(root)
        self.scratch = Path(scratch or self.root / ".build" / "whole")
        self.scratch.mkdir(parents=True, exist_ok=True)
        known = {target["name"]: Module(target) for target in self.manifest()["targets"]
                 if target["type"] in ("regular", "test")}
        self.modules = {}
        for module in known.values():
            self.add(module, known)

    def manifest(self):
        """What the package says of itself, asked for anew when that has changed."""
        said, source = self.scratch / "package.json", self.root / "Package.swift"
        if not said.exists() or said.stat().st_mtime < source.stat().st_mtime:
            command = ["swift", "package", "--package-path", str(self.root), "dump-package"]
            said.write_text(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
        return json.loads(said.read_text())

    def add(self, module, known):
        for name in module.dependencies:
            if name in known and name not in self.modules:
                self.add(known[name], known)
        self.modules.setdefault(module.name, module)

    def needed(self, names):
        """Modules and what they depend on, in order."""
        wanted, left = set(), list(names)
        while left:
            name = left.pop()
            if name in self.modules and name not in wanted:
                wanted.add(name)
                left += self.modules[name].dependencies
        return [self.modules[name] for name in self.modules if name in wanted]

    def sources(self, *paths):
        return sorted(str(file) for path in paths for file in (self.root / path).rglob("*.swift"))

    def compile(self, names, kind):
        """Compiles modules and what they depend on, as far as they are not current.

        `native` makes objects to link; `page` goes as far as what Embedded Swift refuses.
        """
        folder = self.scratch / kind
        folder.mkdir(exist_ok=True)
        newest = 0
        for module in self.needed(names):
            files = self.sources(module.path)
            if not module.is_plain:
                files.append(str(self.info_plist(module)))
            interface = folder / f"{module.name}.swiftmodule"
            newest = max([newest, *(os.stat(file).st_mtime for file in files)])
            made = interface.stat().st_mtime if interface.exists() else 0
            if made >= newest:
                continue
            if kind == "page":
                # Not /dev/null: the compiler removes its output where it fails, and root may remove that.
                options = ["-emit-sil", "-o", str(folder / "module.sil"), *PAGE]
            else:
                options = ["-c", "-o", str(folder / f"{module.name}.o"), "-enable-testing"]
            interface.unlink(missing_ok=True)
            self.swiftc(
                [*options, "-emit-module", "-emit-module-path", str(interface), "-module-name", module.name,
                 *module.options, "-I", str(folder)], files)
            newest = interface.stat().st_mtime

    def info_plist(self, module):
        """The Swift that the plugin `InfoPlist` makes of a module's Info.plist, as it is now."""
        program, folder = self.scratch / "InfoPlistSource", self.scratch / "native"
        if not program.exists():
            self.compile(["ShortcutManifest"], "native")
            self.swiftc(
                ["-o", str(program), "-module-name", "InfoPlistSource", "-swift-version", "6", "-I", str(folder)],
                [*self.sources("Plugins/InfoPlistSource"), str(folder / "ShortcutManifest.o")], is_library=False)
        # The program leaves a file alone that says the same, so the module stays current.
        made = folder / f"{module.name}-InfoPlist.swift"
        plist = self.root / module.path / "Info.plist"
        subprocess.run(
            [program, module.name, made, plist if plist.exists() else ""], check=True, capture_output=True, text=True)
        return made

    def swiftc(self, options, files, is_library=True):
        kind = ["-parse-as-library"] if is_library else []
        command = ["swiftc", "-wmo", "-Onone", *kind, "-package-name", "heft", *options, *files]
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode:
            errors = [line for line in done.stderr.splitlines() if re.search(r"(error|warning): ", line)]
            raise Broken("\n".join(errors) or done.stderr[-4000:])

    def build_tests(self, target, folders):
        """Builds the tests in folders of a test target into one program."""
        module = self.modules[target]
        self.compile(self.tested(target), "native")
        swift = Path(shutil.which("swift")).resolve().parent.parent / "lib/swift"
        runner = self.scratch / f"{target}-Runner.swift"
        runner.write_text(RUNNER)
        self.swiftc(
            ["-c", "-o", str(self.scratch / f"{target}.o"), "-module-name", target, *module.options,
             "-I", str(self.scratch / "native"), "-plugin-path", str(swift / "host/plugins/testing"),
             "-I", str(swift / "linux/testing")],
            [*self.sources(*folders), str(runner)])
        return self.link_tests(target)

    def tested(self, target):
        return [name for name in self.modules[target].dependencies if name in self.modules]

    def link_tests(self, target):
        """Links tests that are built with the modules as they are now: enough where only bodies have changed."""
        program = self.scratch / f"{target}-tests"
        modules = [self.scratch / "native" / f"{each.name}.o" for each in self.needed(self.tested(target))]
        self.swiftc(["-o", str(program), "-lTesting"], [str(self.scratch / f"{target}.o"), *map(str, modules)])
        return program


def run_tests(program, seconds=300, environment=None):
    """Runs a program of tests; returns its exit code and what it printed."""
    try:
        done = subprocess.run(
            [program, "--testing-library", "swift-testing"], capture_output=True, text=True, timeout=seconds, cwd=ROOT,
            env=os.environ | (environment or {}))
    except subprocess.TimeoutExpired:
        return 124, f"no end after {seconds} seconds"
    return done.returncode, re.sub(r"\x1b\[[0-9;]*m", "", done.stdout + done.stderr)


# A line in which swift-testing reports a failure that is not a known one.
ISSUE = re.compile(r" recorded an issue\b")


def fail(program, seconds, environment=None, files=()):
    """Whether a program of tests fails, by an issue, a trap or no end after so many seconds. The first issue ends it:
    swift-testing has no option for that. With names of files only their tests run."""
    only = ["--filter", "/(" + "|".join(map(re.escape, files)) + "):"] if files else []
    # A trap is enough; what led to it takes the longer.
    surroundings = os.environ | {"SWIFT_BACKTRACE": "enable=no"} | (environment or {})
    process = subprocess.Popen(
        [program, "--testing-library", "swift-testing", *only], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, text=True, errors="replace", cwd=ROOT, env=surroundings)
    alarm = threading.Timer(seconds, process.kill)
    alarm.start()
    try:
        for line in process.stderr:
            if ISSUE.search(line):
                return True
        return process.wait() != 0
    finally:
        alarm.cancel()
        process.kill()
        process.wait()
        process.stderr.close()
