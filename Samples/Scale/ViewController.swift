import Heft

/// Weighs what touches the screen beside the controls.
final class ViewController: UIViewController {
  /// Seconds between two looks at a weight that lies still (our choice: every other frame).
  private static let interval = 1.0 / 30

  private let scaleView = ScaleView(frame: .zero)
  private var weighing = Weighing()
  private var timer: Timer?
  /// The last weight that rested, while something lies on the scale.
  private var lastReading: String?
  /// The screen that calibrates, while it is there.
  @Weak private var calibration: CalibrationViewController?

  override func loadView() {
    view = scaleView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Scale"
    let memory = ScaleMemory()
    weighing.book = memory.book
    weighing.unit = memory.unit
    scaleView.unitControl.addTarget(self, action: ViewController.chooseUnit, for: .valueChanged)
    scaleView.tareButton.addTarget(self, action: ViewController.takeTare, for: .touchUpInside)
    scaleView.calibrateButton.addTarget(self, action: ViewController.calibrate, for: .touchUpInside)
    refresh()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    weigh(touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    weigh(touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    lift(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    lift(touches)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    weighing.isOn = traitCollection.forceTouchCapability == .available
    if !weighing.isOn { weighing.liftAll(at: CACurrentMediaTime()) }
    refresh()
  }

  // MARK: Weighing

  private func weigh(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard traitCollection.forceTouchCapability == .available else { return }
    for touch in touches {
      for moment in event?.coalescedTouches(for: touch) ?? [touch] {
        weighing.press(ObjectIdentifier(touch), Press(moment), at: moment.timestamp)
      }
    }
    refresh()
  }

  private func lift(_ touches: Set<UITouch>) {
    for touch in touches { weighing.lift(ObjectIdentifier(touch), at: touch.timestamp) }
    refresh()
  }

  /// Shows what the scale shows now, and looks again soon as long as something lies on it: a weight comes to
  /// rest by time alone.
  private func refresh() {
    if let words = weighing.advance(to: CACurrentMediaTime()) {
      UIAccessibility.post(notification: .announcement, argument: words)
    }
    if isViewLoaded { scaleView.show(weighing) }
    keepLastWeight()
    if !weighing.isLoaded {
      timer?.invalidate()
      timer = nil
    } else if timer == nil {
      timer = Timer.scheduledTimer(
        withTimeInterval: ViewController.interval, repeats: true,
        block: weakify(self) { screen, _ in screen.refresh() })
    }
  }

  /// Keeps the weight that was taken off, as it rested last, for the icon's menu.
  private func keepLastWeight() {
    let readout = weighing.readout
    if readout.state == .stable { lastReading = readout.reading }
    guard !weighing.isLoaded, let reading = lastReading else { return }
    lastReading = nil
    UIApplication.shared.shortcutWidget = UIApplicationShortcutWidget(title: "Last weight", text: reading)
  }

  deinit {
    timer?.invalidate()
  }

  // MARK: Controls

  private func chooseUnit() {
    guard let unit = WeightUnit(rawValue: scaleView.unitControl.selectedSegmentIndex) else { return }
    weighing.unit = unit
    ScaleMemory().keep(unit)
    refresh()
  }

  private func takeTare() {
    weighing.takeTare()
    refresh()
  }

  private func calibrate() {
    let controller = CalibrationViewController(book: weighing.book, sensor: weighing.lastSensor)
    controller.scale = self
    calibration = controller
    present(UINavigationController(rootViewController: controller), animated: true)
  }

  /// The calibrations are others now: weighs by them, and keeps them.
  func take(_ book: CalibrationStore) {
    weighing.book = book
    ScaleMemory().keep(
      book,
      completion: weakify(self) { screen, error in
        if let error { screen.calibration?.tell(error.message) }
      })
    refresh()
  }
}
