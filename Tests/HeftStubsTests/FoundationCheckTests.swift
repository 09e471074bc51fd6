import FoundationChecks
import TestRules
import Testing

/// The checks that Tests/Node/foundation.test.mjs makes in WebAssembly, natively.
struct FoundationCheckTests {
  @Test("Texts, objects, dates and numbers answer as Foundation's documentation says", .rule("FOUNDATION-15"))
  func checks() {
    let checks = FoundationChecks.all()
    #expect(checks.count > 100)
    for check in checks { #expect(check.found == check.expected, "\(check.name)") }
  }

  @Test("The report has a line for each check", .rule("FOUNDATION-15"))
  func report() {
    #expect(FoundationChecks.report().split(separator: "\n").count == FoundationChecks.all().count)
  }
}
