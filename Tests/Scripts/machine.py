"""A machine of its own for a script: its programs only log their calls, its system files lie in a folder."""

import importlib.machinery
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
BASIC = ["bash", "cat", "cut", "dirname", "env", "head", "make", "mkdir", "rm", "sed", "sort"]


def script(name):
    """A Python script of the repository as a module, without its being run."""
    sys.dont_write_bytecode = True
    loader = importlib.machinery.SourceFileLoader(f"script_{name.replace('-', '_')}", str(ROOT / "Scripts" / name))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(module)
    return module


class Machine:
    """Programs by name; every call of one is a line in the log."""

    def __init__(self, folder):
        self.system = folder / "system"
        self.system.mkdir()
        self._programs = folder / "bin"
        self._programs.mkdir()
        self._log = folder / "log"
        for name in BASIC:
            (self._programs / name).symlink_to(shutil.which(name))
        (self._programs / "python3").write_text(f'#!{shutil.which("bash")}\nexec "{sys.executable}" "$@"\n')
        (self._programs / "python3").chmod(0o755)
        for name in ["swift", "git", "wasm-opt", "esbuild", "brotli", "pdftocairo"]:
            self.has(name)
        self.has("id", "echo 1000")

    def has(self, name, script=":"):
        """Puts a program on the machine that logs its call and runs a line of shell."""
        program = self._programs / name
        program.unlink(missing_ok=True)
        program.write_text(f'#!{shutil.which("bash")}\necho "{name} $*" >>"{self._log}"\n{script}\n')
        program.chmod(0o755)

    def holds(self, path):
        """Puts a file into the system."""
        file = self.system / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("")

    def run(self, *command):
        """Runs a command of the repository without a terminal; returns its result."""
        environment = {"PATH": str(self._programs), "HEFT_SYSTEM_ROOT": str(self.system), "HOME": os.environ["HOME"]}
        return subprocess.run(
            command, cwd=ROOT, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60
        )

    @property
    def calls(self):
        """Every call of a program, in order."""
        return self._log.read_text().splitlines() if self._log.exists() else []
