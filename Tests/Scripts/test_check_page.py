"""What `Scripts/check-page` says of the compiler's complaints."""

import pytest
from machine import ROOT, script

check_page = script("check-page")


@pytest.mark.parametrize(
    ("problem", "line", "advice"),
    [
        ("attribute 'weak' cannot be used in Embedded Swift", "weak var list: List?", "@Weak var"),
        ("attribute 'weak' cannot be used in Embedded Swift", "button.tapped = { [weak self] in", "weakify(self)"),
        ("attribute 'unowned' cannot be used in Embedded Swift", "{ [unowned self] in", "weakify(self)"),
        ("cannot find 'Task' in scope", "Task { await load() }", "callback"),
        ("'Codable' is unavailable: unavailable in embedded Swift", "struct Note: Codable {", "yourself"),
        ("'#selector' can only be used with the Objective-C runtime", "action: #selector(tap)", "the method itself"),
        ("Objective-C interoperability is disabled", "@objc func tap() {}", "Leave @objc out"),
        ("'@IBOutlet' property cannot have non-'@objc' class type 'B'", "@IBOutlet var b: B!", "viewDidLoad"),
        ("no such module 'Foundation'", "import Foundation", "Import Heft"),
        ("cannot use a value of protocol type 'any Shape' in embedded Swift", "let all: [any Shape]", "subclasses"),
        ("cannot use key path in embedded Swift", "names.map(\\.name)", "closure"),
        ("conformance of 'Array<Element>' to 'CustomStringConvertible' is unavailable", "print([1])", "description"),
        ("'Mirror' is unavailable", "Mirror(reflecting: 3)", "CustomStringConvertible"),
    ],
)
def test_a_known_mistake_has_a_remedy(problem, line, advice):
    assert advice in check_page.remedy(problem, line)


def test_each_mistake_is_told_once_with_its_place(tmp_path):
    source = tmp_path / "Sources" / "main.swift"
    source.parent.mkdir()
    source.write_text("import Heft\nlet task = Task {}\n")
    line = f"{source}:2:12: error: cannot find 'Task' in scope\n"
    told = check_page.report(f"[3/4] Compiling\n{line}{line}{source}:2:1: warning: unused\n", tmp_path)
    assert told == [
        "Sources/main.swift:2:12: cannot find 'Task' in scope\n    let task = Task {}\n"
        "    There is no concurrency in a page: use a Timer, an animation's completion or another callback."
    ]


def test_a_mistake_that_is_not_known_is_told_in_the_compilers_words(tmp_path):
    line = f"{tmp_path}/a.swift:1:1: error: cannot find 'nonsense' in scope"
    assert check_page.report(line, tmp_path) == ["a.swift:1:1: cannot find 'nonsense' in scope"]


def test_a_folder_without_a_package_is_told():
    import subprocess

    done = subprocess.run(
        [str(ROOT / "Scripts" / "check-page"), "/no/such/folder", "MyApp"], capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "There is no Package.swift".lower() in done.stderr.lower()
