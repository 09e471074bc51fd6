"""What a module's size is, and what is said of one that is too large."""

import random
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

import module_size  # noqa: E402
import wasm_module  # noqa: E402


def section(kind, content):
    return bytes([kind, len(content)]) + content


def module(*parts):
    return b"\0asm\1\0\0\0" + b"".join(parts)


NAMES = section(0, b"\4name" + section(1, b"\2\0\4host\1\4main"))
IMPORTS = section(2, b"\1\1a\1b\0\0")
CODE = section(10, b"\1\2\0\x0b")


def test_a_modules_own_functions_have_their_names_and_sizes():
    read = wasm_module.read(module(IMPORTS, CODE, section(11, b"\0\0\0"), NAMES))
    assert read.imported == 1
    assert [(function.name, function.size) for function in read.functions] == [("main", 2)]
    assert read.data_size == 3


def test_a_function_without_a_name_has_its_index():
    assert [function.name for function in wasm_module.read(module(IMPORTS, CODE)).functions] == ["1"]


def test_a_module_over_its_budget_is_told_with_how_much_it_is_over(tmp_path):
    seed = random.randrange(1_000_000)
    print(f"seed {seed}")
    large = tmp_path / "large.wasm"
    large.write_bytes(random.Random(seed).randbytes(2_000_000))
    over = module_size.compressed(large) - module_size.budgets()["Site"]
    assert f"{over:,} more than Profiles/budget.toml allows" in module_size.check("Site", large)


@pytest.mark.parametrize("product", ["Site", "AnyoneElses"])
def test_a_module_within_its_budget_or_without_one_is_not_told_of(tmp_path, product):
    small = tmp_path / "small.wasm"
    small.write_bytes(module(CODE))
    assert module_size.check(product, small) is None
