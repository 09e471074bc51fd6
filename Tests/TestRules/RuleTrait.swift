import Testing

/// The rules of `docs/spec.md` that a test holds the library to.
///
/// A test that fails names them beside what it expected. `Scripts/check-rules` reads Swift's citations here and nowhere
/// else, and finds each rule that no test names. It is a trait of tests alone: what a suite is about stands in its
/// comment, because a rule needs a test of its own.
public struct RuleTrait: TestTrait, TestScoping {
  /// The numbers of the rules, in the order in which they are written, such as `PEEK-21`.
  public let rules: [String]

  /// Refuses a text that is no rule's number, before the test runs.
  /// - Parameter test: the test that has the trait.
  /// - Throws: `MalformedRule` for the first text that is not a rule, or where there is no text at all.
  public func prepare(for test: Test) async throws {
    guard !rules.isEmpty else { throw MalformedRule(text: "") }
    for rule in rules where !Self.isNumber(rule) { throw MalformedRule(text: rule) }
  }

  /// Runs a test, and adds the rules to the comments of each issue that it records.
  /// - Parameters:
  ///   - test: the test that has the trait.
  ///   - testCase: the one of its cases that runs.
  ///   - function: runs it.
  /// - Throws: what the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let broken = Comment(rawValue: "docs/spec.md: \(rules.joined(separator: ", "))")
    let naming = IssueHandlingTrait.compactMapIssues { issue in
      var named = issue
      named.comments.append(broken)
      return named
    }
    try await naming.provideScope(for: test, testCase: testCase, performing: function)
  }

  /// Whether a text has the form of a rule's number.
  /// - Parameter text: the text.
  /// - Returns: true for three capital letters or more, a hyphen, and a number of ASCII digits without a leading zero.
  static func isNumber(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count >= 3, let first = parts[1].first, first != "0" else {
      return false
    }
    return parts[0].allSatisfy { ("A"..."Z").contains($0) && $0.isASCII }
      && parts[1].allSatisfy { ("0"..."9").contains($0) && $0.isASCII }
  }
}

/// A text in a test's `rule` that is no rule's number.
public struct MalformedRule: Error, CustomStringConvertible {
  /// The text.
  public let text: String

  /// Says what is wrong, and what is right.
  public var description: String {
    "\"\(text)\" is no rule of docs/spec.md; a rule's number looks like PEEK-21."
  }
}

extension Trait where Self == RuleTrait {
  /// The rule that a test holds the library to.
  /// - Parameter number: its number in `docs/spec.md`, such as `"PEEK-21"`.
  /// - Returns: the trait.
  public static func rule(_ number: String) -> Self { Self(rules: [number]) }

  /// The rules that a test holds the library to, where there are several.
  /// - Parameter numbers: their numbers in `docs/spec.md`.
  /// - Returns: the trait.
  public static func rules(_ numbers: String...) -> Self { Self(rules: numbers) }
}
