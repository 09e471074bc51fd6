import Testing

@testable import TestRules

/// The trait by which a test names rules.
struct RuleTraitTests {
  @Test(
    "A rule's number is capital letters, a hyphen and a number", arguments: ["RULE-1", "RUL-20", "RULES-100"])
  func numbers(text: String) async throws {
    let test = try #require(Test.current)
    try await RuleTrait(rules: [text]).prepare(for: test)
  }

  @Test(
    "What is no rule's number fails the test before it runs, and is told",
    arguments: [
      "", "RULE", "RULE-", "-1", "RULE-0", "RULE-07", "RULE 1", "Rule-1", "RU-1", "RULE-1-2", "RULE-1a",
      "RÜLE-1",
      "RULE-١", "RULE-1 to RULE-3",
    ])
  func refusals(text: String) async throws {
    let test = try #require(Test.current)
    let error = await #expect(throws: MalformedRule.self) {
      try await RuleTrait(rules: ["RULE-1", text]).prepare(for: test)
    }
    #expect(
      error?.description == "\"\(text)\" is no rule of docs/spec.md; a rule's number looks like PEEK-21.")
  }

  @Test("A trait without a rule is refused")
  func none() async throws {
    let test = try #require(Test.current)
    await #expect(throws: MalformedRule.self) { try await RuleTrait.rules().prepare(for: test) }
  }

  @Test("What a test finds wrong is told with its rules")
  func issues() async throws {
    let told = Told()
    // Takes what is told from the test that runs.
    let taking = IssueHandlingTrait.compactMapIssues { issue in
      told.add(issue.comments.map(\.rawValue))
      return nil
    }
    let test = try #require(Test.current)
    try await taking.provideScope(for: test, testCase: nil) {
      try await RuleTrait.rules("PEEK-21", "APP-1").provideScope(for: test, testCase: nil) {
        Issue.record("too far")
      }
    }
    #expect(told.comments == [["too far", "docs/spec.md: PEEK-21, APP-1"]])
  }
}

/// The comments of the issues that were recorded.
private final class Told: @unchecked Sendable {
  private(set) var comments: [[String]] = []

  func add(_ comments: [String]) { self.comments.append(comments) }
}
