import Heft

/// The picture of a scale, whose needle turns with the force.
final class DialView: UIView {
  /// The picture's side, the middle of its dial and the needle, all in the picture's own points.
  private static let side: CGFloat = 240
  private static let dial = CGPoint(x: 120, y: 153)
  private static let needleLength: CGFloat = 30
  private static let needleWidth: CGFloat = 4
  /// From the first mark of the dial to the last, in radians.
  private static let sweep = CGFloat.pi

  private let picture = UIImageView(image: UIImage(named: "scale"))
  private let arm = UIView()
  private let needle = UIView()
  private let hub = UIView()

  /// How far the needle has turned, 0...1.
  var share: CGFloat = 0 {
    didSet { if share != oldValue { turn() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibilityIgnoresInvertColors = true
    picture.contentMode = .scaleAspectFit
    picture.accessibilityLabel = "A kitchen scale"
    for part in [needle, hub] { part.backgroundColor = DialView.red }
    addSubview(picture)
    addSubview(arm)
    arm.addSubview(needle)
    arm.addSubview(hub)
    turn()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let unit = side / DialView.side
    let square = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    picture.frame = square
    let length = 2 * DialView.needleLength * unit
    arm.bounds = CGRect(x: 0, y: 0, width: length, height: length)
    arm.center = CGPoint(x: square.minX + DialView.dial.x * unit, y: square.minY + DialView.dial.y * unit)
    let width = DialView.needleWidth * unit
    needle.frame = CGRect(x: (length - width) / 2, y: 0, width: width, height: length / 2)
    needle.cornerRadius = width / 2
    hub.frame = CGRect(
      x: length / 2 - 1.5 * width, y: length / 2 - 1.5 * width, width: 3 * width, height: 3 * width)
    hub.cornerRadius = 1.5 * width
  }

  private func turn() {
    arm.transform = CGAffineTransform(rotationAngle: (min(max(share, 0), 1) - 0.5) * DialView.sweep)
  }

  private static let red = UIColor(red: 0.88, green: 0.27, blue: 0.18, alpha: 1)
}
