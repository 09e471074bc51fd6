import Heft

/// An app for the benchmarks: one view that follows the touch in a tree of 500.
public enum TouchField {
  /// The app. Each touch colors the view under it by its force, which is the least that answers a touch
  /// visibly.
  public static let app = App(
    name: "Touch field", bundleIdentifier: "dev.heft.TouchField", rootViewController: { FieldController() },
    delegate: { FieldDelegate() })
}

private final class FieldDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class FieldController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    // 20 rows of 24 cells, each row a view of its own: with root and window 502 views.
    for row in 0..<20 {
      let strip = UIView(frame: CGRect(x: 0, y: CGFloat(row) * 33, width: 375, height: 33))
      for column in 0..<24 {
        strip.addSubview(FieldCell(frame: CGRect(x: CGFloat(column) * 15.5, y: 0, width: 15, height: 32)))
      }
      view.addSubview(strip)
    }
  }
}

private final class FieldCell: UIView {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let change = touch.force / touch.maximumPossibleForce
    backgroundColor = UIColor(red: 0.5, green: 0.5, blue: change, alpha: 1)
  }
}
