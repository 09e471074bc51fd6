"""With which options `Scripts/native` builds, on a machine whose `swift` only logs its calls."""


def test_a_new_folder_gets_no_index(machine, tmp_path):
    done = machine.run("Scripts/native", "build", "Tools", str(tmp_path / "new"), "--product", "heft")
    assert done.returncode == 0, done.stderr
    place = f"--package-path Tools --scratch-path {tmp_path}/new"
    assert machine.calls == [f"swift build {place} --disable-index-store --product heft"]


def test_a_folder_with_an_index_is_built_on_as_it_is(machine, tmp_path):
    (tmp_path / "old/debug/index").mkdir(parents=True)
    done = machine.run("Scripts/native", "test", ".", str(tmp_path / "old"), "--skip-build")
    assert done.returncode == 0, done.stderr
    assert machine.calls == [f"swift test --package-path . --scratch-path {tmp_path}/old --skip-build"]


def test_it_says_what_it_takes(machine):
    done = machine.run("Scripts/native", "build", "Tools")
    assert done.returncode == 1
    assert "build|test PACKAGE_DIR SCRATCH_DIR" in done.stderr
    assert machine.calls == []
