import Heft

/// Animations in a group, a hand that is moved for each frame, shapes of shadows, and parts of a picture.
final class MoreLayersViewController: ExampleScreen {
  private let dial = DialView(frame: .zero)
  private let runs = UISwitch(frame: .zero)
  private let seconds = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    add(GroupView(frame: .zero), height: 90, caption: "CAAnimationGroup: tap to run three at once")
    addDial()
    add(ShadowPathView(frame: .zero), height: 130, caption: "shadowPath: a disk under a square")
    addPicture()
    add(LayerView(rings()), height: 110, caption: "CAGradientLayer: radial, locations")
  }

  private func addDial() {
    dial.told = weakify(self) { screen, time in
      screen.seconds.text = "\(Int(time)) seconds"
    }
    add(dial, height: 130, caption: "CADisplayLink: a turn in four seconds")
    runs.accessibilityLabel = "Run the hand"
    runs.addAction(
      UIAction(
        title: "", handler: weakify(self) { screen, _ in screen.dial.isRunning = screen.runs.isOn }),
      for: .valueChanged)
    seconds.text = "0 seconds"
    seconds.font = .preferredFont(forTextStyle: .body)
    seconds.adjustsFontForContentSizeCategory = true
    let row = UIStackView(arrangedSubviews: [runs, seconds, UIView()])
    row.spacing = 20
    row.alignment = .center
    add(row, height: 44, caption: "timestamp")
  }

  private func addPicture() {
    let part = PartView(frame: .zero)
    add(part, height: 110, caption: "CGContext(data:), and a part of its picture by contentsRect")
    let button = UIButton(type: .system)
    button.setTitle("Next part", for: .normal)
    button.addAction(
      UIAction(title: "", handler: weakify(part) { view, _ in view.showNext() }), for: .touchUpInside)
    add(button, height: 44, caption: "contentsRect, which moves by itself")
  }

  private func rings() -> CAGradientLayer {
    let rings = CAGradientLayer()
    rings.type = .radial
    let colors = [UIColor.systemYellow, .systemOrange, .systemRed, .systemPurple]
    rings.colors = colors.map { $0.cgColor }
    rings.locations = [0, 0.3, 0.6, 1]
    rings.startPoint = CGPoint(x: 0.5, y: 0.5)
    rings.endPoint = CGPoint(x: 1, y: 1)
    rings.cornerRadius = 20
    return rings
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    runs.isOn = false
    dial.isRunning = false
  }
}

/// A square that goes to the other side, grows round and fades, all by one group.
private final class GroupView: SquareView {
  private var runs = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    square.backgroundColor = UIColor.systemPink.cgColor
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Run the group"
    accessibilityValue = "0 runs"
    addGestureRecognizer(UITapGestureRecognizer(handler: weakify(self) { view, _ in view.run() }))
  }

  override func accessibilityActivate() -> Bool {
    run()
    return true
  }

  private func run() {
    runs += 1
    accessibilityValue = runs == 1 ? "1 run" : "\(runs) runs"
    let move = CABasicAnimation(keyPath: "position.x")
    move.toValue = CAAnimationValue(Double(max(bounds.width - 45, 45)))
    let round = CABasicAnimation(keyPath: "cornerRadius")
    round.toValue = 25
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.3
    let group = CAAnimationGroup()
    group.animations = [move, round, fade]
    group.duration = 0.8
    group.autoreverses = true
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    square.add(group, forKey: "group")
  }
}

