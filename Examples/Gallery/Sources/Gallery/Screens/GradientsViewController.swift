import Heft

/// Gradient layers, and what a mask leaves of one.
final class GradientsViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let sunset = CAGradientLayer()
    sunset.colors = [UIColor.systemYellow.cgColor, UIColor.systemPink.cgColor, UIColor.systemPurple.cgColor]
    sunset.startPoint = CGPoint(x: 0, y: 0)
    sunset.endPoint = CGPoint(x: 1, y: 1)
    sunset.cornerRadius = 20
    add(LayerView(sunset), height: 110, caption: "CAGradientLayer: colors, startPoint, endPoint")

    let light = CAGradientLayer()
    light.type = .radial
    light.colors = [UIColor.systemTeal.cgColor, UIColor.systemBlue.cgColor]
    light.startPoint = CGPoint(x: 0.5, y: 0.5)
    light.endPoint = CGPoint(x: 1, y: 1)
    light.cornerRadius = 20
    add(LayerView(light), height: 110, caption: "type: radial")

    let masked = CAGradientLayer()
    masked.colors = [UIColor.systemGreen.cgColor, UIColor.systemBlue.cgColor]
    masked.locations = [0.2, 0.8]
    let circles = CAShapeLayer()
    let path = CGMutablePath()
    for index in 0..<4 {
      path.addEllipse(in: CGRect(x: CGFloat(4 + index * 70), y: 20, width: 64, height: 64))
    }
    circles.path = path
    masked.mask = circles
    add(LayerView(masked), height: 110, caption: "mask: a shape layer")

    add(SpotView(frame: .zero), height: 110, caption: "UIView.mask: tap to move it")

    let words = CATextLayer()
    words.string = "A text layer"
    words.fontSize = 28
    words.font = .systemFont(ofSize: 28, weight: .bold)
    words.foregroundColor = UIColor.systemIndigo.cgColor
    words.alignmentMode = .center
    add(LayerView(words), height: 44, caption: "CATextLayer")
  }
}

/// Stripes of which a spot is seen; a tap sends it to the other end.
private final class SpotView: UIView {
  private let spot = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
  private var isAtEnd = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    for number in 0..<12 {
      let stripe = UIView()
      stripe.backgroundColor = UIColor(hue: CGFloat(number) / 12, saturation: 0.6, brightness: 0.9, alpha: 1)
      addSubview(stripe)
    }
    spot.backgroundColor = .black
    spot.layer.cornerRadius = 45
    mask = spot
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Move the spot"
    addGestureRecognizer(UITapGestureRecognizer(handler: weakify(self) { view, _ in view.move() }))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(subviews.count)
    for (number, stripe) in subviews.enumerated() {
      stripe.frame = CGRect(x: CGFloat(number) * width, y: 0, width: width, height: bounds.height)
    }
    place()
  }

  override func accessibilityActivate() -> Bool {
    move()
    return true
  }

  private func move() {
    isAtEnd = !isAtEnd
    UIView.animate(withDuration: 0.5) { place() }
  }

  private func place() {
    spot.center = CGPoint(x: isAtEnd ? bounds.width - 55 : 55, y: bounds.midY)
  }
}

/// A view with one layer over all of it.
final class LayerView: UIView {
  private let shown: CALayer

  init(_ layer: CALayer) {
    shown = layer
    super.init(frame: .zero)
    self.layer.addSublayer(layer)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.setDisableActions(true)
    shown.frame = bounds
  }
}
