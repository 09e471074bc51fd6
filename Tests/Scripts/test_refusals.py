"""A wrong setting is told before anything is installed or built."""

import socket

import pytest


@pytest.mark.parametrize("port", ["abc", "65536", "-1", "80 80", "99999999999999999999"])
def test_a_port_that_is_none_is_told_first(machine, port):
    done = machine.run("Scripts/run", port)
    assert done.returncode == 1
    assert "a number from 0 to 65535" in done.stderr
    assert port in done.stderr
    assert machine.calls == []


def test_a_port_in_use_is_told_first(machine):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        done = machine.run("Scripts/run", str(port))
    assert done.returncode == 1
    assert f"port {port} is in use by another program" in done.stderr
    assert machine.calls == []


def test_an_example_that_is_not_there_is_told_first(machine):
    done = machine.run("Scripts/run", "0", "Nonsense")
    assert done.returncode == 1
    assert "no example 'Nonsense'" in done.stderr
    assert machine.calls == []


@pytest.mark.parametrize("target", ["test", "bench"])
def test_a_part_that_is_not_there_is_told_first(machine, target):
    done = machine.run("make", target, "ONLY=nonsense")
    assert done.returncode != 0
    assert "nonsense" in done.stderr
    assert machine.calls == []
    if target == "test":
        assert done.stdout.splitlines()[-1] == "0 passed, 1 failed"