/// A dial whose hand a display link turns.
private final class DialView: UIView {
  /// Hears how long the hand has run, in seconds.
  var told: (Double) -> Void = { _ in }
  private let face = CAShapeLayer()
  private let hand = CALayer()
  private var link: CADisplayLink?
  private var last: TimeInterval?
  private var time: TimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "A dial with a hand"
  }

  var isRunning: Bool {
    get { link != nil }
    set { newValue ? start() : stop() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard face.superlayer == nil else { return }
    face.fillColor = nil
    face.lineWidth = 6
    face.strokeColor = UIColor.systemGray.cgColor
    hand.backgroundColor = UIColor.systemRed.cgColor
    hand.bounds = CGRect(x: 0, y: 0, width: 6, height: 46)
    hand.cornerRadius = 3
    hand.anchorPoint = CGPoint(x: 0.5, y: 1)
    layer.addSublayer(face)
    layer.addSublayer(hand)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.setDisableActions(true)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    face.path =
      UIBezierPath(arcCenter: middle, radius: 58, startAngle: 0, endAngle: 2 * .pi, clockwise: true).cgPath
    hand.position = middle
  }

  private func start() {
    guard link == nil else { return }
    last = nil
    let new = CADisplayLink(weakify(self) { view, link in view.step(link) })
    new.add(to: .main, forMode: .common)
    link = new
  }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func step(_ link: CADisplayLink) {
    time += link.timestamp - (last ?? link.timestamp)
    last = link.timestamp
    CATransaction.setDisableActions(true)
    hand.transform = CATransform3DMakeRotation(CGFloat(time) * .pi / 2, 0, 0, 1)
    told(time)
  }
}

/// A square, and the shadow of a disk that is wider than it.
private final class ShadowPathView: UIView {
  private let square = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Light enough for a shadow in both appearances.
    backgroundColor = .systemGray4
    layer.cornerRadius = 16
    square.backgroundColor = .systemTeal
    square.layer.cornerRadius = 8
    square.layer.shadowOpacity = 0.7
    square.layer.shadowRadius = 4
    square.layer.shadowOffset = CGSize(width: 0, height: 4)
    square.layer.shadowPath = CGPath(ellipseIn: CGRect(x: -30, y: 44, width: 130, height: 30), transform: nil)
    addSubview(square)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    square.frame = CGRect(x: bounds.midX - 35, y: 20, width: 70, height: 60)
  }
}

/// A picture whose pixels the app has written, whole, and one quarter of it.
private final class PartView: UIView {
  private let whole = CALayer()
  private let part = CALayer()
  private var shown = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .image
    tell()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard whole.superlayer == nil else { return }
    let picture = PartView.picture()
    for layer in [whole, part] {
      layer.contents = picture
      self.layer.addSublayer(layer)
    }
    part.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.setDisableActions(true)
    whole.frame = CGRect(x: 0, y: 0, width: bounds.height, height: bounds.height)
    part.frame = CGRect(x: bounds.height + 20, y: 0, width: bounds.height, height: bounds.height)
  }

  func showNext() {
    shown = (shown + 1) % 4
    part.contentsRect.origin = CGPoint(x: CGFloat(shown % 2) / 2, y: CGFloat(shown / 2) / 2)
    tell()
  }

  private func tell() {
    let name = shown == 0 ? "red" : shown == 1 ? "green" : shown == 2 ? "blue" : "yellow"
    accessibilityLabel = "Four quarters, and the \(name) one"
  }

  /// Four colors as bytes, and a white disk that the context draws over their middle.
  private static func picture() -> CGImage? {
    let side = 64
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: side * side * 4)
    defer { bytes.deallocate() }
    for y in 0..<side {
      for x in 0..<side {
        let (isRight, isLow) = (x >= side / 2, y >= side / 2)
        let start = (y * side + x) * 4
        bytes[start] = isRight == isLow ? 230 : 40
        bytes[start + 1] = isRight ? 190 : 60
        bytes[start + 2] = isLow && !isRight ? 220 : 60
        bytes[start + 3] = 255
      }
    }
    let context = CGContext(
      data: bytes.baseAddress, width: side, height: side, bitsPerComponent: 8, bytesPerRow: side * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context?.fillEllipse(in: CGRect(x: 20, y: 20, width: 24, height: 24))
    return context?.makeImage()
  }
}
