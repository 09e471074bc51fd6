import Heft
import HeftStubs
import HeftTesting
import TestRules
import Testing

/// Animations between two calls, and none at all (VIEW-24).
struct AnimationBlockTests {
  private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let device: TestDevice

  init() {
    let view = view
    device = TestDevice(
      App(
        name: "Blocks", bundleIdentifier: "test.blocks",
        rootViewController: {
          let controller = UIViewController()
          controller.view.addSubview(view)
          return controller
        },
        delegate: { PlainDelegate() }))
    device.advance(by: 0.1)
  }

  /// The opacity that is shown.
  private var shown: Double? {
    device.host.screen.views.values.first { $0.frame.width == 10 }?.alpha
  }

  @Test("What changes between the two calls moves, in the time that is set", .rule("VIEW-24"))
  func moves() {
    device.run {
      UIView.beginAnimations("fade", context: nil)
      UIView.setAnimationDuration(1)
      UIView.setAnimationCurve(.linear)
      view.alpha = 0
      UIView.commitAnimations()
    }
    device.advance(by: 0.5)
    #expect((0.4...0.6).contains(shown ?? 1))
    device.advance(by: 0.6)
    #expect(shown == 0)
  }

  @Test("Without animations what changes is there at once", .rule("VIEW-24"))
  func disabled() {
    var isDone = false
    device.run {
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1) {
        view.alpha = 0
      } completion: {
        isDone = $0
      }
      UIView.setAnimationsEnabled(true)
    }
    device.advance(by: 0.02)
    #expect(shown == 0 && isDone && UIView.areAnimationsEnabled)
  }
}
