import HeftSite
import Testing

@Suite("What tests say of themselves")
struct TestReportTests {
  @Test("Failures of XCTest are told at the project's own file and line")
  func xctest() {
    var report = TestReport(sources: ["/home/me/App Tests/CartTests.swift"])
    for line in """
    Test Suite 'CartTests' started at 2026-01-01 00:00:00.000
    Test Case 'CartTests.testTotal' started at 2026-01-01 00:00:00.000
    Test Case 'CartTests.testTotal' passed (0.001 seconds)
    Test Case 'CartTests.testSum' started at 2026-01-01 00:00:00.000
    /home/me/App Tests/CartTests.swift:12: error: CartTests.testSum : XCTAssertEqual failed: ("1") is not equal to ("2") -
    Test Case 'CartTests.testSum' failed (0.002 seconds)
    """.split(separator: "\n") { report.take(String(line)) }
    report.end()
    #expect(report.tests.map(\.outcome) == [.passed, .failed])
    #expect(report.tests[1].failures.first?.file == "/home/me/App Tests/CartTests.swift")
    #expect(report.tests[1].failures.first?.line == 12)
    #expect(report.summary == "1 passed, 1 failed.")
    #expect(!report.isGood)
  }

  @Test("A test of Swift Testing is told at the path of its source, and by the name that it has")
  func swiftTesting() {
    var report = TestReport(sources: ["/home/me/AppTests/SumTests.swift"])
    for line in [
      "◇ Test run started.", "◇ Test plain() started.", "◇ Test \"A sum\" started.",
      "✘ Test \"A sum\" recorded an issue at SumTests.swift:5:3: Expectation failed: (1 + 1) == 3",
      "✘ Test \"A sum\" failed after 0.001 seconds with 1 issue.",
      "✔ Test plain() passed after 0.001 seconds.",
      "✘ Test run with 2 tests failed after 0.003 seconds with 1 issue.",
    ] { report.take(line) }
    report.end()
    #expect(report.tests.map(\.name) == ["plain()", "A sum"])
    #expect(report.tests[1].failures.map(\.line) == [5])
    #expect(report.tests[1].failures.first?.file == "/home/me/AppTests/SumTests.swift")
  }

  @Test("A test that stops the program has failed, with what stopped it")
  func stopped() {
    var report = TestReport(sources: [])
    report.take("Test Case 'A.testTrap' started at 2026-01-01")
    report.take("App/Cart.swift:7: Fatal error: Index out of range")
    report.end()
    #expect(report.tests.map(\.outcome) == [.stopped])
    #expect(TestReport.lines(of: report.tests[0]).last == "  App/Cart.swift:7: error: Index out of range")
  }
}
