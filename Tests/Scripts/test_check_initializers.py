"""Which initializers `Scripts/check-initializers` tells of, in sources that are made up."""

from machine import script

check_initializers = script("check-initializers")


def test_one_that_is_not_public_in_a_class_that_apps_may_extend_is_told_with_its_line():
    text = "open class A: NSObject {\n  private init(_ a: Int) {\n  }\n  init?(b: Int) {}\n}\n"
    assert check_initializers.found(text) == [(2, "A"), (4, "A")]
    assert check_initializers.found("public class B {\n  let a = \"}\"  // {\n  fileprivate init() {}\n}\n") == [(3, "B")]


def test_others_are_not():
    text = "open class A {\n  public init() {}\n  override init(a: Int) {}\n  convenience init(b: Int) {}\n}\n"
    assert check_initializers.found(text) == []
    assert check_initializers.found("public final class A {\n  init() {}\n}\nclass B {\n  init() {}\n}\n") == []
    assert check_initializers.found("open class A {\n  struct B {\n    init() {}\n  }\n}\n") == []
