import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// Notes what it hears.
private final class SizeController: UIViewController {
  var heard: [String] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    if let old = previousTraitCollection, old.verticalSizeClass != traitCollection.verticalSizeClass {
      heard.append("traits")
    }
  }
}

@MainActor
struct SizeClassTests {
  @Test(
    "A screen's size classes are those of its size", .rule("APP-31"),
    arguments: [
      (375.0, 667.0, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      (667, 375, .compact, .compact), (736, 414, .regular, .compact), (414, 896, .compact, .regular),
      (768, 1024, .regular, .regular), (1024, 768, .regular, .regular),
    ])
  func classes(
    width: Double, height: Double, horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    let device = TestDevice(
      App(name: "Plain", bundleIdentifier: "test.plain", delegate: { PlainDelegate() }), width: width,
      height: height)
    device.run {
      #expect(UIScreen.main.traitCollection.horizontalSizeClass == horizontal)
      #expect(UIScreen.main.traitCollection.verticalSizeClass == vertical)
    }
  }

  @Test(
    "What a scene has in some size classes only follows the screen, before its controller hears of it",
    .rule("APP-31")
  )
  func turned() {
    let controller = SizeController()
    let device = TestDevice(
      App(
        name: "Sizes", bundleIdentifier: "test.sizes", rootViewController: { controller },
        delegate: { PlainDelegate() }))
    device.run {
      UIStoryboard.followSizeClasses(of: controller) { [unowned controller] size in
        controller.heard.append("\(size)")
      }
    }
    device.device.handle(.screen(HostEvent.Screen(width: 667, height: 375)))
    #expect(controller.heard == ["4", "1", "traits"])
  }
}
