import Heft

/// The header of a section: its title, with a margin at both sides.
class TitledHeader: UICollectionReusableView {
  final let label = UILabel()
  final var margin: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: margin, dy: 0)
  }
}

/// A view with a square layer at its left, which comes once the view is in a window.
class SquareView: UIView {
  final let square = CALayer()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard square.superlayer == nil else { return }
    square.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
    square.position = CGPoint(x: 45, y: 45)
    layer.addSublayer(square)
  }
}

extension UILabel {
  /// A white text in the middle of a color.
  convenience init(_ text: String, on color: UIColor) {
    self.init(frame: .zero)
    self.text = text
    textAlignment = .center
    textColor = .white
    backgroundColor = color
  }
}
