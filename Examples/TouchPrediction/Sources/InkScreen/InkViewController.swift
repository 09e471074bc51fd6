import Heft

/// A sheet to draw on, and what is known about its last line.
public final class InkViewController: UIViewController {
  public let ink = InkView()
  private let label = UILabel()

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    ink.backgroundColor = .clear
    ink.isMultipleTouchEnabled = true
    ink.changed = weakify(self) { $0.tell() }
    label.font = .monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    view.addSubview(ink)
    view.addSubview(label)
    tell()
  }

  override public func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ink.frame = view.bounds
    label.frame = CGRect(x: 16, y: view.safeAreaInsets.top + 16, width: view.bounds.width - 32, height: 24)
  }

  private func tell() {
    let line = ink.lines.last
    let waiting = line?.points.filter { $0.awaited != nil }.count ?? 0
    label.text =
      "\(line?.points.count ?? 0) points, \(waiting) estimated, \(line?.predicted.count ?? 0) predicted, "
      + "\(ink.corrections) put right"
  }
}

public final class AppDelegate: UIResponder, UIApplicationDelegate {
  public var window: UIWindow?
}

/// The app, for the simulator and for tests.
public let touchPrediction = App(
  name: "Prediction", bundleIdentifier: "com.example.TouchPrediction",
  rootViewController: { InkViewController() }, delegate: { AppDelegate() })
