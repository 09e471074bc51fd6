"""What `Scripts/check-rules` counts as a citation, on tests that are made up."""

import pytest
from machine import script

check_rules = script("check-rules")

RULES = ["RULE-1", "RULE-2", "RULE-3"]


def own(name, text):
    """The rules that a file's tests cite by themselves."""
    cited = check_rules.citations(name, text, {"RULE"})
    return [each.rules[0] for each in cited if each.is_at_test and len(each.rules) == 1]


def test_a_swift_test_cites_by_its_name_its_comment_its_attributes_and_a_comment_inside():
    assert own("a.swift", '''/// All of it (RULE-9).
struct SomeTests {
  /// RULE-1.
  @Test func first() {}

  // RULE-2, as it is written.
  @Test(
    "RULE-3: of several lines", arguments: [1, 2])
  func second(
    number: Int
  ) {
    let text = "RULE-8"
    // RULE-4 asks for this.
    #expect(text.isEmpty)
  }

  /// RULE-7.
  private func helper() {}

  func testAsXcodeHasThem() {
    call()  // RULE-5
  }
}
''') == ["RULE-1", "RULE-2", "RULE-3", "RULE-4", "RULE-5"]


def test_a_python_test_cites_by_its_docstring_and_the_comment_above():
    assert own("test_a.py", '''"""All of it (RULE-9)."""


# RULE-1.
@mark.parametrize("one", [1])
def test_first(
    one,
):
    """RULE-2, and on the
    second line RULE-3."""
    text = "RULE-8"
    # RULE-4.


def helper():
    """RULE-7."""
''') == ["RULE-1", "RULE-2", "RULE-3", "RULE-4"]


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


@pytest.mark.parametrize(("text", "words"), [
    ("/// RULE-1, RULE-2 and RULE-3.\n@Test func all() {}\n", []),
    ("/// RULE-1 to RULE-3.\n@Test func all() {}\n", ["RULE-1 by", "RULE-2 by", "RULE-3 by"]),
    ("/// RULE-1, RULE-2, RULE-3 and RULE-4.\n@Test func all() {}\n", ["a.swift:1: there is no rule RULE-4"]),
    ("/// All (RULE-3).\nstruct Tests {\n  /// RULE-1, RULE-2.\n  @Test func all() {}\n}\n",
     ["RULE-3 by itself; a.swift:1 names it outside of a test"]),
])
def test_a_rule_without_a_test_of_its_own_is_told(text, words):
    complaints = list(check_rules.differences(RULES, list(check_rules.citations("a.swift", text, {"RULE"}))))
    assert len(complaints) == len(words)
    assert all(word in complaint for word, complaint in zip(words, complaints, strict=True))
