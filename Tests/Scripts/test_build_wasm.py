"""`Scripts/build-wasm` on a machine that is made up: what it says, and in which order builds come."""

import shutil
from concurrent.futures import ThreadPoolExecutor

import pytest

NEEDED = ["cmp", "flock", "ls", "mv", "sleep", "tail"]


@pytest.fixture
def builder(machine, tmp_path):
    """A machine that has what a module needs; `swift build` takes a moment there."""
    for name in NEEDED:
        (tmp_path / "bin" / name).symlink_to(shutil.which(name))
    resources = tmp_path / "swift"
    (resources / "embedded/wasm32-unknown-none-wasm").mkdir(parents=True)
    machine.has("swiftc", f"echo '\"runtimeResourcePath\": \"{resources}\"'")
    machine.holds("usr/lib/wasm32-wasi/libc.a")
    machine.holds("usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a")
    machine.has("swift", f'sleep 0.3; echo "built" >>"{tmp_path / "log"}"')
    return machine


def packages(tmp_path, *names):
    for name in names:
        (tmp_path / name).mkdir()
        (tmp_path / name / "Package.swift").write_text("")
        yield ["env", f"HEFT_SCRATCH={tmp_path / 'scratch'}", "Scripts/build-wasm", "--check", str(tmp_path / name), "App"]


def test_builds_in_one_folder_wait_for_each_other(builder, tmp_path):
    """The folder is set up for one package: another's build would read the plan of the first."""
    with ThreadPoolExecutor() as pool:
        done = list(pool.map(lambda command: builder.run(*command), packages(tmp_path, "one", "two", "three")))
    assert [(each.returncode, each.stdout) for each in done] == [(0, "")] * 3, done
    calls = [call.split()[0] for call in builder.calls if call.startswith(("swift build", "built"))]
    assert calls == ["swift", "built"] * 3
    assert sum("waiting for another build" in each.stderr for each in done) == 2
