import Heft

/// Teaches the scale a sensor: a known weight on the pad, its grams typed, and again.
final class CalibrationViewController: UIViewController {
  /// Seconds between two looks at a force that does not change (our choice: every other frame).
  private static let interval = 1.0 / 30

  /// The scale that weighs by what is learned here.
  @Weak var scale: ViewController?

  private let calibrationView = CalibrationView(frame: .zero)
  private var book: CalibrationStore
  /// The sensor whose weights are shown: the one of the last press, here or on the scale.
  private var sensor: SensorKey?
  private var capture = Capture()
  private var problem: String?
  private var timer: Timer?

  /// A screen for a book, and the sensor that was used last.
  init(book: CalibrationStore, sensor: SensorKey?) {
    self.book = book
    self.sensor = sensor
    super.init()
    title = "Calibrate"
  }

  private var calibration: Calibration { sensor.map { book[$0] } ?? Calibration() }

  override func loadView() {
    view = calibrationView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: CalibrationViewController.askToReset)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: CalibrationViewController.finish)
    calibrationView.pad.pressed = weakify(self) { $0.press($1, $2) }
    calibrationView.pad.lifted = weakify(self) { $0.lift($1) }
    calibrationView.field.delegate = self
    calibrationView.addButton.addTarget(
      self, action: CalibrationViewController.addPoint, for: .touchUpInside)
    calibrationView.weights.removed = weakify(self) { $0.remove($1) }
    refresh()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isOn = traitCollection.forceTouchCapability == .available
    if !isOn { capture.clear() }
    problem = isOn ? nil : Weighing.offSentence
    refresh()
  }

  deinit {
    timer?.invalidate()
  }

  // MARK: The press

  private func press(_ touch: UITouch, _ event: UIEvent?) {
    guard traitCollection.forceTouchCapability == .available else { return }
    for moment in event?.coalescedTouches(for: touch) ?? [touch] {
      capture.press(ObjectIdentifier(touch), Press(moment), at: moment.timestamp)
    }
    if let felt = capture.sensor { sensor = felt }
    problem = nil
    refresh()
  }

  private func lift(_ touch: UITouch) {
    capture.lift(ObjectIdentifier(touch))
    refresh()
  }

  private func tick() {
    capture.advance(to: CACurrentMediaTime())
    refresh()
  }

  /// Shows what is known now, and looks again soon as long as something presses.
  private func refresh() {
    calibrationView.show(capture, calibration: calibration, problem: problem)
    navigationItem.leftBarButtonItem?.isEnabled = !calibration.points.isEmpty
    if !capture.isPressed {
      timer?.invalidate()
      timer = nil
    } else if timer == nil {
      timer = Timer.scheduledTimer(
        withTimeInterval: CalibrationViewController.interval, repeats: true,
        block: weakify(self) { screen, _ in screen.tick() })
    }
  }

  // MARK: The points

  private func addPoint() {
    do {
      let point = try capture.point(typed: calibrationView.field.text ?? "")
      var calibration = calibration
      try calibration.add(point)
      problem = nil
      capture.clear()
      calibrationView.field.text = ""
      change(to: calibration)
    } catch {
      tell(error.sentence)
    }
  }

  private func remove(_ index: Int) {
    var calibration = calibration
    calibration.remove(at: index)
    change(to: calibration)
  }

  /// Says what is wrong, on the screen and to a screen reader.
  func tell(_ sentence: String) {
    problem = sentence
    UIAccessibility.post(notification: .announcement, argument: sentence)
    refresh()
  }

  private func change(to calibration: Calibration) {
    guard let sensor else { return }
    book[sensor] = calibration
    scale?.take(book)
    refresh()
  }

  private func askToReset() {
    let alert = UIAlertController(
      title: "Reset this sensor?", message: "Its known weights are forgotten.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(
        title: "Reset", style: .destructive,
        handler: weakify(self) { screen, _ in screen.change(to: Calibration()) }))
    present(alert, animated: true)
  }

  private func finish() {
    dismiss(animated: true)
  }
}

extension CalibrationViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    _ = textField.resignFirstResponder()
    addPoint()
    return true
  }
}
