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

    let words = CATextLayer()
    words.string = "A text layer"
    words.fontSize = 28
    words.font = .systemFont(ofSize: 28, weight: .bold)
    words.foregroundColor = UIColor.systemIndigo.cgColor
    words.alignmentMode = .center
    add(LayerView(words), height: 44, caption: "CATextLayer")
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
