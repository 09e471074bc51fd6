import Heft
import HeftTesting
import TestRules
import Testing

/// A bar that fills (CONTROL-9).
struct ProgressViewTests {
  private let fixture = Fixture()

  private func fill(after change: @escaping (UIProgressView) -> Void) -> (width: CGFloat, value: String?) {
    let bar = UIProgressView(frame: CGRect(x: 20, y: 100, width: 200, height: 4))
    fixture.device.run {
      fixture.sheet.addSubview(bar)
      change(bar)
    }
    return (bar.subviews[0].frame.size.width, bar.accessibilityValue)
  }

  @Test(.rule("CONTROL-9")) func theFilledPartIsTheProgressWithinTheBar() {
    for (progress, width) in [(0, 0), (0.25, 50), (1, 200), (-3, 0), (Float.infinity, 200)]
      as [(Float, CGFloat)]
    {
      #expect(fill { $0.progress = progress }.width == width)
    }
  }

  @Test(.rule("CONTROL-9")) func whatIsNoNumberChangesNothing() {
    let shown = fill {
      $0.progress = 0.5
      $0.progress = .nan
    }
    #expect(shown.width == 100)
    #expect(shown.value == "50%")
  }
}
