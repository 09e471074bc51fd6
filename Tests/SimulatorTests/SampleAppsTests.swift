import Heft
import HeftTesting
import SampleApps
import Testing

/// An app that ends takes along all that it had (APP-2), whatever its user was doing.
struct SampleAppsTests {
  /// Objects that nobody keeps because of being in here.
  private final class Watched {
    private struct Reference {
      weak var object: NSObject?
      let name: String
    }
    private var references: [Reference] = []

    var left: [String] { references.filter { $0.object != nil }.map(\.name) }
    var count: Int { references.count }

    private func watch(_ object: NSObject) {
      references.append(Reference(object: object, name: "\(type(of: object))"))
    }

    func watch(view: UIView) {
      watch(view)
      for recognizer in view.gestureRecognizers ?? [] { watch(recognizer) }
      for subview in view.subviews { watch(view: subview) }
    }

    func watch(controller: UIViewController) {
      watch(controller)
      if let view = controller.viewIfLoaded { watch(view: view) }
      for child in controller.children { watch(controller: child) }
      if let presented = controller.presentedViewController, presented.presentingViewController === controller
      {
        watch(controller: presented)
      }
    }
  }

  private func use(_ device: TestDevice, _ random: inout Seeded) {
    for _ in 0..<30 {
      let x = Double.random(in: 0...375, using: &random)
      // The bar has most of what leads on.
      let y = Bool.random(using: &random) ? 22 : Double.random(in: 0...667, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        let finger = device.press(at: x, y, force: Double.random(in: 0...6, using: &random))
        device.advance(by: Double.random(in: 0...0.3, using: &random))
        finger.move(to: Double.random(in: 0...375, using: &random), y)
        device.advance(by: 0.1)
        finger.lift()
      } else {
        device.tap(at: x, y)
      }
      device.advance(by: Double.random(in: 0...0.8, using: &random))
    }
  }

  @Test(arguments: sampleApps.map(\.name))
  func launchesLeaveNothingBehind(name: String) throws {
    let app = try #require(sampleApps.first { $0.name == name })
    let device = TestDevice(app)
    var random = Seeded(Seeded.seed)
    for launch in 1...4 {
      use(device, &random)
      let watched = Watched()
      device.run {
        watched.watch(view: UIApplication.shared.windows[0])
        if let root = UIApplication.shared.windows[0].rootViewController { watched.watch(controller: root) }
      }
      #expect(watched.count > 5)
      device.device.end()
      #expect(watched.left == [], "launch \(launch), HEFT_SEED=\(Seeded.seed)")
      device.device.launch(app)
    }
  }
}
