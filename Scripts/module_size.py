"""size [--detail]: prints how many bytes the page's WebAssembly has, as it is and compressed for the network.

With --detail also which types its functions belong to, and which functions are the largest. `check` says whether a module
keeps to Profiles/budget.toml.
"""

import gzip
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import wasm_module

ROOT = Path(__file__).resolve().parent.parent
MODULE = ROOT / ".build/site/heft.wasm"
MOST_LINES = 40
# The prefixes before the function that is meant, in a demangled name.
PREFIX = re.compile(
    r"^(?:generic (?:not re-abstracted )?specialization <.*?> of |function signature specialization <.*?> of |merged |"
    r"closure #\d+ .*? in |partial apply forwarder for |protocol witness for .*? in conformance |static |"
    r"outlined \w+(?: with \w+)? of |one-time initialization function for |variable initialization expression of |"
    r"\(extension in \w+\):)+"
)


def compressed(path):
    """The bytes of a file as gzip packs it best."""
    return len(gzip.compress(Path(path).read_bytes(), 9, mtime=0))


def budgets():
    """The most bytes that a product's module may have, by the product's name."""
    return tomllib.loads((ROOT / "Profiles/budget.toml").read_text(encoding="utf-8"))["gzip"]


def check(product, path):
    """What is wrong with a module's size, in a sentence; None where nothing is, or where there is no budget for it."""
    budget = budgets().get(product)
    size = compressed(path)
    if budget is None or size <= budget:
        return None
    return (
        f"{product} has {size:,} bytes as gzip packs it, {size - budget:,} more than Profiles/budget.toml allows. "
        "`make size DETAIL=1` prints what they are; a larger budget needs a reason in the commit that sets it."
    )


def demangled(names):
    program = ["swift", "demangle", "--compact"]
    done = subprocess.run(program, input="\n".join(names), capture_output=True, text=True, check=True)
    return done.stdout.split("\n")


def detail(path):
    """Lines with the bytes of each type's functions, and of the largest functions."""
    module = wasm_module.read(Path(path).read_bytes())
    types, functions = Counter(), Counter()
    names = demangled([function.name for function in module.functions])
    for function, name in zip(module.functions, names, strict=False):
        name = PREFIX.sub("", name)
        found = re.match(r"\w+\.\w+", name)
        types[found[0] if found else name] += function.size
        functions[name] += function.size
    code = sum(function.size for function in module.functions)
    yield f"functions {len(module.functions)}, {code} bytes; data {module.data_size} bytes"
    for title, counts in (("By type", types), ("By function", functions)):
        yield f"{title}:"
        for name, size in counts.most_common(MOST_LINES):
            yield f"{size:8}  {name[:150]}"


def main():
    if sys.argv[1:] not in ([], ["--detail"]):
        sys.exit("size: takes nothing, or --detail.")
    subprocess.run([ROOT / "Scripts/build-wasm", str(ROOT), "Site", str(MODULE)], check=True)
    print(f"wasm raw {MODULE.stat().st_size} gzip {compressed(MODULE)}")
    if sys.argv[1:]:
        print("\n".join(detail(MODULE.with_suffix(".named.wasm"))))


if __name__ == "__main__":
    main()
