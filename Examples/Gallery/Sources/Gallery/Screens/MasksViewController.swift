import Heft

/// Masks that are more than a filled shape.
final class MasksViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let ring = CAShapeLayer()
    let path = CGMutablePath()
    path.addArc(
      center: CGPoint(x: 60, y: 60), radius: 45, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: false)
    ring.path = path
    ring.fillColor = nil
    ring.strokeColor = UIColor.black.cgColor
    ring.lineWidth = 14
    ring.strokeEnd = 0.75
    add(LayerView(colors(under: ring)), height: 120, caption: "mask: a line, strokeEnd at three quarters")

    let half = CALayer()
    half.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    half.backgroundColor = UIColor.black.withAlphaComponent(0.5).cgColor
    add(LayerView(colors(under: half)), height: 60, caption: "mask: half opaque")

    let picture = CALayer()
    picture.frame = CGRect(x: 20, y: 0, width: 60, height: 60)
    picture.contents =
      UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { _ in
        UIColor.black.setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 60, height: 60)).fill()
      }.cgImage
    add(LayerView(colors(under: picture)), height: 60, caption: "mask: contents")

    let words = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    words.text = "MMMM in colors"
    words.font = .systemFont(ofSize: 34, weight: .bold)
    let text = LayerView(colors(under: nil))
    text.mask = words
    add(text, height: 44, caption: "mask: a label")
  }

  private func colors(under mask: CALayer?) -> CAGradientLayer {
    let colors = CAGradientLayer()
    colors.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    colors.startPoint = CGPoint(x: 0, y: 0.5)
    colors.endPoint = CGPoint(x: 1, y: 0.5)
    colors.mask = mask
    return colors
  }
}
