import Heft

/// A card over the paper with tools on it.
class Card: UIView {
  /// Told when the card is no longer wanted.
  var closed: (() -> Void)?

  static let margin: CGFloat = 14
  static let row: CGFloat = 44
  static let gap: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    cornerRadius = 18
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.separator.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 16
    layer.shadowOffset = CGSize(width: 0, height: 6)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // A layer's colors are fixed for light or dark at the time.
    layer.borderColor = UIColor.separator.cgColor
  }

  override func accessibilityPerformEscape() -> Bool {
    closed?()
    return true
  }

  /// The size in a room.
  func size(in room: CGSize) -> CGSize { .zero }

  /// The middle of the card of a size in a room: at the bottom.
  func middle(in room: CGRect, _ size: CGSize) -> CGPoint {
    CGPoint(x: room.midX, y: room.maxY - size.height / 2)
  }

  /// Lies in a room.
  final func place(in room: CGRect) {
    let size = size(in: room.size)
    // Not the frame, because the card may be on its way.
    bounds = CGRect(origin: .zero, size: size)
    center = middle(in: room, size)
  }
}
