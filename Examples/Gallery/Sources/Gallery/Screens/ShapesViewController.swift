import Heft

/// Shape layers: a star, dashes, a ring that shows a share.
final class ShapesViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(StarView(frame: .zero), height: 140, caption: "CAShapeLayer: path, fillColor, shadow")
    add(DashesView(frame: .zero), height: 60, caption: "lineDashPattern, lineCap")
    add(RingView(frame: .zero), height: 140, caption: "strokeEnd: 70 of 100")
  }
}

/// A star of five points.
private final class StarView: UIView {
  private let star = CAShapeLayer()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard star.superlayer == nil else { return }
    star.fillColor = UIColor.systemOrange.cgColor
    star.strokeColor = UIColor.systemRed.cgColor
    star.lineWidth = 4
    star.lineJoin = .round
    star.shadowOpacity = 0.3
    star.shadowRadius = 4
    star.shadowOffset = CGSize(width: 0, height: 4)
    layer.addSublayer(star)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    star.frame = bounds
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius: CGFloat = corner % 2 == 0 ? 62 : 27
      let turn = CGAffineTransform(rotationAngle: CGFloat(corner) * .pi / 5)
      let point = CGPoint(x: 0, y: -radius).applying(turn)
      let place = CGPoint(x: bounds.midX + point.x, y: bounds.midY + 6 + point.y)
      if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    star.path = path.cgPath
  }
}

/// Round dashes around a field.
private final class DashesView: UIView {
  private let line = CAShapeLayer()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard line.superlayer == nil else { return }
    line.fillColor = nil
    line.strokeColor = UIColor.systemBlue.cgColor
    line.lineWidth = 4
    line.lineCap = .round
    line.lineDashPattern = [2, 10]
    layer.addSublayer(line)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.path = UIBezierPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerRadius: 16).cgPath
  }
}

/// A ring of which a share is in color.
private final class RingView: UIView {
  private let track = CAShapeLayer()
  private let share = CAShapeLayer()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard track.superlayer == nil else { return }
    for ring in [track, share] {
      ring.fillColor = nil
      ring.lineWidth = 14
      ring.lineCap = .round
      layer.addSublayer(ring)
    }
    track.strokeColor = UIColor.secondarySystemBackground.cgColor
    share.strokeColor = UIColor.systemGreen.cgColor
    share.strokeEnd = 0.7
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: 55, startAngle: -.pi / 2,
      endAngle: 1.5 * .pi, clockwise: true)
    track.path = path.cgPath
    share.path = path.cgPath
  }
}
