import Heft

/// The card on which a color is mixed: a square of how full and how bright it is, and a strip of hues.
final class ColorPanel: Card {
  private let square = ColorSquare(frame: .zero)
  private let strip = UIView()
  private let rainbow = CAGradientLayer()
  private let hue = UISlider(frame: .zero)
  private let box: BrushBox
  private var color = MixedColor(0)
  /// Whether a color was mixed that is not among the latest ones yet.
  private var hasMixed = false

  private static let size = CGSize(width: 292, height: 2 * margin + 2 * row + gap + 120)
  private static let stripHeight: CGFloat = 14
  /// How far an arrow goes in the square, of its side (our choice).
  private static let step = 0.05

  init(_ box: BrushBox) {
    self.box = box
    super.init(frame: .zero)
    rainbow.colors = (0...6).map {
      MixedColor(hue: Double($0) / 6, saturation: 1, brightness: 1).shade.color.cgColor
    }
    (rainbow.startPoint, rainbow.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    strip.isUserInteractionEnabled = false
    strip.accessibilityIgnoresInvertColors = true
    strip.cornerRadius = ColorPanel.stripHeight / 2
    strip.clipsToBounds = true
    strip.layer.addSublayer(rainbow)
    hue.accessibilityLabel = "Hue"
    (hue.minimumTrackTintColor, hue.maximumTrackTintColor) = (.clear, .clear)
    hue.addAction(
      UIAction(
        handler: weakify(self) { panel, _ in
          var color = panel.color
          color.hue = Double(panel.hue.value)
          panel.mix(color)
        }), for: .valueChanged)
    square.chosen = weakify(self) { panel, place in
      var color = panel.color
      (color.saturation, color.brightness) = (place.x, place.y)
      panel.mix(color)
    }
    for part in [square, strip, hue] { addSubview(part) }
    showChoice()
  }

  private func mix(_ color: MixedColor) {
    self.color = color
    hasMixed = true
    box.mix(color.hex)
    // Also where it is the same color by its digits.
    show()
  }

  /// The color is one that was chosen: from now on it is among the latest ones.
  func finish() {
    if hasMixed, !box.isErasing { box.choose(hex: box.hex) }
    hasMixed = false
  }

  /// Shows the chosen color. Gray and black keep the hue that they were mixed with.
  func showChoice() {
    if color.hex != box.hex { color = MixedColor(box.hex) }
    show()
  }

  private func show() {
    square.show(color)
    hue.value = Float(color.hue)
    hue.accessibilityValue = "\(Int((color.hue * 360).rounded())) degrees, \(BrushBox.digits(of: color.hex))"
  }

  /// Goes so many steps to fuller and brighter.
  func step(_ x: Double, _ y: Double) {
    mix(
      MixedColor(
        hue: color.hue, saturation: color.saturation + x * ColorPanel.step,
        brightness: color.brightness + y * ColorPanel.step))
  }

  override func size(in room: CGSize) -> CGSize {
    CGSize(width: min(ColorPanel.size.width, room.width), height: min(ColorPanel.size.height, room.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inside = bounds.insetBy(dx: Card.margin, dy: Card.margin)
    let top = inside.maxY - Card.row
    square.frame = CGRect(
      x: inside.minX, y: inside.minY, width: inside.width, height: max(top - Card.gap - inside.minY, 0))
    hue.frame = CGRect(x: inside.minX, y: top, width: inside.width, height: Card.row)
    strip.frame = hue.frame.insetBy(dx: 0, dy: (Card.row - ColorPanel.stripHeight) / 2)
    rainbow.frame = strip.bounds
  }
}

/// How full a color is from left to right, and how bright from the bottom to the top.
private final class ColorSquare: UIControl {
  private let full = CAGradientLayer()
  private let dark = CAGradientLayer()
  private let ring = UIView()
  private var place = SIMD2(0.0, 0.0)
  /// Told the place of a touch: 0...1 to the right and to the top.
  var chosen: ((SIMD2<Double>) -> Void)?

  private static let ringSide: CGFloat = 22

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Saturation and Brightness"
    accessibilityHint = "The arrow keys change them."
    accessibilityIgnoresInvertColors = true
    cornerRadius = 10
    (full.startPoint, full.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    dark.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 1).cgColor]
    for gradient in [full, dark] {
      gradient.cornerRadius = 10
      layer.addSublayer(gradient)
    }
    ring.isUserInteractionEnabled = false
    ring.cornerRadius = ColorSquare.ringSide / 2
    ring.layer.borderWidth = 3
    ring.layer.borderColor = UIColor.white.cgColor
    ring.layer.shadowOpacity = 0.5
    ring.layer.shadowRadius = 3
    addSubview(ring)
  }

  func show(_ color: MixedColor) {
    let pure = MixedColor(hue: color.hue, saturation: 1, brightness: 1)
    full.colors = [UIColor.white.cgColor, pure.shade.color.cgColor]
    ring.backgroundColor = color.shade.color
    place = SIMD2(color.saturation, color.brightness)
    func percent(_ share: Double) -> Int { Int((share * 100).rounded()) }
    accessibilityValue =
      "\(percent(color.saturation)) and \(percent(color.brightness)) percent, \(BrushBox.digits(of: color.hex))"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (full.frame, dark.frame) = (bounds, bounds)
    let side = ColorSquare.ringSide
    ring.frame = CGRect(
      x: CGFloat(place.x) * bounds.width - side / 2, y: CGFloat(1 - place.y) * bounds.height - side / 2,
      width: side, height: side)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let place = touch.location(in: self)
    let (x, y) = (Double(place.x / bounds.width), Double(1 - place.y / bounds.height))
    chosen?(SIMD2(min(max(x, 0), 1), min(max(y, 0), 1)))
  }
}

extension MixedColor {
  fileprivate var shade: BrushBox.Shade { BrushBox.Shade(name: BrushBox.digits(of: hex), hex: hex) }
}
