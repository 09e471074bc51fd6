import HeftProtocol
import HeftTesting
import TestRules
import Testing

@testable import Heft

/// The console's words where a page cannot give an app a value of `Any`.
struct AnyFormTests {
  private let fixture = Fixture()

  private func launch(hasOptions: Bool, appReadsThem: Bool) -> [String] {
    fixture.host.clear()
    fixture.device.run {
      AppProcess.current?.withoutAny(isLost: hasOptions, "launch options") {
        // The library's own method, which is reached where the app has none, leaves this mark.
        if !appReadsThem { AppProcess.current?.isAnyFormMissing = true }
      }
    }
    return fixture.host.operations.compactMap { operation in
      if case .console(.heft, let line) = operation { line } else { nil }
    }
  }

  @Test("The console says once that a method with Any gets nil in a page", .rule("ACTION-4"))
  func once() {
    #expect(
      launch(hasOptions: true, appReadsThem: true) == [
        "The app gets nil for the launch options: a page has no values of 'Any'. Write 'AnyObject' in its place."
      ])
    #expect(launch(hasOptions: true, appReadsThem: true) == [])
  }

  @Test(
    "The console says nothing where no options are lost, or where the app has no such method",
    .rule("ACTION-4"))
  func silent() {
    #expect(launch(hasOptions: false, appReadsThem: true) == [])
    #expect(launch(hasOptions: true, appReadsThem: false) == [])
  }
}
