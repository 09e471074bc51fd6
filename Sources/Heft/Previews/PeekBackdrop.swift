/// The view between the screen and a preview: it tints everything behind it except the source. A press on it closes the
/// preview.
final class PeekBackdrop: PressableView {
  /// The bars above, below, left and right of the source that stays sharp; the first covers everything if there is
  /// none.
  private let bars = [UIView(), UIView(), UIView(), UIView()]
  private var hole = CGRect.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = "Close preview"
    for bar in bars {
      bar.backgroundColor = PeekMetrics.shade
      bar.isUserInteractionEnabled = false
      bar.alpha = 0
      addSubview(bar)
    }
  }

  /// Sets the strength of the tint, 0...1, and the area that it leaves out.
  func set(shade: Double, hole: CGRect) {
    for bar in bars { bar.alpha = CGFloat(shade) }
    guard hole != self.hole else { return }
    self.hole = hole
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let room = bounds
    let isWhole = hole.size.width <= 0 || hole.size.height <= 0
    let top = isWhole ? room.maxY : min(max(hole.minY, 0), room.maxY)
    let bottom = isWhole ? room.maxY : min(max(hole.maxY, 0), room.maxY)
    bars[0].frame = CGRect(x: 0, y: 0, width: room.width, height: top)
    bars[1].frame = CGRect(x: 0, y: bottom, width: room.width, height: room.maxY - bottom)
    bars[2].frame = CGRect(x: 0, y: top, width: max(hole.minX, 0), height: bottom - top)
    bars[3].frame = CGRect(
      x: hole.maxX, y: top, width: max(room.maxX - hole.maxX, 0), height: bottom - top)
  }
}

/// The preview itself: the controller's view on a card that a tap opens.
final class PeekPlatter: PressableView {
  /// The card is one thing to the keyboard and to a screen reader: nothing in it can be reached by itself.
  private let content = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    clipsToBounds = true
    cornerRadius = PeekMetrics.corner
    ownLayer = ViewBorder(PeekMetrics.edge)
    safeAreaPropagation = .nothing
    content.accessibilityElementsHidden = true
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Takes a view in, as large as the card.
  func show(_ view: UIView) {
    view.transform = .identity
    content.frame = bounds
    view.frame = content.bounds
    content.addSubview(view)
  }

  /// Nothing in a preview can be touched but the whole.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
}
