import Heft
import HeftTesting
import TestRules
import Testing

/// Work that is put off (APP-15).
struct DispatchQueueTests {
  private let device = TestDevice(tutorialApp { UIViewController() })

  @Test(.rule("APP-15")) func workRunsAfterTheCodeThatRunsNowInTheOrderOfTheCalls() {
    var lines: [String] = []
    device.run {
      DispatchQueue.main.async { lines.append("first") }
      DispatchQueue.main.async { lines.append("second") }
      lines.append("now")
    }
    #expect(lines == ["now", "first", "second"])
  }

  @Test(.rule("APP-15")) func workOfLaterRunsWhenItsTimeHasCome() {
    var lines: [String] = []
    device.run {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { lines.append("half a second") }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { lines.append("a fifth") }
    }
    device.advance(by: 0.15)
    #expect(lines == [])
    device.advance(by: 0.1)
    #expect(lines == ["a fifth"])
    device.advance(by: 0.3)
    #expect(lines == ["a fifth", "half a second"])
  }

  @Test func whatIsOverdueOrNoTimeRunsInTheNextFrame() {
    var count = 0
    device.run {
      for seconds in [-1, 0, Double.nan] {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { count += 1 }
      }
    }
    device.advance(by: 0.1)
    #expect(count == 3)
  }

  @Test(.rule("APP-15")) func workThatWaitsGoesWithItsApp() {
    var count = 0
    device.run { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { count += 1 } }
    device.device.end()
    device.advance(by: 1)
    #expect(count == 0)
  }
}
