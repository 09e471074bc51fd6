import Heft

/// A screen whose color follows the force of the touch.
public final class ColorViewController: UIViewController {
  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color(at: 0)
  }

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    print("force \(touch.force) of \(touch.maximumPossibleForce)")
    view.backgroundColor = color(at: touch.force / touch.maximumPossibleForce)
  }

  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.backgroundColor = color(at: 0)
  }

  override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.backgroundColor = color(at: 0)
  }

  private func color(at share: CGFloat) -> UIColor {
    UIColor(red: 0.5, green: 0.5, blue: share, alpha: 1)
  }
}

public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
}

/// The app, for the simulator and for tests.
public let colorByForce = App(
  name: "Color by Force", bundleIdentifier: "com.example.ColorByForce",
  rootViewController: { ColorViewController() }, delegate: { AppDelegate() })
