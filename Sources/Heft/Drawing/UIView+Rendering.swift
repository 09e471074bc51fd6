extension UIView {
  /// Draws the view into the current context, as its layer's `render(in:)` does.
  ///
  /// - Parameters:
  ///   - rect: Where in the context the view's bounds go.
  ///   - afterUpdates: Whether the view is laid out before.
  /// - Returns: Whether there is a current context.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    render(in: context, alpha: 1)
    context.restoreGState()
    return true
  }

  /// Returns a view with this one's present content: backgrounds, pictures, labels, and the views' own drawing, with
  /// its texts. Borders and layers without a view are left out.
  ///
  /// - Parameter afterUpdates: Whether the view is laid out before.
  /// - Returns: A view of this one's size; nil if it has none.
  public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    if afterUpdates { layoutIfNeeded() }
    let view = copyOfStyle()
    view.frame = frame
    return view
  }

  /// A view of this one's size that looks like it, with copies of those in it. They do nothing.
  private final func copyOfStyle() -> UIView {
    let copy: UIView
    if let label = self as? UILabel {
      let text = LabelCopy()
      text.box = label.textBox
      text.text = label.text
      text.font = label.font
      text.textColor = label.textColor
      text.textAlignment = label.textAlignment
      text.numberOfLines = label.numberOfLines
      copy = text
    } else if let picture = self as? UIImageView {
      copy = UIImageView(image: picture.image)
      copy.contentMode = contentMode
    } else if let drawing = drawing() {
      copy = UIImageView(image: drawing)
    } else {
      copy = UIView()
    }
    copy.bounds = bounds
    copy.backgroundColor = backgroundColor
    copy.tintColor = tintColor
    copy.clipsToBounds = clipsToBounds
    copy.cornerRadius = appearance.cornerRadius
    copy.isUserInteractionEnabled = false
    copy.accessibilityElementsHidden = true
    for view in subviews where !view.isHidden && view.alpha > 0 {
      let inner = view.copyOfStyle()
      inner.center = view.center
      inner.transform = view.transform
      inner.alpha = view.alpha
      copy.addSubview(inner)
    }
    return copy
  }

  /// Returns the view's own drawing; nil if it draws nothing.
  private final func drawing() -> UIImage? {
    guard let process = AppProcess.current, bounds.width > 0, bounds.height > 0 else { return nil }
    let depth = process.graphics.entries.count
    let entry = GraphicsStack.Entry(
      size: bounds.size, scale: process.screen.scale, isOpaque: false, origin: bounds.origin,
      takesTexts: false)
    process.graphics.entries.append(entry)
    draw(bounds)
    process.graphics.entries.removeLast(max(0, process.graphics.entries.count - depth))
    guard let context = entry.contextIfMade, let image = context.makeImage() else { return nil }
    return UIImage(cgImage: image, scale: context.scale)
  }
}

/// A copy of a label's text, in the same place.
private final class LabelCopy: UILabel {
  var box: CGRect?

  override func drawText(in rect: CGRect) {
    if let box { super.drawText(in: box) }
  }
}
