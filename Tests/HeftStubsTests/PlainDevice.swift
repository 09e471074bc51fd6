import Heft
import HeftTesting

private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

/// A device that runs an app of one controller, whose delegate does nothing.
func plainDevice(_ root: UIViewController = UIViewController()) -> TestDevice {
  TestDevice(
    App(
      name: "Plain", bundleIdentifier: "test.plain", rootViewController: { root },
      delegate: { PlainDelegate() }))
}
