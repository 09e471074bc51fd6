import Testing

@testable import AppImport

@Suite("Dictionaries that are merged")
struct MergingTests {
  @Test(
    "Dictionaries are merged by functions of Heft",
    arguments: [
      ("a.merge(b) { _, new in new }", "a.heftMerge(b) { _, new in new }"),
      ("a.merge(b) { $1 }", "a.heftMerge(b) { $1 }"),
      ("a.merging(b, uniquingKeysWith: +)", "a.heftMerging(b, uniquingKeysWith: +)"),
      ("Dictionary(a, uniquingKeysWith: +)", "Dictionary(heftPairs: a, uniquingKeysWith: +)"),
      (
        "[String: Int](a.map { ($0, 1) }, uniquingKeysWith: { $0 + $1 })",
        "[String: Int](heftPairs: a.map { ($0, 1) }, uniquingKeysWith: { $0 + $1 })"
      ),
    ])
  func merged(before: String, after: String) {
    #expect(rewritten(before) == after)
  }

  @Test(
    "A project's own functions of these names stay",
    arguments: [
      "store.merge(other)", "store.merge(other) { print(1) }", "a.merge(with: b)",
      "Dictionary(uniqueKeysWithValues: a)",
    ])
  func own(text: String) {
    #expect(rewritten(text).hasPrefix(text.prefix(8)))
    #expect(!rewritten(text).contains("heftMerge"))
  }
}
