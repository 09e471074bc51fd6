"""What `Scripts/setup` installs, asks for and says."""

import pytest

BUILTINS = "usr/lib/llvm-19/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a"


@pytest.mark.parametrize(
    "library",
    [
        "usr/lib/wasm32-wasi/libc.a",
        "usr/lib/wasm32-wasip1/libc.a",
        "usr/share/wasi-sysroot/lib/wasm32-wasi/libc.a",
        "opt/wasi-sdk/share/wasi-sysroot/lib/wasm32-wasip1/libc.a",
    ],
)
@pytest.mark.parametrize(
    "builtins", [BUILTINS, "opt/wasi-sdk/lib/clang/19/lib/wasip1/libclang_rt.builtins-wasm32.a"]
)
def test_nothing_is_installed_where_everything_is_there(machine, library, builtins):
    machine.holds(library)
    machine.holds(builtins)
    machine.has("sudo", "exit 1")
    machine.has("apt-get", "exit 1")
    done = machine.run("Scripts/setup", "run")
    assert (done.returncode, done.stderr) == (0, "")
    assert not any(call.startswith(("sudo", "apt-get")) for call in machine.calls)


def test_what_is_missing_is_installed_by_sudo(machine):
    machine.holds(BUILTINS)
    machine.has("sudo", '[ "$1" = -n ] && shift; exec "$@"')
    machine.has("apt-get")
    machine.has("true")
    done = machine.run("Scripts/setup", "run")
    assert done.returncode == 0, done.stderr
    assert machine.calls[-1] == "apt-get install -y -qq --no-install-recommends wasi-libc"


def test_a_sudo_that_asks_for_a_password_is_no_fault_of_the_network(machine):
    machine.has("sudo", 'echo "sudo: a password is required" >&2; exit 1')
    machine.has("apt-get")
    done = machine.run("Scripts/setup", "run")
    assert done.returncode == 1
    assert "a password is required" in done.stderr
    assert "sudo does not let this user install them" in done.stderr
    assert "wasi-libc" in done.stderr
    assert "network" not in done.stderr
    assert not any(call.startswith("apt-get") for call in machine.calls)


def test_package_lists_that_cannot_be_read_are_a_fault_of_the_network(machine):
    machine.has("id", "echo 0")
    machine.has("apt-get", "exit 100")
    done = machine.run("Scripts/setup", "run")
    assert done.returncode == 1
    assert "check the network" in done.stderr


def test_without_sudo_an_administrator_is_named(machine):
    machine.has("apt-get")
    done = machine.run("Scripts/setup", "run")
    assert done.returncode == 1
    assert "Ask an administrator" in done.stderr
    assert "wasi-libc" in done.stderr


def test_without_apt_every_missing_thing_is_told_with_what_it_is_for(machine):
    (machine._programs / "wasm-opt").unlink()
    done = machine.run("Scripts/setup", "run")
    assert done.returncode == 1
    assert "binaryen, for wasm-opt" in done.stderr
    assert "wasi-libc, the C library for WebAssembly" in done.stderr
    assert "/opt/wasi-sdk" in done.stderr
