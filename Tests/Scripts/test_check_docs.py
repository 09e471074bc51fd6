"""What `Scripts/check-docs` finds missing in comments, and `Scripts/documentation` in articles, on sources that are made up."""

import pytest
from machine import script

check_docs = script("check-docs")
documentation = script("documentation")


def found(text, path="Sources/Heft/Views/a.swift"):
    return [(each.name, each.line, each.missing) for each in check_docs.gaps({path: text})]


def test_what_a_comment_leaves_out_is_told_with_its_place():
    text = """public struct Scale {
  /// Weighs.
  public func weigh(_ thing: Int, at place: (Int, Int) = (0, 0)) throws(ScaleError) -> Double {
    0
  }
}
"""
    assert found(text) == [("Scale.weigh(_:at:)", 3, "`- Parameter`s for thing, place and `- Returns` and `- Throws`")]


def test_a_comment_that_tells_all_is_whole():
    assert found("""extension Scale {
  /// Weighs.
  ///
  /// - Parameters:
  ///   - thing: What to weigh,
  ///     in grams.
  ///   - done: Called once.
  /// - Returns: Grams.
  /// - Throws: `ScaleError`.
  @discardableResult
  public func weigh(_ thing: Int, then done: (Int, Int) -> Void) throws -> Double { 0 }

  /// One.
  ///
  /// - Parameter index: From 0.
  /// - Returns: Its weight.
  public subscript(index: Int) -> Double { 0 }
}
""") == []


def test_one_parameter_of_several_is_missed():
    [(_, _, missing)] = found("/// A.\n///\n/// - Parameter a: One.\npublic func sum(a: Int, b: Int) {}\n")
    assert missing == "`- Parameter`s for b"


def test_only_public_functions_count_and_those_of_public_protocols():
    assert found("struct A {\n  func a(b: Int) {}\n}\npackage func c(d: Int) {}\n") == []
    [(name, _, _)] = found("public protocol Listener {\n  func hear(_ sound: Int)\n}\n")
    assert name == "Listener.hear(_:)"
    assert found("protocol Listener {\n  func hear(_ sound: Int)\n}\n") == []


def test_what_inherits_its_comment_is_passed_over():
    assert found("open class A: B {\n  open override func a(b: Int) {}\n}\n") == []
    assert found("""public protocol Listener {
  /// Hears.
  ///
  /// - Parameter sound: The sound.
  func hear(_ sound: Int)
}
public final class Ear: Listener {
  public func hear(_ sound: Int) {}
  public func hear(all sounds: Int) {}
}
""") == [("Ear.hear(all:)", 9, "`- Parameter`s for sounds")]


def test_operators_and_old_names_are_passed_over():
    assert found("extension A {\n  public static func == (one: A, other: A) -> Bool { true }\n}\n") == []
    assert found("@available(*, deprecated, renamed: \"b\")\npublic func a(b: Int) {}\n") == []


def test_calls_and_comments_are_no_declarations():
    assert found("public struct A {\n  /// As `public init(b: Int)`.\n  public let a = A.init(b: 1)\n}\n") == []


@pytest.mark.parametrize(("now", "most", "words"), [(3, 2, "and 2 may"), (1, 2, "--lower"), (2, 2, None)])
def test_the_ceiling_holds_both_ways(now, most, words):
    complaints = list(check_docs.differences({"Heft/Views": now}, {"Heft/Views": most}))
    assert len(complaints) == (words is not None)
    assert all(words in complaint for complaint in complaints)


def test_a_folder_without_a_ceiling_has_none():
    assert len(list(check_docs.differences({"Ink": 1}, {}))) == 1


def test_an_articles_swift_stands_in_a_listing():
    listing = "final class A {\n  func b() {\n    c()\n\n    d()\n  }\n}\n"
    article = "# Title\n\n```swift\nfunc b() {\n  c()\n  d()\n}\n```\n"
    assert list(documentation.strange_blocks({"a.md": article}, [listing])) == []
    [complaint] = documentation.strange_blocks({"a.md": article.replace("d()", "e()")}, [listing])
    assert complaint.startswith("a.md:4: ")


def test_a_page_finds_its_files_from_where_it_lies():
    page = documentation.anywhere(
        '<head><meta charset="utf-8"><link rel="icon" href="/favicon.ico"><script>var baseUrl = "/"</script>'
        '<script defer="defer" src="/js/index.js"></script><link href="/css/index.css" rel="stylesheet"></head>', 2)
    assert 'href="/' not in page and 'src="/' not in page
    assert "parts.length - 2" in page
    for name in ("js/index.js", "css/index.css", "favicon.ico"):
        assert f'baseUrl + "{name}"' in page


def test_a_page_of_another_renderer_is_refused():
    with pytest.raises(documentation.Broken):
        documentation.anywhere('<head><meta charset="utf-8"><script src="/new.js"></script></head>', 1)
