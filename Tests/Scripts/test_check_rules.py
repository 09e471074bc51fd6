"""What `Scripts/check-rules` counts as a citation, on tests that are made up."""

import pytest
from machine import script

check_rules = script("check-rules")

# The mark of a made-up test; written out, it would be one of this file's own.
MARK = "@pytest" ".mark.rule"
RULES = ["RULE-1", "RULE-2", "RULE-3"]


def own(name, text):
    """The rules that a file's tests cite by themselves."""
    cited = check_rules.citations(name, text, {"RULE"})
    return [each.rules[0] for each in cited if each.is_at_test and len(each.rules) == 1]


def test_a_swift_test_cites_by_its_traits_and_by_nothing_else():
    assert own("a.swift", '''/// All of it (RULE-9).
struct SomeTests {
  @Test(.rule("RULE-1")) func first() {}

  /// RULE-7, as it is written.
  @Test(
    "RULE-8: of several lines", .rules("RULE-2", "RULE-3"),
    .rule("RULE-4"), arguments: [1, 2])
  func second(
    number: Int
  ) {
    // RULE-7 asks for this.
    let trait: RuleTrait = .rule("RULE-8")
  }

  @Test func third() {
    call()  // RULE-7
  }
}
''') == ["RULE-1", "RULE-2", "RULE-3", "RULE-4"]


def test_a_python_test_cites_by_its_mark_and_by_nothing_else():
    assert own("test_a.py", '''"""All of it (RULE-9)."""


@rule("RULE-1")
@pytest.mark.parametrize("one", [1])
def test_first(
    one,
):
    """RULE-7 too, and on the
    second line RULE-7."""
    text = "RULE-8"
    # RULE-7.


@rule("RULE-2", "RULE-3")
def test_second():
    pass


# RULE-7.
def test_third():
    pass
'''.replace("@rule", MARK)) == ["RULE-1", "RULE-2", "RULE-3"]


@pytest.mark.parametrize(("name", "text", "line"), [
    ("a.swift", '@Test("RULE-1: it holds") func one() {}\n', 1),
    ("a.swift", '@Test(\n  "It holds (RULE-1)", .rule("RULE-2"))\nfunc one() {}\n', 2),
    ("a.swift", "/// RULE-1.\n@MainActor\n@Test func one() {}\n", 1),
    ("a.swift", '/// Why RULE-1 holds.\n@Test("It holds", .rule("RULE-1"))\nfunc one() {}\n', None),
    ("a.swift", '@Test("It holds", .rule("RULE-1"))\nfunc one() {}\n', None),
    ("test_a.py", '# RULE-1.\n@mark.one\ndef test_one():\n    pass\n', 1),
    ("test_a.py", 'def test_one():\n    """RULE-1: it holds."""\n', 2),
    ("test_a.py", MARK + '("RULE-1")\ndef test_one():\n    """Why RULE-1 holds."""\n', None),
])
def test_a_test_that_begins_with_a_rule_in_words_is_told_what_to_write(name, text, line):
    told = list(check_rules.in_words(name, text, {"RULE"}))
    remedy = '.rule("RULE-1")' if name == "a.swift" else '@pytest.mark.rule("RULE-1")'
    assert told == ([f"{name}:{line}: RULE-1 stands in words; write {remedy}."] if line else [])


def test_a_script_test_cites_by_its_name_and_its_comments():
    assert own("a.test.mjs", '''// All of it (RULE-9).

// RULE-1.
test("RULE-2: it holds", () => {
  // RULE-3.
  call("RULE-8");
});

function helper() { // RULE-7
}
''') == ["RULE-1", "RULE-2", "RULE-3"]


@pytest.mark.parametrize(("name", "text", "words"), [
    ("a.swift", '@Test(.rules("RULE-1", "RULE-2", "RULE-3")) func all() {}\n', []),
    ("a.swift", '@Test(.rules("RULE-1", "RULE-2", "RULE-3", "RULE-4")) func all() {}\n',
     ["a.swift:1: there is no rule RULE-4"]),
    ("a.swift", '@Test(.rules("RULE-1", "RULE-2"), .rule("RULE3")) func all() {}\n',
     ["a.swift:1: there is no rule RULE3", "RULE-3 by itself"]),
    ("a.swift", '/// All (RULE-3).\nstruct Tests {\n  @Test(.rules("RULE-1", "RULE-2")) func all() {}\n}\n',
     ["RULE-3 by itself; a.swift:1 names it outside of a test"]),
    ("a.test.mjs", "// RULE-1, RULE-2 and RULE-3.\ntest('all', () => {});\n", []),
    ("a.test.mjs", "// RULE-1 to RULE-3.\ntest('all', () => {});\n", ["RULE-1 by", "RULE-2 by", "RULE-3 by"]),
])
def test_a_rule_without_a_test_of_its_own_is_told(name, text, words):
    complaints = list(check_rules.differences(RULES, list(check_rules.citations(name, text, {"RULE"}))))
    assert len(complaints) == len(words)
    assert all(word in complaint for word, complaint in zip(words, complaints, strict=True))
