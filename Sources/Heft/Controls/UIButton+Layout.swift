/// How the title and the picture of a button lie where that is not as usual.
struct ButtonArrangement {
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  /// Whether the picture stands behind the title.
  var isMirrored = false
}

extension UIButton {
  final func arrange(_ change: (inout ButtonArrangement) -> Void) {
    var changed = arrangement ?? ButtonArrangement()
    change(&changed)
    arrangement = changed
    setNeedsLayout()
  }

  /// Whether the picture stands behind the title, as in what is read from right to left.
  package final var isMirrored: Bool {
    get { arrangement?.isMirrored ?? false }
    set { arrange { $0.isMirrored = newValue } }
  }

  private final var imageSize: CGSize { currentImage?.size ?? .zero }
  private final var hasTitle: Bool { !(label.text ?? "").isEmpty }

  /// Between picture and title: none where the app's insets part them.
  private final var gap: CGFloat {
    guard hasTitle, currentImage != nil else { return 0 }
    let isParted = titleEdgeInsets != .zero || imageEdgeInsets != .zero
    return isParted ? 0 : ControlMetrics.buttonGap
  }

  /// The size of title and picture side by side.
  final var contentSize: CGSize {
    let text = hasTitle ? label.intrinsicContentSize : .zero
    return CGSize(width: text.width + gap + imageSize.width, height: max(text.height, imageSize.height))
  }

  /// Where title and picture begin in a room, and how wide they are in it.
  private final func row(in room: CGRect) -> (start: CGFloat, width: CGFloat) {
    let width = min(contentSize.width, max(room.width, 0))
    return switch contentHorizontalAlignment {
    case .center, .fill: (room.minX + (room.width - width) / 2, width)
    case .right, .trailing: (room.maxX - width, width)
    case .left, .leading: (room.minX, width)
    }
  }

  private final func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .center, .fill: room.midY - height / 2
    case .top: room.minY
    case .bottom: room.maxY - height
    }
  }

  final func usualImageRect(in content: CGRect) -> CGRect {
    let room = content.inset(by: imageEdgeInsets)
    let (start, width) = row(in: room)
    let shown = min(imageSize.width, width)
    return CGRect(
      x: isMirrored ? start + width - shown : start, y: top(of: imageSize.height, in: room), width: shown,
      height: imageSize.height)
  }

  final func usualTitleRect(in content: CGRect) -> CGRect {
    let room = content.inset(by: titleEdgeInsets)
    let (start, width) = row(in: room)
    let beside = imageSize.width > 0 ? min(imageSize.width, width) + gap : 0
    let height = label.intrinsicContentSize.height
    return CGRect(
      x: isMirrored ? start : start + beside, y: top(of: height, in: room), width: max(width - beside, 0),
      height: height)
  }
}
