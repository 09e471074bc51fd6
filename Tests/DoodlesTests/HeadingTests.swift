import HeftTesting
import TestRules
import Testing

@testable import Doodles

/// The headings that a screen reader finds (ALERT-6).
struct HeadingTests {
  /// The headings that are there and say nothing.
  private func emptyHeadings(_ fixture: CanvasFixture) -> Int {
    fixture.device.host.screen.views.values.reduce(0) {
      let isHeading = $1.accessibility?.role == .heading
      return $0 + (isHeading && $1.text.isEmpty && ($1.accessibility?.label ?? "").isEmpty ? 1 : 0)
    }
  }

  @Test("A sheet of actions and a bar without a title have no heading that says nothing", .rule("ALERT-6"))
  func empty() {
    let phone = CanvasFixture()
    phone.activate("More")
    #expect(phone.view("Cancel") != nil)
    #expect(emptyHeadings(phone) == 0)
    // Beside the list there is nothing yet.
    #expect(emptyHeadings(CanvasFixture(width: 1024, height: 768, isDrawing: false)) == 0)
  }
}
